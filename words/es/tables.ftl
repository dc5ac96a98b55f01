### Lo que se lee en una mesa además de lo que dice el juego: el marco de un tablero, su final y las respuestas.

## Respuestas a lo que salió mal

sorry = Lo siento, algo salió mal. No se perdió nada de lo jugado: `/board` muestra la partida como está.
unknown-button = Ese botón es de una versión anterior de este bot. Con `/board` obtienes botones que funcionan.
command-changed = Ese comando cambió. Reinicia Discord (con teclado, pulsa Ctrl+R) e inténtalo de nuevo.
not-here = No soy miembro de este servidor, así que aquí no puedo hacer eso. Quien gestiona el servidor puede añadirme. En nuestros mensajes directos puedes jugar con `/play`.
outside = -# No soy miembro de este servidor, así que eso era sobre tus partidas en [nuestros mensajes directos]({ $direct }). Quien gestiona el servidor puede [añadirme]({ $invite }).
wrong-value = Uno de esos valores no me sirve aquí. Comprueba que sea de este servidor e inténtalo de nuevo.
nobody-else = En los mensajes directos solo estamos tú y yo, así que no añadas a otras personas. Puedes invitarlas en un servidor donde estemos tú y yo.
nobody-else-outside = No soy miembro de este servidor, así que no añadas a otras personas. Puedes invitarlas en un servidor donde estemos tú y yo.

## En la lista de miembros de Discord; siempre en inglés

activity = Press / and play

## Botones

rules = Reglas
the-rule = La regla
record = Registro
rematch = Revancha
play-again = Jugar otra vez
resign = Abandonar
back = Atrás
play-on = Seguir jugando
earlier = ◀ Anteriores
more = Más ▶
previous = ◀ Atrás
next = Siguiente ▶
go-to-page = Ir a una página
study = Detalles
whole-page = Página completa de reglas
go-to-board = Ir al tablero
go-to-table = Ir a la mesa

## El número de la mesa y su huella: el secreto del que sale el azar

fingerprint =
    Mesa { $table }. Huella de { $draws ->
        [lot] los sorteos
        [cards] las cartas
       *[dice] los dados
    }: { $fingerprint }.
fingerprints =
    Mesa { $table }. Primera huella de { $draws ->
        [lot] los sorteos
        [cards] las cartas
       *[dice] los dados
    }: { $first }. Última huella: { $last }.

## Tableros

turn = { $badge } { $who }: { $ask }
choose-on = { $label }, ¿y luego qué?
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, página { $page } de { $pages })
menu-choose = Elige

## Por qué terminó una partida que sus reglas no terminaron

ended-by-moderator = { $who }, de la moderación, terminó la partida. No tiene resultado.
ended-by-a-moderator = La moderación terminó la partida. No tiene resultado.
ended-outdated = La partida se cerró porque sus reglas cambiaron desde que empezó. No tiene resultado.
ended-not-shown = La partida se cerró porque no pude publicar en su canal. No tiene resultado.
ended-server-left = La partida se cerró porque me quitaron del servidor. No tiene resultado.
ended-channel-gone = La partida se cerró porque su canal se eliminó. No tiene resultado.
ended-agreed = Empate por acuerdo.
ended-computers-left = La partida se cerró porque solo quedaban máquinas en ella. No tiene resultado.
ended-silence = La partida se cerró porque nadie jugó durante un mes. Sus jugadores pueden reabrirla.
ended-silence-claim =
    La partida se cerró porque { $who } no jugó durante un mes. { $number ->
        [one] { $others } puede reclamarla o reabrirla.
       *[other] { $others } pueden reclamarla o reabrirla.
    } Plazo para reclamarla: { $when }.

## Debajo de una partida terminada, y con su registro

footing =
    Mesa { $table }, { $moves ->
        [0] sin jugadas
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }. Usa { record } para descargar la partida y comprobar { $draws ->
        [lot] los sorteos
        [cards] las cartas
       *[dice] los dados
    }.
moves =
    { $moves ->
        [0] sin jugadas
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
record-of =
    Mesa { $table }, { $moves ->
        [0] sin jugadas
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
record-check =
    Para comprobar { $draws ->
        [lot] los sorteos
        [cards] las cartas
       *[dice] los dados
    }, ejecuta { $command } en una copia del código de este bot. Cambia … por la huella que viste antes de la partida.
record-later =
    Hasta que termine la partida, el registro no incluye el secreto { $draws ->
        [lot] de los sorteos. Después, cualquiera puede comprobarlos.
        [cards] de las cartas. Después, cualquiera puede comprobarlas.
       *[dice] de los dados. Después, cualquiera puede comprobarlos.
    }
secret-withheld =
    La partida se cerró porque nadie jugó, pero sus jugadores todavía pueden reabrirla. Por eso el secreto { $draws ->
        [lot] de los sorteos
        [cards] de las cartas
       *[dice] de los dados
    } sigue oculto. Publicación, si la partida no se reabre: { $when }.
best-own =
    { $hinted ->
        [yes] Tu mejor resultado con estas opciones y con pistas: { $own }.
       *[no] Tu mejor resultado con estas opciones: { $own }.
    }
best-server =
    { $hinted ->
        [yes] El mejor de este servidor con estas opciones y con pistas: { $server }.
       *[no] El mejor de este servidor con estas opciones: { $server }.
    }
best-both =
    { $hinted ->
        [yes] Con estas opciones y con pistas, tu mejor resultado es { $own } y el de este servidor es { $server }.
       *[no] Con estas opciones, tu mejor resultado es { $own } y el de este servidor es { $server }.
    }

## Respuestas a un jugador

done = Jugada hecha: { $label }.
resigned = Abandonaste.
resign-question = ¿Abandonar esta partida ({ $game })? Esto no se puede deshacer.
playing-on = De acuerdo, sigues en la partida.
nothing-to-study = No hay nada más que consultar: el tablero lo muestra todo.

## Alguien dejó el servidor

gone-from-lobby = { $who } dejó el servidor. Si siguen sin esta persona, su puesto queda libre y la mesa pasa a cargo de otra.
gone-from-game = Es el turno de { $who }, que dejó el servidor. Si siguen sin esta persona, pierde su puesto.
go-on-without = Seguir sin { $who }
went-on = Siguen sin { $who }.
left-server = { $who } dejó el servidor, así que perdió su puesto.

## La moderación cierra una mesa que no empezó, o termina una partida

close-it = Cerrar la mesa
leave-open = Dejar abierta la mesa
end-it = Terminar la partida
leave-running = Dejar que siga la partida
stays-open = La mesa sigue abierta.
goes-on = La partida sigue.
close-question = Esta mesa de { $game } no ha empezado. ¿Cerrarla?
end-question =
    { $number ->
        [one] ¿Terminar la partida de { $players } ({ $game })? No tendrá resultado.
       *[other] ¿Terminar esta partida de { $game } ({ $players })? No tendrá resultado.
    }
closed = La mesa está cerrada.
closed-and-kept = La partida terminó, sin resultado. Todavía puedes obtener su registro con `/record`.

## Las reglas

clauses-heading =
    { $game }, { $number ->
        [one] regla
       *[other] reglas
    } { $clauses }
rules-heading = { $game }, página { $page } de { $pages }
