# Author: the project
# Reviewer: the project

### What all games share.
list-two = { $a } and { $b }
list-last = { $most } and { $last }
or-two = { $a } or { $b }
or-last = { $most } or { $last }
last = Last: { $told }
unnamed = Seat { $seat }
fate-wins = , then you win
fate-loses = , then you lose
fate-draws = , then the game is drawn
fate-out = , then you are out
list-comma = {", "}
