# Author: the project
# Reviewer: the project

### Where a game is played: in a thread of its own, or in the channel. $game is the title of a game; $thread and $channel are links.

# The name of a thread. $who: the players, or whoever opens the table.
thread-name = { $game }: { $who }

no-thread = No thread can be opened here, so the game is played in this channel itself.
# $permissions: a list of names of permissions, each as “quoted” says, and as many as $number (number) says.
no-thread-permissions =
    I cannot open a thread: in this channel I lack the { $number ->
        [one] permission
       *[other] permissions
    } { $permissions }. As long as that is so, games are played in this channel itself.
# The name of a permission within a sentence.
quoted = “{ $name }”

## A locked thread

# A button. “thread-locked” names it.
go-on-here = Go on here
# $player is mentioned.
thread-locked = { $player }: it is your turn in { $game }, but its thread { $thread } is locked, so nobody can press anything there. Whoever plays can press “{ go-on-here }”: then the game goes on in this channel. Or somebody who manages threads unlocks it.
still-open = The thread of this game is not locked any more: play on in it.

## In the channel of a game that is played in a thread

# $players: names, as many as $number (number) says.
played-in =
    { $players } { $number ->
        [one] plays
       *[other] play
    } in { $thread }.
# $badge: the sign of the player's seat.
to-move = { $badge } It is { $who }’s turn.
