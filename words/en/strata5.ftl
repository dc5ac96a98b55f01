# Author: the project
# Reviewer: the project

### Strata 5: all that people read.
### $who, $rival, $winner and $loser are people's names. Spaces look like c3. A pawn is called by its number: "the 3".
### The two sides are red and black: $side (red | black).

## The game, before it is played

title = Strata 5
summary = Build with blocks, walk your pawns up what is built, and be the first on the fifth level.
# The options: what each decides, without a full stop, what its values mean, and its name.
option-size-name = size
option-size = How many spaces the board has each way
option-size-6 = the quick game, which favours red
option-size-8 = the usual game
option-size-10 = the long game, mostly drawn

## What happened, as sentences in the story of the game

# A turn: $deeds is a list of one or more of the messages did-…, joined with commas and "and".
turn = { $who } { $deeds }.

# $ways: whether $way, the spaces that the pawn crossed, is told ("c3, c4 and d4").
# $stuck: whether the pawn is locked in its new place for now.
did-move =
    moved the { $number } from { $start }{ $ways ->
        [yes] {" "}via { $way }
       *[no] {""}
    } to { $end } (level { $level }{ $stuck ->
        [yes] , locked for now
       *[no] {""}
    }){ $captures ->
        [yes] , capturing { $rival }’s { $captured }
       *[no] {""}
    }
# A pawn enters the board from the player's hand.
did-enter =
    brought in the { $number }{ $ways ->
        [yes] {" "}via { $way }
       *[no] {""}
    } to { $end } (level { $level }{ $stuck ->
        [yes] , locked for now
       *[no] {""}
    }){ $captures ->
        [yes] , capturing { $rival }’s { $captured }
       *[no] {""}
    }
# The same in fewer words. $again: whether another pawn was moved right before in the same sentence:
# "moved the 3 from c2 to d4, the 2 from a1 to a2".
did-move-briefly =
    { $again ->
        [yes] the { $number } from { $start } to { $end }
       *[no] moved the { $number } from { $start } to { $end }
    }{ $captures ->
        [yes] , capturing { $rival }’s { $captured }
       *[no] {""}
    }
did-enter-briefly =
    brought in the { $number } to { $end }{ $captures ->
        [yes] , capturing { $rival }’s { $captured }
       *[no] {""}
    }
# A block covers four spaces, from $place to $corner. $trapped and $locked are made by the message caught.
did-block =
    laid a block on { $place } to { $corner } (level { $level }){ $does ->
        [traps] , trapping { $trapped }
        [locks] , locking { $locked }
        [both] , trapping { $trapped }, and locking { $locked }
       *[nothing] {""}
    }
did-block-briefly =
    laid a block on { $place }{ $traps ->
        [yes] , trapping { $trapped }
       *[no] {""}
    }
# The pawns that a block traps or locks: the object of "trapping" and "locking".
# $own: the numbers of the player's own pawns ("2 and 3"); how many these are: $owns (number).
# $theirs: the numbers of the pawns of $rival; how many these are: $rivals (number).
# $whose: both = one pawn of each, lists = pawns of both, and several of at least one of them.
caught =
    { $whose ->
        [own] their own { $own }
        [theirs] { $rival }’s { $theirs }
        [both] their own { $own } and { $rival }’s { $theirs }
       *[lists] their own { $own }, and { $rival }’s { $theirs }
    }
# The player had to leave out a part of the turn.
did-no-pawn = could move no pawn
did-no-second = could move no second pawn
did-no-place = found no place for a block
did-no-block-left = had no block left
did-pass = could do nothing and passed

## How the game stands

# $doing is one of the sentences doing-…, or how the game ended.
state = Strata 5, turn { $turn }. { $doing }
# $moved: whether a pawn, that on $space, has already moved in this turn.
doing =
    { $who } { $step ->
        [first] to move a first pawn
        [second] to move a second pawn
       *[block] to lay a block
    }{ $moved ->
        [yes] ; the pawn on { $space } has moved
       *[no] {""}
    }.
sides = { $red } is red, { $black } is black.
seen-from-black = Seen from black’s side.
# The level of each space; $last is the last file ("h"), $ranks a list like "8 00112200, 7 00110000".
levels-by-rank = Levels by rank, a to { $last }: { $ranks }.
# $levels is a list of the message blocks-on-level, with semicolons.
blocks-by-space = Blocks by lower left space: { $levels }.
blocks-on-level = level { $level } { $places }
# $board: the number of pawns on the board, $pawns: the list of them (pawn-on). $hand: the number of pawns in hand,
# $held: their numbers ("1 2 4"). $trapped: the number of trapped pawns, $caged: the list of them (pawn-in).
pawns-of =
    { $side ->
        [red] Red pawns
       *[black] Black pawns
    } { $board ->
        [0] none
       *[other] { $pawns }
    }; in hand { $hand ->
        [0] none
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] ; trapped { $caged }
    }.
pawn-on = { $number } on { $space }
pawn-in = { $number } in { $space } at level { $level }
# How the game nears its end. $idle: turns without a capture or a block, of $most. $stirred: there was one this turn.
# $most (number)
count =
    { $blocks ->
        [0] No blocks left
        [one] { $blocks } block left
       *[other] { $blocks } blocks left
    }{ $idle ->
        [0] {""}
       *[other] ; { $idle } of { $most } turns without capture or block
    }{ $stirred ->
        [yes] ; a capture or a block this turn
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] ; this position has stood { $times } times
    }.
levels-heading = Level of each space, a to { $last }:
rank = Rank { $rank }: { $levels }
level-by-level-heading = Level by level, blocks by their lower left space:
blocks-heading = Blocks by their lower left space:
# A level: $blocks are the places of its blocks ("c3 e5"), $pawns the pawns on it (level-pawn, level-trapped).
level =
    Level { $level }: blocks { $blocks }{ $standing ->
        [yes] ; pawns { $pawns }
       *[no] {""}
    }.
level-pawn =
    { $side ->
        [red] red
       *[black] black
    } { $number } on { $space }{ $locked ->
        [yes] {" "}(locked)
       *[no] {""}
    }
level-trapped =
    { $side ->
        [red] red
       *[black] black
    } { $number } trapped in { $space }
# Spaces with air below a block: $gaps is a list of the message gap.
hollow = Hollow: { $gaps }.
gap = { $space } under level { $level }
# $reds, $blacks: the number of pawns in hand; $red, $black: which ("1 2 4").
in-hand =
    In hand: red { $reds ->
        [0] none
       *[other] { $red }
    }, black { $blacks ->
        [0] none
       *[other] { $black }
    }.
# Headings of two boards drawn with characters. The letters stand before the numbers of pawns ("r2"): one letter each.
grid-levels = Levels:
grid-pawns = Pawns, { letter-red } red and { letter-black } black:
letter-red = r
letter-black = b
# $forces joins two of the message force with "and".
progress =
    { $forces }; { $blocks ->
        [0] no blocks left
        [one] { $blocks } block left
       *[other] { $blocks } blocks left
    }.
force =
    { $who } ({ $side ->
        [red] red
       *[black] black
    }) has { $pawns ->
        [0] no pawns on the board
        [one] { $pawns } pawn on the board, the highest on level { $high }
       *[other] { $pawns } pawns on the board, the highest on level { $high }
    }

## How the game ended

won-climbed = { $winner } has reached the fifth level and wins.
won-by-capture = { $winner } wins by a capture: no pawn that { $loser } has left can ever move.
won-by-block = { $winner } wins with a block: every pawn that { $loser } has left is locked.
won-locked-itself = { $loser } is left without a pawn that can move, so { $winner } wins.
# $how $loser left the game: gave up, had no time left, left the server, or was taken out by a moderator.
won-resigned =
    { $how ->
        [late] { $loser } ran out of time and { $winner } wins.
        [left] { $loser } left the server and { $winner } wins.
        [taken] { $loser } was taken out by a moderator and { $winner } wins.
       *[resigned] { $loser } gave up and { $winner } wins.
    }
drawn-no-five = The game is a draw: all blocks are laid, and none lies on level 5.
# $turns (number)
drawn-idle = The game is a draw: { $turns } turns in a row brought neither a capture nor a block.
drawn-third = The game is a draw: the same position has come up for the third time.

## Spoken to the player to act

ask-first = Move a pawn.
ask-second = Move a second pawn, not the one on { $moved }.
ask-block = Lay a block.
ask-block-no-pawn = None of your pawns can move: lay a block.
ask-block-no-second = No other pawn of yours can move: lay a block.

## Menus: what their choices have in common. At most 100 characters, better 40

menu-move = Move a pawn
menu-board = Move a pawn on the board
menu-hand = Enter a pawn from hand
menu-block = Lay a block
menu-block-harm = Trap or lock pawns
menu-block-top = Lay it on top of others
menu-block-board = Lay it on the board
# $hand: whether the pawn comes from hand, where $pawn is its number; else $pawn is the space where it stands.
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Climb or capture with your { $pawn }
           *[no] Climb or capture with the pawn from { $pawn }
        }
        [level] { $hand ->
            [yes] Stay level with your { $pawn }
           *[no] Stay level with the pawn from { $pawn }
        }
        [descend] { $hand ->
            [yes] Descend with your { $pawn }
           *[no] Descend with the pawn from { $pawn }
        }
       *[any] { $hand ->
            [yes] Where to with your { $pawn }
           *[no] Where to with the pawn from { $pawn }
        }
    }

## Labels of choices: at most 80 characters, together with ", then the game is drawn"

# $number: the pawn. $places: to how many spaces it can walk.
label-pawn =
    { $number } { $hand ->
        [yes] from hand
       *[no] on { $start }
    } ({ $places ->
        [one] { $places } place
       *[other] { $places } places
    }{ $captures ->
        [yes] , can capture
       *[no] {""}
    }{ $wins ->
        [yes] , can win
       *[no] {""}
    })
label-lay =
    Lay a block ({ $places ->
        [one] { $places } place
       *[other] { $places } places
    })
# A walk. $side: whose pawn, $captured, is captured. locked: the pawn cannot leave its new place for now.
label-walk =
    { $hand ->
        [yes] { $number } from hand
       *[no] { $start }
    } to { $end }, level { $level }{ $does ->
        [captures] : captures { $side ->
            [red] red’s { $captured }
           *[black] black’s { $captured }
        }
        [locked] : locked there for now
        [both] : captures { $side ->
            [red] red’s { $captured }
           *[black] black’s { $captured }
        } and is locked there for now
       *[nothing] {""}
    }
# A block from $place to $corner. $trapped and $locked are made by the message label-caught.
label-block =
    { $place } to { $corner }, level { $level }{ $does ->
        [traps] : traps { $trapped }
        [locks] : locks { $locked }
        [both] : traps { $trapped }, locks { $locked }
       *[nothing] {""}
    }
# The same where there is no room for it. $trapped and $locked (numbers): how many pawns are trapped, and locked.
label-block-briefly =
    { $place } to { $corner }, level { $level }{ $does ->
        [traps] : traps { $trapped ->
            [one] { $trapped } pawn
           *[other] { $trapped } pawns
        }
        [locks] : locks { $locked ->
            [one] { $locked } pawn
           *[other] { $locked } pawns
        }
        [both] : traps { $trapped ->
            [one] { $trapped } pawn
           *[other] { $trapped } pawns
        }, locks { $locked }
       *[nothing] {""}
    }
# The pawns that a block traps or locks: the object of "traps" and "locks". See the message caught;
# $owns (number), $rivals (number). $side: whose pawns $theirs are.
label-caught =
    { $whose ->
        [own] your { $own }
        [theirs] { $side ->
            [red] red’s { $theirs }
           *[black] black’s { $theirs }
        }
        [both] your { $own } and { $side ->
            [red] red’s { $theirs }
           *[black] black’s { $theirs }
        }
       *[lists] your { $own }, and { $side ->
            [red] red’s { $theirs }
           *[black] black’s { $theirs }
        }
    }

## In the picture: short, and nothing may be cut

key-level = level
key-air = air below
key-trapped = trapped
key-locked = locked
status-draw = a draw
status-won = has won
status-lost = has lost
status-doing =
    { $step ->
        [first] moves a pawn
        [second] moves another
       *[block] lays a block
    }
# $left: after this number of turns the game is drawn.
status-doing-left =
    { $step ->
        [first] moves a pawn
        [second] moves another
       *[block] lays a block
    }; { $left ->
        [one] { $left } turn left
       *[other] { $left } turns left
    }
# The number of a player's pawns on the board, and of those trapped.
status =
    { $board ->
        [0] { $trapped ->
            [0] all in hand
           *[other] { $trapped } trapped
        }
       *[other] { $trapped ->
            [0] { $board } on the board
           *[other] { $board } on the board, { $trapped } trapped
        }
    }

## Tips for new players: about 50 characters

hint-wins = Your { $number } can reach { $end } on level { $level }: that wins.
hint-captures = Your { $number } can capture the { $captured } on { $end }.
hint-second = Where it ends matters, not the way there.
hint-enter = Pawns enter on your Starting Blocks: the first step.
hint-walk = A pawn walks its number, one level a step at most.
hint-trap = A block at { $place } would trap the other side’s { $number } for good.
hint-trap-own = Take care: a block at { $place } would trap your own { $number }.
hint-climb = At { $place } a block makes a step up to level { $level }.
hint-block = Where two blocks meet, the next can lie on both.

## Why a move is not legal

why-off-board = { $space } is not on the board, which goes from a1 to { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Move a first pawn before you lay a block.
       *[no] Move a second pawn before you lay a block.
    }
why-block-now = Now you must lay a block.
why-not-in-hand = You have no { $number } in your hand.
why-no-door = None of your Starting Blocks has an open space left, so no pawn can enter.
why-doors-taken = A pawn stands on every open space of your Starting Blocks, so none can enter.
# A pawn with the number 3 walks exactly three steps: $number (number).
why-no-entry = Your { $number } finds no way of { $number } steps from your Starting Blocks.
why-entry-blocked = Pawns stand in the way of every walk of your { $number } to { $end }.
# $number (number)
why-entry-far = No walk of { $number } steps, the first of which is entering, brings a pawn from hand to { $end }.
why-trapped = Your { $number } on { $space } is trapped for good.
why-empty = No pawn stands on { $space }.
why-theirs = The pawn on { $space } is your opponent’s.
why-moved = The pawn on { $space } has moved already; the second one must be another.
why-same-space = A pawn cannot end on the space that it starts from.
# $number (number)
why-locked = Your { $number } on { $space } is locked: no walk of { $number } steps leads anywhere.
why-blocked = Pawns stand in the way of your { $number } on { $space }: it cannot move now.
why-bare = { $space } is bare board, and pawns stand on blocks alone.
why-own-pawn = A pawn of your own stands on { $space }.
# $steps (number)
why-too-far = { $end } is at least { $steps } steps from { $start }, and a { $number } walks exactly { $number }.
why-parity =
    { $odd ->
        [yes] Every way from { $start } to { $end } has an odd number of steps, and a { $number } walks exactly { $number }.
       *[no] Every way from { $start } to { $end } has an even number of steps, and a { $number } walks exactly { $number }.
    }
# $number (number)
why-walk-blocked = Pawns stand in the way of every walk of { $number } steps from { $start } to { $end }.
# $number (number)
why-no-walk = No walk of { $number } steps goes from { $start } to { $end }: at most one level up or down a step, never over bare board, and no space twice.
why-over-edge = A block is named by its lower left space, and at { $place } it would stick out over the edge.
why-alone = On the bare board a block must lie beside one on level 1, and at { $place } it does not.
why-too-high = At { $place } it would lie on level { $level }, and { $top } is the highest.
# $spaces: how many of the block's four spaces have the height $height; one or two.
why-uneven =
    { $spaces ->
        [one] At { $place } only one of its four spaces is as high as level { $height }; at least three must be.
       *[other] At { $place } only two of its four spaces are as high as level { $height }; at least three must be.
    }
why-one-block = At { $place } it would rest on a single block; it needs two pieces under it.

## Why a hint advises a turn

# How many pawns can move after the turn: the player’s own, and those of the opponent.
advice-free = After it, { $own } of your pawns can move, and { $theirs } of your opponent’s.
# How many pawns could be captured after the turn.
advice-captures = After it, you threaten { $own ->
        [0] no pawn
        [one] { $own } pawn
       *[other] { $own } pawns
    }, and your opponent threatens { $theirs ->
        [0] none
       *[other] { $theirs }
    } of yours.
