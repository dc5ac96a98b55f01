### Aprender un juego, en privado: cómo se juega, la partida guiada, las reglas, consejos y /help.

## Botones

all-rules = Todas las reglas
how-to-play = Cómo se juega
guided-game = Partida guiada
next-lesson = Siguiente ▶
skip = Saltar
back = Atrás
again = Otra vez
play = Jugar con otras personas
first-game = Jugar tu primera partida
no-hints = Desactivar los consejos
hints-on = Activar los consejos

## Consejos, debajo del tablero en las primeras partidas

hints-off = Ya no recibes consejos en ninguna partida. Las reglas y la partida guiada siguen en Reglas.
hints-again = Los consejos vuelven: en tus primeras partidas, una línea bajo el tablero te dice en qué fijarte.

## La partida guiada

wrong-answer = ❌ Tu respuesta: { $moves }.
how-to-play-heading = ## { $game }: cómo se juega
lesson-number = -# { $game }, partida guiada: lección { $number } de { $lessons }
stale = Esa elección ya no vale. Elige de nuevo:
all-done = Esa fue la última lección. *Jugar tu primera partida* empieza una partida de { $game } contra la máquina más débil, con consejos bajo el tablero. { $watch } Cuando termine, *Aprender de esta partida* te muestra dónde pudiste jugar mejor.
all-done-alone = Esa fue la última lección. *Jugar tu primera partida* empieza { $game } en el nivel más fácil, con consejos bajo el tablero. { $watch } Cuando termine, *Aprender de esta partida* te muestra dónde pudiste jugar mejor.
rival = Rival
rival-number = Rival { $number }

## En la lista de juegos de /play, para quien no terminó ninguna partida todavía

newcomers = ¿Es tu primera vez?
newcomers-about = Unas pocas lecciones cortas te enseñan un juego. Después juegas tu primera partida contra la máquina más débil.
newcomers-menu = Aprender un juego

## /help

welcome-heading-here = ## Juegos de mesa en este canal
welcome-heading = ## Juegos de mesa
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` abre una mesa o empieza una partida contra la máquina. Lo demás se hace con los botones y menús bajo el tablero. `/tutorial` te enseña un juego en privado y en pocos minutos.
welcome-direct = Aquí, `/play` empieza una partida contra la máquina. En un servidor, abre una mesa. Lo demás se hace con los botones y menús bajo el tablero. `/tutorial` te enseña un juego en pocos minutos.
welcome-outside = No soy miembro de este servidor, así que tus partidas se juegan en nuestros mensajes directos. `/play` empieza allí una contra la máquina, también desde aquí. Lo demás se hace allí con los botones bajo el tablero. `/tutorial` te enseña un juego en pocos minutos.
welcome-direct-alone =
    { $number ->
        [one] Aquí, `/play` empieza una partida contra la máquina o un juego para uno ({ $games }). En un servidor, abre una mesa. Lo demás se hace con los botones y menús bajo el tablero. `/tutorial` te enseña un juego en pocos minutos.
       *[other] Aquí, `/play` empieza una partida contra la máquina o un juego para uno ({ $games }). En un servidor, abre una mesa. Lo demás se hace con los botones y menús bajo el tablero. `/tutorial` te enseña un juego en pocos minutos.
    }
commands-begin = **Para empezar:** { $commands }
commands-games = **Tus partidas:** { $commands }
commands-during = **Durante una partida:** { $commands }
commands-back = **Partidas pasadas:** { $commands }
commands-results = **Resultados:** { $commands }
commands-settings = **Ajustes:** { $commands }
commands-moderation = **Para la moderación:** { $commands }
install-about = -# Si me añades a tu cuenta, puedes jugar en nuestros mensajes directos aunque no estemos en el mismo servidor.
add-to-account = Añadirme a tu cuenta
add-to-server = Añadirme a un servidor
greeting = ¡Hola! Escribe `/play` para empezar una partida aquí, `/tutorial` para aprender un juego, o `/help` para ver qué más sé hacer.
greeting-direct = ¡Hola! Escribe `/play` para jugar aquí contra la máquina, `/tutorial` para aprender un juego, o `/help` para ver qué más sé hacer.
choose-game = ¿Cómo se juega a…?

## Las reglas, por páginas

rules-title = Reglas
page-of = { $title } ({ $number } de { $pages })
options-title = Opciones
option = - **{ $option }**, { $allowed } (lo normal: { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
