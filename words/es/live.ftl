### Torneos en una sola sesión: rondas de dos por el sistema suizo, y rondas en mesas de 3 y de 4. El botón «Puedo empezar» no tiene género.

## El mensaje público

about-swiss = { $game } · rondas en una sola sesión, contra rivales con más o menos los mismos puntos · { $bank } por jugador y partida
about-tables = { $game } · rondas en una sola sesión, en mesas de { $size } · { $bank } por jugador y partida
ready = Puedo empezar
gathers-first = Pulsa *Puedo empezar* para jugar: solo participa quien lo pulsa. Pueden empezar: { $ready } de { $players }.
gathers = Ahora viene la ronda { $round } de { $rounds }. Pueden empezar: { $ready } de { $players }.
starts = Empieza cuando el 90 % pueda empezar. A más tardar: { $when }
round =
    { $games ->
        [one] Ronda { $round } de { $rounds }: { $over } de { $games } partida terminada
       *[other] Ronda { $round } de { $rounds }: { $over } de { $games } partidas terminadas
    }
byes = Sin rival en esta ronda, lo que cuenta como victoria: { $names }
early = ¿Ya terminó tu partida? Pulsa *Puedo empezar* para la próxima ronda. Pueden empezar: { $ready } de { $players }.
still-open = Todavía puedes entrar hasta que termine la ronda { $round }.
place-points =
    { $points ->
        [one] { $place }. { $who } · { $points } punto
       *[other] { $place }. { $who } · { $points } puntos
    }
won-points =
    { $points ->
        [one] Gana { $who } con { $points } punto.
       *[other] Gana { $who } con { $points } puntos.
    }
shared-points =
    { $points ->
        [one] { $names } comparten el primer puesto con { $points } punto.
       *[other] { $names } comparten el primer puesto con { $points } puntos.
    }
places = Posiciones { $first } a { $last }
places-menu = Mostrar más de la clasificación

## Respuestas privadas

registered = Ya estás en el torneo. Cuando se cierre la inscripción, pulsa *Puedo empezar* en el mensaje del torneo; si no, no juegas. Cierre de la inscripción: { $when }
registered-late =
    { $kind ->
        [tables] Juegas desde la ronda { $round }. Por cada ronda que te perdiste recibes 3 puntos, pero no más de los que tiene la mitad de abajo.
       *[swiss] Juegas desde la ronda { $round }. Por cada ronda que te perdiste recibes medio punto, pero no más de los que tiene la mitad de abajo.
    }
ready-now = Anotado. La ronda { $round } empieza cuando el 90 % de los jugadores pueda empezar. A más tardar: { $when }
ready-soon = Anotado: puedes empezar la ronda { $round }. Empieza cuando terminen las partidas de la ronda actual.
call = { $people }: { $name } está a punto de empezar. Para jugar, pulsa *Puedo empezar* bajo su mensaje: { $link }. A más tardar: { $when }
avoided = Entró alguien a quien evitas. No les tocará jugar entre sí.
withdraw-asked = ¿Retirarte de { $name }? Abandonas la partida que juegas allí, y no juegas más rondas. Esto no se puede deshacer.
started = Inscripción cerrada: { $name }. Ahora los jugadores pulsan *Puedo empezar*, durante 5 minutos como mucho. Después empieza la primera ronda.

## El diario

line-began = Empezó con { $entrants } jugadores y { $rounds } rondas.
line-absent = { $who } perdió por tiempo, no se presentó a la siguiente ronda y está fuera.
line-late = { $who } entró más tarde, en la ronda { $round }. Puntos al empezar: { $points }

## /organise: privado

format-swiss = Sistema suizo: rondas de dos, en una sola sesión
format-tables = Mesas de 3 o 4: rondas en una sola sesión
new-swiss = Rondas en una sola sesión, cada partida en un hilo propio de este canal. Los rivales tienen más o menos los mismos puntos. Antes de cada ronda, los jugadores pulsan *Puedo empezar*. Lo anuncio aquí.
new-tables = Rondas en una sola sesión, cada mesa en un hilo propio de este canal. Cada jugador coincide con tantos otros como sea posible. Antes de cada ronda, los jugadores pulsan *Puedo empezar*. Lo anuncio aquí.
table-size-menu = Jugadores por mesa
table-size-choice = Mesas de { $number }
rounds-menu = Número de rondas
rounds-auto = Las rondas que convienen al número de jugadores
rounds-choice =
    { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }
