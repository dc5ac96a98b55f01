### The analysis of a game that is over: how each player's chances to win went, and which moves cost much.
### It is private. A chance is in percent; a cost, luck and choices are in percentage points.

## Buttons

# A button. It starts the analysis of a game that is over.
# max 38
analyse = Analyse
# A button that shows the game after a move. Also the label of the last move in the chart. $move: a number.
# max 38
see-move = Move { $move }
# The label of the beginning in the chart.
start = Start

## While somebody waits

# How many other games are analysed before the reader’s.
# $ahead (number)
in-line = Analyses ahead of yours: { $ahead }.
# So many of the game's moves were looked at. The reader need not be a player of the game.
# $moves (number)
working =
    Analysing this game: { $done } of { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } done.
replaced = I stopped this analysis because you started another one.
too-long = This analysis is taking too long, so I stopped it. Please try again later.
stopped = I’m restarting, so this analysis didn’t finish. Try again in a minute.
failed = I couldn’t analyse this game. Please try again later.
not-over = You can analyse a game once it’s over.

## The result

# $game: a game's title.
heading = { $game }: analysis
percent = { $number }%
# A player's chance, as part of a list.
chance = { $who } { $percent }
# What a screen reader says of the chart. $start and $end: lists such as “Ann 50%, Ben 50%”. $moves: how many moves.
# $moves (number)
# max 1024
alt =
    Chart of each player’s winning chances over { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. At the start: { $start }. At the end: { $end }.
# A line for each player. $luck and $choices: numbers with a sign, such as “+12”.
player = - { $who }: { $start } at the start, { $end } at the end. Luck { $luck }, choices { $choices }.
# Below these lines, in small letters. It explains the words “Luck” and “choices” of these lines.
explained = Luck is what chance changed, in percentage points. Choices are what all players’ moves changed. Together they make up the change from start to end. All chances are the computer’s estimates.
# The heading above the moves that cost most.
expensive = Costliest moves
none-expensive = No move cost more than 2 percentage points.
# $played: sentences that say what the player did. $better: what was better, as menus call it, such as “Take b2”.
# $cost (number)
mistake = { $number }. Move { $move } cost { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    }. { $played } Better: { $better }.

## In the history, at a moment of the game

# $list: a list such as “Ann 50%, Ben 50%”.
chances = Winning chances: { $list }
# $cost (number)
was-expensive = This move cost { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    }. Better: { $better }.
# Behind “mistake” and “was-expensive”, where the game has no reason of its own: why the better move was better. Both are
# percentages, such as “62%”.
why-better = The winning chance would have been { $better } instead of { $played }.
# In front of “why-better”: how the others punish the move that was played. $who: a player’s name, $moves: one or more labels such as
# “Take b2”, divided by semicolons.
best-reply = { $who }’s best reply: { $moves }.
