### How somebody’s play develops: what their moves cost over their last games, and what luck did. Private.
### Figures are percentage points of winning chances, such as “2.5”; in “balance” they have a sign.

## Buttons

# Below the reader’s own results (/stats).
# max 38
open = Your progress
# It analyses the reader’s latest game that has not been analysed.
# max 38
analyse-next = Analyse another game

## What the message says

# $game: a game’s title.
heading = ## { $game }: your progress
# $games (number): how many analysed games the figures are from.
counted =
    { $games ->
        [one] From 1 game of yours that you analysed or learned from.
       *[other] From your last { $games } games that you analysed or learned from.
    }
# $mean, $low and $high: numbers with a decimal. Fewer is better.
loss = On average, each of your moves costs **{ $mean }** percentage points of your winning chances.
loss-between = On average, each of your moves costs **{ $mean }** percentage points of your winning chances. With 95% certainty it’s between { $low } and { $high }.
# A part of a game, as part of a list. $part: it is divided into three. $cost: a number with a decimal.
phase =
    { $part ->
        [beginning] beginning { $cost }
        [middle] middle { $cost }
       *[end] end { $cost }
    }
# $list: two or three of the parts above.
phases = By part of the game: { $list }.
# What has changed the winning chances, as part of a list. $points: a number with a sign.
balance-part =
    { $what ->
        [own] your moves { $points }
        [others] the others’ moves { $points }
       *[luck] luck { $points }
    }
# $list: two or three of the parts above.
balance = Your winning chances changed per game: { $list }.
# $percent (number): how much of the difference between the reader’s results is luck.
luck-part = Luck explains about { $percent }% of the difference between your results, and the players’ moves the rest.
# Small, below it. $games (number): how many more games it takes.
more-needed =
    { $games ->
        [one] Analyse 1 more game for a chart.
       *[other] Analyse { $games } more games for a chart.
    }
none = None of your games is analysed yet, so there’s nothing to show. Each game that you analyse or learn from counts.

## The chart

# Small, below the chart: what is drawn in it.
explained = -# Each dot is a game. The line is the mean of up to ten games, and the band the interval that contains it with 95% certainty.
# The name of the line. It has little room.
# max 34
line = Points lost per move
# Labels below the first and the last point.
# max 22
first = First game
# max 22
last = Latest game
# What a screen reader says of the chart. $games (number). $before and $now: the mean at the beginning and now.
# $before max 6
# $now max 6
# $low max 6
# $high max 6
# max 1024
alt =
    Chart of the percentage points that each move cost in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, with the mean of up to ten games and the interval that contains it with 95% certainty. First mean: { $before }. Latest mean: { $now }, between { $low } and { $high }.
