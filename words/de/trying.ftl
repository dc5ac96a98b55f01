# Author: the project's first translator
# Reviewer: nobody yet

### Züge ausprobieren.

## Knöpfe: höchstens 38 Zeichen

try-moves = Züge ausprobieren
undo = Zurücknehmen
discard = Alles verwerfen
at-random = Zufällig

## Das Brett

heading =
    -# { $game }: Du probierst Züge { $move ->
        [0] von Anfang an
       *[other] ab Zug { $move }
    } aus. Das sieht sonst niemand, und nichts davon wird gespielt.
chance = Jetzt entscheidet der Zufall. Wähle, was geschieht, oder lass es auslosen. Das hat nichts damit zu tun, was der Zufall am Tisch bringt.
choose-chance = Was soll geschehen?
too-long = Für weitere Züge ist auf diesem Brett kein Platz. Nimm einige zurück, oder verwirf alle.
not-possible = Das ist hier nicht möglich.
