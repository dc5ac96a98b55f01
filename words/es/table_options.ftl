### Lo que acuerda una mesa además de las opciones de su juego.

## auto: si el bot hace por ti una jugada cuando es la única posible

auto-about = Si el bot hace por ti las jugadas forzadas (salvo si así alguien perdiera la partida)
auto-on =
    { $begins ->
        [yes] Jugadas forzadas automáticas
       *[no] forzadas automáticas
    }
auto-off =
    { $begins ->
        [yes] Sin jugadas automáticas
       *[no] sin jugadas automáticas
    }

## thread: dónde se juega

thread-about = Dónde se juega la partida
thread-off =
    { $begins ->
        [yes] Se juega en este canal
       *[no] se juega en este canal
    }
thread-on =
    { $begins ->
        [yes] Se juega en un hilo
       *[no] se juega en un hilo
    }
thread-direct =
    { $begins ->
        [yes] Se juega por mensajes directos, amistosa
       *[no] se juega por mensajes directos, amistosa
    }

## side: desde qué lado se ve el tablero

side-about = Desde qué lado se ve el tablero, si tiene lados
side-fixed =
    { $begins ->
        [yes] El tablero siempre se ve igual
       *[no] el tablero siempre se ve igual
    }
side-mover =
    { $begins ->
        [yes] El tablero mira hacia quien tiene el turno
       *[no] el tablero mira hacia quien tiene el turno
    }

## seating: quién puede unirse

seating-about = Quién puede unirse
seating-open =
    { $begins ->
        [yes] Puede unirse cualquiera
       *[no] puede unirse cualquiera
    }
seating-invited =
    { $begins ->
        [yes] Solo con invitación
       *[no] solo con invitación
    }

## clock: cuánto puede durar un turno

clock-about = Tiempo por turno
clock-none =
    { $begins ->
        [yes] Sin límite de tiempo
       *[no] sin límite de tiempo
    }
clock-1h = 1 hora por turno
clock-12h = 12 horas por turno
clock-1d = 1 día por turno
clock-3d = 3 días por turno
clock-1w = 1 semana por turno

## reserve: tiempo de más que cada jugador puede gastar durante la partida

reserve-about = Tiempo extra por jugador para toda la partida
reserve-none =
    { $begins ->
        [yes] Sin tiempo de reserva
       *[no] sin tiempo de reserva
    }
reserve-1h = 1 hora de reserva
reserve-12h = 12 horas de reserva
reserve-1d = 1 día de reserva
reserve-3d = 3 días de reserva
reserve-1w = 1 semana de reserva

## bank: el tiempo que cada jugador tiene para todos sus turnos

bank-about = Tiempo por jugador para toda la partida
bank-none =
    { $begins ->
        [yes] Sin límite de tiempo para toda la partida
       *[no] sin límite de tiempo para toda la partida
    }
bank-each = { $span } por jugador para toda la partida
bank-meaning = Partida normal ({ $turns } turnos): { $span } por turno
bank-usual =
    Partida normal: { $turns } turnos. El 95 % de las partidas: como máximo { $most } turnos. { $counted ->
        [yes] Según las últimas { $games } partidas de aquí.
       *[no] Estimado con partidas entre máquinas.
    }

## answer: cuánto tiempo hay para responder a una petición

answer-about = Cuánto tiempo hay para responder a una petición, como deshacer una jugada
answer-1h =
    { $begins ->
        [yes] 1 hora para responder a peticiones
       *[no] 1 hora para responder a peticiones
    }
answer-12h =
    { $begins ->
        [yes] 12 horas para responder a peticiones
       *[no] 12 horas para responder a peticiones
    }
answer-1d =
    { $begins ->
        [yes] 1 día para responder a peticiones
       *[no] 1 día para responder a peticiones
    }
answer-3d =
    { $begins ->
        [yes] 3 días para responder a peticiones
       *[no] 3 días para responder a peticiones
    }
answer-1w =
    { $begins ->
        [yes] 1 semana para responder a peticiones
       *[no] 1 semana para responder a peticiones
    }

## forfeit: si alguien que se queda sin tiempo pierde su puesto sin que nadie lo decida

forfeit-about = Qué pasa cuando alguien se retrasa tanto como puede durar un turno
forfeit-off =
    { $begins ->
        [yes] Si alguien se retrasa, deciden los demás
       *[no] si alguien se retrasa, deciden los demás
    }
forfeit-on =
    { $begins ->
        [yes] Quien se retrasa pierde su puesto tras otro turno de tiempo
       *[no] quien se retrasa pierde su puesto tras otro turno de tiempo
    }
forfeit-about-bank = Qué pasa cuando alguien se queda sin tiempo
forfeit-at-once =
    { $begins ->
        [yes] Quien se queda sin tiempo pierde su puesto enseguida
       *[no] quien se queda sin tiempo pierde su puesto enseguida
    }

## rated: si la partida cuenta para la puntuación

rated-about = Si la partida cuenta para la puntuación
rated-yes =
    { $begins ->
        [yes] Por puntos
       *[no] por puntos
    }
rated-no =
    { $begins ->
        [yes] Amistosa
       *[no] amistosa
    }
