### Arenas: torneos en una sola sesión, sin rondas. Quien no juega espera, y le toca alguien que también espera.

## El mensaje público

about = { $game } · arena de { $minutes } minutos, otro rival después de cada partida · { $bank } por jugador y partida
play = Jugar
rest = Tomar un descanso
gathers = Pulsa *Jugar* si ya estás: solo participa quien lo pulsa. Ya están: { $ready } de { $players }.
starts = Empieza cuando esté el 90 %. A más tardar: { $when }
current = Partidas terminadas: { $over } · Partidas en curso: { $games } · En espera: { $waiting }
until = Empiezan partidas nuevas hasta: { $when }. Toda partida empezada cuenta.
come = Pulsa *Jugar* para entrar, o para seguir después de un descanso.
closing = Ya no empiezan partidas nuevas. Las que están en curso todavía cuentan.
place =
    { $points ->
        [one] { $place }. { $who } · { $points } punto
       *[other] { $place }. { $who } · { $points } puntos
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }

## Respuestas privadas

registered = Ya estás en el torneo. Cuando se cierre la inscripción, pulsa *Jugar* en el mensaje del torneo; si no, no juegas. Cierre de la inscripción: { $when }
here = Anotado. La arena empieza cuando esté el 90 % de los jugadores. A más tardar: { $when }
call = { $people }: { $name } está a punto de empezar. Si ya estás, pulsa *Jugar* bajo su mensaje: { $link }. A más tardar: { $when }
after-game = Te tocará otro rival cuando termine esta partida.
waits = Esperas rival. Te mencionaré cuando te toque jugar.
rests =
    { $playing ->
        [yes] Termina esta partida. Después no te tocará rival hasta que pulses *Jugar*.
       *[no] No te tocará rival hasta que pulses *Jugar*.
    }
started = Inscripción cerrada: { $name }. Ahora los jugadores pulsan *Jugar*, durante 5 minutos como mucho. Después empiezan las primeras partidas.

## El diario

line-began = Empezó con { $entrants } jugadores, por { $minutes } minutos.
line-away = Estuve fuera de línea: { $time }. La arena termina todo ese tiempo más tarde.

## /organise: privado

format = Arena: otro rival después de cada partida, en una sola sesión
new = Quienes esperan juegan entre sí hasta que se acabe el tiempo, cada partida en un hilo propio de este canal. Ganar vale 2 puntos y empatar 1. Lo anuncio aquí.
minutes-menu = Duración de la arena
minutes-choice = { $minutes } minutos
