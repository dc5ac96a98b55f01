### The names of commands and of their parameters, as they are typed in Brazilian Portuguese.

## Commands

play = jogar
invite = convidar
find = encontrar
games = partidas
tournament = torneio
organise = organizar
deal = desafio
move = jogada
takeback = voltar
draw = empate
plan = planejar
note = anotação
resign = desistir
nudge = cutucar
substitute = substituir
away = ausência
board = tabuleiro
follow = seguir
history = histórico
open = abrir
record = registro
replay = rever
verify = conferir
rules = regras
tutorial = tutorial
puzzle = problema
help = ajuda
stats = estatísticas
leaderboard = classificação
settings = configurações
me = eu
privacy = privacidade
end = encerrar
moveto = transferir
pause = pausar
resume = retomar
takeout = remover

## Parameters. Those of several commands have one name: `player` of /stats and of /takeout

option-game = jogo
option-opponent = adversário
option-against = contra
option-guest = pessoa
option-move = jogada
option-player = jogador
option-newcomer = substituto
option-computer = computador
option-days = dias
option-text = texto
option-record = registro
option-season = temporada
option-channel = canal
