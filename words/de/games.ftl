### /games: die offenen Tische einer Person und eines Servers. Privat.
### $span steht im Akkusativ („seit“ wird deshalb vermieden).

## Knöpfe

my-games = Meine Partien
this-servers = Auf diesem Server
next-game = Nächste Partie

## Überschriften

answers = ### Wartet auf deine Antwort
line-invited =
    - { $host } hat dich eingeladen: { $game }{ $company ->
        [with] {" "}mit { $people }
       *[alone] {""}
    } in { $channel }.
line-asked = - { $game } in { $channel }: { $request }
answer-of = { $what } ({ $number })

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
    }: { $open ->
        [yes] sucht Mitspielende
       *[no] noch nicht begonnen
    } (bisher { $span }).
line-paused =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: angehalten.
line-yours =
    - ▶ **Du bist am Zug** in { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } (bisher { $span }).
line-turn =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $who } ist am Zug (bisher { $span }).
line-nobody =
    - { $game }{ $company ->
        [with] {" "}mit { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: Niemand ist am Zug (bisher { $span }).

## Die nächste Partie, die wartet

next-waits = Deine Partie { $game } wartet auf dich (Wartezeit: { $span }).
next-waits-with = Deine Partie { $game } mit { $people } wartet auf dich (Wartezeit: { $span }).

## Die tägliche Übersicht

digest =
    { $number ->
        [one] { $number } Partie wartet auf dich:
       *[other] { $number } Partien warten auf dich:
    }

digest-more = -# Und { $number } weitere. `/games` zeigt alle.

digest-exercises =
    -# { $number ->
        [one] { $number } Übung aus deinen eigenen Partien ist dran. `/puzzle` zeigt sie.
       *[other] { $number } Übungen aus deinen eigenen Partien sind dran. `/puzzle` zeigt sie.
    }

digest-asked =
    { $number ->
        [one] { $number } Anfrage wartet auf dich:
       *[other] { $number } Anfragen warten auf dich:
    }

digest-nothing = Zurzeit wartet nichts auf dich.
