### Hints: what the computer would play, in Brazilian Portuguese: dicas.

## Buttons

hint = Dica
play-it = Fazer esta jogada

## The hint

heading = **Dica**: { $moves }.
choice = { $asks } ({ $choice })
after-it = A imagem mostra o tabuleiro depois deste turno.
share =
    { $share ->
        [100] Jogando bem, a vitória é certa.
        [0] O computador não vê mais como vencer.
       *[other] Chance de vitória estimada: { $share }%.
    }
otherwise = Segunda melhor opção, com { $share }%: { $moves }.
only = Não há outra jogada permitida.
follows = Com as melhores jogadas, { $who } joga em seguida: { $moves }.

## After a game. $who: a name, $hints: how many hints that player was given

taken = Dicas usadas: { $list }
taken-by = { $who } { $hints }

## Answers if there are none

none-here =
    { $why ->
        [off] Esta mesa joga sem dicas.
        [people] Não há dicas em partidas entre pessoas, a não ser que a mesa combine isso antes do início.
       *[rated] Não há dicas em partidas ranqueadas. Você pode usar dicas jogando sem adversário ou contra computadores.
    }
failed = Desta vez, o computador não encontrou uma dica. Nenhuma dica foi contada.

## The table option

option = Se os jogadores podem pedir dicas. Partidas ranqueadas entre pessoas nunca têm.
option-on =
    { $begins ->
        [yes] Dicas em partidas com computador
       *[no] dicas em partidas com computador
    }
option-off =
    { $begins ->
        [yes] Sem dicas
       *[no] sem dicas
    }
option-all =
    { $begins ->
        [yes] Dicas e conselhos para todos, se a partida for amigável
       *[no] dicas e conselhos para todos, se a partida for amigável
    }
line = A imagem abaixo mostra o tabuleiro depois disso.
