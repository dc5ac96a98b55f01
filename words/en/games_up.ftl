# Author: the project
# Reviewer: the project

### The Game’s Up!: all that people read of it. Names ($who, $rival, $winner, $loser) are people’s names, which cannot be
### put into a case. Squares look like a5. A piece shows a number, its face, and turns over to another one when it moves.
### Sides are red and blue.

## Before a game

title = The Game's Up!
summary = Turn pieces over, capture and stack them, and be the first to reach the target.
# The options of a game: what each decides, without a full stop, and what its values mean. Their names, too.
option-target-name = target
option-target = The score that wins at once
option-stacks-name = stacks
option-stacks = What a stack may capture
option-stacks-free-name = free
option-stacks-free = whatever shows a lower number
option-stacks-alternating-name = alternating
option-stacks-alternating = the same, if the colours still alternate all the way down
option-turning-name = turning
option-turning = Whether the picture turns a quarter after every move, its labels with it
option-turning-on-name = on
option-turning-on = the board turns
option-turning-off-name = off
option-turning-off = the board stands still

## What happened, in the past tense

# $who moved something. $what (own | theirs | stack): a piece of $who’s, one of $rival’s, or a stack of $tall pieces.
# $face showed on top before, $shown shows there now. $over: the square that was leaped over, if $leaps.
# $prey (none | single | stack): what was captured: nothing, a piece of $rival’s that showed $preyface, or a stack of
# $taken pieces of $rival’s. $gain: points, such as +3. $score: the score of $who now, on the way to $target.
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
# The score of $who, whose stack was captured.
falls = { $who } falls from { $before } to { $after }.
starts-by-lot = { $who } was drawn by lot to start.

## How a game stands

to-move = { $who } to move.
lot-to-come = Who starts is still to be drawn by lot.
# The beginning of the description of a board. $doing: a whole sentence. $scores: such as “Ann (red) 3, Bob (blue) 5”.
state = The Game’s Up! { $doing } Scores, target { $target }: { $scores }.
# $side (red | blue)
score-sided =
    { $who } ({ $side ->
        [red] red
       *[blue] blue
    }) { $score }
score = { $who } { $score }
progress = { $scores }; the target is { $target }.
# Moves that may not be played now. $ways: a list of “way”.
no-way-back = No way back: { $ways }.
way = { $start } to { $end }
# $times (number): how often this position has stood on the board.
quiet =
    Without a capture: { $quiet } of { $most } moves{ $times ->
        [1] {""}
       *[other] ; this position has stood { $times } times
    }.
# How the picture is turned. $quarters (number): 1, 2 or 3 quarters clockwise.
turned =
    Turned { $quarters ->
        [1] a quarter clockwise
        [2] upside down
       *[3] three quarters clockwise
    }.
seen-from-blue = Seen from blue’s side.
# $pieces: a list such as “a1 3, b4 6”. $side (red | blue)
singles =
    { $side ->
        [red] Red singles
       *[blue] Blue singles
    }: { $pieces }.
no-singles =
    { $side ->
        [red] Red singles
       *[blue] Blue singles
    }: none.
# $stacks: a list of “stack-at”. $side (red | blue)
stacks =
    { $side ->
        [red] Red stacks
       *[blue] Blue stacks
    }, top first: { $stacks }.
stack-at = { $square } { $stack }
stacks-heading = Stacks, top first:
no-stacks = No stacks.
stack-line = { $square }: { $stack }.
# A stack. $pieces: its pieces from the top down, such as “red 4, 2, blue 6”: a colour is named when it changes.
# $tall: how many pieces it has; $sum: the sum of what they show.
stack = { $pieces } ({ $tall }, sum { $sum })
# $side (red | blue)
stack-piece =
    { $side ->
        [red] red
       *[blue] blue
    } { $face }
# A row of the board. $squares: a list of “rank-piece” and “rank-stack”, and at its end perhaps “rank-empty”.
rank = Rank { $rank }: { $squares }.
# $file: the letter of the square. $side (red | blue)
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
# $files: a list of letters such as “a, c and f”.
rank-empty = { $files } empty
# Explains a board that is drawn with characters: r2 is a red 2. The letters cannot be translated.
grid-key = r red, b blue, + stack

## How a game ended

won-target = The winner is { $winner }, who has reached the target of { $target } points.
won-no-move = The winner is { $winner }, who leads { $more } to { $less }, and no move is left.
drawn-no-move = The game is a draw: the scores are equal at { $score }, and no move is left.
won-quiet = The winner is { $winner }, who leads { $more } to { $less }, and { $most } moves in a row have captured nothing.
drawn-quiet = The game is a draw: the scores are equal at { $score }, and { $most } moves in a row have captured nothing.
drawn-third = The game is a draw: the same position has come up for the third time.
# $how (late | left | taken | resigned): the time of $loser ran out, $loser left the server, a moderator took $loser out
# of the game, or $loser gave up.
won-resigned =
    { $how ->
        [late] { $loser } ran out of time and { $winner } wins
        [left] { $loser } left the server and { $winner } wins
        [taken] { $loser } was taken out by a moderator and { $winner } wins
       *[resigned] { $loser } gave up and { $winner } wins
    }.
# Follows one of the sentences above. $scores: a list such as “Ann 3 and Bob 5”.
scores-are = The scores are { $scores }.

## What the player to move reads

# $side (red | blue): the other player’s colour.
ask =
    Move a piece of yours or of { $side ->
        [red] red
       *[blue] blue
    }’s.
# $ways: a list of “way-short”: moves that may not be played now.
ask-not-back = Move a piece. Not back: { $ways }.
way-short = { $start }–{ $end }
menu-any = Move a piece
menu-own = Move one of yours
# $side (red | blue): the other player’s colour.
menu-theirs =
    Move one of { $side ->
        [red] red
       *[blue] blue
    }’s
menu-where = Where to from { $start }
turning = The board turns a quarter clockwise after every move. Squares keep their names.

## Labels in menus: at most 80 characters together with “, then you win”

# What may be moved. $can (win | capture | no): what the piece or the stack can do.
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
# $side (red | blue): the other player’s colour.
label-theirs =
    { $side ->
        [red] Red
       *[blue] Blue
    }’s { $face } on { $start } (turns to { $shown }{ $can ->
        [win] , can win
        [capture] , can capture
       *[no] {""}
    })
# Where it goes. $leaps: whether over another piece. $gain: points, such as +3.
label-go =
    { $start } { $leaps ->
        [yes] leaps to
       *[no] to
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
# $prey (single | stack): a piece that shows $preyface, or a stack of $taken pieces with $preyface on top.
label-takes =
    { $start } { $leaps ->
        [yes] leaps to
       *[no] to
    } { $end }: captures { $prey ->
        [stack] stack of { $taken }, top { $preyface }
       *[single] { $preyface }
    }, { $gain }

## In the picture: short, as a text that is too long for its place is set smaller

# Beside a small number on a piece.
key-small = turns to this when moved
# Beside the brass plate of a stack, which shows the sum of its pieces.
key-plate = only stacks score: the sum
# The heading of the list of the pieces in stacks.
layers = Top first:
# Below a player’s name.
plate-draw = a draw
plate-won = has won
plate-lost = has lost
plate-to-move = to move
# $left (number): moves until the game ends because nothing was captured.
plate-moves-left =
    { $left ->
        [0] to move, no moves left
        [one] to move, { $left } move left
       *[other] to move, { $left } moves left
    }
# $singles (number) and $stacks (number): what the player has on the board.
plate =
    { $singles ->
        [0] no singles
        [one] { $singles }{"\u00A0"}single
       *[other] { $singles }{"\u00A0"}singles
    }, { $stacks ->
        [0] no stacks
        [one] { $stacks }{"\u00A0"}stack
       *[other] { $stacks }{"\u00A0"}stacks
    }

## Tips: one line on a phone, about 50 characters

hint-stack = Your stack on { $square } is worth { $worth }; moved, its { $top } shows { $shown }.
hint-none = Only stacks score, and a capture makes a stack.
# $what (single | stack): a piece that shows $face, or a stack. $shown: what it shows then. $end: the square on which it
# captures. $gain: points, such as +3.
hint-capture =
    Your { $what ->
        [stack] stack
       *[single] { $face }
    } on { $start } turns to { $shown }, takes { $end }: { $gain }{ $wins ->
        [yes] , a win
       *[no] {""}
    }.

## Why a move is not legal

why-off-board = { $square } is not on the board, which goes from a1 to { $last }.
why-empty = { $square } is empty.
why-their-stack = The stack on { $square } is your opponent’s: of theirs you may move single pieces alone.
why-nowhere = What stands on { $square } has nowhere to go now.
why-there = What stands on { $square } is there already.
why-far = { $end } is too far from { $start }, or not in a straight line.
why-stack-far = A stack moves one square at a time.
why-leap = A leap goes over a piece of its own colour, and { $over } holds none.
why-closed = The way back from { $start } to { $end } is closed.
why-own = { $end } holds the same colour.
why-their-piece = A piece of your opponent’s only goes to an empty square.
why-alternating = Its lowest piece would lie on one of the same colour.
# $face: what the piece shows after it was turned over. $prey: what it would capture.
why-face = What you move turns to { $face }, which does not capture a { $prey }.

## Why a hint advises a move. “It” is the move

# $does (both | gains | costs | nothing): whether the scores change. $gain: points such as +3. $loss: points.
advice =
    { $does ->
        [both] It brings you { $gain } and costs your opponent { $loss }.
        [gains] It brings you { $gain }.
        [costs] It costs your opponent { $loss }.
       *[nothing] It brings no points at once.
    }
advice-after = After the best play that follows, you have { $own } points and your opponent { $theirs }.
