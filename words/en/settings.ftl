### /settings (a server’s) and /me (a person’s): the screens, what is said after a change, and the notifications that follow from them.

## The screens

server = ## Tables in this server
person = ## Your settings
person-note = -# These apply in every server. Only you can see them.
# The placeholder of a menu of channels in which nothing is picked.
# max 100
all-channels = All channels
# The placeholder of a menu of people in which nobody is picked.
# max 100
nobody = Nobody
# A button. It opens the page of the daily digest: a direct message with the games that wait for the reader.
# max 38
digest-button = Daily digest
digest-heading = ## Daily digest
# $zone: the name of a time zone, such as Europe/Berlin. Below it is a menu of hours.
digest-note = A daily direct message at this hour with all games waiting for you, if there are any. Your time zone: **{ $zone }**.
# A choice in the menu of hours.
# max 80
digest-never = Never
# A button. It opens a form.
# max 38
zone-button = Change time zone
# The title of that form.
# max 45
zone-title = Your time zone
# The text above the form’s only line.
zone-text = Your daily digest uses this time zone, including daylight saving time.
# The label of the form’s only line.
# max 45
zone-label = Time zone or city
# The hint under that label.
# max 100
zone-hint = For example Europe/Berlin, New York or UTC
no-zone = I don’t know that time zone. Try a large city near you, or a name like Europe/Berlin.
channels-heading = ## Channels for lists and results
# The placeholder of a menu of channels in which none is picked.
# max 100
no-channel = No channel
# A button. It opens another page of the screen.
# max 38
channels-page = Channels for lists and results
# A button. It opens the first page of the screen again.
# max 38
other-settings = Other settings

## Above each menu; the bold word names what is set

server-channels = **Channels** where tables can be opened (including their threads). None selected means all channels.
server-openers = **Who** can open tables.
server-tables-at-once = **How many** tables can be open at once.
# The menu below has the choices of `clock`; several can be picked.
server-clocks = **Time per turn** that tables can choose from.
server-clock = **Default time per turn** for new tables.
server-past = **Past boards**: what stays of them in the channel.
server-games-channel = **Games in progress**: a channel with one message that lists them, kept up to date.
server-offers-channel = **Offers**: a channel with one message that lists players looking for opponents.
server-results-channel = **Results**: the channel where finished games are posted.
server-events-channel = **Score event of all servers**: a channel with one message from which your members can play it. Without a channel, there’s none here.
person-pings = **Mentions**: when you’re mentioned in a channel.
person-reminder = **Reminders**: when you’re reminded in games with a clock.
# Games for one person do not count.
person-open-games = **Games**: how many you want to play with others at once.
person-company = **Strangers**: who can join tables you’re at.
person-avoided = **People** you don’t want to play with. They aren’t told.

## What can be picked in the menus

# A choice in a menu: the time for a turn. Offers of games name it, too.
# $time (none | hour | half-day | day | three-days | week)
# max 80
clock =
    { $time ->
        [none] No time limit
        [hour] 1 hour per turn
        [half-day] 12 hours per turn
        [day] 1 day per turn
        [three-days] 3 days per turn
       *[week] 1 week per turn
    }
# The same within a sentence, as an object: “a table can have no time limit or 1 day per turn”.
# $time (none | hour | half-day | day | three-days | week)
clock-inner =
    { $time ->
        [none] no time limit
        [hour] 1 hour per turn
        [half-day] 12 hours per turn
        [day] 1 day per turn
        [three-days] 3 days per turn
       *[week] 1 week per turn
    }
# A choice in the menu of server-openers.
# max 80
openers-everyone = Everyone
# Another. “Manage Messages” is one of Discord’s permissions.
# max 80
openers-moderators = Moderators only (Manage Messages)
# A choice in the menu of server-past.
# max 80
past-sentences = Keep the text, without pictures
# Another.
# max 80
past-pictures = Keep text and pictures
# Another: the one message of a game is edited after each move.
# max 80
past-one-message = Keep nothing: one message per game
# A choice in the menu of person-pings.
# max 80
pings-every-turn = Every turn
# Another.
# max 80
pings-reminders = Reminders only
# Another.
# max 80
pings-never = Never
# A choice in the menu of person-company.
# max 80
company-everyone = Everyone
# Another. The person can always invite others themselves.
# max 80
company-met = Only people I’ve finished a game with, or invite
# A choice in the menu of person-reminder: half the time for a turn is left.
# max 80
reminder-half = When half of the time is left
# Another: nine tenths of the time are over.
# max 80
reminder-nine-tenths = When 10% of the time is left
# A choice in the menus of server-tables-at-once and person-open-games; the others are numbers.
# max 80
limit-none = No limit
# Another in the menu of person-open-games: no table at all.
# max 80
limit-zero = None

## Switches: buttons that turn something on or off

# A button. $on: what it shows is on now; pressing it turns it off.
# max 38
switch-threads =
    { $on ->
        [yes] Thread for each game: on
       *[no] Thread for each game: off
    }
# A button.
# max 38
switch-direct =
    { $on ->
        [yes] Direct messages: on
       *[no] Direct messages: off
    }
# A button: whether boards that only the person sees are shown from their own side.
# max 38
switch-turned =
    { $on ->
        [yes] Private boards from my side: on
       *[no] Private boards from my side: off
    }
# A button: whether a person’s first games explain what can be done.
# max 38
switch-hints =
    { $on ->
        [yes] Tips in first games: on
       *[no] Tips in first games: off
    }
# A button: whether a person is asked again before a move that decides their game.
# max 38
switch-confirm =
    { $on ->
        [yes] Confirm decisive moves: on
       *[no] Confirm decisive moves: off
    }
# A button: whether boards as text are written in sentences, for screen readers, or drawn with characters.
# max 38
switch-sentences =
    { $on ->
        [yes] Text boards in sentences: on
       *[no] Text boards in sentences: off
    }
# A button: whether the daily deal’s scores over all servers name the person in servers other than theirs.
# max 38
switch-named-everywhere =
    { $on ->
        [yes] My player name in lists: on
       *[no] My player name in lists: off
    }

## What holds in a server from now on, after a change

told-every-channel = Tables can now be opened in every channel.
# $channels: links to channels, as a list.
told-channels = Tables can now be opened in { $channels } only.
told-openers-everyone = Everyone can open tables now.
told-openers-moderators = Only moderators can open tables now.
told-tables-no-limit = There’s now no limit on open tables.
told-tables =
    { $most ->
        [one] No more than { $most } table can now be open at once.
       *[other] No more than { $most } tables can now be open at once.
    }
# $clocks: clocks as in clock-inner, as a list with “and”; $clock: one of them.
told-clocks = Tables can now choose from { $clocks }. The default for new tables is { $clock }.
told-clock = The default for new tables is now { $clock }.
# Each table can choose otherwise.
told-threads =
    { $on ->
        [yes] New tables are now played in a thread of their own, unless they choose otherwise.
       *[no] New tables are now played in the channel, unless they choose otherwise.
    }
told-past-sentences = Past boards now keep only their text.
told-past-pictures = Past boards now keep their text and pictures.
told-past-one-message = Each game now uses a single message. Mentions of the next player are deleted after the move.
# $channel: a link to the channel.
told-games-channel = Games in progress are now listed in { $channel }, except those in channels not everyone can see.
told-no-games-channel = Games in progress are no longer listed in a channel.
told-offers-channel = Open offers are now listed in { $channel }.
told-no-offers-channel = Open offers are no longer listed in a channel.
told-results-channel = Finished games are now posted in { $channel }, except those in channels not everyone can see.
told-no-results-channel = Finished games are no longer posted in a channel of their own.
told-events-channel = Score events of all servers are now shown in { $channel }, as soon as there’s one.
told-no-events-channel = Score events of all servers are no longer shown here.

## What holds for a person from now on, after a change

told-turned =
    { $on ->
        [yes] Boards only you can see are now shown from your side.
       *[no] Boards only you can see are no longer turned to your side.
    }
told-hints =
    { $on ->
        [yes] You’ll now get tips in your first games.
       *[no] You’ll no longer get tips.
    }
told-confirm =
    { $on ->
        [yes] You’ll now be asked to confirm decisive moves.
       *[no] Decisive moves are now played without asking.
    }
told-sentences =
    { $on ->
        [yes] Text boards are now written as sentences, for screen readers.
       *[no] Text boards are now drawn with characters.
    }
told-named-everywhere =
    { $on ->
        [yes] Lists from all servers now show your player name.
       *[no] Lists from all servers no longer show your player name.
    }
told-open-games-no-limit = You can now be at any number of tables.
told-open-games =
    { $most ->
        [0] You can’t be invited to tables now, or join any.
        [one] You can now be at no more than { $most } table at once.
       *[other] You can now be at no more than { $most } tables at once.
    }
told-company-everyone = Anyone can now join tables you’re at.
told-company-met = Only people you’ve finished a game with, or invite, can now join tables you’re at.
told-avoided-nobody = You’re no longer avoiding anyone.
# $people: mentions, as a list.
told-avoided = You’ll no longer be matched or seated with { $people }. Running games continue.
# $hour: such as 18:00; $zone: the name of a time zone, such as Europe/Berlin.
told-digest = Every day at { $hour } ({ $zone }) you’ll get a direct message with the games waiting for you, if there are any.
told-no-digest = You’ll no longer get a daily digest.
told-zone = Your time zone is now { $zone }.
told-reminder-half = In games with a clock, you’ll now be reminded when half of the time is left.
told-reminder-nine-tenths = In games with a clock, you’ll now be reminded when 10% of the time is left.
# $direct: the person gets direct messages, too.
told-pings-every-turn =
    { $direct ->
        [yes] You’ll now be mentioned and get a direct message whenever it’s your turn.
       *[no] You’ll now be mentioned whenever it’s your turn.
    }
told-pings-reminders =
    { $direct ->
        [yes] You’ll now be mentioned in channels only as a reminder. You’ll get a direct message whenever it’s your turn.
       *[no] You’ll now be mentioned in channels only as a reminder.
    }
told-pings-never =
    { $direct ->
        [yes] You’ll no longer be mentioned in channels. You’ll get a direct message whenever it’s your turn.
       *[no] You’ll no longer be mentioned in channels.
    }

## What a person has set, as items of a list in /privacy: “Your stored settings: direct messages and …”

settled-pings = when you’re mentioned
settled-direct = direct messages
settled-turned = private boards not turned to your side
settled-hints = no tips in first games
settled-confirm = confirming decisive moves
settled-open-games = how many games you want to play at once
settled-avoided = people you don’t want to play with
settled-reminder = when you’re reminded
settled-company = who can join tables you’re at
settled-away-until = how long you’re away
settled-absences = your absences in the last year
settled-sentences = text boards in sentences
settled-named-everywhere = whether lists show your player name
settled-digest = your daily digest
settled-zone = your time zone
settled-pool = that you play with strangers, and since when

## Direct messages. $game: a game’s title; $channel: a link to the channel

invited = { $host } invited you to a table of { $game } in { $channel }.
# To the host. $ready: enough people have accepted.
answered =
    Everyone you invited to your table of { $game } has answered. { $ready ->
        [yes] You can start the game.
       *[no] There aren’t enough players yet.
    } The table is in { $channel }.
# Some whom the host invited have not answered for a day. $guests: their names, as many as $number (number) says.
unheard =
    { $guests } { $number ->
        [one] hasn’t
       *[other] haven’t
    } answered your invitation to { $game } in { $channel } for a day. You can keep waiting or invite others. The table closes if nothing happens for another day.
# $others: the names of the others at the table, as a list; the deadline follows as a sentence.
# $what (turn | reminder | asked) asked: the table asks them something, which they can grant or refuse.
your-turn =
    { $what ->
        [turn] It’s your turn in { $game } with { $others } in { $channel }.
        [reminder] Reminder: it’s your turn in { $game } with { $others } in { $channel }.
       *[asked] There’s a request for you in { $game } with { $others } in { $channel }.
    }
# $others: the names of the others at the table, as a list. $result: one or more sentences, such as who won.
your-game-over = Your game of { $game } with { $others } in { $channel } is over. { $result }
# The same of a game against computers.
your-game-alone-over = Your game of { $game } in { $channel } is over. { $result }
# A lobby was closed before a game began. $result: a sentence that says why.
your-table-closed = Your table of { $game } in { $channel } is closed. { $result }
# After another private answer.
closed-to-me = You asked for direct messages, but I can’t send you any. Allow them in this server’s privacy settings, or choose mentions with `/me`. I’ll try again in a day.

## Mentions in the channel, which a phone shows as notifications: plain text, beginning with mentions

# $guests: mentions, as a list.
called-guests = { $guests }: { $host } invited you to a table of { $game }.
# $host: a mention. $ready: enough people have accepted.
called-host =
    { $host }: everyone you invited to your table of { $game } has answered. { $ready ->
        [yes] You can start the game.
       *[no] There aren’t enough players yet.
    }
# Some whom the host invited have not answered for a day. $guests: their names, as many as $number (number) says.
called-host-unheard =
    { $host }: { $guests } { $number ->
        [one] hasn’t
       *[other] haven’t
    } answered your invitation to { $game } for a day. You can keep waiting or invite others. The table closes if nothing happens for another day.
# $who: a mention; $others: the names of the others at the table, as a list; the deadline follows as a sentence.
# $what (turn | reminder | asked) asked: the table asks them something, which they can grant or refuse.
called-turn =
    { $what ->
        [turn] { $who }: it’s your turn in { $game } with { $others }.
        [reminder] { $who }: this is a reminder that it’s your turn in { $game } with { $others }.
       *[asked] { $who }: there’s a request for you in { $game } with { $others }.
    }
# $players: mentions of players, as a list. $result: one or more sentences, such as who won.
called-over = { $players }: your game of { $game } is over. { $result }
# A lobby was closed before a game began. $result: a sentence that says why.
called-closed = { $players }: your table of { $game } is closed. { $result }

## Buttons

# A button under a mention in the channel: the board, or the table that waits for players, takes the place of the message.
# max 38
show-here = Show the table here
# A button under the question `sure`.
# max 38
play-it = Play this move
# A button under the question `sure`.
# max 38
leave-it = Don’t play this move

## Before a move that decides the game of the person who plays it

# $move: what it does, as in a menu, with what it leads to where known.
sure = { $move }: this decides your game and can’t be undone. Play it?
played = Played.
# The answer to the button leave-it.
not-played = OK, nothing was played.
