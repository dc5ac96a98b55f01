### Stranded: todo lo que se lee de este juego. Las columnas son como a5. Cada columna tiene un suelo de un color, y encima una pila
### de fichas de cuatro colores. La torre de cada jugador está sobre una ficha o, al final, en el suelo desnudo.
### «Encallar»: así no hay que elegir entre «varado» y «varada». «Tomar», nunca «coger».

## Antes de una partida

title = Stranded
summary = Toma fichas, mueve tu torre y sé el último jugador que no encalla en el suelo desnudo.
watch = Antes de tomar una ficha, mira adónde puede ir después tu torre. Y toma fichas que tu rival necesite: encalla primero quien tiene menos salidas.
youngest = la persona más joven
option-blacks-name = negras
option-blacks = Cuántas de las 6 caras del dado son negras (con negro se elige cualquier color)
option-blacks-one = los 5 resultados son igual de probables
option-blacks-two = el negro sale el doble que cada uno de los demás colores

## Colores: el color solo («rojo»); 2: de una ficha o una torre («roja»); 3: de varias («rojas»); 4 y 5 no hacen falta

color =
    { $color ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
        [green] verde
       *[black] negro
    }
color-2 =
    { $color ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [green] verde
       *[black] negra
    }
color-3 =
    { $color ->
        [red] rojas
        [blue] azules
        [yellow] amarillas
        [green] verdes
       *[black] negras
    }
color-4 = { color }
color-5 = { color }
color-capital =
    { $color ->
        [red] Rojo
        [blue] Azul
        [yellow] Amarillo
        [green] Verde
       *[black] Negro
    }

## Lo que pasó

turn = { $who } { $did }.
turn-jumping =
    { $who } { $did }, saltando sobre la torre de { $rival }{ $then ->
        [set] {" "}y llevándola a { $column }
        [left] {" "}y dejándola en { $column }
       *[none] {""}
    }.
turn-jumping-several = { $who } { $did }, saltando sobre { $towers }.
jumped =
    la torre de { $rival }{ $then ->
        [set] {" "}(llevada a { $column })
        [left] {" "}(que se quedó en { $column })
       *[none] {""}
    }
did-roll = sacó { $sign }{ color }
did-get-tower = se quedó con la torre { color-2 }
did-choose-tower = eligió la torre { color-2 }
did-place-it = la puso en { $column }
did-place = puso la torre { color-2 } en { $column }
did-name = eligió { $sign }{ color }
did-take = tomó la ficha { color-2 } de { $column }
did-find-none = no encontró ninguna ficha { color-2 } que tomar
did-stay = solo pudo quedarse en { $column }
did-move = fue de { $start } a { $end }
did-strand = encalló en el suelo { color } desnudo de { $column }
did-set-down = llevó la torre de { $rival } a { $column }
did-leave = dejó la torre de { $rival } en { $column }
caps-on = Se mezclaron y apilaron { $count } fichas en { $columns }.
caps-everywhere = Se mezclaron y apilaron { $count } fichas, 2 en cada columna.
gave-up-on = { $who } abandonó. Su torre se queda en { $column } como obstáculo.

## Cómo está una partida

alt = Stranded. { $now } Torres: { $towers }. Columnas, con el hueco en c3 y la ficha de arriba primero: { $columns }.
text =
    Stranded. { $now } El dado tiene { $blacks ->
        [one] { $blacks } cara negra
       *[other] { $blacks } caras negras
    }.
now = { $who }: { $doing }.
doing-caps = espera las fichas
doing-roll = tira el dado
doing-tower = elige torre
doing-corner = elige esquina
doing-color = elige color (negro)
doing-take = toma ficha { color-2 }
doing-move = va a ficha { color-2 }
doing-strand = va al suelo { color }
doing-put = mueve torre { color-2 }
tower = { $who } ({ color-2 }) { $standing }
no-tower = { $who } ({ $standing })
tower-line = { $who }: { color-2 }, { $standing }.
no-tower-line = { $who }: { $standing }.
standing =
    { $where ->
        [on] en { $column }
        [stranded] encallada en { $column }
        [none] todavía sin torre
       *[nowhere] sin colocar
    }{ $how ->
        [late] , sin tiempo
        [left] , dejó el servidor
        [taken] , expulsión por la moderación
        [resigned] , abandonó
       *[no] {""}
    }
column = { $column } { $caps }
on-top = { $upper } sobre { $lower }
bare = suelo { color } desnudo
towers-heading = Torres:
columns-heading = Columnas, con sus fichas de arriba abajo hasta el suelo:
rank = Fila { $rank }: { $places }.
place = { $file } { $caps }
place-tower = { $file } { $caps }, torre { color-2 }
place-hole = { $file } el hueco
ground = suelo { color }
bare-ground = suelo { color } desnudo
grid-key = Cada lugar es torre:fichas/suelo, la ficha de arriba primero.
grid-hole = hueco
progress = Siguen en la partida: { $players }.
die-rolls = tiradas del dado

## Cómo terminó una partida

won = Solo queda { $who }, que gana la partida.
went =
    { $who } { $how ->
        [stranded] encalló en { $column }
        [late] se quedó sin tiempo
        [left] dejó el servidor
        [taken] salió por decisión de la moderación
       *[resigned] abandonó
    }
others = { $went }.

## Lo que lee quien tiene el turno

ask-tower = Sacaste negro: elige cualquiera de las torres que quedan.
ask-corner = La torre { color-2 } es tuya: ponla en una esquina libre.
ask-color = Sacaste negro: elige un color para este turno.
ask-take = Tu color es el { color }: toma una ficha { color-2 } de arriba de una pila.
ask-move =
    { $skipped ->
        [yes] No puedes tomar ninguna ficha { color-2 }, así que ese paso se salta. Mueve tu torre en línea recta a una ficha { color-2 }.
       *[no] Mueve tu torre en línea recta a una ficha { color-2 }.
    }
ask-strand =
    { $skipped ->
        [yes] No hay ninguna ficha { color-2 } que tomar ni a la que ir
       *[no] No puedes llegar a ninguna ficha { color-2 }
    }, así que ve al suelo { color } desnudo. Tu torre encalla ahí, y quedas fuera.
ask-put = Saltaste sobre la torre { color-2 } en { $column }: llévala a cualquier columna libre con fichas, o déjala.
ask-nothing = Ahora mismo no hay nada que elegir.
menu-take = Tomar una ficha { color-2 }
menu-move = Ir a una ficha { color-2 }
menu-put = Mover la torre { color-2 }
menu-strand = Ir al suelo { color } desnudo
menu-corner = Elegir una esquina
menu-tower = Elegir una torre
menu-color = Elegir un color

## Opciones en menús

label-take =
    Tomar { $column } ({ $below ->
        [cap] debajo, ficha { color-2 }
       *[ground] debajo, suelo { color }
    })
label-move =
    Ir a { $column } ({ $below ->
        [cap] debajo, ficha { color-2 }
       *[ground] debajo, suelo { color }
    })
label-move-jumping =
    Ir a { $column } ({ $below ->
        [cap] debajo, ficha { color-2 }
       *[ground] debajo, suelo { color }
    }), saltando { $jumped ->
        [one] la torre { $towers }
       *[other] las torres { $towers }
    }
label-jumped = { color-2 }
label-put =
    Ponerla en { $column } ({ $reach ->
        [0] sin fichas
        [one] { $reach } ficha
       *[other] { $reach } fichas
    } al alcance)
label-leave =
    Dejarla en { $column } ({ $reach ->
        [0] sin fichas
        [one] { $reach } ficha
       *[other] { $reach } fichas
    } al alcance)
label-strand = Encallar en { $column }
label-corner = Empezar en { $column }
label-tower = Torre { color-2 }
label-color = { color-capital }
label-color-none = { color-capital } (ninguna ficha que tomar)
further-stay = te quedas donde estás
further-places =
    { $count ->
        [0] ningún lugar adonde ir
        [one] { $count } lugar adonde ir
       *[other] { $count } lugares adonde ir
    }
further-caps =
    { $count ->
        [0] ninguna ficha que tomar
        [one] { $count } ficha que tomar
       *[other] { $count } fichas que tomar
    }

## En la imagen, debajo del nombre de un jugador: breve

plate-stranded = encalló en { $column }
plate-last = última torre en pie
plate-no-tower = todavía sin torre

## Consejos

hint-tower = Las torres solo difieren en el color: elige cualquiera.
hint-corner = Mira a qué colores puedes llegar desde ahí.
hint-color = Tomas una ficha de ese color y luego vas a otra.
hint-strand = La próxima vez, deja abierta una segunda salida.
hint-put = Cuantas menos fichas alcance, más difícil su turno.
hint-take-none = Tomes la que tomes, desde { $column } no llegas a otra { color-2 }.
hint-take-one = Solo llegas a la ficha { color-2 } de { $column }: toma otra.
hint-take-few = Llegas a { color-3 } en { $columns }: guárdate una.
hint-take-many = Puedes llegar a { $count } fichas { color-3 }: guárdate una.
hint-jump = Al ir a { $column } saltas una torre, que luego puedes mover.

## Por qué una jugada no es legal

why-tower-taken = La torre { color-2 } ya tiene dueño.
why-hole = { $column } es el hueco.
why-off-board = { $column } no está en el tablero, que va de a1 a e5.
why-no-corner = { $column } no es una esquina.
why-corner-taken = En { $column } ya hay una torre.
why-tower-first = Primero elige una torre.
why-corner-first = Primero pon tu torre en una esquina.
why-color-first = Primero elige un color para este turno.
why-put-first = Primero decide adónde va la torre { color-2 }.
why-color-set = El color de este turno ya es el { color }.
why-placed = Ya pusiste tu torre.
why-nothing-jumped = No saltaste sobre ninguna torre que puedas mover.
why-take-first = Primero toma una ficha { color-2 }.
why-strand-now = Ahora tu torre tiene que ir al suelo { color } desnudo.
why-not-stranded = Todavía puedes llegar a una ficha { color-2 }, así que no encallas.
why-move-now = Ahora tu torre tiene que ir a una ficha { color-2 }.
why-cap-stays = En { $column } hay una torre, así que no puedes tomar su ficha.
why-no-cap = En { $column } no hay ninguna ficha.
why-other-color =
    { $column } muestra { $shown ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
        [green] verde
       *[black] negro
    }, pero el color de este turno es el { color }.
why-there = Tu torre ya está ahí.
why-tower-there = En { $column } hay una torre.
why-bare = En { $column } no hay ninguna ficha, y todavía puedes llegar a una ficha { color-2 }.
why-covered = En { $column } hay una ficha, pero tu torre tiene que ir ahora al suelo desnudo.
why-across-hole = El hueco está entre { $start } y { $end }. Tu torre no puede cruzarlo.
why-not-straight = { $end } no está en línea recta desde { $start }.
why-nothing-to-stand-on = En { $column } no hay ninguna ficha sobre la que pueda estar la torre.

## Por qué una pista aconseja una jugada

advice-danger = Tu riesgo de encallar en tu próxima tirada es del { $after } %. Con la siguiente mejor jugada, es del { $other } %.
advice-their-danger = El mayor riesgo de un rival es del { $after } %. Con la siguiente mejor jugada, es del { $other } %.
outdoes-danger = El riesgo de encallar en la próxima tirada habría sido del { $better } % en vez del { $played } %.
outdoes-their-danger = El mayor riesgo de un rival habría sido del { $better } % en vez del { $played } %.

## Consejos de una pista o de un análisis

advise-color = Elige un color: { $choice }
advise-tower = Quédate con la torre { color-2 }
