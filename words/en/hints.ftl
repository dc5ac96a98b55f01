# Author: the project
# Reviewer: the project

### Hints: what the computer would play, and why. A player who is to act asks for them and reads them privately.
### They can be had alone and in games with computers, but not in games between people, which count for their ratings.

## Buttons

hint = Hint
# Plays the move of the hint.
play-it = Play it

## The hint

# $moves: what to play, one or more labels such as “Take b2”, divided by semicolons.
heading = **Hint**: { $moves }.
# A choice whose label does not say what is done with it. $asks: the placeholder of its menu, “Destroy a card”.
choice = { $asks }: { $choice }
# Below the picture, if it shows the board after several moves.
after-it = The picture shows the board after this turn.
# $share (number): in how many games of 100 the computer expects a win if it plays this.
share =
    { $share ->
        [100] It expects to win with this in any case.
        [0] It sees no way to win any more.
       *[other] It expects to win { $share } of 100 games with this.
    }
# The same for the best choice besides the hint. $moves as in “heading”, $share (number).
otherwise = The next best is { $moves }: { $share } of 100 games.
# The player has no other choice.
only = There is nothing else to play.
# $story: what happens next in the best play that the computer sees, in one or more sentences about the players.
follows = In the best play that it sees, this follows: { $story }

## After a game. $who: a name, $hints: how many hints that player was given

# $list: a list of “taken-by”.
taken = Hints: { $list }
taken-by = { $who } { $hints }

## Answers if there are none

# $why (people | rated | off)
none-here =
    { $why ->
        [off] This table has agreed to play without hints.
        [people] People play against each other in this game, so it has no hints. Games alone and games with a computer have them.
       *[rated] This game counts for the ratings of its players, so it has no hints. Games alone and games with a computer have them.
    }
failed = The computer could not find a hint this time. Nothing was counted.

## The table option

option = Whether players may ask for hints. Rated games between people never have hints.
# $begins: whether the words begin a line or an item of a menu; otherwise they stand in a list.
option-on =
    { $begins ->
        [yes] Hints in games with a computer
       *[no] hints in games with a computer
    }
option-off =
    { $begins ->
        [yes] No hints
       *[no] no hints
    }
