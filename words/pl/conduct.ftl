### Nieznajomi, którzy spotkali się w partii: nigdy więcej, zgłoszenia do osoby, która prowadzi bota.

## Druga osoba

opponent =
    { $number ->
        [one] Twój przeciwnik
        [few] Twoi przeciwnicy
        [many] Twoi przeciwnicy
       *[other] Twoi przeciwnicy
    }
about = Jeśli nie chcesz więcej spotkać gracza { $player }, bot już was nie połączy. Druga osoba się o tym nie dowie.
is-avoided = Bot nie połączy cię więcej z graczem { $player }. Druga osoba się o tym nie dowie. `/privacy` pokazuje wszystkich, których unikasz.
avoid = Nie łącz nas więcej
unavoid = Znowu zezwól na wspólne partie
report-about = -# Zgłoszenie trafia do osoby, która prowadzi tego bota. Widzi ona ruchy partii. Nie dostaniesz odpowiedzi, a { $player } się o tym nie dowie.
report = Zgłoś osobie, która prowadzi bota…
stalls = Celowo gra na czas
program = Gra z pomocą programu
accounts = Używa kilku kont
reported = Dziękuję. Osoba, która prowadzi tego bota, może widzieć zgłoszenie przez 90 dni.
reported-before = Ta osoba jest już przez ciebie zgłoszona za tę partię.
reported-often =
    W ciągu ostatnich 24 godzin wysłano od ciebie { $most ->
        [one] { $most } zgłoszenie
        [few] { $most } zgłoszenia
       *[many] { $most } zgłoszeń
    }, więcej wysłać nie można.
gone =
    { $number ->
        [one] Druga osoba usunęła swoje dane.
        [few] Pozostałe osoby usunęły swoje dane.
        [many] Pozostałe osoby usunęły swoje dane.
       *[other] Pozostałe osoby usunęły swoje dane.
    }

## /privacy

avoided = Nieznajomi, których unikasz
list = Bot nie łączy cię z graczami: { $players }. Nie wiedzą o tym.
choose = Znowu zezwól na wspólne partie
list-empty = Nie unikasz żadnych nieznajomych.
kept-avoided =
    { $number ->
        [one] Zapisano nieznajomego, którego unikasz.
        [few] Zapisano { $number } nieznajomych, których unikasz.
       *[many] Zapisano { $number } nieznajomych, których unikasz.
    }
kept-reports =
    { $number ->
        [one] Zapisano twoje zgłoszenie do osoby, która prowadzi bota.
        [few] Zapisano twoje { $number } zgłoszenia do osoby, która prowadzi bota.
       *[many] Zapisano twoich { $number } zgłoszeń do osoby, która prowadzi bota.
    }
kept-bars = Zapisano, do kiedy nie możesz grać z nieznajomymi.
