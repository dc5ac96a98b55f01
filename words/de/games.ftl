# Author: the project's first translator
# Reviewer: nobody yet

### /games: die offenen Tische einer Person und eines Servers. Privat.
### $span steht im Akkusativ („seit“ wird deshalb vermieden).

## Knöpfe

my-games = Meine Partien
this-servers = Die des Servers
next-game = Nächste Partie

## Überschriften

no-game-waits = Keine andere Partie wartet auf dich.
heading-mine =
    Du sitzt an { $tables ->
        [0] keinem offenen Tisch
        [one] { $tables } offenen Tisch
       *[other] { $tables } offenen Tischen
    }{ $pages ->
        [1] .
       *[other] , Seite { $page } von { $pages }.
    }
heading-server =
    Auf diesem Server gibt es { $tables ->
        [0] keine offenen Tische
        [one] { $tables } offenen Tisch
       *[other] { $tables } offene Tische
    }{ $pages ->
        [1] .
       *[other] , Seite { $page } von { $pages }.
    }
your-turn = ### Du bist am Zug
in-this-server = ### Auf diesem Server
in-other-servers = ### Auf anderen Servern
in-servers = ### Auf Servern
in-direct-messages = ### In Direktnachrichten

## Eine Zeile der Liste

line-lobby =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: offen zum Mitspielen, schon { $span } lang.
line-paused =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: angehalten.
line-yours =
    - ▶ **Du bist am Zug**: { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }, schon { $span } lang.
line-turn =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $who } ist am Zug, schon { $span } lang.
line-nobody =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: Niemand ist am Zug, schon { $span } lang.

## Die nächste Partie, die wartet

next-waits = Deine Partie { $game } wartet schon { $span } auf dich.
next-waits-with = Deine Partie { $game } mit { $people } wartet schon { $span } auf dich.

## Die tägliche Übersicht

digest =
    { $number ->
        [one] { $number } Partie wartet auf dich:
       *[other] { $number } Partien warten auf dich:
    }
