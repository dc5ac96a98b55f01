### Probar jugadas en un tablero privado: por todos los puestos. Nada de eso se juega.

## Botones

try-moves = Probar jugadas
undo = Deshacer
discard = Deshacer todo
at-random = Elegir al azar

## El tablero

heading =
    -# { $game }: pruebas jugadas { $move ->
        [0] desde el comienzo
       *[other] después de la jugada { $move }
    }. Solo tú ves esto, y no se juega nada.
chance = Lo que sigue lo decide el azar. Elige qué ocurre o déjalo a la suerte. Esto no tiene nada que ver con lo que saldrá en la partida real.
choose-chance = Elige qué ocurre
too-long = Aquí ya no caben más jugadas. Deshaz algunas primero.
not-possible = Eso no es posible aquí.
