### Wokół ruchów: cofanie, remis, oddawanie miejsc, zegary, przerwy, nieobecność.

## Przyciski

more = Więcej
details = Szczegóły
keep-still = Nie obracaj
let-turn = Obracaj
take-back = Cofnij
ask-back = Poproś o cofnięcie
offer-draw = Zaproponuj remis
nudge = Ponaglij
yes = Tak
no = Nie
wait = Czekaj dłużej
give-up-for = Oddaj to miejsce
take-out = Usuń z partii
wait-on = Czekaj dalej
open-again = Otwórz na nowo
leave-in = Niech gra dalej

## Prywatne menu pod „Więcej”

what-else = Co możesz zrobić poza ruchem:
watching = Nie grasz przy tym stole. Oglądając, możesz zrobić to:
nothing-else = Przy tym stole nie możesz teraz zrobić nic więcej.
substitute = Miejsce może przejąć ktoś inny: { $command }.
details-of = { details }: { $fingerprint }

## Odpowiedzi na to, co ktoś zrobił

asked = Pytanie jest teraz na planszy.
asked-before = Twoje pytanie jest już rozstrzygnięte: plansza pokazuje, jak stoi partia.
done-taken-back = Cofnięte.
done-draw = Obie strony zgadzają się na remis: jest remis.
done-nudged = Przypomnienie zostało wysłane.
done-given-up = To miejsce przepada.
done-stilled = Wszyscy widzą teraz planszę w tym położeniu.
paused = Partia jest wstrzymana: nikt nie może wykonać ruchu, a zegary stoją. /resume ją wznawia.
resumed = Partia toczy się dalej.
still-waiting = Czekasz dalej.
left-in = Ta osoba gra dalej.
moved-to = Stół jest teraz tutaj: { $channel }.

## Co stało się ostatnio, na planszy

news-unanswered =
    { $matter ->
        [back] Prośba gracza { $who } o cofnięcie ruchu jest zamknięta: zabrakło odpowiedzi.
        [draw] Propozycja remisu gracza { $who } jest zamknięta: zabrakło odpowiedzi.
        [time] Wniosek gracza { $who } o oddanie miejsca jest zamknięty: zabrakło odpowiedzi.
       *[seat] Wniosek gracza { $who } o przekazanie miejsca jest zamknięty: zabrakło odpowiedzi.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } wycofuje prośbę o cofnięcie ruchu.
        [draw] { $who } wycofuje propozycję remisu.
        [time] { $who } wycofuje wniosek o oddanie miejsca.
       *[seat] { $who } wycofuje wniosek o przekazanie miejsca.
    }
news-declined =
    { $matter ->
        [back] { $who } nie zgadza się na cofnięcie ruchu.
        [draw] { $who } nie zgadza się na remis.
        [time] { $who } nie zgadza się na oddanie miejsca.
       *[seat] { $who } nie zgadza się na przekazanie miejsca.
    }
news-yes-withdrawn = { $who } wycofuje swoją zgodę, więc nic się nie dzieje.
news-taken-back = { $who } cofa ruch.
news-substituted = { $newcomer } przejmuje miejsce gracza { $who }.
news-more-time-away = { $who } ma zgłoszoną nieobecność i dostaje więcej czasu.
news-more-time-down = Czas gracza { $who } minął, gdy bot nie działał, więc ten gracz dostaje więcej czasu.
news-more-time-wait = { $by } woli poczekać, więc { $who } dostaje więcej czasu.
news-nudged = { $by } pyta, czy { $who } jeszcze gra.
news-resumed = { $who } wznawia partię.
news-still = { $who } zatrzymuje obracanie planszy.
news-turning = { $who } znów pozwala planszy się obracać.
news-reopened = { $who } otwiera partię na nowo.
news-new-secret =
    Kto prowadzi bota, przywrócił kopię zapasową. Odtąd { $draws ->
        [lot] losowanie wynika
        [cards] karty wynikają
       *[dice] kości wynikają
    } z innego sekretu.
a-moderator = Moderator

## Pytania do stołu

asks-back = { $who } prosi o cofnięcie swojego ostatniego ruchu.
asks-draw = { $who } proponuje remis.
asks-time = { $who } chce, żeby przepadło miejsce gracza { $late }, którego czas minął.
asks-own-seat = { $who } chce oddać swoje miejsce. Przejmie je { $newcomer }.
asks-seat = { $who } chce, żeby miejsce gracza { $owner } dostał ktoś inny: { $newcomer }.
do-you-agree =
    { $number ->
        [one] { $others }: zgadzasz się?
        [few] { $others }: zgadzacie się?
       *[many] { $others }: zgadzacie się?
    }
question-closes =
    To pytanie zamyka się { $when }{ $assent ->
        [yes] ; brak odpowiedzi oznacza wtedy zgodę
       *[no] {""}
    }.

## Czas

late =
    { $number ->
        [one] Czas gracza { $who } minął. { $others }: czekaj dłużej, oddaj to miejsce albo niech ktoś je przejmie przez { $command }. Do tego czasu { $who } może jeszcze wykonać ruch.
        [few] Czas gracza { $who } minął. { $others }: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez { $command }. Do tego czasu { $who } może jeszcze wykonać ruch.
       *[many] Czas gracza { $who } minął. { $others }: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez { $command }. Do tego czasu { $who } może jeszcze wykonać ruch.
    }
late-forfeit =
    { $number ->
        [one] Czas gracza { $who } minął. { $others }: czekaj dłużej, oddaj to miejsce albo niech ktoś je przejmie przez { $command }. Jeśli nic się nie stanie, miejsce przepadnie { $when }. Do tego czasu { $who } może jeszcze wykonać ruch.
        [few] Czas gracza { $who } minął. { $others }: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez { $command }. Jeśli nic się nie stanie, miejsce przepadnie { $when }. Do tego czasu { $who } może jeszcze wykonać ruch.
       *[many] Czas gracza { $who } minął. { $others }: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez { $command }. Jeśli nic się nie stanie, miejsce przepadnie { $when }. Do tego czasu { $who } może jeszcze wykonać ruch.
    }
late-too = Czas gracza { $who } minął, ale ruch jest jeszcze możliwy.
timed-out = Czas gracza { $who } minął, więc to miejsce przepada.
give-up-question = Czy chcesz, żeby przepadło miejsce gracza { $late }? Tego nie można cofnąć.

## Nieobecność

away =
    { $turns ->
        [one] Nie ma cię do { $until }. Jeśli twój zegar skończy się wcześniej, partia poczeka na ciebie: w każdej partii tyle, ile trwa { $turns } tura, ale co najmniej { $least } i najwyżej { $most }. { $command } mówi, że już jesteś.
        [few] Nie ma cię do { $until }. Jeśli twój zegar skończy się wcześniej, partia poczeka na ciebie: w każdej partii tyle, ile trwają { $turns } tury, ale co najmniej { $least } i najwyżej { $most }. { $command } mówi, że już jesteś.
       *[many] Nie ma cię do { $until }. Jeśli twój zegar skończy się wcześniej, partia poczeka na ciebie: w każdej partii tyle, ile trwa { $turns } tur, ale co najmniej { $least } i najwyżej { $most }. { $command } mówi, że już jesteś.
    }
back-again = Witaj z powrotem. Twoje zegary znów idą zwyczajnie.
budget-after =
    Może cię nie być przez { $month } dni na każde 30 i przez { $year } na każde 365. { $left ->
        [0] Po tej nieobecności nie zostaje żaden z tych dni.
        [one] Po tej nieobecności zostaje { $left } z tych dni.
        [few] Po tej nieobecności zostają { $left } z tych dni.
       *[many] Po tej nieobecności zostaje { $left } z tych dni.
    }
budget-now =
    Może cię nie być przez { $month } dni na każde 30 i przez { $year } na każde 365. { $left ->
        [0] Teraz nie zostaje żaden z tych dni.
        [one] Teraz zostaje { $left } z tych dni.
        [few] Teraz zostają { $left } z tych dni.
       *[many] Teraz zostaje { $left } z tych dni.
    }
is-away = { $who } jest poza grą do { $until }.
is-away-clock-waits = { $who } jest poza grą do { $until }; zegar czeka.
is-away-clock-waits-until = { $who } jest poza grą do { $until }; zegar czeka tu najpóźniej do { $latest }.

## Moderatorzy

taken-out = Decyzją moderatora przepada miejsce gracza { $who }.
take-out-question = Czy chcesz, żeby w tej partii przepadło miejsce gracza { $who }? Tego nie można cofnąć.
paused-by = Partię wstrzymuje { $who }. Toczy się dalej, gdy moderator ją wznowi.
paused-by-a-moderator = Partię wstrzymuje moderator. Toczy się dalej, gdy ją wznowi.
