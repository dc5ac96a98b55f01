### Zagadki: pozycje z gier komputerów, w których jeden ruch jest wyraźnie najlepszy. Prywatnie.

## Przyciski

go-on = Dalej: zagadka
next = Następna zagadka ▶
show-solution = Pokaż rozwiązanie

## Zagadka

heading-daily = -# { $game }, zagadka dnia
heading-own = -# { $game }, zagadka { $number } z { $puzzles }
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

best-reply = Najlepsza odpowiedź ({ $who }): { $moves }.
worth =
    { $asks ->
        [turn] Komputer oczekuje, że wygrasz potem { $share } na 100 gier, a po najlepszej turze { $best }.
       *[choice] Komputer oczekuje, że wygrasz potem { $share } na 100 gier, a po najlepszym ruchu { $best }.
    }
left =
    { $left ->
        [one] Spróbuj jeszcze raz: została ci { $left } próba.
        [few] Spróbuj jeszcze raz: zostały ci { $left } próby.
        [many] Spróbuj jeszcze raz: zostało ci { $left } prób.
       *[other] Spróbuj jeszcze raz: zostało ci { $left } próby.
    }
found = Tak samo gra komputer.
wins-too = To wygrywa partię.
solution = Komputer gra: **{ $moves }**.
finished = Ta zagadka jest już zakończona. Oto rozwiązanie.

## Pod zakończoną zagadką dnia

solvers =
    { $tried ->
        [one] Nikt inny nie próbował jej tu jeszcze rozwiązać.
        [few] Próbowały jej tu { $tried } osoby, rozwiązało: { $solved }.
        [many] Próbowało jej tu { $tried } osób, rozwiązało: { $solved }.
       *[other] Próbowało jej tu { $tried } osoby, rozwiązało: { $solved }.
    }
streak =
    { $days ->
        [one] Zagadka dnia rozwiązana { $days } dzień z rzędu.
        [few] Zagadka dnia rozwiązana { $days } dni z rzędu.
        [many] Zagadka dnia rozwiązana { $days } dni z rzędu.
       *[other] Zagadka dnia rozwiązana { $days } dnia z rzędu.
    }

## Odpowiedzi, gdy nie ma zagadki

all-done =
    { $puzzles ->
        [0] Nie ma zagadek do gry { $game }.
        [one] To była jedyna zagadka do gry { $game }.
        [few] To już wszystkie { $puzzles } zagadki do gry { $game }.
        [many] To już wszystkie { $puzzles } zagadek do gry { $game }.
       *[other] To już wszystkie { $puzzles } zagadki do gry { $game }.
    }
none = Nie ma zagadek.
gone = Tej zagadki już nie ma. `/puzzle` da ci inną.

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
stats-today =
    { $tried ->
        [0] Dzisiejszej zagadki nikt tu jeszcze nie próbował.
        [one] Dzisiejszej zagadki próbowała tu { $tried } osoba, rozwiązało: { $solved }.
        [few] Dzisiejszej zagadki próbowały tu { $tried } osoby, rozwiązało: { $solved }.
        [many] Dzisiejszej zagadki próbowało tu { $tried } osób, rozwiązało: { $solved }.
       *[other] Dzisiejszej zagadki próbowało tu { $tried } osoby, rozwiązało: { $solved }.
    }
