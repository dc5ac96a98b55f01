### The picture of a tournament’s standings. A row is a player, a square is a game. Players are numbered by their rows.

## In the picture: above a column of numbers, very short

# In the picture: above the points.
# max 5
points = Pts
# In the picture: above the sum of the opponents’ points (Buchholz), which decides between equal points.
# max 5
buchholz = Buch
# In the picture: above the number of first places, in tournaments with three or four at a table.
# max 5
firsts = 1st
# In the picture: above the number of games won, in an arena.
# max 5
wins = Wins
# In the picture: above the results of the last few games of each player, in an arena.
# max 20
latest = Last games

# In the picture: a player whose name can’t be shown.
unnamed = Player { $row }

## In the picture: below the rows, what unusual signs in squares mean

# $signs: one or several of + = −, for a win, a draw and a loss that nobody played.
explained-free = { $signs } no game played
# $sign: ×
explained-annulled = { $sign } annulled

# In a score event, where the best scores of each player count; the scores of deals stand in squares.
explained-left-out = (in brackets) doesn’t count
# $sign: –
explained-no-score = { $sign } no score

## The alternative text of the picture

# The first line. The lines of players follow.
alt = Places, points and results, with { $over } of { $games } games finished. Opponents are numbered by row.
# The same for a score event, in which everyone plays the same deals. $over, $games (numbers): of deals.
alt-scores = Places, totals and scores, with { $over } of { $games } deals finished.
# Within `row`, in a score event. $score: a number, in brackets if it doesn’t count; “–” if there is none.
scored = deal { $deal }: { $score }
# A line for each player. $points: a number such as 5½. $details: some of the messages below, with semicolons.
# $told: whether there are any.
row = { $row }. { $name }: { $points }{ $told ->
    [yes] {" "}({ $details })
   *[no] {""}
 }
# Within `row`: the place, where it is not the number of the row, since it is shared.
placed = place { $place }
# Within `row`: all games of the player were annulled.
unplaced = no place
# Within `row`: so many games.
counted = { $won } won, { $drawn } drawn, { $lost } lost, { $open } unfinished
# Within `row`. $how (win | draw | loss | open | annulled): how games went, open: they aren’t over. $rows: the rows of the
# opponents, as a list of numbers.
against =
    { $how ->
        [win] beat { $rows }
        [draw] drew with { $rows }
        [loss] lost to { $rows }
        [open] yet to finish against { $rows }
       *[annulled] annulled against { $rows }
    }
# Within `row`. $points: a number such as 1½.
free = { $points } without a game
# Within `row`. $places: the places at the tables for three or four, in the order of the rounds.
places = places at the tables: { $places }
# Within `row`. $number: the sum of the opponents’ points.
told-buchholz = Buchholz { $number }
# Within `row`. $number: how many first places.
told-firsts = first places: { $number }
# Within `row`. $number: how many games won.
told-wins = wins: { $number }
# Within `row`: the player has left the tournament.
withdrew = withdrew
# Within `row`: where the player would go if the season ended now.
zone =
    { $up ->
        [yes] moving up
       *[no] moving down
    }
