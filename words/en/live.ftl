### Tournaments in one sitting: rounds for two by a Swiss rule, and rounds at tables of three and four.
### Before each round, players press a button to say that they are ready. Then the round is paired, and its games start at once.

## The public message

# One line of parts with “·” between them, as about in tournaments.ftl.
about-swiss = { $game } · rounds in one sitting, against opponents with about as many points · { $bank } per player and game
# $size (number): 3 or 4.
about-tables = { $game } · rounds in one sitting, at tables of { $size } · { $bank } per player and game
# A button. It says that the player is ready for the next round.
# max 38
ready = Ready
# Before the first round. $ready, $players (numbers): how many of the players have pressed the button.
gathers-first = Press *Ready* to play: only players who are ready take part. { $ready } of { $players } are ready.
# Before a later round.
gathers = Round { $round } of { $rounds } is next. { $ready } of { $players } players are ready.
# $when: a moment.
starts = It starts when 90% are ready. At the latest: { $when }
round =
    { $games ->
        [one] Round { $round } of { $rounds }: { $over } of { $games } game is over
       *[other] Round { $round } of { $rounds }: { $over } of { $games } games are over
    }
# $names: who has no opponent in this round.
byes = No opponent in this round, which counts as a win: { $names }
# While a round is played, for players whose game is over.
early = If your game is over, press *Ready* for the next round. { $ready } of { $players } players are ready.
# $round (number): the last round in which players can still join.
still-open = You can still join until round { $round } is over.
# A line of the standings at tables of three and four.
place-points =
    { $points ->
        [one] { $place }. { $who } · { $points } point
       *[other] { $place }. { $who } · { $points } points
    }
won-points =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
# $names: a list of names.
shared-points =
    { $points ->
        [one] { $names } share first place with { $points } point.
       *[other] { $names } share first place with { $points } points.
    }
# A choice of a menu: a part of the standings. Both are numbers of places.
# $first max 3
# $last max 3
# max 80
places = Places { $first } to { $last }
# The placeholder of that menu.
places-menu = Show more of the standings

## Private answers

# $when: when registration closes.
registered = You’re in. When registration closes, press *Ready* in the tournament’s message, or you don’t take part. Registration closes: { $when }
# The reader joins after the first round has begun. $round (number): the next round.
# $kind (swiss | tables)
registered-late =
    { $kind ->
        [tables] You’re in from round { $round }. You get 3 points for each round you missed, but no more than the lower half of the players have.
       *[swiss] You’re in from round { $round }. You get half a point for each round you missed, but no more than the lower half of the players have.
    }
# $when: when the round starts at the latest.
ready-now = You’re ready. Round { $round } starts when 90% of the players are ready. At the latest: { $when }
ready-soon = You’re ready for round { $round }. It starts when the games of this round are over.
# A public message, before the first round. $people: mentions. $link: the address of the tournament’s message.
call = { $people }: { $name } is about to start. Press *Ready* below its message, or you don’t take part: { $link }. At the latest: { $when }
# Someone whom the reader avoids has registered. The button is tournaments.join-anyway.
avoided = Someone you avoid has joined. You won’t be paired with each other.
withdraw-asked = Withdraw from { $name }? You resign the game you’re playing there, and you aren’t paired again. This can’t be undone.
# $name: the tournament.
started = Registration for { $name } is closed. Players press *Ready* now, for 5 minutes at most. Then the first round starts.

## The journal

# $rounds (number), at least 2.
line-began = It started with { $entrants } players and { $rounds } rounds.
line-absent = { $who } lost by running out of time, wasn’t ready for the next round, and is out.
# $round (number). $points: a number such as “½”.
line-late = { $who } joined late, in round { $round }. Points at the start: { $points }

## /organise: private

# max 80
format-swiss = Swiss: rounds for two, in one sitting
# max 80
format-tables = Tables of 3 or 4: rounds in one sitting
new-swiss = Rounds in one sitting, each game in its own thread of this channel. Opponents have about as many points. Before each round, players press *Ready*. I announce it here.
new-tables = Rounds in one sitting, each table in its own thread of this channel. Everyone meets as many others as possible. Before each round, players press *Ready*. I announce it here.
# A menu.
table-size-menu = Players per table
# $number (number): 3 or 4.
# max 80
table-size-choice = Tables of { $number }
# A menu.
rounds-menu = Number of rounds
# max 80
rounds-auto = As many rounds as suit the number of players
# max 80
rounds-choice =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
