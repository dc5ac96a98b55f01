### Turnieje na jedno spotkanie: rundy dla dwojga systemem szwajcarskim oraz rundy przy stołach po trzy i cztery osoby.
### Przed każdą rundą gracze zgłaszają przyciskiem, że są gotowi. Potem runda jest kojarzona i jej partie zaczynają się od razu.

## Publiczna wiadomość

about-swiss = { $game } · rundy na jednym spotkaniu, z przeciwnikami o podobnej liczbie punktów · { $bank } na gracza i partię
about-tables = { $game } · rundy na jednym spotkaniu, stoły po { $size } osoby · { $bank } na gracza i partię
ready = Gotowość
gathers-first = Naciśnij *Gotowość*, żeby grać: grają tylko ci, którzy to zrobią. Gotowi: { $ready }/{ $players }.
gathers = Następna runda: { $round } z { $rounds }. Gotowi: { $ready }/{ $players }.
starts = Początek, gdy gotowych będzie 90%. Najpóźniej: { $when }
round =
    { $games ->
        [one] Runda { $round } z { $rounds }. Zakończone partie: { $over } z { $games }
        [few] Runda { $round } z { $rounds }. Zakończone partie: { $over } z { $games }
       *[many] Runda { $round } z { $rounds }. Zakończone partie: { $over } z { $games }
    }
byes = Bez przeciwnika w tej rundzie, co liczy się jako wygrana: { $names }
early = Twoja partia już się skończyła? Naciśnij *Gotowość* do następnej rundy. Gotowi: { $ready }/{ $players }.
still-open = Możesz jeszcze dołączyć, zanim skończy się runda { $round }.
place-points =
    { $points ->
        [one] { $place }. { $who } · { $points } punkt
        [few] { $place }. { $who } · { $points } punkty
       *[many] { $place }. { $who } · { $points } punktów
    }
won-points =
    { $points ->
        [one] Wygrywa { $who }: { $points } punkt.
        [few] Wygrywa { $who }: { $points } punkty.
       *[many] Wygrywa { $who }: { $points } punktów.
    }
shared-points =
    { $points ->
        [one] Pierwsze miejsce dzielą { $names }: { $points } punkt.
        [few] Pierwsze miejsce dzielą { $names }: { $points } punkty.
       *[many] Pierwsze miejsce dzielą { $names }: { $points } punktów.
    }
places = Miejsca od { $first } do { $last }
places-menu = Pokaż więcej tabeli

## Prywatne odpowiedzi

registered = Grasz. Po końcu zapisów naciśnij *Gotowość* w wiadomości turnieju, inaczej nie zagrasz. Koniec zapisów: { $when }
registered-late =
    { $kind ->
        [tables] Grasz od rundy { $round }. Za każdą opuszczoną rundę dostajesz 3 punkty, ale nie więcej, niż ma dolna połowa graczy.
       *[swiss] Grasz od rundy { $round }. Za każdą opuszczoną rundę dostajesz pół punktu, ale nie więcej, niż ma dolna połowa graczy.
    }
ready-now = Zgłoszono gotowość. Runda { $round } zacznie się, gdy gotowych będzie 90% graczy. Najpóźniej: { $when }
ready-soon = Zgłoszono gotowość do rundy { $round }. Zacznie się, gdy skończą się partie tej rundy.
call = { $people }: { $name } zaraz się zacznie. Naciśnij *Gotowość* pod wiadomością, inaczej nie zagrasz: { $link }. Najpóźniej: { $when }
avoided = Zapisała się osoba, której unikasz. Nie zagracie ze sobą.
withdraw-asked = Wycofać się z turnieju { $name }? Poddasz swoją trwającą partię i nie będzie dla ciebie dalszych rund. Tego nie można cofnąć.
started = Zapisy na turniej { $name } są zamknięte. Teraz gracze naciskają *Gotowość*, najwyżej przez 5 minut. Potem zaczyna się pierwsza runda.

## Dziennik

line-began = Turniej zaczął się. Gracze: { $entrants }, rundy: { $rounds }.
line-absent = { $who }: przegrana przez czas, brak gotowości do następnej rundy, koniec gry w turnieju.
line-late = { $who } gra od rundy { $round }. Punkty na początek: { $points }

## /organise: prywatnie

format-swiss = System szwajcarski: rundy dla dwojga na jednym spotkaniu
format-tables = Stoły po 3 lub 4 osoby: rundy na jednym spotkaniu
new-swiss = Rundy na jednym spotkaniu, każda partia we własnym wątku tego kanału. Przeciwnicy mają podobną liczbę punktów. Przed każdą rundą gracze naciskają *Gotowość*. Ogłoszę to tutaj.
new-tables = Rundy na jednym spotkaniu, każdy stół we własnym wątku tego kanału. Każdy spotyka jak najwięcej innych. Przed każdą rundą gracze naciskają *Gotowość*. Ogłoszę to tutaj.
table-size-menu = Liczba graczy przy stole
table-size-choice = Stoły po { $number } osoby
rounds-menu = Liczba rund
rounds-auto = Tyle rund, ile pasuje do liczby graczy
rounds-choice =
    { $number ->
        [one] { $number } runda
        [few] { $number } rundy
       *[many] { $number } rund
    }
