### Where a game is played: in a thread of its own, or in the channel. $game is the title of a game; $thread and $channel are links.

# The name of a thread; what is too long is cut. $who: the players, or the person who opens the table.
# max 100
thread-name = { $game }: { $who }

no-thread = I can’t open a thread here, so the game is played right in this channel.
# $permissions: a list of names of permissions, each as “quoted” says, and as many as $number (number) says.
no-thread-permissions =
    I can’t open a thread because I’m missing the { $number ->
        [one] permission
       *[other] permissions
    } { $permissions }. Until that’s fixed, games are played right in this channel.
# The name of a permission within a sentence.
quoted = “{ $name }”

## A locked thread

# A button. “thread-locked” names it.
# max 38
go-on-here = Continue the game here
# Posted in the channel to which the thread belongs. $player is mentioned, or named if they want no mentions.
thread-locked = { $player }: it’s your turn in { $game }, but its thread { $thread } is locked. Any player can press “{ go-on-here }”, or someone who manages threads can unlock it.
# The answer to that button, once the thread is unlocked.
still-open = This game’s thread is no longer locked, so you can continue there.

## In the channel of a game that is played in a thread

# $players: names, as many as $number (number) says.
played-in =
    { $players } { $number ->
        [one] is playing
       *[other] are playing
    } in { $thread }.
# $badge: the sign of the player's seat.
to-move = { $badge } It’s { $who }’s turn.

## A table that a moderator moved

# Posted in the channel that the table has left.
moved = { $game } has moved to { $channel }.
# After it, where the player to move can’t see the new channel. $player is mentioned, or named if they want no mentions.
moved-unseen = { $player }: it’s your turn. Ask a moderator to let you into that channel.
