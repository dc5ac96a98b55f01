### Learning a game, privately: How to play, the guided game (a tutorial of short lessons), the rules, tips, and /help.

## Buttons

# max 38
all-rules = All rules
# max 38
how-to-play = How to play
# A tutorial of short lessons.
# max 38
guided-game = Guided game
# max 38
next-lesson = Next ▶
# The next lesson, without an answer to this one.
# max 38
skip = Skip
# Back to the beginning of a move of which some words were chosen.
# max 38
back = Back
# After the last lesson: start with the first one again.
# max 38
again = Again
# After the last lesson: open a table for people.
# max 38
play = Play with others
# After the last lesson: a game against the weakest computer, or alone at the easiest level. Also quoted in `all-done` and
# `all-done-alone`.
# max 38
first-game = Play your first game
# Beside a tip, and in the answer after that button.
# max 38
no-hints = Turn off tips
# max 38
hints-on = Turn tips back on

## Tips, which stand under the board in first games

# Answers to the two buttons. “Rules” is the button of that name (tables.ftl).
hints-off = You’ll no longer get tips in any game. You can still find the rules and the guided game under Rules.
hints-again = Tips are back on: in your first games, a line under the board tells you what to look for.

## The guided game

# An answer to a lesson or a puzzle that was wrong, so it was not played. $moves: what the answer was, one or more labels such
# as “Take b2”, divided by semicolons.
wrong-answer = ❌ Your answer: { $moves }.
how-to-play-heading = ## { $game }: how to play
# Above a lesson. $number of $lessons lessons.
lesson-number = -# { $game }, guided game: lesson { $number } of { $lessons }
# Above menus: what was picked there no longer fits.
stale = That choice is out of date. Pick again:
# The buttons are beside it; “Learn from this game” (exercises.ftl) stands under the game when it is over. The second is said of
# games for one person. $watch: one or two sentences on what to look out for in a first game.
all-done = That was the last lesson. *Play your first game* starts a game of { $game } against the weakest computer, with tips under the board. { $watch } When it’s over, *Learn from this game* shows you where you could have played better.
all-done-alone = That was the last lesson. *Play your first game* starts { $game } at the easiest level, with tips under the board. { $watch } When it’s over, *Learn from this game* shows you where you could have played better.
# What the other players are called in lessons, also in pictures.
rival = Opponent
rival-number = Opponent { $number }

## In the list of games of /play, above everything else, for those who have finished no game yet

newcomers = New here?
newcomers-about = A few short lessons teach you a game. After them, you play your first game against the weakest computer.
# The placeholder of a menu of games. A choice shows the first lesson of the guided game.
# max 150
newcomers-menu = Learn a game

## /help

welcome-heading-here = ## Board games in this channel
welcome-heading = ## Board games
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` opens a table or starts a game against the computer. From there, everything works with the buttons and menus under the board. `/tutorial` teaches you a game privately in a few minutes.
welcome-direct = Here, `/play` starts a game against the computer. In a server, it opens a table. From there, everything works with the buttons and menus under the board. `/tutorial` teaches you a game in a few minutes.
# The same in a server where the bot isn’t a member: the reader has added the bot to their account.
welcome-outside = I’m not a member of this server, so your games are played in our direct messages. `/play` starts one against the computer there, also from here. With the buttons below the board, everything else works there too. `/tutorial` teaches you a game in a few minutes.
# $games: the titles of games for one person, as a list. $number: how many they are.
welcome-direct-alone =
    { $number ->
        [one] Here, `/play` starts a game against the computer or a solo game ({ $games }). In a server, it opens a table. From there, everything works with the buttons and menus under the board. `/tutorial` teaches you a game in a few minutes.
       *[other] Here, `/play` starts a game against the computer or a solo game ({ $games }). In a server, it opens a table. From there, everything works with the buttons and menus under the board. `/tutorial` teaches you a game in a few minutes.
    }
# All commands, sorted by purpose. $commands: such as `/play` `/rules`.
commands-begin = **Get started:** { $commands }
commands-games = **Your games:** { $commands }
commands-during = **During a game:** { $commands }
commands-back = **Past games:** { $commands }
commands-results = **Results:** { $commands }
commands-settings = **Settings:** { $commands }
commands-moderation = **For moderators:** { $commands }
# Above two buttons with links, which add the bot to a Discord account or to a server.
install-about = -# With me in your account, you can play in our direct messages even if we share no server.
# max 38
add-to-account = Add me to your account
# max 38
add-to-server = Add me to a server
# The answer to a mention of the bot in a channel, at most once a day.
greeting = Hi! Type `/play` to start a game here, `/tutorial` to learn one, or `/help` to see what else I can do.
# The answer to a direct message.
greeting-direct = Hi! Type `/play` to play against the computer here, `/tutorial` to learn a game, or `/help` to see what else I can do.
# The placeholder of a menu of games.
# max 100
choose-game = How do you play…?

## The rules, in pages

# The title of a page before the first heading. Titles of pages are also choices of a menu.
# max 80
rules-title = Rules
# A section that takes several pages.
# max 80
page-of = { $title } ({ $number } of { $pages })
# The title of the page on the options of a game.
# max 80
options-title = Options
# A line for an option. $option: its name; $allowed: its values, as a list; $meaning: what it decides, without a full stop.
option = - **{ $option }**, { $allowed } (default { $default }): { $meaning }.
# $value: a value of that option, and what it means.
option-value = - { $value }: { $meaning }.
