### Where a game is played, in Brazilian Portuguese. A thread is a “tópico”, as in Discord.

thread-name = { $game }: { $who }
no-thread = Não consigo abrir um tópico aqui, então a partida acontece no próprio canal.
no-thread-permissions =
    Não consigo abrir um tópico porque { $number ->
        [one] me falta a permissão
       *[other] me faltam as permissões
    } { $permissions }. Enquanto isso, as partidas acontecem no próprio canal.
quoted = “{ $name }”

## A locked thread

go-on-here = Continuar a partida aqui
thread-locked = { $player }: é a sua vez em { $game }, mas o tópico { $thread } está trancado. Qualquer jogador pode apertar “{ go-on-here }”, ou quem gerencia tópicos pode destrancá-lo.
still-open = O tópico desta partida não está mais trancado, então dá para continuar lá.

## In the channel of a game that is played in a thread

played-in =
    { $players } { $number ->
        [one] joga
       *[other] jogam
    } em { $thread }.
to-move = { $badge } Vez de { $who }.

## A table that a moderator moved

moved = { $game }: a mesa mudou para { $channel }.
moved-unseen = { $player }: é a sua vez. Peça à moderação acesso a esse canal.
