# Author: the project
# Reviewer: the project

### Looking at a game without moving: /board, /history, /open. Private. $game is a game’s title.

## Buttons: at most 38 characters

view-large = View large
# Shows the board from another side.
turn-it = Turn it
post-again = Post it here again
history = History
first = ⏮ First
back = ◀ Back
next = Next ▶
last = Last ⏭
go-to = Go to…
see-board = See the board
in-words = In words

## The board

posted = The board is in the channel again.
# $badge: a sign such as 🔴; $who: a name.
to-play = { $badge } { $who } is to play.
# For somebody who does not sit at a table that waits for players. $table: a link to it, “Go to the table”.
watch = { $table }. You do not play there; you are welcome to watch.

## Looking through a game

# A form: its title (at most 45 characters), the label of its field, and what stands in the empty field.
form-title = Go to a move
form-label = Its number
form-hint = 0 is the beginning of the game.
no-number = No move has that number.
moves-so-far =
    This game has { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    } so far.
at-start = -# { $game }, before the first move
at-move = -# { $game }, move { $move } of { $last }
page = -# { $game }, page { $page } of { $last }
nothing-yet = Nobody has moved yet.
