# Author: the project
# Reviewer: the project

### Trying moves on a private board: for all seats, from a moment of a finished game or in one's own turn. Nothing is played.

## Buttons: at most 38 characters

try-moves = Try moves
# Takes back the last move that was tried.
undo = Undo
# Takes back all moves that were tried.
discard = Discard all
# Draws what chance decides: a die, a card.
at-random = At random

## The board

# $game: a game’s title. $move (number): from which move of the game on moves are tried; 0 is its beginning.
heading =
    -# { $game }: you try moves { $move ->
        [0] from the beginning
       *[other] after move { $move }
    }. Nobody else sees it, and nothing is played.
# Instead of whose turn it is.
chance = Now chance decides. Choose what happens, or let it be drawn. This has nothing to do with what chance brings at the table.
# The placeholder of a menu.
choose-chance = Choose what happens
too-long = There is no room for more moves on this board. Undo some of them, or discard all.
not-possible = That cannot be played here.
