### Lo que comparten todos los juegos: en imágenes, menús y textos.
###
### Un solo español para los dos lados del océano: «tú» y «ustedes» (nunca «vosotros» ni «vos»), pretérito simple («abandonó», no
### «ha abandonado»), y palabras que se entienden en todas partes: «la máquina» (ni ordenador ni computadora), «ver»,
### «elegir», «pulsar» un botón. Nada de «coger». Los términos de todos los archivos: words/terms.csv. Los nombres no llevan artículo ni género:
### «el turno de Ana», «Ana abandonó», y no «está listo».

## Listas

list-two =
    { $a } { $sound ->
        [i] e
       *[other] y
    } { $b }
list-last =
    { $most } { $sound ->
        [i] e
       *[other] y
    } { $last }
list-clauses =
    { $most }, { $sound ->
        [i] e
       *[other] y
    } { $last }
or-two =
    { $a } { $sound ->
        [o] u
       *[other] o
    } { $b }
or-last =
    { $most } { $sound ->
        [o] u
       *[other] o
    } { $last }
list-comma = {", "}
list-semicolon = {"; "}
decimal = { $whole },{ $digits }

## Alrededor de una posición

last = Lo último: { $told }
unnamed = Puesto { $seat }
ended = La partida terminó.
game-begins = Empieza la partida.
table-ended = La partida terminó aquí antes de tiempo.

## Opciones en menús

label-wins = { $meaning } – ganas
label-loses = { $meaning } – pierdes
label-draws = { $meaning } – empate
label-out = { $meaning } – quedas fuera
label-further = { $meaning }, y luego { $further }
several = { $meaning } ×{ $times }

## Cómo alguien sale de la partida

gave-up = { $who } abandonó.
departed =
    { $how ->
        [late] { $who } se quedó sin tiempo
        [left] { $who } dejó el servidor
       *[taken] La moderación expulsó a { $who }
    }.
won-resigned =
    { $how ->
        [late] { $loser } se quedó sin tiempo, así que gana { $winner }
        [left] { $loser } dejó el servidor, así que gana { $winner }
        [taken] La moderación expulsó a { $loser }, así que gana { $winner }
       *[resigned] { $loser } abandonó, así que gana { $winner }
    }.
plate-gone =
    { $how ->
        [late] sin tiempo
        [left] dejó el servidor
        [taken] expulsión (moderación)
       *[resigned] abandonó
    }
plate-draw = empate
plate-won = ganó
plate-lost = perdió
plate-to-move = su turno
