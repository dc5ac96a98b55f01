### /stats y /leaderboard: los resultados de una persona, y los mejores jugadores de un servidor.

## Los resultados de una persona

explained = -# La puntuación empieza en 0 y sube a medida que el nivel de un jugador se vuelve seguro. Una partida por puntos cuenta si cada jugador que se quedó jugó al menos unos pocos turnos. Entre los mismos dos jugadores cuentan al día (UTC) como máximo { $most } partidas de cada juego, y las recientes cuentan más. Para entrar en la clasificación, juega partidas por puntos contra { $few } jugadores clasificados distintos. Los primeros clasificados son { $first } jugadores que jugaron todos entre sí.
counted = -# Solo cuentan las partidas que terminaron los mismos jugadores que las empezaron. También los empates acordados. No cuentan los juegos para uno que se abandonaron enseguida.
heading =
    { $direct ->
        [yes] ## { $name } en nuestros mensajes directos
       *[no] ## { $name } en este servidor
    }
none-of =
    { $direct ->
        [yes] { $name } todavía no tiene resultados en nuestros mensajes directos.
       *[no] { $name } todavía no tiene resultados en este servidor.
    }
none-of-game =
    { $direct ->
        [yes] { $name } todavía no tiene resultados de { $game } en nuestros mensajes directos.
       *[no] { $name } todavía no tiene resultados de { $game } en este servidor.
    }
none-here = Todavía no hay nada que clasificar en este servidor. Las partidas contra la máquina no cuentan.
none-here-game = Todavía no hay partidas de { $game } que clasificar en este servidor. Las partidas contra la máquina no cuentan.
tally-one =
    1 partida: { $how ->
        [won] victoria
        [drawn] empate
       *[lost] derrota
    }, { $moves ->
        [0] sin jugadas
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
tally =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $shares }, { $moves ->
        [0] sin jugadas
        [one] 1 jugada
       *[other] { $moves } jugadas
    } de promedio.
won =
    { $number ->
        [one] { $number } ganada
       *[other] { $number } ganadas
    }
drawn =
    { $number ->
        [one] { $number } empatada
       *[other] { $number } empatadas
    }
lost =
    { $number ->
        [one] { $number } perdida
       *[other] { $number } perdidas
    }
rating-none = Todavía sin puntuación.
rating =
    { $provisional ->
        [yes] Puntuación { $rating } (provisional hasta que haya más partidas contra otros jugadores).
       *[no] Puntuación { $rating }.
    }
streak =
    Mejor racha de victorias: { $best }{ $now ->
        [0] .
       *[other] , ahora { $now }.
    }
won-in-seats = Victorias por puesto: { $seats }.
in-seat = { $won } de { $played } en el puesto { $seat }
ahead = Cara a cara: { $rivals }.
against = { $won } de { $played } contra { $name }
score = { $options }: { $score } en 1 partida.
scores =
    { $options }: mejor { $best }, promedio { $mean } en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
with-options = Con { $options }
with-hints = { $options }, con pistas
all-games = Todas las partidas
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: qué más se puede mirar

choose-game = Elige un juego
list-games = Lista de partidas terminadas
results = Volver a los resultados
won-with = { $options }: victorias { $won } de { $played }.
chart-first = Comienzo
chart-last = Última partida por puntos
chart-alt = Gráfico de la puntuación de { $name } a lo largo de sus partidas por puntos. { $lines }
chart-line =
    { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, puntuación más alta { $best }, última puntuación { $now }.
games-heading =
    { $number ->
        [0] { $name } no tiene partidas terminadas que puedas mirar aquí.
       *[other] { $number ->
            [one] { $name }: { $number } partida terminada
           *[other] { $name }: { $number } partidas terminadas
        }{ $pages ->
            [1] {""}
           *[other] , página { $page } de { $pages }
        }
    }
see-history = Repasar una partida
game-against =
    { $game }: { $how ->
        [won] victoria contra
        [drawn] empate con
       *[lost] derrota contra
    } { $others }
game-alone =
    { $game }: { $won ->
        [yes] victoria
       *[no] derrota
    }, puntos: { $score }

## Los mejores de un servidor

ranking-one =
    1 partida, { $moves ->
        [0] sin jugadas
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
ranking =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $moves ->
        [0] sin jugadas
        [one] 1 jugada
       *[other] { $moves } jugadas
    } de promedio.
ranked =
    { $place }. { $name }: { $rating }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] { $won } ganada
       *[other] { $won } ganadas
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } seguidas
    }
scored =
    { $place }. { $name }: { $score }, en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
provisional = -# Todavía sin clasificar (puntuación provisional): { $names }.
others =
    { $number ->
        [one] { $number } más
       *[other] { $number } más
    }
by-seat = -# Victorias por puesto: { $seats }.
more = -# Y { $number } más.

## Al final de una partida: si cuenta para la puntuación

counts = -# Partida por puntos.
counts-not-short =
    -# Esta partida no cuenta para la puntuación: { $turns ->
        [one] cada jugador que se queda necesita al menos { $turns } turno.
       *[other] cada jugador que se queda necesita al menos { $turns } turnos.
    }
counts-not-often = -# Esta partida no cuenta para la puntuación: dos de sus jugadores ya tenían ese día { $most } partidas por puntos de este juego entre sí.
starts-unrated = -# Si esta partida empieza hoy (UTC), no contará para la puntuación: dos de sus jugadores ya tienen { $most } partidas por puntos de este juego entre sí.
counts-not-computer = -# Esta partida no cuenta para la puntuación: jugó una máquina.
counts-not-agreed = -# Esta partida no cuenta para la puntuación: la mesa era amistosa.
counts-not-replaced = -# Esta partida no cuenta para la puntuación: hubo una sustitución.

strangers-heading = ## Partidas con desconocidos
strangers-none = Todavía no hay nada que clasificar entre desconocidos. Cuentan las partidas por puntos que empiezan con `/find`.
strangers-explained = -# La puntuación empieza en 0 y sube a medida que el nivel de un jugador se vuelve seguro. Cuentan las partidas por puntos para las que yo encontré al rival, si ambos jugaron al menos unos pocos turnos, y las recientes cuentan más. Para entrar en la clasificación, juega contra { $few } jugadores clasificados distintos.
strangers-named = -# Los jugadores solo aparecen aquí con su nombre si así lo eligieron con `/me`.
unnamed = alguien
own-place = Eres el número { $place } de { $number }: { $rating }
own-provisional = Todavía sin clasificar. Puntuación: { $rating }
