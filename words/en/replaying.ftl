### A game that is over: /replay, an animation of it, and /verify, whether its dice were fair.

## The replay

# A button.
# max 38
replay = Replay
# There may be more than one replay before this one.
in-line = Another replay is being made first. Yours will follow.
too-large = This game is too long for an animation. Use `/history` to step through it.
stopped = I’m restarting, so the replay didn’t finish. Try again in a minute.
# So many of $frames pictures of the animation are drawn.
drawing = Creating the replay: { $drawn } of { $frames } frames done.
# Under a replay. $table: the table’s number. $whole: every turn has a picture of its own.
shown =
    -# { $game }, table { $table }: { $whole ->
        [yes] every turn
       *[no] some turns skipped because there are so many
    }, { $frames ->
        [one] { $frames } frame
       *[other] { $frames } frames
    }.
no-gif = -# Too long for a GIF. If it doesn’t play on your phone, use `/history`.
# What a screen reader says of the replay.
# max 1024
alt = Animated replay of the game of { $game } at table { $table }. Use /history to read it in words.

## Whether the dice were fair

# All that chance decided follows from a text, the game’s secret, which was chosen before the game. The bot has drawn it all
# again from the secret, and the results are those of the game.
# $drawn: what was drawn by chance; lot: who starts, for example; seats: nothing but who sits where.
# $drawn (dice | cards | lot | seats)
# $times: how often something was drawn. $partly: some players were forgotten, so their seats are not known.
verified =
    { $drawn ->
        [dice] I rolled this game’s dice again from its secret ({ $times ->
            [one] { $times } draw
           *[other] { $times } draws
        }). The results were the same{ $partly ->
            [yes] , except for the seats of players whose data has been deleted.
           *[no] .
        }
        [cards] I drew this game’s cards again from its secret ({ $times ->
            [one] { $times } draw
           *[other] { $times } draws
        }). The results were the same{ $partly ->
            [yes] , except for the seats of players whose data has been deleted.
           *[no] .
        }
        [lot] I repeated this game’s random draws from its secret ({ $times ->
            [one] { $times } draw
           *[other] { $times } draws
        }). The results were the same{ $partly ->
            [yes] , except for the seats of players whose data has been deleted.
           *[no] .
        }
       *[seats] Only the seats are drawn at random in this game. I drew them again from its secret, and the result was the same{ $partly ->
            [yes] , except for the seats of players whose data has been deleted.
           *[no] .
        }
    }
# Follows the sentence above; after it stands the fingerprint.
fingerprint = That secret has the fingerprint that was shown before the game:
# Follows the fingerprint.
proof = To see what this proves, run `python -m sessions` on the file from `/record`.
# Others may have taken over seats later: “took-over” follows.
seats-drawn = The seats were drawn for the players who started the game.
# Follows the sentence above. $newcomer, $former: names.
took-over = { $newcomer } took over seat { $seat } from { $former }.

## How the luck fell: a line for each player and kind of chance

# Above these lines.
luck = How lucky was each player?
# $what: a kind of chance, as the game calls it; $times: how often; $came and $expected: numbers.
luck-mean = - { $name }, { $what } ({ $times }): { $came } on average, { $expected } expected.
# So many different results came, of $all that are possible.
luck-different = - { $name }, { $what } ({ $times }): { $came } of { $all } possible results.
# $results: each result with how often it came, with commas.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } ({ $expected } expected)
