### Puzzles: positions from games of computers in which one turn is clearly the best. Private. Every server has one puzzle a day:
### the daily puzzle.

## Buttons

# A button after the last lesson of the guided game.
# max 38
go-on = Continue with a puzzle
# A button.
# max 38
next = Next puzzle ▶
# A button: another puzzle of the same game, about half as difficult.
# max 38
easier = Easier puzzle
# A button: the puzzle of the day of this server.
# max 38
daily = Daily puzzle
# A button. The reader has no more tries then.
# max 38
show-solution = Show the solution

## A puzzle

# Above a daily puzzle. $game: a game’s title. $points max 4: how difficult it is, on the scale of players’ ratings.
heading-daily = -# { $game }, daily puzzle, difficulty { $points }
# Above a puzzle of one’s own: number $number of $puzzles.
heading-own = -# { $game }, puzzle { $number } of { $puzzles }, difficulty { $points }
# $asks (turn | choice): whether a whole turn is to be found, or a single move of a turn.
title =
    { $asks ->
        [turn] ### Find the best turn
       *[choice] ### Find the best move
    }
# $asks (turn | choice) as above. $left (number): how many answers are left.
task =
    { $asks ->
        [turn] One turn here is clearly better than all others. Find it.
       *[choice] One move here is clearly better than all others. Find it.
    } { $left ->
        [one] You have { $left } try.
       *[other] You have { $left } tries.
    }

## After an answer

# After a wrong answer: the best reply to it. $who: a player’s name. $moves: one or more labels such as “Take b2”, divided by
# semicolons.
best-reply = { $who }’s best reply: { $moves }.
# After a wrong answer: how likely a win is, in percent. $share after the answer, $best after the best turn.
# $asks (turn | choice): whether it is a turn or a single move. 0 and 100 mean that there is no doubt.
worth =
    { $asks ->
        [turn] Your winning chances are { $share }% after that, and { $best }% after the best turn.
       *[choice] Your winning chances are { $share }% after that, and { $best }% after the best move.
    }
# $left (number): how many answers are left.
left =
    { $left ->
        [one] Try again: you have { $left } try left.
       *[other] Try again: you have { $left } tries left.
    }
# After a right answer, before the reasons of the computer (hints.ftl: “Estimated winning chance: …”).
found = Correct! That’s what the computer plays, too.
# After a right answer that wins the game in another way than the computer’s.
wins-too = Correct! That wins the game.
# $moves: what to play, one or more labels such as “Take b2”, divided by semicolons.
solution = Solution: **{ $moves }**.
# The person has finished this puzzle before.
finished = You’ve already finished this puzzle. Here’s the solution.

## Below the daily puzzle when it is finished

# $tried (number): how many people of this server have tried it today, the reader among them; $solved (number): how many of
# them have solved it.
solvers =
    { $tried ->
        [one] Nobody else here has tried it yet.
       *[other] Solved by { $solved } of the { $tried } people here who tried it.
    }
# On how many days in a row the reader has solved the daily puzzle. $days (number): at least 2.
streak =
    { $days ->
        [one] Daily puzzle streak: { $days } day.
       *[other] Daily puzzle streak: { $days } days.
    }

## Below a puzzle that is finished

# $themes: a list of the themes below.
themes = What it was about: { $themes }.
# What a puzzle is about, as part of a list.
theme =
    { $theme ->
        [win] an immediate win
        [forced] a forced win
        [fork] a double threat
        [only] the only move that saves the game
        [capture] a capture
        [trap] a trap
        [last] the last hazard of a phase
       *[chapter] a Final Chapter
    }
# The reader’s rating for puzzles of a game. Players’ ratings are on the same scale.
rating = Your puzzle rating for { $game }: { $rating }.
# $change: a number with a sign, such as “+12”.
rating-changed = Your puzzle rating for { $game }: { $rating } ({ $change }).
# $number (number): how many puzzles of the game in a row the reader has solved, at least 2.
in-row = Solved in a row: { $number }.

## Answers if there is no puzzle

# $game: a game’s title. $puzzles (number)
all-done =
    { $puzzles ->
        [0] There are no puzzles for { $game }.
        [one] You’ve finished the only puzzle for { $game }.
       *[other] You’ve finished all { $puzzles } puzzles for { $game }.
    }
none = There are no puzzles.
# The puzzle of an old message is no longer among the puzzles.
gone = This puzzle is no longer available. Use `/puzzle` for another one.

## In /stats

stats-heading = ### Puzzles
# Of the daily puzzles of this server.
stats-daily =
    { $tried ->
        [one] Daily puzzles: { $solved } of { $tried } solved.
       *[other] Daily puzzles: { $solved } of { $tried } solved.
    }
# Days in a row on which a daily puzzle was solved. $best (number): at least 2. $now (number): 0 if the last one is longer ago.
stats-streak =
    { $now ->
        [0] Longest streak: { $best ->
            [one] { $best } day
           *[other] { $best } days
        }.
        [one] Current streak: { $now } day (longest { $best ->
            [one] { $best } day
           *[other] { $best } days
        }).
       *[other] Current streak: { $now } days (longest { $best ->
            [one] { $best } day
           *[other] { $best } days
        }).
    }
# Only to the person themselves: puzzles besides the daily ones.
stats-own =
    { $tried ->
        [one] Other puzzles: { $solved } of { $tried } solved.
       *[other] Other puzzles: { $solved } of { $tried } solved.
    }
# Only to the person themselves. $ratings: a list of the message below.
stats-ratings = Puzzle ratings: { $ratings }.
# $rating: the rating for puzzles of a game. $row (number): the most that were solved in a row.
stats-rating =
    { $row ->
        [0] { $game } { $rating }
       *[other] { $game } { $rating } (longest run { $row })
    }
# $tried, $solved (number): how many people of this server have tried today’s puzzle, and how many have solved it.
stats-today =
    { $tried ->
        [0] Nobody here has tried today’s puzzle yet.
        [one] { $solved } of { $tried } person here has solved today’s puzzle.
       *[other] { $solved } of { $tried } people here have solved today’s puzzle.
    }
