### Wypróbowywanie ruchów.

## Przyciski: najwyżej 38 znaków

try-moves = Wypróbuj ruchy
undo = Cofnij
discard = Cofnij wszystko
at-random = Wylosuj

## Plansza

heading =
    -# { $game }: wypróbowujesz ruchy { $move ->
        [0] od początku
       *[other] po ruchu { $move }
    }. Widzisz to tylko ty i nic nie jest grane.
chance = O dalszym ciągu decyduje los. Wybierz, co się stanie, albo wylosuj. Nie ma to nic wspólnego z tym, co wypadnie w prawdziwej partii.
choose-chance = Wybierz, co się stanie
too-long = Nie ma tu miejsca na więcej ruchów. Najpierw cofnij kilka.
not-possible = Tutaj to niemożliwe.
