### What all games share, in pictures, menus and texts.

## Lists

# Two items. $sound (i | o | other): the vowel with which the last item of a list begins, for languages whose “and” or “or”
# depends on it: Spanish “Ana e Inés”, “siete u ocho”.
list-two = { $a } and { $b }
# Three items or more. $most: all but the last, with commas between them. $sound (i | o | other): as above.
list-last = { $most } and { $last }
# Parts of a sentence with commas within them: “moved the 2 from a1 to b2, capturing Ben’s 3, and brought in the 4”. $most: one
# or more parts. $sound (i | o | other): as above.
list-clauses = { $most }, and { $last }
# $sound (i | o | other): as above.
or-two = { $a } or { $b }
# $sound (i | o | other): as above.
or-last = { $most } or { $last }
# Between two items of a list such as “a, b, c”, and of one of longer parts such as “a 1, b 2; c 3”.
list-comma = {", "}
list-semicolon = {"; "}
# A number with decimals, such as 12.5. $whole: what stands before the mark, perhaps with a minus sign.
decimal = { $whole }.{ $digits }

## Around a position

# $told: the sentence that says what happened last in the game. This stands at the end of the description of a board.
last = Last: { $told }
# A player whose own name cannot be shown. It is used like a name.
unnamed = Seat { $seat }
# Said of a game that a table ended before its rules did.
ended = The game is over.
# Above the first frame of a replay.
game-begins = The game starts.
# Above the last frame of a replay, if the table ended the game before its rules did.
table-ended = The game ended early here.

## Choices in menus. The only choice there is becomes a button, if it has at most 38 characters

# $meaning: what a choice means, such as “Take b2” or “a5 to b4: captures 3, +7”. These say what the choice makes certain.
# max 80
label-wins = { $meaning } – you win
# max 80
label-loses = { $meaning } – you lose
# max 80
label-draws = { $meaning } – a draw
# max 80
label-out = { $meaning } – you’re out
# $further: what follows in the same turn, such as “3 places to go”.
# max 80
label-further = { $meaning }, then { $further }
# A button: a choice that is played $times times in a row by one press.
# max 38
several = { $meaning } ×{ $times }

## How a player went out of the game

gave-up = { $who } resigned.
# $how (late | left | taken): the time of $who ran out, $who left the server, or a moderator removed $who from the game.
departed =
    { $who } { $how ->
        [late] ran out of time
        [left] left the server
       *[taken] was removed by a moderator
    }.
# The end of a game for two. $how (late | left | taken | resigned): the time of $loser ran out, $loser left the server, a
# moderator removed $loser from the game, or $loser resigned.
won-resigned =
    { $how ->
        [late] { $loser } ran out of time, so { $winner } wins
        [left] { $loser } left the server, so { $winner } wins
        [taken] { $loser } was removed by a moderator, so { $winner } wins
       *[resigned] { $loser } resigned, so { $winner } wins
    }.
# How a player went out of the game, below the player’s name in the picture: short, as a text that is too long is set smaller.
# $how (late | left | taken | resigned): resigned: the player resigned.
plate-gone =
    { $how ->
        [late] ran out of time
        [left] left the server
        [taken] removed by a moderator
       *[resigned] resigned
    }
# What else can stand there: who won, and who is to move.
plate-draw = draw
plate-won = won
plate-lost = lost
plate-to-move = their turn
