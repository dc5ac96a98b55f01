# Author: the project
# Reviewer: the project

### /privacy: what is kept about a person, and its deletion. Private.

## Buttons: at most 38 characters

delete = Delete it
delete-now = Delete for good
keep = Keep it
notice = Privacy notice
terms = Terms

## What is kept

nothing = Nothing is kept about you.
kept-on = Everything stays as it is.
asked = Do you want to be forgotten? You leave the lobbies in which you sit, and resign the games that you play. Games stay, with “Former player” in place of your name. What was posted in channels stays there. This cannot be undone.
# Several sentences, joined by spaces: kept-id or kept-tables, called, settings, file.
kept-id = Your Discord id is kept.
# $counted: how many are open, running and so on, as a list of the four messages below.
kept-tables =
    Your Discord id is kept, and { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with your name: { $counted }.
# $number (number)
tables-lobby = { $number } open
# $number (number)
tables-running = { $number } running
# $number (number)
tables-over = { $number } over
# $number (number)
tables-cancelled = { $number } cancelled
# $names: a list of names.
called = You are called { $names } there.
# $settings: a list of what is set, as settings.ftl says it (settled-…).
settings = With `/me` you have set: { $settings }.
# Their answers to puzzles are kept.
puzzles =
    { $puzzles ->
        [one] Your answers to { $puzzles } puzzle are kept.
       *[other] Your answers to { $puzzles } puzzles are kept.
    }
# Games that the person follows without playing in them.
followed =
    { $games ->
        [one] You follow { $games } game.
       *[other] You follow { $games } games.
    }
# $number (number)
offers = Your open offers to play, and of which offers you want to be told, are kept: { $number } in all.
file = The file has all of it: your names, seats, moves, words that you added, results, and what else the tables' logs say of you.

## After the deletion: several sentences, joined by spaces

done-none = Done. Nothing of yours is in the bot's database any more.
done =
    Done. Your name and id were taken out of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }; nothing else of yours is in the bot's database.
done-damaged =
    { $tables ->
        [one] Done, but for { $tables } table whose record was damaged on the host's disk and cannot be rewritten. The host's log says more; please ask the host.
       *[other] Done, but for { $tables } tables whose record was damaged on the host's disk and cannot be rewritten. The host's log says more; please ask the host.
    }
traces = Its files still hold traces, since a program reads them just now. The bot removes these by itself within two hours, or once that program has ended.
no-backups = This bot makes no backups by itself.
# $backups: how many are kept, one made each day.
in-backups =
    { $backups ->
        [1] Its newest backup still holds what you deleted; a new one takes its place each day.
        [one] Its backups still hold what you deleted: one is made each day, and the newest { $backups } are kept, so it is gone from them in about { $backups } days.
       *[other] Its backups still hold what you deleted: one is made each day, and the newest { $backups } are kept, so it is gone from them in about { $backups } days.
    }
delete-again = If the host restores a backup or has copies elsewhere, delete your data again then, or ask the host.
