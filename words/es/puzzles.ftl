### Problemas: posiciones de partidas entre máquinas en las que un turno es claramente el mejor. Privados. Cada servidor tiene uno al día.

## Botones

go-on = Seguir con un problema
next = Siguiente problema ▶
easier = Un problema más fácil
daily = Problema del día
show-solution = Mostrar la solución

## Un problema

heading-daily = -# { $game }, problema del día, dificultad { $points }
heading-own = -# { $game }, problema { $number } de { $puzzles }, dificultad { $points }
title =
    { $asks ->
        [turn] ### Encuentra el mejor turno
       *[choice] ### Encuentra la mejor jugada
    }
task =
    { $asks ->
        [turn] Aquí un turno es claramente mejor que todos los demás. Encuéntralo.
       *[choice] Aquí una jugada es claramente mejor que todas las demás. Encuéntrala.
    } { $left ->
        [one] Tienes { $left } intento.
       *[other] Tienes { $left } intentos.
    }

## Después de una respuesta

best-reply = Mejor respuesta de { $who }: { $moves }.
worth =
    { $asks ->
        [turn] Tu probabilidad de ganar es del { $share } % después de eso, y del { $best } % después del mejor turno.
       *[choice] Tu probabilidad de ganar es del { $share } % después de eso, y del { $best } % después de la mejor jugada.
    }
left =
    { $left ->
        [one] Inténtalo de nuevo: te queda { $left } intento.
       *[other] Inténtalo de nuevo: te quedan { $left } intentos.
    }
found = ¡Correcto! Eso juega también la máquina.
wins-too = ¡Correcto! Eso gana la partida.
solution = Solución: **{ $moves }**.
finished = Este problema ya lo terminaste. Aquí está la solución.

## Debajo del problema del día cuando está terminado

solvers =
    { $tried ->
        [one] Nadie más de aquí lo ha intentado todavía.
       *[other] Resuelto por { $solved } de las { $tried } personas de aquí que lo intentaron.
    }
streak =
    { $days ->
        [one] Racha en el problema del día: { $days } día.
       *[other] Racha en el problema del día: { $days } días.
    }

## Respuestas si no hay ningún problema

all-done =
    { $puzzles ->
        [0] No hay problemas de { $game }.
        [one] Terminaste el único problema de { $game }.
       *[other] Terminaste los { $puzzles } problemas de { $game }.
    }
none = No hay problemas para resolver.
gone = Este problema ya no está disponible. Usa `/puzzle` para ver otro.

## En /stats

stats-heading = ### Problemas
stats-daily =
    { $tried ->
        [one] Problemas del día: { $solved } de { $tried } resuelto.
       *[other] Problemas del día: { $solved } de { $tried } resueltos.
    }
stats-streak =
    { $now ->
        [0] Mejor racha: { $best ->
            [one] { $best } día
           *[other] { $best } días
        }.
        [one] Racha actual: { $now } día (la mejor: { $best ->
            [one] { $best } día
           *[other] { $best } días
        }).
       *[other] Racha actual: { $now } días (la mejor: { $best ->
            [one] { $best } día
           *[other] { $best } días
        }).
    }
stats-own =
    { $tried ->
        [one] Otros problemas: { $solved } de { $tried } resuelto.
       *[other] Otros problemas: { $solved } de { $tried } resueltos.
    }
stats-today =
    { $tried ->
        [0] Nadie de aquí ha intentado todavía el problema de hoy.
        [one] Lo intentó { $tried } persona de aquí. Resuelto por { $solved }.
       *[other] Lo intentaron { $tried } personas de aquí. Resuelto por { $solved }.
    }

## Below a puzzle that is finished

themes = El tema: { $themes }.
theme =
    { $theme ->
        [win] una victoria inmediata
        [forced] una victoria forzada
        [fork] una amenaza doble
        [only] la única jugada que salva la partida
        [capture] una captura
        [trap] una trampa
        [last] el último peligro de una fase
       *[chapter] un Capítulo final
    }
rating = Tu puntuación de problemas en { $game }: { $rating }.
rating-changed = Tu puntuación de problemas en { $game }: { $rating } ({ $change }).
in-row = Resueltos seguidos: { $number }.
stats-ratings = Puntuaciones de problemas: { $ratings }.
stats-rating =
    { $row ->
        [0] { $game } { $rating }
       *[other] { $game } { $rating } (racha más larga { $row })
    }
