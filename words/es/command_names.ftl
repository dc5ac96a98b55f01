### The names of commands and of their parameters, as they are typed in Spanish.

## Commands

play = jugar
invite = invitar
find = buscar
games = partidas
tournament = torneo
organise = organizar
deal = reto
move = mover
takeback = deshacer
draw = empate
plan = planear
note = nota
resign = abandonar
nudge = toque
substitute = sustituir
away = ausencia
board = tablero
follow = seguir
history = historial
open = abrir
record = registro
replay = repetición
verify = comprobar
rules = reglas
tutorial = tutorial
puzzle = problema
help = ayuda
stats = estadísticas
leaderboard = clasificación
settings = ajustes
me = yo
privacy = privacidad
end = terminar
moveto = trasladar
pause = pausar
resume = reanudar
takeout = expulsar

## Parameters. Those of several commands have one name: `player` of /stats and of /takeout

option-game = juego
option-opponent = rival
option-against = contra
option-guest = invitado
option-move = jugada
option-player = jugador
option-newcomer = sustituto
option-computer = máquina
option-days = días
option-text = texto
option-record = registro
option-season = temporada
option-channel = canal
