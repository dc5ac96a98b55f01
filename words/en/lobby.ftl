### What people read before a game begins: the lobby, the private messages behind its buttons, and the list of games.
### $game is the title of a game. $draws: what chance decides in it. lot: neither dice nor cards, but other random draws,
### such as who sits where.

## Buttons of the lobby. On a phone two or three of them share a row.

# max 38
join = Join
# max 38
leave = Leave
# Also quoted in the message `alone`.
# max 38
start = Start
# max 38
cancel = Cancel
# In the host’s panel.
# max 38
cancel-table = Cancel the table
# Also quoted in the message `called`.
# max 38
accept = Accept
# max 38
decline = Decline
# Opens the host’s panel. Also quoted in the message `start-after-answers`.
# max 38
options = Options
# max 38
details = Details
# max 38
invite = Invite
# Also the title of the form that this button opens.
# max 38
add-word = Add a word

## The lobby

# For how many players the game is: $few (number), $many (number). $size (one | same | range): one = 1 player; same = $few players; range = $few to $many players.
# $hosts: whether $who has the table now, but did not open it. $private: whether only people who are invited may join.
opens =
    { $who } { $hosts ->
        [yes] is hosting
       *[no] opened
    } a table for { $size ->
        [one] 1 player
        [same] { $few } players
       *[range] { $few } to { $many } players
    }{ $private ->
        [yes] , by invitation only
       *[no] {""}
    }.
# A line under a game. The variables are as above: $few (number), $many (number), $size (one | same | range).
for-players =
    For { $size ->
        [one] 1 player
        [same] { $few } players
       *[range] { $few } to { $many } players
    }
# Who sits at the table, a line each.
seat-host = { $who } (host)
seat-invited = { $who } (invited, no answer yet)
seats-free =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    } free
# $who: names, as many as $number (number) says.
declined = { $who } declined.
# $who: mentions, as many as $number (number) says.
called = { $who }: you’re invited! Press { accept } or { decline }.
# What differs from the usual. $options: short texts with dots between them.
chosen = Options: { $options }
# An option of the game and its value, within that list: “target 20”.
option-value = { $option } { $value }
# A button that changes an option. $what holds after it is pressed: a value of table_options.ftl such as “no automatic moves”,
# what a value of a game’s option means, or the message `value-label`. The limit is for the whole label, with any of them.
# max 38
switch-to = Switch to: { $what }

## Who may start, and when. $host is the host's name.

# $guests: names, as many as $number (number) says.
start-after-answers =
    { $host } can start once { $guests } { $number ->
        [one] has answered or been removed under { options }.
       *[other] have answered or been removed under { options }.
    }
# $number (number): 2 or more.
start-with-enough = { $host } can start once { $number } people have joined.
# In a game without a clock. $span: “30 days”.
claim-rule =
    { $rated ->
        [yes] Rated, without a clock
       *[no] Without a clock
    }: if a player doesn’t move for { $span }, the game closes and the others can claim it.
start-now = { $host } can start now.
# For someone who waits alone. $games: a list of titles, of games for one player.
for-one = Playing alone? `/play` has games against the computer and { $games }. `/tutorial` teaches you every game.
for-one-tutorial = Playing alone? `/play` has games against the computer, and `/tutorial` teaches you every game.

## How the seats are given

# Who sits in which seat is drawn at random when the game starts. “Seat 1” is a place at the table: it does not always play first.
seats-by-lot = Seats are assigned at random.
sits-first-then-lot = { $who } gets seat 1. The other seats are random.
# $rule: who sits in seat 1 by the rules of the game, “the youngest”. The host has chosen $who as that player.
rule-sits-first = { $who }, { $rule }, gets seat 1. The other seats are random.

## The secret from which what chance decides is drawn, and the words that players add

fingerprint =
    Fingerprint of { $draws ->
        [lot] the random draws
        [cards] the cards
       *[dice] the dice
    }: { $fingerprint }
word-added = { $who } added a word.
# The label of a form’s only field.
# max 45
word-label = Your word
# The hint under that field.
# max 100
word-hint = Any word. It will be visible in the game’s record.
# The text above that field. The secret’s fingerprint follows.
word-asked =
    { $draws ->
        [lot] The random draws come
        [cards] The cards come
       *[dice] The dice come
    } from the bot’s secret and the players’ words. The secret was set before you add your word, so the bot’s host couldn’t choose it to match. Copy the secret’s fingerprint, then add a word that nobody can guess, ideally once everyone has joined:
# The fingerprint stands below this, then the next message.
word-taken = Your word was added: { $word }. Keep it and this fingerprint:
# “Both”: the word and the fingerprint. The record is a file of the game.
word-taken-check =
    After the game, use both and the record to check that { $draws ->
        [lot] the random draws were
        [cards] the cards were
       *[dice] the dice were
    } fair. Even the bot’s host couldn’t cheat without being found out.
# A form could not be opened in time.
press-again = That took too long. Please try again.

## What became of a lobby

closed-cancelled = This table was cancelled.
closed-nobody-came = Nobody joined, so this table was closed.
closed-nobody-started = Nobody started the game, so this table was closed.
# $players: names, as many as $number (number) says.
begun =
    The game has started: { $players } { $number ->
        [one] is playing
       *[other] are playing
    }.

## The details of a lobby

# $table: the table’s number.
details-heading = { $game }, table { $table }
# The variables are as above: $few (number), $many (number), $size (one | same | range). It is followed by how the seats are given.
details-players =
    For { $size ->
        [one] 1 player
        [same] { $few } players
       *[range] { $few } to { $many } players
    }.
# A heading. Below it stands each option of the table (table_options.ftl).
at-the-table = Table settings
follows-from-secret =
    { $draws ->
        [lot] The random draws come
        [cards] The cards come
       *[dice] The dice come
    } from a secret that the bot set beforehand and from the players’ words, so nobody can rig them.
# An option of the game: what it decides, “The score that wins at once”, and its present value.
option-now = { $about }: { $value }
# A value of an option and what it means.
value-meaning = { $value }: { $meaning }

## The host's panel: its pages with the buttons that lead to them, and its menus

# Buttons.
# max 38
page-game = Game
# max 38
page-table = Table
# max 38
page-people = Players
# Headings of these pages.
heading-game = Game options
heading-table = Table settings
heading-people = Players
no-options = This game has no options.
# The placeholder of a menu.
# max 100
first-menu = Who gets seat 1
# The same. $rule: who sits in seat 1 by the rules of the game, “the youngest”.
# max 100
first-menu-rule = Who gets seat 1 (by the rules: { $rule })
# Choices in that menu. $who: a name.
# max 80
by-lot = Seat 1: random
# max 80
sits-first = Seat 1: { $who }
# Placeholders of menus of people.
# max 100
remove-menu = Remove a player
# max 100
hand-menu = Make someone else the host
# max 100
invite-menu = Invite someone
# A choice of whom to remove.
# max 80
guest = { $who } (invited)
# A choice in the menu of an option. It can also be $what in the button `switch-to`.
# max 80
value-label = { $option }: { $value }
# The placeholder of a menu that holds the values from $first to $last.
# max 100
values-from-to = { $option }: { $first } to { $last }
handed = { $who } is now the host.
invited = You invited { $who }.

## The list of games, and opening a table

name-the-game = Which game? To invite people with `/play`, fill in its game field too.
# The placeholder of a menu of games.
# max 100
open-menu = Open a table for…
# $command is how to type the command /play. Said in direct messages.
others-in-servers = Multiplayer games are played in servers: use { $command } in a server we share.
# A private message before a game for one begins.
alone = Only you can see this. The board appears when you press { start }.
# Two buttons: the answers to the message `more-question`.
# max 38
open-it = Open anyway
# max 38
leave-it = Don’t open
not-opened = No table was opened.
# $most: the person's own limit of tables, which is reached.
more-question =
    { $most ->
        [0] You’ve chosen not to play at any table for now.
        [one] You’ve reached your own limit of { $most } table.
       *[other] You’ve reached your own limit of { $most } tables.
    } Open this one anyway? You can change your limit with `/me`.
# Two buttons, where the channel already has a table: open one in a thread, or join the one that is there.
# max 38
open-thread = Open a thread
# max 38
join-it = Join
no-thread-now = I can’t open a thread here right now. Open one yourself and use `/play` in it.
# A link to the table follows this one and the next.
joined = You’ve joined this table of { $game }.
# Rematch or Play again was pressed once more.
again-open = Your next game of { $game } is already open.
table-open = Your table of { $game } is open.
