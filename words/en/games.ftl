### /games: the open tables of a person and of a server. Private.
### $game is a game’s title, $span a time such as “3 hours” (clocks.ftl), $people a list of names.

## Buttons

# Two buttons that switch between two lists: the reader’s tables, and the tables of this server.
# max 38
my-games = My games
# max 38
this-servers = This server
# A button. It leads to the next game in which it is the reader’s turn.
# max 38
next-game = Next game

## Headings of the lists

# The heading above invitations and questions, which stand before the games.
answers = ### Waiting for your answer
# A line there. $people: who else sits there, beside the host.
# $company (with | alone)
line-invited =
    - { $host } invited you to { $game }{ $company ->
        [with] {" "}with { $people }
       *[alone] {""}
    } in { $channel }.
# A line there. $request: a sentence, such as “Ann offers a draw.” Sentences about what it costs and the deadline follow.
line-asked = - { $game } in { $channel }: { $request }
# A button below several such lines, which have numbers. $what: Accept, Decline, Yes or No.
# $what max 24
# max 38
answer-of = { $what } ({ $number })

no-game-waits = No other game is waiting for you.
heading-mine =
    You’re at { $tables ->
        [0] no open tables
        [one] { $tables } open table
       *[other] { $tables } open tables
    }{ $pages ->
        [1] .
       *[other] , page { $page } of { $pages }.
    }
heading-server =
    There { $tables ->
        [0] are no open tables in this server
        [one] is { $tables } open table in this server
       *[other] are { $tables } open tables in this server
    }{ $pages ->
        [1] .
       *[other] , page { $page } of { $pages }.
    }
your-turn = ### Your turn
in-this-server = ### In this server
in-other-servers = ### In other servers
in-servers = ### In servers
in-direct-messages = ### In direct messages

## A line of a list: a table. Sentences about its clock and a link follow. $span: for how long it has been so

# $company: with: the reader plays with $people; among: $people play, the reader does not; alone: nobody to name.
# $company (with | among | alone)
# $open: whether a seat is free that somebody else can take.
line-lobby =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $open ->
        [yes] looking for players
       *[no] not started yet
    } ({ $span } so far).
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
    } ({ $span } so far).
# $who: whose turn it is.
# $company (with | among | alone)
line-turn =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $who }’s turn ({ $span } so far).
# It is nobody’s turn.
# $company (with | among | alone)
line-nobody =
    - { $game }{ $company ->
        [with] {" "}with { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: nobody’s turn ({ $span } so far).

## The next game that waits for somebody

next-waits = Your { $game } game has been waiting for you for { $span }.
next-waits-with = Your { $game } game with { $people } has been waiting for you for { $span }.

## The daily digest: a direct message. Below it stand lines as above.

digest =
    { $number ->
        [one] { $number } game is waiting for you:
       *[other] { $number } games are waiting for you:
    }

# The last line of the digest, where it has room for some of the games only. $number: how many it leaves out.
digest-more = -# And { $number } more. `/games` lists all of them.

# The last line of the digest, if exercises are due. $number (number): how many of the reader’s own exercises.
digest-exercises =
    -# { $number ->
        [one] { $number } exercise from your own games is due. `/puzzle` shows it.
       *[other] { $number } exercises from your own games are due. `/puzzle` shows them.
    }

# Another first line of the digest, above invitations and questions.
digest-asked =
    { $number ->
        [one] { $number } request is waiting for you:
       *[other] { $number } requests are waiting for you:
    }

# In place of a digest, once everything in it was answered.
digest-nothing = Nothing is waiting for you right now.
