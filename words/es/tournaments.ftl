### Torneos: su mensaje público, las respuestas privadas sobre ellos, y el panel privado de la organización.

## Botones

join = Entrar
leave = Salir
withdraw = Retirarme
here = Aquí estoy
how = Cómo funciona
join-anyway = Entrar de todos modos
withdraw-now = Retirarme del torneo
stay-in = Seguir en el torneo
announce = Anunciar…
start-now = Cerrar la inscripción y empezar
cancel-it = Cancelar el torneo…
pause-it = Pausar el torneo…
resume-it = Reanudar el torneo

## El mensaje público

about = { $game } · todos contra todos, todas las partidas a la vez · { $bank } por jugador y partida
closes = Cierre de la inscripción: { $when }
nobody-yet = Todavía no entró nadie. Hay sitio para { $most } jugadores.
joined =
    { $joined ->
        [one] { $joined } de { $most } jugadores: { $names }
       *[other] { $joined } de { $most } jugadores: { $names }
    }
waiting =
    { $number ->
        [one] Hay { $number } jugador en la lista de espera.
       *[other] Hay { $number } jugadores en la lista de espera.
    }
fingerprint = Huella del sorteo: `{ $fingerprint }`
check-draw = Comprobar el sorteo
check-how = Este archivo tiene el sorteo y todos los resultados como números, sin nombres. Con el programa del bot, cualquiera puede repetir el sorteo y comprobar la clasificación:
check-nothing = En este torneo no hubo sorteo. El archivo muestra que el secreto corresponde a la huella:
check-later = Cuando el torneo termine, este archivo contendrá también el secreto, que demuestra que el sorteo estaba fijado desde el comienzo.
check-secret = Secreto del sorteo: `{ $secret }`. Su SHA-256 es la huella.
checking-in =
    { $joined ->
        [one] Confirmación: { $here } de { $joined } jugador está. Si ya entraste, pulsa *Aquí estoy*.
       *[other] Confirmación: { $here } de { $joined } jugadores están. Si ya entraste, pulsa *Aquí estoy*.
    }
check-in-ends = Fin de la confirmación: { $when }. Si hasta entonces no pulsaste el botón, no juegas.
progress =
    { $games ->
        [one] { $over } de { $games } partida terminada
       *[other] { $over } de { $games } partidas terminadas
    }
ends = Termina a más tardar: { $when }
place = { $place }. { $who } · { $points } de { $played }
out = { $who } está fuera.
over = El torneo terminó.
won = Gana { $who } con { $points } de { $played }.
shared = { $names } comparten el primer puesto con { $points } de { $played }.
cancelled-few =
    { $least ->
        [one] El torneo se canceló: entró menos de { $least } jugador.
       *[other] El torneo se canceló: entraron menos de { $least } jugadores.
    }
cancelled = La organización canceló el torneo: “{ $reason }”

## Respuestas privadas

registered =
    { $games ->
        [one] Ya estás en el torneo. Jugarás hasta { $games } partida a la vez, con { $bank } para cada una. `/away` no detiene estos relojes.
       *[other] Ya estás en el torneo. Jugarás hasta { $games } partidas a la vez, con { $bank } para cada una. `/away` no detiene estos relojes.
    }
check-in-follows = Antes del comienzo te menciono, y confirmas que estás.
checked-in =
    { $place ->
        [waiting] Anotado. Entras si falta otra persona.
       *[in] Estás en el torneo. Las partidas empiezan cuando termine la confirmación.
    }
call-up = { $people }: ahora hay lugar en { $name }, y la inscripción ya está hecha. { $link }
call-check = { $people }: { $name } está a punto de empezar. Para confirmar, el botón *Aquí estoy* bajo su mensaje: { $link }. Fin de la confirmación: { $when }
on-waiting-list = Todos los lugares están ocupados. Tienes el número { $number } de la lista de espera, y entras si un lugar queda libre a tiempo.
someone-avoided = Entró alguien a quien evitas. No jugarían entre sí: esa partida contaría como empate.
left = Saliste del torneo.
withdraw-asked = ¿Retirarte de { $name }? Abandonas todas tus partidas de allí. Si jugaste menos de la mitad, no cuenta ninguna. Esto no se puede deshacer.
withdrawn = Te retiraste del torneo.
stayed = Sigues en el torneo.

## /tournament

list-heading = Torneos de este servidor
list-none = No hay ningún torneo en este servidor. Quienes pueden gestionar eventos empiezan uno con `/organise`.
list-line =
    { $link } · { $game } · { $state ->
        [open] inscripción abierta
        [running] en curso
        [over] terminado
       *[cancelled] cancelado
    }

## /organise: privado

new-heading = Torneo nuevo
new-about = Todos juegan una vez contra todos, todas las partidas a la vez, cada una en un hilo propio de este canal. Lo anuncio aquí.
bank-choice = { $bank } por jugador y partida
most-choice =
    { $number ->
        [one] Hasta { $number } jugador
       *[other] Hasta { $number } jugadores
    }
open-for =
    { $time ->
        [quarter] La inscripción se cierra en 15 minutos
        [hour] La inscripción se cierra en 1 hora
        [day] La inscripción se cierra en 1 día
        [three-days] La inscripción se cierra en 3 días
       *[week] La inscripción se cierra en 1 semana
    }
game-menu = Juego
bank-menu = Tiempo por jugador y partida
most-menu = Número de jugadores
open-menu = Inscripción
who-menu = Quién puede entrar
who-anyone = Puede entrar cualquiera
who-games =
    { $number ->
        [one] Para jugadores con al menos { $number } partida terminada en este servidor
       *[other] Para jugadores con al menos { $number } partidas terminadas en este servidor
    }
longer-menu = Dar más tiempo…
longer-registration = La inscripción se cierra { $time } más tarde
longer-games = { $time } más por jugador en cada partida en curso
manage-menu = Dirigir un torneo
name-title = Ponle nombre al torneo
name-text = Todo el mundo en este servidor puede leer el nombre.
name-label = Nombre
name-hint = Por ejemplo, “Copa de abril”
announced = Torneo anunciado: { $name }. Con `/organise` lo empiezas o lo cancelas.
started = { $name } empezó. Abro las partidas, unas pocas por minuto.
cancel-title = Cancelar el torneo
cancel-text = Las partidas que ya empezaron siguen como partidas normales. Esto no se puede deshacer.
cancel-label = Motivo
cancel-hint = Todo el mundo en este servidor puede leerlo
cancelled-now = Torneo cancelado: { $name }.

## El diario: lo que hizo la organización y lo que decidieron las reglas

journal = Diario
journal-heading = Lo que hizo la organización, y lo que decidieron las reglas
journal-empty = Todavía no pasó nada.
journal-line = { $when } · { $line }
line-began =
    { $entrants ->
        [one] Empezó con { $entrants } jugador.
       *[other] Empezó con { $entrants } jugadores.
    }
line-bound = El sorteo tiene un secreto nuevo y una huella nueva, porque me restauraron desde una copia de seguridad.
line-extended = { $by } dio a cada jugador { $time } más en cada partida en curso: “{ $reason }”
line-prolonged = { $by } dejó abierta la inscripción { $time } más: “{ $reason }”
line-paused = { $by } puso el torneo en pausa: “{ $reason }”
line-resumed = { $by } reanudó el torneo.
is-paused = En pausa { $when }: todos los relojes están parados.
line-withdrew = { $who } se retiró.
line-removed = { $by } quitó del torneo a { $who }: “{ $reason }”
line-annulled = Las partidas de { $who } no cuentan: se jugó menos de la mitad.
line-finished = Todas las partidas terminaron.
line-cancelled = { $by } canceló el torneo: “{ $reason }”
line-corrected = { $by } corrigió la partida { $board } ({ $first } contra { $second }): { $result }. “{ $reason }”
an-organiser = La organización
verdict-wins = gana { $who }
verdict-draw = empate
verdict-nobody = pierden los dos
verdict-annulled = sin partida

## Lo que cambia la organización: privado

players-menu = Corregir un resultado, separar a dos personas o quitar a alguien
games-menu = Corregir el resultado de una partida
game-choice = Partida { $board } contra { $who }
remove = Quitar del torneo…
apart-menu = No emparejar con…
keep-apart = No emparejar con { $who }
pair-again = Volver a emparejar con { $who }
kept-apart = No se empareja con { $names }. Solo lo ve la organización, aquí.
correct-asked = ¿Cuál es el resultado de la partida { $board }, { $first } contra { $second }? La partida misma y su puntuación quedan como están.
make-win = Gana { $who }…
make-draw = Empate…
make-nobody = Pierden los dos…
make-annulled = Sin partida…
reason-title = Da un motivo
reason-text = El motivo se muestra con la clasificación y en el diario.
done = Listo. Se ve en el diario y en la clasificación.
