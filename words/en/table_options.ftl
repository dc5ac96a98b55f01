# Author: the project
# Reviewer: the project

### What a table agrees on besides the options of its game: each value in a few words that are understood by themselves.
### $begins: whether the words begin a line or an item of a menu; otherwise they stand in a list after “Chosen:” or “Switch to:”.

## auto: whether the bot itself plays a forced move

auto-about = Whether the bot itself plays a move that is the only one possible, unless it ends the game for somebody.
auto-on =
    { $begins ->
        [yes] Forced moves are automatic
       *[no] forced moves are automatic
    }
auto-off =
    { $begins ->
        [yes] No automatic moves
       *[no] no automatic moves
    }

## thread: where the game is played

thread-about = Whether the game is played in a thread of its own.
thread-off =
    { $begins ->
        [yes] Played in this channel
       *[no] played in this channel
    }
thread-on =
    { $begins ->
        [yes] Played in a thread
       *[no] played in a thread
    }

## side: from which side the board is seen

side-about = From which side the board is seen, where it has sides.
side-fixed =
    { $begins ->
        [yes] The board is always seen from the same side
       *[no] the board is always seen from the same side
    }
side-mover =
    { $begins ->
        [yes] The board is seen from the side of whoever is to move
       *[no] the board is seen from the side of whoever is to move
    }

## seating: who may join

seating-about = Who may sit down.
seating-open =
    { $begins ->
        [yes] Anybody may join
       *[no] anybody may join
    }
seating-invited =
    { $begins ->
        [yes] Only people who are invited may join
       *[no] only people who are invited may join
    }

## clock: how long a turn may take

clock-about = How long a turn may take.
clock-none =
    { $begins ->
        [yes] No time limit
       *[no] no time limit
    }
clock-1h = 1 hour a turn
clock-12h = 12 hours a turn
clock-1d = 1 day a turn
clock-3d = 3 days a turn
clock-1w = 1 week a turn

## reserve: what each player may use up beyond the clock

reserve-about = What each player may use up beyond the clock, in the whole game.
reserve-none =
    { $begins ->
        [yes] No time in reserve
       *[no] no time in reserve
    }
reserve-1h = 1 hour in reserve
reserve-12h = 12 hours in reserve
reserve-1d = 1 day in reserve
reserve-3d = 3 days in reserve
reserve-1w = 1 week in reserve

## answer: how long a question to the table can be answered

answer-about = How long a question to the table can be answered, such as a request to take back a move.
answer-1h =
    { $begins ->
        [yes] Questions close after 1 hour
       *[no] questions close after 1 hour
    }
answer-12h =
    { $begins ->
        [yes] Questions close after 12 hours
       *[no] questions close after 12 hours
    }
answer-1d =
    { $begins ->
        [yes] Questions close after 1 day
       *[no] questions close after 1 day
    }
answer-3d =
    { $begins ->
        [yes] Questions close after 3 days
       *[no] questions close after 3 days
    }
answer-1w =
    { $begins ->
        [yes] Questions close after 1 week
       *[no] questions close after 1 week
    }

## forfeit: whether the seat of somebody whose time is out is given up by itself

forfeit-about = With a clock: whether a seat is given up by itself when its time has been out for as long as a turn may take.
forfeit-off =
    { $begins ->
        [yes] The others decide when somebody is out of time
       *[no] the others decide when somebody is out of time
    }
forfeit-on =
    { $begins ->
        [yes] Somebody out of time for another turn loses the seat
       *[no] somebody out of time for another turn loses the seat
    }

## rated: whether the game counts for the ratings

rated-about = Whether the game counts for the ratings.
rated-yes =
    { $begins ->
        [yes] The game counts for the ratings
       *[no] the game counts for the ratings
    }
rated-no =
    { $begins ->
        [yes] The game does not count for the ratings
       *[no] the game does not count for the ratings
    }
