### Co ustala się przy stole poza opcjami gry.

## auto

auto-about = Czy bot sam wykonuje jedyny możliwy ruch, jeśli nie kończy on dla kogoś partii.
auto-on =
    { $begins ->
        [yes] Wymuszone ruchy wykonuje bot
       *[no] wymuszone ruchy wykonuje bot
    }
auto-off =
    { $begins ->
        [yes] Bez automatycznych ruchów
       *[no] bez automatycznych ruchów
    }

## thread

thread-about = Czy partia toczy się we własnym wątku.
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

## side

side-about = Z której strony widać planszę, jeśli ma strony.
side-fixed =
    { $begins ->
        [yes] Plansza zawsze z tej samej strony
       *[no] plansza zawsze z tej samej strony
    }
side-mover =
    { $begins ->
        [yes] Plansza od strony gracza, którego kolej
       *[no] plansza od strony gracza, którego kolej
    }

## seating

seating-about = Kto może usiąść do stołu.
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

clock-about = Ile może trwać tura.
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

reserve-about = Ile czasu ponad zegar ma każdy gracz w całej partii.
reserve-none =
    { $begins ->
        [yes] Bez zapasu czasu
       *[no] bez zapasu czasu
    }
reserve-1h = 1 godzina zapasu
reserve-12h = 12 godzin zapasu
reserve-1d = 1 dzień zapasu
reserve-3d = 3 dni zapasu
reserve-1w = 1 tydzień zapasu

## answer

answer-about = Jak długo można odpowiadać na pytanie do stołu, na przykład o cofnięcie ruchu.
answer-1h =
    { $begins ->
        [yes] Pytania otwarte 1 godzinę
       *[no] pytania otwarte 1 godzinę
    }
answer-12h =
    { $begins ->
        [yes] Pytania otwarte 12 godzin
       *[no] pytania otwarte 12 godzin
    }
answer-1d =
    { $begins ->
        [yes] Pytania otwarte 1 dzień
       *[no] pytania otwarte 1 dzień
    }
answer-3d =
    { $begins ->
        [yes] Pytania otwarte 3 dni
       *[no] pytania otwarte 3 dni
    }
answer-1w =
    { $begins ->
        [yes] Pytania otwarte 1 tydzień
       *[no] pytania otwarte 1 tydzień
    }

## forfeit

forfeit-about = Przy grze z zegarem: czy miejsce przepada samo, gdy po końcu czasu minie jeszcze raz tyle, ile może trwać tura.
forfeit-off =
    { $begins ->
        [yes] Po końcu czasu decydują inni
       *[no] po końcu czasu decydują inni
    }
forfeit-on =
    { $begins ->
        [yes] Po podwójnym czasie miejsce przepada
       *[no] po podwójnym czasie miejsce przepada
    }

## rated: czy partia liczy się do rankingu

rated-about = Czy partia liczy się do rankingu.
rated-yes =
    { $begins ->
        [yes] Partia liczy się do rankingu
       *[no] partia liczy się do rankingu
    }
rated-no =
    { $begins ->
        [yes] Partia nie liczy się do rankingu
       *[no] partia nie liczy się do rankingu
    }
