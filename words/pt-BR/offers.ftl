### Open offers, in Brazilian Portuguese: propostas.

## Buttons

find = Encontrar adversário
offer = Propor uma partida
withdraw = Retirar a proposta
all-offers = Todas as propostas abertas
play-computer = Jogar com o computador enquanto espero
watch = Receber avisos de propostas
stop-telling = Parar de me avisar
go-to-channel = Ir para o canal

## The terms of an offer: short, in lines, and as choices of menus

terms =
    { $game } · { $clock } · { $rated ->
        [rated] ranqueada
        [casual] amigável
       *[either] ranqueada ou não
    }
any-game = Qualquer jogo
any-clock = Qualquer tempo
rated =
    { $rated ->
        [rated] Ranqueada
        [casual] Amigável
       *[either] Ranqueada ou amigável
    }
stands =
    { $time ->
        [hour] A proposta expira em 1 hora
        [six-hours] A proposta expira em 6 horas
        [day] A proposta expira em 1 dia
        [three-days] A proposta expira em 3 dias
       *[week] A proposta expira em 1 semana
    }

## /find: private

heading = Encontrar adversário
about = Diga o que você quer jogar. Assim que alguém deste servidor quiser o mesmo, a partida começa sozinha e eu aviso os dois. Os outros veem a proposta, mas não de quem é.
game-menu = Qual jogo
clock-menu = Tempo por turno
rated-menu = Ranqueada ou amigável
stands-menu = Quando a proposta expira
yours = **Suas propostas**
own-line = - { $terms } · expira: { $when }
own-menu = Retirar uma das suas propostas
offered = Sua proposta está aberta: { $terms }. Vou avisar você assim que alguém topar. Expira: { $when }.
meanwhile = Enquanto espera, você pode jogar contra um computador. Sua proposta continua aberta.
started = Adversário encontrado! Você vai jogar { $game } com { $who }.
started-elsewhere = Adversário encontrado! Sua partida está sendo preparada. Vou avisar você quando ela começar.
withdrawn = Proposta retirada.
withdrawn-before = Esta proposta não está mais aberta.

## The list of a server's offers: private in /games, and in a message in a channel

list-heading =
    { $offers ->
        [0] Ninguém está procurando adversário neste servidor agora.
        [one] Há { $offers } proposta aberta neste servidor.
       *[other] Há { $offers } propostas abertas neste servidor.
    }
list-title = Propostas abertas
line = - { $terms } · proposta feita { $when }
more = - e mais { $more }
list-note = Aceite uma proposta, e a partida começa se os dois puderem jogar agora. Senão, você fica com uma proposta aberta igual.
take-menu = Aceitar uma proposta

## The message when a game starts: plain text, which a phone shows as a notification. A sentence about the deadline may follow

called =
    { $who }: adversário encontrado! Sua partida de { $game } com { $opponent } está começando{ $turn ->
        [yes] , e é a sua vez.
       *[no] .
    }
direct =
    Adversário encontrado! Sua partida de { $game } com { $opponent } está começando em { $channel }{ $turn ->
        [yes] , e é a sua vez.
       *[no] .
    }

## Messages to those who want to be notified about offers

watch-heading = Propostas neste servidor
watch-about = Escolha jogos, e você recebe uma mensagem direta quando alguém deste servidor propuser um deles e você puder entrar. No máximo uma mensagem por dia, somando todos os servidores.
watch-menu = Nenhuma mensagem sobre propostas
watching = Vou avisar você quando alguém deste servidor propuser { $games }.
watching-any = Vou avisar você quando alguém deste servidor propuser qualquer jogo.
not-watching = Não vou avisar você das propostas deste servidor.
stopped = Não vou mais avisar você das propostas desse servidor. Para mudar isso, use `/me` lá.
watch-in-servers = Isso se escolhe em cada servidor: use `/me` lá.
told = Alguém em { $server } procura adversário: { $terms }. Faça a mesma proposta lá com `/find`, e a partida começa. Expira: { $when }.
told-note = Você pediu estas mensagens em `/me`. Elas vêm no máximo uma vez por dia.
