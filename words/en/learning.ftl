# Author: the project
# Reviewer: the project

### Learning a game, privately: How to play, the guided game (a tutorial of short lessons), the rules, tips, and /help.

## Buttons: at most 38 characters

all-rules = All rules
how-to-play = How to play
guided-game = Guided game
next-lesson = Next ▶
skip = Skip
back = Back
again = Once more
play = Play
no-hints = No tips
hints-on = Tips on again

## Tips, which stand under the board in first games

hints-off = No more tips for you, in any game. The rules and the guided game are still under Rules.
hints-again = Tips are on: in a game that you have not finished yet, a line under the board says what to look for.

## The guided game

how-to-play-heading = ## { $game }: how to play
# Above a lesson. $number of $lessons lessons.
lesson-number = -# { $game }, guided game, { $number } of { $lessons }
stale = That cannot be chosen here any more. Try again:
# “Play” is the button beside it. The second is said in direct messages.
all-done-here = That was the last lesson. *Play* opens a table of { $game }. Your first game has tips under the board.
all-done = That was the last lesson. *Play* starts { $game } here. Your first game has tips under the board.
# Names of the other seats in lessons.
rival = Rival
rival-number = Rival { $number }

## /help

welcome-heading-here = ## Board games in this channel
welcome-heading = ## Board games
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` opens a table, or starts a game against the computer. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately.
welcome-direct = Here, `/play` starts a game against the computer. In a server, `/play` opens a table. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately.
# $games: the titles of games for one person, as a list.
welcome-direct-alone =
    { $number ->
        [one] Here, `/play` starts a game against the computer, or { $games }, which one person plays. In a server, `/play` opens a table. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately.
       *[other] Here, `/play` starts a game against the computer, or { $games }, which one person plays. In a server, `/play` opens a table. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately.
    }
# The commands that people need, by what for. $commands: such as `/play` `/rules`.
commands-begin = **Begin:** { $commands }
commands-games = **Your games:** { $commands }
commands-during = **During a game:** { $commands }
commands-back = **Looking back:** { $commands }
commands-results = **Results:** { $commands }
commands-settings = **Settings:** { $commands }
# In a menu of games in which nothing is picked.
choose-game = How is … played?

## The rules, in pages

# The title of a page before the first heading.
rules-title = Rules
# A section that takes several pages.
page-of = { $title } ({ $number } of { $pages })
options-title = Options
# $option: its name as it is typed; $allowed: its values, as a list.
option = - **{ $option }**, { $allowed } (default { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
