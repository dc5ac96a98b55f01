### What is wrong in a game’s record, in Brazilian Portuguese: registro, cabeçalho.

## The file cannot be read

no-header-line = A linha { $line } deveria ser um cabeçalho “chave: valor”, mas diz “{ $text }”.
header-line-twice = A linha { $line } repete o cabeçalho “{ $text }”.
no-seats = O cabeçalho não diz o número de lugares.
wrong-options = O cabeçalho está errado: { $why }
wrong-seats =
    { $seats ->
        [one] { $game } é para { $allowed } lugares, não { $seats }.
       *[other] { $game } é para { $allowed } lugares, não { $seats }.
    }
no-pair = “{ $text }” deveria ter a forma nome=valor.
option-twice = A opção “{ $text }” aparece duas vezes.
newer-format = O registro tem o formato { $format }, mas esta versão do bot só lê formatos até { $most }.
empty-line = A linha { $line } está vazia onde deveria haver uma jogada.
illegal-move = A linha { $line } diz “{ $text }”, que não é uma jogada permitida ali.

## The dice, the cards or the order of the players are not as the game’s secret gives them

damaged-header = O cabeçalho do registro está danificado: não dá para ler o segredo ou os jogadores.
other-players =
    O cabeçalho fala em { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }, mas em { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }.
word-of-a-stranger = O cabeçalho contém uma palavra de alguém que não jogou.
other-seats = Os lugares não são os que foram sorteados.
secret-not-shown = A partida foi fechada porque ninguém jogava, e ainda podia ser reaberta quando este registro foi feito. Por isso o segredo não está nele. Um registro feito 30 dias depois do fechamento inclui o segredo.
missing-line = O registro não tem a linha “{ $text }”. Baixe um novo registro quando a partida acabar ou, num desafio do dia, quando o desafio terminar.
other-draw = A entrada { $ply } é “{ $text }”, mas o segredo dá “{ $drawn }”.
stops-early = O registro termina antes da partida: faltam jogadas.
damaged-line = A linha “{ $text }” do cabeçalho está danificada.
no-replacement = A linha “{ $text }” não descreve uma substituição desta partida.
wrong-replacement = A linha “{ $text }” está errada: o lugar { $seat } não era desse jogador.
other-secret = O segredo não corresponde à impressão digital.
