# Author: the project
# Reviewer: the project

### /games: the open tables of a person and of a server. Private.
### $game is a game’s title, $span a time such as “3 hours” (clocks.ftl), $people a list of names.

## Buttons: at most 38 characters

my-games = My games
this-servers = This server's
next-game = Next game

## Headings of the lists

no-game-waits = No other game waits for you.
heading-mine =
    You sit at { $tables ->
        [0] no open tables
        [one] { $tables } open table
       *[other] { $tables } open tables
    }{ $pages ->
        [1] .
       *[other] , page { $page } of { $pages }.
    }
heading-server =
    In this server there { $tables ->
        [0] are no open tables
        [one] is { $tables } open table
       *[other] are { $tables } open tables
    }{ $pages ->
        [1] .
       *[other] , page { $page } of { $pages }.
    }
your-turn = ### Your turn
in-this-server = ### In this server
in-other-servers = ### In other servers
in-servers = ### In servers
in-direct-messages = ### In direct messages

## A line of a list: a table. Sentences about its clock and a link follow

# $company: with: the reader plays with $people; among: $people play, the reader does not; alone: nobody to name.
# $company (with | among | alone)
line-lobby =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: open for players for { $span }.
# $company (with | among | alone)
line-paused =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: paused.
# The reader’s turn.
# $company (with | among | alone)
line-yours =
    - ▶ **Your turn** in { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }, for { $span }.
# $who: whose turn it is.
# $company (with | among | alone)
line-turn =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $who } is to play, for { $span }.
# It is nobody’s turn.
# $company (with | among | alone)
line-nobody =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: nobody is to play, for { $span }.

## The next game that waits for somebody

next-waits = Your game of { $game } has waited for you for { $span }.
next-waits-with = Your game of { $game } with { $people } has waited for you for { $span }.

## The daily digest: a direct message. Below it stand lines as above.

digest =
    { $number ->
        [one] { $number } game waits for you:
       *[other] { $number } games wait for you:
    }
