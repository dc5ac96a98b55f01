### /stats and /leaderboard: results of one person, and the best players of a server.
### $name is a person’s name, $game the title of a game. A line that begins with -# is shown in small letters.

## A person’s results

# $most: how many games of one kind, such as Stranded, count on one day if the same two players play them. $few: how many
# ranked players someone must have played against to be ranked too; for the first ones, these are all the others.
explained = -# Ratings start at 0 and rise as a player’s skill becomes certain. A rated game counts if every player who stayed took at least a few turns. Between the same two players, at most { $most } games of each kind count per day (UTC), and recent ones count most. To be ranked, play rated games against { $few } different ranked players. The first ones ranked are { $first } players who have all played each other.
# Under results of a person, and under the best of a server.
counted = -# Only games that their original players finished are included. Agreed draws are included too. Solo games that were resigned right away aren’t.
# $direct: in direct messages with the bot; otherwise in a server.
heading =
    { $direct ->
        [yes] ## { $name } in our direct messages
       *[no] ## { $name } in this server
    }
# Instead of the results, if there are none.
none-of =
    { $direct ->
        [yes] { $name } has no results in our direct messages yet.
       *[no] { $name } has no results in this server yet.
    }
none-of-game =
    { $direct ->
        [yes] { $name } has no results for { $game } in our direct messages yet.
       *[no] { $name } has no results for { $game } in this server yet.
    }
none-here = There’s nothing to rank in this server yet. Games against computers don’t count.
none-here-game = There are no games of { $game } to rank in this server yet. Games against computers don’t count.
# The only game, and how many moves it took. A sentence about the rating may follow this one and the next.
tally-one =
    1 game: { $how ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }, { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    }.
# $shares: how many were won, drawn and lost, as a list of the three messages below. $moves: the average.
tally =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $shares }, { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    } on average.
# $number (number)
won = { $number } won
# $number (number)
drawn = { $number } drawn
# $number (number)
lost = { $number } lost
rating-none = No rating yet.
rating =
    { $provisional ->
        [yes] Rating { $rating } (provisional until there are more games against different players).
       *[no] Rating { $rating }.
    }
# $best: the most games that were won one after the other (2 or more). $now: how many of the latest games were.
streak =
    Longest winning streak: { $best }{ $now ->
        [0] .
       *[other] , currently { $now }.
    }
# $seats: for each seat how many were won there, with commas.
won-in-seats = Wins by seat: { $seats }.
# How many of the games in a seat were won. Seats have numbers. Within the message above.
in-seat = { $won } of { $played } in seat { $seat }
# $rivals: for each opponent in how many games the person finished ahead of them, with commas.
ahead = Head to head: { $rivals }.
# Within the message above. $name: an opponent.
against = { $won } of { $played } against { $name }
# Scores in a game for one. $options: with-options or all-games.
score = { $options }: { $score } in 1 game.
# $mean: the average.
scores =
    { $options }: best { $best }, average { $mean } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
# $options: a list of the options below.
with-options = With { $options }
# Scores in games in which the player was given hints. $options: with-options or all-games.
with-hints = { $options }, with hints
# Also a choice of the menu `choose-game`.
# max 80
all-games = All games
# An option of the game and its value, by the names that the game gives them: “level 2”. Within `with-options`.
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at besides the results

# The placeholder of a menu with all games; all-games is one of its entries.
# max 100
choose-game = Choose a game
# A button that shows a list of the person's finished games.
# max 38
list-games = List of finished games
# A button that leads back to the results.
# max 38
results = Back to the results
# $options: as in with-options, or all-games. How many games with these options were won.
won-with = { $options }: { $won } of { $played } won.
# Labels in the picture of the chart of ratings, below the first and the last point.
chart-first = Start
chart-last = Latest rated game
# The alternative text of the chart. $lines: a sentence for each game, as in chart-line.
# max 1024
chart-alt = Chart of the ratings of { $name } over their rated games. { $lines }
# $best: the highest rating, $now: the latest one.
chart-line =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, highest rating { $best }, latest rating { $now }.
games-heading =
    { $number ->
        [0] { $name } has no finished games you can look at here.
       *[other] { $number ->
            [one] { $name }: { $number } finished game
           *[other] { $name }: { $number } finished games
        }{ $pages ->
            [1] {""}
           *[other] , page { $page } of { $pages }
        }
    }
# The placeholder of a menu with the games of the page.
# max 100
see-history = Review a game
# A line of the list, and a choice of the menu. $others: the opponents.
# max 80
game-against =
    { $game }: { $how ->
        [won] won
        [drawn] drawn
       *[lost] lost
    } against { $others }
# The same for a game for one.
# max 80
game-alone =
    { $game }: { $won ->
        [yes] won
       *[no] lost
    }, score { $score }

## The best of a server

# Under the heading of a game: how many games were played, and how long they are.
ranking-one =
    1 game, { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    }.
ranking =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    } on average.
# A line of a ranking by rating. $streak: how many of the latest games were won in a row.
ranked =
    { $place }. { $name }: { $rating }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won ->
        [0] none won
       *[other] { $won } won
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } in a row
    }
# A line of a ranking by score. $score: the best.
scored =
    { $place }. { $name }: { $score }, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# $names: a list of names, at its end perhaps how many others.
provisional = -# Not ranked yet (provisional ratings): { $names }.
# Within the message above.
others =
    { $number ->
        [one] { $number } other
       *[other] { $number } others
    }
# $seats: as in won-in-seats.
by-seat = -# Wins by seat: { $seats }.
# So many players are not named.
# $number (number)
more = -# And { $number } more.

## At the end of a game: whether it counts for the ratings

counts = -# Rated game.
counts-not-short =
    -# This game doesn’t count for ratings: { $turns ->
        [one] every player who stays needs at least { $turns } turn.
       *[other] every player who stays needs at least { $turns } turns.
    }
counts-not-often = -# This game doesn’t count for ratings: two of its players already had { $most } rated games of this kind with each other that day.
# In the lobby, before the game starts. $most: as in `explained`.
starts-unrated = -# If this game starts today (UTC), it won’t count for ratings: two of its players already have { $most } rated games of this kind with each other.
counts-not-computer = -# This game doesn’t count for ratings: a computer played in it.
counts-not-agreed = -# This game doesn’t count for ratings: the table was unrated.
counts-not-replaced = -# This game doesn’t count for ratings: a player was replaced.

## /leaderboard in direct messages: the best of all who play with strangers

strangers-heading = ## Games with strangers
# Instead of it, if there is nobody.
strangers-none = There’s nothing to rank among strangers yet. Rated games that start with `/find` count.
# $few: how many ranked players someone must have played against to be ranked too.
strangers-explained = -# Ratings start at 0 and rise as a player’s skill becomes certain. Rated games count for which I found the opponent, if both took at least a few turns, and recent ones count most. To be ranked, play against { $few } different ranked players.
strangers-named = -# Players are only named here if they choose to be, with `/me`.
# In place of a name, in a line of the ranking (`ranked`): this person does not want to be named.
unnamed = someone
# A line below the ranking, for its reader. $rating: a number.
own-place = You’re number { $place } of { $number }: { $rating }
# The same where the reader has no place. $rating: a number.
own-provisional = You’re not ranked yet. Rating: { $rating }
