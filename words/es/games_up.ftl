### The Game’s Up!: todo lo que se lee de este juego. Los nombres van sin artículo. Las casillas son como a5. Una ficha muestra un
### número y al moverse pasa a otro («un 3 que pasa a 4»). Los bandos son rojo y azul.

## Antes de una partida

title = The Game’s Up!
summary = Da la vuelta a las fichas, captúralas, apílalas y llega antes que nadie al objetivo.
watch = Después de cada jugada tuya, pregúntate qué se puede capturar ahora: primero tus pilas grandes. El número del borde de una ficha es el que mostrará cuando se mueva.
option-target-name = objetivo
option-target = Los puntos que ganan enseguida
option-stacks-name = pilas
option-stacks = Qué puede capturar una pila
option-stacks-free-name = libres
option-stacks-free = todo lo que muestre un número menor
option-stacks-alternating-name = alternas
option-stacks-alternating = lo mismo, pero los colores deben alternar hasta abajo
option-turning-name = giro
option-turning = Si la imagen del tablero gira un cuarto después de cada jugada, con sus letras y números
option-turning-on-name = sí
option-turning-on = el tablero gira
option-turning-off-name = no
option-turning-off = el tablero no gira

## Lo que pasó

told =
    { $who } movió { $what ->
        [stack] una pila de { $tall }
        [theirs] el { $face } de { $rival }
       *[own] un { $face }
    } de { $start }{ $leaps ->
        [yes] {" "}por encima de { $over }
       *[no] {""}
    } a { $end } ({ $what ->
        [stack] arriba, el { $face } pasó a { $shown }
       *[other] pasó a { $shown }
    }){ $prey ->
        [stack] {" "}y capturó la pila de { $taken } de { $rival }
        [single] {" "}y capturó el { $preyface } de { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, ahora { $score } de { $target }
       *[no] {""}
    }.
told-least =
    { $who } movió { $what ->
        [stack] una pila de { $tall }
        [theirs] el { $face } de { $rival }
       *[own] un { $face }
    } de { $start } a { $end }{ $prey ->
        [stack] {" "}y capturó la pila de { $taken } de { $rival }
        [single] {" "}y capturó el { $preyface } de { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }
       *[no] {""}
    }.
falls = { $who } bajó de { $before } a { $after }.
starts-by-lot = El sorteo decidió que empieza { $who }.

## Cómo está una partida

to-move = Es el turno de { $who }.
lot-to-come = Todavía no se sorteó quién empieza.
state = The Game’s Up! { $doing } Puntos (objetivo { $target }): { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] rojo
       *[blue] azul
    }) { $score }
score = { $who } { $score }
progress = { $scores }. Objetivo: { $target }.
no-way-back = No se puede volver atrás enseguida: { $ways }.
way = de { $start } a { $end }
quiet =
    Jugadas sin capturas: { $quiet } de { $most }{ $times ->
        [1] {""}
       *[other] . Esta posición se dio { $times } veces
    }.
turned =
    El tablero está { $quarters ->
        [1] girado un cuarto a la derecha
        [2] cabeza abajo
       *[3] girado tres cuartos a la derecha
    }.
seen-from-blue = Visto desde el lado azul.
singles =
    { $side ->
        [red] Fichas rojas sueltas
       *[blue] Fichas azules sueltas
    }: { $pieces }.
no-singles =
    { $side ->
        [red] Fichas rojas sueltas
       *[blue] Fichas azules sueltas
    }: ninguna.
stacks =
    { $side ->
        [red] Pilas rojas
       *[blue] Pilas azules
    }, de arriba abajo: { $stacks }.
stack-at = { $square } { $stack }
stacks-heading = Pilas, de arriba abajo:
no-stacks = No hay pilas.
stack-line = { $square }: { $stack }.
stack = { $pieces } ({ $tall }, suma { $sum })
stack-piece =
    { $side ->
        [red] rojo
       *[blue] azul
    } { $face }
rank = Fila { $rank }: { $squares }.
rank-piece =
    { $file } { $side ->
        [red] rojo
       *[blue] azul
    } { $face }
rank-stack =
    { $file } { $side ->
        [red] pila roja
       *[blue] pila azul
    } de { $tall }, arriba { $face }
rank-empty = { $files } sin fichas
grid-key = r rojo, b azul, + pila

## Cómo terminó una partida

won-target = Gana { $winner } al llegar al objetivo de { $target } puntos.
won-no-move = Gana { $winner } por { $more } a { $less }: no quedan jugadas.
drawn-no-move = Empate a { $score }: no quedan jugadas.
won-quiet = Gana { $winner } por { $more } a { $less }: no hubo capturas en { $most } jugadas.
drawn-quiet = Empate a { $score }: no hubo capturas en { $most } jugadas.
drawn-third = Empate: la misma posición se dio 3 veces.
scores-are = Puntos finales: { $scores }.

## Lo que lee quien tiene el turno

ask =
    Mueve una de tus fichas o una de las { $side ->
        [red] rojas
       *[blue] azules
    }.
ask-not-back = Mueve una ficha, pero sin volver atrás enseguida ({ $ways }).
way-short = { $start }–{ $end }
menu-any = Mover una ficha
menu-own = Mover una de las tuyas
menu-theirs =
    Mover una de las { $side ->
        [red] rojas
       *[blue] azules
    }
menu-where = De { $start } a…
turning = El tablero gira un cuarto a la derecha después de cada jugada. Las casillas conservan sus nombres.

## Opciones en menús

label-stack =
    Pila en { $start }, arriba { $face } (pasa a { $shown }{ $can ->
        [win] , puede ganar
        [capture] , puede capturar
       *[no] {""}
    })
label-own =
    { $face } en { $start } (pasa a { $shown }{ $can ->
        [win] , puede ganar
        [capture] , puede capturar
       *[no] {""}
    })
label-theirs =
    { $face } { $side ->
        [red] rojo
       *[blue] azul
    } en { $start } (pasa a { $shown }{ $can ->
        [win] , puede ganar
        [capture] , puede capturar
       *[no] {""}
    })
label-go =
    { $leaps ->
        [yes] de { $start } salta a { $end }
       *[no] de { $start } a { $end }
    }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
label-takes =
    { $leaps ->
        [yes] de { $start } salta a { $end }
       *[no] de { $start } a { $end }
    }: captura { $prey ->
        [stack] pila de { $taken }, arriba { $preyface }
       *[single] { $preyface }
    }, { $gain }

## En la imagen: breve

key-small = número al moverse
key-plate = solo puntúan las pilas: su suma
layers = De arriba abajo:
plate-moves-left =
    { $left ->
        [0] su turno, sin jugadas
        [one] su turno, { $left } jugada más
       *[other] su turno, { $left } jugadas más
    }
plate =
    { $singles ->
        [0] ninguna suelta
        [one] { $singles }{"\u00A0"}suelta
       *[other] { $singles }{"\u00A0"}sueltas
    }, { $stacks ->
        [0] sin pilas
        [one] { $stacks }{"\u00A0"}pila
       *[other] { $stacks }{"\u00A0"}pilas
    }

## Consejos

hint-stack = Tu pila en { $square } vale { $worth }. Al moverla, su { $top } pasa a { $shown }.
hint-none = Solo puntúan las pilas, y cada captura hace una pila.
hint-capture =
    Tu { $what ->
        [stack] pila
       *[single] { $face }
    } en { $start } pasa a { $shown } y captura en { $end }: { $gain }{ $wins ->
        [yes] , y ganas
       *[no] {""}
    }.

## Por qué una jugada no es legal

why-off-board = { $square } no está en el tablero, que va de a1 a { $last }.
why-empty = { $square } está vacía.
why-their-stack = La pila en { $square } es de tu rival. De las suyas solo puedes mover fichas sueltas.
why-nowhere = La ficha o la pila en { $square } no tiene ahora adónde ir.
why-there = La ficha o la pila en { $square } ya está ahí.
why-far = { $end } está demasiado lejos de { $start }, o no en línea recta.
why-stack-far = Las pilas se mueven una sola casilla.
why-leap = Solo puedes saltar por encima de una ficha del mismo color, y en { $over } no hay ninguna.
why-closed = No puedes volver enseguida de { $start } a { $end }.
why-own = En { $end } hay una ficha o una pila del mismo color.
why-their-piece = Las fichas de tu rival solo se pueden mover a una casilla vacía.
why-alternating = La ficha de abajo de la pila quedaría sobre otra del mismo color.
why-face = Pasaría a { $face }, que no puede capturar un { $prey }.

## Por qué una pista aconseja una jugada

advice = Frente a tu rival, esto vale { $gain }. La siguiente mejor jugada vale { $other }.
advice-after = Con el mejor juego después, quedan { $own } para ti y { $theirs } para tu rival. Con la siguiente mejor jugada quedan { $ownother } y { $theirsother }.
outdoes = Los puntos habrían quedado { $own } a { $theirs } en vez de { $ownwas } a { $theirswas }.

## Consejos de una pista o de un análisis

advise-move =
    { $what ->
        [stack] { $captures ->
            [yes] Mueve la pila de { $start } hasta { $end } y captura allí
           *[no] Mueve la pila de { $start } hasta { $end }
        }
       *[single] { $captures ->
            [yes] Mueve la ficha de { $start } hasta { $end } y captura allí
           *[no] Mueve la ficha de { $start } hasta { $end }
        }
    }
