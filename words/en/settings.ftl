# Author: the project
# Reviewer: the project

### /settings (a server’s) and /me (a person’s): the screens, what a change is told as, and the calls that follow from them.

## The screens

server = ## Tables in this server
person = ## Your settings
person-note = -# They hold for you in every server. Nobody else sees them.
# Shown in a menu of channels in which nothing is picked.
all-channels = All channels
# Shown in a menu of people in which nobody is picked.
nobody = Nobody
# The page of the daily digest: a direct message with the games that wait for the reader.
digest-button = Daily digest
digest-heading = ## Daily digest
# $zone: the name of a time zone, such as Europe/Berlin.
digest-note = At this hour you get a direct message with all games that wait for you, if any do. Your time zone: **{ $zone }**.
digest-never = Never
zone-button = Time zone
# A form with one line. At most 45 characters.
zone-title = Your time zone
zone-text = The hour of your daily digest is told in this time zone, also when clocks change.
# At most 45 characters
zone-label = A time zone or its city
# At most 100 characters
zone-hint = Such as Europe/Berlin, New York or UTC
no-zone = There is no time zone of that name. Try the name of a large city near you, or a name such as Europe/Berlin.
channels-heading = ## Channels for lists and results
# A menu of channels in which none is picked.
no-channel = No channel
# Buttons that open another page of the screen: at most 38 characters.
channels-page = Lists and results
other-settings = Other settings

## Above each menu; the bold word names what is set

server-channels = **Channels** in which tables may be opened, with their threads. None picked: all.
server-openers = **Who** may open a table.
server-tables-at-once = **How many** tables may be open at a time.
server-clocks = **Clocks** that a table may have: the time for a turn.
server-clock = **Clock** of a new table.
server-past = **Past boards**: what stays of them in the channel.
server-games-channel = **Running games**: the channel with one message that lists them, kept up to date.
server-offers-channel = **Offers**: the channel with one message that lists who looks for opponents.
server-results-channel = **Results**: the channel in which each finished game is posted.
person-pings = **Calls**: when you are mentioned in a channel.
person-reminder = **Reminder**: when you are reminded, where a game has a clock.
person-open-games = **Games**: how many open tables you may sit at.
person-company = **Strangers**: who may sit down with you.
person-avoided = **People** with whom you do not want to play. They are not told.

## What can be picked in the menus: at most 80 characters

# The time for a turn.
# $time (none | hour | half-day | day | three-days | week)
clock =
    { $time ->
        [none] No clock
        [hour] 1 hour a turn
        [half-day] 12 hours a turn
        [day] 1 day a turn
        [three-days] 3 days a turn
       *[week] 1 week a turn
    }
# The same within a sentence, as an object: “a table can have no clock or 1 day a turn”.
# $time (none | hour | half-day | day | three-days | week)
clock-inner =
    { $time ->
        [none] no clock
        [hour] 1 hour a turn
        [half-day] 12 hours a turn
        [day] 1 day a turn
        [three-days] 3 days a turn
       *[week] 1 week a turn
    }
openers-everyone = Everyone
openers-moderators = Moderators only (Manage Messages)
past-sentences = Their sentences, without pictures
past-pictures = Their sentences and pictures
past-one-message = Nothing: one message for the whole game
pings-every-turn = At every turn of mine
pings-reminders = For reminders only
pings-never = Never
company-everyone = Everyone
company-met = Only people I have finished a game with, or invite
reminder-half = When half the time is gone
reminder-nine-tenths = When nine tenths of it are gone
limit-none = No limit
# No table at all.
limit-zero = None

## Switches: buttons that turn something on or off, at most 38 characters

switch-threads =
    { $on ->
        [yes] Thread for each game: on
       *[no] Thread for each game: off
    }
switch-direct =
    { $on ->
        [yes] Direct messages: on
       *[no] Direct messages: off
    }
switch-turned =
    { $on ->
        [yes] Boards turned to me: on
       *[no] Boards turned to me: off
    }
switch-hints =
    { $on ->
        [yes] Tips in first games: on
       *[no] Tips in first games: off
    }
switch-confirm =
    { $on ->
        [yes] Ask before a decisive move: on
       *[no] Ask before a decisive move: off
    }
switch-sentences =
    { $on ->
        [yes] Text boards in sentences: on
       *[no] Text boards in sentences: off
    }
switch-named-everywhere =
    { $on ->
        [yes] Named in all servers’ scores: on
       *[no] Named in all servers’ scores: off
    }

## What holds in a server from now on, after a change

told-every-channel = Tables may now be opened in every channel.
# $channels: links to channels, as a list.
told-channels = Tables may now be opened in { $channels } only.
told-openers-everyone = Everyone may open tables now.
told-openers-moderators = Only moderators may open tables now.
told-tables-no-limit = Any number of tables may now be open at a time.
told-tables =
    { $most ->
        [one] No more than { $most } table may now be open at a time.
       *[other] No more than { $most } tables may now be open at a time.
    }
# $clocks: clocks as in clock-inner, as a list with “and”; $clock: one of them.
told-clocks = Tables may now have: { $clocks }. New ones have { $clock }.
told-clock = New tables now have { $clock }, unless they choose another.
told-threads =
    { $on ->
        [yes] A new table is now played in a thread of its own, unless it chooses otherwise.
       *[no] A new table is now played in the channel, unless it chooses otherwise.
    }
told-past-sentences = Past boards now shrink to their sentences.
told-past-pictures = Past boards now keep their pictures.
told-past-one-message = Each game now keeps to one message; a call for the player to move comes and goes.
# $channel: a link to the channel.
told-games-channel = The running games are now listed in { $channel }, except those in channels that not everybody can see.
told-no-games-channel = The running games are no longer listed.
told-offers-channel = The open offers are now listed in { $channel }.
told-no-offers-channel = The open offers are no longer listed in a channel.
told-results-channel = Finished games are now posted in { $channel }, except those in channels that not everybody can see.
told-no-results-channel = Finished games are no longer posted.

## What holds for a person from now on, after a change

told-turned =
    { $on ->
        [yes] Boards shown to you alone are turned to your side now.
       *[no] Boards shown to you alone are not turned now.
    }
told-hints =
    { $on ->
        [yes] First games explain themselves to you now.
       *[no] First games give you no tips now.
    }
told-confirm =
    { $on ->
        [yes] You are now asked before a move that decides your game.
       *[no] Moves that decide your game are now played at once.
    }
told-sentences =
    { $on ->
        [yes] A board that you ask for in text is now told in sentences, for a screen reader.
       *[no] A board that you ask for in text is now drawn with characters.
    }
told-named-everywhere =
    { $on ->
        [yes] Tables of scores over all servers now name you in every server.
       *[no] Tables of scores over all servers no longer name you in other servers than yours.
    }
told-open-games-no-limit = You can now be seated at any number of tables.
told-open-games =
    { $most ->
        [0] Nobody can invite you to a table now.
        [one] You can now be seated at no more than { $most } table at a time.
       *[other] You can now be seated at no more than { $most } tables at a time.
    }
told-company-everyone = Everyone can sit down with you now.
told-company-met = Only people with whom you have finished a game, or whom you invite, can sit down with you now.
told-avoided-nobody = You avoid nobody now.
# $people: mentions, as a list.
told-avoided = You and { $people } cannot be seated together now. Games that run go on.
# $hour: such as 18:00; $zone: the name of a time zone, such as Europe/Berlin.
told-digest = Every day at { $hour } ({ $zone }) you now get a direct message with the games that wait for you, if any do.
told-no-digest = You get no daily digest now.
told-zone = Your time zone is now { $zone }.
told-reminder-half = Where a game has a clock, you are reminded when half the time is gone.
told-reminder-nine-tenths = Where a game has a clock, you are reminded when nine tenths of the time are gone.
# $direct: the person gets direct messages, too.
told-pings-every-turn =
    { $direct ->
        [yes] You are now mentioned whenever it is your turn, and get a direct message too.
       *[no] You are now mentioned whenever it is your turn.
    }
told-pings-reminders =
    { $direct ->
        [yes] You are now mentioned in a channel only to be reminded. You get a direct message at every turn.
       *[no] You are now mentioned in a channel only to be reminded.
    }
told-pings-never =
    { $direct ->
        [yes] You are now never mentioned in a channel. You get a direct message at every turn.
       *[no] You are now never mentioned in a channel.
    }

## What somebody has set, as items of a list: “With /me you have set: direct messages and …”

settled-pings = when you are called
settled-direct = direct messages
settled-turned = boards not turned to you
settled-hints = no tips in first games
settled-confirm = a question before decisive moves
settled-open-games = how many games you accept
settled-avoided = people you do not want to meet
settled-reminder = when you are reminded
settled-company = who may sit down with you
settled-away-until = until when you are away
settled-absences = when you were away in the last year
settled-sentences = boards in sentences
settled-named-everywhere = your name in scores over all servers
settled-digest = a daily digest
settled-zone = your time zone

## Direct messages. $game: a game’s title; $channel: a link to the channel

invited = { $host } invites you to a table of { $game } in { $channel }.
# To the host. $ready: enough people have accepted.
answered =
    Everybody you invited to a table of { $game } has answered. { $ready ->
        [yes] You can start the game.
       *[no] There are not enough players yet.
    } The table is in { $channel }.
# $others: the names of the others at the table, as a list; the deadline follows as a sentence.
# $what (turn | reminder | asked) asked: the table asks them something, which they can grant or refuse.
your-turn =
    { $what ->
        [turn] It is your turn in { $game } with { $others }, { $channel }.
        [reminder] A reminder: it is your turn in { $game } with { $others }, { $channel }.
       *[asked] You are asked something in { $game } with { $others }, { $channel }.
    }
closed-to-me = You wanted direct messages, but Discord says that yours are closed to me. Open them in this server’s privacy settings, or choose with /me to be mentioned. I try again in a day.

## Calls in the channel, which a phone shows as notifications: plain text, beginning with mentions

# $guests: mentions, as a list.
called-guests = { $guests }: { $host } invites you to a table of { $game }.
# $host: a mention. $ready: enough people have accepted.
called-host =
    { $host }: everybody you invited to a table of { $game } has answered. { $ready ->
        [yes] You can start the game.
       *[no] There are not enough players yet.
    }
# $who: a mention; $others: the names of the others at the table, as a list; the deadline follows as a sentence.
# $what (turn | reminder | asked) asked: the table asks them something, which they can grant or refuse.
called-turn =
    { $what ->
        [turn] { $who }: it is your turn in { $game } with { $others }.
        [reminder] { $who }: a reminder: it is your turn in { $game } with { $others }.
       *[asked] { $who }: you are asked something in { $game } with { $others }.
    }

## Buttons

show-here = Show it here
play-it = Play it
leave-it = Do not play it

## Before a move that decides the game of whoever plays it

# $move: what it does, as in a menu, with what it leads to where known.
sure = { $move }. This decides your game, and cannot be taken back. Do you want to play it?
played = Played.
not-played = Nothing was played.
