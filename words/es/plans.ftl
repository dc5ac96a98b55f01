### /plan y /note. En una partida de dos, un jugador planea respuestas a jugadas de su rival. Todo es privado.

## Botones y menús

plan-moves = Planear jugadas
add = Añadir una variante
save = Guardar esta variante
see = Mi plan
drop-all = Borrar todas las variantes
drop = Borrar una variante
note = Mi nota
write = Escribir una nota
change = Editar mi nota
erase = Borrar mi nota

## El plan

heading = ## Tu plan
empty = No planeaste nada para esta posición.
explained = Si { $who } juega una de estas variantes, hago enseguida tu respuesta. Cuando la partida toma otro camino o se deshace una jugada, se borran las variantes que ya no encajan. Solo tú ves tu plan.
counted =
    { $lines ->
        [one] { $lines } variante
       *[other] { $lines } variantes
    } de { $most }.
step =
    { $own ->
        [yes] **tú: { $move }**
       *[no] { $who }: { $move }
    }

## El tablero en el que se anota una variante

board-heading = -# Planeas jugadas: elige una jugada de { $who } y luego tu respuesta. Solo tú ves esto.
saved = Guardada. Para añadir otra variante, deshaz algunas jugadas y prueba otras.

## Lo que lee todo el mundo

planned = { $told } (planeado de antemano)

## La nota

note-heading = ## Tu nota sobre esta partida
no-note = No escribiste ninguna nota.
note-explained = Solo tú ves esto.
form-title = Tu nota sobre esta partida
form-label = Nota
form-hint = Solo tú ves esto. Déjalo vacío para borrar la nota.
