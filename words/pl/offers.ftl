### Otwarte oferty: /find, lista ofert serwera i wiadomości o nich. Przy ofercie nie ma niczyjego imienia.
### Pojęcia: offer = oferta; opponent = przeciwnik; rated = rankingowa.

## Przyciski

find = Znajdź przeciwnika
offer = Zaoferuj partię
withdraw = Wycofaj ofertę
all-offers = Wszystkie otwarte oferty
play-computer = Zagraj w tym czasie z komputerem
watch = Powiadamiaj mnie o ofertach
stop-telling = Nie powiadamiaj mnie więcej
go-to-channel = Przejdź do kanału

## Warunki oferty

terms =
    { $game } · { $clock } · { $rated ->
        [rated] rankingowa
        [casual] towarzyska
       *[either] rankingowa lub towarzyska
    }
any-game = Dowolna gra
any-clock = Dowolny czas
rated =
    { $rated ->
        [rated] Rankingowa
        [casual] Towarzyska
       *[either] Rankingowa lub towarzyska
    }
stands =
    { $time ->
        [hour] Oferta wygasa po 1 godzinie
        [six-hours] Oferta wygasa po 6 godzinach
        [day] Oferta wygasa po 1 dniu
        [three-days] Oferta wygasa po 3 dniach
       *[week] Oferta wygasa po 1 tygodniu
    }

## /find

heading = Znajdź przeciwnika
about = Powiedz, w co chcesz zagrać. Gdy tylko ktoś na tym serwerze zechce tego samego, wasza partia zacznie się sama i obie osoby dostaną powiadomienie. Inni widzą ofertę, ale nie widzą, czyja jest.
game-menu = Jaka gra
clock-menu = Czas na turę
rated-menu = Rankingowa lub towarzyska
stands-menu = Kiedy oferta wygasa
yours = **Twoje oferty**
own-line = - { $terms } · wygasa: { $when }
own-menu = Wycofaj jedną ze swoich ofert
offered = Twoja oferta jest otwarta: { $terms }. Dostaniesz powiadomienie, gdy tylko ktoś zechce tego samego. Wygasa: { $when }.
meanwhile = W tym czasie możesz zagrać z komputerem. Twoja oferta pozostaje otwarta.
started = Masz przeciwnika! Grasz w { $game }, przeciwnik: { $who }.
started-elsewhere = Masz przeciwnika! Wasza partia właśnie powstaje. Dostaniesz powiadomienie, gdy się zacznie.
withdrawn = Oferta jest wycofana.
withdrawn-before = Ta oferta nie jest już otwarta.

## Lista ofert serwera

list-heading =
    { $offers ->
        [0] Na tym serwerze nikt teraz nie szuka przeciwnika.
        [one] Na tym serwerze jest { $offers } otwarta oferta.
        [few] Na tym serwerze są { $offers } otwarte oferty.
       *[many] Na tym serwerze jest { $offers } otwartych ofert.
    }
list-title = Otwarte oferty
line = - { $terms } · złożona: { $when }
more =
    { $more ->
        [one] - i jeszcze { $more }
        [few] - i jeszcze { $more }
       *[many] - i jeszcze { $more }
    }
list-note = Przyjmij ofertę, a wasza partia zacznie się, jeśli obie osoby mogą teraz grać. W przeciwnym razie powstanie twoja otwarta oferta na tych samych warunkach.
take-menu = Przyjmij ofertę

## Powiadomienie, gdy partia się zaczyna

called =
    { $who }: masz przeciwnika! Zaczyna się twoja partia { $game } (przeciwnik: { $opponent }){ $turn ->
        [yes] , teraz twoja kolej.
       *[no] .
    }
direct =
    Masz przeciwnika! W { $channel } zaczyna się twoja partia { $game } (przeciwnik: { $opponent }){ $turn ->
        [yes] , teraz twoja kolej.
       *[no] .
    }

## Wiadomości dla tych, którzy chcą wiedzieć o ofertach

watch-heading = Oferty na tym serwerze
watch-about = Wybierz gry, a dostaniesz wiadomość prywatną, gdy ktoś na tym serwerze zaoferuje jedną z nich, a ty możesz dołączyć. Najwyżej jedna wiadomość dziennie, ze wszystkich serwerów razem.
watch-menu = Żadnych wiadomości o ofertach
watching = Dostaniesz powiadomienie, gdy ktoś na tym serwerze zaoferuje: { $games }.
watching-any = Dostaniesz powiadomienie, gdy ktoś na tym serwerze zaoferuje dowolną grę.
not-watching = Nie dostaniesz powiadomień o ofertach na tym serwerze.
stopped = Nie dostaniesz już powiadomień o ofertach na tamtym serwerze. Zmienisz to tam przez `/me`.
watch-in-servers = To wybierasz osobno dla każdego serwera: użyj tam `/me`.
told = Na serwerze { $server } ktoś szuka przeciwnika: { $terms }. Złóż tam przez `/find` tę samą ofertę, a partia się zacznie. Wygasa: { $when }.
told-note = Te wiadomości są na twoje życzenie z `/me`. Dostajesz najwyżej jedną dziennie.
