### Strata 5: todo lo que se lee de este juego. Las casillas son como c3. A un peón se le llama por su número: «el 3».
### «Atrapado» (debajo de un bloque, para siempre) y «bloqueado» (sin camino) son dos cosas distintas.

## El juego, antes de jugarlo

title = Strata 5
summary = Apila bloques, sube tus peones por ellos y llega antes que tu rival al nivel 5.
watch = Busca peones a los que tu rival pueda llegar con justo tantos pasos como su número: así captura y sube. Coloca cada bloque donde ayude a subir a tus peones y cierre el camino a los suyos.
option-size-name = tamaño
option-size = Tamaño del tablero
option-size-6 = la partida rápida, con ventaja para el rojo
option-size-8 = la partida normal
option-size-10 = la partida larga, casi siempre empate

## Lo que pasó

turn = { $who } { $actions }.
did-move =
    movió el { $number } de { $start }{ $ways ->
        [yes] {" "}por { $way }
       *[no] {""}
    } a { $end } (nivel { $level }{ $stuck ->
        [yes] , bloqueado por ahora
       *[no] {""}
    }){ $captures ->
        [yes] , capturando el { $captured } de { $rival }
       *[no] {""}
    }
did-enter =
    hizo entrar el { $number } { $ways ->
        [yes] por { $way } hasta
       *[no] en
    } { $end } (nivel { $level }{ $stuck ->
        [yes] , bloqueado por ahora
       *[no] {""}
    }){ $captures ->
        [yes] , capturando el { $captured } de { $rival }
       *[no] {""}
    }
did-move-briefly =
    { $again ->
        [yes] el { $number } de { $start } a { $end }
       *[no] movió el { $number } de { $start } a { $end }
    }{ $captures ->
        [yes] , capturando el { $captured } de { $rival }
       *[no] {""}
    }
did-enter-briefly =
    hizo entrar el { $number } en { $end }{ $captures ->
        [yes] , capturando el { $captured } de { $rival }
       *[no] {""}
    }
did-block =
    colocó un bloque de { $place } a { $corner } (nivel { $level }){ $does ->
        [traps] , atrapando { $trapped }
        [locks] , bloqueando { $locked }
        [both] , atrapando { $trapped } y bloqueando { $locked }
       *[nothing] {""}
    }
did-block-briefly =
    colocó un bloque en { $place }{ $traps ->
        [yes] , atrapando { $trapped }
       *[no] {""}
    }
caught =
    { $whose ->
        [own] { $owns ->
            [one] su propio { $own }
           *[other] sus propios { $own }
        }
        [theirs] { $rivals ->
            [one] el { $theirs } de { $rival }
           *[other] los { $theirs } de { $rival }
        }
        [both] su propio { $own } y el { $theirs } de { $rival }
       *[lists] { $owns ->
            [one] su propio { $own }
           *[other] sus propios { $own }
        }, y { $rivals ->
            [one] el { $theirs } de { $rival }
           *[other] los { $theirs } de { $rival }
        }
    }
did-no-pawn = no pudo mover ningún peón
did-no-second = no pudo mover un segundo peón
did-no-place = no tenía dónde colocar un bloque
did-no-block-left = ya no tenía bloques
did-pass = tuvo que pasar

## Cómo está la partida

state = Strata 5, turno { $turn }. { $doing }
doing =
    { $who } { $step ->
        [first] mueve un peón
        [second] mueve un segundo peón
       *[block] coloca un bloque
    }{ $moved ->
        [yes] {" "}(el peón de { $space } ya se movió)
       *[no] {""}
    }.
sides = Rojo: { $red }. Negro: { $black }.
seen-from-black = Visto desde el lado negro.
levels-by-rank = Niveles por fila, de la a a la { $last }: { $ranks }.
blocks-by-space = Bloques por su casilla inferior izquierda: { $levels }.
blocks-on-level = nivel { $level } { $places }
pawns-of =
    { $side ->
        [red] Peones rojos
       *[black] Peones negros
    }: { $board ->
        [0] ninguno
       *[other] { $pawns }
    }. En mano: { $hand ->
        [0] ninguno
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] . Atrapados: { $caged }
    }.
pawn-on = { $number } en { $space }
pawn-in = { $number } en { $space } al nivel { $level }
count =
    { $blocks ->
        [0] No quedan bloques
        [one] Queda { $blocks } bloque
       *[other] Quedan { $blocks } bloques
    }{ $idle ->
        [0] {""}
       *[other] . { $idle } de { $most } turnos sin capturas ni bloques
    }{ $stirred ->
        [yes] . Una captura o un bloque en este turno
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] . Esta posición se dio { $times } veces
    }.
levels-heading = Nivel de cada casilla, de la a a la { $last }:
rank = Fila { $rank }: { $levels }
level-by-level-heading = Nivel por nivel, los bloques por su casilla inferior izquierda:
blocks-heading = Bloques por su casilla inferior izquierda:
level =
    Nivel { $level }: bloques { $blocks }{ $standing ->
        [yes] , peones { $pawns }
       *[no] {""}
    }.
level-pawn =
    { $side ->
        [red] rojo
       *[black] negro
    } { $number } en { $space }{ $locked ->
        [yes] {" "}(bloqueado)
       *[no] {""}
    }
level-trapped =
    { $side ->
        [red] rojo
       *[black] negro
    } { $number } atrapado en { $space }
hollow = Con aire debajo: { $gaps }.
gap = { $space } bajo el nivel { $level }
in-hand =
    En mano: rojo { $reds ->
        [0] ninguno
       *[other] { $red }
    }, negro { $blacks ->
        [0] ninguno
       *[other] { $black }
    }.
grid-levels = Niveles:
grid-pawns = Peones, { letter-red } rojo y { letter-black } negro:
letter-red = r
letter-black = n
progress =
    { $forces }. { $blocks ->
        [0] No quedan bloques
        [one] Queda { $blocks } bloque
       *[other] Quedan { $blocks } bloques
    }.
force =
    { $who } ({ $side ->
        [red] rojo
       *[black] negro
    }) { $pawns ->
        [0] no tiene peones en el tablero
        [one] tiene { $pawns } peón en el tablero, a nivel { $high }
       *[other] tiene { $pawns } peones en el tablero, el más alto a nivel { $high }
    }

## Cómo terminó la partida

won-climbed = { $winner } llegó al nivel 5 y gana.
won-by-capture = Gana { $winner } con una captura: a { $loser } no le queda ningún peón sin bloquear.
won-by-block = Gana { $winner } con un bloque: todos los peones que le quedan a { $loser } están bloqueados.
won-locked-itself = A { $loser } no le queda ningún peón sin bloquear, así que gana { $winner }.
drawn-no-five = Empate: se colocaron todos los bloques, y ninguno está en el nivel 5.
drawn-idle = Empate: { $turns } turnos seguidos sin capturas ni bloques.
drawn-third = Empate: la misma posición se dio 3 veces.

## A quien tiene el turno

ask-first = Mueve un peón.
ask-second = Mueve un segundo peón (no el de { $moved }).
ask-block = Coloca un bloque.
ask-block-no-pawn = Ninguno de tus peones se puede mover, así que coloca un bloque.
ask-block-no-second = Ninguno de tus otros peones se puede mover, así que coloca un bloque.

## El campo vacío de un menú: lo que sus opciones tienen en común

menu-move = Mover un peón
menu-board = Mover un peón del tablero
menu-hand = Hacer entrar un peón de tu mano
menu-block = Colocar un bloque
menu-block-harm = Atrapar o bloquear peones
menu-block-top = Colocarlo sobre otros
menu-block-board = Colocarlo en el tablero
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Subir o capturar con tu { $pawn }
           *[no] Subir o capturar con el peón de { $pawn }
        }
        [level] { $hand ->
            [yes] Seguir al mismo nivel con tu { $pawn }
           *[no] Seguir al mismo nivel con el peón de { $pawn }
        }
        [descend] { $hand ->
            [yes] Bajar con tu { $pawn }
           *[no] Bajar con el peón de { $pawn }
        }
       *[any] { $hand ->
            [yes] Tu { $pawn } va a…
           *[no] El peón de { $pawn } va a…
        }
    }

## Opciones en menús

label-pawn =
    { $number } { $hand ->
        [yes] en mano
       *[no] en { $start }
    } ({ $places ->
        [one] { $places } lugar
       *[other] { $places } lugares
    }{ $captures ->
        [yes] , puede capturar
       *[no] {""}
    }{ $wins ->
        [yes] , puede ganar
       *[no] {""}
    })
label-lay =
    Colocar un bloque ({ $places ->
        [one] { $places } lugar
       *[other] { $places } lugares
    })
label-walk =
    { $hand ->
        [yes] { $number } de la mano
       *[no] de { $start }
    } a { $end }, nivel { $level }{ $does ->
        [captures] : captura { $side ->
            [red] el { $captured } rojo
           *[black] el { $captured } negro
        }
        [locked] : queda bloqueado por ahora
        [both] : captura { $side ->
            [red] el { $captured } rojo
           *[black] el { $captured } negro
        } y queda bloqueado por ahora
       *[nothing] {""}
    }
label-block =
    de { $place } a { $corner }, nivel { $level }{ $does ->
        [traps] : atrapa { $trapped }
        [locks] : bloquea { $locked }
        [both] : atrapa { $trapped }, bloquea { $locked }
       *[nothing] {""}
    }
label-block-briefly =
    de { $place } a { $corner }, nivel { $level }{ $does ->
        [traps] : atrapa { $trapped ->
            [one] { $trapped } peón
           *[other] { $trapped } peones
        }
        [locks] : bloquea { $locked ->
            [one] { $locked } peón
           *[other] { $locked } peones
        }
        [both] : atrapa { $trapped ->
            [one] { $trapped } peón
           *[other] { $trapped } peones
        }, bloquea { $locked }
       *[nothing] {""}
    }
label-caught =
    { $whose ->
        [own] { $owns ->
            [one] tu { $own }
           *[other] tus { $own }
        }
        [theirs] { $rivals ->
            [one] el { $theirs } { $side ->
                [red] rojo
               *[black] negro
            }
           *[other] los { $theirs } { $side ->
                [red] rojos
               *[black] negros
            }
        }
        [both] tu { $own } y el { $theirs } { $side ->
            [red] rojo
           *[black] negro
        }
       *[lists] { $owns ->
            [one] tu { $own }
           *[other] tus { $own }
        }, y { $rivals ->
            [one] el { $theirs } { $side ->
                [red] rojo
               *[black] negro
            }
           *[other] los { $theirs } { $side ->
                [red] rojos
               *[black] negros
            }
        }
    }

## En la imagen: breve

key-level = nivel
key-air = hueco
key-trapped = atrapado
key-locked = bloqueado
status-doing =
    { $step ->
        [first] mueve un peón
        [second] mueve otro
       *[block] coloca un bloque
    }
status-doing-left =
    { $step ->
        [first] mueve un peón
        [second] mueve otro
       *[block] coloca un bloque
    }, { $left ->
        [one] queda { $left } turno
       *[other] quedan { $left } turnos
    }
status =
    { $board ->
        [0] { $trapped ->
            [0] todos en mano
            [one] { $trapped } atrapado
           *[other] { $trapped } atrapados
        }
       *[other] { $trapped ->
            [0] { $board } en el tablero
            [one] { $board } en el tablero, { $trapped } atrapado
           *[other] { $board } en el tablero, { $trapped } atrapados
        }
    }

## Consejos para nuevos jugadores

hint-wins = Tu { $number } puede llegar a { $end }, al nivel { $level }: eso gana.
hint-captures = Tu { $number } puede capturar el { $captured } de { $end }.
hint-second = Importa dónde termina, no cómo llega hasta ahí.
hint-enter = Entrar en un bloque inicial ya es el primer paso.
hint-walk = Un peón da su número de pasos, y sube o baja 1 por paso.
hint-trap = Un bloque en { $place } atraparía para siempre un { $number } rival.
hint-trap-own = Cuidado: un bloque en { $place } atraparía tu propio { $number }.
hint-climb = Un bloque en { $place } hace de escalón hasta el nivel { $level }.
hint-block = Donde dos bloques se tocan, otro cabe sobre ambos.

## Por qué una jugada no es legal

why-off-board = { $space } no está en el tablero, que va de a1 a { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Mueve un primer peón antes de colocar un bloque.
       *[no] Mueve un segundo peón antes de colocar un bloque.
    }
why-block-now = Ahora tienes que colocar un bloque.
why-not-in-hand = No tienes un { $number } en mano.
why-no-door = A tus bloques iniciales no les queda ninguna casilla abierta, así que no puede entrar ningún peón.
why-doors-taken = Todas las casillas abiertas de tus bloques iniciales están ocupadas, así que no puede entrar ningún peón.
why-no-entry = Ahora mismo tu { $number } no puede dar { $number } pasos desde tus bloques iniciales.
why-entry-blocked = Otros peones cierran a tu { $number } todos los caminos hasta { $end }.
why-entry-far = Un peón de la mano no puede llegar a { $end } en { $number } pasos (entrar es el primero).
why-trapped = Tu { $number } de { $space } está atrapado para siempre.
why-empty = En { $space } no hay ningún peón.
why-theirs = El peón de { $space } es de tu rival.
why-moved = El peón de { $space } ya se movió. El segundo tiene que ser otro.
why-same-space = Un peón no puede terminar en la casilla de la que salió.
why-locked = Tu { $number } de { $space } está bloqueado: no tiene ningún camino de { $number } pasos.
why-blocked = Otros peones cierran el paso a tu { $number } de { $space }: ahora mismo no se puede mover.
why-bare = En { $space } no hay ningún bloque, y los peones solo pueden estar sobre bloques.
why-own-pawn = En { $space } está tu propio peón.
why-too-far = { $end } está al menos a { $steps } pasos de { $start }, pero un { $number } da exactamente { $number }.
why-parity =
    { $odd ->
        [yes] Un { $number } da exactamente { $number } pasos, pero { $end } está siempre a un número impar de pasos de { $start }.
       *[no] Un { $number } da exactamente { $number } pasos, pero { $end } está siempre a un número par de pasos de { $start }.
    }
why-walk-blocked = Otros peones cierran todos los caminos de { $number } pasos de { $start } a { $end }.
why-no-walk = No hay ningún camino de { $number } pasos de { $start } a { $end }. Un peón va solo sobre bloques, sube o baja como máximo 1 nivel por paso y no pisa dos veces la misma casilla.
why-over-edge = Un bloque se nombra por su casilla inferior izquierda. En { $place } se saldría del borde.
why-alone = En el tablero vacío, un bloque tiene que tocar otro del nivel 1. En { $place } no lo tocaría.
why-too-high = En { $place } el bloque estaría en el nivel { $level }, pero el más alto es el { $top }.
why-uneven =
    { $spaces ->
        [one] En { $place } solo 1 de las 4 casillas del bloque llega al nivel { $height }, pero hacen falta al menos 3.
       *[other] En { $place } solo 2 de las 4 casillas del bloque llegan al nivel { $height }, pero hacen falta al menos 3.
    }
why-one-block = En { $place } el bloque estaría sobre uno solo. Necesita debajo al menos 2 piezas (bloques o peones).

## Por qué una pista aconseja un turno

advice-free = Después de esto, se pueden mover { $own } de tus peones y { $theirs } de los de tu rival. Con el siguiente mejor turno son { $ownother } y { $theirsother }.
advice-stops = Esto mantiene a tu rival lejos del nivel 5.
advice-climbs = Después de esto, amenazas con subir al nivel 5.
advice-captures = Después de esto, las capturas al alcance son { $own } a { $theirs }. Con el siguiente mejor turno son { $ownother } a { $theirsother }.
outdoes-free = Los peones que se pueden mover habrían sido { $own } a { $theirs } en vez de { $ownwas } a { $theirswas }.
outdoes-captures = Las capturas al alcance habrían sido { $own } a { $theirs } en vez de { $ownwas } a { $theirswas }.

## Consejos de una pista o de un análisis

advise-walk =
    { $hand ->
        [yes] { $captures ->
            [yes] Haz entrar el { $number } en { $end } y captura allí
           *[no] Haz entrar el { $number } en { $end }
        }
       *[no] { $captures ->
            [yes] Mueve el { $number } de { $start } a { $end } y captura allí
           *[no] Mueve el { $number } de { $start } a { $end }
        }
    }
advise-block = Coloca un bloque en { $place }
