### Wokół ruchów: cofanie, remis, oddawanie miejsc, zegary, przerwy, nieobecność.

## Przyciski

more = Więcej
details = Szczegóły
keep-still = Zatrzymaj obracanie planszy
let-turn = Znów obracaj planszę
take-back = Cofnij
ask-back = Poproś o cofnięcie
offer-draw = Zaproponuj remis
nudge = Ponaglij
yes = Tak
no = Nie
wait = Czekaj dłużej
give-up-for = Niech miejsce przepadnie
take-out = Usuń z partii
wait-on = Czekaj dalej
open-again = Otwórz partię na nowo
claim = Ogłoś zwycięstwo
leave-in = Pozwól grać dalej

## Prywatne menu pod „Więcej”

what-else = Poza ruchem możesz:
watching = Nie grasz przy tym stole. Oglądając, możesz:
nothing-else = Przy tym stole nie możesz teraz zrobić nic więcej.
substitute = Aby ktoś inny przejął miejsce, użyj { $command }.
details-of = { details }: { $fingerprint }

## Odpowiedzi na to, co ktoś zrobił

asked = Twoja prośba jest teraz na planszy.
asked-before = Twoja prośba jest już rozstrzygnięta. Plansza pokazuje stan partii.
done-taken-back = Cofnięte.
done-draw = Obie strony zgadzają się na remis.
done-nudged = Ponaglenie zostało wysłane.
done-nudged-unheard = Nie mogę powiadomić tej osoby, ale plansza pokazuje teraz, że pytasz.
done-given-up = Ta osoba już nie gra w tej partii.
done-stilled = Gotowe. Plansza zmieniła się dla wszystkich przy stole.
paused = Partia jest wstrzymana: nikt nie może wykonać ruchu, a zegary stoją. `/resume` ją wznawia.
resumed = Partia toczy się dalej.
still-waiting = OK, czekasz dalej.
left-in = OK, ta osoba gra dalej.
moved-to = Stół jest teraz tutaj: { $channel }.

## Co stało się ostatnio, na planszy

news-unanswered =
    { $matter ->
        [back] Prośba gracza { $who } o cofnięcie ruchu wygasła bez odpowiedzi.
        [draw] Propozycja remisu gracza { $who } wygasła bez odpowiedzi.
        [time] Prośba gracza { $who } o to, by przepadło miejsce, wygasła bez odpowiedzi.
       *[seat] Prośba gracza { $who } o przekazanie miejsca wygasła bez odpowiedzi.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } wycofuje prośbę o cofnięcie ruchu.
        [draw] { $who } wycofuje propozycję remisu.
        [time] { $who } wycofuje prośbę o to, by przepadło miejsce.
       *[seat] { $who } wycofuje prośbę o przekazanie miejsca.
    }
news-declined =
    { $matter ->
        [back] { $who } nie zgadza się na cofnięcie ruchu.
        [draw] { $who } nie zgadza się na remis.
        [time] { $who } nie zgadza się, by miejsce przepadło.
       *[seat] { $who } nie zgadza się na przekazanie miejsca.
    }
news-yes-withdrawn = { $who } wycofuje zgodę, więc nic się nie zmienia.
news-taken-back = { $who } cofa ruch.
news-substituted = { $newcomer } przejmuje miejsce gracza { $who }.
news-back = { $who } wraca po nieobecności.
news-more-time-away = Gracz { $who } zgłosił nieobecność, więc dostaje więcej czasu.
news-more-time-down = Czas gracza { $who } minął, gdy bot nie działał, więc ten gracz dostaje więcej czasu.
news-more-time-wait = { $by } woli poczekać, więc { $who } dostaje więcej czasu.
news-nudged = { $by } pyta, czy { $who } jeszcze gra.
news-resumed = { $who } wznawia partię.
news-tournament-resumed = Turniej trwa dalej, a z nim ta partia.
news-extended = Organizator turnieju dodał czas: każdy ma na tę partię więcej o { $time }.
news-still = { $who } zatrzymuje obracanie planszy.
news-turning = { $who } znów pozwala planszy się obracać.
news-reopened = { $who } otwiera partię na nowo.
news-new-secret =
    Osoba, która prowadzi bota, przywróciła kopię zapasową. Odtąd { $draws ->
        [lot] losowanie ma
        [cards] karty mają
       *[dice] kości mają
    } nowy odcisk.
a-moderator = Moderator

## Pytania do stołu

asks-back = { $who } chce cofnąć swój ostatni ruch.
asks-draw = { $who } proponuje remis.
asks-time = { $who } chce, żeby przepadło miejsce gracza { $late }, bo czas tego gracza minął.
asks-own-seat = { $who } chce przekazać swoje miejsce. Przejmie je { $newcomer }.
asks-seat = { $who } chce, żeby miejsce gracza { $owner } przejął ktoś inny: { $newcomer }.
seat-costs = Gdy miejsce zmieni właściciela, ta partia jest bez wyniku: nie liczy się do rankingu ani do statystyk.
do-you-agree =
    { $number ->
        [one] { $others }: zgadzasz się?
        [few] { $others }: zgadzacie się?
       *[many] { $others }: zgadzacie się?
    }
question-closes =
    Termin: { $when }.{ $assent ->
        [yes] {" "}Brak odpowiedzi oznacza zgodę.
       *[no] {""}
    }

## Czas

late =
    { $number ->
        [one] Czas gracza { $who } minął. { $others }: możesz czekać dalej, sprawić, że jego miejsce przepadnie, albo znaleźć zastępstwo przez { $command }. Do twojej decyzji { $who } może jeszcze wykonać ruch.
        [few] Czas gracza { $who } minął. { $others }: możecie czekać dalej, sprawić, że jego miejsce przepadnie, albo znaleźć zastępstwo przez { $command }. Do waszej decyzji { $who } może jeszcze wykonać ruch.
       *[many] Czas gracza { $who } minął. { $others }: możecie czekać dalej, sprawić, że jego miejsce przepadnie, albo znaleźć zastępstwo przez { $command }. Do waszej decyzji { $who } może jeszcze wykonać ruch.
    }
late-forfeit =
    { $number ->
        [one] Czas gracza { $who } minął. { $others }: możesz czekać dalej, sprawić, że jego miejsce przepadnie, albo znaleźć zastępstwo przez { $command }. Do twojej decyzji { $who } może jeszcze wykonać ruch. Bez niej jego miejsce przepada (termin: { $when }).
        [few] Czas gracza { $who } minął. { $others }: możecie czekać dalej, sprawić, że jego miejsce przepadnie, albo znaleźć zastępstwo przez { $command }. Do waszej decyzji { $who } może jeszcze wykonać ruch. Bez niej jego miejsce przepada (termin: { $when }).
       *[many] Czas gracza { $who } minął. { $others }: możecie czekać dalej, sprawić, że jego miejsce przepadnie, albo znaleźć zastępstwo przez { $command }. Do waszej decyzji { $who } może jeszcze wykonać ruch. Bez niej jego miejsce przepada (termin: { $when }).
    }
late-too = Czas gracza { $who } minął, ale ruch jest jeszcze możliwy.
timed-out = Czas gracza { $who } minął, więc jego miejsce przepadło.
give-up-question = Czy miejsce gracza { $late } ma przepaść? Tego nie można cofnąć.

## Nieobecność

away =
    { $turns ->
        [one] Nie ma cię do { $until }. W partiach, które na ciebie czekają, zachowujesz czas, który ci został, i nie dostajesz do tego dnia przypomnień. W każdej partii trwa to tyle, ile { $turns } tura (co najmniej { $least }, najwyżej { $most }). Po powrocie przypomnę ci raz, a { $command } kończy nieobecność wcześniej.
        [few] Nie ma cię do { $until }. W partiach, które na ciebie czekają, zachowujesz czas, który ci został, i nie dostajesz do tego dnia przypomnień. W każdej partii trwa to tyle, ile { $turns } tury (co najmniej { $least }, najwyżej { $most }). Po powrocie przypomnę ci raz, a { $command } kończy nieobecność wcześniej.
       *[many] Nie ma cię do { $until }. W partiach, które na ciebie czekają, zachowujesz czas, który ci został, i nie dostajesz do tego dnia przypomnień. W każdej partii trwa to tyle, ile { $turns } tur (co najmniej { $least }, najwyżej { $most }). Po powrocie przypomnę ci raz, a { $command } kończy nieobecność wcześniej.
    }
away-whole-game = Tam, gdzie gracze mają czas na całą partię, partia czeka tyle, ile wynosi ten czas, a jeśli wynosi on { $live } lub mniej, nie czeka wcale. Partie turniejowe nie czekają.
back-again = Witaj z powrotem! Twoje zegary idą jak zwykle.
budget-after =
    Możesz zgłosić do { $month } dni nieobecności na każde 30 dni i do { $year } na każde 365. { $left ->
        [0] Po tej nieobecności nie zostanie ci żaden dzień.
        [one] Po tej nieobecności zostanie ci { $left } dzień.
        [few] Po tej nieobecności zostaną ci { $left } dni.
       *[many] Po tej nieobecności zostanie ci { $left } dni.
    }
budget-now =
    Możesz zgłosić do { $month } dni nieobecności na każde 30 dni i do { $year } na każde 365. { $left ->
        [0] Nie został ci żaden dzień.
        [one] Został ci { $left } dzień.
        [few] Zostały ci { $left } dni.
       *[many] Zostało ci { $left } dni.
    }
is-away = Gracz { $who } jest nieobecny do { $until }.
is-away-clock-waits = Gracz { $who } jest nieobecny do { $until }. Do tego czasu partia na niego czeka.
is-away-clock-waits-until = Gracz { $who } jest nieobecny do { $until }. Ta partia czeka na niego najpóźniej do { $latest }.

## Moderatorzy

taken-out = Moderator usunął z partii gracza { $who }.
take-out-question = Usunąć z tej partii gracza { $who }? Tego nie można cofnąć.
paused-by = { $who } wstrzymuje partię. Moderator może ją wznowić.
paused-by-a-moderator = Moderator wstrzymał partię. Moderator może ją wznowić.
paused-with-tournament = Turniej jest wstrzymany: nikt nie może grać, a zegary stoją. Może go wznowić organizator.
move-question =
    { $number ->
        [one] { $who } nie widzi kanału { $channel } i nie dostanie tam powiadomień. Przenieść stół mimo to?
        [few] { $who } nie widzą kanału { $channel } i nie dostaną tam powiadomień. Przenieść stół mimo to?
       *[many] { $who } nie widzą kanału { $channel } i nie dostaną tam powiadomień. Przenieść stół mimo to?
    }
move-anyway = Przenieś mimo to
stay-here = Zostaw tutaj
stayed-here = OK, stół zostaje tutaj.
