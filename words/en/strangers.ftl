### Games with strangers: people of any server, who know of each other a player name (such as “Basalt 482”), and nothing else.
### $name is such a player name. What is here is private, unless a comment says otherwise.

## Why somebody can't look for an opponent: shown as plain text, without Markdown

not-from-here = This server doesn’t let its members look for opponents in other servers. Use /find in our direct messages.
not-agreed = You haven’t agreed to play with strangers yet. Use /find in our direct messages to read what that means.
account-too-new =
    Your Discord account is too new to play with strangers. You can in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
direct-closed = I can’t write to you in direct messages, and games with strangers are played there. Allow them in the privacy settings of a server we share, then try again.
# $most (number)
too-many-games = You’re already playing { $most } games in direct messages, the maximum. Finish one first.

## Why a game ended that had not begun: on its board

ended-not-begun = The game was closed because a player didn’t make a first move in time. It has no result.
ended-not-shown = The game was closed because I couldn’t reach a player. It has no result.

## A setting of a server

# A button.
# max 38
switch-pool =
    { $on ->
        [yes] Strangers of other servers: on
       *[no] Strangers of other servers: off
    }
told-pool =
    { $on ->
        [yes] Members can now look for opponents in other servers from here.
       *[no] Members can no longer look for opponents in other servers from here.
    }

## The page on which somebody agrees to play with strangers, once: in /find, and behind a button of /me

# max 38
page-button = Playing with strangers
heading = Play with strangers
about = You can play with people from any server. Each of you plays in your own direct messages with me.
they-see = **They see:** your player name, **{ $name }**, your rating, your moves, and how fast you make them.
they-never-see = **They never see:** your Discord name, picture or ID, your servers, your language or your settings. You can’t write to each other.
# After the two before.
in-lists = Lists from all servers, such as `/leaderboard` in our direct messages, show your player name. You can turn that off in `/me`.
# Before the buttons.
i-write = I’ll write to you in direct messages when a game starts, when it’s your turn, and when it ends. You can stop at any time.
# The same for who has agreed. $when: when they did, as Discord shows it.
agreed = ✅ You agreed to this { $when }.
# max 38
agree = Agree
# max 38
another-name = Draw another name
# max 38
stop = Stop playing with strangers
# Above the page, after a button of it.
named = From now on, strangers see you as { $name }.
agreed-now = You can now play with strangers. Use `/find` to look for an opponent.
stopped = You no longer play with strangers, and lists from all servers no longer name you. Games that are running go on.
# A direct message, which shows that the bot can write there.
welcome = You’ve agreed to play with strangers. Your games with them will appear here.
# The same, before an offer is made by who could not be written to before.
hello-again = I can write to you again. Your games with strangers will appear here.

## /find: offers to people of any server

# The placeholder of a menu with the two choices that follow.
# max 100
where-menu = Where to look
# max 80
here = In this server
# max 80
anywhere = In any server
# The placeholder of a menu with the two choices that follow.
# max 100
near-menu = Your opponent’s rating
# max 80
any-rating = Any rating
# After a tenth of its time, the offer takes any rating.
# max 80
near-rating = Only close to my rating at first
# The placeholder of a menu with the choices that follow.
# max 100
players-menu = Number of players
# $seats (number): how many people play, with the reader.
# max 80
players = { $seats } players
# A line above the menus, where three or more are chosen.
unrated = Three or four strangers play unrated, since some of them could know each other.
about-anywhere = Say what you’d like to play. As soon as anyone wants the same, your game starts in our direct messages.
about-both = Say what you’d like to play. As soon as anyone here or in another server wants the same, your game starts. With strangers, you play in our direct messages.
# $name: the reader's player name.
seen-as = -# Strangers see you as { $name }.
# A line for each game that somebody offers, as it was some minutes ago. $game: a title, “Any game”, or game-for.
# $many (someone | several | crowd)
waits =
    { $many ->
        [someone] -# { $game }: someone is waiting.
        [several] -# { $game }: a few people are waiting.
       *[crowd] -# { $game }: many people are waiting.
    }
# The game of an offer for more than two. $seats (number): how many people play.
# max 40
game-for = { $game } ({ $seats } players)
# What such an offer says, in one line. $game: a title, game-for, or any-game (offers.ftl). $clock: the label of a clock, or any-clock.
# $clock max 24
# $rated (rated | casual | either)
# max 80
terms =
    { $game } · { $clock } · { $rated ->
        [rated] rated
        [casual] unrated
       *[either] rated or not
    } · any server
# Instead of the list of open offers, in direct messages. Lines of `waits` may follow.
list-note = Open offers of strangers aren’t listed. Make one with `/find`, and your game starts as soon as anyone wants the same.

## The message when a game starts: plain text, which a phone shows as a notification. A sentence about the deadline may follow

# $opponents: player names, as many as $number (number) says. $game: a title. $turn: whether it is the reader's turn.
called =
    { $number ->
        [one] Opponent found!
       *[other] Opponents found!
    } Your game of { $game } with { $opponents } is starting{ $turn ->
        [yes] , and it’s your turn.
       *[no] .
    }
