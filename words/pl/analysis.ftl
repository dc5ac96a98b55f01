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
replaced = Ta analiza została przerwana, bo zaczęła się nowa.
too-long = Ta analiza trwa za długo: nie mogę już zmienić tej wiadomości. Poproś o nią jeszcze raz.
stopped = Analiza nie jest gotowa: uruchamiam się ponownie. Poproś o nią jeszcze raz za minutę.
failed = Nie udało się przeanalizować tej partii. Spróbuj później.
not-over = Partię można analizować, gdy się skończy.

## Wynik

heading = { $game }: analiza
percent = { $number }{"\u00A0"}%
chance = { $who } { $percent }
alt =
    Wykres szans na wygraną, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Na początku: { $start }. Na końcu: { $end }.
player = - { $who }: na początku { $start }, na końcu { $end }. Szczęście { $luck }, decyzje { $choices }.
explained = W punktach procentowych: szczęście to zmiana, którą przyniósł los; decyzje to zmiana, którą przyniosły ruchy wszystkich. Razem dają zmianę od początku do końca. Wszystkie szanse szacuje komputer.
expensive = Najkosztowniejsze ruchy
none-expensive = Żaden ruch nie kosztował więcej niż dwa punkty procentowe.
mistake = { $number }. Ruch { $move } kosztował { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }. { $played } Lepiej: { $better }.

## W przebiegu, w danym momencie partii

chances = Szanse: { $list }
was-expensive = Ten ruch kosztował { $cost ->
        [one] { $cost } punkt procentowy
        [few] { $cost } punkty procentowe
       *[many] { $cost } punktów procentowych
    }. Lepiej: { $better }.
