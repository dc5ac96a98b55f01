### What people read at a table besides what the game says of itself, in Brazilian Portuguese.

## Answers to what went wrong

sorry = Desculpe, algo deu errado. Nada do que foi jogado se perdeu: `/board` mostra a partida como ela está.
unknown-button = Esse botão é de uma versão antiga deste bot. Use `/board` para ter botões que funcionam.
command-changed = Esse comando mudou. Reinicie o Discord (no computador, aperte Ctrl+R) e tente de novo.
not-here = Não sou membro deste servidor, então não posso fazer isso aqui. Quem gerencia o servidor pode me adicionar. Nas nossas mensagens diretas, dá para jogar com `/play`.
outside = -# Não sou membro deste servidor, então isto foi sobre suas partidas [nas nossas mensagens diretas]({ $direct }). Quem gerencia o servidor pode [me adicionar]({ $invite }).
wrong-value = Não posso usar um desses valores aqui. Confira se ele é deste servidor e tente de novo.
nobody-else = Nas mensagens diretas só estamos você e eu, então não indique outras pessoas. Você pode convidá-las em um servidor que temos em comum.
nobody-else-outside = Não sou membro deste servidor, então não indique outras pessoas. Você pode convidá-las em um servidor que temos em comum.

## In Discord's list of members, under the bot's name. It is the same for everyone, so it is always in English.

activity = Aperte / e jogue

## Buttons. Those under every board are short: on a phone two or three of them share a row.

rules = Regras
the-rule = A regra
record = Registro
rematch = Revanche
play-again = Jogar de novo
resign = Desistir
back = Voltar
play-on = Continuar jogando
earlier = ◀ Antes
more = Mais ▶
previous = ◀ Anterior
next = Próxima ▶
go-to-page = Ir para uma página
study = Detalhes
whole-page = Página completa das regras
go-to-board = Ir para o tabuleiro
go-to-table = Ir para a mesa

## The table's number and its fingerprint: the secret from which what chance decides is drawn

fingerprint =
    Mesa { $table }. Impressão digital { $draws ->
        [lot] dos sorteios
        [cards] das cartas
       *[dice] das rolagens de dados
    }: { $fingerprint }.
fingerprints =
    Mesa { $table }. Primeira impressão digital { $draws ->
        [lot] dos sorteios
        [cards] das cartas
       *[dice] das rolagens de dados
    }: { $first }. Última impressão digital: { $last }.

## Boards

turn = { $badge } { $who }: { $ask }
choose-on = { $label }, e depois?
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, página { $page } de { $pages })
menu-choose = Escolha

## Why a game ended that its rules did not end

ended-by-moderator = { $who }, da moderação, encerrou a partida. Ela não tem resultado.
ended-by-a-moderator = A moderação encerrou a partida. Ela não tem resultado.
ended-outdated = A partida foi fechada porque as regras mudaram depois que ela começou. Ela não tem resultado.
ended-not-shown = A partida foi fechada porque eu não conseguia publicar no canal dela. Ela não tem resultado.
ended-server-left = A partida foi fechada porque me removeram do servidor. Ela não tem resultado.
ended-channel-gone = A partida foi fechada porque o canal dela foi excluído. Ela não tem resultado.
ended-agreed = Empate de comum acordo.
ended-computers-left = A partida foi fechada porque só restavam computadores. Ela não tem resultado.
ended-silence = A partida foi fechada porque ninguém jogou por um mês. Quem joga nela pode reabri-la.
ended-silence-claim =
    A partida foi fechada porque { $who } não jogou por um mês. { $others } { $number ->
        [one] pode
       *[other] podem
    } reivindicar ou reabrir a partida. Prazo para reivindicar: { $when }.

## Under a finished game, and with its record

footing =
    Mesa { $table }, { $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }. Use { record } para baixar a partida e conferir { $draws ->
        [lot] os sorteios
        [cards] as cartas
       *[dice] as rolagens de dados
    }.
moves =
    { $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
record-of =
    Mesa { $table }, { $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
record-check =
    Para conferir { $draws ->
        [lot] os sorteios
        [cards] as cartas
       *[dice] as rolagens de dados
    }, rode { $command } em uma cópia do código deste bot. No lugar de …, coloque a impressão digital que você viu antes da partida.
record-later =
    Até a partida acabar, o registro não traz o segredo { $draws ->
        [lot] dos sorteios. Depois, qualquer pessoa pode conferi-los.
        [cards] das cartas. Depois, qualquer pessoa pode conferi-las.
       *[dice] das rolagens de dados. Depois, qualquer pessoa pode conferi-las.
    }
secret-withheld =
    A partida foi fechada porque ninguém jogava, mas quem joga nela ainda pode reabri-la. Por isso o segredo { $draws ->
        [lot] dos sorteios fica oculto por enquanto. Publicação, se a partida não for reaberta: { $when }.
        [cards] das cartas fica oculto por enquanto. Publicação, se a partida não for reaberta: { $when }.
       *[dice] das rolagens de dados fica oculto por enquanto. Publicação, se a partida não for reaberta: { $when }.
    }
best-own =
    { $hinted ->
        [yes] Seu recorde com estas opções e dicas: { $own }.
       *[no] Seu recorde com estas opções: { $own }.
    }
best-server =
    { $hinted ->
        [yes] Recorde deste servidor com estas opções e dicas: { $server }.
       *[no] Recorde deste servidor com estas opções: { $server }.
    }
best-both =
    { $hinted ->
        [yes] Com estas opções e dicas, seu recorde é { $own }, e o deste servidor é { $server }.
       *[no] Com estas opções, seu recorde é { $own }, e o deste servidor é { $server }.
    }

## Answers to a player

done = Feito: { $label }.
resigned = Você desistiu.
resign-question = Desistir desta partida ({ $game })? Isso não pode ser desfeito.
playing-on = Certo, você continua na partida.
nothing-to-study = Não há mais nada para consultar: o tabuleiro mostra tudo.

## A player has left the server

gone-from-lobby = { $who } saiu do servidor. Se vocês continuarem sem essa pessoa, o lugar dela fica livre e a mesa passa para outra pessoa.
gone-from-game = É a vez de { $who }, que saiu do servidor. Se vocês continuarem sem essa pessoa, ela perde o lugar.
go-on-without = Continuar sem { $who }
went-on = A partida continua sem { $who }.
left-server = { $who } saiu do servidor e perdeu o lugar.

## A moderator closes a table that hasn’t started, or ends a game

close-it = Fechar a mesa
leave-open = Deixar a mesa aberta
end-it = Encerrar a partida
leave-running = Deixar a partida continuar
stays-open = A mesa continua aberta.
goes-on = A partida continua.
close-question = Esta mesa de { $game } ainda não começou. Fechar?
end-question =
    { $number ->
        [one] Encerrar a partida de { $players } ({ $game })? Ela vai ficar sem resultado.
       *[other] Encerrar esta partida de { $game } ({ $players })? Ela vai ficar sem resultado.
    }
closed = A mesa está fechada.
closed-and-kept = A partida acabou, sem resultado. O registro dela continua disponível em `/record`.

## The rules

clauses-heading =
    { $game }, { $number ->
        [one] regra
       *[other] regras
    } { $clauses }
rules-heading = { $game }, página { $page } de { $pages }
