### /games: otwarte stoły jednej osoby i serwera.

## Przyciski

my-games = Moje partie
this-servers = Ten serwer
next-game = Następna partia
answers = ### Czeka na twoją odpowiedź
line-invited =
    - { $host } zaprasza cię do gry { $game }{ $company ->
        [with] {" "}(grają też: { $people })
       *[alone] {""}
    }, kanał { $channel }.
line-asked = - { $game }, { $channel }: { $request }
answer-of = { $what } ({ $number })

## Nagłówki list

no-game-waits = Żadna inna partia na ciebie nie czeka.
heading-mine =
    { $tables ->
        [0] Nie masz żadnych otwartych stołów
        [one] Siedzisz przy { $tables } otwartym stole
        [few] Siedzisz przy { $tables } otwartych stołach
       *[many] Siedzisz przy { $tables } otwartych stołach
    }{ $pages ->
        [1] .
       *[other] , strona { $page } z { $pages }.
    }
heading-server =
    { $tables ->
        [0] Na tym serwerze nie ma otwartych stołów
        [one] Na tym serwerze jest { $tables } otwarty stół
        [few] Na tym serwerze są { $tables } otwarte stoły
       *[many] Na tym serwerze jest { $tables } otwartych stołów
    }{ $pages ->
        [1] .
       *[other] , strona { $page } z { $pages }.
    }
your-turn = ### Twoja kolej
in-this-server = ### Na tym serwerze
in-other-servers = ### Na innych serwerach
in-servers = ### Na serwerach
in-direct-messages = ### W wiadomościach prywatnych

## Wiersz listy

line-lobby =
    - { $game }{ $company ->
        [with] {" "}(grają też: { $people })
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $open ->
        [yes] szuka graczy, dotąd { $span }
       *[no] jeszcze przed startem, dotąd { $span }
    }.
line-paused =
    - { $game }{ $company ->
        [with] {" "}(grają też: { $people })
        [among] {" "}({ $people })
       *[alone] {""}
    }: partia wstrzymana.
line-yours =
    - ▶ **Twoja kolej**: { $game }{ $company ->
        [with] {" "}(grają też: { $people })
        [among] {" "}({ $people })
       *[alone] {""}
    }, dotąd { $span }.
line-turn =
    - { $game }{ $company ->
        [with] {" "}(grają też: { $people })
        [among] {" "}({ $people })
       *[alone] {""}
    }: kolej gracza { $who }, dotąd { $span }.
line-nobody =
    - { $game }{ $company ->
        [with] {" "}(grają też: { $people })
        [among] {" "}({ $people })
       *[alone] {""}
    }: niczyja kolej, dotąd { $span }.

## Następna partia, która czeka

next-waits = Twoja partia { $game } czeka na ciebie (dotąd { $span }).
next-waits-with = Twoja partia { $game } (grają też: { $people }) czeka na ciebie (dotąd { $span }).

## Codzienne podsumowanie

digest =
    { $number ->
        [one] { $number } partia czeka na ciebie:
        [few] { $number } partie czekają na ciebie:
       *[many] { $number } partii czeka na ciebie:
    }
digest-more = -# I jeszcze { $number }. `/games` pokazuje wszystkie.

digest-exercises =
    -# { $number ->
        [one] Czeka { $number } ćwiczenie z twoich partii. Pokaże je `/puzzle`.
        [few] Czekają { $number } ćwiczenia z twoich partii. Pokaże je `/puzzle`.
       *[many] Czeka { $number } ćwiczeń z twoich partii. Pokaże je `/puzzle`.
    }
digest-asked =
    { $number ->
        [one] { $number } pytanie czeka na ciebie:
        [few] { $number } pytania czekają na ciebie:
       *[many] { $number } pytań czeka na ciebie:
    }
digest-nothing = Nic teraz na ciebie nie czeka.
