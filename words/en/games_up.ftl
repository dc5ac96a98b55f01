# Author: the project
# Reviewer: the project

### The Game's Up!: all that people read. Names ($who, $rival, $winner, $loser) are people's; squares look like a5.

## What moved, as a sentence in the story of the game

# $who moved something. $what: own = a piece of theirs, theirs = a piece of $rival's, stack = a stack of $tall.
# $face showed before, $shown shows after. $over: a square that was leaped over, or none. $prey: what was captured.
told =
    { $who } moved { $what ->
        [stack] a stack of { $tall }
        [theirs] { $rival }’s { $face }
       *[own] a { $face }
    } from { $start }{ $leaps ->
        [yes] {" "}over { $over }
       *[no] {""}
    } to { $end } ({ $what ->
        [stack] top { $face } turned to { $shown }
       *[other] turned to { $shown }
    }){ $prey ->
        [stack] {" "}and captured { $rival }’s stack of { $taken }
        [single] {" "}and captured { $rival }’s { $preyface }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, now { $score } of { $target }
       *[no] {""}
    }.
falls = { $who } falls from { $before } to { $after }.
lot-says = The lot says that { $who } starts.
gave-up = { $who } gave up.

## How the game stands and how it ended

doing-to-move = { $who } to move.
doing-ended = The game has ended.
doing-lot = The lot is to say who starts.
state = The Game’s Up! { $doing } Scores, target { $target }: { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] red
       *[blue] blue
    }) { $score }
score-of = { $who } { $score }
stands = { $scores }; the target is { $target }.
scores-are = The scores are { $scores }.
no-way-back = No way back: { $ways }.
way = { $start } to { $end }
quiet =
    Without a capture: { $quiet } of { $most } moves{ $times ->
        [1] {""}
       *[other] ; this position has stood { $times } times
    }.
turned =
    Turned { $quarters ->
        [1] a quarter clockwise
        [2] upside down
       *[3] three quarters clockwise
    }.
seen-from-blue = Seen from blue’s side.
singles =
    { $side ->
        [red] Red
       *[blue] Blue
    } singles: { $pieces }.
no-singles = none
stacks =
    { $side ->
        [red] Red
       *[blue] Blue
    } stacks, top first: { $piles }.
stacks-heading = Stacks, top first:
no-stacks = No stacks.
stack-line = { $square }: { $pile }.
stack-at = { $square } { $pile }
# A piece of a stack where the colour changes, as in “red 4, 2, blue 6”.
piece-of =
    { $side ->
        [red] red
       *[blue] blue
    } { $face }
pile = { $pieces } ({ $tall }, sum { $sum })
rank = Rank { $rank }: { $squares }.
rank-piece =
    { $file } { $side ->
        [red] red
       *[blue] blue
    } { $face }
rank-stack =
    { $file } { $side ->
        [red] red
       *[blue] blue
    } stack of { $tall }, top { $face }
rank-empty = { $files } empty
won-target = The winner is { $winner }, who has reached the target of { $target } points.
won-no-move = The winner is { $winner }, who leads { $more } to { $less }, and no move is left.
drawn-no-move = The game is a draw: the scores are equal at { $score }, and no move is left.
won-quiet = The winner is { $winner }, who leads { $more } to { $less }, and { $most } moves in a row have captured nothing.
drawn-quiet = The game is a draw: the scores are equal at { $score }, and { $most } moves in a row have captured nothing.
drawn-third = The game is a draw: the same position has come up for the third time.
won-resigned =
    { $loser } { $how ->
        [time] ran out of time
        [left] left the server
       *[resigned] gave up
    } and { $winner } wins.

## Spoken to whoever is to move

# $side: whose pieces may be moved beside one's own.
ask =
    Move a piece of yours or of { $side ->
        [red] red
       *[blue] blue
    }’s{ $closed ->
        [yes] , not back { $ways }
       *[no] {""}
    }.
way-short = { $start }–{ $end }
menu-own = Move one of yours
menu-theirs =
    Move one of { $side ->
        [red] red
       *[blue] blue
    }’s
menu-where = Where to from { $start }

## Labels: at most 80 characters with “, then you win”

label-stack =
    Stack on { $start }, top { $face } (turns to { $shown }{ $can ->
        [win] , can win
        [capture] , can capture
       *[no] {""}
    })
label-own =
    { $face } on { $start } (turns to { $shown }{ $can ->
        [win] , can win
        [capture] , can capture
       *[no] {""}
    })
label-theirs =
    { $side ->
        [red] Red
       *[blue] Blue
    }’s { $face } on { $start } (turns to { $shown }{ $can ->
        [win] , can win
        [capture] , can capture
       *[no] {""}
    })
label-go =
    { $start } { $leaps ->
        [yes] leaps to
       *[no] to
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
label-takes =
    { $start } { $leaps ->
        [yes] leaps to
       *[no] to
    } { $end }: captures { $prey ->
        [stack] stack of { $taken }, top { $preyface }
       *[single] { $preyface }
    }, { $gain }

## In the picture: must fit, the test says so

key-small = turns to this when moved
key-plate = only stacks score: the sum
status-draw = a draw
status-won = has won
status-lost = has lost
status-how =
    { $how ->
        [time] ran out of time
        [left] left the server
       *[resigned] gave up
    }
status-to-move = to move
status-to-move-left =
    to move; { $left ->
        [one] { $left } move
       *[other] { $left } moves
    } left to capture
status =
    { $side ->
        [red] red
       *[blue] blue
    }, { $singles ->
        [0] no singles
        [one] { $singles } single
       *[other] { $singles } singles
    }, { $stacks ->
        [0] no stacks
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    }

## Hints and reasons

hint-stack = Your stack on { $square } is worth { $worth }; when it moves, its { $top } turns to { $shown }.
hint-none = Only stacks score, and a capture makes one: bring a piece beside one that it will take once turned over.
hint-capture =
    Your { $what ->
        [stack] stack
       *[single] { $face }
    } on { $start } turns to { $shown }, which takes { $takes }: capturing on { $end } brings { $gain }{ $wins ->
        [yes] {" "}and wins
       *[no] {""}
    }.
why-off-board = { $square } is not on the board, which goes from a1 to { $last } (GU-1).
why-empty = { $square } is empty (GU-7).
why-their-stack = The stack on { $square } is your opponent’s: of theirs you may move single pieces alone (GU-7).
why-nowhere = What stands on { $square } has nowhere to go now (GU-9 to GU-12).
why-there = What stands on { $square } is there already (GU-9).
why-far = { $end } is too far from { $start }, or not in a straight line (GU-9).
why-stack-far = A stack moves one square at a time (GU-9).
why-leap = A leap goes over a piece of its own colour, and { $over } holds none (GU-9).
why-closed = The way back from { $start } to { $end } is closed (GU-11).
why-own = { $end } holds the same colour (GU-10).
why-their-piece = A piece of your opponent’s only goes to an empty square (GU-12).
why-alternating = Its lowest piece would lie on one of the same colour (GU-16).
why-face = What you move turns to { $face }, which does not capture a { $prey } ({ $clause }).
