### Arenas: tournaments in one sitting without rounds. Anyone who isn’t playing waits, and is paired with someone else who waits.

## The public message

# One line of parts with “·” between them, as about in tournaments.ftl. $minutes: 60 or 90.
about = { $game } · arena of { $minutes } minutes, a new opponent after each game · { $bank } per player and game
# A button. It says that the player wants an opponent: before the start, after coming late, or after a break.
# max 38
play = Play
# A button. The player doesn’t get opponents until they press “play” again.
# max 38
rest = Take a break
# Before the start. $ready, $players (numbers): how many of the players have pressed the button.
gathers = Press *Play* if you’re here: only players who are here take part. { $ready } of { $players } are here.
# $when: a moment.
starts = It starts when 90% are here. At the latest: { $when }
# $over, $games, $waiting (numbers): games that are over, games that are being played, players who wait for an opponent.
current = Games finished: { $over } · Games running: { $games } · Players waiting: { $waiting }
# $when: a moment.
until = New games start until: { $when }. All games that have started count.
come = Press *Play* to join, or to continue after a break.
closing = No new games start. Those that are running still count.
# A line of the standings. $points (number): 2 for a win, 1 for a draw. $games (number): games that are over.
place =
    { $points ->
        [one] { $place }. { $who } · { $points } point
       *[other] { $place }. { $who } · { $points } points
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

## Private answers

# $when: when registration closes.
registered = You’re in. When registration closes, press *Play* in the tournament’s message, or you don’t take part. Registration closes: { $when }
# $when: when it starts at the latest.
here = You’re ready. The arena starts when 90% of the players are here. At the latest: { $when }
# A public message, before the start. $people: mentions. $link: the address of the tournament’s message.
call = { $people }: { $name } is about to start. Press *Play* below its message, or you don’t take part: { $link }. At the latest: { $when }
# The reader plays a game now.
after-game = You’ll get your next opponent when this game is over.
waits = You’re waiting for an opponent. I’ll mention you when it’s your turn.
# $playing: whether the reader plays a game now.
rests =
    { $playing ->
        [yes] Finish this game. Then you won’t get an opponent until you press *Play*.
       *[no] You won’t get an opponent until you press *Play*.
    }
# $name: the tournament.
started = Registration for { $name } is closed. Players press *Play* now, for 5 minutes at most. Then the first games start.

## The journal

# $minutes: 60 or 90. $entrants (number), at least 6.
line-began = It started with { $entrants } players, for { $minutes } minutes.
# $time: such as “12 minutes”. “I” is the bot.
line-away = I was offline for { $time }. The arena ends that much later.

## /organise: private

# max 80
format = Arena: a new opponent after each game, in one sitting
new = Players who wait are paired until the time is over, each game in its own thread of this channel. A win is 2 points, a draw 1. I announce it here.
# A menu.
minutes-menu = Length of the arena
# $minutes max 2
# max 80
minutes-choice = { $minutes } minutes
