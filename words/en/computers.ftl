# Author: the project
# Reviewer: the project

### Computer players, at tables and beside them.
### $who, $owner and $computer are what players are called; $computer is “Computer (hard)”. $level (easy | medium | hard): how well a computer plays.

# Stands on a board while a computer is to move. $badge is its sign in the game, $who its name.
thinks = { $badge } { $who } thinks.
# Below that, if $who has many tables with computers. $alone: $who is the reader. $number: 1 or more.
thinks-elsewhere =
    { $alone ->
        [yes] Your computers are thinking at { $number ->
            [one] { $number } other table
           *[other] { $number } other tables
        } first.
       *[no] The computers of { $who } are thinking at { $number ->
            [one] { $number } other table
           *[other] { $number } other tables
        } first.
    }

## Playing against computers, in the list of games

versus-heading = Play against the computer
versus-about = The game begins at once. It does not count for the ratings.
# In direct messages with the bot.
versus-direct = The game begins at once, here between you and me.
# $games: titles of games for one person, as a list; $number (number) of them.
versus-solo =
    { $number ->
        [one] { $games } is for one person, without computer players.
       *[other] { $games } are for one person, without computer players.
    }
# Said of a game for one person before it begins.
solo = You play this game alone: there are no computer players in it.
# Buttons. They start the game with the chosen computers, or open its lobby.
versus-start = Play against the computer
versus-set-up = Set up the table first
# The heading of the games for one person, in direct messages.
play-alone = Play alone
# The heading of the games that follow below that.
open-table = Open a table
# A choice in the menu of levels, with what it means.
level =
    { $level ->
        [easy] Computer: easy
        [medium] Computer: medium
       *[hard] Computer: hard
    }
level-about =
    { $level ->
        [easy] Makes mistakes: for your first games
        [medium] Plays well, and overlooks some things
       *[hard] Plays as well as it can
    }
# A choice in the menu that says how many computers play.
opponents =
    { $number ->
        [one] Against { $number } computer
       *[other] Against { $number } computers
    }

## In the lobby and in the host's panel

# A button, and the placeholder of a menu of levels.
add = Add a computer
# For somebody who waits alone in a lobby. $add is the button above.
alone = To play without waiting, press { $add }.
# The placeholder of a menu, and its choices: $who is invited, and $computer takes the seat.
replace-menu = A computer instead of somebody invited
replace = { $computer } instead of { $who }

## In a running game

# A button: a computer is to take over a seat.
stand-in = Let a computer play on
# Above a menu whose choices are the messages below.
stand-in-ask = Which computer is to take over a seat? The other people at the table are asked first.
stand-in-alone = Which computer is to take over a seat?
stand-in-menu = Choose a computer and a seat
stand-in-own = { $computer } plays on for you
stand-in-for = { $computer } plays on for { $owner }
# Said of somebody who plays against computers, whose time is out. $when: “in 3 hours”.
late-forfeit = { $who } has run out of time, and can still move. If they do not, the seat is given up { $when }.
# Nobody had to be asked.
done-substituted = The seat has been taken over.
# Said if neither a person nor a computer was named.
name-newcomer = Who is to take over the seat? Name a person or a computer.
name-one-newcomer = Name a person or a computer for the seat, not both.

## Results

# $levels: for each level one of the messages below, with commas.
beaten = Computers beaten: { $levels }.
beaten-level =
    { $level ->
        [easy] easy in { $won } of { $played }
        [medium] medium in { $won } of { $played }
       *[hard] hard in { $won } of { $played }
    }
# At the end of a game, after three wins or more ($won). $next (medium | hard): the next level.
try-next =
    { $level ->
        [easy] You have beaten easy { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
       *[medium] You have beaten medium { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
    } { $next ->
        [medium] Play against medium?
       *[hard] Play against hard?
    }
# The button for it.
try-button =
    { $next ->
        [medium] Play against medium
       *[hard] Play against hard
    }
