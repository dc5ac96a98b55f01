### What people read at a table besides what the game says of itself: the frame of a board, its end, and answers.
### $game is the title of a game. $draws: what chance decides in it. lot: neither dice nor cards, but other random draws,
### such as who sits where.

## Answers to what went wrong

sorry = Sorry, something went wrong. Nothing that was played is lost: `/board` shows the current game.
unknown-button = That button is from an older version of this bot. Use `/board` to get working buttons.
command-changed = That command has changed. Restart Discord (on a computer, press Ctrl+R) and try again.
not-here = I’m not a member of this server, so I can’t do that here. Someone who manages the server can add me. In our direct messages, you can play with `/play`.
# Below the answer to a command in a server where the bot isn’t a member. $direct and $invite: addresses, of the direct messages with
# the bot and of the page that adds it to a server.
outside = -# I’m not a member of this server, so that was about your games in [our direct messages]({ $direct }). Someone who manages the server can [add me]({ $invite }).
wrong-value = I can’t use one of those values here. Check that it’s from this server, and try again.
nobody-else = In direct messages there’s only you and me, so leave out other people. You can invite them in a server we share.
# The same in a server where the bot isn’t a member.
nobody-else-outside = I’m not a member of this server, so leave out other people. You can invite them in a server we share.

## In Discord's list of members, under the bot's name. It is the same for everyone, so it is always in English.

# max 128
activity = Press / and play

## Buttons. Those under every board are short: on a phone two or three of them share a row.

# max 38
rules = Rules
# Shows the rule that forbids a move.
# max 38
the-rule = The rule
# Gives the game as a file. Also quoted in the message `footing`.
# max 38
record = Record
# max 38
rematch = Rematch
# The same button under a game for one.
# max 38
play-again = Play again
# max 38
resign = Resign
# Back to the beginning of a move of which some words were chosen.
# max 38
back = Back
# The answer to `resign-question`, beside Resign.
# max 38
play-on = Keep playing
# The same menu with earlier and with further choices.
# max 38
earlier = ◀ Earlier
# max 38
more = More ▶
# The page before and after this one.
# max 38
previous = ◀ Back
# max 38
next = Next ▶
# The placeholder of a menu of pages.
# max 100
go-to-page = Go to a page
# What the game lets everyone look up, such as which pieces are left.
# max 38
study = Details
# Below a single rule: shows the page on which it stands.
# max 38
whole-page = Full rules page
# Links in texts, and buttons.
# max 38
go-to-board = Go to the board
# max 38
go-to-table = Go to the table

## The table's number and its fingerprint: the secret from which what chance decides is drawn

fingerprint =
    Table { $table }. Fingerprint of { $draws ->
        [lot] the random draws
        [cards] the cards
       *[dice] the dice
    }: { $fingerprint }.
# There were two fingerprints or more: $first is the oldest, $last the newest.
fingerprints =
    Table { $table }. First fingerprint of { $draws ->
        [lot] the random draws
        [cards] the cards
       *[dice] the dice
    }: { $first }. Latest fingerprint: { $last }.

## Boards

# Under the picture: whose turn it is. $badge: the sign of the player's seat. $ask: what the player must do, as a sentence.
turn = { $badge } { $who }: { $ask }
# In place of $ask, after the name and a colon. $label: the beginning of a move, “Take b2”.
choose-on = { $label }, then what?
# The placeholder of a menu of $entries choices; $asks says what is chosen in it.
# max 100
menu = { $asks } ({ $entries })
# max 100
menu-page = { $asks } ({ $entries }, page { $page } of { $pages })
# In place of $asks.
# max 100
menu-choose = Choose

## Why a game ended that its rules did not end

# The first line of a result. $who: a name.
ended-by-moderator = { $who }, a moderator, ended the game. It has no result.
ended-by-a-moderator = A moderator ended the game. It has no result.
ended-outdated = The game was closed because its rules have changed since it started. It has no result.
ended-not-shown = The game was closed because I couldn’t post in its channel. It has no result.
ended-server-left = The game was closed because I was removed from the server. It has no result.
ended-channel-gone = The game was closed because its channel was deleted. It has no result.
ended-agreed = Draw by agreement.
ended-computers-left = The game was closed because only computers were left in it. It has no result.
ended-silence = The game was closed because nobody moved for a month. Its players can reopen it.
# In a game without a clock. $who was to move. $others: names, as many as $number (number) says. $when may be past.
ended-silence-claim = The game was closed because { $who } didn’t move for a month. { $others } can claim or reopen it. Deadline for claiming it: { $when }.

## Under a finished game, and with its record

# A small line. { record } is the button of that name.
footing =
    Table { $table }, { $moves ->
        [0] no moves
        [one] { $moves } move
       *[other] { $moves } moves
    }. Use { record } to download the game and check { $draws ->
        [lot] the random draws
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
# $command is what to type on a command line. It has the sign … in place of the fingerprint.
record-check =
    To check { $draws ->
        [lot] the random draws
        [cards] the cards
       *[dice] the dice
    }, run { $command } in a copy of this bot’s code. Replace the … with the fingerprint that you saw before the game.
# The record: the file that this message comes with.
record-later =
    Until the game is over, the record leaves out the secret behind { $draws ->
        [lot] the random draws. After that, anyone can check them.
        [cards] the cards. After that, anyone can check them.
       *[dice] the dice. After that, anyone can check them.
    }
# $when is a date with the time of day. It may be past when this is read.
secret-withheld =
    The game was closed because nobody moved, but its players can still reopen it. So the secret behind { $draws ->
        [lot] the random draws is hidden for now. Publication, unless the game is reopened: { $when }.
        [cards] the cards is hidden for now. Publication, unless the game is reopened: { $when }.
       *[dice] the dice is hidden for now. Publication, unless the game is reopened: { $when }.
    }
# The best scores so far of someone who plays alone ($own) and of their server ($server).
# $hinted: they were given hints in this game, so it’s compared with games with hints only.
best-own =
    { $hinted ->
        [yes] Your best with these options and hints: { $own }.
       *[no] Your best with these options: { $own }.
    }
best-server =
    { $hinted ->
        [yes] Best in this server with these options and hints: { $server }.
       *[no] Best in this server with these options: { $server }.
    }
best-both =
    { $hinted ->
        [yes] With these options and hints, your best is { $own } and this server’s best is { $server }.
       *[no] With these options, your best is { $own } and this server’s best is { $server }.
    }

## Answers to a player

# $label: the move that was typed. A link may follow.
done = Played: { $label }.
resigned = You resigned.
# Above the buttons `resign` and `play-on`.
resign-question = Resign this game ({ $game })? This can’t be undone.
playing-on = OK, you’re still in the game.
nothing-to-study = There’s nothing more to look up: the board shows everything.

## A player has left the server

# The host of a table that hasn’t started. Above the button `go-on-without`.
gone-from-lobby = { $who } left the server. If you continue without them, their seat becomes free and the table gets another host.
# The same in a game.
gone-from-game = It’s { $who }’s turn, but they left the server. If you continue without them, their seat is forfeited.
# A button.
# max 38
go-on-without = Continue without { $who }
went-on = You’re continuing without { $who }.
# On a board.
left-server = { $who } left the server, so their seat was forfeited.

## A moderator closes a table that hasn’t started, or ends a game

# Buttons: the two answers to `close-question`.
# max 38
close-it = Close the table
# max 38
leave-open = Keep the table open
# Buttons: the two answers to `end-question`.
# max 38
end-it = End the game
# max 38
leave-running = Keep the game going
stays-open = The table stays open.
goes-on = The game continues.
close-question = This table of { $game } hasn’t started. Close it?
# $players: names, as many as $number (number) says.
end-question =
    { $number ->
        [one] End { $players }’s game ({ $game })? It won’t have a result.
       *[other] End this game of { $game } ({ $players })? It won’t have a result.
    }
closed = The table is closed.
# The moderator has ended a game.
closed-and-kept = The game is over, without a result. You can still get its record with `/record`.

## The rules

# $clauses: a list of clauses, as many as $number (number) says: “ST-1 and ST-16”.
clauses-heading =
    { $game }, { $number ->
        [one] rule
       *[other] rules
    } { $clauses }
# Above a page of the rules.
rules-heading = { $game }, page { $page } of { $pages }
