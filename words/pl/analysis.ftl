### Analiza skończonej partii: jak zmieniały się szanse na wygraną i które ruchy dużo kosztowały.

## Przyciski

analyse = Analizuj
see-move = Ruch { $move }
start = Początek

## Podczas czekania

in-line = Analizy przed twoją: { $ahead }.
working =
    Trwa analiza partii. { $moves ->
        [one] Sprawdzone ruchy: { $done } z { $moves }.
        [few] Sprawdzone ruchy: { $done } z { $moves }.
       *[many] Sprawdzone ruchy: { $done } z { $moves }.
    }
replaced = Ta analiza została przerwana, bo zaczyna się nowa.
too-long = Ta analiza trwa za długo, więc ją przerywam. Spróbuj później.
stopped = Uruchamiam się ponownie, więc ta analiza nie jest gotowa. Spróbuj za minutę.
failed = Nie udało mi się przeanalizować tej partii. Spróbuj później.
not-over = Partię można analizować, gdy się skończy.

## Wynik

heading = { $game }: analiza
percent = { $number }%
chance = { $who } { $percent }
alt =
    Wykres szans graczy na wygraną, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Na początku: { $start }. Na końcu: { $end }.
player = - { $who }: na początku { $start }, na końcu { $end }. Szczęście { $luck }, decyzje { $choices }.
explained = Szczęście to zmiana szans, którą przyniósł los, w punktach procentowych. Decyzje to zmiana, którą przyniosły ruchy wszystkich graczy. Razem dają zmianę od początku do końca. Wszystkie szanse szacuje komputer.
expensive = Najkosztowniejsze ruchy
none-expensive = Żaden ruch nie kosztował więcej niż 2 punkty procentowe.
mistake = { $number }. Ruch { $move } kosztował { $cost ->
        [one] { $cost } punkt procentowy
        [few] { $cost } punkty procentowe
       *[many] { $cost } punktów procentowych
    }. { $played } Lepiej: { $better }.

## W przebiegu, w danym momencie partii

chances = Szanse na wygraną: { $list }
was-expensive = Ten ruch kosztował { $cost ->
        [one] { $cost } punkt procentowy
        [few] { $cost } punkty procentowe
       *[many] { $cost } punktów procentowych
    }. Lepiej: { $better }.
why-better = Szansa na wygraną wynosiłaby { $better } zamiast { $played }.
best-reply = Najlepsza odpowiedź gracza { $who }: { $moves }.
