### Lo que se lee cuando algo no se puede hacer: una o dos frases por cada motivo. Privado, y sin Markdown.

## No hay mesa, o no aquí

unknown-session = Esta mesa ya no existe. Empieza otra con /play.
no-table = No hay ninguna partida en este canal. Empieza una con /play.
no-table-direct = No hay ninguna partida en nuestros mensajes directos. Empieza una con /play.
no-direct-messages = Ahora mismo no encuentro nuestros mensajes directos, así que no hice nada. Inténtalo de nuevo en un minuto.
in-threads =
    { $own ->
        [yes] Juegas en varios hilos de este canal. Usa el comando en uno de ellos.
       *[no] Hay partidas en varios hilos de este canal. Usa el comando en uno de ellos.
    }
in-threads-games =
    { $own ->
        [yes] Tus partidas: { $games }.
       *[no] Las partidas: { $games }.
    }
unknown-game = No hay ningún juego llamado “{ $key }”.
own-rated-game = Juegas en esta partida por puntos, así que eso lo tiene que decidir otra persona de la moderación.
own-rated-game-of-two = Juegas en esta partida por puntos, así que eso lo tiene que decidir otra persona de la moderación. Para terminarla sin ganador, ofrece un empate con /draw.
unknown-level = La máquina no tiene el nivel “{ $level }”. Elige fácil, medio o difícil.
only-in-servers = { $game } es un juego para varios, y aquí solo estamos tú y yo. Juégalo aquí contra la máquina con /play, o en un servidor donde estemos tú y yo.
channel-taken =
    { $lobby ->
        [yes] Ya hay una mesa abierta de { $game } en este canal. Usa otro canal o un hilo.
       *[no] Ya hay una partida de { $game } en este canal. Usa otro canal o un hilo.
    }
channel-hidden = Ya no puedes ver el canal de esa partida, así que no puedo abrir una mesa allí.
may-not-write-there = No puedes escribir en ese canal, así que la mesa se queda aquí.
permissions-missing =
    No puedo poner una mesa aquí porque me { $number ->
        [one] falta el permiso { $names }. Pide a quien gestiona el canal que me lo dé.
       *[other] faltan los permisos { $names }. Pide a quien gestiona el canal que me los dé.
    }
permissions-missing-in =
    No puedo usar { $channel } porque allí me { $number ->
        [one] falta el permiso { $names }. Pide a quien gestiona ese canal que me lo dé.
       *[other] faltan los permisos { $names }. Pide a quien gestiona ese canal que me los dé.
    }

## Los permisos de Discord, como los llaman sus ajustes en español

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-connect = Conectar

## Opciones y jugadores de una mesa nueva

wrong-value = { $option } puede ser { $allowed }, no “{ $given }”.
from-to = de { $first } a { $last }
no-such-option = { $game } no tiene la opción “{ $given }”. Sus opciones: { $options }.
no-options = { $game } no tiene opciones, así que tampoco “{ $given }”.
too-many-players =
    { $game } tiene { $seats ->
        [one] { $seats } puesto
       *[other] { $seats } puestos
    }, pero contigo serían { $people } jugadores.
too-few-players =
    { $game } es para { $least } a { $most } jugadores, pero en esta mesa { $people ->
        [one] solo hay { $people }.
       *[other] solo hay { $people }.
    }
too-few-players-for =
    { $game } es para { $most } jugadores, pero en esta mesa { $people ->
        [one] solo hay { $people }.
       *[other] solo hay { $people }.
    }
seated-twice = Cada persona puede tener un solo puesto en una mesa.
bot-seated = Los bots no pueden tener un puesto en una mesa.

## Quién puede estar en una mesa

not-seated = No juegas en esta mesa de { $game }, pero puedes mirar cuanto quieras.
not-in-that-game = No jugaste en esta partida. Para empezar la tuya, escribe /play.
already-seated = Ya estás en esta mesa.
sits-already = { $name } ya está en esta mesa. Elige a otra persona.
no-seat-of = { $name } no juega en esta mesa. Elige a alguien que juegue.
no-seat-of-out = { $name } ya está fuera de esta partida. Elige a alguien que siga jugando.
not-invited = No tienes invitación a esta mesa, así que no hay nada que responder.
only-invited = A esta mesa solo puede unirse gente que invite { $host }. Puedes mirar cuanto quieras.
was-removed = { $host } te quitó de esta mesa. Puedes volver a unirte si te invita.
has-declined = { $name } rechazó una invitación a esta mesa, pero todavía puede unirse.
already-invited = { $name } ya tiene una invitación y todavía no responde.
not-there = Esa persona ya no está en esta mesa. No cambió nada.
not-joined = Ahora mismo no puedes unirte a esta mesa. Cada quien puede elegir con quién juega, y eso es privado.
table-full = Esta mesa está llena.
table-full-invited = Esta mesa está llena: los puestos que quedan son para quienes tienen invitación.
still-invited =
    { $number ->
        [one] { $names } todavía no responde a la invitación. Espera su respuesta, o quita a esta persona en Opciones.
       *[other] { $names } todavía no responden a la invitación. Espera sus respuestas, o quita a estas personas en Opciones.
    }
first-not-seated = El puesto 1 es para { $first }, que todavía no está en la mesa.
first-not-seated-any = Quien tiene el puesto 1 todavía no está en la mesa.
still-here = { $name } sigue en este servidor, así que la partida le espera.
not-member = { $name } no está en este servidor.
avoided = Elegiste no jugar con { $name }. Puedes cambiarlo con /me.
avoids-self = No puedes evitarte a ti. Elige a otra persona.
sits-here = Tú juegas en esta partida. /follow es para quienes miran.
follows-many = Ya sigues { $most } partidas, el máximo. Deja de seguir una primero: /follow las muestra.
followed-by-many = A esta partida ya la siguen { $most } personas, el máximo.
not-visible = Solo puedes seguir partidas de canales que puedes ver.
unreachable = No recibes ni menciones en cada turno ni mensajes directos, así que no podría avisarte. Activa primero una de las dos cosas con /me.
no-invitations = Ahora mismo no se puede invitar a { $name }.
too-many-games =
    { $most ->
        [0] Elegiste no jugar en ninguna mesa por ahora. Puedes cambiarlo con /me.
        [one] Llegaste a tu propio límite de { $most } mesa. Puedes cambiarlo con /me.
       *[other] Llegaste a tu propio límite de { $most } mesas. Puedes cambiarlo con /me.
    }

## Quién puede hacer qué

only-computers = En la partida tiene que quedar al menos una persona. Las máquinas no siguen solas.
not-moderator = Eso solo lo puede hacer la moderación de este canal.
not-host = Eso solo lo puede hacer { $host }, que abrió la mesa.
not-host-handed = Eso solo lo puede hacer { $host }, que está ahora a cargo de la mesa.
not-manager = Solo quienes gestionan este servidor pueden cambiar estos ajustes.
only-moderators = En este servidor, solo la moderación (Gestionar mensajes) puede abrir mesas, pero puedes unirte a las suyas. Quienes gestionan el servidor pueden cambiarlo con /settings.
own-game = Juegas en esta partida, así que eso lo tiene que decidir otra persona de la moderación.
other-channels = En este servidor solo se pueden abrir mesas en { $channels }. Quienes gestionan el servidor pueden cambiarlo con /settings.
clock-not-allowed = En este servidor, las mesas se juegan así: { $clocks }. Quienes gestionan el servidor pueden cambiarlo con /settings.
server-full =
    { $most ->
        [one] Este servidor llegó a su límite de { $most } mesa abierta. Inténtalo de nuevo cuando termine. Quienes gestionan el servidor pueden cambiar el límite con /settings.
       *[other] Este servidor llegó a su límite de { $most } mesas abiertas. Inténtalo de nuevo cuando termine una. Quienes gestionan el servidor pueden cambiar el límite con /settings.
    }
wrong-setting = Eso ya no se puede elegir. Usa el comando de nuevo para ver qué se puede elegir ahora.
no-season = No existe esa temporada en este servidor. Elige una de la lista de /leaderboard.
season-runs = Ya hay una temporada en curso en este servidor. Puedes empezar otra cuando termine.
wrong-season = Una temporada necesita un nombre de { $most } caracteres como máximo.

## Demasiadas veces, o demasiado largo

too-many-tables =
    Abriste muchas mesas en poco tiempo. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de abrir otra.
too-many-tables-server =
    Aquí se abrieron muchas mesas en poco tiempo. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de abrir otra.
too-many-lobbies = Ya tienes varias mesas que esperan jugadores. Primero empieza o cancela una de ellas.
invited-too-often =
    { $name } recibió muchas invitaciones últimamente. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }, o invita a otras personas. A una mesa abierta puede unirse sin invitación.
posted-too-often =
    Este tablero se publicó muchas veces últimamente. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }. Hasta entonces, /board te lo muestra solo a ti.
asked-before =
    Ya pediste eso, y no se aceptó. Puedes pedirlo otra vez { $plays ->
        [yes] después de tu próximo turno, o en { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
       *[no] en { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
    }.
asked-before-named =
    { $named ->
        [one] Propusiste a { $named } persona para un puesto, y no se aceptó.
       *[other] Propusiste a { $named } personas para un puesto, y no se aceptó a ninguna.
    } Puedes proponer a otra { $plays ->
        [yes] después de tu próximo turno, o en { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
       *[no] en { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
    }.
away-too-long = Son más días de los que te quedan. { $budget }

## Jugadas

not-your-turn = Es el turno de { $who }, no el tuyo.
not-your-turn-nobody = Ahora mismo no es el turno de nadie.
out-of-game = Estás fuera de esta partida, pero puedes seguir mirando.
step-by-step = Uno de estos pasos decide tu partida, y pediste confirmar esas jugadas. Juega los pasos uno por uno. No se jugó nada.
stale = La partida avanzó mientras tanto. No se jugó nada.
nothing-to-take-back = No tienes ninguna jugada que deshacer.
nothing-to-take-back-chance = Eso ya no se puede deshacer, porque desde entonces se tiraron dados o se sacaron cartas.
move-too-early = “{ $asked }” todavía no se puede jugar, porque depende de lo que pase antes. No se jugó nada.
move-ambiguous = “{ $asked }” puede significar más de una jugada: { $moves }. No se jugó nada.
move-illegal = “{ $asked }” no es una jugada legal aquí.
moves-legal = Puedes jugar { $moves }.
moves-and-more = { $moves } y otras

## El estado de una partida o de una mesa

finished = Esta partida terminó. Empieza otra con /play.
was-cancelled = Esta mesa se canceló.
there-already = Esta partida ya está en ese canal.
not-started = Esta partida todavía no empieza.
already-started = Esta partida ya empezó.
not-over-yet = Esta partida todavía no termina.
nobody-left = No queda nadie con quien jugar la revancha.
nothing-due = No cambió nada en esta mesa.
is-paused =
    { $by ->
        [organiser] El torneo está en pausa hasta que la organización lo reanude.
       *[moderator] La partida está en pausa hasta que la moderación la reanude.
    }
not-paused = La partida no está en pausa.
not-claimed = Esta partida no se puede reclamar, o ya no.
others-decide = No jugaste a tiempo, así que deciden los demás: pueden reclamar la partida o reabrirla.
not-reopened = Solo se puede reabrir una partida que se cerró porque nadie jugó.
old-rules = Esta partida ya no está disponible.
outdated = Esta partida de { $game } se jugó con una versión anterior de las reglas, así que no puede seguir. No se borró nada de ella.

## Preguntas a la mesa, y el tiempo

question-open = Esta mesa ya tiene una petición pendiente. Espera a que se resuelva.
question-gone = Esa petición ya está resuelta, o la partida avanzó.
already-granted = Ya dijiste que sí, y está hecho.
not-asked = No te toca a ti responder a esta petición.
not-asked-answered = Ya respondiste.
not-for-two = Solo se puede acordar un empate en partidas de dos.
no-plans =
    { $alone ->
        [yes] Solo puedes planear jugadas contra personas: la máquina responde enseguida.
       *[no] Solo puedes planear jugadas en partidas de dos sin dados ni cartas.
    }
plan-on-turn = Es tu turno. Cuando juegues, puedes planear tus respuestas.
plan-full = Tu plan está lleno. Borra primero una variante.
not-late = Todavía queda tiempo para este turno.
not-late-others = Eso lo deciden los demás. Tú todavía puedes jugar.
no-nudge-own-turn = Es tu turno, así que no hay a quién dar un toque.
no-nudge-paused = La partida está en pausa, así que no hay a quién dar un toque. La moderación puede reanudarla.
no-nudge-clock = Esta partida tiene reloj, así que los recordatorios llegan solos.
no-nudge-too-early =
    Espera al menos un día. Puedes dar un toque en { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.

## Dados y secretos

empty-seed = Escribe una palabra con al menos un carácter visible.
secret-withheld =
    { $draws ->
        [dice] Los dados de esta partida todavía no se pueden comprobar. { $why }
        [cards] Las cartas de esta partida todavía no se pueden comprobar. { $why }
       *[lot] Los sorteos de esta partida todavía no se pueden comprobar. { $why }
    }
only-in-practice = En un intento que cuenta del reto diario no se puede deshacer, pedir pistas, probar jugadas ni sustituir a nadie. Después puedes practicar con las mismas cartas: /deal.
had-attempt = Ya hiciste tu intento de este reto diario. Puedes practicarlo, y mañana hay otro: mira /deal.
no-attempt-over = Tu intento de este reto diario sigue en curso. Cuando termine, puedes practicar el reto.
no-attempt-begun = Todavía no empiezas tu intento de este reto diario. Después puedes practicarlo: mira /deal.
no-deal = No hubo reto diario en esa fecha.
helps-in-game = Estás jugando una partida de { $game } sin pistas, y esto te ayudaría en ella. Inténtalo de nuevo cuando esa partida termine.
spoils = Esta partida es el reto diario del { $date }. Podrás verla después de tu propio intento, o después de { $until }.
not-as-drawn = El registro de esta partida y su secreto no coinciden. { $why }

## Archivos de registros

record-too-large = Ese archivo es demasiado grande. Los registros de partidas tienen como máximo 200 kB.
record-too-long = Ese registro tiene demasiadas jugadas para cualquier juego de aquí.
record-no-text = Eso no es un archivo de texto, así que no puede ser el registro de una partida. Con /record obtienes uno.
record-gone = Ese archivo ya no está disponible. Usa /open de nuevo.
record-unknown-game = No puedo abrir ese archivo, porque su juego no es uno de los de aquí ({ $games }).
record-wrong = No puedo abrir ese archivo. { $why }

## Un fallo del disco de quien administra el bot

damaged = El registro de esta partida está dañado, así que no puede seguir. Quien administra el bot encuentra los detalles en el diario del programa.
not-kept = Eso no se pudo guardar, así que no cambió nada. Quien administra el bot encuentra los detalles en el diario del programa.
not-noted = Eso funcionó, pero algo salió mal justo después. No se perdió nada. Quien administra el bot encuentra los detalles en el diario del programa.
not-read = Ahora mismo no pude cargar eso, pero no se perdió nada. Quien administra el bot encuentra los detalles en el diario del programa.

## Por qué no se puede publicar nada en un canal, y qué pasa entonces con la mesa

obstacle-no-access = No puedo ver este canal. Si es un hilo privado, mencióname primero en él. Si no, pide a quien gestiona el canal que me dé “Ver canal”.
obstacle-no-right = No puedo escribir en este canal. Pide a quien lo gestiona que me dé “Ver canal”, “Enviar mensajes” (en hilos: “Enviar mensajes en hilos”) y “Adjuntar archivos”.
obstacle-locked = Este hilo está bloqueado. Pide a alguien que gestione hilos que lo desbloquee.
obstacle-archived = Este hilo está archivado. Escribe algo en él para recuperarlo.
obstacle-closed = No puedo enviarte mensajes directos. Permítelos en los ajustes de privacidad de un servidor donde estemos tú y yo, o añádeme a tu cuenta, y comprueba que no me tengas en tu lista de bloqueos.
obstacle-blocked = El AutoMod de este servidor bloqueó mi mensaje. Pide a quien gestiona el servidor que me deje pasar.
obstacle-gone = Este canal ya no existe.
obstacle-other = Discord no aceptó mi mensaje.
not-shown-not-opened = No se abrió ninguna mesa. Usa /play otra vez después, o en otro canal.
not-shown-not-opened-soon = No se abrió ninguna mesa. Prueba /play de nuevo en un momento.
not-shown-closed = Si había una mesa en él, se cerró.
not-shown-soon = Lo que hiciste está guardado y aparecerá aquí en cuanto sea posible.
not-shown-locked = La moderación también puede llevar la mesa a otro canal con /moveto. Lo que hiciste está guardado.
not-shown = Lo que hiciste está guardado, y entonces /board lo mostrará.

## Propuestas abiertas

too-many-offers = Ya tienes { $most } propuestas abiertas en este servidor, el máximo. Retira una primero: /find las muestra.
offered-too-often =
    Hiciste muchas propuestas en poco tiempo. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de hacer otra.
barred = Quien administra este bot no te deja jugar con desconocidos hasta esta fecha: { $moment }. Tus demás partidas siguen igual.
stalled = Te quedaste sin tiempo en demasiadas de tus últimas partidas con desconocidos. Puedes buscar otras desde esta fecha: { $moment }. Tus demás partidas siguen igual.
private-thread = No puedes proponer una partida en un hilo privado, porque los demás no podrían verla. Usa /find en un canal o en un hilo público.
name-too-new =
    Sorteaste tu nombre de jugador hace poco. Puedes sortear otro en { $days ->
        [one] { $days } día
       *[other] { $days } días
    }.

## Torneos

no-tournament = Este torneo ya no existe. /tournament muestra los demás.
not-organiser = Solo quienes gestionan los eventos de este servidor pueden organizar torneos.
too-many-tournaments = Este servidor ya tiene { $most } torneos, el máximo. Empieza otro cuando uno termine.
in-many-tournaments = Ya estás en { $most } torneos, el máximo. Entra en otro cuando uno termine.
not-played-here = Un torneo necesita un canal de texto donde yo pueda abrir hilos. Usa /organise en un canal así.
registration-over = La inscripción está cerrada.
has-registered =
    { $waits ->
        [yes] Ya estás en la lista de espera.
       *[no] Ya estás en este torneo.
    }
not-registered = No estás en este torneo.
was-withdrawn =
    { $removed ->
        [yes] La organización te quitó de este torneo.
       *[no] Ya no estás en este torneo.
    }
wants-fewer-games = Elegiste jugar como máximo { $limit } partidas a la vez, y este torneo puede tener { $games }. Lo cambias con /me.
too-few-entrants = Un torneo necesita al menos { $least } jugadores para empezar.
too-new = Para entrar necesitas { $games } partidas terminadas en este servidor. Tienes { $finished }.
own-result = Esto lo tiene que hacer otra persona de la organización, porque tú juegas en el torneo.
still-played = Esta partida todavía no termina.
not-under-way = Este torneo no está en curso.
tournament-over = Este torneo terminó.
still-playing = Todavía juegas en esta ronda. Pulsa *Puedo empezar* cuando termine tu partida.
in-pause = El torneo está en pausa. Pulsa *Puedo empezar* cuando continúe.
no-further-round = No hay ninguna ronda más.
arena-closing = En esta arena ya no empiezan partidas nuevas. Las que están en curso todavía cuentan.
arena-full = Esta arena ya tiene { $most } jugadores, el máximo.
in-tournament =
    { $what ->
        [back] En torneos solo puedes deshacer jugadas dentro de tu propio turno.
        [draw] En torneos puedes ofrecer un empate cuando los dos hayan jugado { $turns } turnos.
        [seat] En una partida de torneo nadie puede ocupar el puesto de otro.
       *[pause] Las partidas de torneo no se pueden pausar una por una.
    }
