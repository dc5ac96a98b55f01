### Otwarte oferty: /find, lista ofert serwera i wiadomości o nich. Przy ofercie nie ma niczyjego imienia.
### Pojęcia: offer = oferta; opponent = przeciwnik; rated = rankingowa.

## Przyciski

find = Znajdź przeciwnika
offer = Zaoferuj partię
withdraw = Wycofaj
all-offers = Otwarte oferty
play-computer = Zagraj tymczasem z komputerem
watch = Mów mi o ofertach
stop-telling = Nie mów mi więcej
go-to-channel = Przejdź do kanału

## Warunki oferty

terms =
    { $game } · { $clock } · { $rated ->
        [rated] rankingowa
        [casual] nierankingowa
       *[either] rankingowa lub nie
    }
any-game = Dowolna gra
any-clock = Dowolny czas
rated =
    { $rated ->
        [rated] Liczy się do rankingu
        [casual] Nie liczy się do rankingu
       *[either] Rankingowa lub nie: wszystko jedno
    }
stands =
    { $time ->
        [hour] Oferta jest ważna 1 godzinę
        [six-hours] Oferta jest ważna 6 godzin
        [day] Oferta jest ważna 1 dzień
        [three-days] Oferta jest ważna 3 dni
       *[week] Oferta jest ważna 1 tydzień
    }

## /find

heading = Znajdź przeciwnika
about = Powiedz, w co chcesz zagrać. Gdy tylko ktoś na tym serwerze zechce tego samego, wasza partia zacznie się sama i obie osoby dostaną powiadomienie. Inni widzą ofertę, ale nie widzą, czyja jest.
game-menu = Jaka gra
clock-menu = Ile może trwać tura
rated-menu = Czy partia liczy się do rankingu
stands-menu = Jak długo oferta jest ważna
yours = **Twoje oferty**
own-line = - { $terms }, koniec { $when }
own-menu = Wycofaj jedną ze swoich ofert
offered = Twoja oferta jest ważna: { $terms }. Kończy się { $when }. Dostaniesz powiadomienie, gdy tylko ktoś ją przyjmie.
meanwhile = W tym czasie możesz zagrać z komputerem: twoja oferta pozostaje ważna.
started = Masz przeciwnika: grasz w { $game }, a z tobą { $who }.
started-elsewhere = Masz przeciwnika: wasza partia właśnie się otwiera i dostaniesz tam powiadomienie.
withdrawn = Twoja oferta jest wycofana.
withdrawn-before = Ta oferta nie jest już ważna.

## Lista ofert serwera

list-heading =
    { $offers ->
        [0] Na tym serwerze nikt teraz nie szuka przeciwnika.
        [one] Na tym serwerze jest { $offers } otwarta oferta.
        [few] Na tym serwerze są { $offers } otwarte oferty.
       *[many] Na tym serwerze jest { $offers } otwartych ofert.
    }
list-title = Otwarte oferty
line = - { $terms }, złożona { $when }
more =
    { $more ->
        [one] - i jeszcze { $more }
        [few] - i jeszcze { $more }
       *[many] - i jeszcze { $more }
    }
list-note = Przyjmij ofertę, a wasza partia się zacznie, jeśli obie osoby mogą teraz grać. W przeciwnym razie ważna będzie twoja własna oferta.
take-menu = Przyjmij ofertę

## Powiadomienie, gdy partia się zaczyna

called =
    { $who }: masz przeciwnika. Zaczyna się twoja partia ({ $game }), a gra z tobą { $opponent }{ $turn ->
        [yes] . Twoja kolej.
       *[no] .
    }
direct =
    Masz przeciwnika. W { $channel } zaczyna się twoja partia ({ $game }), a gra z tobą { $opponent }{ $turn ->
        [yes] . Twoja kolej.
       *[no] .
    }

## Wiadomości dla tych, którzy chcą wiedzieć o ofertach

watch-heading = Oferty na tym serwerze
watch-about = Wybierz gry, a dostaniesz wiadomość prywatną, gdy ktoś na tym serwerze zaoferuje jedną z nich i będzie mógł z tobą zagrać: najwyżej jedną dziennie, ze wszystkich serwerów razem.
watch-menu = Żadnych wiadomości o ofertach
watching = Dostaniesz wiadomość, gdy ktoś na tym serwerze zaoferuje: { $games }.
watching-any = Dostaniesz wiadomość, gdy ktoś na tym serwerze zaoferuje dowolną grę.
not-watching = Nie dostaniesz wiadomości o ofertach na tym serwerze.
stopped = Nie dostaniesz już wiadomości o ofertach na tamtym serwerze. Przez `/me` możesz tam wybrać na nowo.
watch-in-servers = To wybiera się osobno dla każdego serwera: użyj `/me` na serwerze.
told = Na serwerze { $server } ktoś oferuje partię: { $terms }. Oferta kończy się { $when }. Przez `/find` na tym serwerze możesz zaoferować to samo, a partia się zacznie.
told-note = Ta wiadomość przychodzi na twoje życzenie z `/me`. Dostajesz najwyżej jedną dziennie.
