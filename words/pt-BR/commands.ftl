### Descriptions of commands and of their parameters, in Brazilian Portuguese: labels, no full stop at the end.

## Games and tables

play = Abrir uma mesa neste canal, ou escolher um jogo
play-game = Qual jogo (deixe vazio para escolher em uma lista)
play-opponent = Alguém para convidar, que pode aceitar ou recusar
play-against = Jogar contra o computador: a força dele
level-mine = meu nível
level-very-easy = muito fácil
level-easy = fácil
level-fairly-easy = meio fácil
level-medium = médio
level-fairly-hard = meio difícil
level-hard = difícil
invite = Convidar alguém para a mesa que você abriu neste canal
invite-guest = Quem convidar (pode aceitar ou recusar)
find = Encontrar adversário neste servidor: a partida começa quando alguém quiser o mesmo
find-game = Qual jogo você quer jogar (deixe vazio para qualquer um)
find-opponent = Uma pessoa desconhecida com quem você jogou, para desafiar pelo nome de jogador
games = As partidas que esperam por você, e todas as deste servidor
tournament = Torneios neste servidor
organise = Começar ou gerenciar um torneio neste canal
deal = Desafio do dia: as mesmas cartas para todos, e a primeira tentativa conta

## Moves

move = Jogar seu turno na partida deste canal
move-move = Sua jogada: escolha uma ou digite
takeback = Voltar sua última jogada, ou pedir isso aos outros jogadores
draw = Propor empate (partidas de dois jogadores)
plan = Planejar respostas às próximas jogadas do adversário na partida deste canal
note = Sua anotação privada sobre a partida deste canal
resign = Desistir da partida deste canal
nudge = Lembrar quem está na vez
substitute = Fazer alguém assumir um lugar na partida deste canal, que fica sem resultado
substitute-player = O lugar de quem
substitute-newcomer = Quem assume
substitute-computer = Qual computador assume, em vez de uma pessoa
away = Avisar que você vai se ausentar por alguns dias, para os relógios esperarem
away-days =
    { $most ->
        [one] Quantos dias de ausência, no máximo { $most } (0 quer dizer que você voltou)
       *[other] Quantos dias de ausência, no máximo { $most } (0 quer dizer que você voltou)
    }

## Looking

board = Ver a partida deste canal, só para você
board-text = Mostrar texto em vez de imagem (caracteres ou frases, como escolhido em /me)
follow = Receber avisos dos turnos, ou do fim, de uma partida em que você não joga
history = Ver a partida deste canal jogada por jogada
open = Ver jogada por jogada uma partida de um arquivo de registro
open-record = Um arquivo que veio de /record
record = Baixar a partida deste canal em um arquivo, que serve para conferir se o acaso foi honesto
replay = Ver a partida deste canal como animação
verify = Conferir se dados rolados, cartas ou sorteios da partida encerrada deste canal foram honestos

## Learning

rules = Como se joga um jogo, e as regras completas
rules-game = Qual jogo (deixe vazio para o jogo deste canal)
tutorial = Aprender um jogo em poucos minutos, só para você, com uma partida guiada curta
tutorial-game = Qual jogo (deixe vazio para o jogo deste canal)
puzzle = Encontrar a melhor jogada: o problema de hoje, ou um de qualquer jogo, só para você
puzzle-game = Qual jogo (deixe vazio para o problema de hoje)
help = O que dá para jogar aqui e como começar

## Results

stats = Seus resultados, ou os de outro jogador
stats-player = Qual jogador (deixe vazio para você)
stats-game = Qual jogo (deixe vazio para todos)
leaderboard = Os melhores jogadores: deste servidor ou, por mensagem direta, entre desconhecidos
leaderboard-game = Qual jogo (deixe vazio para todos)
leaderboard-season = Qual temporada (deixe vazio para todas as partidas)

## Settings and privacy

settings = Configurações do servidor: quem abre mesas, onde, relógios (para quem gerencia)
me = Suas configurações: avisos, como os tabuleiros aparecem, com quem você joga
privacy = Ver, baixar ou apagar o que o bot guarda sobre você

## For moderators

end = Encerrar a partida deste canal sem resultado (para a moderação)
moveto = Levar a mesa deste canal para outro canal (para a moderação)
moveto-channel = Para qual canal
pause = Pausar a partida deste canal (para a moderação)
resume = Retomar a partida deste canal (para a moderação)
takeout = Remover um jogador da partida deste canal (para a moderação)
takeout-player = Qual jogador
