# Author: the project
# Reviewer: the project

### The list of running games that stands in a channel of a server. Public, in the server’s language. It is edited at
### most once a minute, so it never says “for 3 hours”: moments are shown by Discord.

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
