### Lo que se lee antes de una partida: la mesa abierta, los mensajes privados de sus botones y la lista de juegos.
### «Host» es quien está a cargo de la mesa: así no hace falta saber si es «anfitrión» o «anfitriona».

## Botones de la mesa abierta

join = Unirse
leave = Salir
start = Empezar
cancel = Cancelar
cancel-table = Cancelar la mesa
accept = Aceptar
decline = Rechazar
options = Opciones
details = Detalles
invite = Invitar
add-word = Añadir una palabra

## La mesa abierta

opens =
    { $who } { $hosts ->
        [yes] está a cargo de
       *[no] abrió
    } una mesa para { $size ->
        [one] 1 jugador
        [same] { $few } jugadores
       *[range] { $few } a { $many } jugadores
    }{ $private ->
        [yes] , solo con invitación
       *[no] {""}
    }.
for-players =
    Para { $size ->
        [one] 1 jugador
        [same] { $few } jugadores
       *[range] { $few } a { $many } jugadores
    }
seat-host = { $who } (a cargo de la mesa)
seat-invited = { $who } (invitación sin responder)
seats-free =
    { $number ->
        [one] { $number } puesto libre
       *[other] { $number } puestos libres
    }
declined =
    { $number ->
        [one] { $who } rechazó la invitación.
       *[other] { $who } rechazaron la invitación.
    }
called =
    { $number ->
        [one] { $who }: ¡tienes una invitación! Pulsa { accept } o { decline }.
       *[other] { $who }: ¡tienen una invitación! Pulsen { accept } o { decline }.
    }
chosen = Opciones: { $options }
option-value = { $option } { $value }
switch-to = Pasar a: { $what }

## Quién puede empezar, y cuándo

start-after-answers =
    { $host } puede empezar cuando { $guests } { $number ->
        [one] responda o se quite su invitación en { options }.
       *[other] respondan o se quiten sus invitaciones en { options }.
    }
start-with-enough = { $host } puede empezar cuando haya { $number } personas en la mesa.
claim-rule =
    { $rated ->
        [yes] Por puntos, sin reloj
       *[no] Sin reloj
    }: si alguien no juega durante { $span }, la partida se cierra y los demás pueden reclamarla.
start-now = { $host } ya puede empezar.
for-one = ¿Juegas a solas? Con `/play` puedes jugar contra la máquina y a { $games }. `/tutorial` te enseña todos los juegos.
for-one-tutorial = ¿Juegas a solas? Con `/play` puedes jugar contra la máquina, y `/tutorial` te enseña todos los juegos.

## Cómo se reparten los puestos

seats-by-lot = Los puestos se sortean.
sits-first-then-lot = { $who } tiene el puesto 1. Los demás puestos se sortean.
rule-sits-first = { $who } ({ $rule }) tiene el puesto 1. Los demás puestos se sortean.

## El secreto del que sale el azar, y las palabras que añaden los jugadores

fingerprint =
    Huella de { $draws ->
        [lot] los sorteos
        [cards] las cartas
       *[dice] los dados
    }: { $fingerprint }
word-added = { $who } añadió una palabra.
word-label = Tu palabra
word-hint = Cualquier palabra. Se verá en el registro de la partida.
word-asked =
    { $draws ->
        [lot] Los sorteos salen
        [cards] Las cartas salen
       *[dice] Los dados salen
    } del secreto del bot y de las palabras de los jugadores. El secreto se fijó antes de que añadas tu palabra, así que quien administra el bot no pudo elegirlo a su gusto. Copia la huella del secreto y luego añade una palabra que nadie pueda adivinar, mejor cuando ya estén todos en la mesa:
word-taken = Añadiste tu palabra: { $word }. Guárdala junto con esta huella:
word-taken-check =
    Después de la partida, usa las dos y el registro para comprobar que { $draws ->
        [lot] los sorteos fueron limpios
        [cards] las cartas fueron limpias
       *[dice] los dados fueron limpios
    }. Ni siquiera quien administra el bot podría hacer trampa sin que se note.
press-again = Eso tardó demasiado. Inténtalo de nuevo.

## Cómo terminó una mesa abierta

closed-cancelled = Esta mesa se canceló.
closed-nobody-came = Nadie se unió, así que esta mesa se cerró.
closed-nobody-started = Nadie empezó la partida, así que esta mesa se cerró.
begun =
    Empezó la partida: { $number ->
        [one] juega { $players }.
       *[other] juegan { $players }.
    }

## Los detalles de una mesa abierta

details-heading = { $game }, mesa { $table }
details-players =
    Para { $size ->
        [one] 1 jugador
        [same] { $few } jugadores
       *[range] { $few } a { $many } jugadores
    }.
at-the-table = Ajustes de la mesa
follows-from-secret =
    { $draws ->
        [lot] Los sorteos salen
        [cards] Las cartas salen
       *[dice] Los dados salen
    } de un secreto que el bot fijó antes y de las palabras de los jugadores, así que nadie puede amañar el azar.
option-now = { $about }: { $value }
value-meaning = { $value }: { $meaning }

## El panel de quien está a cargo: sus páginas y sus menús

page-game = Juego
page-table = Mesa
page-people = Jugadores
heading-game = Opciones del juego
heading-table = Ajustes de la mesa
heading-people = Jugadores
no-options = Este juego no tiene opciones.
first-menu = Quién tiene el puesto 1
first-menu-rule = Quién tiene el puesto 1 (según las reglas: { $rule })
by-lot = Puesto 1: por sorteo
sits-first = Puesto 1: { $who }
remove-menu = Quitar a alguien de la mesa
hand-menu = Dejar la mesa a cargo de otra persona
invite-menu = Invitar a alguien
guest = { $who } (con invitación)
value-label = { $option }: { $value }
values-from-to = { $option }: de { $first } a { $last }
handed = { $who } está ahora a cargo de la mesa.
invited = Invitaste a { $who }.

## La lista de juegos, y abrir una mesa

name-the-game = ¿Qué juego? Para invitar a alguien con `/play`, rellena también el campo del juego.
open-menu = Abrir una mesa de…
others-in-servers = Las partidas de varios jugadores se juegan en servidores: usa { $command } en un servidor donde estemos tú y yo.
alone = Solo tú ves esto. El tablero aparece cuando pulsas { start }.
open-it = Abrir de todos modos
leave-it = No abrir
not-opened = No se abrió ninguna mesa.
more-question =
    { $most ->
        [0] Elegiste no jugar en ninguna mesa por ahora.
        [one] Llegaste a tu propio límite de { $most } mesa.
       *[other] Llegaste a tu propio límite de { $most } mesas.
    } ¿Abrir esta de todos modos? Puedes cambiar tu límite con `/me`.
open-thread = Abrir un hilo
join-it = Unirse
no-thread-now = Ahora mismo no puedo abrir un hilo aquí. Abre uno y usa `/play` en él.
joined = Te uniste a esta mesa de { $game }.
again-open = Tu próxima partida de { $game } ya está abierta.
table-open = Tu mesa de { $game } está abierta.
