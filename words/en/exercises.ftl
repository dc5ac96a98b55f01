### Exercises: the turns of a finished game that cost its player most, as positions in which they look for a better one.
### Private: nobody else sees them. They come back after some days until they are solved twice.

## Buttons

# A button under a finished game. It shows the reader’s own costliest turns as exercises.
# max 38
learn = Learn from this game
# A button.
# max 38
next = Next exercise ▶

## While somebody waits

choosing = Choosing your exercises. This takes a moment…

## An exercise

# Above an exercise. $game: a game’s title. $move: the number of a move of the game. Exercise $number of $exercises.
heading = -# { $game }, your move { $move }: exercise { $number } of { $exercises }
# $asks (turn | choice): whether a whole turn is to be found, or a single move of a turn.
title =
    { $asks ->
        [turn] ### Find a better turn
       *[choice] ### Find a better move
    }
# $moves: what the reader played in the game, one or more labels such as “Take b2”, divided by semicolons.
# $cost (number): in percentage points.
task =
    In the game you played: { $moves }. That cost { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } of your winning chances. What would have been better? You have one try.
# The same where only two moves can be played: the one that the reader played is not named, as the other would be the answer.
# $cost (number): in percentage points.
task-of-two =
    In the game you played one of these two moves. That cost { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } of your winning chances. Which one is better? You have one try.
# Above an exercise that /puzzle shows. $number (number): how many of the reader’s exercises are due.
due =
    { $number ->
        [one] { $number } exercise from your own games is due.
       *[other] { $number } exercises from your own games are due.
    }
# Small, above an exercise that was answered today already, or is solved.
practice = You’ve answered this one before. This time is for practice and doesn’t count.
# An answer could not be judged. It was not counted.
unchecked = I couldn’t check this answer, so it didn’t count. Please try again.

## After an answer. $moves as in “task”

found = Correct! That’s what the computer would have played.
as-good = Correct! The computer would have played something else, but this is as good: { $moves }.
as-played = That’s what you played in the game.
in-game = In the game you played: { $moves }.
# Below the text of the answer, above a picture.
line = The picture below shows the board after your move in the game and the best reply to it.
# $days (number): when the exercise comes back.
back =
    { $days ->
        [one] This exercise comes back tomorrow. Find it with `/puzzle`.
       *[other] This exercise comes back in { $days } days. Find it with `/puzzle`.
    }
learned = You’ve solved this one twice, so it won’t come back.

## If there are no exercises

none = No turn of yours cost enough to learn from. Well played!
not-yours = Only those who played in this game can learn from it.
not-over = You can learn from a game once it’s over and can’t be reopened.
deal-open = You can learn from this game once nobody can play its deal any more.
all-done = That’s all for now.
gone = This exercise is no longer available.
