### What all games share, in Brazilian Portuguese. The reader is “você”, as people write in a chat. Names of people take no
### article and agree with nothing: “o lugar de { $who }”, “A moderação removeu { $who }”, never “o { $who }” or “{ $who } foi removido”.
### Quotation marks are “ ”, decimals have a comma, “one” is also the form of 0 (so 0 has a text of its own where it can come).
###
### Glossary: game = partida (played), jogo (the thing) · table = mesa · seat = lugar · host = anfitrião · player = jogador ·
### opponent = adversário · turn = vez (whose), turno (how long, how many) · move = jogada · X is to move = vez de X ·
### takeback = voltar a jogada · undo = desfazer · draw = empate · resign = desistir · forfeit = perder o lugar · remove = remover ·
### take over = assumir o lugar · rematch = revanche · rated = ranqueada, amigável · rating = rating · leaderboard, standings = classificação ·
### score = pontos · deadline = prazo · reserve = reserva de tempo · away = ausente · nudge = cutucar · notify = avisar, notificar ·
### thread = tópico · hint = dica · tip = conselho · puzzle = problema · daily deal = desafio do dia · record = registro ·
### fingerprint = impressão digital · random draw = sorteio · offer = proposta · line = variante · settings = configurações

## Lists

list-two = { $a } e { $b }
list-last = { $most } e { $last }
list-clauses = { $most }, e { $last }
or-two = { $a } ou { $b }
or-last = { $most } ou { $last }
list-comma = {", "}
list-semicolon = {"; "}
decimal = { $whole },{ $digits }

## Around a position

last = Última jogada: { $told }
unnamed = Lugar { $seat }
ended = A partida acabou.
game-begins = A partida começa.
table-ended = A partida terminou aqui, antes do fim.

## Choices in menus. The only choice there is becomes a button, if it has at most 38 characters

label-wins = { $meaning } – você vence
label-loses = { $meaning } – você perde
label-draws = { $meaning } – empate
label-out = { $meaning } – você sai da partida
label-further = { $meaning }, depois { $further }
several = { $meaning } ×{ $times }

## How a player went out of the game

gave-up = { $who } desistiu.
departed =
    { $how ->
        [late] O tempo de { $who } acabou.
        [left] { $who } saiu do servidor.
       *[taken] A moderação removeu { $who } da partida.
    }
won-resigned =
    { $how ->
        [late] O tempo de { $loser } acabou: vitória de { $winner }.
        [left] { $loser } saiu do servidor: vitória de { $winner }.
        [taken] A moderação removeu { $loser } da partida: vitória de { $winner }.
       *[resigned] { $loser } desistiu: vitória de { $winner }.
    }
plate-gone =
    { $how ->
        [late] tempo esgotado
        [left] saiu do servidor
        [taken] fora, pela moderação
       *[resigned] desistiu
    }
plate-draw = empate
plate-won = venceu
plate-lost = perdeu
plate-to-move = joga agora
