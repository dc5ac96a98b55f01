### Wypróbowywanie ruchów.

## Przyciski: najwyżej 38 znaków

try-moves = Wypróbuj ruchy
undo = Cofnij
discard = Usuń wszystko
at-random = Losowo

## Plansza

heading =
    -# { $game }: wypróbowujesz ruchy { $move ->
        [0] od początku
       *[other] po ruchu { $move }
    }. Nikt inny tego nie widzi i nic nie jest grane.
chance = Teraz decyduje los. Wybierz, co się stanie, albo losuj. Nie ma to nic wspólnego z tym, co przyniesie los przy stole.
choose-chance = Wybierz, co się stanie
too-long = Na tej planszy nie ma miejsca na więcej ruchów. Cofnij kilka albo usuń wszystkie.
not-possible = Tego nie można tu zagrać.
