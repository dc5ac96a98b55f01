### Why a round of a tournament is paired as it is. Whoever presses the button reads it privately: the rule, their own game, and all pairings.
### $own, $theirs and $points are points such as “2½”.

# A button below a tournament’s message.
# max 38
button = Why these pairings?
# A heading.
heading = Round { $round }: why these pairings?
swiss-rule = All games of a round are paired together. Nobody meets twice if it can be avoided, and points are as equal as possible. Then seats count, and at last the draw.
tables-rule = All tables of a round are chosen together. Everyone meets as many different players as possible, and points are as equal as possible. Then seats count, and at last the draw.

## The reader’s own game

# $who: the opponent.
own-game = You play { $who }. Points before this round: you { $own }, { $who } { $theirs }.
# $names: a list of names.
own-table = You play { $names }. Your points before this round: { $own }.
unequal = Equal points weren’t possible in every game of this round.
# “Half”: of the players with the reader’s points.
opposite = Of the players with your points, the upper half meets the lower half, and you have the same place in your halves.
new = You hadn’t met before.
met = You’d met before, and the round couldn’t be paired otherwise.
# $names: a list of names.
met-at-tables = You’d met before: { $names }. It happens as rarely as possible.
# $seat (first | second)
seat-due =
    { $seat ->
        [first] You go first, so that everyone goes first about equally often.
       *[second] You go second, so that everyone goes first about equally often.
    }
seat-drawn = Who goes first was drawn at random.
bye = You have no opponent in this round, which counts as a win. Nobody has that again before everyone had it, and it falls to players with few points.
not-in = You aren’t in this round.

## All pairings

# A heading.
all = All pairings, with the points before this round
# One of those who play together, in a list.
player = { $who } ({ $points })
# $key: 64 hexadecimal digits.
key = Key of this round: `{ $key }`. With the file from *Check the draw*, anyone can repeat the pairings.
