### Looking at a game without moving: /board, /history, /open. Private. $game is a game’s title.

## Buttons

# A button. It shows the picture of the board in a larger size.
# max 38
view-large = View full size
# A button under the large picture. It turns the board by a quarter.
# max 38
turn-it = Rotate the board
# A button. It posts the board again at the end of the channel, where everybody sees it.
# max 38
post-again = Repost the board
# A button. It shows the game move by move.
# max 38
history = History
# These buttons lead to the first, previous, next and last move.
# max 38
first = ⏮ First
# max 38
back = ◀ Back
# max 38
next = Next ▶
# max 38
last = Last ⏭
# A button. It opens a form that asks for the number of a move.
# max 38
go-to = Go to…
# A button. It leads from words, or from a chart, to the picture of the board.
# max 38
see-board = See the board
# A button. It shows the history in words in place of pictures.
# max 38
in-words = Show as text

## The board

# The answer to the button “post-again”.
posted = I’ve reposted the board in the channel.
# $badge: a sign such as 🔴; $who: a name.
to-play = { $badge } It’s { $who }’s turn.
# For somebody who does not sit at a table that waits for players. $table: a link to it, “Go to the table”.
watch = { $table }. You’re not playing there, but you’re welcome to watch.

## Looking through a game

# The title of a form that asks for the number of a move.
# max 45
form-title = Go to a move
# The label of its field.
# max 45
form-label = Move number
# The hint under that label.
# max 100
form-hint = 0 for the start of the game
# The answer if what was typed in the form is not a number. (A number that is too large leads to the last move.)
no-number = That’s not a move number. Enter a number such as 12.
# A text in the form. The game may be running or over.
moves-so-far =
    This game has { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    }.
at-start = -# { $game }, before the first move
at-move = -# { $game }, move { $move } of { $last }
page = -# { $game }, page { $page } of { $last }
nothing-yet = No moves yet.
