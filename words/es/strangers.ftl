### Partidas con desconocidos: gente de cualquier servidor, que solo sabe de la otra persona un nombre de jugador («Basalto 482»).

## Por qué alguien no puede buscar rival: texto sin Markdown

not-from-here = Este servidor no deja que sus miembros busquen rivales en otros servidores. Usa /find en nuestros mensajes directos.
not-agreed = Todavía no aceptaste jugar con desconocidos. Usa /find en nuestros mensajes directos para leer qué significa.
account-too-new =
    Tu cuenta de Discord es demasiado nueva para jugar con desconocidos. Podrás en { $days ->
        [one] { $days } día
       *[other] { $days } días
    }.
direct-closed = No puedo escribirte mensajes directos, y las partidas con desconocidos se juegan ahí. Permítelos en los ajustes de privacidad de un servidor donde estemos tú y yo, e inténtalo de nuevo.
too-many-games = Ya juegas { $most } partidas en mensajes directos, el máximo. Termina una primero.

## Por qué terminó una partida que no había empezado

ended-not-begun = La partida se cerró porque alguien no hizo a tiempo su primera jugada. No tiene resultado.
ended-not-shown = La partida se cerró porque no pude escribir a uno de los jugadores. No tiene resultado.

## Un ajuste de un servidor

switch-pool =
    { $on ->
        [yes] Rivales de otros servidores: sí
       *[no] Rivales de otros servidores: no
    }
told-pool =
    { $on ->
        [yes] Los miembros pueden ahora buscar desde aquí rivales en otros servidores.
       *[no] Los miembros ya no pueden buscar desde aquí rivales en otros servidores.
    }

## La página en la que alguien acepta jugar con desconocidos

page-button = Jugar con desconocidos
heading = Jugar con desconocidos
about = Puedes jugar con gente de cualquier servidor. Cada quien juega en sus propios mensajes directos conmigo.
they-see = **Ven:** tu nombre de jugador, **{ $name }**, tu puntuación, tus jugadas, y cuánto tardas en hacerlas.
they-never-see = **Nunca ven:** tu nombre, imagen o ID de Discord, tus servidores, tu idioma ni tus ajustes. Nadie puede escribirle a nadie.
in-lists = Las listas de todos los servidores, como `/leaderboard` en nuestros mensajes directos, muestran tu nombre de jugador. Puedes desactivarlo en `/me`.
i-write = Te escribo en mensajes directos cuando una partida empieza, cuando es tu turno y cuando termina. Puedes dejarlo cuando quieras.
agreed = ✅ Aceptaste esto { $when }.
agree = Aceptar
another-name = Sortear otro nombre
stop = Dejar de jugar con desconocidos
named = Desde ahora, los desconocidos te ven como { $name }.
agreed-now = Ya puedes jugar con desconocidos. Usa `/find` para buscar rival.
stopped = Ya no juegas con desconocidos, y las listas de todos los servidores ya no te nombran. Las partidas en curso siguen.
welcome = Aceptaste jugar con desconocidos. Tus partidas con ellos aparecerán aquí.
hello-again = Puedo escribirte otra vez. Tus partidas con desconocidos aparecerán aquí.

## /find: propuestas a gente de cualquier servidor

where-menu = Dónde buscar
here = En este servidor
anywhere = En cualquier servidor
near-menu = Puntuación del rival
any-rating = Cualquier puntuación
near-rating = Al principio, solo cerca de la mía
players-menu = Cuántos juegan
players = { $seats } jugadores
unrated = De tres o de cuatro, las partidas entre desconocidos son amistosas: algunos podrían conocerse.
about-anywhere = Di a qué te gustaría jugar. En cuanto alguien quiera lo mismo, la partida empieza en nuestros mensajes directos.
about-both = Di a qué te gustaría jugar. En cuanto alguien de aquí o de otro servidor quiera lo mismo, la partida empieza. Con desconocidos se juega en nuestros mensajes directos.
seen-as = -# Los desconocidos te ven como { $name }.
waits =
    { $many ->
        [someone] -# { $game }: espera alguien.
        [several] -# { $game }: esperan unas pocas personas.
       *[crowd] -# { $game }: espera mucha gente.
    }
game-for = { $game } ({ $seats } jugadores)
terms =
    { $game } · { $clock } · { $rated ->
        [rated] por puntos
        [casual] amistosa
       *[either] puntos o no
    } · cualquier servidor
list-note = Las propuestas abiertas de desconocidos no se muestran. Haz una con `/find`, y la partida empieza en cuanto alguien quiera lo mismo.

## El mensaje cuando empieza una partida

called =
    { $number ->
        [one] ¡Hay rival!
       *[other] ¡Hay rivales!
    } Tu partida de { $game } con { $opponents } empieza{ $turn ->
        [yes] , y es tu turno.
       *[no] .
    }
