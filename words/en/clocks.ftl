# Author: the project
# Reviewer: the project

### Time: how long a turn may take, when it ends, and spans of time.
### $when and $later are moments that Discord shows in the reader's own words: “in 3 hours” or “3 hours ago”. They stand by themselves.

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

deadline = Deadline: { $when }.
# The clock runs out at $when; then the player's reserve is used up, which is $span, until $later.
deadline-with-reserve = Deadline: { $when }. With { $span } of reserve: { $later }.
deadline-without-reserve = Deadline: { $when }. No reserve is left.
# Under a board, after the player to move was reminded. $deadline: one of the three sentences above.
reminder = A reminder. { $deadline }
reminder-reserve = A reminder. The reserve for this turn ends { $when }.
time-is-out = The time for this turn is out.
time-ended = The time for this turn ended { $when }.

## The reserve of each player

# $players: a list of the following two, “Ann 3 days, Ben none”.
left = Left in reserve: { $players }.
left-of = { $who } { $span }
left-none = { $who } none
