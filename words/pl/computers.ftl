### Gracze komputerowi, przy stole i obok niego.

thinks = { $badge } { $who } myśli…
thinks-elsewhere =
    { $alone ->
        [yes] Twoje komputery są najpierw zajęte przy { $number ->
            [one] { $number } innym stole
            [few] { $number } innych stołach
           *[many] { $number } innych stołach
        }.
       *[no] Komputery gracza { $who } są najpierw zajęte przy { $number ->
            [one] { $number } innym stole
            [few] { $number } innych stołach
           *[many] { $number } innych stołach
        }.
    }

versus-heading = Gra z komputerem
versus-about = Partia zaczyna się od razu i nie liczy się do rankingu.
versus-direct = Partia zaczyna się od razu, w naszych wiadomościach prywatnych.
versus-solo =
    { $number ->
        [one] { $games } to gra dla jednej osoby, bez graczy komputerowych.
        [few] { $games } to gry dla jednej osoby, bez graczy komputerowych.
        [many] { $games } to gry dla jednej osoby, bez graczy komputerowych.
       *[other] { $games } to gry dla jednej osoby, bez graczy komputerowych.
    }
solo = To gra dla jednej osoby, bez graczy komputerowych.
versus-start = Zagraj z komputerem
versus-set-up = Najpierw przygotuj stół
play-alone = Zagraj w pojedynkę
open-table = Otwórz stół
level =
    { $level ->
        [easy] Komputer: łatwy
        [medium] Komputer: średni
       *[hard] Komputer: trudny
    }
level-about =
    { $level ->
        [easy] Popełnia błędy: na pierwsze partie
        [medium] Gra dobrze, ale czasem coś przeoczy
       *[hard] Gra najlepiej, jak potrafi
    }
opponents =
    { $number ->
        [one] Przeciwko { $number } komputerowi
        [few] Przeciwko { $number } komputerom
        [many] Przeciwko { $number } komputerom
       *[other] Przeciwko { $number } komputerom
    }

add = Dodaj komputer
alone = Nie chcesz czekać? Naciśnij { $add }.
wanted =
    Naciśnij { $add }: w tej grze { $number ->
        [one] brakuje jeszcze { $number } gracza
        [few] brakuje jeszcze { $number } graczy
       *[many] brakuje jeszcze { $number } graczy
    }.
replace-menu = Komputer zamiast zaproszonego gracza
replace = { $computer } zamiast: { $who }

stand-in = Niech miejsce przejmie komputer
stand-in-replace = Zmień przeciwnika ({ $who })
stand-in-replace-one = Zmień komputer
stand-in-ask = Który komputer ma przejąć miejsce? Najpierw zapytam pozostałe osoby przy stole.
stand-in-alone = Który komputer zmienić i na jaki?
stand-in-menu = Wybierz komputer i miejsce
stand-in-own = { $computer } gra dalej za ciebie
stand-in-for = { $computer } gra dalej za gracza { $owner }
late-forfeit = Czas gracza { $who } minął, ale ruch jest jeszcze możliwy. Bez ruchu miejsce przepada. Termin: { $when }.
done-substituted = Gotowe. Miejsce ma nowego gracza.
name-newcomer = Kto ma przejąć miejsce? Podaj osobę albo komputer.
name-one-newcomer = Podaj dla miejsca osobę albo komputer, nie jedno i drugie.

beaten = Wygrane z komputerami: { $levels }.
beaten-level =
    { $level ->
        [easy] łatwy { $won } z { $played }
        [medium] średni { $won } z { $played }
       *[hard] trudny { $won } z { $played }
    }
try-next =
    { $level ->
        [easy] Wygrane z łatwym komputerem: { $won }.
       *[medium] Wygrane ze średnim komputerem: { $won }.
    } { $next ->
        [medium] Zagrać ze średnim?
       *[hard] Zagrać z trudnym?
    }
try-button =
    { $next ->
        [medium] Zagraj ze średnim komputerem
       *[hard] Zagraj z trudnym komputerem
    }
