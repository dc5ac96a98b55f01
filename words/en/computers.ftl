### Computer players, at tables and beside them.
### $who, $owner and $computer are what players are called; $computer is “Computer (hard)”. $level (very-easy | easy | fairly-easy | medium | fairly-hard | hard): how well a computer plays.

# Stands on a board while a computer is to move. $badge is its sign in the game, $who its name.
thinks = { $badge } { $who } is thinking…
# Below that, if $who has many tables with computers. $alone: $who is the reader. $number: 3 or more.
thinks-elsewhere =
    { $alone ->
        [yes] Your computers are busy at { $number ->
            [one] { $number } other table
           *[other] { $number } other tables
        } first.
       *[no] { $who }’s computers are busy at { $number ->
            [one] { $number } other table
           *[other] { $number } other tables
        } first.
    }

## Playing against computers, in the list of games

# A heading, and the placeholder of the menus below it.
# max 100
versus-heading = Play against the computer
versus-about = The game starts right away and is unrated.
# In direct messages with the bot.
versus-direct = The game starts right away, in our direct messages.
# $games: titles of games for one person, as a list; $number (number) of them.
versus-solo =
    { $number ->
        [one] { $games } is a solo game, so there are no computer players.
       *[other] { $games } are solo games, so there are no computer players.
    }
# Said of a game for one person before it begins.
solo = This is a solo game without computer players.
# A button. It starts the game with the chosen computers.
# max 38
versus-start = Play against the computer
# A button. It opens a table with the chosen computers, which the reader can change before the game starts.
# max 38
versus-set-up = Set up the table first
# The heading of the games for one person, in direct messages.
play-alone = Play solo
# The heading of the games that follow below that.
open-table = Open a table
# A choice in the menu of levels.
# max 80
level =
    { $level ->
        [very-easy] Computer: very easy
        [easy] Computer: easy
        [fairly-easy] Computer: fairly easy
        [medium] Computer: medium
        [fairly-hard] Computer: fairly hard
       *[hard] Computer: hard
    }
# What that choice means. It stands below the choice.
# max 100
level-about =
    { $level ->
        [very-easy] Overlooks a lot, for your first games
        [easy] Makes mistakes, for when you know the rules
        [fairly-easy] Sees most captures, but not every trap
        [medium] Plays well but misses things
        [fairly-hard] Looks further ahead
       *[hard] Plays its best
    }
# A choice in the menu of levels, before the others: the bot picks a level that fits the reader.
# max 80
my-level = Computer: my level
# What that choice means. It stands below the choice.
# max 100
my-level-about = As strong as you: you’d win a little less than half
# A computer with its strength, in the points of ratings. It stands in place of $computer in the two messages after the next ones.
with-points = { $computer }, at about { $points } points
# $about: level-about, one of the sentences above. $points: “1150”.
# max 100
# $about max 60
# $points max 5
about-points = { $about } (about { $points } points)
# Below a ranking of people by ratings. $levels: for each level the message below, with commas.
scale = -# Computers on the same scale: { $levels }.
# $points: “1150”.
level-points =
    { $level ->
        [very-easy] very easy { $points }
        [easy] easy { $points }
        [fairly-easy] fairly easy { $points }
        [medium] medium { $points }
        [fairly-hard] fairly hard { $points }
       *[hard] hard { $points }
    }
# Said privately when the bot has picked the level. $share: “45 %”, the share of the points that the reader can expect. $games (number): how many games that follows from; the last ones count most.
fitted =
    You’re playing { $computer }. By your { $games ->
        [one] last game
       *[other] last games
    } against computers here, you’d score about { $share }.
# The same after too few games to say more.
fitted-first = I picked { $computer }. I haven’t seen enough of your games against computers here to know your level yet.
# A choice in the menu that says how many computers play.
# max 80
opponents =
    { $number ->
        [one] Against { $number } computer
       *[other] Against { $number } computers
    }

## In the lobby and in the host's panel

# A button, and the placeholder of a menu of levels.
# max 38
add = Add a computer
# For somebody who waits alone in a lobby. $add is the button above.
alone = Don’t want to wait? Press { $add }.
# In a lobby in direct messages, where only computers can join. $add is the button above.
# $number (number): so many players are missing.
wanted =
    Press { $add }: the game needs { $number ->
        [one] { $number } more player.
       *[other] { $number } more players.
    }
# The placeholder of a menu.
# max 100
replace-menu = Replace an invited player with a computer
# A choice of that menu: $who is invited, and $computer takes the seat.
# max 80
replace = { $computer } instead of { $who }

## In a running game

# A button: a computer is to take over a seat.
# max 38
stand-in = Let a computer take over
# The same button in a game against one computer, $who.
# max 38
stand-in-replace = Replace { $who }
# The same against several computers.
# max 38
stand-in-replace-one = Replace a computer
# Above a menu whose choices are the messages below.
stand-in-ask = Which computer should take over a seat? The other people at the table will be asked first.
# The same in a game against computers: one of them is replaced.
stand-in-alone = Which computer should be replaced, and by which one?
# The placeholder of the menu.
# max 100
stand-in-menu = Choose a computer and a seat
# A choice of the menu.
# max 80
stand-in-own = { $computer } takes over for you
# A choice of the menu.
# max 80
stand-in-for = { $computer } takes over for { $owner }
# Said of somebody who plays against computers, whose time is out. $when: “in 3 hours”; it may be past.
late-forfeit = { $who } ran out of time but can still move. If they don’t, their seat is forfeited. Deadline: { $when }.
# Nobody had to be asked. The new player of the seat is a computer or a person.
done-substituted = Done. The seat has a new player.
# Said if neither a person nor a computer was named.
name-newcomer = Who should take over the seat? Name a person or a computer.
# Said if both were named.
name-one-newcomer = Name a person or a computer for the seat, not both.

## Results

# $levels: for each level one of the messages below, with commas.
beaten = Wins against computers: { $levels }.
# How many games a person won, of those that they played against computers of this level.
beaten-level =
    { $level ->
        [very-easy] very easy { $won } of { $played }
        [easy] easy { $won } of { $played }
        [fairly-easy] fairly easy { $won } of { $played }
        [medium] medium { $won } of { $played }
        [fairly-hard] fairly hard { $won } of { $played }
       *[hard] hard { $won } of { $played }
    }
# At the end of a game, after three wins or more ($won). $next (easy | fairly-easy | medium | fairly-hard | hard): the next level.
try-next =
    { $level ->
        [very-easy] You’ve beaten the very easy computer { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
        [easy] You’ve beaten the easy computer { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
        [fairly-easy] You’ve beaten the fairly easy computer { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
        [medium] You’ve beaten the medium computer { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
       *[fairly-hard] You’ve beaten the fairly hard computer { $won ->
            [one] { $won } time
           *[other] { $won } times
        }.
    } { $next ->
        [easy] Ready for easy?
        [fairly-easy] Ready for fairly easy?
        [medium] Ready for medium?
        [fairly-hard] Ready for fairly hard?
       *[hard] Ready for hard?
    }
# The button for it.
# max 38
try-button =
    { $next ->
        [easy] Play against the easy computer
        [fairly-easy] Play against the fairly easy computer
        [medium] Play against the medium computer
        [fairly-hard] Play against the fairly hard computer
       *[hard] Play against the hard computer
    }
