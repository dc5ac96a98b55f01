### Tournaments: their public message, private answers about them, and the private panel of organisers.
### $name is what a tournament is called, $game a game’s title, $bank a time such as “10 days”. $when is a moment that Discord shows in the reader’s own words: “in 3 hours” or “3 hours ago”.

## Buttons

# max 38
join = Join
# max 38
leave = Leave
# The same once games have started.
# max 38
withdraw = Withdraw
# max 38
how = How it works
# max 38
join-anyway = Join anyway
# max 38
withdraw-now = Withdraw from tournament
# Answers the question whether to withdraw.
# max 38
stay-in = Stay in
# It opens a form.
# max 38
announce = Announce…
# max 38
start-now = Close registration and start
# It opens a form.
# max 38
cancel-it = Cancel tournament…

## The public message

# One line of parts with “·” between them.
about = { $game } · everyone plays everyone, all games at once · { $bank } per player and game
closes = Registration closes: { $when }
nobody-yet = Nobody has joined yet. There’s room for { $most } players.
# $names: a list of names.
joined =
    { $joined ->
        [one] { $joined } of { $most } players has joined: { $names }
       *[other] { $joined } of { $most } players have joined: { $names }
    }
waiting =
    { $number ->
        [one] { $number } player is on the waiting list.
       *[other] { $number } players are on the waiting list.
    }
# The fingerprint of the secret that fixes the order of the players: 64 hexadecimal digits.
fingerprint = Fingerprint of the draw: `{ $fingerprint }`
# A button. It gives a file from which anyone can repeat the draw.
# max 38
check-draw = Check the draw
check-how = This file has the draw and all results as numbers, without names. Anyone with the bot’s program can repeat the draw from it and check the standings:
# Instead of check-how, if the tournament was cancelled before there was a draw.
check-nothing = There was no draw in this tournament. The file shows that the secret belongs to the fingerprint:
check-later = When the tournament is over, this file also contains the secret, which shows that the draw was fixed from the start.
# $secret: 64 hexadecimal digits.
check-secret = Secret of the draw: `{ $secret }`. Its SHA-256 is the fingerprint.
progress =
    { $games ->
        [one] { $over } of { $games } game is over
       *[other] { $over } of { $games } games are over
    }
ends = Ends at the latest: { $when }
# A line of the standings. $points: a number such as “5½”. $played (number): games that are over.
place = { $place }. { $who } · { $points } of { $played }
# A line of the standings for a player without a place.
out = { $who } is out.
over = The tournament is over.
won = { $who } wins with { $points } of { $played }.
# $names: a list of names.
shared = { $names } share first place with { $points } of { $played }.
cancelled-few =
    { $least ->
        [one] The tournament was cancelled: fewer than { $least } player joined.
       *[other] The tournament was cancelled: fewer than { $least } players joined.
    }
# $reason: what the organiser wrote.
cancelled = An organiser cancelled the tournament: “{ $reason }”

## Private answers

registered =
    { $games ->
        [one] You’re in. You’ll play up to { $games } game at once, with { $bank } for each. `/away` doesn’t stop these clocks.
       *[other] You’re in. You’ll play up to { $games } games at once, with { $bank } for each. `/away` doesn’t stop these clocks.
    }
on-waiting-list = All places are taken. You’re number { $number } on the waiting list, and you’re in if a place becomes free in time.
# Someone whom the reader avoids has registered. The button is join-anyway.
someone-avoided = Someone you avoid has joined. You wouldn’t play each other: that game would count as a draw.
left = You’ve left the tournament.
withdraw-asked = Withdraw from { $name }? You resign all your games there. If you’ve played fewer than half of them, none of them count. This can’t be undone.
withdrawn = You’ve withdrawn from the tournament.
stayed = You’re still in.

## /tournament

list-heading = Tournaments in this server
list-none = There’s no tournament in this server. People who can manage events start one with `/organise`.
# $state (open | running | over | cancelled)
# A line of the list.
list-line =
    { $link } · { $game } · { $state ->
        [open] open for registration
        [running] running
        [over] over
       *[cancelled] cancelled
    }

## /organise: private

new-heading = New tournament
new-about = Everyone plays everyone once, all games at the same time, each in its own thread of this channel. I announce it here.
# A choice of a menu.
# $bank max 12
# max 80
bank-choice = { $bank } per player and game
# A choice of a menu.
# max 80
most-choice =
    { $number ->
        [one] Up to { $number } player
       *[other] Up to { $number } players
    }
# A choice of a menu.
# $time (quarter | hour | day | three-days | week)
# max 80
open-for =
    { $time ->
        [quarter] Registration closes after 15 minutes
        [hour] Registration closes after 1 hour
        [day] Registration closes after 1 day
        [three-days] Registration closes after 3 days
       *[week] Registration closes after 1 week
    }
game-menu = Game
bank-menu = Time per player and game
most-menu = Number of players
open-menu = Registration
who-menu = Who can join
# max 80
who-anyone = Everyone can join
# Also a line of the public message.
# max 80
who-games =
    { $number ->
        [one] For players with at least { $number } finished game in this server
       *[other] For players with at least { $number } finished games in this server
    }
manage-menu = Manage a tournament
name-title = Name the tournament
name-text = Everyone in this server can read the name.
name-label = Name
name-hint = Such as “Autumn cup”
announced = Announced: { $name }. `/organise` starts or cancels it.
started = { $name } has started. I’m opening the games, a few each minute.
cancel-title = Cancel the tournament
cancel-text = Games that have started continue as ordinary games. This can’t be undone.
cancel-label = Reason
cancel-hint = Everyone in this server can read it
cancelled-now = { $name } is cancelled.

## The journal: what organisers did and what was decided by rule

# A button.
# max 38
journal = Journal
journal-heading = What organisers did, and what the rules decided
journal-empty = Nothing has happened yet.
# A line. $line: one of the messages below.
journal-line = { $when } · { $line }
# $entrants (number). $by: the organiser, or empty.
line-began =
    { $entrants ->
        [one] It started with { $entrants } player.
       *[other] It started with { $entrants } players.
    }
# “I” is the bot. Also a line of the public message, before the tournament starts.
line-bound = The draw has a new secret and a new fingerprint, because I was restored from a backup.
line-withdrew = { $who } withdrew.
# $by: the organiser. $reason: what they wrote.
line-removed = { $by } removed { $who }: “{ $reason }”
line-annulled = The games of { $who } don’t count: fewer than half of them were played.
line-finished = All games are over.
line-cancelled = { $by } cancelled the tournament: “{ $reason }”
# $board (number). $result: one of the messages verdict-….
line-corrected = { $by } corrected game { $board } ({ $first } against { $second }): { $result }. “{ $reason }”
# Who did something, where the name isn’t known anymore.
an-organiser = An organiser
verdict-wins = { $who } wins
verdict-draw = draw
verdict-nobody = both lose
verdict-annulled = no game

## What organisers change: private

players-menu = Correct a result, keep players apart, or remove one
games-menu = Correct the result of a game
# $board max 2
# max 80
game-choice = Game { $board } against { $who }
# max 38
remove = Remove from tournament…
# The placeholder of a menu of the other players.
apart-menu = Don’t pair with…
# A choice of that menu.
# $who max 50
# max 80
keep-apart = Don’t pair with { $who }
# The same for someone who isn’t paired with them at present.
# $who max 50
# max 80
pair-again = Pair with { $who } again
# $names: a list of names.
kept-apart = Not paired with { $names }. Only organisers can see this, here.
correct-asked = What is the result of game { $board }, { $first } against { $second }? The game itself and its rating stay as they are.
# max 38
make-win = { $who } wins…
# max 38
make-draw = Draw…
# max 38
make-nobody = Both lose…
# max 38
make-annulled = No game…
reason-title = Give a reason
reason-text = The reason is shown with the standings and in the journal.
done = Done. The journal and the standings show it.

## What organisers do with the time: private

# Also a button; it opens a form.
# max 38
pause-it = Pause tournament…
# max 38
resume-it = Resume tournament
longer-menu = Extend the time…
# A choice of a menu. $time: such as “2 days”.
# $time max 12
# max 80
longer-registration = Registration closes { $time } later
# A choice of a menu. $time: such as “2 days”.
# $time max 12
# max 80
longer-games = { $time } more per player in each open game

## The same in the journal and below the standings

# $by: the organiser. $reason: what they wrote. $time: such as “2 days”.
line-extended = { $by } gave everyone { $time } more in each open game: “{ $reason }”
line-prolonged = { $by } kept registration open { $time } longer: “{ $reason }”
line-paused = { $by } paused the tournament: “{ $reason }”
line-resumed = { $by } resumed the tournament.
# A line of the public message.
is-paused = Paused { $when }: all clocks are stopped.

## Check-in before the start

# A button, with which someone confirms that they’re there.
# max 38
here = I’m here
checking-in =
    { $joined ->
        [one] Check-in: { $here } of { $joined } player is here. If you’ve joined, press *I’m here*.
       *[other] Check-in: { $here } of { $joined } players are here. If you’ve joined, press *I’m here*.
    }
check-in-ends = Check-in ends: { $when }. If you haven’t pressed the button by then, you aren’t in.
# Follows “registered” in tournaments with check-in.
check-in-follows = Before the start I’ll mention you, and you confirm that you’re there.
# $place (in | waiting)
checked-in =
    { $place ->
        [waiting] Noted. You’re in if someone else isn’t here.
       *[in] You’re in. The games start when check-in is over.
    }
# $people: mentions. $link: the address of the tournament’s message.
call-up = { $people }: there’s a place for you in { $name } now, so you’re in. { $link }
call-check = { $people }: { $name } is about to start. Press *I’m here* below its message: { $link }. Check-in ends: { $when }
