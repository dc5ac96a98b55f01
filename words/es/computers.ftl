### Las máquinas que juegan, en mesas y fuera de ellas. «La máquina»: así se dice en los dos lados del océano.

thinks = { $badge } { $who } está pensando…
thinks-elsewhere =
    { $alone ->
        [yes] Tus máquinas juegan antes en { $number ->
            [one] { $number } mesa más
           *[other] { $number } mesas más
        }.
       *[no] Las máquinas de { $who } juegan antes en { $number ->
            [one] { $number } mesa más
           *[other] { $number } mesas más
        }.
    }

## Jugar contra la máquina, en la lista de juegos

versus-heading = Jugar contra la máquina
versus-about = La partida empieza enseguida y es amistosa.
versus-direct = La partida empieza enseguida, en nuestros mensajes directos.
versus-solo =
    { $number ->
        [one] { $games } es un juego para uno, así que no hay máquinas.
       *[other] { $games } son juegos para uno, así que no hay máquinas.
    }
solo = Este es un juego para uno, sin máquinas.
versus-start = Jugar contra la máquina
versus-set-up = Preparar antes la mesa
play-alone = Jugar a solas
open-table = Abrir una mesa
level =
    { $level ->
        [very-easy] Máquina: muy fácil
        [easy] Máquina: fácil
        [fairly-easy] Máquina: bastante fácil
        [medium] Máquina: media
        [fairly-hard] Máquina: bastante difícil
       *[hard] Máquina: difícil
    }
level-about =
    { $level ->
        [very-easy] Se le escapa mucho, para tus primeras partidas
        [easy] Comete errores, para cuando ya sabes las reglas
        [fairly-easy] Ve casi todo, pero no todas las trampas
        [medium] Juega bien, pero se le escapan cosas
        [fairly-hard] Ve más lejos
       *[hard] Juega lo mejor que puede
    }
my-level = Máquina: mi nivel
my-level-about = Tan fuerte como tú: ganas algo menos de la mitad
with-points = { $computer }, con unos { $points } puntos
about-points = { $about } (unos { $points } puntos)
scale = -# Las máquinas en la misma escala: { $levels }.
level-points =
    { $level ->
        [very-easy] muy fácil { $points }
        [easy] fácil { $points }
        [fairly-easy] bastante fácil { $points }
        [medium] media { $points }
        [fairly-hard] bastante difícil { $points }
       *[hard] difícil { $points }
    }
fitted =
    Juegas contra { $computer }. Según { $games ->
        [one] tu última partida
       *[other] tus últimas partidas
    } contra máquinas aquí, lograrías cerca del { $share } de los puntos.
fitted-first = Elegí { $computer }. Aún vi pocas partidas tuyas contra máquinas aquí para saber tu nivel.
opponents =
    { $number ->
        [one] Contra { $number } máquina
       *[other] Contra { $number } máquinas
    }

## En la mesa abierta y en el panel de quien está a cargo

add = Añadir una máquina
alone = ¿No quieres esperar? Pulsa { $add }.
wanted =
    Pulsa { $add }: { $number ->
        [one] a la partida le falta { $number } jugador.
       *[other] a la partida le faltan { $number } jugadores.
    }
replace-menu = Cambiar una invitación por una máquina
replace = { $computer } en lugar de { $who }

## En una partida en curso

stand-in = Poner una máquina en un puesto
stand-in-replace = Sustituir a { $who }
stand-in-replace-one = Sustituir una máquina
stand-in-ask = ¿Qué máquina debe ocupar un puesto? Antes se pregunta a las demás personas de la mesa.
stand-in-alone = ¿Qué máquina se sustituye, y por cuál?
stand-in-menu = Elige una máquina y un puesto
stand-in-own = { $computer } en tu lugar
stand-in-for = { $computer } en lugar de { $owner }
late-forfeit = { $who } se quedó sin tiempo, pero todavía puede jugar. Si no juega, pierde su puesto. Plazo: { $when }.
done-substituted = Listo. El puesto tiene un nuevo jugador.
name-newcomer = ¿Quién debe ocupar el puesto? Nombra a una persona o una máquina.
name-one-newcomer = Nombra a una persona o una máquina para el puesto, no las dos cosas.

## Resultados

beaten = Victorias contra la máquina: { $levels }.
beaten-level =
    { $level ->
        [very-easy] muy fácil { $won } de { $played }
        [easy] fácil { $won } de { $played }
        [fairly-easy] bastante fácil { $won } de { $played }
        [medium] media { $won } de { $played }
        [fairly-hard] bastante difícil { $won } de { $played }
       *[hard] difícil { $won } de { $played }
    }
try-next =
    { $level ->
        [very-easy] Le ganaste a la máquina muy fácil { $won ->
            [one] { $won } vez
           *[other] { $won } veces
        }.
        [easy] Le ganaste a la máquina fácil { $won ->
            [one] { $won } vez
           *[other] { $won } veces
        }.
        [fairly-easy] Le ganaste a la máquina bastante fácil { $won ->
            [one] { $won } vez
           *[other] { $won } veces
        }.
        [medium] Le ganaste a la máquina media { $won ->
            [one] { $won } vez
           *[other] { $won } veces
        }.
       *[fairly-hard] Le ganaste a la máquina bastante difícil { $won ->
            [one] { $won } vez
           *[other] { $won } veces
        }.
    } { $next ->
        [easy] ¿Pruebas con la fácil?
        [fairly-easy] ¿Pruebas con la bastante fácil?
        [medium] ¿Pruebas con la media?
        [fairly-hard] ¿Pruebas con la bastante difícil?
       *[hard] ¿Pruebas con la difícil?
    }
try-button =
    { $next ->
        [easy] Jugar contra la máquina fácil
        [fairly-easy] Jugar contra la bastante fácil
        [medium] Jugar contra la máquina media
        [fairly-hard] Jugar contra la bastante difícil
       *[hard] Jugar contra la máquina difícil
    }
