### Propuestas abiertas: /find, la lista de un servidor, y los mensajes sobre ellas. Con una propuesta no se muestra ningún nombre.

## Botones

find = Buscar rival
offer = Proponer una partida
withdraw = Retirar la propuesta
all-offers = Todas las propuestas abiertas
play-computer = Jugar con la máquina mientras tanto
watch = Avisarme de propuestas
stop-telling = No avisarme más
go-to-channel = Ir al canal

## Las condiciones de una propuesta: breves, en líneas y en menús

terms =
    { $game } · { $clock } · { $rated ->
        [rated] por puntos
        [casual] amistosa
       *[either] por puntos o amistosa
    }
any-game = Cualquier juego
any-clock = Cualquier tiempo
rated =
    { $rated ->
        [rated] Por puntos
        [casual] Amistosa
       *[either] Por puntos o amistosa
    }
stands =
    { $time ->
        [hour] La propuesta caduca en 1 hora
        [six-hours] La propuesta caduca en 6 horas
        [day] La propuesta caduca en 1 día
        [three-days] La propuesta caduca en 3 días
       *[week] La propuesta caduca en 1 semana
    }

## /find: privado

heading = Buscar rival
about = Di a qué te gustaría jugar. En cuanto alguien de este servidor quiera lo mismo, la partida empieza sola y los dos reciben un aviso. Los demás ven la propuesta, pero no quién la hizo.
game-menu = Qué juego
clock-menu = Tiempo por turno
rated-menu = Por puntos o amistosa
stands-menu = Cuándo caduca la propuesta
yours = **Tus propuestas**
own-line = - { $terms } · caduca: { $when }
own-menu = Retirar una de tus propuestas
offered = Tu propuesta está abierta: { $terms }. Te aviso en cuanto haya rival. Caduca: { $when }.
meanwhile = Mientras esperas, puedes jugar contra la máquina. Tu propuesta sigue abierta.
started = ¡Hay rival! Juegas a { $game } con { $who }.
started-elsewhere = ¡Hay rival! Tu partida se está preparando. Te aviso cuando empiece.
withdrawn = Propuesta retirada.
withdrawn-before = Esta propuesta ya no está abierta.

## La lista de propuestas de un servidor: privada en /games, y en un mensaje de un canal

list-heading =
    { $offers ->
        [0] Ahora mismo nadie busca rival en este servidor.
        [one] Hay { $offers } propuesta abierta en este servidor.
       *[other] Hay { $offers } propuestas abiertas en este servidor.
    }
list-title = Propuestas abiertas
line = - { $terms } · propuesta { $when }
more =
    { $more ->
        [one] - y { $more } más
       *[other] - y { $more } más
    }
list-note = Acepta una propuesta, y la partida empieza si los dos pueden jugar ahora mismo. Si no, quedas con una propuesta abierta igual.
take-menu = Aceptar una propuesta

## El mensaje cuando empieza una partida

called =
    { $who }: ¡hay rival! Tu partida de { $game } con { $opponent } empieza{ $turn ->
        [yes] , y es tu turno.
       *[no] .
    }
direct =
    ¡Hay rival! Tu partida de { $game } con { $opponent } empieza en { $channel }{ $turn ->
        [yes] , y es tu turno.
       *[no] .
    }

## Mensajes para quienes quieren avisos de propuestas

watch-heading = Propuestas en este servidor
watch-about = Elige juegos, y recibes un mensaje directo cuando alguien de este servidor proponga una partida a la que puedas unirte. Como máximo un mensaje al día, entre todos los servidores.
watch-menu = Sin mensajes sobre propuestas
watching = Recibes un aviso cuando alguien de este servidor proponga { $games }.
watching-any = Recibes un aviso cuando alguien de este servidor proponga cualquier juego.
not-watching = No recibes avisos de propuestas en este servidor.
stopped = Ya no recibes avisos de propuestas de ese servidor. Para cambiarlo, usa `/me` allí.
watch-in-servers = Esto se elige aparte en cada servidor: usa `/me` allí.
told = Alguien en { $server } busca rival: { $terms }. Haz allí la misma propuesta con `/find`, y la partida empieza. Caduca: { $when }.
told-note = Pediste estos mensajes con `/me`. Recibes como máximo uno al día.
