### Lo que se lee alrededor de las jugadas: deshacer, empates, puestos que cambian de manos, relojes, pausas, ausencias.

## Botones

more = Más
details = Detalles
keep-still = No girar más el tablero
let-turn = Girar otra vez el tablero
take-back = Deshacer jugada
ask-back = Pedir que se deshaga una jugada
offer-draw = Ofrecer un empate
nudge = Dar un toque
yes = Sí
no = No
wait = Esperar más
give-up-for = Quitarle el puesto
take-out = Expulsar de la partida
wait-on = Seguir esperando
open-again = Reabrir la partida
claim = Reclamar la partida
leave-in = Dejar que siga jugando

## El menú privado de «Más»

what-else = Además de jugar, puedes:
watching = No juegas en esta mesa. Mientras miras, puedes:
nothing-else = Ahora mismo no puedes hacer nada más en esta mesa.
substitute = Para poner a otra persona en un puesto, usa { $command }.
details-of = { details }: { $fingerprint }

## Respuestas a lo que alguien hizo

asked = Tu petición ya está en el tablero.
asked-before = Tu petición ya está resuelta. El tablero muestra cómo está la partida.
done-taken-back = Jugada deshecha.
done-draw = Acordaron un empate.
done-nudged = Le diste un toque.
done-nudged-unheard = No pude avisarle, pero el tablero muestra ahora que preguntas.
done-given-up = Ya está fuera de la partida.
done-stilled = Listo. El tablero cambió para toda la mesa.
paused = La partida está en pausa: nadie puede jugar, y los relojes están parados. Usa `/resume` para seguir.
paused-with-tournament = El torneo está en pausa: nadie puede jugar, y los relojes están parados. Su organización puede reanudarlo.
resumed = La partida sigue.
still-waiting = De acuerdo, sigues esperando.
left-in = De acuerdo, sigue en la partida.
moved-to = La mesa está ahora en { $channel }.

## Lo último que pasó, en el tablero

news-unanswered =
    { $matter ->
        [back] La petición de { $who } de deshacer una jugada caducó sin respuesta.
        [draw] El empate que ofreció { $who } caducó sin respuesta.
        [time] La petición de { $who } de quitar un puesto caducó sin respuesta.
       *[seat] La petición de { $who } de ceder un puesto caducó sin respuesta.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } retiró su petición de deshacer una jugada.
        [draw] { $who } ya no ofrece el empate.
        [time] { $who } retiró su petición de quitar un puesto.
       *[seat] { $who } retiró su petición de ceder un puesto.
    }
news-declined =
    { $matter ->
        [back] { $who } no quiere que se deshaga la jugada.
        [draw] { $who } rechazó el empate.
        [time] { $who } rechazó quitar un puesto.
       *[seat] { $who } rechazó ceder un puesto.
    }
news-yes-withdrawn = { $who } ya no está de acuerdo, así que no cambia nada.
news-taken-back = { $who } deshizo una jugada.
news-substituted = { $newcomer } sustituye a { $who }.
news-back = { $who } volvió de su ausencia.
news-more-time-away = { $who } avisó de una ausencia, así que tiene más tiempo.
news-more-time-down = A { $who } se le agotó el tiempo mientras el bot no funcionaba, así que tiene más tiempo.
news-more-time-wait = { $by } prefirió esperar, así que { $who } tiene más tiempo.
news-nudged = { $by } pregunta si { $who } sigue ahí.
news-resumed = { $who } reanudó la partida.
news-tournament-resumed = El torneo sigue, y esta partida también.
news-extended = La organización del torneo dio más tiempo: cada jugador tiene { $time } más para esta partida.
news-still = Por decisión de { $who }, el tablero ya no gira.
news-turning = Por decisión de { $who }, el tablero vuelve a girar.
news-reopened = { $who } reabrió la partida.
news-new-secret =
    Quien administra el bot restauró una copia de seguridad. Desde aquí, { $draws ->
        [lot] los sorteos tienen
        [cards] las cartas tienen
       *[dice] los dados tienen
    } una huella nueva.
a-moderator = Alguien de la moderación

## Preguntas a la mesa

asks-back = { $who } quiere deshacer su última jugada.
asks-draw = { $who } ofrece un empate.
asks-time = { $who } quiere quitarle el puesto a { $late }, que se quedó sin tiempo.
asks-own-seat = { $who } quiere ceder su puesto a { $newcomer }.
asks-seat = { $who } quiere que { $newcomer } ocupe el puesto de { $owner }.
seat-costs = Si un puesto cambia de manos, esta partida no tiene resultado: no cuenta para la puntuación ni para las estadísticas.
do-you-agree =
    { $others }: { $number ->
        [one] ¿estás de acuerdo?
       *[other] ¿están de acuerdo?
    }
question-closes =
    Plazo: { $when }.{ $assent ->
        [yes] {" "}No responder cuenta como un sí.
       *[no] {""}
    }

## Tiempo

late =
    { $who } se quedó sin tiempo. { $number ->
        [one] { $others }: puedes seguir esperando, quitarle el puesto o buscar a alguien que le sustituya con { $command }. { $who } todavía puede jugar hasta que decidas.
       *[other] { $others }: pueden seguir esperando, quitarle el puesto o buscar a alguien que le sustituya con { $command }. { $who } todavía puede jugar hasta que decidan.
    }
late-forfeit =
    { $who } se quedó sin tiempo. { $number ->
        [one] { $others }: puedes seguir esperando, quitarle el puesto o buscar a alguien que le sustituya con { $command }. { $who } todavía puede jugar hasta que decidas. Si no decides nada, pierde su puesto (plazo: { $when }).
       *[other] { $others }: pueden seguir esperando, quitarle el puesto o buscar a alguien que le sustituya con { $command }. { $who } todavía puede jugar hasta que decidan. Si no deciden nada, pierde su puesto (plazo: { $when }).
    }
late-too = { $who } se quedó sin tiempo, pero todavía puede jugar.
timed-out = { $who } se quedó sin tiempo y perdió su puesto.
give-up-question = ¿Quitarle el puesto a { $late }? Esto no se puede deshacer.

## Ausencia

away =
    Tu ausencia dura hasta { $until }. En las partidas que te esperan conservas el tiempo que te queda, y hasta entonces no recibes recordatorios. En cada partida vale durante el tiempo de { $turns } turnos (al menos { $least }, como máximo { $most }). Recibes un recordatorio cuando vuelvas, y { $command } termina antes la ausencia.
away-whole-game = Donde los jugadores tienen un tiempo para toda la partida, la partida espera tanto como ese tiempo, o nada si es { $live } o menos. Las partidas de torneo no esperan.
back-again = ¡Qué bueno verte de nuevo! Tus relojes corren como siempre.
budget-after =
    Puedes ausentarte hasta { $month } días de cada 30, y { $year } de cada 365. Después de esta ausencia { $left ->
        [0] no te queda ningún día
        [one] te queda { $left } día
       *[other] te quedan { $left } días
    }.
budget-now =
    Puedes ausentarte hasta { $month } días de cada 30, y { $year } de cada 365. { $left ->
        [0] No te queda ningún día
        [one] Te queda { $left } día
       *[other] Te quedan { $left } días
    }.
is-away = { $who } está ausente hasta { $until }.
is-away-clock-waits = { $who } está ausente hasta { $until }. La partida le espera hasta entonces.
is-away-clock-waits-until = { $who } está ausente hasta { $until }. Esta partida le espera como máximo hasta { $latest }.

## Moderación

taken-out = La moderación expulsó a { $who } de la partida.
take-out-question = ¿Expulsar a { $who } de esta partida? Esto no se puede deshacer.
paused-by = { $who } puso la partida en pausa. La moderación puede reanudarla.
paused-by-a-moderator = La moderación puso la partida en pausa. La moderación puede reanudarla.

move-question =
    { $number ->
        [one] { $who } no puede ver { $channel } y allí no recibiría avisos.
       *[other] { $who } no pueden ver { $channel } y allí no recibirían avisos.
    } ¿Llevar la mesa de todos modos?
move-anyway = Llevarla de todos modos
stay-here = Dejarla aquí
stayed-here = De acuerdo, la mesa se queda aquí.
