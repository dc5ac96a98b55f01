# Author: the project
# Reviewer: the project

### /stats and /leaderboard: results of one person, and the best players of a server.
### $name is a person’s name, $game the title of a game. A line that begins with -# is shown in small letters.

## A person’s results

# $most: how many games of the same two players count on one day.
explained = -# A rating begins at 0 and rises as a player's skill becomes certain. Games count for it in which every player has taken some turns: of the same two players at most { $most } a day, which begins at 00:00 UTC.
counted = -# Games count that were played to their end by those who began them, and draws that were agreed on.
# $direct: in direct messages with the bot; else in a server.
heading =
    { $direct ->
        [yes] ## { $name } in these direct messages
       *[no] ## { $name } in this server
    }
none-of =
    { $direct ->
        [yes] { $name } has not finished a game in these direct messages yet.
       *[no] { $name } has not finished a game in this server yet.
    }
none-of-game =
    { $direct ->
        [yes] { $name } has not finished a game of { $game } in these direct messages yet.
       *[no] { $name } has not finished a game of { $game } in this server yet.
    }
none-here = Nobody has finished a game in this server yet.
none-here-game = Nobody has finished a game of { $game } in this server yet.
# The only game, and how many moves it took. What follows says what the rating is.
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
        [yes] Rating { $rating } (provisional: it takes more games to say something).
       *[no] Rating { $rating }.
    }
# The most games that were won one after the other, and how many were won just now.
streak =
    Won in a row: { $best } at best{ $now ->
        [0] .
       *[other] , { $now } just now.
    }
# $seats: for each seat how many were won there, with commas.
won-in-seats = Won: { $seats }.
# How many of the games in a seat were won. Seats have numbers.
in-seat = { $won } of { $played } in seat { $seat }
# $rivals: for each opponent in how many games the person was ahead, with commas.
ahead = Ahead: { $rivals }.
against = { $won } of { $played } against { $name }
# Scores in a game for one. $options: the options with which it was played, or all-games.
score = { $options }: { $score } in 1 game.
# $mean: the average.
scores =
    { $options }: best { $best }, { $mean } on average of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
# $options: a list of the options below.
with-options = With { $options }
all-games = All games
# An option of the game and its value, by the names that the game gives them.
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at beside the results

# The placeholder of a menu with all games; all-games is one of its entries.
choose-game = Choose a game
# A button that shows a list of the person's finished games.
list-games = List of games
# A button that leads back to the results.
results = Results
# $options: as in with-options, or all-games. How many games with these options were won.
won-with = { $options }: { $won } of { $played } won.
# Labels in the chart of ratings, below the first and the last point.
chart-first = Start
chart-last = Latest rated game
# What stands for the chart. $lines: a sentence for each game, as in chart-line.
chart-alt = Chart of the ratings of { $name } over their rated games. { $lines }
# $best: the highest rating, $now: the latest one.
chart-line =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $best } at best, { $now } now.
games-heading =
    { $number ->
        [0] { $name } has finished no games that you can look at here.
        [one] { $name }: { $number } finished game
       *[other] { $name }: { $number } finished games
    }{ $pages ->
        [1] {""}
       *[other] , page { $page } of { $pages }
    }
# The placeholder of a menu with the games of the page.
see-history = See how a game went
# A line of the list. $others: the opponents.
game-against =
    { $game }: { $how ->
        [won] won
        [drawn] drawn
       *[lost] lost
    } against { $others }
# A game for one.
game-alone =
    { $game }: { $won ->
        [yes] won
       *[no] lost
    }, score { $score }

## The best of a server

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
# A line of a ranking by rating. $streak: so many won in a row just now.
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
provisional = -# Not ranked yet, as their ratings are provisional: { $names }.
others =
    { $number ->
        [one] { $number } other
       *[other] { $number } others
    }
# $seats: as in won-in-seats.
by-seat = -# Won by seat: { $seats }.
# So many players are not named.
# $number (number)
more = -# … and { $number } more.

## At the end of a game: whether it counts for the ratings

counts = -# This game counts for the ratings.
counts-not-short =
    -# This game does not count for the ratings: it takes { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } of every player.
counts-not-often = -# This game does not count for the ratings: two of its players already had { $most } games on the same day that do.
counts-not-computer = -# This game does not count for the ratings: a computer played in it.
counts-not-agreed = -# This game does not count for the ratings: the table has agreed so.
counts-not-replaced = -# This game does not count for the ratings: somebody took over a seat.
