### /settings (de un servidor) y /me (de una persona): las pantallas, lo que se dice tras un cambio, y los avisos.

## Las pantallas

server = ## Mesas de este servidor
person = ## Tus ajustes
person-note = -# Valen en todos los servidores. Solo tú los ves.
all-channels = Todos los canales
nobody = Nadie
digest-button = Resumen diario
digest-heading = ## Resumen diario
digest-note = Un mensaje directo al día, a esta hora, con todas las partidas que te esperan, si hay alguna. Tu zona horaria: **{ $zone }**.
digest-never = Nunca
zone-button = Cambiar la zona horaria
zone-title = Tu zona horaria
zone-text = Tu resumen diario usa esta zona horaria, con su horario de verano.
zone-label = Zona horaria o ciudad
zone-hint = Por ejemplo, Europe/Madrid, Buenos Aires o UTC
no-zone = No conozco esa zona horaria. Prueba con una ciudad grande cercana, o con un nombre como America/Bogota.
channels-heading = ## Canales para listas y resultados
no-channel = Ningún canal
channels-page = Canales para listas y resultados
other-settings = Otros ajustes

## Encima de cada menú; la palabra en negrita nombra lo que se ajusta

server-channels = **Canales** donde se pueden abrir mesas (también en sus hilos). Si no eliges ninguno, valen todos.
server-openers = **Quién** puede abrir mesas.
server-tables-at-once = **Cuántas** mesas puede haber abiertas a la vez.
server-clocks = **Tiempo por turno** que las mesas pueden elegir.
server-clock = **Tiempo por turno habitual** de las mesas nuevas.
server-past = **Tableros pasados**: qué queda de ellos en el canal.
server-games-channel = **Partidas en curso**: un canal con un mensaje que las muestra, siempre al día.
server-offers-channel = **Propuestas**: un canal con un mensaje que muestra quién busca rival.
server-results-channel = **Resultados**: el canal donde se publican las partidas terminadas.
server-events-channel = **Torneo por puntos de todos los servidores**: un canal con un mensaje desde el que tus miembros pueden jugarlo. Sin canal, aquí no hay.
person-pings = **Menciones**: cuándo se te menciona en un canal.
person-reminder = **Recordatorios**: cuándo recibes uno en partidas con reloj.
person-open-games = **Partidas**: cuántas quieres jugar a la vez con otras personas.
person-company = **Desconocidos**: quién puede unirse a las mesas donde estás.
person-avoided = **Personas** con las que no quieres jugar. No se enteran.

## Lo que se puede elegir en los menús

clock =
    { $time ->
        [none] Sin límite de tiempo
        [hour] 1 hora por turno
        [half-day] 12 horas por turno
        [day] 1 día por turno
        [three-days] 3 días por turno
       *[week] 1 semana por turno
    }
clock-inner =
    { $time ->
        [none] sin límite de tiempo
        [hour] 1 hora por turno
        [half-day] 12 horas por turno
        [day] 1 día por turno
        [three-days] 3 días por turno
       *[week] 1 semana por turno
    }
openers-everyone = Todo el mundo
openers-moderators = Solo la moderación (Gestionar mensajes)
past-sentences = Conservar el texto, sin imágenes
past-pictures = Conservar el texto y las imágenes
past-one-message = No conservar nada: un mensaje por partida
pings-every-turn = En cada turno
pings-reminders = Solo recordatorios
pings-never = Nunca
company-everyone = Todo el mundo
company-met = Solo a quien invite, o con quien haya terminado una partida
reminder-half = Cuando quede la mitad del tiempo
reminder-nine-tenths = Cuando quede el 10 % del tiempo
limit-none = Sin límite
limit-zero = Ninguna

## Interruptores: botones que activan o desactivan algo

switch-threads =
    { $on ->
        [yes] Un hilo por partida: sí
       *[no] Un hilo por partida: no
    }
switch-direct =
    { $on ->
        [yes] Mensajes directos: sí
       *[no] Mensajes directos: no
    }
switch-turned =
    { $on ->
        [yes] Tableros privados hacia mi lado: sí
       *[no] Tableros privados hacia mi lado: no
    }
switch-hints =
    { $on ->
        [yes] Consejos al empezar a jugar: sí
       *[no] Consejos al empezar a jugar: no
    }
switch-confirm =
    { $on ->
        [yes] Confirmar jugadas decisivas: sí
       *[no] Confirmar jugadas decisivas: no
    }
switch-sentences =
    { $on ->
        [yes] Tableros de texto en frases: sí
       *[no] Tableros de texto en frases: no
    }
switch-named-everywhere =
    { $on ->
        [yes] Mi nombre de jugador en listas: sí
       *[no] Mi nombre de jugador en listas: no
    }

## Lo que vale en un servidor desde ahora

told-every-channel = Ahora se pueden abrir mesas en todos los canales.
told-channels = Ahora solo se pueden abrir mesas en { $channels }.
told-openers-everyone = Ahora todo el mundo puede abrir mesas.
told-openers-moderators = Ahora solo la moderación puede abrir mesas.
told-tables-no-limit = Ahora no hay límite de mesas abiertas.
told-tables =
    { $most ->
        [one] Ahora no puede haber más de { $most } mesa abierta a la vez.
       *[other] Ahora no puede haber más de { $most } mesas abiertas a la vez.
    }
told-clocks = Las mesas pueden elegir ahora entre: { $clocks }. Lo habitual para las mesas nuevas: { $clock }.
told-clock = Lo habitual para las mesas nuevas es ahora: { $clock }.
told-threads =
    { $on ->
        [yes] Las mesas nuevas se juegan ahora en un hilo propio, salvo que elijan otra cosa.
       *[no] Las mesas nuevas se juegan ahora en el canal, salvo que elijan otra cosa.
    }
told-past-sentences = De los tableros pasados queda ahora solo el texto.
told-past-pictures = De los tableros pasados quedan ahora el texto y las imágenes.
told-past-one-message = Cada partida usa ahora un solo mensaje. Las menciones de quien tiene el turno se borran después de la jugada.
told-games-channel = Las partidas en curso aparecen ahora en { $channel }, salvo las de canales que no todo el mundo puede ver.
told-no-games-channel = Las partidas en curso ya no aparecen en ningún canal.
told-offers-channel = Las propuestas abiertas aparecen ahora en { $channel }.
told-no-offers-channel = Las propuestas abiertas ya no aparecen en ningún canal.
told-results-channel = Las partidas terminadas se publican ahora en { $channel }, salvo las de canales que no todo el mundo puede ver.
told-no-results-channel = Las partidas terminadas ya no se publican en un canal propio.
told-events-channel = Los torneos por puntos de todos los servidores aparecen ahora en { $channel } cuando hay uno.
told-no-events-channel = Los torneos por puntos de todos los servidores ya no aparecen aquí.

## Lo que vale para una persona desde ahora

told-turned =
    { $on ->
        [yes] Los tableros que solo ves tú se muestran ahora desde tu lado.
       *[no] Los tableros que solo ves tú ya no se giran hacia tu lado.
    }
told-hints =
    { $on ->
        [yes] Ahora recibes consejos en tus primeras partidas.
       *[no] Ya no recibes consejos.
    }
told-confirm =
    { $on ->
        [yes] Ahora te pregunto antes de las jugadas decisivas.
       *[no] Las jugadas decisivas se juegan ahora sin preguntar.
    }
told-sentences =
    { $on ->
        [yes] Los tableros de texto se escriben ahora en frases, para lectores de pantalla.
       *[no] Los tableros de texto se dibujan ahora con signos.
    }
told-named-everywhere =
    { $on ->
        [yes] Las listas de todos los servidores muestran ahora tu nombre de jugador.
       *[no] Las listas de todos los servidores ya no muestran tu nombre de jugador.
    }
told-open-games-no-limit = Ahora puedes estar en cuantas mesas quieras.
told-open-games =
    { $most ->
        [0] Ahora no puedes unirte a mesas, ni recibir invitaciones.
        [one] Ahora no puedes estar en más de { $most } mesa a la vez.
       *[other] Ahora no puedes estar en más de { $most } mesas a la vez.
    }
told-company-everyone = Ahora cualquiera puede unirse a las mesas donde estás.
told-company-met = A las mesas donde estás solo se puede unir ahora quien invites, o con quien hayas terminado una partida.
told-avoided-nobody = Ya no evitas a nadie.
told-avoided = Ya no se te buscarán partidas ni mesas con { $people }. Las partidas en curso siguen.
told-digest = Cada día a las { $hour } ({ $zone }) recibes un mensaje directo con las partidas que te esperan, si hay alguna.
told-no-digest = Ya no recibes un resumen diario.
told-zone = Tu zona horaria es ahora { $zone }.
told-reminder-half = En partidas con reloj recibes ahora un recordatorio cuando queda la mitad del tiempo.
told-reminder-nine-tenths = En partidas con reloj recibes ahora un recordatorio cuando queda el 10 % del tiempo.
told-pings-every-turn =
    { $direct ->
        [yes] Ahora se te menciona y recibes un mensaje directo cada vez que es tu turno.
       *[no] Ahora se te menciona cada vez que es tu turno.
    }
told-pings-reminders =
    { $direct ->
        [yes] Ahora solo se te menciona en canales como recordatorio. Recibes un mensaje directo cada vez que es tu turno.
       *[no] Ahora solo se te menciona en canales como recordatorio.
    }
told-pings-never =
    { $direct ->
        [yes] Ya no se te menciona en canales. Recibes un mensaje directo cada vez que es tu turno.
       *[no] Ya no se te menciona en canales.
    }

## Lo que una persona ajustó, en una lista de /privacy

settled-pings = cuándo se te menciona
settled-direct = mensajes directos
settled-turned = tableros privados sin girar hacia tu lado
settled-hints = sin consejos en las primeras partidas
settled-confirm = confirmar jugadas decisivas
settled-open-games = cuántas partidas quieres jugar a la vez
settled-avoided = personas con las que no quieres jugar
settled-reminder = cuándo recibes recordatorios
settled-company = quién puede unirse a las mesas donde estás
settled-away-until = hasta cuándo dura tu ausencia
settled-absences = tus ausencias del último año
settled-sentences = tableros de texto en frases
settled-named-everywhere = si las listas muestran tu nombre de jugador
settled-digest = tu resumen diario
settled-zone = tu zona horaria
settled-pool = que juegas con desconocidos, y desde cuándo

## Mensajes directos

invited = { $host } te invitó a una mesa de { $game } en { $channel }.
answered =
    Ya respondieron todas las personas que invitaste a tu mesa de { $game }. { $ready ->
        [yes] Puedes empezar la partida.
       *[no] Todavía faltan jugadores.
    } La mesa está en { $channel }.
unheard =
    { $guests } { $number ->
        [one] no responde
       *[other] no responden
    } desde hace un día a tu invitación a { $game } en { $channel }. Puedes seguir esperando o invitar a otras personas. La mesa se cierra si no pasa nada en un día más.
your-turn =
    { $what ->
        [turn] Es tu turno en { $game } con { $others } en { $channel }.
        [reminder] Recordatorio: es tu turno en { $game } con { $others } en { $channel }.
       *[asked] Hay una petición para ti en { $game } con { $others } en { $channel }.
    }
your-game-over = Tu partida de { $game } con { $others } en { $channel } terminó. { $result }
your-game-alone-over = Tu partida de { $game } en { $channel } terminó. { $result }
your-table-closed = Tu mesa de { $game } en { $channel } está cerrada. { $result }
closed-to-me = Pediste mensajes directos, pero no puedo enviarte ninguno. Permítelos en los ajustes de privacidad de este servidor, o elige menciones con `/me`. Lo intentaré de nuevo en un día.

## Menciones en el canal, que un teléfono muestra como notificaciones

called-guests = { $guests }: { $host } invitó a una mesa de { $game }.
called-host =
    { $host }: ya respondieron todas las personas que invitaste a tu mesa de { $game }. { $ready ->
        [yes] Puedes empezar la partida.
       *[no] Todavía faltan jugadores.
    }
called-host-unheard =
    { $host }: { $guests } { $number ->
        [one] no responde
       *[other] no responden
    } desde hace un día a tu invitación a { $game }. Puedes seguir esperando o invitar a otras personas. La mesa se cierra si no pasa nada en un día más.
called-turn =
    { $what ->
        [turn] { $who }: es tu turno en { $game } con { $others }.
        [reminder] { $who }: te recuerdo que es tu turno en { $game } con { $others }.
       *[asked] { $who }: hay una petición para ti en { $game } con { $others }.
    }
called-over = { $players }: la partida de { $game } terminó. { $result }
called-closed = { $players }: la mesa de { $game } está cerrada. { $result }

## Botones

show-here = Mostrar la mesa aquí
play-it = Hacer esta jugada
leave-it = No hacer esta jugada

## Antes de una jugada que decide la partida de quien la hace

sure = { $move }: esto decide tu partida y no se puede deshacer. ¿Lo juegas?
played = Jugada hecha.
not-played = De acuerdo, no se jugó nada.
