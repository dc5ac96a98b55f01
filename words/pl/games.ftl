### /games: otwarte stoły jednej osoby i serwera.

## Przyciski

my-games = Moje partie
this-servers = Partie serwera
next-game = Następna partia

## Nagłówki list

no-game-waits = Żadna inna partia na ciebie nie czeka.
heading-mine =
    { $tables ->
        [0] Nie siedzisz przy żadnym otwartym stole
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
        [with] , grają też: { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: szuka graczy ({ $span }).
line-paused =
    - { $game }{ $company ->
        [with] , grają też: { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: partia wstrzymana.
line-yours =
    - ▶ **Twoja kolej**: { $game }{ $company ->
        [with] , grają też: { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }. Czeka { $span }.
line-turn =
    - { $game }{ $company ->
        [with] , grają też: { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }. Kolej gracza { $who }, czeka { $span }.
line-nobody =
    - { $game }{ $company ->
        [with] , grają też: { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }. Niczyja kolej, stoi { $span }.

## Następna partia, która czeka

next-waits = Twoja partia w { $game } czeka na ciebie { $span }.
next-waits-with = Twoja partia w { $game } (grają też: { $people }) czeka na ciebie { $span }.

## Codzienne podsumowanie

digest =
    { $number ->
        [one] { $number } partia czeka na ciebie:
        [few] { $number } partie czekają na ciebie:
       *[many] { $number } partii czeka na ciebie:
    }
