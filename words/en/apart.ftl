### Games that several people play, each in their own direct messages with the bot. $game is the title of a game.

## The lobby, in a channel of a server

# What becomes of the lobby when the host starts. $players: names, as many as $number (number) says.
started =
    { $players } { $number ->
        [one] is playing
       *[other] are playing
    } in direct messages.
# A line of the lobby, after the host tried to start: the bot can't write to these players. $who: names, as many as $number (number) says.
closed-to =
    I can’t start: { $who } { $number ->
        [one] doesn’t
       *[other] don’t
    } accept direct messages from me. They can allow them in this server’s privacy settings.

## Direct messages

# What a player reads first, as a notification, until the board is there. $host: a name.
greeting = { $host } started { $game }. Your board will appear here.
# The same, to the host themselves.
greeting-host = You started { $game }. Your board will appear here.
# A line of a board. Discord accepts no message to this player. $who: a name. $timed: whether the game has a clock.
unreachable =
    { $timed ->
        [yes] { $who } can’t be reached right now. Their time keeps running.
       *[no] { $who } can’t be reached right now.
    }
# A button for who has asked the others something, or has agreed, under what was asked.
# max 38
withdraw = Withdraw
# In a list of tables, after a game: where it is played.
where = your direct messages

## The next game

# Under a finished game, where the others read it. $players: names, as many as $number (number) says.
wants-rematch =
    { $players } { $number ->
        [one] wants
       *[other] want
    } a rematch. Press “{ $rematch }” to start it.
# Under the same game, for a player who wants a rematch. $players: who still has to press the button; as many as $number (number) says.
rematch-waits = The rematch starts when { $players } { $number ->
        [one] wants
       *[other] want
    } one too.
# The answer to the button, in both cases.
rematch-asked = I’ll tell the others. The rematch starts when everyone wants one.
rematch-begun = The rematch has started.
