### Trying moves on a private board: for all seats, from a moment of a finished game or in one's own turn. Nothing is played.

## Buttons

# A button. It opens the private board.
# max 38
try-moves = Try out moves
# A button. It takes back the last move that was tried.
# max 38
undo = Undo
# A button. It takes back all moves that were tried.
# max 38
discard = Undo all
# A button. It draws at random what chance decides: a die, a card.
# max 38
at-random = Pick at random

## The board

# $game: a game’s title. $move (number): from which move of the game on moves are tried; 0 is its beginning.
heading =
    -# { $game }: trying out moves { $move ->
        [0] from the start
       *[other] after move { $move }
    }. Only you can see this, and nothing is played.
# Instead of whose turn it is. The buttons and menus below choose what chance does (choose-chance, at-random).
chance = Chance decides what’s next. Choose what happens or pick at random. This has nothing to do with what comes up in the real game.
# The placeholder of a menu: the results of a die, the cards that can be drawn.
# max 100
choose-chance = Choose what happens
# The board has no room for one more move. It is also said while a plan is made (plans.ftl).
too-long = There’s no room for more moves here. Undo some first.
# Said of a move, or of a result of chance, that is not possible (any more).
not-possible = That’s not possible here.
