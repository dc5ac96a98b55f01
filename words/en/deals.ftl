# Author: the project
# Reviewer: the project

### /deal, the deal of the day: everybody is dealt the same cards, everybody has one attempt that counts, and then may
### practise. $date is a day such as 2026-11-22; $until, $when and $since are moments as Discord shows them.
### A line that begins with -# is shown in small letters, one that begins with ## or ### is a heading.

## The screen of /deal

heading = ## Deal of the day { $date }
# $game: the title of a game; $options: a text such as “With level 2”.
dealt = **{ $game }**. { $options }. Everybody is dealt the same cards, and only your first attempt counts. In it nothing can be taken back, and there are no hints or tried moves.
# Above the buttons that begin the attempt in a channel or in direct messages.
seen = Whoever sees your board sees the cards. In direct messages only you see it.
not-played = You have not played this deal yet. An attempt that begins on its day counts if it is over before { $until }.
missed = You did not play this deal.
# $link: a link to the table, or nothing.
running = Your attempt is under way. It counts if it is over before { $until }. { $link }
unscored = Your attempt has no score: it was over too late, or it was ended without a result.
# Numbers are texts, since a score can be below 0. $number: how many people have a score.
scored =
    Your score is { $score }. { $number ->
        [one] You are the only one with a score so far.
       *[other] That is place { $place } of { $number } over all servers.
    }
# $now and $best: days.
streak =
    { $now ->
        [0] You have not played on one of the last two days.
        [one] You have played on { $now } day in a row.
       *[other] You have played on { $now } days in a row.
    } { $best ->
        [one] Your best is { $best } day.
       *[other] Your best is { $best } days.
    }
next = The next deal comes { $when }.
# The screen was opened before midnight (UTC), and a button of it pressed after that.
new-day = ⚠️ A new day has begun, so this is another deal.
# Instead of the screen, where no game can be dealt.
none = There is no deal of the day here.

## Tables of scores

here = ### Best scores in this server
everywhere = ### Best scores in all servers
nobody = Nobody has a score yet.
# $place: without its backslash, Discord would count the lines by itself. $days: for how many days in a row.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , won
       *[no] , lost
    }{ $days ->
        [0] {""}
        [one] , { $days } day in a row
       *[other] , { $days } days in a row
    }
# Somebody whose name is not shown.
somebody = somebody in another server
more =
    { $number ->
        [one] … and { $number } more
       *[other] … and { $number } more
    }
named = -# People from other servers are named here only if they want that (/me).

## Fingerprints and secrets, in small letters

fingerprint-of = -# Fingerprint of this deal, published { $since }: { $fingerprint }
fingerprint-next = -# Fingerprint of the next deal: { $fingerprint }
# $secret: a text in digits.
secret-of = -# Secret of this deal, whose SHA-256 is the fingerprint: { $secret }
secret-later = -# The secret of this deal is published { $when }.

## Buttons, at most 38 characters

play-here = Play in this channel
play-direct = Play in direct messages
practise-here = Practise in this channel
practise-direct = Practise in direct messages
yesterday = Yesterday’s deal
today = Today’s deal
best-game = Watch the best game

## Answers, and messages in direct messages

# The first message of a table that was opened from a server.
begins =
    { $scored ->
        [yes] Your attempt at the deal of the day { $date } begins here.
       *[no] Here you practise the deal of the day { $date }.
    }
direct-closed = I cannot send you direct messages. Open them in the privacy settings of this server, or play in the channel. Your attempt has not begun.
# Above a replay. $name: a name, or “somebody in another server”.
best = The best game of the deal of the day { $date }: { $name }, with { $score } points.
no-best = Nobody has a score at that deal, or its secret is not published yet.

## Lines on boards, in small letters

board-attempt = -# Deal of the day { $date }: this attempt counts if it is over before { $until }.
board-over = -# Deal of the day { $date }: an attempt.
board-practice = -# Deal of the day { $date }: practice, which does not count.
# The secret of a game that is over is not shown yet.
withheld = Others may still play the same cards, so the secret of this deal is published { $when }.
