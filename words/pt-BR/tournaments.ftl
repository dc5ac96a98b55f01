### Tournaments, in Brazilian Portuguese: torneio, inscrições, organização.

## Buttons

join = Entrar
leave = Sair
withdraw = Sair do torneio
how = Como funciona
join-anyway = Entrar mesmo assim
withdraw-now = Sair do torneio
stay-in = Continuar no torneio
announce = Anunciar…
start-now = Encerrar inscrições e começar
cancel-it = Cancelar o torneio…

## The public message

about = { $game } · todos contra todos, todas as partidas ao mesmo tempo · { $bank } por jogador e partida
closes = Fim das inscrições: { $when }
nobody-yet = Ninguém entrou ainda. Há lugar para { $most } jogadores.
joined =
    { $joined ->
        [one] { $joined } de { $most } jogadores entrou: { $names }
       *[other] { $joined } de { $most } jogadores entraram: { $names }
    }
waiting =
    { $number ->
        [one] { $number } jogador está na lista de espera.
       *[other] { $number } jogadores estão na lista de espera.
    }
fingerprint = Impressão digital do sorteio: `{ $fingerprint }`
check-draw = Conferir o sorteio
check-how = Este arquivo tem o sorteio e todos os resultados em números, sem nomes. Com ele e o programa do bot, qualquer pessoa pode repetir o sorteio e conferir a classificação:
check-nothing = Não houve sorteio neste torneio. O arquivo mostra que o segredo corresponde à impressão digital:
check-later = Quando o torneio acabar, este arquivo também vai conter o segredo, que mostra que o sorteio estava fixado desde o início.
check-secret = Segredo do sorteio: `{ $secret }`. O SHA-256 dele é a impressão digital.
progress =
    { $games ->
        [one] { $over } de { $games } partida encerrada
       *[other] { $over } de { $games } partidas encerradas
    }
ends = Fim, o mais tardar: { $when }
place = { $place }. { $who } · { $points } de { $played }
out = { $who } está fora.
over = O torneio acabou.
won = Vitória de { $who }, com { $points } de { $played }.
shared = { $names } dividem o primeiro lugar, com { $points } de { $played }.
cancelled-few =
    { $least ->
        [one] O torneio foi cancelado: menos de { $least } jogador entrou.
       *[other] O torneio foi cancelado: menos de { $least } jogadores entraram.
    }
cancelled = A organização cancelou o torneio: “{ $reason }”

## Private answers

registered =
    { $games ->
        [one] Você está dentro. Vai jogar até { $games } partida ao mesmo tempo, com { $bank } para cada uma. `/away` não para estes relógios.
       *[other] Você está dentro. Vai jogar até { $games } partidas ao mesmo tempo, com { $bank } para cada uma. `/away` não para estes relógios.
    }
on-waiting-list = Todas as vagas estão ocupadas. Você é o número { $number } da lista de espera, e entra se uma vaga ficar livre a tempo.
someone-avoided = Alguém que você evita entrou. Vocês não jogariam um contra o outro: essa partida contaria como empate.
left = Você saiu do torneio.
withdraw-asked = Sair de { $name }? Você desiste de todas as suas partidas lá. Se jogou menos da metade delas, nenhuma conta. Isso não pode ser desfeito.
withdrawn = Você saiu do torneio.
stayed = Você continua no torneio.

## /tournament

list-heading = Torneios neste servidor
list-none = Não há torneio neste servidor. Quem gerencia eventos pode começar um com `/organise`.
list-line =
    { $link } · { $game } · { $state ->
        [open] inscrições abertas
        [running] em andamento
        [over] encerrado
       *[cancelled] cancelado
    }

## /organise: private

new-heading = Novo torneio
new-about = Todos jogam contra todos uma vez, todas as partidas ao mesmo tempo, cada uma em um tópico próprio deste canal. Eu anuncio aqui.
bank-choice = { $bank } por jogador e partida
most-choice =
    { $number ->
        [one] Até { $number } jogador
       *[other] Até { $number } jogadores
    }
open-for =
    { $time ->
        [quarter] Inscrições abertas por 15 minutos
        [hour] Inscrições abertas por 1 hora
        [day] Inscrições abertas por 1 dia
        [three-days] Inscrições abertas por 3 dias
       *[week] Inscrições abertas por 1 semana
    }
game-menu = Jogo
bank-menu = Tempo por jogador e partida
most-menu = Número de jogadores
open-menu = Inscrições
who-menu = Quem pode entrar
who-anyone = Todos podem entrar
who-games =
    { $number ->
        [one] Para quem tem pelo menos { $number } partida encerrada neste servidor
       *[other] Para quem tem pelo menos { $number } partidas encerradas neste servidor
    }
manage-menu = Gerenciar um torneio
name-title = Dê um nome ao torneio
name-text = Todos neste servidor podem ler o nome.
name-label = Nome
name-hint = Por exemplo “Copa de verão”
announced = Anunciado: { $name }. Use `/organise` para começar ou cancelar.
started = { $name } começou. Estou abrindo as partidas, algumas por minuto.
cancel-title = Cancelar o torneio
cancel-text = As partidas que já começaram continuam como partidas comuns. Isso não pode ser desfeito.
cancel-label = Motivo
cancel-hint = Todos neste servidor podem ler
cancelled-now = { $name }: cancelado.

## The journal: what organisers did and what was decided by rule

journal = Diário
journal-heading = O que a organização fez e o que as regras decidiram
journal-empty = Ainda não aconteceu nada.
journal-line = { $when } · { $line }
line-began =
    { $entrants ->
        [one] Começou com { $entrants } jogador.
       *[other] Começou com { $entrants } jogadores.
    }
line-bound = O sorteio tem um novo segredo e uma nova impressão digital, porque fui restaurado de um backup.
line-withdrew = { $who } saiu do torneio.
line-removed = { $by } removeu { $who }: “{ $reason }”
line-annulled = As partidas de { $who } não contam: menos da metade foi jogada.
line-finished = Todas as partidas acabaram.
line-cancelled = { $by } cancelou o torneio: “{ $reason }”
line-corrected = { $by } corrigiu a partida { $board } ({ $first } contra { $second }): { $result }. “{ $reason }”
an-organiser = Alguém da organização
verdict-wins = vitória de { $who }
verdict-draw = empate
verdict-nobody = os dois perdem
verdict-annulled = sem partida

## What organisers change: private

players-menu = Corrigir resultado, separar jogadores ou remover alguém
games-menu = Corrigir o resultado de uma partida
game-choice = Partida { $board } contra { $who }
remove = Remover do torneio…
apart-menu = Não colocar contra…
keep-apart = Não colocar contra { $who }
pair-again = Voltar a colocar contra { $who }
kept-apart = Não joga contra { $names }. Só a organização vê isto, aqui.
correct-asked = Qual é o resultado da partida { $board }, { $first } contra { $second }? A partida e o rating dela ficam como estão.
make-win = Vitória de { $who }…
make-draw = Empate…
make-nobody = Os dois perdem…
make-annulled = Sem partida…
reason-title = Diga o motivo
reason-text = O motivo aparece com a classificação e no diário.
done = Pronto. O diário e a classificação mostram isso.

## What organisers do with the time: private

pause-it = Pausar o torneio…
resume-it = Retomar o torneio
longer-menu = Dar mais tempo…
longer-registration = Inscrições encerram { $time } mais tarde
longer-games = Mais { $time } por jogador em cada partida aberta

## The same in the journal and below the standings

line-extended = { $by } deu a todos mais { $time } em cada partida aberta: “{ $reason }”
line-prolonged = { $by } deixou as inscrições abertas por mais { $time }: “{ $reason }”
line-paused = { $by } pausou o torneio: “{ $reason }”
line-resumed = { $by } retomou o torneio.
is-paused = Pausado { $when }: todos os relógios estão parados.

## Check-in before the start

here = Estou aqui
checking-in =
    { $joined ->
        [one] Confirmação: { $here } de { $joined } jogador está aqui. Se você entrou, aperte *Estou aqui*.
       *[other] Confirmação: { $here } de { $joined } jogadores estão aqui. Se você entrou, aperte *Estou aqui*.
    }
check-in-ends = Fim da confirmação: { $when }. Quem não apertar até lá fica de fora.
check-in-follows = Antes do começo eu menciono você, e você confirma que está presente.
checked-in =
    { $place ->
        [waiting] Anotado. Você joga se outra pessoa não estiver aqui.
       *[in] Você está dentro. As partidas começam quando a confirmação acabar.
    }
call-up = { $people }: agora há um lugar para você em { $name }, então você está dentro. { $link }
call-check = { $people }: { $name } vai começar em breve. Aperte *Estou aqui* abaixo da mensagem: { $link }. Fim da confirmação: { $when }
