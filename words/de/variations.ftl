### Züge ausprobieren.

## Knöpfe: höchstens 38 Zeichen

try-moves = Züge ausprobieren
undo = Rückgängig
discard = Alles rückgängig
at-random = Zufällig wählen

## Das Brett

heading =
    -# { $game }: Züge ausprobieren { $move ->
        [0] ab Partiebeginn
       *[other] nach Zug { $move }
    }. Nur du siehst das, und nichts davon wird gespielt.
chance = Jetzt entscheidet der Zufall. Wähle, was geschieht, oder lass es auslosen. Was in der echten Partie kommt, hat damit nichts zu tun.
choose-chance = Wähle, was geschieht
too-long = Für weitere Züge ist hier kein Platz. Mach zuerst einige rückgängig.
not-possible = Das geht hier nicht.
