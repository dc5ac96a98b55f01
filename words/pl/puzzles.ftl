### Zagadki: pozycje z gier komputerów, w których jeden ruch jest wyraźnie najlepszy. Prywatnie.

## Przyciski

go-on = Dalej: zagadka
next = Następna zagadka ▶
easier = Łatwiejsza zagadka
daily = Zagadka dnia
show-solution = Pokaż rozwiązanie

## Zagadka

heading-daily = -# { $game }, zagadka dnia, trudność { $points }
heading-own = -# { $game }, zagadka { $number } z { $puzzles }, trudność { $points }
title =
    { $asks ->
        [turn] ### Znajdź najlepszą turę
       *[choice] ### Znajdź najlepszy ruch
    }
task =
    { $asks ->
        [turn] Jedna tura jest tu wyraźnie lepsza od wszystkich innych. Znajdź ją.
       *[choice] Jeden ruch jest tu wyraźnie lepszy od wszystkich innych. Znajdź go.
    } { $left ->
        [one] Masz { $left } próbę.
        [few] Masz { $left } próby.
        [many] Masz { $left } prób.
       *[other] Masz { $left } próby.
    }

## Po odpowiedzi

best-reply = Najlepsza odpowiedź gracza { $who }: { $moves }.
worth =
    { $asks ->
        [turn] Twoja szansa na wygraną wynosi potem { $share }%, a po najlepszej turze { $best }%.
       *[choice] Twoja szansa na wygraną wynosi potem { $share }%, a po najlepszym ruchu { $best }%.
    }
left =
    { $left ->
        [one] Spróbuj jeszcze raz: została ci { $left } próba.
        [few] Spróbuj jeszcze raz: zostały ci { $left } próby.
        [many] Spróbuj jeszcze raz: zostało ci { $left } prób.
       *[other] Spróbuj jeszcze raz: zostało ci { $left } próby.
    }
found = Dobrze! Tak samo gra komputer.
wins-too = Dobrze! To wygrywa partię.
solution = Rozwiązanie: **{ $moves }**.
finished = Ta zagadka jest już za tobą. Oto rozwiązanie.

## Pod zakończoną zagadką dnia

solvers =
    { $tried ->
        [one] Nikt inny nie próbował jej tu jeszcze rozwiązać.
        [few] Rozwiązania: { $solved } na { $tried } osoby, które tu próbowały.
       *[many] Rozwiązania: { $solved } na { $tried } osób, które tu próbowały.
    }
streak =
    { $days ->
        [one] Seria zagadek dnia: { $days } dzień.
        [few] Seria zagadek dnia: { $days } dni.
       *[many] Seria zagadek dnia: { $days } dni.
    }

## Pod zagadką, która jest skończona

themes = O co chodziło: { $themes }.
theme =
    { $theme ->
        [win] natychmiastowa wygrana
        [forced] wymuszona wygrana
        [fork] podwójna groźba
        [only] jedyny ruch, który ratuje partię
        [capture] bicie
        [trap] pułapka
        [last] ostatnie zagrożenie fazy
       *[chapter] rozdział końcowy
    }
rating = Twój ranking zagadek w grze { $game }: { $rating }.
rating-changed = Twój ranking zagadek w grze { $game }: { $rating } ({ $change }).
in-row = Rozwiązane z rzędu: { $number }.

## Odpowiedzi, gdy nie ma zagadki

all-done =
    { $puzzles ->
        [0] Nie ma zagadek do gry { $game }.
        [one] Jedyna zagadka do gry { $game } jest już za tobą.
        [few] Wszystkie { $puzzles } zagadki do gry { $game } są już za tobą.
       *[many] Wszystkie zagadki ({ $puzzles }) do gry { $game } są już za tobą.
    }
none = Nie ma zagadek.
gone = Ta zagadka nie jest już dostępna. Następną da ci `/puzzle`.

## W /stats

stats-heading = ### Zagadki
stats-daily =
    { $tried ->
        [one] Zagadki dnia: rozwiązane { $solved } z { $tried }.
        [few] Zagadki dnia: rozwiązane { $solved } z { $tried }.
        [many] Zagadki dnia: rozwiązane { $solved } z { $tried }.
       *[other] Zagadki dnia: rozwiązane { $solved } z { $tried }.
    }
stats-streak =
    { $now ->
        [0] Najdłuższa seria: { $best ->
            [one] { $best } dzień
            [few] { $best } dni
            [many] { $best } dni
           *[other] { $best } dnia
        }.
        [one] Obecna seria: { $now } dzień, najdłuższa: { $best ->
            [one] { $best } dzień
            [few] { $best } dni
            [many] { $best } dni
           *[other] { $best } dnia
        }.
        [few] Obecna seria: { $now } dni, najdłuższa: { $best ->
            [one] { $best } dzień
            [few] { $best } dni
            [many] { $best } dni
           *[other] { $best } dnia
        }.
        [many] Obecna seria: { $now } dni, najdłuższa: { $best ->
            [one] { $best } dzień
            [few] { $best } dni
            [many] { $best } dni
           *[other] { $best } dnia
        }.
       *[other] Obecna seria: { $now } dnia, najdłuższa: { $best ->
            [one] { $best } dzień
            [few] { $best } dni
            [many] { $best } dni
           *[other] { $best } dnia
        }.
    }
stats-own =
    { $tried ->
        [one] Inne zagadki: rozwiązane { $solved } z { $tried }.
        [few] Inne zagadki: rozwiązane { $solved } z { $tried }.
        [many] Inne zagadki: rozwiązane { $solved } z { $tried }.
       *[other] Inne zagadki: rozwiązane { $solved } z { $tried }.
    }
stats-ratings = Rankingi zagadek: { $ratings }.
stats-rating =
    { $row ->
        [0] { $game } { $rating }
       *[other] { $game } { $rating } (najdłuższa seria { $row })
    }
stats-today =
    { $tried ->
        [0] Dzisiejszej zagadki nikt tu jeszcze nie próbował rozwiązać.
        [one] Dzisiejszą zagadkę próbowała tu rozwiązać { $tried } osoba, udało się: { $solved }.
        [few] Dzisiejszą zagadkę próbowały tu rozwiązać { $tried } osoby, udało się: { $solved }.
       *[many] Dzisiejszą zagadkę próbowało tu rozwiązać { $tried } osób, udało się: { $solved }.
    }
