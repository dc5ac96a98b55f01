### Time: how long a turn may take, when it ends, and spans of time.
### $when and $later are moments that Discord shows in the reader's own words: “in 3 hours” or, once they are past, “3 hours ago”.
### They stand by themselves, behind a label that is true both before and after.

## Spans. They stand alone, after “for”, and in “With … of reserve”.

days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
less-than-a-minute = less than a minute

## The deadline of the turn

# $when may be past.
deadline = Deadline: { $when }.
# Has to fit one line of a phone. The clock runs out at $when; then the player's reserve is used up, which is $span, until $later. Both may be past.
deadline-with-reserve = Deadline: { $when }. With { $span } of reserve: { $later }.
# $when may be past.
deadline-without-reserve = Deadline: { $when }. No reserve time left.
# In a game in which each player has a time for the whole game. The player to move has used it up at $when, which may be past.
deadline-of-bank = Deadline: { $when } (end of the time for the whole game).
# The same where the time for this turn ends earlier. Has to fit one line of a phone. Both may be past.
deadline-before-bank = Deadline: { $when }. End of the time for the whole game: { $later }.
# The same after the time for the whole game was used up, where the others let the player go on. $when may be past.
deadline-without-bank = Deadline: { $when }. No time left for the whole game.
# Under a board, which everybody reads, after the player to move was reminded of their time for the whole game. $deadline: one of the three above.
# $used: half of that time is used up, or nine tenths of it.
reminder-bank =
    { $used ->
        [half] Reminder: more than half of the time for the whole game is used up.
       *[most] Reminder: less than 10% of the time for the whole game is left.
    } { $deadline }
# The same in a call or direct message to that player, between “it’s your turn” and the deadline.
bank-used =
    { $used ->
        [half] More than half of your time for the whole game is used up.
       *[most] Less than 10% of your time for the whole game is left.
    }
# Under a board, which everybody reads, after the player to move was reminded. $deadline: one of the sentences above.
reminder = Reminder for this turn. { $deadline }
# In the same place. $when may be past.
reminder-reserve = Reminder for this turn. End of reserve time: { $when }.
time-is-out = Time’s up for this turn.
# In a game without a clock, after the player to move was warned. $when may be past.
silence = Deadline: { $when }. After that, the game closes and the other players can claim it.
# $when is past: “3 hours ago”.
time-ended = Time for this turn ran out { $when }.
# The same of a player who has used up their time for the whole game. $when is past.
bank-ended = The time for the whole game ran out { $when }.

## The reserve of each player

# $players: a list of the following two, “Ann 3 days and Ben none”.
left = Reserve time left: { $players }.
# The same where each player has a time for the whole game. Under a board only the players who wait are in the list.
left-of-banks = Time left for the whole game: { $players }.
left-of = { $who } { $span }
left-none = { $who } none
