### Strata 5: all that people read.
### $who, $rival, $winner and $loser are people’s names. Spaces look like c3. A pawn is called by its number: “the 3”.
### The two sides are red and black: $side (red | black).

## The game, before it is played

# The name of the game: a button, and a choice in menus.
# max 38
title = Strata 5
# One sentence about the game, also the small line below a choice in a menu.
# max 100
summary = Stack blocks, walk your pawns up them, and be the first to reach level 5.
# What to look out for in a first game, after the tutorial.
watch = Look for pawns that your opponent can reach in exactly as many steps as their number: they capture and climb that way. Lay each block where it helps your pawns up and closes their way.
# The option: its name, what it decides, without a full stop, and what its values mean. A meaning stands behind or below
# its value, 6, 8 or 10.
option-size-name = size
# max 100
option-size = Board size
# max 100
option-size-6 = the quick game, favours red
# max 100
option-size-8 = the standard game
# max 100
option-size-10 = the long game, usually a draw

## What happened, as sentences in the story of the game

# A turn: $actions is a list of one or more of the messages did-…, joined with commas and “and”.
turn = { $who } { $actions }.

# $ways: whether $way, the spaces that the pawn crossed, is told (“c3, c4 and d4”).
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
# A pawn enters the board from the player’s hand.
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
# “moved the 3 from c2 to d4, the 2 from a1 to a2”.
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
# The pawns that a block traps or locks: the object of “trapping” and “locking”.
# $own: the numbers of the player’s own pawns (“2 and 3”); how many these are: $owns (number).
# $theirs: the numbers of the pawns of $rival; how many these are: $rivals (number).
# $whose: both = one pawn of each, lists = pawns of both, and several of at least one of them.
# $rival (optional): another language may say “the opponent’s”.
caught =
    { $whose ->
        [own] their own { $own }
        [theirs] { $rival }’s { $theirs }
        [both] their own { $own } and { $rival }’s { $theirs }
       *[lists] their own { $own }, and { $rival }’s { $theirs }
    }
# The player had to leave out a part of the turn.
did-no-pawn = couldn’t move a pawn
did-no-second = couldn’t move a second pawn
did-no-place = had no place for a block
did-no-block-left = had no blocks left
did-pass = had to pass

## How the game stands

# $doing is one of the sentences doing-…, or how the game ended.
state = Strata 5, turn { $turn }. { $doing }
# $moved: whether a pawn, that on $space, has already moved in this turn.
doing =
    { $who } is { $step ->
        [first] moving a pawn
        [second] moving a second pawn
       *[block] laying a block
    }{ $moved ->
        [yes] {" "}(the pawn on { $space } has already moved)
       *[no] {""}
    }.
sides = { $red } is red, { $black } is black.
seen-from-black = Seen from black’s side.
# The level of each space; $last is the last file (“h”), $ranks a list like “8 00112200, 7 00110000”.
levels-by-rank = Levels by rank, a to { $last }: { $ranks }.
# $levels is a list of the message blocks-on-level, with semicolons.
blocks-by-space = Blocks by lower left space: { $levels }.
blocks-on-level = level { $level } { $places }
# $board: the number of pawns on the board, $pawns: the list of them (pawn-on). $hand: the number of pawns in hand,
# $held: their numbers (“1 2 4”). $trapped: the number of trapped pawns, $caged: the list of them (pawn-in).
pawns-of =
    { $side ->
        [red] Red pawns
       *[black] Black pawns
    }: { $board ->
        [0] none
       *[other] { $pawns }
    }. In hand: { $hand ->
        [0] none
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] . Trapped: { $caged }
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
       *[other] . { $idle } of { $most } turns without a capture or a block
    }{ $stirred ->
        [yes] . A capture or a block this turn
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] . This position has occurred { $times } times
    }.
levels-heading = Level of each space, a to { $last }:
rank = Rank { $rank }: { $levels }
level-by-level-heading = Level by level, blocks by their lower left space:
blocks-heading = Blocks by their lower left space:
# A level: $blocks are the places of its blocks (“c3 e5”), $pawns the pawns on it (level-pawn, level-trapped).
level =
    Level { $level }: blocks { $blocks }{ $standing ->
        [yes] , pawns { $pawns }
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
# $reds, $blacks: the number of pawns in hand; $red, $black: which (“1 2 4”).
in-hand =
    In hand: red { $reds ->
        [0] none
       *[other] { $red }
    }, black { $blacks ->
        [0] none
       *[other] { $black }
    }.
# Headings of two boards drawn with characters. The letters stand before the numbers of pawns (“r2”): one letter each.
grid-levels = Levels:
grid-pawns = Pawns, { letter-red } red and { letter-black } black:
letter-red = r
letter-black = b
# How the game stands, in one line. $forces joins two of the message force with “and”.
progress =
    { $forces }. { $blocks ->
        [0] No blocks left
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

won-climbed = { $winner } reached level 5 and wins.
# Nothing that the loser has left can move: no pawn at all, or only locked ones.
won-by-capture = { $winner } wins by capture: { $loser } has no unlocked pawn left.
won-by-block = { $winner } wins with a block: all of { $loser }’s remaining pawns are locked.
# The loser did it with their own turn.
won-locked-itself = { $loser } has no unlocked pawn left, so { $winner } wins.
drawn-no-five = Draw: all blocks have been laid, and none is on level 5.
# $turns (number)
drawn-idle = Draw: { $turns } turns in a row without a capture or a block.
drawn-third = Draw: the same position occurred 3 times.

## Spoken to the player to act

ask-first = Move a pawn.
ask-second = Move a second pawn (not the one on { $moved }).
ask-block = Lay a block.
ask-block-no-pawn = None of your pawns can move, so lay a block.
ask-block-no-second = None of your other pawns can move, so lay a block.

## What stands in the empty field of a menu: what its choices have in common. A phone shows about 40 characters

# max 100
menu-move = Move a pawn
# max 100
menu-board = Move a pawn on the board
# max 100
menu-hand = Bring in a pawn from your hand
# max 100
menu-block = Lay a block
# max 100
menu-block-harm = Trap or lock pawns
# max 100
menu-block-top = Lay it on top of others
# max 100
menu-block-board = Lay it on the board
# $hand: whether the pawn comes from hand, where $pawn is its number; else $pawn is the space where it stands.
# max 100
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Climb or capture with your { $pawn }
           *[no] Climb or capture with the pawn on { $pawn }
        }
        [level] { $hand ->
            [yes] Stay level with your { $pawn }
           *[no] Stay level with the pawn on { $pawn }
        }
        [descend] { $hand ->
            [yes] Descend with your { $pawn }
           *[no] Descend with the pawn on { $pawn }
        }
       *[any] { $hand ->
            [yes] Your { $pawn } goes to…
           *[no] The pawn on { $pawn } goes to…
        }
    }

## Choices in menus. Behind them can stand what is certain (“ – you win”, see kit.ftl), and both together have at most 80
## characters. The only choice there is becomes a button, if it has at most 38.

# $number: the pawn. $places: to how many spaces it can walk.
# max 80
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
# max 80
label-lay =
    Lay a block ({ $places ->
        [one] { $places } place
       *[other] { $places } places
    })
# A walk. $side: whose pawn, $captured, is captured. locked: the pawn cannot leave its new place for now.
# max 80
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
# max 80
label-block =
    { $place } to { $corner }, level { $level }{ $does ->
        [traps] : traps { $trapped }
        [locks] : locks { $locked }
        [both] : traps { $trapped }, locks { $locked }
       *[nothing] {""}
    }
# The same where there is no room for it. $trapped and $locked (numbers): how many pawns are trapped, and locked.
# max 80
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
# The pawns that a block traps or locks: the object of “traps” and “locks”. See the message caught;
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

## In the picture: short, and nothing can be cut

key-level = level
key-air = air below
key-trapped = trapped
key-locked = locked
# Below a player’s name.
status-doing =
    { $step ->
        [first] moving a pawn
        [second] moving another
       *[block] laying a block
    }
# $left: after this number of turns the game is drawn.
status-doing-left =
    { $step ->
        [first] moving a pawn
        [second] moving another
       *[block] laying a block
    }, { $left ->
        [one] { $left } turn left
       *[other] { $left } turns left
    }
# The number of a player’s pawns on the board, and of those trapped.
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

## Tips for new players. Each stands in one line on a phone: about 50 characters

# max 60
hint-wins = Your { $number } can reach { $end } on level { $level }: that wins.
# max 60
hint-captures = Your { $number } can capture the { $captured } on { $end }.
# max 60
hint-second = Where it ends up matters, not how it gets there.
# max 60
hint-enter = Entering on a Starting Block is a pawn’s first step.
# max 60
hint-walk = A pawn walks its number, at most one level per step.
# max 60
hint-trap = A block at { $place } would trap your opponent’s { $number } for good.
# max 60
hint-trap-own = Careful: a block at { $place } would trap your own { $number }.
# max 60
hint-climb = A block at { $place } makes a step up to level { $level }.
# max 60
hint-block = Where two blocks meet, the next can rest on both.

## Why a move is not legal

why-off-board = { $space } isn’t on the board, which goes from a1 to { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Move a first pawn before you lay a block.
       *[no] Move a second pawn before you lay a block.
    }
why-block-now = Now you must lay a block.
why-not-in-hand = You don’t have a { $number } in hand.
why-no-door = Your Starting Blocks have no open space left, so no pawn can enter.
why-doors-taken = Every open space of your Starting Blocks is occupied, so no pawn can enter.
# A pawn with the number 3 takes exactly three steps. $number (number)
why-no-entry = Your { $number } can’t take { $number } steps from your Starting Blocks right now.
why-entry-blocked = Other pawns block every path for your { $number } to { $end }.
# $number (number)
why-entry-far = A pawn from hand can’t reach { $end } in { $number } steps (entering is the first).
why-trapped = Your { $number } on { $space } is trapped for good.
why-empty = There’s no pawn on { $space }.
why-theirs = The pawn on { $space } is your opponent’s.
why-moved = The pawn on { $space } has already moved. Your second pawn must be a different one.
why-same-space = A pawn can’t end on the space it started from.
# $number (number)
why-locked = Your { $number } on { $space } is locked: it has no { $number }-step path.
why-blocked = Other pawns block your { $number } on { $space }: it can’t move right now.
why-bare = There’s no block on { $space }, and pawns can only stand on blocks.
why-own-pawn = Your own pawn is on { $space }.
# $steps (number)
why-too-far = { $end } is at least { $steps } steps from { $start }, but a { $number } takes exactly { $number }.
why-parity =
    { $odd ->
        [yes] A { $number } takes exactly { $number } steps, but { $end } is always an odd number of steps from { $start }.
       *[no] A { $number } takes exactly { $number } steps, but { $end } is always an even number of steps from { $start }.
    }
# $number (number)
why-walk-blocked = Other pawns block every { $number }-step path from { $start } to { $end }.
# $number (number)
why-no-walk = There’s no { $number }-step path from { $start } to { $end }. A pawn stays on blocks, climbs or drops at most 1 level per step, and visits no space twice.
why-over-edge = A block is named by its lower left space. At { $place } it would hang over the edge.
why-alone = On the bare board, a block must lie beside another one on level 1. At { $place } it wouldn’t.
why-too-high = At { $place } the block would be on level { $level }, but the highest level is { $top }.
# $spaces: how many of the block’s four spaces have the height $height; one or two.
why-uneven =
    { $spaces ->
        [one] At { $place } only 1 of the block’s 4 spaces reaches level { $height }, but at least 3 must.
       *[other] At { $place } only 2 of the block’s 4 spaces reach level { $height }, but at least 3 must.
    }
why-one-block = At { $place } the block would rest on a single one. It needs at least 2 pieces (blocks or pawns) under it.

## Why a hint advises a turn

# How many pawns can move after the turn: the player’s own, and those of the opponent; the same after the next best turn
# ($ownother, $theirsother).
advice-free = After this, { $own } of your pawns can move, and { $theirs } of your opponent’s can. After the next-best turn, it’s { $ownother } and { $theirsother }.
# The turn keeps the opponent from reaching level 5. The next best turn does not.
advice-stops = This keeps your opponent away from level 5.
# After the turn, a pawn of the player can reach level 5 if nothing gets in the way. After the next best turn, none can.
advice-climbs = After this, you threaten to climb to level 5.
# How many pawns the player and the opponent could capture after the turn, and after the next best one.
advice-captures = After this, the count of captures in reach is { $own } to { $theirs }. After the next-best turn, it’s { $ownother } to { $theirsother }.
# Why a turn was better, in an analysis: counts of the player and of the opponent after the better turn, and as they were
# ($ownwas, $theirswas). They address nobody.
outdoes-free = The count of pawns that can move would have been { $own } to { $theirs } instead of { $ownwas } to { $theirswas }.
outdoes-captures = The count of captures in reach would have been { $own } to { $theirs } instead of { $ownwas } to { $theirswas }.

## Advice: what a hint or an analysis tells the reader to do

# $number: the number of a pawn. $start, $end: spaces; $start is empty for a pawn from the hand.
# $hand (yes | no), $captures (yes | no)
advise-walk =
    { $hand ->
        [yes] { $captures ->
            [yes] Bring in the { $number } on { $end } and capture there
           *[no] Bring in the { $number } on { $end }
        }
       *[no] { $captures ->
            [yes] Move the { $number } from { $start } to { $end } and capture there
           *[no] Move the { $number } from { $start } to { $end }
        }
    }
# $place: a space.
advise-block = Lay a block on { $place }
