### El análisis de una partida terminada: cómo cambió la probabilidad de ganar de cada jugador, y qué jugadas costaron mucho. Privado.

## Botones

analyse = Analizar
see-move = Jugada { $move }
start = Comienzo

## Mientras alguien espera

in-line = Análisis antes del tuyo: { $ahead }.
working =
    Analizando esta partida: { $done } de { $moves ->
        [one] { $moves } jugada lista
       *[other] { $moves } jugadas listas
    }.
replaced = Detuve este análisis porque empezaste otro.
too-long = Este análisis tarda demasiado, así que lo detuve. Inténtalo de nuevo más tarde.
stopped = Me estoy reiniciando, así que este análisis no terminó. Inténtalo de nuevo en un minuto.
failed = No pude analizar esta partida. Inténtalo de nuevo más tarde.
not-over = Puedes analizar una partida cuando termine.

## El resultado

heading = { $game }: análisis
percent = { $number } %
chance = { $who } { $percent }
alt =
    Gráfico de la probabilidad de ganar de cada jugador a lo largo de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }. Al comienzo: { $start }. Al final: { $end }.
player = - { $who }: { $start } al comienzo, { $end } al final. Suerte { $luck }, decisiones { $choices }.
explained = La suerte es lo que cambió el azar, en puntos porcentuales. Las decisiones son lo que cambiaron las jugadas de todos. Juntas dan el cambio del comienzo al final. Todas las probabilidades son estimaciones de la máquina.
expensive = Las jugadas más caras
none-expensive = Ninguna jugada costó más de 2 puntos porcentuales.
mistake = { $number }. La jugada { $move } costó { $cost ->
        [one] { $cost } punto porcentual
       *[other] { $cost } puntos porcentuales
    }. { $played } Mejor: { $better }.

## En el historial, en un momento de la partida

chances = Probabilidad de ganar: { $list }
was-expensive = Esta jugada costó { $cost ->
        [one] { $cost } punto porcentual
       *[other] { $cost } puntos porcentuales
    }. Mejor: { $better }.
why-better = La probabilidad de ganar habría sido del { $better } en vez del { $played }.
best-reply = Mejor respuesta de { $who }: { $moves }.
