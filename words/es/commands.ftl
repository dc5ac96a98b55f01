### Descripciones de los comandos y de sus parámetros, en la lista de comandos de Discord. Son etiquetas: sin punto final.

## Partidas y mesas

play = Abre una mesa en este canal, o elige un juego
play-game = A qué juego jugar (vacío: eliges de una lista)
play-opponent = A quién invitar (puede aceptar o rechazar)
play-against = Juega contra la máquina: qué nivel tiene
level-mine = mi nivel
level-very-easy = muy fácil
level-easy = fácil
level-fairly-easy = bastante fácil
level-medium = medio
level-fairly-hard = bastante difícil
level-hard = difícil
invite = Invita a alguien a la mesa que abriste en este canal
invite-guest = A quién invitar (puede aceptar o rechazar)
find = Busca rival en este servidor: la partida empieza en cuanto alguien quiera lo mismo
find-game = A qué juego quieres jugar (vacío: a cualquiera)
find-opponent = Una persona desconocida con la que jugaste, para desafiarla por su nombre de jugador
games = Las partidas que te esperan, y todas las de este servidor
tournament = Torneos de este servidor
organise = Crea o dirige un torneo en este canal
deal = Reto diario: las mismas cartas para todo el mundo, y cuenta tu primer intento

## Jugadas

move = Juega tu turno en la partida de este canal
move-move = Tu jugada: elígela o escríbela
takeback = Deshaz tu última jugada, o pide permiso a los demás para deshacerla
draw = Ofrece un empate (partidas de dos)
plan = Planea tus respuestas a las próximas jugadas de tu rival en la partida de este canal
note = Tu nota privada sobre la partida de este canal
resign = Abandona la partida de este canal
nudge = Dale un toque a quien tiene el turno
substitute = Pon a alguien en un puesto de la partida de este canal, que queda sin resultado
substitute-player = El puesto de quién
substitute-newcomer = Quién entra en su lugar
substitute-computer = Qué máquina entra en su lugar, si no es una persona
away = Avisa que estarás fuera unos días, para que tus relojes esperen
away-days =
    { $most ->
        [one] Cuántos días estarás fuera, como máximo { $most } (0: ya volviste)
       *[other] Cuántos días estarás fuera, como máximo { $most } (0: ya volviste)
    }

## Mirar

board = Mira en privado la partida de este canal
board-text = Muestra texto en vez de una imagen (signos o frases, según /me)
follow = Recibe avisos de los turnos, o del final, de una partida en la que no juegas
history = Recorre jugada a jugada la partida de este canal
open = Recorre una partida desde el archivo de su registro
open-record = Un archivo que obtuviste con /record
record = Descarga la partida de este canal como archivo, para comprobar que el azar fue limpio
replay = Obtén la partida de este canal como animación
verify = Comprueba que los dados, las cartas o los sorteos de la partida terminada fueron limpios

## Aprender

rules = Cómo se juega, y las reglas completas
rules-game = Qué juego (vacío: el de este canal)
tutorial = Aprende un juego en pocos minutos con una partida guiada, corta y privada
tutorial-game = Qué juego (vacío: el de este canal)
puzzle = Encuentra la mejor jugada: el problema de hoy, o uno de cualquier juego solo para ti
puzzle-game = Qué juego (vacío: el problema de hoy)
help = A qué se puede jugar aquí y cómo empezar

## Resultados

stats = Tus resultados, o los de otra persona
stats-player = De quién (vacío: los tuyos)
stats-game = Qué juego (vacío: todos)
leaderboard = Los mejores jugadores: de este servidor o, por mensaje directo, entre desconocidos
leaderboard-game = Qué juego (vacío: todos)
leaderboard-season = Qué temporada (vacío: todas las partidas)

## Ajustes y privacidad

settings = Ajustes de las mesas del servidor: quién las abre, dónde, relojes (para quien lo gestiona)
me = Tus ajustes: avisos, aspecto de los tableros, con quién juegas
privacy = Mira, descarga o borra lo que el bot guarda sobre ti

## Para la moderación

end = Termina sin resultado la partida de este canal (para la moderación)
moveto = Lleva la mesa de este canal a otro canal (para la moderación)
moveto-channel = A qué canal llevarla
pause = Pausa la partida de este canal (para la moderación)
resume = Reanuda la partida de este canal (para la moderación)
takeout = Expulsa a alguien de la partida de este canal (para la moderación)
takeout-player = A quién
