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
        [very-easy] Komputer: bardzo łatwy
        [easy] Komputer: łatwy
        [fairly-easy] Komputer: dość łatwy
        [medium] Komputer: średni
        [fairly-hard] Komputer: dość trudny
       *[hard] Komputer: trudny
    }
level-about =
    { $level ->
        [very-easy] Wiele przeocza: na pierwsze partie
        [easy] Popełnia błędy: gdy znasz już zasady
        [fairly-easy] Widzi prawie wszystko, ale nie każdą pułapkę
        [medium] Gra dobrze, ale czasem coś przeoczy
        [fairly-hard] Patrzy dalej naprzód
       *[hard] Gra najlepiej, jak potrafi
    }
my-level = Komputer: mój poziom
my-level-about = Tak silny jak ty: wygrasz trochę mniej niż połowę partii
with-points = { $computer }, około { $points } punktów
about-points = { $about } (około { $points } punktów)
scale = -# Komputery na tej samej skali: { $levels }.
level-points =
    { $level ->
        [very-easy] bardzo łatwy { $points }
        [easy] łatwy { $points }
        [fairly-easy] dość łatwy { $points }
        [medium] średni { $points }
        [fairly-hard] dość trudny { $points }
       *[hard] trudny { $points }
    }
fitted =
    Twój przeciwnik to { $computer }. Sądząc po { $games ->
        [one] ostatniej partii
        [few] ostatnich partiach
        [many] ostatnich partiach
       *[other] ostatnich partiach
    } z komputerami tutaj, zdobędziesz około { $share } punktów.
fitted-first = Twój przeciwnik to { $computer }. Za mało tu jeszcze twoich partii z komputerami, aby znać twój poziom.
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
        [very-easy] bardzo łatwy { $won } z { $played }
        [easy] łatwy { $won } z { $played }
        [fairly-easy] dość łatwy { $won } z { $played }
        [medium] średni { $won } z { $played }
        [fairly-hard] dość trudny { $won } z { $played }
       *[hard] trudny { $won } z { $played }
    }
try-next =
    { $level ->
        [very-easy] Wygrane z bardzo łatwym komputerem: { $won }.
        [easy] Wygrane z łatwym komputerem: { $won }.
        [fairly-easy] Wygrane z dość łatwym komputerem: { $won }.
        [medium] Wygrane ze średnim komputerem: { $won }.
       *[fairly-hard] Wygrane z dość trudnym komputerem: { $won }.
    } { $next ->
        [easy] Zagrać z łatwym?
        [fairly-easy] Zagrać z dość łatwym?
        [medium] Zagrać ze średnim?
        [fairly-hard] Zagrać z dość trudnym?
       *[hard] Zagrać z trudnym?
    }
try-button =
    { $next ->
        [easy] Zagraj z łatwym komputerem
        [fairly-easy] Zagraj z dość łatwym komputerem
        [medium] Zagraj ze średnim komputerem
        [fairly-hard] Zagraj z dość trudnym komputerem
       *[hard] Zagraj z trudnym komputerem
    }
