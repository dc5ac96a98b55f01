### Pistas: lo que jugaría la máquina, y por qué. Quien tiene el turno las pide y las lee en privado.

## Botones

hint = Pista
play-it = Hacer esta jugada

## La pista

heading = **Pista**: { $moves }.
choice = { $asks } ({ $choice })
after-it = La imagen muestra el tablero después de este turno.
share =
    { $share ->
        [100] Con el mejor juego, así ganas seguro.
        [0] La máquina ya no ve cómo ganar.
       *[other] Probabilidad estimada de ganar: { $share } %.
    }
otherwise = La siguiente mejor, con un { $share } %: { $moves }.
only = No hay ninguna otra jugada legal.
follows = Con el mejor juego, { $who } juega después: { $moves }.

## Después de una partida

taken = Pistas usadas: { $list }
taken-by = { $who } { $hints }

## Respuestas si no hay ninguna

none-here =
    { $why ->
        [off] Esta mesa juega sin pistas.
        [people] No hay pistas en partidas entre personas, salvo que la mesa las haya acordado antes de empezar.
       *[rated] No hay pistas en partidas por puntos. Puedes usarlas en juegos para uno y contra la máquina.
    }
failed = Esta vez la máquina no encontró una pista. No se contó ninguna.

## La opción de la mesa

option = Si se pueden pedir pistas. Nunca las hay en partidas por puntos entre personas.
option-on =
    { $begins ->
        [yes] Pistas en partidas con una máquina
       *[no] pistas en partidas con una máquina
    }
option-off =
    { $begins ->
        [yes] Sin pistas
       *[no] sin pistas
    }
option-all =
    { $begins ->
        [yes] Pistas y consejos para todos, si la partida es amistosa
       *[no] pistas y consejos para todos, si la partida es amistosa
    }
line = La imagen de abajo muestra el tablero después de eso.
