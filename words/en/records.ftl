### What is wrong in a game’s record, a text file: /open reads one from a player, /verify checks the one of a table.
### A record has header lines such as `seats: 2`, then an empty line, then a move in each line.
### Each message follows “I can’t open that file.” or “This game’s record and its secret don’t match.” (refusals.ftl).

## The file cannot be read

# $line: the number of the line; $text: what stands in it.
no-header-line = Line { $line } should be a “key: value” header, but says “{ $text }”.
# $text: the name of the header line, such as “seats”.
header-line-twice = Line { $line } repeats the header “{ $text }”.
no-seats = The header doesn’t give the number of seats.
# $why: one of the sentences below, or one about an option (refusals.ftl).
wrong-options = The header is wrong: { $why }
# $game: the game as the file names it. $allowed: for how many seats it is: “2” or “2 to 4”.
wrong-seats =
    { $seats ->
        [one] { $game } is for { $allowed } seats, not { $seats }.
       *[other] { $game } is for { $allowed } seats, not { $seats }.
    }
no-pair = “{ $text }” should look like name=value.
option-twice = The option “{ $text }” is given twice.
newer-format = The record has format { $format }, but this version of the bot only reads formats up to { $most }.
empty-line = Line { $line } is empty where there should be a move.
illegal-move = Line { $line } says “{ $text }”, which isn’t a legal move there.

## The dice, the cards or the order of the players are not as the game’s secret gives them

damaged-header = The record’s header is damaged: its secret or its players can’t be read.
other-players =
    The header names { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, but { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
# A word that players can add before a game, so that nobody can have chosen the dice.
word-of-a-stranger = The header contains a word from someone who didn’t play.
other-seats = The seats aren’t the ones that were drawn at random.
secret-not-shown = The game was closed because nobody moved, and it could still be reopened when this record was made. That’s why the secret isn’t included. A record made 30 days after the game was closed includes it.
# $text: the name of a header line.
missing-line = The record has no line “{ $text }”. Get a new record once the game is over, or for a daily deal, once the deal is over.
# $ply: the number of a line of moves and draws; $text: what it says.
other-draw = Entry { $ply } is “{ $text }”, but the secret gives “{ $drawn }”.
stops-early = The record ends before the game does: moves are missing.
damaged-line = The line “{ $text }” in the header is damaged.
# $text: the header line that says who took over whose seat.
no-replacement = The line “{ $text }” doesn’t describe a replacement in this game.
wrong-replacement = The line “{ $text }” is wrong: seat { $seat } wasn’t that player’s.
other-secret = The secret doesn’t match its fingerprint.
