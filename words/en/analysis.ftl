# Author: the project
# Reviewer: the project

### The analysis of a game that is over: how each player's chances to win went, and which moves cost much.
### It is private. A chance is in percent; a cost, luck and choices are in percentage points.

## Buttons: at most 38 characters

analyse = Analyse
# $move: a number. Also the label of the last move in the chart.
see-move = Move { $move }
# The label of the beginning in the chart.
start = Start

## While somebody waits

in-line = Another game is being analysed. Yours comes next.
# So many of the game's moves were looked at.
# $moves (number)
working =
    The game is being analysed: { $done } of { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } so far.
replaced = This analysis was stopped, since you began another one.
too-long = This analysis takes too long: I cannot change this message any more. Please ask again.
stopped = The analysis is not finished: I am leaving. Please ask again in a minute.
failed = This game could not be analysed. Please try again later.
not-over = A game can be analysed when it is over.

## The result

# $game: a game's title.
heading = { $game }: analysis
percent = { $number }{"\u00A0"}%
# A player's chance, as part of a list.
chance = { $who } { $percent }
# What a screen reader says of the chart. $start and $end: lists such as “Ann 50 %, Ben 50 %”. $moves: how many moves.
# $moves (number)
alt =
    Chart of each player's chances to win over { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. At the start: { $start }. At the end: { $end }.
# A line for each player. $luck and $choices: numbers with a sign, such as “+12”.
player = - { $who }: { $start } at the start, { $end } at the end. Luck { $luck }, choices { $choices }.
# Below these lines, in small letters.
explained = In percentage points: luck is what chance changed, choices are what the moves of all players changed; together they are the change from the start to the end. The computer estimates all chances.
# The heading above the moves that cost most.
expensive = The most expensive moves
none-expensive = No move cost more than two percentage points.
# $played: sentences that say what the player did. $better: what was better, as menus call it, such as “Take b2”.
# $cost (number)
mistake = { $number }. Move { $move } cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. { $played } Better: { $better }.

## In the history, at a moment of the game

# $list: a list such as “Ann 50 %, Ben 50 %”.
chances = Chances: { $list }
# $cost (number)
was-expensive = This move cost { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    }. Better: { $better }.
