# Author: the project
# Reviewer: the project

### What people read at a table beside what the game says of itself: the frame of a board, its end, and answers.
### $game is the title of a game. $draws: what chance decides in it, as players call it: dice, cards or the lot.

## Answers to what went wrong

sorry = Something went wrong on our side. Nothing that was played is lost: /board shows the game as it stands.
unknown-button = That button belongs to an older version of this bot. /board shows the game with buttons that work.
command-changed = That command has changed. Reload Discord (Ctrl+R) and try again.
not-here = Tables are opened in servers that I am a member of, and I am not a member here. Somebody who manages the server can add me. /rules works everywhere.
wrong-value = One of the values is not of the right kind, or not in this server.
nobody-else = In direct messages there is nobody but you and me, so leave out other people. In a server that I am a member of, you can name them.

## In Discord's list of members, under the bot's name. It is the same for everybody, so it is always in English.

activity = Press / and play

## Buttons. Those under every board are short: on a phone two or three of them share a row.

rules = Rules
the-rule = The rule
record = Record
rematch = Rematch
resign = Resign
# Back to the beginning of a move of which some words were chosen.
back = Back
play-on = Play on
# The same menu with earlier and with further choices.
earlier = ◀ Earlier
more = More ▶
# The page before and after this one.
previous = ◀ Back
next = Next ▶
# The placeholder of a menu of pages.
go-to-page = Go to a page
study = Details
whole-page = The whole page
# Links under an answer.
go-to-board = Go to the board
go-to-table = Go to the table

## The table's number and its fingerprint: the secret from which what chance decides is drawn

fingerprint =
    Table { $table }. Fingerprint of { $draws ->
        [lot] the lot
        [cards] the cards
       *[dice] the dice
    }: { $fingerprint }.
# The secret was replaced once or more: $first is the oldest fingerprint, $last the newest.
fingerprints =
    Table { $table }. Fingerprint of { $draws ->
        [lot] the lot
        [cards] the cards
       *[dice] the dice
    } at first: { $first }. Fingerprint now: { $last }.

## Boards

# Under the picture: whose turn it is. $badge: the sign of the player's seat. $ask: what the player must do, as a sentence.
turn = { $badge } { $who }: { $ask }
# $label: the beginning of a move, “Take b2”.
choose-on = { $label }: choose how to go on.
# The placeholder of a menu of $entries choices; $asks says what is chosen in it.
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, page { $page } of { $pages })
# In place of $asks.
menu-choose = Choose

## Why a game ended that its rules did not end

ended-by-moderator = The game was ended by { $who }, a moderator. It has no result.
ended-by-a-moderator = The game was ended by a moderator. It has no result.
ended-outdated = The rules of this game have changed since it began, so it was closed. It has no result.
ended-not-shown = The game was closed, because nothing can be posted in this channel. It has no result.
ended-server-left = The game was closed, because the bot was removed from this server. It has no result.
ended-channel-gone = The game was closed, because its channel was deleted. It has no result.
ended-agreed = A draw: the players agreed on it.
ended-computers-left = The game was closed, because only computers were left in it. It has no result.
ended-silence = The game was closed, because nobody had moved for a month. Its players can open it again.

## Under a finished game, and with its record

footing =
    Table { $table }, { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    }. { record } gives the game as a file, to check { $draws ->
        [lot] the lot
        [cards] the cards
       *[dice] the dice
    }.
# The length of a game, within a sentence.
moves =
    { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    }
# Before one of the following three.
record-of =
    Table { $table }, { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    }.
# $command is what to type on a command line; it has an ellipsis in place of the fingerprint.
record-check =
    To check { $draws ->
        [lot] the lot
        [cards] the cards
       *[dice] the dice
    }, run { $command } in a copy of this bot's code, with the fingerprint as you read it before the game.
record-later =
    The secret of { $draws ->
        [lot] the lot is left out until the game is over. Then everybody can check it.
        [cards] the cards is left out until the game is over. Then everybody can check them.
       *[dice] the dice is left out until the game is over. Then everybody can check them.
    }
# $when is a date with the time of day.
secret-withheld =
    The game was closed because nobody moved. Its players can open it again, so the secret of { $draws ->
        [lot] the lot is not shown until { $when }. If nobody has opened the game again by then, everybody can check it.
        [cards] the cards is not shown until { $when }. If nobody has opened the game again by then, everybody can check them.
       *[dice] the dice is not shown until { $when }. If nobody has opened the game again by then, everybody can check them.
    }
# The best scores so far of somebody who plays alone ($own) and of their server ($server).
best-own = With these options: your best { $own }.
best-server = With these options: the best in this server { $server }.
best-both = With these options: your best { $own }, the best in this server { $server }.

## Answers to a player

# $label: the move that was typed.
done = { $label }: done.
resigned = You have resigned.
resign-question = Do you want to resign this game of { $game }? It cannot be taken back.
playing-on = You play on.
nothing-to-study = This game has no further details to look up: the board shows everything.

## Somebody has left the server

gone-from-lobby = { $who } has left the server. The table waits; if you go on without them, their seat is free again.
gone-from-game = { $who } has left the server. It is their turn; if you go on without them, their seat is given up.
# A button.
go-on-without = Go on without { $who }
went-on = You go on without { $who }.
# On a board.
left-server = { $who } has left the server, so their seat was given up.

## A moderator closes a table that has not begun, or ends a game

close-it = Close it
leave-open = Leave it open
end-it = End it
leave-running = Leave it running
stays-open = The table stays open.
goes-on = The game goes on.
close-question = Do you want to close this table of { $game }, which has not begun?
# $players: names, as many as $number (number) says.
end-question =
    { $number ->
        [one] Do you want to end { $players }’s game of { $game }? It will have no result.
       *[other] Do you want to end this game of { $game } between { $players }? It will have no result.
    }
closed = The table is closed.
closed-and-kept = The table is closed. Its game is kept: /record gives it.

## The rules

# $clauses: a list of clauses, as many as $number (number) says: “ST-1 and ST-16”.
clauses-heading =
    { $game }, { $number ->
        [one] rule
       *[other] rules
    } { $clauses }
rules-heading = { $game }, page { $page } of { $pages }
