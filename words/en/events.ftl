### Score events: everyone plays the same deals alone, one deal a day, each once, and the best scores are added. They’re a kind of tournament (tournaments.ftl).
### A deal is one shuffle of the cards, the same for everyone. $number and $deals (numbers): deal 3 of 7. $when and $until are moments, as Discord shows them; both may be past when they’re read.

## The public message

# One line of parts with “·” between them, as about in tournaments.ftl. $counting, $deals (numbers): the best 5 of 7 scores count.
about =
    { $deals ->
        [one] { $game } · score event: everyone plays the same deal alone
       *[other] { $game } · score event: everyone plays the same deals alone, one a day · best { $counting } of { $deals } scores count
    }
first-deal = First deal: { $when }
# The deal of today, which can be started until $until.
open-deal = Deal { $number } of { $deals } is open. Last start: { $until }
# Attempts at the deal can be finished until $when; then its scores are shown.
scores-at = Scores of deal { $number } come out: { $when }
nobody = Nobody has a score.
# People of other servers can play, too.
everywhere = Open to all servers.
# A line of the standings. $deals (number): how many scores count for the player so far.
place =
    { $deals ->
        [one] { $place }. { $who } · { $score } in { $deals } deal
       *[other] { $place }. { $who } · { $score } in { $deals } deals
    }
won = { $who } wins with { $score }.
# $names: a list of names.
shared = { $names } share first place with { $score }.
# A button. It opens a private screen with today’s deal.
# max 38
play = Play
# A button. It shows the fingerprints of all deals, and their secrets once they’re over.
# max 38
check-deals = Check the deals

## The private screen of someone who plays

deal-of = Deal { $number } of { $deals }
# $options: a text such as “With level 2”.
dealt = { $options }. Everyone gets the same cards, and you have one attempt. You can’t take back moves, get hints or try out moves.
not-played = An attempt counts if you start it before { $start } and finish before { $until }.
# $score: a number that can be below 0. Scores are shown once nobody can play the deal.
scored = Your score: { $score }. It appears in the standings after { $until }.
none-open = No deal is open now.
your-scores = Your scores
# A line of the reader’s scores. $score: a number.
deal-score = Deal { $number }: { $score }
# The same for an attempt that ended without a score, or that is still in progress.
deal-no-score = Deal { $number }: no score
# $place: the reader’s place by the deals that are over; $players (number): of how many.
your-place =
    { $players ->
        [one] Total: { $score }. You’re the only one so far.
       *[other] Total: { $score }. You’re number { $place } of { $players }.
    }
withdraw-asked = Withdraw from { $name }? You can’t play its other deals, but you keep the scores you have. This can’t be undone.
# The first message in direct messages.
begins = Your attempt at deal { $number } of { $name } starts here.
# The answer to `check-deals`. The fingerprints and secrets follow.
check-about = Each deal was fixed when this event was announced: the SHA-256 of its secret is the fingerprint. You can check a deal’s cards in the record of any of its games, once the deal is over.

## Lines on boards, in small letters. $event: the name of the event.

board-attempt = -# { $event }: finish before { $until } for this attempt to count.
board-over = -# { $event }: your only attempt at this deal.
board-late = -# { $event }: this attempt no longer counts.
# Below the result.
end-counts = -# This attempt counts for { $event }. Scores of this deal come out: { $when }
end-counts-not = -# This attempt doesn’t count for { $event }: it wasn’t finished in time, was resigned right away, or ended without a result.

## Why something isn’t possible

no-deal-now = You can’t play this deal now. The event’s message shows which deal is open.
fixed-days = The days of a score event’s deals are fixed. It can’t start earlier, be extended or be paused.
spoils = This game is a deal of { $event }. You can look at it after your own attempt, or after { $until }.
only-in-practice = A scored attempt has no takebacks, hints, trying out or substitutes.

one-everywhere = There’s already a score event for all servers. Wait until it’s over.

## The journal

# $deals (number)
line-began =
    { $deals ->
        [one] It started with { $deals } deal.
       *[other] It started with { $deals } deals.
    }

## /organise: private

# max 80
format-event = Score event: everyone plays the same deals alone
new-event = Everyone plays the same deals alone, in direct messages or in a channel, and each deal once. A deal is open for one day (UTC). Nobody has to register. I announce it here.
# A menu.
deals-menu = Number of deals
# A choice of that menu.
# $counting max 2
# $deals max 2
# max 80
deals-choice =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals, one a day, best { $counting } scores count
    }
# A menu, only for the bot’s host: who can play.
servers-menu = Who can play
# max 80
servers-here = Only this server
# max 80
servers-all = All servers with a channel for score events
# A menu: when the first deal opens.
start-menu = Start
# A choice of that menu.
# $time (quarter | day | three-days | week)
# max 80
starts =
    { $time ->
        [quarter] First deal at the next midnight (UTC)
        [day] First deal at midnight (UTC), at least 1 day from now
        [three-days] First deal at midnight (UTC), at least 3 days from now
       *[week] First deal at midnight (UTC), at least 1 week from now
    }
