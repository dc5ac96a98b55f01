### Ćwiczenia: najkosztowniejsze tury własnej gry jako pozycje, w których szuka się lepszej. Prywatnie.

## Przyciski

learn = Ucz się z tej partii
next = Następne ćwiczenie ▶

## Podczas czekania

choosing = Wybieram twoje ćwiczenia. To chwilę potrwa…

## Ćwiczenie

heading = -# { $game }, twój ruch { $move }: ćwiczenie { $number } z { $exercises }
title =
    { $asks ->
        [turn] ### Znajdź lepszą turę
       *[choice] ### Znajdź lepszy ruch
    }
task =
    W partii padł ruch: { $moves }. Kosztował { $cost ->
        [one] { $cost } punkt procentowy
        [few] { $cost } punkty procentowe
       *[many] { $cost } punktów procentowych
    } szansy na wygraną. Co byłoby lepsze? Masz jedną próbę.
task-of-two =
    W partii padł jeden z tych dwóch ruchów. Kosztował { $cost ->
        [one] { $cost } punkt procentowy
        [few] { $cost } punkty procentowe
       *[many] { $cost } punktów procentowych
    } szansy na wygraną. Który jest lepszy? Masz jedną próbę.
due =
    { $number ->
        [one] Czeka { $number } ćwiczenie z twoich partii.
        [few] Czekają { $number } ćwiczenia z twoich partii.
       *[many] Czeka { $number } ćwiczeń z twoich partii.
    }
practice = To ćwiczenie ma już twoją odpowiedź. Tym razem to tylko trening i nie liczy się.
unchecked = Nie udało mi się teraz sprawdzić tej odpowiedzi, więc się nie liczy. Spróbuj jeszcze raz.

## Po odpowiedzi

found = Dobrze! Tak zagrałby też komputer.
as-good = Dobrze! Komputer zagrałby inaczej, ale to jest równie dobre: { $moves }.
as-played = Tak właśnie było w partii.
in-game = W partii padł ruch: { $moves }.
line = Obraz poniżej pokazuje planszę po twoim ruchu w partii i najlepszej odpowiedzi.
back =
    { $days ->
        [one] To ćwiczenie wróci jutro. Znajdziesz je przez `/puzzle`.
        [few] To ćwiczenie wróci za { $days } dni. Znajdziesz je przez `/puzzle`.
        [many] To ćwiczenie wróci za { $days } dni. Znajdziesz je przez `/puzzle`.
       *[other] To ćwiczenie wróci za { $days } dnia. Znajdziesz je przez `/puzzle`.
    }
learned = To ćwiczenie jest rozwiązane dwa razy, więc już nie wróci.

## Jeśli nie ma ćwiczeń

none = Żadna twoja tura nie kosztowała tyle, żeby było się z czego uczyć. Dobra gra!
not-yours = Uczyć się z tej partii mogą tylko ci, którzy w niej grali.
not-over = Z partii można się uczyć, gdy jest skończona i nikt nie może jej otworzyć na nowo.
deal-open = Z tej partii można się uczyć, gdy nikt już nie może grać jej rozdania.
all-done = Na razie to wszystko.
gone = Tego ćwiczenia już nie ma.
