# Author: the project
# Reviewer: the project

### A game that is over: /replay, a moving picture of it, and /verify, whether its dice were fair.

## The replay

replay = Replay
in-line = Another replay is being drawn in this server. Yours comes next.
too-large = This game is too long for a moving picture. /history shows it move by move.
stopped = The replay is not finished: I am leaving. Please ask again in a minute.
# So many of $frames pictures are drawn.
drawing = The replay is being drawn: { $drawn } of { $frames } so far.
# Under a replay. $table: the table’s number. $whole: every turn has a picture of its own.
shown =
    -# { $game }, table { $table }: { $whole ->
        [yes] every turn
       *[no] not every turn, since there are so many
    }, { $frames ->
        [one] { $frames } picture
       *[other] { $frames } pictures
    }.
no-gif = -# It is too long for a GIF. If it does not move on your phone, /history shows every move.
# What a screen reader says of the replay.
alt = The game of { $game } at table { $table } as a moving picture. /history tells it in words.

## Whether the dice were fair

# $drawn: what was drawn by chance; seats: nothing but who sits where.
# $drawn (dice | cards | lot | seats)
# $times: how often something was drawn. $partly: some players were forgotten, so their seats are not known.
verified =
    { $drawn ->
        [dice] The dice of this game ({ $times ->
            [one] { $times } draw
           *[other] { $times } draws
        }) were drawn again from the game's secret, with the same result{ $partly ->
            [yes] , but for the seats of players whose names were deleted since.
           *[no] .
        }
        [cards] The cards of this game ({ $times ->
            [one] { $times } draw
           *[other] { $times } draws
        }) were drawn again from the game's secret, with the same result{ $partly ->
            [yes] , but for the seats of players whose names were deleted since.
           *[no] .
        }
        [lot] The lot of this game ({ $times ->
            [one] { $times } draw
           *[other] { $times } draws
        }) was drawn again from the game's secret, with the same result{ $partly ->
            [yes] , but for the seats of players whose names were deleted since.
           *[no] .
        }
       *[seats] In this game only the seats are left to chance. They were drawn again from the game's secret, with the same result{ $partly ->
            [yes] , but for the seats of players whose names were deleted since.
           *[no] .
        }
    }
# Follows the sentence above; after it stands the fingerprint.
fingerprint = The secret has the fingerprint that was shown before the game:
# Follows the fingerprint.
proof = `python -m sessions`, run on the file that /record gives, says what this proves and to whom.
seats-drawn = The seats were drawn for those who began the game.
# Follows the sentence above. $newcomer, $former: names.
took-over = { $newcomer } took over seat { $seat } from { $former }.

## How the luck fell: a line for each player and kind of chance

luck = How the luck fell:
# $what: a kind of chance, as the game calls it; $times: how often; $came and $expected: numbers.
luck-mean = - { $name }, { $what } ({ $times }): { $came } on average, { $expected } expected.
# So many different results came, of $all that are possible.
luck-different = - { $name }, { $what } ({ $times }): { $came } of { $all } different ones.
# $results: each result with how often it came, with commas.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } ({ $expected } expected)
