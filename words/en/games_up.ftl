### The Game’s Up!: all that people read of it. Names ($who, $rival, $winner, $loser) are people’s names, which cannot be
### put into a case. Squares look like a5. A piece shows a number, its face, and turns over to another one when it moves.
### Sides are red and blue.

## Before a game

# The name of the game: a button, and a choice in menus. It is the same in every language.
# max 38
title = The Game’s Up!
# One sentence about the game, also the small line below a choice in a menu.
# max 100
summary = Turn pieces over, capture and stack them, and be the first to reach the target.
# What to look out for in a first game, after the tutorial.
watch = After each of your moves, ask what can be captured now: your big stacks first. The number at the edge of a piece is what it turns to when it moves.
# The options of a game: their names, what each decides, without a full stop, and the names of its values and what these
# mean. A meaning stands behind or below the name of its value.
option-target-name = target
# max 100
option-target = The score that wins at once
option-stacks-name = stacks
# max 100
option-stacks = What a stack may capture
option-stacks-free-name = free
# max 100
option-stacks-free = whatever shows a lower number
option-stacks-alternating-name = alternating
# max 100
option-stacks-alternating = the same, but colours must still alternate all the way down
option-turning-name = turning
# max 100
option-turning = Whether the picture of the board turns a quarter after every move, labels included
option-turning-on-name = on
# Said by itself, and on a button behind “Switch to: ” of lobby.ftl: both together have at most 38 characters.
# max 38
option-turning-on = the board turns
option-turning-off-name = off
# The same.
# max 38
option-turning-off = the board doesn’t turn

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
# The same in as few words as possible, above a picture that has little room.
told-least =
    { $who } moved { $what ->
        [stack] a stack of { $tall }
        [theirs] { $rival }’s { $face }
       *[own] a { $face }
    } from { $start } to { $end }{ $prey ->
        [stack] {" "}and captured { $rival }’s stack of { $taken }
        [single] {" "}and captured { $rival }’s { $preyface }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }
       *[no] {""}
    }.
# The score of $who, whose stack was captured.
falls = { $who } dropped from { $before } to { $after }.
starts-by-lot = { $who } was drawn at random to start.

## How a game stands

to-move = It’s { $who }’s turn.
# Before the random draw that decides who starts.
lot-to-come = The starting player hasn’t been drawn yet.
# The beginning of the description of a board. $doing: a whole sentence. $scores: such as “Ann (red) 3, Bob (blue) 5”.
state = The Game’s Up! { $doing } Scores (target { $target }): { $scores }.
# $side (red | blue)
score-sided =
    { $who } ({ $side ->
        [red] red
       *[blue] blue
    }) { $score }
score = { $who } { $score }
progress = { $scores }. Target: { $target }.
# Moves that the rules close for this turn. $ways: a list of “way”.
no-way-back = No moving straight back: { $ways }.
way = { $start } to { $end }
# $times (number): how often this position has stood on the board.
quiet =
    Moves without a capture: { $quiet } of { $most }{ $times ->
        [1] {""}
       *[other] . This position has occurred { $times } times
    }.
# How the picture is turned. $quarters (number): 1, 2 or 3 quarters clockwise.
turned =
    The board is turned { $quarters ->
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

won-target = { $winner } wins by reaching the target of { $target } points.
won-no-move = { $winner } wins { $more } to { $less }: no moves are left.
drawn-no-move = Draw: the scores are tied at { $score }, and no moves are left.
won-quiet = { $winner } wins { $more } to { $less }: there was no capture in { $most } moves.
drawn-quiet = Draw: the scores are tied at { $score }, and there was no capture in { $most } moves.
drawn-third = Draw: the same position occurred 3 times.
# Follows one of the sentences above. $scores: a list such as “Ann 3 and Bob 5”.
scores-are = Final scores: { $scores }.

## What the player to move reads

# $side (red | blue): the other player’s colour.
ask =
    Move one of your pieces or one of { $side ->
        [red] red
       *[blue] blue
    }’s.
# $ways: a list of “way-short”: moves that the rules close for this turn.
ask-not-back = Move a piece, but not straight back ({ $ways }).
way-short = { $start }–{ $end }
# These stand in the empty field of a menu.
# max 100
menu-any = Move a piece
# max 100
menu-own = Move one of your own
# $side (red | blue): the other player’s colour.
# max 100
menu-theirs =
    Move one of { $side ->
        [red] red
       *[blue] blue
    }’s
# The choices below it are squares.
# max 100
menu-where = From { $start } to…
# Stands once under the first board.
turning = The board turns a quarter clockwise after every move. Squares keep their names.

## Choices in menus. Behind them can stand what is certain (“ – you win”, see kit.ftl), and both together have at most 80
## characters. The only choice there is becomes a button, if it has at most 38.

# What can be moved. $can (win | capture | no): what the piece or the stack can do.
# max 80
label-stack =
    Stack on { $start }, top { $face } (turns to { $shown }{ $can ->
        [win] , can win
        [capture] , can capture
       *[no] {""}
    })
# max 80
label-own =
    { $face } on { $start } (turns to { $shown }{ $can ->
        [win] , can win
        [capture] , can capture
       *[no] {""}
    })
# $side (red | blue): the other player’s colour.
# max 80
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
# max 80
label-go =
    { $start } { $leaps ->
        [yes] leaps to
       *[no] to
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
# $prey (single | stack): a piece that shows $preyface, or a stack of $taken pieces with $preyface on top.
# max 80
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
key-small = number after it moves
# Beside the brass plate of a stack, which shows the sum of its pieces.
key-plate = only stacks score: their sum
# The heading of the list of the pieces in stacks.
layers = Top first:
# Below a player’s name.
# $left (number): moves until the game ends because nothing was captured.
plate-moves-left =
    { $left ->
        [0] their turn, no moves left
        [one] their turn, { $left } move left
       *[other] their turn, { $left } moves left
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

## Tips. Each stands in one line on a phone: about 50 characters

# max 60
hint-stack = Your stack on { $square } is worth { $worth }. If it moves, its { $top } becomes { $shown }.
# max 60
hint-none = Only stacks score, and every capture makes a stack.
# $what (single | stack): a piece that shows $face, or a stack. $shown: what it shows then. $end: the square whose piece or
# stack it captures. $gain: points, such as +3.
# max 60
hint-capture =
    Your { $what ->
        [stack] stack
       *[single] { $face }
    } on { $start } turns to { $shown } and captures { $end }: { $gain }{ $wins ->
        [yes] , a win
       *[no] {""}
    }.

## Why a move is not legal

why-off-board = { $square } isn’t on the board, which goes from a1 to { $last }.
why-empty = { $square } is empty.
why-their-stack = The stack on { $square } is your opponent’s. You can only move their single pieces.
why-nowhere = The piece or stack on { $square } has nowhere to go right now.
why-there = The piece or stack on { $square } is already there.
why-far = { $end } is too far from { $start }, or not in a straight line.
why-stack-far = Stacks move one square at a time.
why-leap = You can only leap over a piece of the same colour, and there’s none on { $over }.
why-closed = You can’t move straight back from { $start } to { $end }.
why-own = { $end } holds a piece or stack of the same colour.
why-their-piece = Your opponent’s pieces can only move to an empty square.
why-alternating = The stack’s bottom piece would land on one of the same colour.
# $face: what the piece shows after it was turned over. $prey: what it would capture.
why-face = It would turn to { $face }, which can’t capture a { $prey }.

## Why a hint advises a move. “This” is the move

# $gain, $other: how much the player gains on the opponent by the move, and by the next best one: points such as +3, ±0 or
# −5, where a stack of the player’s is worth less after the move.
advice = Against your opponent, this is worth { $gain }. The next-best move is worth { $other }.
# The scores after the best play of both, and ($ownother, $theirsother) as they would be after the next best move.
advice-after = With best play after that, it’s { $own } for you and { $theirs } for your opponent. After the next-best move, it’s { $ownother } and { $theirsother }.
# Why a move was better, in an analysis: the scores of the player and of the opponent after the better move, and as they
# were ($ownwas, $theirswas). It addresses nobody.
outdoes = The score would have been { $own } to { $theirs } instead of { $ownwas } to { $theirswas }.

## Advice: what a hint or an analysis tells the reader to do

# $what (single | stack), $captures (yes | no). $start, $end: squares.
advise-move =
    { $what ->
        [stack] { $captures ->
            [yes] Move the stack on { $start } to { $end } and capture there
           *[no] Move the stack on { $start } to { $end }
        }
       *[single] { $captures ->
            [yes] Move the piece on { $start } to { $end } and capture there
           *[no] Move the piece on { $start } to { $end }
        }
    }
