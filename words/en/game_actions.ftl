### What people read around the moves: taking back, draws, seats that pass on, clocks, pauses, absences.
### $who, $by, $newcomer and so on are names of players. $draws: what chance decides in the game: dice, cards, or the random order of the players (“lot”).

## Buttons. Those under every board are short: on a phone two or three of them share a row.

# A button under a board. It opens a private menu with everything that a person can do besides moving.
# max 38
more = More
# The word before the table’s number and its fingerprint, in details-of.
details = Details
# A button under a board whose picture rotates after each move: for all players it no longer does.
# max 38
keep-still = Stop rotating the board
# A button: for all players the picture rotates after each move again. In one line with “Rules” and “More”.
# max 38
let-turn = Rotate board again
# A button: takes back the person’s own move at once.
# max 38
take-back = Take back
# A button: asks the other players whether the person can take back a move.
# max 38
ask-back = Request a takeback
# A button.
# max 38
offer-draw = Offer a draw
# A button: reminds the player whose turn it is.
# max 38
nudge = Nudge
# A button: agrees to what the table is asked.
# max 38
yes = Yes
# A button: declines what the table is asked.
# max 38
no = No
# A button under a board: gives more time to the player who ran out of time.
# max 38
wait = Wait longer
# A button: the player who ran out of time loses their seat.
# max 38
give-up-for = Forfeit their seat
# A button for a moderator, the answer Yes to take-out-question: the player is removed and their seat is lost.
# max 38
take-out = Remove from the game
# A button: the answer No to give-up-question.
# max 38
wait-on = Keep waiting
# A button under a game that was closed because nobody moved: it continues.
# max 38
open-again = Reopen the game
# A button under a game that was closed because the player to move was silent: that player loses their seat.
# max 38
claim = Claim the game
# A button for a moderator: the answer No to take-out-question.
# max 38
leave-in = Let them keep playing

## The private menu behind “More”

what-else = Besides moving, you can:
watching = You’re not playing at this table. As a spectator, you can:
nothing-else = There’s nothing else you can do at this table right now.
# $command is how to type the command /substitute.
substitute = To have someone take over a seat, use { $command }.
# $fingerprint: “Table 12. Fingerprint of the dice: …”
details-of = { details }: { $fingerprint }

## Answers to what somebody did

# The person asked the table for something: a takeback, a draw, a forfeit, or that a seat changes hands.
asked = Your request is now on the board.
asked-before = Your request is already settled. The board shows how the game stands.
done-taken-back = Taken back.
done-draw = You both agreed to a draw.
done-nudged = You nudged them.
# They want neither mentions nor direct messages.
done-nudged-unheard = I couldn’t notify them, but the board now shows that you’re asking.
# Either all agreed that a player who ran out of time forfeits the seat, or a moderator removed a player.
done-given-up = They’re out of the game.
# The picture of the board rotates no longer, or again.
done-stilled = Done. The board has changed for everyone at the table.
# Said to the moderator who did it.
paused = The game is paused: nobody can move, and the clocks are stopped. Use `/resume` to continue.
resumed = The game continues.
# The answer to the button wait-on.
still-waiting = OK, you’ll keep waiting.
# The answer to the button leave-in.
left-in = OK, they stay in the game.
# $channel is a link.
moved-to = The table is now in { $channel }.

## What happened last, on the board

# $matter (back | draw | time | seat): what was asked. back = to take back a move, draw = a draw, time = that somebody who ran out of time forfeits their seat, seat = that somebody takes over a seat.
news-unanswered =
    { $matter ->
        [back] { $who }’s takeback request expired without an answer.
        [draw] { $who }’s draw offer expired without an answer.
        [time] { $who }’s request to forfeit a seat expired without an answer.
       *[seat] { $who }’s request to hand over a seat expired without an answer.
    }
# $who asked it, and takes it back. $matter (back | draw | time | seat)
news-withdrawn =
    { $matter ->
        [back] { $who } withdrew their takeback request.
        [draw] { $who } withdrew their draw offer.
        [time] { $who } withdrew the request to forfeit a seat.
       *[seat] { $who } withdrew the request to hand over a seat.
    }
# $who was asked, and said no. $matter (back | draw | time | seat)
news-declined =
    { $matter ->
        [back] { $who } declined the takeback.
        [draw] { $who } declined the draw.
        [time] { $who } declined the request to forfeit a seat.
       *[seat] { $who } declined the request to hand over a seat.
    }
# $who had agreed before.
news-yes-withdrawn = { $who } no longer agrees, so nothing changes.
news-taken-back = { $who } took back a move.
news-substituted = { $newcomer } took over { $who }’s seat.
news-back = { $who } is back from an absence.
news-more-time-away = { $who } announced an absence, so they get more time.
news-more-time-down = { $who } ran out of time while the bot was offline, so they get more time.
news-more-time-wait = { $by } chose to wait, so { $who } gets more time.
news-nudged = { $by } is asking if { $who } is still there.
news-resumed = { $who } resumed the game.
news-tournament-resumed = The tournament continues, and so does this game.
# An organiser of the tournament gave everyone more time. $time: such as “2 days”.
news-extended = The tournament’s organisers extended the time: everyone has { $time } more for this game.
news-still = { $who } stopped the board from rotating.
news-turning = { $who } turned board rotation back on.
news-reopened = { $who } reopened the game.
# The fingerprint stands under boards: “Fingerprint of the dice: …”. With it, players can check the dice after the game.
news-new-secret =
    The bot’s host restored a backup. { $draws ->
        [lot] Random draws have
        [cards] The cards have
       *[dice] The dice have
    } a new fingerprint from here on.
# In place of a name. It can begin a sentence.
a-moderator = A moderator

## Questions to the table

asks-back = { $who } wants to take back their last move.
asks-draw = { $who } offers a draw.
asks-time = { $who } wants to forfeit { $late }’s seat, because { $late } ran out of time.
asks-own-seat = { $who } wants to hand their seat to { $newcomer }.
asks-seat = { $who } wants { $newcomer } to take over { $owner }’s seat.
# Below each offer and question by which somebody else gets a seat, before anybody decides.
seat-costs = Once a seat changes hands, this game has no result: it won’t count for ratings or statistics.
# After one of these. $others: mentions, as many as $number (number) says.
do-you-agree = { $others }: do you agree?
# $when: “in 3 hours”, or “3 hours ago” if it is read late. $assent: whether no answer counts as yes.
question-closes =
    Deadline: { $when }.{ $assent ->
        [yes] {" "}Not answering counts as yes.
       *[no] {""}
    }

## Time

# $others: mentions, as many as $number (number) says. $command is how to type the command /substitute.
late = { $who } ran out of time. { $others }: you can keep waiting, forfeit their seat, or find a replacement with { $command }. { $who } can still move until you decide.
# The same, and the seat is forfeited automatically at $when (“in 3 hours”, which may be past when it is read). $others: as many as $number (number) says.
late-forfeit = { $who } ran out of time. { $others }: you can keep waiting, forfeit their seat, or find a replacement with { $command }. { $who } can still move until you decide. If you don’t, their seat is forfeited (deadline: { $when }).
late-too = { $who } ran out of time but can still move.
timed-out = { $who } ran out of time, so their seat was forfeited.
# Its buttons are give-up-for and wait-on.
give-up-question = Forfeit { $late }’s seat? This can’t be undone.

## Absence

# The answer to /away. $until: a date with the time of day. A game waits for $turns (number) turns’ time, but at least $least and at most $most (“1 day”, “14 days”).
# $command is how to say that one is back.
away =
    You’re away until { $until }. In games that wait for you, you keep the time you have left, and you get no reminders until then. In each game that holds for the time of { $turns } turns (at least { $least }, at most { $most }). You’re reminded once when you return, and { $command } ends the absence early.
# A line below it. $live: “1 hour”. The time per player is bank-each (table_options.ftl).
away-whole-game = Where players have a time for the whole game, the game waits for as long as that time, or not at all if it is { $live } or less. Games of tournaments don’t wait.
back-again = Welcome back! Your clocks are running as usual.
# How long somebody can be away: $month (number) days in any 30, $year (number) days in any 365; $left days are left after the absence that begins now.
budget-after =
    You can be away for up to { $month } days in any 30, and { $year } in any 365. After this, { $left ->
        [0] you have no days left
        [one] you have { $left } day left
       *[other] you have { $left } days left
    }.
# The same; $left days are left now. $month (number), $year (number).
budget-now =
    You can be away for up to { $month } days in any 30, and { $year } in any 365. { $left ->
        [0] You have none left
        [one] You have { $left } day left
       *[other] You have { $left } days left
    }.
# $until is a date with the time of day.
is-away = { $who } is away until { $until }.
# If their time runs out before, the game waits.
is-away-clock-waits = { $who } is away until { $until }. The game waits for them until then.
# $latest: a date with the time of day. The game waits no longer than that.
is-away-clock-waits-until = { $who } is away until { $until }. This game waits for them until { $latest } at the latest.

## Moderators

taken-out = A moderator removed { $who } from the game.
# Its buttons are take-out and leave-in.
take-out-question = Remove { $who } from this game? This can’t be undone.
# $who is a moderator.
paused-by = { $who } paused the game. A moderator can resume it.
paused-by-a-moderator = A moderator paused the game. A moderator can resume it.
paused-with-tournament = The tournament is paused: nobody can move, and the clocks are stopped. Its organisers can resume it.

# $who: names, as many as $number (number) says. Its buttons are move-anyway and stay-here.
move-question = { $who } can’t see { $channel } and wouldn’t be notified there. Move the table anyway?
# max 38
move-anyway = Move it anyway
# max 38
stay-here = Leave it here
# The answer to the button stay-here.
stayed-here = OK, the table stays here.
