### What a table agrees on besides the options of its game. A message with “about” in its name is the placeholder of a menu.
### The others are the values: choices of that menu, in a few words that are understood by themselves.
### $begins: whether the words begin a line or a choice of a menu; otherwise they stand in a list after “Options:” or “Switch to:”.

## auto: whether the bot itself plays a move if it is the only legal one

# max 100
auto-about = Whether the bot plays forced moves for you (unless that would end someone’s game)
# This one and the next also stand on a button after “Switch to:”. The limit is for the whole label.
# max 38
auto-on =
    { $begins ->
        [yes] Automatic forced moves
       *[no] automatic forced moves
    }
# max 38
auto-off =
    { $begins ->
        [yes] No automatic moves
       *[no] no automatic moves
    }

## thread: where the game is played

# max 100
thread-about = Where the game is played
# max 80
thread-off =
    { $begins ->
        [yes] Played in this channel
       *[no] played in this channel
    }
# max 80
thread-on =
    { $begins ->
        [yes] Played in a thread
       *[no] played in a thread
    }
# Each player has a board in their own direct messages with the bot.
# max 80
thread-direct =
    { $begins ->
        [yes] Played in direct messages, unrated
       *[no] played in direct messages, unrated
    }

## side: from which side the board is seen

# max 100
side-about = Which side the board is seen from, where it has sides
# The picture always has the same side at the bottom; or that of the player whose turn it is.
# max 80
side-fixed =
    { $begins ->
        [yes] Board always faces the same way
       *[no] board always faces the same way
    }
# max 80
side-mover =
    { $begins ->
        [yes] Board faces the current player
       *[no] board faces the current player
    }

## seating: who may join

# max 100
seating-about = Who can join
# max 80
seating-open =
    { $begins ->
        [yes] Anyone can join
       *[no] anyone can join
    }
# max 80
seating-invited =
    { $begins ->
        [yes] By invitation only
       *[no] by invitation only
    }

## clock: how long a turn may take

# max 100
clock-about = Time per turn
# max 80
clock-none =
    { $begins ->
        [yes] No time limit
       *[no] no time limit
    }
# max 80
clock-1h = 1 hour per turn
# max 80
clock-12h = 12 hours per turn
# max 80
clock-1d = 1 day per turn
# max 80
clock-3d = 3 days per turn
# max 80
clock-1w = 1 week per turn

## reserve: extra time that each player can use up in the game when the time for a turn is over

# max 100
reserve-about = Extra time per player for the whole game
# max 80
reserve-none =
    { $begins ->
        [yes] No reserve time
       *[no] no reserve time
    }
# max 80
reserve-1h = 1 hour of reserve time
# max 80
reserve-12h = 12 hours of reserve time
# max 80
reserve-1d = 1 day of reserve time
# max 80
reserve-3d = 3 days of reserve time
# max 80
reserve-1w = 1 week of reserve time

## bank: the time that each player has for all turns of the game together

# max 100
bank-about = Time per player for the whole game
# max 80
bank-none =
    { $begins ->
        [yes] No time limit for the whole game
       *[no] no time limit for the whole game
    }
# $span: a time, “10 days” (clocks.ftl).
# max 80
bank-each = { $span } per player for the whole game
# Below a choice of that menu: what it means. $span: how long a turn could take on average; $turns (number): of all players.
# max 100
bank-meaning = Usual game ({ $turns } turns): { $span } per turn
# Above that menu. $turns (number), $most (number): turns of all players. $counted: whether they come from the last $games (number)
# games of people in this server, or from games between computer players.
bank-usual =
    Usual game: { $turns } turns. 95% of games: at most { $most } turns. { $counted ->
        [yes] Counted in the last { $games } games here.
       *[no] Estimated from games between computers.
    }

## answer: how long the players can answer a request, such as to take back a move. Some requests expire, others are granted without an answer

# max 100
answer-about = How long players have to answer a request, such as a takeback
# max 80
answer-1h =
    { $begins ->
        [yes] 1 hour to answer requests
       *[no] 1 hour to answer requests
    }
# max 80
answer-12h =
    { $begins ->
        [yes] 12 hours to answer requests
       *[no] 12 hours to answer requests
    }
# max 80
answer-1d =
    { $begins ->
        [yes] 1 day to answer requests
       *[no] 1 day to answer requests
    }
# max 80
answer-3d =
    { $begins ->
        [yes] 3 days to answer requests
       *[no] 3 days to answer requests
    }
# max 80
answer-1w =
    { $begins ->
        [yes] 1 week to answer requests
       *[no] 1 week to answer requests
    }

## forfeit: whether a player whose time is out loses the seat by itself. That happens as long after the deadline as a turn may take

# max 100
forfeit-about = What happens when a player is late by as long as a turn may take
# max 80
forfeit-off =
    { $begins ->
        [yes] If a player is late, the others decide
       *[no] if a player is late, the others decide
    }
# max 80
forfeit-on =
    { $begins ->
        [yes] Late players forfeit after one more turn’s time
       *[no] late players forfeit after one more turn’s time
    }

# These two stand in place of forfeit-about and forfeit-on where each player has a time for the whole game: then nobody waits.
# max 100
forfeit-about-bank = What happens when a player’s time is up
# max 80
forfeit-at-once =
    { $begins ->
        [yes] Players forfeit as soon as their time is up
       *[no] players forfeit as soon as their time is up
    }

## rated: whether the game counts for the ratings

# max 100
rated-about = Whether the game counts for ratings
# max 80
rated-yes =
    { $begins ->
        [yes] Rated
       *[no] rated
    }
# max 80
rated-no =
    { $begins ->
        [yes] Unrated
       *[no] unrated
    }
