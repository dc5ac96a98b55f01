### /deal, the daily deal: everyone gets the same cards, has one attempt that counts, and can then practise with them.
### $date is a day such as 2026-11-22. $until, $since, and $when without another comment, are a date with the time of day as Discord shows it.
### A line that begins with -# is shown in small letters, one that begins with ## or ### is a heading.

## The screen of /deal

heading = ## Daily deal of { $date }
# $game: the title of a game; $options: a text such as “With level 2”.
dealt = **{ $game }**. { $options }. Everyone gets the same cards, and only your first attempt counts. During that attempt, you can’t take back moves, get hints or try out moves.
# The user has never finished the game. Two buttons follow: the guided game, and how to play.
learn-first = If { $game } is new to you, learn it first: you have only one attempt that counts.
# Above the buttons that start the attempt in a channel or in direct messages.
seen = Anyone who can see your board can see the cards. In direct messages, that’s only you.
# The user has no attempt. The deal is today’s or yesterday’s, and its attempts can still be finished.
not-played = You haven’t played this deal. An attempt counts if you start it on this date and finish before { $until }.
# The same, when it is too late.
missed = You didn’t play this deal.
# $until may be past when this is read. $link: a link to the table, or nothing.
running = Your attempt is in progress. Finish before { $until } for it to count. { $link }
unscored = Your attempt has no score: it wasn’t finished in time, you resigned right away, or it ended without a result.
# Numbers are texts, since a score can be below 0. $number: how many people have a score.
scored =
    Your score is { $score }. { $number ->
        [one] You’re the only one with a score so far.
       *[other] You’re number { $place } of { $number } across all servers.
    }
# For how many days in a row the user has finished the daily deal, without giving up: $now up to today, and $best at most.
streak =
    { $now ->
        [0] No current streak.
        [one] Current streak: { $now } day.
       *[other] Current streak: { $now } days.
    } { $best ->
        [one] Longest streak: { $best } day.
       *[other] Longest streak: { $best } days.
    }
# $when: “in 3 hours”, or “3 hours ago” when it is read late.
next = Next deal: { $when }.
# The screen was opened before midnight (UTC), and a button of it pressed after that.
new-day = ⚠️ A new day has started, so this is a different deal.
# Instead of the screen, where no game can be dealt.
none = There’s no daily deal here.

## Lists of scores

here = ### Top scores in this server
everywhere = ### Top scores across all servers
nobody = Nobody has a score yet.
# $place: without its backslash, Discord would count the lines by itself. $days: for how many days in a row.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , won
       *[no] , lost
    }{ $days ->
        [0] {""}
        [one] , { $days }-day streak
       *[other] , { $days }-day streak
    }
# In place of the name of a person whose name is not shown.
somebody = someone in another server
more =
    { $number ->
        [one] and { $number } more
       *[other] and { $number } more
    }
named = -# People from other servers are only named here, by a player name, if they choose to be, with `/me`.

## Fingerprints and secrets, in small letters

# $since is always past.
fingerprint-of = -# Fingerprint of this deal, published { $since }: { $fingerprint }
fingerprint-next = -# Fingerprint of the next deal: { $fingerprint }
# $secret: a text in digits.
secret-of = -# Secret of this deal (its SHA-256 is the fingerprint): { $secret }
# $when may be past when this is read.
secret-later = -# Publication of this deal’s secret: { $when }

## Buttons

# max 38
play-here = Play in this channel
# max 38
play-direct = Play in direct messages
# max 38
practise-here = Practise in this channel
# max 38
practise-direct = Practise in direct messages
# max 38
yesterday = Yesterday’s deal
# max 38
today = Today’s deal
# Shows a replay of the game with the highest score.
# max 38
best-game = Watch the top game

## Answers, and messages in direct messages

# The first message in direct messages when a game is started from a server.
begins =
    { $scored ->
        [yes] Your attempt at the daily deal of { $date } starts here.
       *[no] Practice game: the daily deal of { $date }.
    }
direct-closed = I can’t send you direct messages. Allow them in this server’s privacy settings, or play in the channel. Your attempt hasn’t started.
# Above a replay. $name: a name, or “someone in another server”. $score can be below 0.
best = The top game of the daily deal of { $date } is by { $name }. Score: { $score }.
# The answer to the button `best-game` if there is nothing to show.
no-best = I can’t show that game. Nobody has a score for that deal yet, or its secret hasn’t been published.

## Lines on boards, in small letters

board-attempt = -# Daily deal of { $date }: finish before { $until } for this attempt to count.
# The attempt is over, in time or not.
board-over = -# Daily deal of { $date }: first attempt.
# Below the result of an attempt. $place of $number (number): how many people have a score so far.
end-counts =
    -# This attempt counts. { $number ->
        [one] It’s the only one with a score so far.
       *[other] It’s number { $place } of { $number } across all servers so far.
    } `/deal` shows the table of scores.
end-counts-not = -# This attempt doesn’t count: it wasn’t finished in time, was resigned right away, or ended without a result. `/deal` shows the table of scores.
board-practice = -# Daily deal of { $date }: practice game, which doesn’t count.
# The secret of a game that is over is not shown yet. $when may be past when this is read.
withheld = Others may still be playing the same cards, so this deal’s secret is still hidden. Publication: { $when }.
