# Author: the project
# Reviewer: the project

### What is wrong in a game’s record, a text file: /open reads one from a player, /verify checks the one of a table.
### A record has header lines such as `seats: 2`, then an empty line, then a move in each line.
### Each message follows “That file cannot be looked through:” or “The record of this game and its secret do not fit together.”

## The file cannot be read

# $line: the number of the line; $text: what stands in it.
no-header-line = Line { $line } is no header line “key: value”: “{ $text }”.
header-line-twice = Line { $line } says “{ $text }” for the second time.
no-seats = The header names no number of seats.
# $why: one of the sentences below, or one about an option (refusals.ftl).
wrong-options = The header is wrong: { $why }
# $game: the game as the file names it. $allowed: for how many seats it is.
wrong-seats =
    { $seats ->
        [one] { $game } is for { $allowed } seats, not { $seats }.
       *[other] { $game } is for { $allowed } seats, not { $seats }.
    }
no-pair = “{ $text }” is not of the form name=value.
option-twice = The option “{ $text }” is given twice.
newer-format = The record has format { $format }, and this version of the bot reads formats up to { $most }: it takes a newer version.
empty-line = Line { $line } is empty, and a move should stand there.
illegal-move = Line { $line } says “{ $text }”, which is not a legal move there.

## The dice, the cards or the lot are not as the secret draws them

damaged-header = The record's header is damaged: its secret or its players cannot be read.
other-players =
    The header names { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, and { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
word-of-a-stranger = The header holds the word of somebody who did not play.
other-seats = The seats are not as the lot drew them.
secret-not-shown = The game was closed because nobody moved, and could be opened again when this record was made, so its secret is not in it. A record that is made thirty days after it was closed has it.
# $text: the name of a header line.
missing-line = The record has no line “{ $text }”: only a finished game can be checked.
# $ply: the number of a line of moves and draws; $text: what it says.
other-draw = Ply { $ply } is “{ $text }”, and the secret draws “{ $drawn }”.
stops-early = The record stops before the end of the game: plies are missing.
damaged-line = The line “{ $text }” in the header is damaged.
no-replacement = The line “{ $text }” cannot be read: it tells no replacement in this game.
wrong-replacement = The line “{ $text }” is wrong: seat { $seat } was not that player's.
other-secret = The secret is not the one that was promised when the table opened.
