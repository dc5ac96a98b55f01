### Strangers who met in a game, in Brazilian Portuguese.

## The other player: behind a button under a game between strangers

opponent =
    { $number ->
        [one] Seu adversário
       *[other] Seus adversários
    }
about = Se você não quiser mais jogar com { $player }, o bot não junta vocês de novo. Ninguém fica sabendo.
is-avoided = O bot não vai mais juntar você com { $player }. Ninguém fica sabendo. `/privacy` mostra todos os que você evita.
avoid = Não nos juntar de novo
unavoid = Permitir de novo
report-about = -# A denúncia vai para quem administra este bot, que vê as jogadas da partida. Você não recebe resposta, e { $player } não fica sabendo.
report = Denunciar à administração do bot…
stalls = Deixa o tempo correr de propósito
program = Joga com a ajuda de um programa
accounts = Usa várias contas
reported = Obrigado. Quem administra este bot pode ver sua denúncia por 90 dias.
reported-before = Você já denunciou esse jogador por esta partida.
reported-often =
    { $most ->
        [one] Você já fez { $most } denúncia nas últimas 24 horas, o máximo.
       *[other] Você já fez { $most } denúncias nas últimas 24 horas, o máximo.
    }
gone =
    { $number ->
        [one] O outro jogador apagou os próprios dados.
       *[other] Os outros jogadores apagaram os próprios dados.
    }

## /privacy: whom the person avoids

avoided = Desconhecidos que você evita
list = O bot não junta você com { $players }. Ninguém fica sabendo.
choose = Permitir de novo
list-empty = Você não evita nenhum desconhecido.
kept-avoided =
    { $number ->
        [one] Está guardado o desconhecido que você evita.
       *[other] Estão guardados os { $number } desconhecidos que você evita.
    }
kept-reports =
    { $number ->
        [one] Está guardada sua denúncia a quem administra o bot.
       *[other] Estão guardadas suas { $number } denúncias a quem administra o bot.
    }
kept-bars = Está guardado até quando você não pode jogar com desconhecidos.
