### Gracze komputerowi, przy stole i obok niego.

thinks = { $badge } { $who } myśli.
thinks-elsewhere =
    { $alone ->
        [yes] Twoje komputery myślą najpierw przy { $number ->
            [one] { $number } innym stole
            [few] { $number } innych stołach
            [many] { $number } innych stołach
           *[other] { $number } innych stołach
        }.
       *[no] Komputery, z którymi gra { $who }, myślą najpierw przy { $number ->
            [one] { $number } innym stole
            [few] { $number } innych stołach
            [many] { $number } innych stołach
           *[other] { $number } innych stołach
        }.
    }

versus-heading = Gra z komputerem
versus-about = Partia zaczyna się od razu. Nie liczy się do rankingu.
versus-direct = Partia zaczyna się od razu, tutaj, między tobą a mną.
versus-solo =
    { $number ->
        [one] { $games } to gra dla jednej osoby, bez graczy komputerowych.
        [few] { $games } to gry dla jednej osoby, bez graczy komputerowych.
        [many] { $games } to gry dla jednej osoby, bez graczy komputerowych.
       *[other] { $games } to gry dla jednej osoby, bez graczy komputerowych.
    }
solo = W tę grę grasz bez przeciwników: nie ma w niej graczy komputerowych.
versus-start = Zagraj z komputerem
versus-set-up = Najpierw przygotuj stół
play-alone = Gra dla jednej osoby
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
alone = Aby zagrać bez czekania, naciśnij { $add }.
replace-menu = Komputer zamiast zaproszonej osoby
replace = { $computer } zamiast: { $who }

stand-in = Niech dalej gra komputer
stand-in-ask = Który komputer ma przejąć miejsce? Najpierw pytam pozostałe osoby przy stole.
stand-in-alone = Który komputer ma przejąć miejsce?
stand-in-menu = Wybierz komputer i miejsce
stand-in-own = { $computer } gra dalej za ciebie
stand-in-for = { $computer } gra dalej; miejsce: { $owner }
late-forfeit = Czas gracza { $who } minął, ale ruch jest jeszcze możliwy. Bez ruchu miejsce przepada. Termin: { $when }.
done-substituted = Miejsce zostało przejęte.
name-newcomer = Kto ma przejąć miejsce? Podaj osobę albo komputer.
name-one-newcomer = Podaj dla miejsca osobę albo komputer, nie jedno i drugie.

beaten = Pokonane komputery: { $levels }.
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
        [medium] Zagraj ze średnim
       *[hard] Zagraj z trudnym
    }
