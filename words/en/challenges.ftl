### Challenges: somebody wants to play again with a stranger whom they have met. Private, unless a comment says otherwise.
### $player is a player name (“Basalt 482”). $terms is what is to be played, in one line (the message `terms`). $when is a moment that Discord shows in the reader’s own words: “in 3 hours”.

## Why a challenge can't be made or accepted: plain text, without Markdown

not-met = You haven’t finished a game with a stranger of that name.
avoids-them = You’ve chosen not to meet this player again. /privacy lists everyone you avoid.
lately = You’ve challenged this player in the last 24 hours. Please wait before the next time.
# $most (number)
too-many = You’ve made { $most } challenges, the maximum. One that you withdraw still counts for a day.
# The reason is not told: it may be the other's.
gone = You can’t accept this challenge now. It may have expired, or you can’t both play right now.

## What a challenge says

# $game: a title. $clock: the label of a clock.
# $clock max 24
# max 80
terms = { $game } · { $clock } · unrated

## The panel in which somebody challenges a stranger: in /find, and behind a button about the opponents of a finished game

# A button about an opponent, and the one of the panel.
# max 38
challenge = Challenge
heading = Challenge { $player }
about = If { $player } accepts, your game starts in our direct messages. Whatever they do, you won’t read anything else about it: you aren’t told if they decline, or if I can’t ask them.
# A line below.
unrated = -# The game is unrated, since you chose each other.
# After it. $name: the reader's player name.
seen-as = -# { $player } sees you as { $name }.
# The placeholder of a menu with the times that follow.
# max 100
stands-menu = When the challenge expires
# $time (hour | six-hours | day | three-days | week)
# max 80
stands =
    { $time ->
        [hour] Challenge expires after 1 hour
        [six-hours] Challenge expires after 6 hours
        [day] Challenge expires after 1 day
        [three-days] Challenge expires after 3 days
       *[week] Challenge expires after 1 week
    }
made = Your challenge to { $player } is open: { $terms }. Expires: { $when }.

## The page of challenges: behind a button of /find

# A button, and the heading of the page.
# max 38
page = Challenges
to-you = **Challenges to you**
by-you = **Your challenges**
none = You have no open challenges. To make one, use `/find` with the name of a stranger you’ve played with.
# Lines of the two lists.
to-you-line = { $player } challenges you: { $terms }. Expires: { $when }.
by-you-line = - { $player }: { $terms } · expires: { $when }
# Buttons below a challenge.
# max 38
accept = Accept
# max 38
decline = Not this time
# The placeholder of a menu of one's own challenges.
# max 100
own-menu = Withdraw a challenge
# A button, after a challenge was made.
# max 38
withdraw = Withdraw challenge
withdrawn = Challenge withdrawn.
withdrawn-before = This challenge is no longer open.
declined = You won’t be asked again about this challenge. { $player } isn’t told.
started = Your game of { $game } with { $player } is starting.

## Direct messages

# To who is challenged. Buttons follow.
told = { $player }, a stranger you’ve played with, challenges you: { $terms }. If you decline or don’t answer, they aren’t told. Expires: { $when }.
# To both when the game starts: plain text, which a phone shows as a notification. A sentence about the deadline may follow. $theirs: whether the other has accepted the reader's challenge. $turn: whether it is the reader's turn.
called =
    { $theirs ->
        [yes] { $player } accepted your challenge!
       *[no] You accepted the challenge of { $player }.
    } Your game of { $game } is starting{ $turn ->
        [yes] , and it’s your turn.
       *[no] .
    }

## Who can challenge somebody: on the page about playing with strangers

# One of the lines there.
on-page = Strangers you’ve played with can challenge you again by your player name. I’ll send you at most three of these messages a day.
# A button there.
# max 38
switch =
    { $on ->
        [yes] Challenges: on
       *[no] Challenges: off
    }
# After that button.
switched =
    { $on ->
        [yes] Strangers you’ve played with can challenge you now.
       *[no] Nobody can challenge you now. They aren’t told.
    }
# One of several sentences about what is stored, in /privacy. $number (number)
kept =
    { $number ->
        [one] It’s stored that you’ve challenged a stranger or were challenged.
       *[other] It’s stored that you’ve challenged strangers or were challenged, { $number } times.
    }
# In /privacy, in a list of settings. Whether strangers can challenge the person.
settled = challenges from strangers you’ve played with
