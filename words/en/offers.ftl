# Author: the project
# Reviewer: the project

### Open offers: /find, the list of a server's offers, and messages about them. Nobody's name is shown with an offer.
### $terms is what an offer says, in one line (the message `terms`). $game is a game's title. $when is a moment that Discord shows in the reader's own words: “in 3 hours” or “3 hours ago”.

## Buttons: at most 38 characters

find = Find an opponent
offer = Offer to play
withdraw = Withdraw
all-offers = Open offers
play-computer = Play a computer meanwhile
watch = Tell me of offers
stop-telling = Stop telling me
go-to-channel = Go to the channel

## The terms of an offer: short, in lines and menus

# $clock: the label of a clock (settings.ftl), or any-clock.
# $rated (rated | casual | either)
terms =
    { $game } · { $clock } · { $rated ->
        [rated] rated
        [casual] not rated
       *[either] rated or not
    }
any-game = Any game
any-clock = Any clock
# $rated (rated | casual | either)
rated =
    { $rated ->
        [rated] Counts for the ratings
        [casual] Does not count for the ratings
       *[either] Rated or not: I do not mind
    }
# For how long an offer stands.
# $time (hour | six-hours | day | three-days | week)
stands =
    { $time ->
        [hour] The offer stands for 1 hour
        [six-hours] The offer stands for 6 hours
        [day] The offer stands for 1 day
        [three-days] The offer stands for 3 days
       *[week] The offer stands for 1 week
    }

## /find: private

heading = Find an opponent
about = Say what you would like to play. As soon as somebody in this server wants the same, your game starts by itself, and both of you are called. The others see the offer, but not whose it is.
game-menu = Which game
clock-menu = How long a turn may take
rated-menu = Whether it counts for the ratings
stands-menu = How long the offer stands
yours = **Your offers**
# A line of a list.
own-line = - { $terms }, ends { $when }
own-menu = Withdraw one of your offers
offered = Your offer stands: { $terms }. It ends { $when }. You are called as soon as somebody matches it.
meanwhile = While you wait, you can play against a computer: your offer stands meanwhile.
# $who: a name.
started = You have an opponent: you play { $game } with { $who }.
started-elsewhere = You have an opponent: your game is being opened, and you are called there.
withdrawn = Your offer is withdrawn.
withdrawn-before = This offer does not stand any more.

## The list of a server's offers: private in /games, and in a message in a channel

# $offers (number)
list-heading =
    { $offers ->
        [0] Nobody is looking for an opponent in this server just now.
        [one] In this server there is { $offers } open offer.
       *[other] In this server there are { $offers } open offers.
    }
list-title = Open offers
# A line of the list. $when: when the oldest offer with these terms was made.
line = - { $terms }, offered { $when }
# $more: so many offers are not listed.
more =
    { $more ->
        [one] - and { $more } more
       *[other] - and { $more } more
    }
list-note = Take an offer, and your game starts if the two of you can play now. Otherwise your own offer stands.
take-menu = Take an offer

## The call when a game starts: plain text, which a phone shows as a notification

# $who: a mention. $opponent: a name. $turn: whether it is their turn.
called =
    { $who }: you have an opponent. Your game of { $game } with { $opponent } begins{ $turn ->
        [yes] , and it is your turn.
       *[no] .
    }
# In a direct message. $channel: a link to the channel.
direct =
    You have an opponent. Your game of { $game } with { $opponent } begins in { $channel }{ $turn ->
        [yes] , and it is your turn.
       *[no] .
    }

## Messages to those who want to be told of offers

# In /me. Private.
watch-heading = Offers in this server
watch-about = Choose games, and you get a direct message when somebody in this server offers one of them and could play with you: at most one message a day, from all servers together.
watch-menu = No messages about offers
# $games: a list of games’ titles.
watching = You will be told when somebody in this server offers { $games }.
watching-any = You will be told when somebody in this server offers any game.
not-watching = You will not be told of offers in this server.
# In a direct message, after the button there.
stopped = You will not be told of offers in that server any more. With `/me` in that server you can choose again.
# In direct messages.
watch-in-servers = You choose this for each server separately: use `/me` in a server.
# A direct message. $server: the server’s name.
told = In { $server } somebody offers a game: { $terms }. The offer ends { $when }. With `/find` in that server you can offer the same, and the game starts.
told-note = You have asked for this message with `/me`. You get at most one a day.
