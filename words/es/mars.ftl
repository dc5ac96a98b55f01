### Stranded on Mars: todo lo que se lee de este juego.
###
### Glosario: hazard = peligro · face = enfrentarse a · fight = combate · beat = vencer · needs = pide · row = fila · draw pile = mazo ·
### draw = robar · discard = descarte · destroy = destruir · removed = destruidas · ability = habilidad · aging card = carta de desgaste ·
### knowledge = conocimiento · free card = carta gratis · life = vida («2 de vida») · hunger = hambre · exchange = cambiar · in view = a la
### vista · deck = baraja · Green Sol = Sol verde · Final Chapter = Capítulo final. Los nombres de cartas van sin artículo.

## El juego, antes de jugarlo

title = Stranded on Mars
summary = A solas en Marte: aprende de lo que superas, y vete antes de que se te acabe la vida.
watch = Al principio pierde a propósito algunos combates, y destruye tus cartas malas con la vida que eso cuesta. Deja de robar en cuanto tengas suficiente.
option-level-name = nivel
option-level = La dificultad
option-level-1 = 20 de vida (máximo 22), sin carta de desgaste al comienzo, sin Dedos dormidos (−3)
option-level-2 = 20 de vida (máximo 22), 1 carta de desgaste desde el comienzo, sin Dedos dormidos (−3)
option-level-3 = 20 de vida (máximo 22), 1 carta de desgaste desde el comienzo, con todas las de desgaste
option-level-4 = 18 de vida (máximo 20), 1 carta de desgaste desde el comienzo, con todas las de desgaste

## Lo que pasó

level-says = Nivel { $level }: { $says }.
drew = { $who } robó { $cards }.
paid-for = { $who } pagó { $life } de vida por { $cards }.
destroyed = { $who } destruyó { $cards }.
drew-unknown = { $who } robó una carta gratis.
paid-for-unknown = { $who } pagó { $life } de vida por una carta.
destroyed-none = { $who } no destruyó ninguna carta.
destroyed-no-more = { $who } dejó de destruir cartas.
chapters-drawn = Capítulos finales: { $foes }.
hazards-dealt = Peligros: { $foes }.
came = La carta es { $card }.
needs =
    pide { $value } { $free ->
        [0] sin cartas gratis
        [one] con { $free } carta gratis
       *[other] con { $free } cartas gratis
    }
last-hazard = Es el último, así que hay que enfrentarse a él: { needs }.
faced = { $who } se enfrentó a { $foe }: { needs }.
began-chapter = { $who } empezó con el Capítulo final { $foe }: { needs }.
next-chapter = Ahora viene el otro Capítulo final, { $foe }: { needs }.
cannot-beat = { $foe }: ya no se puede vencer.
renewed =
    El descarte se barajó y es el nuevo mazo: { $size ->
        [0] ninguna carta
        [one] { $size } carta
       *[other] { $size } cartas
    }, { $joined ->
        [yes] con { $card }
       *[no] sin una nueva carta de desgaste
    }.
aging-joined = { $card } entró en la baraja.
aging-from-start = { $card } está en la baraja desde el comienzo.
beat =
    { $who } venció a { $foe } ({ $total } contra { $value }){ $gains ->
        [yes] {" "}y ganó { $card }
       *[no] {""}
    }.
lost-fight = { $who } perdió contra { $foe } ({ $total } contra { $value }) y pagó { $life } de vida.
paid-hunger = { $who } pagó { $life } de vida por hambre.
not-paid =
    { $who } tenía que pagar { $life } de vida por { $cost ->
        [fight] el combate perdido
       *[hunger] hambre
    }, pero solo tenía { $had }.
phase-begins =
    { $phase ->
        [green] Empieza el Sol verde.
        [yellow] Empieza el Sol amarillo.
        [red] Empieza el Sol rojo.
       *[final] Empiezan los Capítulos finales.
    }

## Lo que hizo una habilidad

effects = { $who } { $effects }.
effects-last = { $most }, y { $last }
did-use = usó { $card }
did-destroy = destruyó { $card }
did-double = duplicó { $card }
did-copy = copió { $card }
did-swap = descartó { $card }
did-get = robó { $card } en su lugar
did-put-below = puso { $card } al fondo del mazo
did-see = vio { $cards }
did-draw = robó { $cards }
did-take-more = fue por otra carta
did-leave = paró ahí
did-drop = descartó { $card }
did-drop-none = no descartó nada
did-put-back =
    { $count ->
        [1] dejó { $first } encima del mazo
        [2] dejó { $first } encima del mazo, con { $second } debajo
       *[3] dejó { $first } encima del mazo, con { $second } y luego { $third } debajo
    }
did-gain = ganó { $life } de vida
did-lower =
    { $phase ->
        [green] bajó el peligro a su valor del Sol verde
        [yellow] bajó el peligro a su valor del Sol amarillo
       *[red] bajó el peligro a su valor del Sol rojo
    }

## Cartas dentro de frases

valued = { $card } ({ $value })
times = { $many } × { $card }
full =
    { $card } { $value }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
short =
    { $code } { $value }{ $acts ->
        [yes] {" "}{ $does }
       *[no] {""}
    }
numbered = { $place } { $what }

## Cómo está la partida, en texto

state = Stranded on Mars, nivel { $level }. { $doing }
doing = { $who } { waits }.
doing-stopped = { $who }: la partida terminó.
waits =
    { $step ->
        [first-aging] roba una carta de desgaste
        [final] saca un Capítulo final
        [deal] saca un peligro
        [face] tiene que elegir un peligro
        [chapter] tiene que elegir un Capítulo final
        [fight] tiene que seguir o terminar el combate
        [aging] roba una carta de desgaste
        [card] roba una carta
        [on] tiene que elegir una carta
        [look] tiene que tomar una carta o parar
        [drop] puede descartar 1 carta
        [stack] tiene que devolver cartas
       *[destroy] tiene que destruir cartas o parar
    }
life-and-score =
    { $phase ->
        [green] Sol verde
        [yellow] Sol amarillo
        [red] Sol rojo
       *[final] Capítulos finales
    }, vida { $life } de { $most }, { $over ->
        [yes] puntos { $score }
       *[no] puntos por ahora { $score }
    }.
dealt = Sobre la mesa: { $offers }.
offer =
    { $foe } ({ needs }, da un { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
against =
    Contra { $foe }: suma { $total } de { $value }{ $lowered ->
        [0] {""}
       *[other] , fase −{ $lowered }
    }, { $free ->
        [0] sin cartas gratis
        [one] queda { $free } carta gratis
       *[other] quedan { $free } cartas gratis
    }{ $stopped ->
        [yes] , carta de alto
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , hambre { $hunger }
    }.
lost-to =
    Derrota contra { $foe }, { $budget ->
        [one] queda { $budget } para destruir cartas
       *[other] quedan { $budget } para destruir cartas
    }.
under-way =
    En curso: { $does } con la carta { $place }, { $left ->
        [one] queda { $left } vez
       *[other] quedan { $left } veces
    }.
coming =
    { $free ->
        [yes] Ahora: una carta gratis, la número { $place }.
       *[no] Ahora: una carta, la número { $place }.
    }
used-gone = Usadas y ya fuera de la fila: { $cards }.
used-times = { $many } × { $card }
in-view = A la vista: { $cards }.
row = Fila: { $cards }.
row-heading = Fila:
row-last = { $card }.
row-card = { $card } ({ $notes })
note-doubled = duplicada
note-made-0 = cuenta 0
note-left-out = no cuenta
note-used = usada
note-usable = se puede usar
note-free = gratis
letter-doubled = d
letter-used = u
letter-free = g
row-by-codes = Fila en orden ({ letter-doubled } duplicada, { letter-used } usada, { letter-free } gratis): { $cards }.
row-table-heading = Fila ({ letter-doubled } duplicada, { letter-used } usada, { letter-free } gratis):
stack =
    Mazo { $size }{ $tops ->
        [yes] , ahora { $top }
       *[no] {""}
    }{ $bottoms ->
        [yes] , al fondo { $bottom }
       *[no] {""}
    }{ $rests ->
        [yes] : { $rest }
       *[no] {""}
    }.
discard = Descarte { $size }: { $cards }.
removed = Destruidas { $size }: { $cards }.
hazard-discard = Descarte de peligros { $size }: { $cards }.
left =
    Quedan: { $hazards ->
        [0] ningún peligro
        [one] { $hazards } peligro
       *[other] { $hazards } peligros
    }, { $aging ->
        [0] ninguna carta de desgaste
        [one] { $aging } carta de desgaste
       *[other] { $aging } cartas de desgaste
    }.
chapters =
    Capítulos: { $chapters }{ $first ->
        [yes] , { $foe } salió primero
       *[no] {""}
    }.
chapter-stands =
    { $foe } { $beaten ->
        [yes] (vencido)
       *[no] { $value }
    }
progress =
    A { $who } { $life ->
        [one] le queda { $life } de vida
       *[other] le quedan { $life } de vida
    } { $phase ->
        [green] en el Sol verde
        [yellow] en el Sol amarillo
        [red] en el Sol rojo
       *[final] en los Capítulos finales
    }.
luck = valor de las cartas robadas

## Cómo terminó la partida

won = { $who } gana y deja Marte: los dos Capítulos finales están vencidos.
lost-by-fight = { $who } pierde: no tiene vida para pagar un combate perdido.
lost-by-hunger = { $who } pierde: no tiene vida para pagar el hambre.
lost-by-chapter = { $who } pierde: un Capítulo final ya no se puede vencer.
lost-resigned =
    { $how ->
        [late] { $who } se quedó sin tiempo y pierde.
        [left] { $who } dejó el servidor y pierde.
        [taken] La moderación expulsó a { $who }, que pierde.
       *[resigned] { $who } abandonó y pierde.
    }
score-cards = Cartas tuyas: { $number } ({ $points })
score-aging = Cartas de desgaste tuyas: { $number } ({ $points })
score-chapters = Capítulos vencidos: { $number } ({ $points })
score-life = Vida que queda: { $number } ({ $points })
score-life-idle = Vida que queda: { $number } ({ $points }, solo cuenta si ganas)
score-unbeaten = Peligros nunca vencidos: { $number } ({ $points })
score = Puntos en el nivel { $level }: { $score }.

## Al jugador: qué hay que elegir ahora

ask-face = Elige a qué peligro te enfrentas. El otro va al descarte de peligros.
ask-chapter = Los últimos combates: elige a qué Capítulo final te enfrentas primero. Tienes que ganar los dos.
ask-fight-enough = Tu suma es { $total } de { $value }. Termina el combate o sigue.
ask-fight-no-card = Tu suma es { $total } de { $value }. Roba una carta antes de terminar el combate.
ask-fight-free =
    Tu suma es { $total } de { $value }, { $free ->
        [0] y no te quedan cartas gratis
        [one] y te queda { $free } carta gratis
       *[other] y te quedan { $free } cartas gratis
    }.{ $must ->
        [yes] {" "}Tienes que ganar este combate.
       *[no] {""}
    }
ask-fight-pay =
    Tu suma es { $total } de { $value }. { $stopped ->
        [yes] Una carta de alto impide las cartas gratis
       *[no] No quedan cartas gratis
    }, y la próxima carta cuesta { $price } de vida.{ $must ->
        [yes] {" "}Tienes que ganar este combate.
       *[no] {""}
    }
ask-fight-stuck =
    Tu suma es { $total } de { $value }. { $poor ->
        [yes] No tienes vida para otra carta.
       *[no] No quedan cartas que robar.
    }{ $must ->
        [yes] {" "}Tienes que ganar este combate.
       *[no] {""}
    }
ask-card-to-destroy = Destruir: elige una carta que sale de la partida.
ask-card-to-double = Duplicar: elige una carta que cuenta dos veces.
ask-card-to-copy = Copiar: elige la carta cuya habilidad quieres usar.
ask-card-to-swap = Cambiar: elige una carta que descartas para robar otra en su lugar.
ask-card-to-swap-first = Cambiar: elige una carta que descartas para robar otra en su lugar.
ask-card-to-swap-again = Cambiar: elige otra carta que descartas para robar una en su lugar, o para.
ask-card-to-put-below = Al fondo: elige una carta que va al fondo del mazo.
ask-look-at-more =
    { $left ->
        [one] ¿Mirar la próxima carta (queda { $left }) o parar?
       *[other] ¿Mirar la próxima carta (quedan { $left }) o parar?
    }
ask-draw-more =
    { $left ->
        [one] ¿Robar otra carta gratis (queda { $left }) o parar?
       *[other] ¿Robar otra carta gratis (quedan { $left }) o parar?
    }
ask-drop = Puedes descartar 1 de las cartas a la vista. Las demás vuelven encima del mazo.
ask-stack = ¿En qué orden vuelven las cartas encima del mazo? La primera es la próxima que robas.
ask-destroy =
    { $budget ->
        [one] Perdiste el combate y te queda { $budget } para destruir cartas. Cada una cuesta 1; una de desgaste, 2.
       *[other] Perdiste el combate y te quedan { $budget } para destruir cartas. Cada una cuesta 1; una de desgaste, 2.
    }
ask-nothing = Ahora mismo no hay nada que elegir.

## Menús: lo que sus opciones tienen en común

menu-face = Enfrentarse a un peligro
menu-chapter = Enfrentarse a un Capítulo final
menu-use = Usar una carta
menu-drop = Descartar una carta
menu-stack = Devolver las cartas
menu-double = Duplicar una carta
menu-copy = Copiar una carta
menu-choose = Elegir una carta
menu-destroy =
    { $worth ->
        [more] Destruir una carta que vale más de 0
        [less] Destruir una carta que vale 0 o menos
       *[any] Destruir una carta
    }
menu-swap =
    { $worth ->
        [more] Cambiar una carta que vale más de 0
        [less] Cambiar una carta que vale 0 o menos
       *[any] Cambiar una carta
    }
menu-put-below =
    { $worth ->
        [more] Poner al fondo una que vale más de 0
        [less] Poner al fondo una que vale 0 o menos
       *[any] Poner una carta al fondo
    }

## Opciones en menús, y botones

start-use = Usar una carta
start-on = Elegir una carta
start-destroy = Destruir una carta
start-face = Enfrentarse a un peligro
start-chapter = Elegir un Capítulo final
start-drop = Descartar una carta
start-stack = Devolver las cartas
draw =
    Robar{ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
draw-all = Robar todas las cartas gratis
pay =
    Pagar { $price } de vida{ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
end-fight =
    Terminar ({ $wins ->
        [yes] { $paid ->
            [0] ganado
           *[other] ganado, −{ $paid } vida
        }
       *[no] −{ $paid } vida
    })
look-at-one =
    Mirar 1 ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }){ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
draw-one =
    Robar 1 ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }){ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
leave = Parar aquí
drop-none = No descartar nada
destroy-no-more = No destruir más cartas
label-use = Usar { $place }: { $card }, { $would }
label-copy = { $place }: { $card }, { $would }
would-gain = +{ $life } de vida
would-lower = el peligro pide { $lower } en vez de { $value }
would-draw-1 = robar hasta 1 carta
would-draw-2 = robar hasta 2 cartas
would-destroy = destruir otra carta
would-double = duplicar otra carta
would-copy = copiar otra habilidad
would-sort = mirar hasta 3 cartas, descartar hasta 1
would-swap-1 = cambiar otra carta
would-swap-2 = cambiar hasta 2 cartas
would-put-below = poner otra carta al fondo del mazo
label-face =
    { $which }: { $foe }, { needs }, da un { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
label-chapter =
    { $which }: { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
label-card = { $place }: { $card }
label-double = { $place }: { $card }, { $value } pasa a { $twice }
label-put-below-free = { $place }: { $card }, devuelve una carta gratis
label-destroy-aging = { $place }: { $card }, cuesta 2
label-stack =
    { $count ->
        [1] Primero { $first }
        [2] { $first }, luego { $second }
       *[3] { $first }, luego { $second }, luego { $third }
    }

## Consejos para nuevos jugadores

hint-face = Un peligro vencido se vuelve una carta de tu baraja.
hint-chapter = Tienes que vencer los dos con la vida que te queda.
hint-on = Es gratis: elige dónde ayuda más.
hint-look = Estas cartas son gratis, y puedes parar cuando quieras.
hint-drop = Una carta descartada no vuelve hasta barajar.
hint-stack = La primera que nombras es la próxima que robas.
hint-destroy = Destruye tus peores cartas. Una de desgaste cuesta 2.
hint-use = Usa las habilidades antes de terminar el combate.
hint-no-card = Roba al menos 1 carta antes de terminar el combate.
hint-enough = Ya basta: termina el combate. Más solo puede dañar.
hint-free = Gasta tus cartas gratis antes de pagar por más.
hint-must-win = Tienes que ganar: paga por cartas mientras puedas.
hint-cannot-lose = No puedes permitirte perder: paga por más cartas.
hint-lose = Terminar cuesta { $life } de vida, pero deja destruir cartas.

## Por qué una jugada no es legal

why-face-first = Primero elige a cuál de los 2 peligros te enfrentas.
why-chapter-first = Primero elige a qué Capítulo final te enfrentas.
why-fighting = Estás en combate contra { $foe }: primero termínalo.
why-destroying = Perdiste el combate: destruye cartas de la fila, o para con “done”.
why-finish = Primero termina de usar la carta { $number }, { $card }.
why-no-card = No quedan cartas que robar.
why-no-free = No quedan cartas gratis en este combate.
why-stopped = En la fila hay una carta de alto, así que no puedes robar cartas gratis.
why-free-first =
    { $free ->
        [one] Te queda { $free } carta gratis: róbala antes de pagar.
       *[other] Te quedan { $free } cartas gratis: róbalas antes de pagar.
    }
why-no-life = Una carta cuesta { $price } de vida, y solo tienes { $life }.
why-must-win =
    { $missing ->
        [one] Tienes que ganar un Capítulo final, y te falta { $missing }.
       *[other] Tienes que ganar un Capítulo final, y te faltan { $missing }.
    }
why-draw-first = Tienes que robar una carta antes de terminar el combate.
why-none-usable = Ahora no se puede usar ninguna carta de la fila.
why-aging = La carta { $number }, { $card }, es de desgaste: actúa por sí misma.
why-no-ability = La carta { $number }, { $card }, no tiene ninguna habilidad que usar.
why-used = La carta { $number }, { $card }, ya está usada.
why-used-up = La carta { $number }, { $card }, ya se usó en este combate tantas veces como copias hay de ella.
why-most-life = Ya tienes { $life } de vida, el máximo.
why-not-chapter = La carta { $number }, { $card }, no hace nada contra un Capítulo final.
why-green-already = Este peligro ya está en su valor verde.
why-nothing-to-copy = En la fila no hay ninguna habilidad que la carta { $number }, { $card }, pueda copiar ahora.
why-nothing-to-double = Todas las demás cartas ya están duplicadas, así que la carta { $number }, { $card }, no tiene nada que duplicar.
why-needs-card = No queda ninguna carta que robar para la carta { $number }, { $card }.
why-needs-stack = Ya no hay mazo, así que la carta { $number }, { $card }, no puede poner ninguna carta al fondo.
why-needs-another = La carta { $number }, { $card }, necesita otra carta en la fila.
why-must-swap = Usaste la carta, así que tienes que hacer el primer cambio.
why-must-act = Usaste la carta, así que tienes que elegir una carta para ella.
why-same-card = La carta { $number }, { $card }, es la que estás usando: elige otra.
why-doubled = La carta { $number }, { $card }, ya está duplicada.
why-no-copy = La carta { $number }, { $card }, no tiene ninguna habilidad que copiar.
why-only-copies = La carta { $number }, { $card }, también copia y no se puede copiar.
why-no-change = La carta { $number }, { $card }, no cambiaría nada ahora.
why-not-in-view = Cartas a la vista: { $size }. No hay carta { $number }.
why-name-all = Nombra las { $size } cartas, primero la próxima que robas, como en “{ $example }”.
why-aging-costs =
    { $budget ->
        [one] Una carta de desgaste cuesta 2, pero solo te queda { $budget }.
       *[other] Una carta de desgaste cuesta 2, pero solo te quedan { $budget }.
    }
why-two-hazards = Hay 2 peligros: elige 1 o 2.
why-two-chapters = Hay 2 Capítulos finales: elige 1 o 2.
why-empty-row = En la fila no hay cartas.
why-not-in-row =
    { $size ->
        [one] En la fila no hay carta { $number }: tiene { $size } carta.
       *[other] En la fila no hay carta { $number }: tiene { $size } cartas.
    }

## Lo que el jugador puede consultar: cada línea empieza con un título en negrita

study-next-none = **Próxima carta**: no quedan cartas que robar.
study-next-one = **Próxima carta**: { $card }.
study-next = **Próxima carta**{ $renewed ->
        [yes] , después de barajar
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent } %
share-small = { $card } menos del 1 %
study-stack = **Mazo**, { $size ->
        [0] ninguna carta
        [one] { $size } carta
       *[other] { $size } cartas
    }{ $tops ->
        [yes] . Encima, en este orden: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] . Después, en orden desconocido: { $rest }
           *[no] . En orden desconocido: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] . Al fondo, la última al final: { $bottom }
       *[no] {""}
    }.
study-discard = **Descarte**, { $size ->
        [0] ninguna carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-removed = **Fuera de la partida**, { $size ->
        [0] ninguna carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-hazards = **Mazo de peligros**, { $size ->
        [0] ninguna carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-hazard-discard = **Descarte de peligros**, { $size ->
        [0] ninguna carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-aging-empty = **Mazo de desgaste**: vacío.
study-aging = **Mazo de desgaste**, { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }. Próxima: { $shares }{ $later ->
        [yes] . Solo después de estas: { $cards }
       *[no] {""}
    }.
study-chapter = **Capítulo final**, { $state ->
        [beaten] vencido
        [now] en combate ahora
       *[open] sin vencer
    }: { $foe } ({ needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }).
study-score = **Puntos por ahora**: { $score } ({ $lines }).
study-line = { $line } { $points }

## En la imagen: breve, y nada se puede cortar

phase-green = Sol verde
phase-yellow = Sol amarillo
phase-red = Sol rojo
phase-final = Capítulos finales
does-life1 = +1 vida
does-life2 = +2 vida
does-card1 = +1 carta
does-card2 = +2 cartas
does-destroy = destruir
does-double = duplicar
does-copy = copiar
does-step = fase −1
does-sort = ordenar 3
does-swap1 = cambiar 1
does-swap2 = cambiar 2
does-under = al fondo
does-hunger1 = −1 vida
does-hunger2 = −2 vida
does-fear = mayor = 0
does-stop = alto
brief-life1 = +1 vida
brief-life2 = +2 vida
brief-card1 = 1 carta
brief-card2 = 2 cartas
brief-destroy = destruir
brief-double = duplicar
brief-copy = copiar
brief-step = fase −1
brief-sort = ordena 3
brief-swap1 = cambia 1
brief-swap2 = cambia 2
brief-under = al fondo
brief-hunger1 = −1 vida
brief-hunger2 = −2 vida
brief-fear = máx. = 0
brief-stop = alto
says-toll = cada carta pagada cuesta 2 de vida
says-half = solo cuenta la mitad de las cartas
says-plus = cada carta cuenta 1 más
says-aged = 2 por cada carta de desgaste hasta ahora
says-all = todos los peligros no vencidos a la vez
pile-stack = Mazo
pile-discard = Descarte
pile-hazards = Peligros
pile-past = Aplazados
pile-aging = Desgaste
pile-destroyed = Destruidas
line-cards = cartas
line-aging = cartas de desgaste
line-chapters = capítulos vencidos
line-life = vida que queda
line-unbeaten = peligros no vencidos
picture-sum = suma
picture-needed = hace falta
picture-free =
    { $free ->
        [one] { $free } carta gratis
       *[other] { $free } cartas gratis
    }
picture-free-after =
    { $free ->
        [one] carta gratis
       *[other] cartas gratis
    }
picture-beaten = vencido
picture-head =
    Nivel { $level }  ·  { $over ->
        [yes] Puntos { $score }
       *[no] Puntos por ahora { $score }
    }
picture-score = Puntos
picture-won = Victoria
picture-lost = Derrota
picture-missing =
    { $missing ->
        [one] falta { $missing } para ganar
       *[other] faltan { $missing } para ganar
    }
picture-reached = basta para ganar
picture-price = luego { $price } de vida por carta
picture-hunger = hambre: −{ $life } de vida al final
picture-budget =
    { $budget ->
        [one] queda { $budget } para destruir
       *[other] quedan { $budget } para destruir
    }
picture-stopped = alto: sin cartas gratis
picture-stopped-game = terminó antes
picture-lost-fight = combate perdido
picture-gained = ganaste { $card }
picture-paid = −{ $life } de vida
picture-paid-hunger = hambre: −{ $life } de vida
picture-unpaid =
    { $life ->
        [one] hace falta { $life } de vida
       *[other] hacen falta { $life } de vida
    }
picture-doing-card1 = robar 1 más
picture-doing-card2 = robar más
picture-doing-sort = mirar más
picture-doing-drop = ¿cuál descartar?
picture-doing-stack = ¿cuál primero?
picture-doing-destroy = ¿cuál destruir?
picture-doing-double = ¿cuál duplicar?
picture-doing-copy = ¿cuál copiar?
picture-doing-swap = ¿cuál cambiar?
picture-doing-under = ¿cuál al fondo?
picture-doing-left =
    { $left ->
        [one] { $doing } (queda { $left })
       *[other] { $doing } (quedan { $left })
    }

## Las cartas de la baraja inicial: el nombre, y la línea en letra pequeña

card-clear-head = Cabeza despejada
flavour-clear-head = Por una vez, todos los números de la lista cuadran.
card-steady-hands = Manos firmes
flavour-steady-hands = Un tornillo tras otro, y ninguno perdido en el polvo.
card-tired = Cansancio
flavour-tired = El traje se hizo para alguien que durmió.
card-hot-meal = Comida caliente
flavour-hot-meal = Rehidratada, con sal, y hasta con asiento.
card-light-headed = Mareo
flavour-light-headed = ¿Esa válvula estaba abierta o cerrada?

## Los peligros, y el conocimiento en que cada uno se convierte

hazard-stale-air = Aire viciado
flavour-stale-air = Los filtros huelen a calcetines viejos, y a cosas peores.
card-fresh-filters = Filtros nuevos
hazard-lost-toolbox = Herramientas perdidas
flavour-lost-toolbox = Estaban aquí. Después estuvo aquí el viento.
card-spare-tools = Herramientas extra
hazard-mislabelled-crates = Cajas mal rotuladas
flavour-mislabelled-crates = Alguien en la Tierra tuvo un día muy largo.
card-inventory = Inventario
hazard-static-on-the-radio = Ruido en la radio
flavour-static-on-the-radio = Dice lo mismo una y otra vez.
card-echo = Eco
hazard-jammed-locker = Armario atascado
flavour-jammed-locker = Lo que hay dentro no puede valer tanto. ¿O sí?
card-crowbar = Palanca
hazard-loose-soil = Suelo suelto
flavour-loose-soil = Pon un pie, y mira cómo se hunde.
card-shallow-pit = Hoyo pequeño
hazard-steep-crater-rim = Cráter escarpado
flavour-steep-crater-rim = Desde la órbita parecía tan llano.
card-rope-and-anchor = Cuerda y anclaje
hazard-frozen-water-line = Tubería congelada
flavour-frozen-water-line = El agua está ahí. Solo hay que pedírsela por favor.
card-insulated-pipe = Tubería aislada
hazard-weak-batteries = Baterías débiles
flavour-weak-batteries = Quedan dos rayas, y una de ellas miente.
card-parallel-wiring = Cables en paralelo
hazard-torn-manual = Manual roto
flavour-torn-manual = La página nueve remite a la diez. No hay página diez.
card-copied-notes = Apuntes copiados
hazard-mouldy-stores = Despensa mohosa
flavour-mouldy-stores = Por fin hay vida en Marte, y se comió el arroz.
card-clean-shelves = Estantes limpios
hazard-dust-in-the-airlock = Polvo en la esclusa
flavour-dust-in-the-airlock = Lo barres, y vuelve con amigos.
card-dust-trap = Trampa de polvo
hazard-cracked-visor = Visor agrietado
flavour-cracked-visor = Un pelo de vidrio, y después nada de nada.
card-sealant = Sellador
hazard-withering-seedlings = Brotes marchitos
flavour-withering-seedlings = A ellos tampoco les gusta la vista.
card-greenhouse = Invernadero
hazard-stuck-rover = Rover atascado
flavour-stuck-rover = Las seis ruedas giran. Ninguna está de acuerdo.
card-rover-keys = Llaves del rover
hazard-scrambled-telemetry = Telemetría confusa
flavour-scrambled-telemetry = Ahí dentro, en algún lugar, está el tiempo de mañana.
card-weather-station = Estación climática
hazard-worn-out-suit = Traje gastado
flavour-worn-out-suit = A estas alturas, más parche que traje.
card-patched-suit = Traje remendado
hazard-dusty-solar-field = Paneles polvorientos
flavour-dusty-solar-field = Todo un sol, y cuarenta paneles que no lo ven.
card-mirror-array = Campo de espejos
hazard-corroded-tank = Tanque corroído
flavour-corroded-tank = Aguanta, mientras nadie le respire encima.
card-cutting-torch = Soplete de corte
hazard-rockslide = Derrumbe
flavour-rockslide = El camino corto a casa ahora es largo.
card-mountain-pass = Paso de montaña
hazard-radiation-burst = Ráfaga de radiación
flavour-radiation-burst = Ocho minutos de aviso, y siete ya pasaron.
card-storm-watch = Alerta de tormentas
hazard-reactor-fault = Avería del reactor
flavour-reactor-fault = La luz debería ser verde. Es de un tono que dice no.
card-refitted-reactor = Reactor reparado
hazard-breached-habitat = Hábitat perforado
flavour-breached-habitat = Hay corriente de aire. No debería haberla.
card-airtight-door = Puerta hermética
hazard-global-dust-storm = Tormenta planetaria
flavour-global-dust-storm = Durante cuarenta soles, cielo y suelo son lo mismo.
card-storm-proof-shelter = Refugio antitormenta

## Las cartas de desgaste

card-absent-mind = Mente ausente
flavour-absent-mind = Todo el camino hasta el rover, ¿para traer qué?
card-dulled-senses = Sentidos embotados
flavour-dulled-senses = Cada sol es el mismo sol.
card-numb-fingers = Dedos dormidos
flavour-numb-fingers = El guante se cierra. Quizá la mano esté dentro.
card-night-terrors = Terrores nocturnos
flavour-night-terrors = La mejor idea parece tonta a las tres de la mañana.
card-thin-rations = Raciones escasas
flavour-thin-rations = Media papa es un festín, si se mastica despacio.
card-cold-feet = Falta de valor
flavour-cold-feet = Ni un paso más, diga lo que diga el plan.
card-starvation = Inanición
flavour-starvation = Al cinturón ya no le quedan agujeros.
card-lost-bearings = Desorientación
flavour-lost-bearings = Detrás de cada duna tiene que estar el campamento.
card-despair = Desesperanza
flavour-despair = No viene nadie. Nunca iba a venir nadie.

## Los Capítulos finales

chapter-fuel-the-ascent-stage = Llenar los tanques
flavour-fuel-the-ascent-stage = Gota a gota, del aire enrarecido.
chapter-cross-the-plain = Cruzar la llanura
flavour-cross-the-plain = Novecientos kilómetros, y el mapa termina a la mitad.
chapter-strip-the-capsule = Aligerar la cápsula
flavour-strip-the-capsule = Fuera lo que no esté atornillado. Después, los tornillos.
chapter-launch-in-a-storm = Despegar con tormenta
flavour-launch-in-a-storm = El momento es ahora. El mal tiempo, también.
chapter-catch-the-mother-ship = Alcanzar la nodriza
flavour-catch-the-mother-ship = No frena, y no vuelve.
chapter-last-of-the-air = El último aire
flavour-last-of-the-air = Cada respiración se cuenta dos veces.
chapter-half-the-crews-seats = La mitad de asientos
flavour-half-the-crews-seats = En la cabina no cabe más.
chapter-all-hands-on-deck = Todos a una
flavour-all-hands-on-deck = Todo ayuda, y todo hace falta.
chapter-the-long-wait = La larga espera
flavour-the-long-wait = Lo que los años se llevaron, se lo llevan otra vez.
chapter-everything-at-once = Todo a la vez
flavour-everything-at-once = Lo que se dejó para después espera junto al cohete.

## Por qué una pista aconseja una jugada

advice-missing =
    { $after ->
        [0] Tendrías suficiente para ganar el combate. Con la siguiente mejor jugada te faltarían { $other }.
       *[other] Te faltarían { $after } para ganar el combate. Con la siguiente mejor jugada te faltarían { $other }.
    }
advice-life = Esto te deja { $after } de vida. La siguiente mejor jugada deja { $other }.
outdoes-missing = En el combate habrían faltado { $better } en vez de { $played }.
outdoes-life = Habrían quedado { $better } de vida en vez de { $played }.

## Consejos de una pista o de un análisis

advise-face = Enfréntate a { $card }
advise-destroy = Destruye { $card }
advise-use = Usa { $card } ({ $would })
