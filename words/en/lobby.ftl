# Author: the project
# Reviewer: the project

### What people read before a game begins: the lobby, the private messages behind its buttons, and the list of games.
### $game is the title of a game. $draws: what chance decides in it, as players call it: dice, cards or the lot.

## Buttons of the lobby. On a phone two or three of them share a row.

join = Join
leave = Leave
start = Start
cancel = Cancel
accept = Accept
decline = Decline
options = Options
details = Details
invite = Invite
add-word = Add a word

## The lobby

# For how many players the game is: $few (number), $many (number). $size (one | same | range): one = one player; same = $few players; range = $few to $many players.
# $hosts: whether $who has the table now, but did not open it. $private: whether only people who are invited may join.
opens =
    { $who } { $hosts ->
        [yes] hosts
       *[no] opens
    } a table for { $size ->
        [one] one player
        [same] { $few } players
       *[range] { $few } to { $many } players
    }{ $private ->
        [yes] , by invitation only
       *[no] {""}
    }.
# A line under a game. The variables are as above: $few (number), $many (number), $size (one | same | range).
for-players =
    For { $size ->
        [one] one player
        [same] { $few } players
       *[range] { $few } to { $many } players
    }
# Who sits at the table, a line each.
seat-host = { $who } (host)
seat-invited = { $who }: invited, has not answered yet
seats-free =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    } free
# $who: names, as many as $number (number) says.
declined = { $who } declined.
# $who: mentions, as many as $number (number) says.
called = { $who }: you are invited. Press { accept } or { decline }.
# What differs from the usual. $options: short texts with dots between them.
chosen = Chosen: { $options }
# An option of the game and its value, within that list: “target 20”.
option-value = { $option } { $value }
# A button that changes an option; $what holds after it is pressed: a value of table_options.ftl such as “forced moves are
# automatic”, or of an option of a game. At most 38 characters with any of them.
switch-to = Switch to: { $what }

## Who may start, and when. $host is the host's name.

# $guests: names, as many as $number (number) says.
start-after-answers =
    { $host } can start once { $guests } { $number ->
        [one] has answered, or is removed under { options }.
       *[other] have answered, or are removed under { options }.
    }
# $number (number): 2 or more.
start-with-enough = { $host } can start once { $number } people sit here.
start-now = { $host } can start now.
# For somebody who waits alone. $games: a list of titles.
for-one = For one person, /play has games against the computer and { $games }, and /tutorial teaches every game.
for-one-tutorial = For one person, /play has games against the computer, and /tutorial teaches every game.

## How the seats are given

seats-by-lot = The seats are drawn by lot.
sits-first-then-lot = { $who } sits first; the others by lot.
# $rule: who sits first by the rules of the game, “the youngest”.
rule-sits-first = { $who }, { $rule }, sits first; the others by lot.

## The secret from which what chance decides is drawn, and the words that players add

fingerprint =
    Fingerprint of { $draws ->
        [lot] the lot
        [cards] the cards
       *[dice] the dice
    }: { $fingerprint }
word-added = { $who } has added a word.
# A form: its field, the hint under it, and the text above it. The fingerprint follows.
word-label = Your word
word-hint = Anything. It stands in the game's record, too.
word-asked =
    { $draws ->
        [lot] The lot is
        [cards] The cards are
       *[dice] The dice are
    } drawn from the bot's secret and from the players' words. The secret was chosen before you add a word, so whoever hosts the bot could not choose it to fit your word. Copy the fingerprint of the secret, then add a word that nobody can guess, best when everybody has sat down:
# The fingerprint stands between these two.
word-taken = Your word was added: { $word }. Keep it, and this fingerprint:
word-taken-check =
    After the game, the record shows with both that { $draws ->
        [lot] the lot was
        [cards] the cards were
       *[dice] the dice were
    } fair, even if whoever hosts the bot wanted to cheat.
press-again = That took too long. Please press again.

## What became of a lobby

closed-cancelled = This table was cancelled.
closed-nobody-came = Nobody came, so this table was closed.
closed-nobody-started = Nobody started the game, so this table was closed.
# $players: names, as many as $number (number) says.
begun =
    The game has begun: { $players } { $number ->
        [one] plays
       *[other] play
    }.

## The details of a lobby

details-heading = { $game }, table { $table }
# The variables are as above: $few (number), $many (number), $size (one | same | range). It is followed by how the seats are given.
details-players =
    For { $size ->
        [one] one player
        [same] { $few } players
       *[range] { $few } to { $many } players
    }.
at-the-table = At the table
follows-from-secret =
    { $draws ->
        [lot] The lot follows
        [cards] The cards follow
       *[dice] The dice follow
    } from a secret that the bot chose before, and from the words that players add. So nobody can have chosen how the luck falls.
# An option of the game: what it decides, and its present value.
option-now = { $about }: { $value }
# A value of an option and what it means.
value-meaning = { $value }: { $meaning }

## The host's panel: its pages with the buttons that lead to them, and its menus

page-game = Game
page-table = Table
page-people = People
heading-game = The rules of this table
heading-table = How it is played here
heading-people = Who plays
no-options = This game has nothing to choose.
first-menu = Who sits first
# $rule: who sits first by the rules of the game, “the youngest”.
first-menu-rule = Who sits first ({ $rule }, by the rules)
by-lot = The lot decides who sits first
sits-first = { $who } sits first
remove-menu = Remove somebody
hand-menu = Hand the table to
invite-menu = Invite somebody
# A choice of whom to remove.
guest = { $who } (invited)
# A choice in the menu of an option.
value-label = { $option }: { $value }
# The placeholder of a menu that holds the values from $first to $last.
values-from-to = { $option }: { $first } to { $last }
handed = The table is { $who }'s now.
invited = { $who } is invited. The lobby says so, and waits for an answer.

## The list of games, and opening a table

name-the-game = Which game? When you invite people, name the game too: /play has a field for it.
open-menu = Open a table of …
# $command is how to type the command /play.
others-in-servers = Games for several people are played in servers: use { $command } in a server that I am a member of.
alone = Only you see this. The board comes when you press { start }.
open-it = Open it
leave-it = Leave it
not-opened = No table was opened.
# $most: the person's own limit of tables, which is reached.
more-question =
    { $most ->
        [0] You have chosen to sit at no table at present.
        [one] You have chosen to sit at no more than { $most } table at a time, and you do.
       *[other] You have chosen to sit at no more than { $most } tables at a time, and you do.
    } Do you want to open this one all the same? You can change your limit with /me.
open-thread = Open a thread
join-it = Join it
no-thread-now = I cannot open a thread here now. Open one yourself, and use /play in it.
joined = You sit at this table of { $game }.
table-open = Your table of { $game } is open.
