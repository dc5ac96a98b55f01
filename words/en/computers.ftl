# Author: the project
# Reviewer: the project

### Computer players, at tables and beside them.

# Stands on a board while a computer is to move. $badge is its sign in the game, $who its name.
thinks = { $badge } { $who } thinks.
