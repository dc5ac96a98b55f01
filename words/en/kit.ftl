# Author: the project
# Reviewer: the project

### What all games share, in pictures, menus and texts.

## Lists

# Two items.
list-two = { $a } and { $b }
# Three items or more. $most: all but the last, with commas between them.
list-last = { $most } and { $last }
or-two = { $a } or { $b }
or-last = { $most } or { $last }
# Between two items of a list such as “a, b, c”, and of one of longer parts such as “a 1, b 2; c 3”.
list-comma = {", "}
list-semicolon = {"; "}
# A number with decimals, such as 12.5. $whole: what stands before the mark, perhaps with a minus sign.
decimal = { $whole }.{ $digits }

## Around a position

# $told: the sentence that says what happened last in the game. This stands at the end of the description of a board.
last = Last: { $told }
# The player of a seat whose own name cannot be shown.
unnamed = Seat { $seat }
# Said of a game that a table ended before its rules did.
ended = The game has ended.
# Above the first frame of a replay.
game-begins = The game begins.
# Above the last frame of a replay, if the table ended the game before its rules did.
table-ended = The table ended the game here.

## Labels in menus: at most 80 characters

# $meaning: what a choice means, such as “Take b2”. These say what the choice makes certain.
label-wins = { $meaning }, then you win
label-loses = { $meaning }, then you lose
label-draws = { $meaning }, then the game is drawn
label-out = { $meaning }, then you are out
# $further: what follows in the same turn, such as “3 places to go”.
label-further = { $meaning }, then { $further }
# A choice that is played $times times in a row by one press.
several = { $meaning } ×{ $times }

## How somebody gave up their seat

gave-up = { $who } gave up.
# $how (late | left | taken): the time of $who ran out, $who left the server, or a moderator took $who out of the game.
departed =
    { $who } { $how ->
        [late] ran out of time
        [left] left the server
       *[taken] was taken out by a moderator
    }.
# The same below the player’s name in the picture. $how (late | left | taken | resigned): resigned: the player gave up.
plate-gone =
    { $how ->
        [late] ran out of time
        [left] left the server
        [taken] was taken out by a moderator
       *[resigned] gave up
    }
