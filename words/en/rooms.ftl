### What is told of games away from their tables: lists and results in a server’s channels, and to followers.
### The list of running games is public, in the server’s language. It is edited at most once a minute, so it never says
### “for 3 hours”: moments are shown by Discord.

# Above the list. The second one stands there if the list is empty.
games-heading = ## Games in progress
games-none = No games in progress in this server right now. Use `/play` to open a table.
# Below the list, when it is too long for a message.
games-more =
    -# { $number ->
        [one] { $number } more game
       *[other] { $number } more games
    } in this server: see `/games`.

## One line for each game. $game: its title; $people: the names of who plays, as a list. A link to the game follows.

game-turn = - **{ $game }**, { $people }: { $who }’s turn.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: paused.

## A finished game in the channel for results: above its result and picture. A link to the game follows.

result-of = **{ $game }**, { $people }.

## /follow: being notified about a game without playing in it. Private.

# Two headings: above one of the four sentences below; and where there is no game to follow.
follow-heading = ## Follow { $game }
follow-nothing-here = ## Games you follow
follow-not = You’re not following this game of { $people }. If you do, you’ll be notified the way you chose in `/me`.
follow-turns = You’re following this game of { $people }: you’re notified about turns (at most once a minute) and when it’s over.
follow-end = You’re following this game of { $people }: you’re notified when it’s over.
follow-over = This game of { $people } is over.
# Four buttons. The first one opens this screen.
# max 38
follow-button = Follow
# max 38
tell-turns = Notify me every turn
# max 38
tell-end = Notify me at the end only
# max 38
stop-following = Unfollow this game
follow-none = You’re not following any games. Use `/follow` in a channel where others are playing.
# Above a menu of the other games that the reader follows.
follow-others =
    { $number ->
        [0] You’re not following any other games.
        [one] You’re following { $number } other game:
       *[other] You’re following { $number } other games:
    }
# The placeholder of that menu: the game that is picked is no longer followed.
# max 100
pick-to-stop = Unfollow a game…
# A game in that menu. $people: names.
# max 80
followed-game = { $game }: { $people }
# A game in that menu whose rules have changed, so that it cannot be read.
# max 80
followed-unknown = A game that can no longer be read

## What followers are told. $people: the names of who plays, as a list. A sentence about the deadline may follow.

# Direct message. $channel: a link.
followed-turn = It’s { $who }’s turn in the game of { $game } you’re following in { $channel } ({ $people }).
# In the game’s channel. $mentions: of those who follow the game.
called-turn = { $mentions }: it’s { $who }’s turn in the game of { $game } you’re following.
# $result: one or more sentences.
followed-end = The game of { $game } you followed in { $channel } ({ $people }) is over. { $result }
called-end = { $mentions }: the game of { $game } you followed is over. { $result }

## /board in a channel, where several games run in its threads: a question with a menu

which-board = There are games in several threads of this channel. Which one do you want to see?
# The placeholder of that menu.
# max 100
pick-board = Pick a game
