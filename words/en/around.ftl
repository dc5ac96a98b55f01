# Author: the project
# Reviewer: the project

### What people read around the moves: taking back, draws, seats that pass on, clocks, pauses, absences.
### $who, $by, $newcomer and so on are names of players. $draws: what chance decides in the game: dice, cards or the lot.

## Buttons

more = More
details = Details
# The picture of the board no longer turns by itself, and does so again.
keep-still = Keep it still
let-turn = Let it turn
take-back = Take back
ask-back = Ask to take back
offer-draw = Offer a draw
nudge = Nudge
yes = Yes
no = No
wait = Wait longer
give-up-for = Give up their seat
wait-on = Keep waiting
open-again = Open again
# For a moderator who does not give up a seat.
leave-in = Let them play on

## The private menu behind “More”

what-else = What you can do besides moving:
watching = You do not play at this table. While you watch, you can do the following:
nothing-else = There is nothing else that you can do at this table just now.
# $command is how to type the command /substitute.
substitute = Somebody else can take over a seat: { $command }.
# $fingerprint: “Table 12. Fingerprint of the dice: …”
details-of = { details }: { $fingerprint }

## Answers to what somebody did

asked = It is asked on the board now.
asked-before = You asked, and that is settled already: the board shows how the game stands.
done-taken-back = Taken back.
done-draw = You both want a draw, and so it is one.
done-nudged = They have been called again.
done-given-up = Their seat is given up.
done-stilled = Everybody sees the board like this from now on.
paused = The game is paused: nobody can move, and clocks stop. /resume lets it go on.
resumed = The game goes on.
still-waiting = You keep waiting.
left-in = They play on.
# $channel is a link.
moved-to = The table is in { $channel } now.

## What happened last, on the board

# $matter (back | draw | time | seat): what was asked. back = to take back a move, draw = a draw, time = to give up a seat, seat = to hand over a seat.
news-unanswered =
    { $matter ->
        [back] The request to take back a move by { $who } was not answered in time, so it is closed.
        [draw] The offer of a draw by { $who } was not answered in time, so it is closed.
        [time] The request to give up a seat by { $who } was not answered in time, so it is closed.
       *[seat] The request to hand over a seat by { $who } was not answered in time, so it is closed.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } withdrew the request to take back a move.
        [draw] { $who } withdrew the offer of a draw.
        [time] { $who } withdrew the request to give up a seat.
       *[seat] { $who } withdrew the request to hand over a seat.
    }
news-declined =
    { $matter ->
        [back] { $who } said no to the request to take back a move.
        [draw] { $who } said no to the offer of a draw.
        [time] { $who } said no to the request to give up a seat.
       *[seat] { $who } said no to the request to hand over a seat.
    }
news-yes-withdrawn = { $who } withdrew their yes, so nothing is done.
news-taken-back = { $who } took back a move.
news-substituted = { $newcomer } has taken over the seat of { $who }.
news-more-time-away = { $who } had said that they would be away, and has more time.
news-more-time-down = The time of { $who } ran out while the bot was down, so they have more time.
news-more-time-wait = { $by } would rather wait, so { $who } has more time.
news-nudged = { $by } asks whether { $who } is still there.
news-resumed = { $who } let the game go on.
news-still = { $who } keeps the board still.
news-turning = { $who } lets the board turn again.
news-reopened = { $who } opened the game again.
news-new-secret =
    The host of the bot has restored a backup. From here on { $draws ->
        [lot] the lot comes
        [cards] the cards come
       *[dice] the dice come
    } from another secret.
# In place of a name.
a-moderator = A moderator

## Questions to the table

asks-back = { $who } asks to take back their last move.
asks-draw = { $who } offers a draw.
asks-time = { $who } wants to give up the seat of { $late }, whose time is up.
asks-own-seat = { $who } would hand their seat to { $newcomer }.
asks-seat = { $who } would have { $newcomer } take over the seat of { $owner }.
# After one of these. $others: mentions, as many as $number (number) says.
do-you-agree = { $others }: do you agree?
# $when: “in 3 hours”. $assent: whether no answer counts as yes.
question-closes =
    This question closes { $when }{ $assent ->
        [yes] ; then no answer counts as yes
       *[no] {""}
    }.

## Time

# $others: mentions, as many as $number (number) says. $command is how to type the command /substitute.
late = { $who } has run out of time. { $others }: wait longer, give up their seat, or have somebody take it over with { $command }. Until then { $who } can still move.
# The same, and the seat is given up by itself $when. $others: as many as $number (number) says.
late-forfeit = { $who } has run out of time. { $others }: wait longer, give up their seat, or have somebody take it over with { $command }. If nothing is done, the seat is given up { $when }. Until then { $who } can still move.
late-too = { $who } has run out of time, and can still move.
timed-out = The time of { $who } was out, so their seat was given up.
give-up-question = Do you want to give up the seat of { $late }? It cannot be taken back.

## Absence

# $until: a date with the time of day. A game waits for the time of $turns (number) turns, but at least $least and at most $most.
# $command is how to say that one is back.
away =
    You are away until { $until }. If a clock of yours runs out before then, the game waits for you: for the time of { $turns } turns in each game, but at least { $least } and at most { $most }. With { $command } you are back.
back-again = Welcome back. Your clocks run again as usual.
# How long somebody can be away: $month (number) days in any 30, $year (number) days in any 365; $left days are left after the absence that begins now.
budget-after =
    You can be away for { $month } days in any 30, and for { $year } in any 365. After this absence, { $left ->
        [0] none of these days is left
        [one] { $left } of these days is left
       *[other] { $left } of these days are left
    }.
# The same; $left days are left now. $month (number), $year (number).
budget-now =
    You can be away for { $month } days in any 30, and for { $year } in any 365. { $left ->
        [0] None of these days is left now
        [one] { $left } of these days is left now
       *[other] { $left } of these days are left now
    }.
is-away = { $who } is away until { $until }.
is-away-clock-waits = { $who } is away until { $until }; their clock waits for them.
is-away-clock-waits-until = { $who } is away until { $until }; their clock waits for them here until { $latest } at the latest.

## Moderators

taken-out = A moderator gave up the seat of { $who }.
take-out-question = Do you want to give up the seat of { $who } in this game? It cannot be taken back.
paused-by = The game was paused by { $who }. It goes on when a moderator resumes it.
paused-by-a-moderator = The game was paused by a moderator. It goes on when a moderator resumes it.
