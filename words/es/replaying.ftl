### Una partida terminada: /replay, su animación, y /verify, si sus dados fueron limpios.

## La repetición

replay = Repetición
in-line = Antes se está haciendo otra repetición. La tuya viene después.
too-large = Esta partida es demasiado larga para una animación. Usa `/history` para recorrerla.
stopped = Me estoy reiniciando, así que la repetición no se terminó. Inténtalo de nuevo en un minuto.
drawing = Creando la repetición: { $drawn } de { $frames } imágenes listas.
shown =
    -# { $game }, mesa { $table }: { $whole ->
        [yes] todos los turnos
       *[no] faltan algunos turnos porque hay demasiados
    }, { $frames ->
        [one] { $frames } imagen
       *[other] { $frames } imágenes
    }.
no-gif = -# Demasiado larga para un GIF. Si no se reproduce en tu teléfono, usa `/history`.
alt = Repetición animada de la partida de { $game } en la mesa { $table }. Usa /history para leerla en palabras.

## Si los dados fueron limpios

verified =
    { $drawn ->
        [dice] Tiré de nuevo los dados de esta partida a partir de su secreto ({ $times ->
            [one] { $times } tirada
           *[other] { $times } tiradas
        }). Los resultados fueron los mismos{ $partly ->
            [yes] , salvo los puestos de jugadores cuyos datos se borraron.
           *[no] .
        }
        [cards] Saqué de nuevo las cartas de esta partida a partir de su secreto ({ $times ->
            [one] { $times } vez
           *[other] { $times } veces
        }). Los resultados fueron los mismos{ $partly ->
            [yes] , salvo los puestos de jugadores cuyos datos se borraron.
           *[no] .
        }
        [lot] Repetí los sorteos de esta partida a partir de su secreto ({ $times ->
            [one] { $times } sorteo
           *[other] { $times } sorteos
        }). Los resultados fueron los mismos{ $partly ->
            [yes] , salvo los puestos de jugadores cuyos datos se borraron.
           *[no] .
        }
       *[seats] En esta partida solo se sortean los puestos. Los sorteé de nuevo a partir de su secreto, y el resultado fue el mismo{ $partly ->
            [yes] , salvo los puestos de jugadores cuyos datos se borraron.
           *[no] .
        }
    }
fingerprint = Ese secreto tiene la huella que se mostró antes de la partida:
proof = Para ver qué demuestra esto, ejecuta `python -m sessions` con el archivo de `/record`.
seats-drawn = Los puestos se sortearon entre los jugadores que empezaron la partida.
took-over = { $newcomer } sustituyó a { $former } en el puesto { $seat }.

## Cómo cayó la suerte: una línea por jugador y tipo de azar

luck = ¿Cuánta suerte tuvo cada jugador?
luck-mean = - { $name }, { $what } ({ $times }): { $came } de promedio, lo esperado: { $expected }.
luck-different = - { $name }, { $what } ({ $times }): { $came } de { $all } resultados posibles.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } (lo esperado: { $expected })
