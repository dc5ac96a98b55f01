### Open offers: /find, the list of a server's offers, and messages about them. Nobody's name is shown with an offer.
### $terms is what an offer says, in one line (the message `terms`). $game is a game's title. $when is a moment that Discord shows in the reader's own words: “in 3 hours” or “3 hours ago”.

## Buttons

# max 38
find = Find an opponent
# max 38
offer = Offer to play
# max 38
withdraw = Withdraw offer
# max 38
all-offers = All open offers
# max 38
play-computer = Play a computer while I wait
# max 38
watch = Notify me about offers
# max 38
stop-telling = Stop notifying me
# max 38
go-to-channel = Go to the channel

## The terms of an offer: short, in lines, and as choices of menus

# $game: a title, or any-game. $clock: the label of a clock (settings.ftl), or any-clock.
# $rated (rated | casual | either)
# max 80
terms =
    { $game } · { $clock } · { $rated ->
        [rated] rated
        [casual] unrated
       *[either] rated or not
    }
# max 80
any-game = Any game
# max 80
any-clock = Any clock
# $rated (rated | casual | either)
# max 80
rated =
    { $rated ->
        [rated] Rated
        [casual] Unrated
       *[either] Rated or unrated
    }
# For how long an offer stays open: a choice of a menu.
# $time (hour | six-hours | day | three-days | week)
# max 80
stands =
    { $time ->
        [hour] Offer expires after 1 hour
        [six-hours] Offer expires after 6 hours
        [day] Offer expires after 1 day
        [three-days] Offer expires after 3 days
       *[week] Offer expires after 1 week
    }

## /find: private

# Also what the button `find` opens.
heading = Find an opponent
about = Say what you’d like to play. As soon as someone in this server wants the same, your game starts automatically and you’re both notified. Others see the offer, but not who made it.
# Placeholders of menus.
# max 100
game-menu = Which game
# max 100
clock-menu = Time per turn
# max 100
rated-menu = Rated or unrated
# max 100
stands-menu = When the offer expires
# A heading above the lines below.
yours = **Your offers**
# A line of a list. $when: when the offer expires. It may be past when this is read.
own-line = - { $terms } · expires: { $when }
# The placeholder of a menu of the same offers.
# max 100
own-menu = Withdraw one of your offers
# $when: when the offer expires. It may be past when this is read.
offered = Your offer is open: { $terms }. You’ll be notified as soon as there’s a match. Expires: { $when }.
meanwhile = While you wait, you can play against a computer. Your offer stays open.
# $who: a name. A link to the game follows.
started = Opponent found! You’re playing { $game } with { $who }.
# The offer has found a match in this moment, and the game begins in another place.
started-elsewhere = Opponent found! Your game is being set up. You’ll be notified when it starts.
# Two answers to the button or menu that withdraws an offer.
withdrawn = Offer withdrawn.
withdrawn-before = This offer is no longer open.

## The list of a server's offers: private in /games, and in a message in a channel

# $offers (number)
list-heading =
    { $offers ->
        [0] Nobody is looking for an opponent in this server right now.
        [one] There is { $offers } open offer in this server.
       *[other] There are { $offers } open offers in this server.
    }
list-title = Open offers
# A line of the list. $when: when the oldest offer with these terms was made.
line = - { $terms } · offered { $when }
# $more: so many offers are not listed.
more =
    { $more ->
        [one] - and { $more } more
       *[other] - and { $more } more
    }
list-note = Take an offer, and your game starts if you can both play right now. Otherwise you’ll have an open offer with the same terms.
# The placeholder of a menu of the same offers.
# max 100
take-menu = Take an offer

## The message when a game starts: plain text, which a phone shows as a notification. A sentence about the deadline may follow

# $who: a mention. $opponent: a name. $turn: whether it is their turn.
called =
    { $who }: opponent found! Your game of { $game } with { $opponent } is starting{ $turn ->
        [yes] , and it’s your turn.
       *[no] .
    }
# In a direct message. $channel: a link to the channel.
direct =
    Opponent found! Your game of { $game } with { $opponent } is starting in { $channel }{ $turn ->
        [yes] , and it’s your turn.
       *[no] .
    }

## Messages to those who want to be notified about offers

# A page of /me. Private.
watch-heading = Offers in this server
watch-about = Choose games, and you’ll get a direct message when someone in this server offers one that you could join. At most one message a day, from all servers together.
# The placeholder of a menu of games in which nothing is picked, so it says what holds now.
# max 100
watch-menu = No messages about offers
# Three answers to that menu. $games: a list of games’ titles, with “or”.
watching = You’ll be notified when someone in this server offers { $games }.
watching-any = You’ll be notified when someone in this server offers any game.
not-watching = You won’t be notified about offers in this server.
# In a direct message, after the button there.
stopped = You’ll no longer be notified about offers in that server. To change this, use `/me` there.
# In direct messages.
watch-in-servers = You choose this separately for each server: use `/me` there.
# A direct message, with the next one below it. $server: the server’s name. $when: when the offer expires. It may be past when this is read.
told = Someone in { $server } is looking for an opponent: { $terms }. Make the same offer there with `/find`, and the game starts. Expires: { $when }.
told-note = You asked for these messages with `/me`. You’ll get at most one a day.
