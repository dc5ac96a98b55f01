# Author: the project's first translator
# Reviewer: nobody yet

### Computerspieler, am Tisch und daneben.

thinks = { $badge } { $who } denkt nach.
