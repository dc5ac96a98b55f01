# Author: the project's first translator
# Reviewer: nobody yet

### Les ordinateurs, à table et à côté.

thinks = { $badge } { $who } réfléchit.
