# Author: the project
# Reviewer: the project

### Puzzles: positions from games of computers in which one turn is clearly the best. Private.

## Buttons: at most 38 characters

# After the last lesson of the guided game.
go-on = Go on with a puzzle
next = Next puzzle ▶
show-solution = Show the solution

## A puzzle

# Above a puzzle of the day. $game: a game’s title.
heading-daily = -# { $game }, puzzle of the day
# Above a puzzle of one’s own: number $number of $puzzles.
heading-own = -# { $game }, puzzle { $number } of { $puzzles }
# $asks (turn | choice): whether a whole turn is to be found, or a single move of a turn.
title =
    { $asks ->
        [turn] ### Find the best turn
       *[choice] ### Find the best move
    }
# $asks (turn | choice) as above. $left (number): how many answers are left.
task =
    { $asks ->
        [turn] One turn is clearly better than all others here, and you are to find it.
       *[choice] One move is clearly better than all others here, and you are to find it.
    } { $left ->
        [one] You have { $left } try.
       *[other] You have { $left } tries.
    }

## After an answer

# After a wrong answer: what the best play of the others is then. $story: one or more sentences about the players.
best-reply = The best reply: { $story }
# After a wrong answer: in how many games of 100 a win is expected. $share after the answer, $best after the best turn.
# $asks (turn | choice): whether it is a turn or a single move. 0 and 100 mean that there is no doubt.
worth =
    { $asks ->
        [turn] The computer expects you to win { $share } of 100 games after that, and { $best } after the best turn.
       *[choice] The computer expects you to win { $share } of 100 games after that, and { $best } after the best move.
    }
# $left (number): how many answers are left.
left =
    { $left ->
        [one] Try again: you have { $left } try left.
       *[other] Try again: you have { $left } tries left.
    }
# After a right answer, before the reasons of the computer (hints.ftl: “It expects to win …”).
found = That is what the computer plays, too.
# After a right answer that wins the game in another way than the computer’s.
wins-too = That wins the game.
# $moves: what to play, one or more labels such as “Take b2”, divided by semicolons.
solution = The computer plays: **{ $moves }**.
# The person has finished this puzzle before.
finished = You have finished this puzzle. This is the solution.

## Below the puzzle of the day when it is finished

# $tried (number): how many people of this server have tried it today; $solved (number): how many of them have solved it.
solvers =
    { $tried ->
        [one] Nobody else here has tried it yet.
       *[other] { $solved } of the { $tried } people here who have tried it have solved it.
    }
# $days (number): at least 2.
streak =
    { $days ->
        [one] You have solved the puzzle of the day { $days } day in a row.
       *[other] You have solved the puzzle of the day { $days } days in a row.
    }

## Answers if there is no puzzle

# $game: a game’s title. $puzzles (number)
all-done =
    { $puzzles ->
        [0] There are no puzzles of { $game }.
        [one] You have had the only puzzle of { $game }.
       *[other] You have had all { $puzzles } puzzles of { $game }.
    }
none = There are no puzzles.
# The puzzle of an old message is no longer among the puzzles.
gone = This puzzle is not there any more. `/puzzle` gives you another one.

## In /stats

stats-heading = ### Puzzles
# Of the puzzles of the day of this server.
stats-daily =
    { $tried ->
        [one] Puzzles of the day: { $solved } of { $tried } solved.
       *[other] Puzzles of the day: { $solved } of { $tried } solved.
    }
# Days in a row. $best (number): at least 2. $now (number): 0 if the last one is longer ago.
stats-streak =
    { $now ->
        [0] The longest streak was { $best ->
            [one] { $best } day
           *[other] { $best } days
        }.
        [one] The present streak is { $now } day, the longest was { $best ->
            [one] { $best } day
           *[other] { $best } days
        }.
       *[other] The present streak is { $now } days, the longest was { $best ->
            [one] { $best } day
           *[other] { $best } days
        }.
    }
# Only to the person themselves: puzzles besides those of the day.
stats-own =
    { $tried ->
        [one] Other puzzles: { $solved } of { $tried } solved.
       *[other] Other puzzles: { $solved } of { $tried } solved.
    }
# $tried, $solved (number): how many people of this server have tried today’s puzzle, and how many have solved it.
stats-today =
    { $tried ->
        [0] Nobody here has tried today’s puzzle yet.
        [one] { $solved } of { $tried } person here has solved today’s puzzle.
       *[other] { $solved } of { $tried } people here have solved today’s puzzle.
    }
