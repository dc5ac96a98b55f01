### Mirar una partida sin jugar: /board, /history, /open. Privado.

## Botones

view-large = Ver en grande
turn-it = Girar el tablero
post-again = Publicar de nuevo el tablero
history = Historial
first = ⏮ Primera
back = ◀ Atrás
next = Siguiente ▶
last = Última ⏭
go-to = Ir a…
see-board = Ver el tablero
in-words = Mostrar como texto

## El tablero

posted = Publiqué de nuevo el tablero en el canal.
to-play = { $badge } Es el turno de { $who }.
watch = { $table }. No juegas ahí, pero puedes mirar cuanto quieras.

## Recorrer una partida

form-title = Ir a una jugada
form-label = Número de la jugada
form-hint = 0 para el comienzo de la partida
no-number = Eso no es el número de una jugada. Escribe un número, por ejemplo 12.
moves-so-far =
    Esta partida tiene { $moves ->
        [0] 0 jugadas
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
at-start = -# { $game }, antes de la primera jugada
at-move = -# { $game }, jugada { $move } de { $last }
page = -# { $game }, página { $page } de { $last }
nothing-yet = Todavía no hay jugadas.
