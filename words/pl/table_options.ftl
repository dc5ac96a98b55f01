### Co ustala się przy stole poza opcjami gry.

## auto

auto-about = Czy bot wykonuje za was wymuszone ruchy (chyba że taki ruch kończy czyjąś partię)
auto-on =
    { $begins ->
        [yes] Wymuszone ruchy za graczy
       *[no] wymuszone ruchy za graczy
    }
auto-off =
    { $begins ->
        [yes] Bez automatycznych ruchów
       *[no] bez automatycznych ruchów
    }

## thread

thread-about = Gdzie toczy się partia
thread-off =
    { $begins ->
        [yes] Partia na tym kanale
       *[no] partia na tym kanale
    }
thread-on =
    { $begins ->
        [yes] Partia w wątku
       *[no] partia w wątku
    }
thread-direct =
    { $begins ->
        [yes] Partia w wiadomościach prywatnych, towarzyska
       *[no] partia w wiadomościach prywatnych, towarzyska
    }

## side

side-about = Od której strony widać planszę, jeśli ma strony
side-fixed =
    { $begins ->
        [yes] Plansza zawsze z tej samej strony
       *[no] plansza zawsze z tej samej strony
    }
side-mover =
    { $begins ->
        [yes] Plansza od strony gracza, którego jest kolej
       *[no] plansza od strony gracza, którego jest kolej
    }

## seating

seating-about = Kto może dołączyć
seating-open =
    { $begins ->
        [yes] Dołączyć może każdy
       *[no] dołączyć może każdy
    }
seating-invited =
    { $begins ->
        [yes] Tylko dla zaproszonych
       *[no] tylko dla zaproszonych
    }

## clock

clock-about = Czas na turę
clock-none =
    { $begins ->
        [yes] Bez limitu czasu
       *[no] bez limitu czasu
    }
clock-1h = 1 godzina na turę
clock-12h = 12 godzin na turę
clock-1d = 1 dzień na turę
clock-3d = 3 dni na turę
clock-1w = 1 tydzień na turę

## reserve

reserve-about = Dodatkowy czas dla gracza na całą partię
reserve-none =
    { $begins ->
        [yes] Bez zapasu czasu
       *[no] bez zapasu czasu
    }
reserve-1h = 1 godzina zapasu czasu
reserve-12h = 12 godzin zapasu czasu
reserve-1d = 1 dzień zapasu czasu
reserve-3d = 3 dni zapasu czasu
reserve-1w = 1 tydzień zapasu czasu
bank-about = Czas gracza na całą partię
bank-none =
    { $begins ->
        [yes] Bez limitu czasu na całą partię
       *[no] bez limitu czasu na całą partię
    }
bank-each = { $span } dla gracza na całą partię
bank-meaning =
    Zwykła partia ({ $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }): { $span } na turę
bank-usual =
    Zwykła partia: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }. 95% partii: najwyżej { $most ->
        [one] { $most } tura
        [few] { $most } tury
       *[many] { $most } tur
    }. { $counted ->
        [yes] Na podstawie ostatnich partii tutaj (liczba: { $games }).
       *[no] Szacunek z partii między komputerami.
    }

## answer

answer-about = Ile czasu mają gracze, by odpowiedzieć na prośbę, na przykład o cofnięcie ruchu
answer-1h =
    { $begins ->
        [yes] 1 godzina na odpowiedź na prośby
       *[no] 1 godzina na odpowiedź na prośby
    }
answer-12h =
    { $begins ->
        [yes] 12 godzin na odpowiedź na prośby
       *[no] 12 godzin na odpowiedź na prośby
    }
answer-1d =
    { $begins ->
        [yes] 1 dzień na odpowiedź na prośby
       *[no] 1 dzień na odpowiedź na prośby
    }
answer-3d =
    { $begins ->
        [yes] 3 dni na odpowiedź na prośby
       *[no] 3 dni na odpowiedź na prośby
    }
answer-1w =
    { $begins ->
        [yes] 1 tydzień na odpowiedź na prośby
       *[no] 1 tydzień na odpowiedź na prośby
    }

## forfeit

forfeit-about = Co się dzieje, gdy gracz spóźnia się o tyle, ile może trwać tura
forfeit-off =
    { $begins ->
        [yes] O spóźnionym graczu decydują inni
       *[no] o spóźnionym graczu decydują inni
    }
forfeit-on =
    { $begins ->
        [yes] Miejsce spóźnionego przepada po czasie jeszcze jednej tury
       *[no] miejsce spóźnionego przepada po czasie jeszcze jednej tury
    }
forfeit-about-bank = Co się dzieje, gdy czas gracza minie
forfeit-at-once =
    { $begins ->
        [yes] Miejsce przepada od razu po końcu czasu
       *[no] miejsce przepada od razu po końcu czasu
    }

## rated: czy partia liczy się do rankingu

rated-about = Czy partia liczy się do rankingu
rated-yes =
    { $begins ->
        [yes] Rankingowa
       *[no] rankingowa
    }
rated-no =
    { $begins ->
        [yes] Towarzyska
       *[no] towarzyska
    }
