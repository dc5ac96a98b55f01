### /deal, rozdanie dnia: te same karty dla wszystkich, jedna próba, która się liczy, potem ćwiczenie.
### Pojęcia: daily deal = rozdanie dnia; attempt = próba; practice = ćwiczenie; streak = seria; secret = sekret; fingerprint = odcisk.

## Ekran /deal

heading = ## Rozdanie dnia { $date }
dealt = **{ $game }**. { $options }. Wszyscy dostają te same karty i liczy się tylko twoja pierwsza próba. W tej próbie nie możesz cofać ruchów, brać podpowiedzi ani wypróbowywać ruchów.
learn-first = Jeśli { $game } to dla ciebie nowość, najpierw poznaj tę grę: masz tylko jedną próbę, która się liczy.
seen = Kto widzi twoją planszę, widzi też karty. W wiadomościach prywatnych widzisz je tylko ty.
not-played = To rozdanie jest jeszcze przed tobą. Próba liczy się, jeśli zaczniesz ją w tym dniu i skończysz przed { $until }.
missed = Nie masz próby tego rozdania.
running = Twoja próba trwa. Liczy się, jeśli skończysz ją przed { $until }. { $link }
unscored = Twoja próba nie ma wyniku: nie skończyła się na czas, została od razu poddana albo skończyła się bez wyniku.
scored =
    Twój wynik to { $score }. { $number ->
        [one] Na razie to jedyny wynik.
        [few] Miejsce { $place } z { $number } na wszystkich serwerach.
       *[many] Miejsce { $place } z { $number } na wszystkich serwerach.
    }
streak =
    { $now ->
        [0] Obecnie bez serii.
        [one] Obecna seria: { $now } dzień.
        [few] Obecna seria: { $now } dni.
       *[many] Obecna seria: { $now } dni.
    } { $best ->
        [one] Najdłuższa seria: { $best } dzień.
        [few] Najdłuższa seria: { $best } dni.
       *[many] Najdłuższa seria: { $best } dni.
    }
next = Następne rozdanie: { $when }.
new-day = ⚠️ Zaczął się nowy dzień, więc to już inne rozdanie.
none = Nie ma tu rozdania dnia.

## Listy wyników

here = ### Najlepsze wyniki na tym serwerze
everywhere = ### Najlepsze wyniki na wszystkich serwerach
nobody = Nikt nie ma jeszcze wyniku.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , wygrana
       *[no] , przegrana
    }{ $days ->
        [0] {""}
        [one] , seria: { $days } dzień
        [few] , seria: { $days } dni
       *[many] , seria: { $days } dni
    }
somebody = ktoś na innym serwerze
more =
    { $number ->
        [one] i jeszcze { $number }
        [few] i jeszcze { $number }
       *[many] i jeszcze { $number }
    }
named = -# Osoby z innych serwerów są tu wymienione, pod nazwą gracza, tylko wtedy, gdy zezwolą na to przez `/me`.

## Odciski i sekrety

fingerprint-of = -# Odcisk tego rozdania, opublikowany { $since }: { $fingerprint }
fingerprint-next = -# Odcisk następnego rozdania: { $fingerprint }
secret-of = -# Sekret tego rozdania (jego SHA-256 to odcisk): { $secret }
secret-later = -# Ujawnienie sekretu tego rozdania: { $when }

## Przyciski

play-here = Zagraj na tym kanale
play-direct = Zagraj w wiadomościach prywatnych
practise-here = Ćwicz na tym kanale
practise-direct = Ćwicz w wiadomościach prywatnych
yesterday = Wczorajsze rozdanie
today = Dzisiejsze rozdanie
best-game = Zobacz najlepszą partię

## Odpowiedzi i wiadomości prywatne

begins =
    { $scored ->
        [yes] Tutaj zaczyna się twoja próba rozdania dnia { $date }.
       *[no] Ćwiczenie: rozdanie dnia { $date }.
    }
direct-closed = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności tego serwera albo zagraj na kanale. Twoja próba jeszcze się nie zaczęła.
best = Najlepsza partia rozdania dnia { $date }: { $name }. Wynik: { $score }.
no-best = Nie mogę pokazać tej partii. Nikt nie ma jeszcze wyniku w tym rozdaniu albo jego sekret nie jest jeszcze ujawniony.

## Wiersze na planszach

board-attempt = -# Rozdanie dnia { $date }: skończ przed { $until }, żeby ta próba się liczyła.
board-over = -# Rozdanie dnia { $date }: pierwsza próba.
end-counts =
    -# Ta próba się liczy. { $number ->
        [one] Na razie to jedyny wynik.
        [few] Na razie miejsce { $place } z { $number } na wszystkich serwerach.
       *[many] Na razie miejsce { $place } z { $number } na wszystkich serwerach.
    } `/deal` pokazuje tabelę wyników.
end-counts-not = -# Ta próba się nie liczy: nie skończyła się na czas, została od razu poddana albo skończyła się bez wyniku. `/deal` pokazuje tabelę wyników.
board-practice = -# Rozdanie dnia { $date }: ćwiczenie, które się nie liczy.
withheld = Inni mogą jeszcze grać tymi kartami, więc sekret tego rozdania jest jeszcze ukryty. Ujawnienie: { $when }.
