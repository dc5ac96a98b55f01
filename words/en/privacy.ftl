### /privacy: what is stored about a person, and its deletion. Private.

## Buttons

# A button. It asks again first.
# max 38
delete = Delete my data
# A button: deletes everything at once.
# max 38
delete-now = Delete permanently
# A button: deletes nothing.
# max 38
keep = Keep my data
# A button: shows the privacy notice.
# max 38
notice = Privacy notice
# A button: shows the terms of use.
# max 38
terms = Terms of use

## What is stored

nothing = Nothing is stored about you.
# The answer to the button keep.
kept-on = Nothing was deleted.
# Before the deletion. Its buttons are delete-now and keep. “Former player” as in names.ftl.
asked = Delete all your data? You’ll leave every open table and resign every running game. Games in direct messages are deleted. Your other games stay, with “Former player” in place of your name. Messages already posted in channels stay. This can’t be undone.
# Several sentences, joined by spaces: kept-id or kept-tables, called, settings, file.
kept-id = Your Discord ID is stored.
# $counted: how many are open, running and so on, as a list of the four messages below.
kept-tables =
    Your Discord ID is stored, and so is your name at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }: { $counted }.
# $number (number)
tables-lobby = { $number } open
# $number (number)
tables-running = { $number } running
# $number (number)
tables-over = { $number } finished
# $number (number)
tables-cancelled = { $number } cancelled
# $names: a list of names.
called = You appear there as { $names }.
# $settings: a list of what the person has set, and of their absences, as settings.ftl and languages.ftl say it (settled-…).
settings = Your stored settings: { $settings }.
# The language of their Discord, which they have not set here.
discord-language = Your Discord language is stored.
# How they did at puzzles is stored.
puzzles =
    { $puzzles ->
        [one] Your result for { $puzzles } puzzle is stored.
       *[other] Your results for { $puzzles } puzzles are stored.
    }
# Exercises from their own games are stored (“Learn from this game”).
exercises =
    { $exercises ->
        [one] { $exercises } exercise from your games is stored.
       *[other] { $exercises } exercises from your games are stored.
    }
# What analyses of the reader’s own games found is stored. $games (number): of how many games.
reviews =
    { $games ->
        [one] What an analysis found about your play in { $games } game is stored.
       *[other] What analyses found about your play in { $games } games is stored.
    }
# Games that the person follows without playing in them.
followed =
    { $games ->
        [one] You follow { $games } game.
       *[other] You follow { $games } games.
    }
# Offers to play that the person has made, and offers of others of which they want to be notified. $number (number)
offers = Your open offers and offer notifications are stored ({ $number } in all).
# What the person has registered for, or organised.
tournaments = Your tournaments are stored.
file = The file contains everything: your names, seats, moves, the words you added, results, and anything else stored about you.

## After the deletion: several sentences, joined by spaces

done-none = Done. The bot’s database no longer contains any of your data.
done =
    Done. Your name and ID were removed from { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. The bot’s database contains nothing else about you.
# The person’s name and ID stay at these tables.
done-damaged =
    { $tables ->
        [one] Done, except for { $tables } table: its record is damaged and can’t be changed. Please ask the bot’s host, who can find details in the log.
       *[other] Done, except for { $tables } tables: their records are damaged and can’t be changed. Please ask the bot’s host, who can find details in the log.
    }
traces = The database’s files still contain traces, because another program is reading them. The bot removes these within 2 hours, or once that program has finished.
no-backups = This bot doesn’t make backups itself.
# $backups: how many are kept, one made each day.
in-backups =
    { $backups ->
        [1] The bot’s newest backup still contains what you deleted. A new one replaces it each day.
        [one] The bot’s backups still contain what you deleted. One is made each day, and the newest { $backups } are kept. Your data is gone from them in about { $backups } days.
       *[other] The bot’s backups still contain what you deleted. One is made each day, and the newest { $backups } are kept. Your data is gone from them in about { $backups } days.
    }
# Copies elsewhere: those that the bot does not make itself.
delete-again = If the bot’s host restores a backup, delete your data again. Ask them about copies they keep elsewhere.
