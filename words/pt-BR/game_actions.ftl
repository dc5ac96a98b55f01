### What people read around the moves, in Brazilian Portuguese: taking back, draws, seats that pass on, clocks, pauses, absences.
### “Voltar a jogada” is only for moves; “Isso não pode ser desfeito.” for everything else.

## Buttons. Those under every board are short: on a phone two or three of them share a row.

more = Mais
details = Detalhes
keep-still = Parar de girar o tabuleiro
let-turn = Girar de novo
take-back = Voltar jogada
ask-back = Pedir para voltar a jogada
offer-draw = Propor empate
nudge = Cutucar
yes = Sim
no = Não
wait = Esperar mais
give-up-for = Declarar o lugar perdido
take-out = Remover da partida
wait-on = Continuar esperando
open-again = Reabrir a partida
claim = Reivindicar a partida
leave-in = Deixar continuar

## The private menu behind “More”

what-else = Além de jogar, você pode:
watching = Você não joga nesta mesa. Como espectador, você pode:
nothing-else = Não há mais nada que você possa fazer nesta mesa agora.
substitute = Para alguém assumir um lugar, use { $command }.
details-of = { details }: { $fingerprint }

## Answers to what somebody did

asked = Seu pedido está no tabuleiro.
asked-before = Seu pedido já foi resolvido. O tabuleiro mostra como está a partida.
done-taken-back = A jogada foi voltada.
done-draw = Vocês concordaram com o empate.
done-nudged = Cutucada enviada.
done-nudged-unheard = Não consegui avisar essa pessoa, mas o tabuleiro agora mostra que você está perguntando.
done-given-up = Essa pessoa está fora da partida.
done-stilled = Pronto. O tabuleiro mudou para todos da mesa.
paused = A partida está em pausa: ninguém pode jogar, e os relógios estão parados. Use `/resume` para continuar.
resumed = A partida continua.
still-waiting = Certo, você continua esperando.
left-in = Certo, essa pessoa continua na partida.
moved-to = A mesa agora está em { $channel }.

## What happened last, on the board

news-unanswered =
    { $matter ->
        [back] O pedido de { $who } para voltar a jogada expirou sem resposta.
        [draw] A proposta de empate de { $who } expirou sem resposta.
        [time] O pedido de { $who } para alguém perder o lugar expirou sem resposta.
       *[seat] O pedido de { $who } para passar um lugar expirou sem resposta.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } retirou o pedido para voltar a jogada.
        [draw] { $who } retirou a proposta de empate.
        [time] { $who } retirou o pedido para alguém perder o lugar.
       *[seat] { $who } retirou o pedido para passar um lugar.
    }
news-declined =
    { $matter ->
        [back] { $who } não deixou voltar a jogada.
        [draw] { $who } recusou o empate.
        [time] { $who } recusou o pedido para alguém perder o lugar.
       *[seat] { $who } recusou o pedido para passar um lugar.
    }
news-yes-withdrawn = { $who } não concorda mais, então nada muda.
news-taken-back = { $who } voltou uma jogada.
news-substituted = { $newcomer } assumiu o lugar de { $who }.
news-back = { $who } voltou de uma ausência.
news-more-time-away = { $who } avisou que vai se ausentar e ganhou mais tempo.
news-more-time-down = O tempo de { $who } acabou enquanto o bot estava fora do ar, então { $who } ganhou mais tempo.
news-more-time-wait = { $by } preferiu esperar, então { $who } ganhou mais tempo.
news-nudged = { $by } pergunta se { $who } ainda está por aí.
news-resumed = { $who } retomou a partida.
news-tournament-resumed = O torneio continua, e esta partida também.
news-extended = A organização do torneio deu mais tempo: todos têm mais { $time } para esta partida.
news-still = { $who } fez o tabuleiro parar de girar.
news-turning = { $who } fez o tabuleiro girar de novo.
news-reopened = { $who } reabriu a partida.
news-new-secret =
    Quem administra o bot restaurou um backup. A partir daqui, { $draws ->
        [lot] os sorteios têm
        [cards] as cartas têm
       *[dice] as rolagens de dados têm
    } uma nova impressão digital.
a-moderator = Alguém da moderação

## Questions to the table

asks-back = { $who } quer voltar a última jogada.
asks-draw = { $who } propõe empate.
asks-time = { $who } quer que { $late } perca o lugar, porque o tempo de { $late } acabou.
asks-own-seat = { $who } quer passar o próprio lugar para { $newcomer }.
asks-seat = { $who } quer que { $newcomer } assuma o lugar de { $owner }.
seat-costs = Se um lugar muda de mãos, a partida fica sem resultado: não conta para o rating nem para as estatísticas.
do-you-agree =
    { $others }: { $number ->
        [one] você concorda?
       *[other] vocês concordam?
    }
question-closes =
    Prazo: { $when }.{ $assent ->
        [yes] {" "}Quem não responde concorda.
       *[no] {""}
    }

## Time

late =
    O tempo de { $who } acabou. { $others }: { $number ->
        [one] você pode continuar esperando, fazer { $who } perder o lugar ou chamar alguém para o lugar com { $command }. { $who } ainda pode jogar até você decidir.
       *[other] vocês podem continuar esperando, fazer { $who } perder o lugar ou chamar alguém para o lugar com { $command }. { $who } ainda pode jogar até vocês decidirem.
    }
late-forfeit =
    O tempo de { $who } acabou. { $others }: { $number ->
        [one] você pode continuar esperando, fazer { $who } perder o lugar ou chamar alguém para o lugar com { $command }. { $who } ainda pode jogar até você decidir. Sem decisão, o lugar se perde (prazo: { $when }).
       *[other] vocês podem continuar esperando, fazer { $who } perder o lugar ou chamar alguém para o lugar com { $command }. { $who } ainda pode jogar até vocês decidirem. Sem decisão, o lugar se perde (prazo: { $when }).
    }
late-too = O tempo de { $who } acabou, mas ainda dá para jogar.
timed-out = O tempo de { $who } acabou, e o lugar se perdeu.
give-up-question = Fazer { $late } perder o lugar? Isso não pode ser desfeito.

## Absence

away =
    { $turns ->
        [one] Você está ausente até { $until }. Nas partidas que esperam por você, seu tempo restante fica guardado, e até lá não há lembretes. Em cada partida, isso vale pelo tempo de { $turns } turno (no mínimo { $least }, no máximo { $most }). Na volta, você recebe um lembrete, e { $command } encerra a ausência antes.
       *[other] Você está ausente até { $until }. Nas partidas que esperam por você, seu tempo restante fica guardado, e até lá não há lembretes. Em cada partida, isso vale pelo tempo de { $turns } turnos (no mínimo { $least }, no máximo { $most }). Na volta, você recebe um lembrete, e { $command } encerra a ausência antes.
    }
away-whole-game = Onde há um tempo para a partida toda, a partida espera por esse mesmo tempo, ou não espera se ele for de { $live } ou menos. Partidas de torneio não esperam.
back-again = Que bom que você voltou! Seus relógios correm normalmente.
budget-after =
    Você pode ficar ausente até { $month } dias a cada 30, e { $year } a cada 365. Depois desta ausência, { $left ->
        [0] não resta nenhum dia
        [one] resta { $left } dia
       *[other] restam { $left } dias
    }.
budget-now =
    Você pode ficar ausente até { $month } dias a cada 30, e { $year } a cada 365. { $left ->
        [0] Não resta nenhum
        [one] Resta { $left } dia
       *[other] Restam { $left } dias
    }.
is-away = { $who } está ausente até { $until }.
is-away-clock-waits = { $who } está ausente até { $until }. A partida espera até lá.
is-away-clock-waits-until = { $who } está ausente até { $until }. Esta partida espera no máximo até { $latest }.

## Moderators

taken-out = A moderação removeu { $who } da partida.
take-out-question = Remover { $who } desta partida? Isso não pode ser desfeito.
paused-by = { $who } pausou a partida. A moderação pode retomá-la.
paused-by-a-moderator = A moderação pausou a partida e pode retomá-la.
paused-with-tournament = O torneio está em pausa: ninguém pode jogar, e os relógios estão parados. A organização pode retomá-lo.
move-question =
    { $who } não { $number ->
        [one] vê { $channel } e não receberia avisos lá. Mudar a mesa mesmo assim?
       *[other] veem { $channel } e não receberiam avisos lá. Mudar a mesa mesmo assim?
    }
move-anyway = Mudar mesmo assim
stay-here = Deixar aqui
stayed-here = Certo, a mesa continua aqui.
