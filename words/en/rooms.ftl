# Author: the project
# Reviewer: the project

### What is told of games elsewhere than at their tables: lists and results in a server’s channels, and to followers.
### The list of running games is public, in the server’s language. It is edited at most once a minute, so it never says
### “for 3 hours”: moments are shown by Discord.

games-heading = ## Games that run here
games-none = No game runs in this server just now. `/play` opens a table.
# Below the list, when it is too long for a message.
games-more =
    -# { $number ->
        [one] { $number } more game runs
       *[other] { $number } more games run
    } in this server. `/games` lists them.

## One line for each game. $game: its title; $people: the names of who plays, as a list. A link to the game follows.

game-turn = - **{ $game }**, { $people }: { $who } is to play.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: paused.

## A finished game in the channel for results: above its result and picture. A link to the game follows.

result-of = **{ $game }**, { $people }.

## /follow: being told of a game without playing in it. Private.

# Below: one of the three sentences, or nothing here.
follow-heading = ## Following { $game }
follow-nothing-here = ## Following games
follow-not = You do not follow this game of { $people }. If you follow it, you are told in the way that you have chosen with /me.
follow-turns = You follow this game of { $people }: you are told of its turns, at most once a minute, and of its end.
follow-end = You follow this game of { $people }: you are told when it is over.
follow-over = This game of { $people } is over.
# Buttons: at most 38 characters
follow-button = Follow
tell-turns = Tell me of every turn
tell-end = Tell me of the end only
stop-following = Stop following
follow-none = You follow no game. Use /follow where others play one.
# Above a menu of the other games that the reader follows.
follow-others =
    { $number ->
        [0] You follow no other game.
        [one] You follow { $number } other game:
       *[other] You follow { $number } other games:
    }
# The menu: whoever picks a game there follows it no more.
pick-to-stop = Stop following…
# A game in that menu: at most 100 characters. $people: names.
followed-game = { $game }: { $people }
# A game in that menu whose rules have changed, so that it cannot be read.
followed-unknown = A game that cannot be read any more

## What followers are told. $people: the names of who plays, as a list; the deadline may follow as a sentence.

# Direct message. $channel: a link.
followed-turn = You follow { $game } of { $people } in { $channel }: { $who } is to play.
# In the game’s channel. $mentions: of those who follow the game.
called-turn = { $mentions }: in the game of { $game } that you follow, { $who } is to play.
# $result: one or more sentences.
followed-end = { $game } of { $people } in { $channel }, which you followed, is over. { $result }
called-end = { $mentions }: the game of { $game } that you followed is over. { $result }

## /board in a channel, where several games run in its threads: a question with a menu

which-board = Several games run in threads of this channel. Which one do you want to see?
pick-board = Pick a game
