### Turnieje na punkty: wszyscy grają sami te same rozdania, jedno dziennie, każde raz, a najlepsze wyniki się sumują. To rodzaj turnieju (tournaments.ftl).

## Publiczna wiadomość

about =
    { $deals ->
        [one] { $game } · turniej na punkty: wszyscy grają sami to samo rozdanie
        [few] { $game } · turniej na punkty: wszyscy grają sami te same rozdania, jedno dziennie · najlepsze wyniki, które się liczą: { $counting } z { $deals }
        [many] { $game } · turniej na punkty: wszyscy grają sami te same rozdania, jedno dziennie · najlepsze wyniki, które się liczą: { $counting } z { $deals }
       *[other] { $game } · turniej na punkty: wszyscy grają sami te same rozdania, jedno dziennie · najlepsze wyniki, które się liczą: { $counting } z { $deals }
    }
first-deal = Pierwsze rozdanie: { $when }
open-deal = Rozdanie { $number } z { $deals } jest otwarte. Ostatni start: { $until }
scores-at = Ujawnienie wyników rozdania { $number }: { $when }
nobody = Nikt nie ma wyniku.
everywhere = Otwarty dla wszystkich serwerów.
place =
    { $deals ->
        [one] { $place }. { $who } · { $score } w { $deals } rozdaniu
        [few] { $place }. { $who } · { $score } w { $deals } rozdaniach
        [many] { $place }. { $who } · { $score } w { $deals } rozdaniach
       *[other] { $place }. { $who } · { $score } w { $deals } rozdania
    }
won = { $who } wygrywa z wynikiem { $score }.
shared = { $names }: wspólne pierwsze miejsce z wynikiem { $score }.
play = Graj
check-deals = Sprawdź rozdania

## Prywatny ekran

deal-of = Rozdanie { $number } z { $deals }
dealt = { $options }. Wszyscy dostają te same karty i masz jedną próbę. Nie możesz cofać ruchów, brać podpowiedzi ani wypróbowywać ruchów.
not-played = Próba liczy się, jeśli zaczniesz ją przed { $start } i skończysz przed { $until }.
scored = Twój wynik: { $score }. Pojawi się w tabeli po { $until }.
none-open = Teraz żadne rozdanie nie jest otwarte.
your-scores = Twoje wyniki
deal-score = Rozdanie { $number }: { $score }
deal-no-score = Rozdanie { $number }: bez wyniku
your-place =
    { $players ->
        [one] Suma: { $score }. Na razie nikt inny nie ma wyniku.
        [few] Suma: { $score }. Twoje miejsce: { $place } z { $players }.
        [many] Suma: { $score }. Twoje miejsce: { $place } z { $players }.
       *[other] Suma: { $score }. Twoje miejsce: { $place } z { $players }.
    }
withdraw-asked = Wycofać się z turnieju { $name }? Nie zagrasz w nim więcej rozdań, ale zachowasz swoje wyniki. Tego nie można cofnąć.
begins = Tu zaczyna się twoja próba: rozdanie { $number } turnieju { $name }.
check-about = Każde rozdanie ustalono, zanim ogłoszono ten turniej: SHA-256 jego sekretu to odcisk. Gdy rozdanie się skończy, jego karty sprawdzisz w zapisie każdej jego partii.

## Linie na planszach

board-attempt = -# { $event }: skończ przed { $until }, żeby ta próba się liczyła.
board-over = -# { $event }: twoja jedyna próba w tym rozdaniu.
board-late = -# { $event }: ta próba już się nie liczy.
end-counts = -# Ta próba liczy się w turnieju { $event }. Ujawnienie wyników tego rozdania: { $when }
end-counts-not = -# Ta próba nie liczy się w turnieju { $event }: nie skończyła się na czas, została od razu poddana albo skończyła się bez wyniku.

## Dlaczego coś nie jest możliwe

no-deal-now = Tego rozdania nie możesz teraz zagrać. Wiadomość turnieju pokazuje, które jest otwarte.
fixed-days = Dni turnieju na punkty są ustalone. Nie można go zacząć wcześniej, przedłużyć ani wstrzymać.
spoils = Ta partia to rozdanie turnieju { $event }. Zobaczysz ją po własnej próbie albo po { $until }.
only-in-practice = W próbie, która się liczy, nie ma cofania, podpowiedzi, wypróbowywania ruchów ani zastępstw.
one-everywhere = Trwa już turniej na punkty dla wszystkich serwerów. Poczekaj, aż się skończy.

## Dziennik

line-began =
    { $deals ->
        [one] Turniej zaczął się z { $deals } rozdaniem.
        [few] Turniej zaczął się z { $deals } rozdaniami.
        [many] Turniej zaczął się z { $deals } rozdaniami.
       *[other] Turniej zaczął się z { $deals } rozdania.
    }

## /organise: prywatnie

format-event = Turniej na punkty: wszyscy grają sami te same rozdania
new-event = Wszyscy grają sami te same rozdania, w wiadomościach prywatnych lub na kanale, każde raz. Rozdanie jest otwarte przez jeden dzień (UTC). Nikt nie musi się zapisywać. Ogłoszę turniej tutaj.
deals-menu = Liczba rozdań
deals-choice =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania, jedno dziennie, liczą się najlepsze: { $counting }
        [many] { $deals } rozdań, jedno dziennie, liczą się najlepsze: { $counting }
       *[other] { $deals } rozdania, jedno dziennie, liczą się najlepsze: { $counting }
    }
servers-menu = Kto może grać
servers-here = Tylko ten serwer
servers-all = Wszystkie serwery z kanałem dla takich turniejów
start-menu = Start
starts =
    { $time ->
        [quarter] Pierwsze rozdanie o najbliższej północy (UTC)
        [day] Pierwsze rozdanie o północy (UTC), najwcześniej za 1 dzień
        [three-days] Pierwsze rozdanie o północy (UTC), najwcześniej za 3 dni
       *[week] Pierwsze rozdanie o północy (UTC), najwcześniej za tydzień
    }
