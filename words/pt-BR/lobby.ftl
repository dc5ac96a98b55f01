### What people read before a game begins, in Brazilian Portuguese. A lobby has no name of its own: it is a “mesa aberta”.
### The host is “anfitrião” in labels; in sentences somebody “conduz a mesa”, which has no gender.

## Buttons of the lobby. On a phone two or three of them share a row.

join = Entrar
leave = Sair
start = Começar
cancel = Cancelar
cancel-table = Cancelar a mesa
accept = Aceitar
decline = Recusar
options = Opções
details = Detalhes
invite = Convidar
add-word = Adicionar uma palavra

## The lobby

opens =
    { $who } { $hosts ->
        [yes] agora conduz
       *[no] abriu
    } uma mesa para { $size ->
        [one] 1 jogador
        [same] { $few } jogadores
       *[range] { $few } a { $many } jogadores
    }{ $private ->
        [yes] , só com convite
       *[no] {""}
    }.
for-players =
    Para { $size ->
        [one] 1 jogador
        [same] { $few } jogadores
       *[range] { $few } a { $many } jogadores
    }
seat-host = { $who } (anfitrião)
seat-invited = { $who } (convite ainda sem resposta)
seats-free =
    { $number ->
        [one] { $number } lugar livre
       *[other] { $number } lugares livres
    }
declined =
    { $who } { $number ->
        [one] recusou
       *[other] recusaram
    }.
called =
    { $who }: { $number ->
        [one] você recebeu um convite! Aperte
       *[other] vocês receberam um convite! Apertem
    } “{ accept }” ou “{ decline }”.
chosen = Opções: { $options }
option-value = { $option } { $value }
switch-to = Mudar para: { $what }

## Who may start, and when. $host is the host's name.

start-after-answers =
    { $host } pode começar quando { $guests } { $number ->
        [one] responder ou sair da mesa em { options }.
       *[other] responderem ou saírem da mesa em { options }.
    }
start-with-enough =
    { $number ->
        [one] { $host } pode começar quando { $number } pessoa tiver entrado.
       *[other] { $host } pode começar quando { $number } pessoas tiverem entrado.
    }
claim-rule =
    { $rated ->
        [yes] Ranqueada, sem relógio
       *[no] Sem relógio
    }: se alguém não jogar por { $span }, a partida é fechada e os outros podem reivindicá-la.
start-now = { $host } já pode começar.
for-one = Sem companhia para jogar? `/play` tem partidas contra o computador e { $games }. `/tutorial` ensina todos os jogos.
for-one-tutorial = Sem companhia para jogar? `/play` tem partidas contra o computador, e `/tutorial` ensina todos os jogos.

## How the seats are given

seats-by-lot = Os lugares são sorteados.
sits-first-then-lot = { $who } fica com o lugar 1. Os outros lugares são sorteados.
rule-sits-first = { $who }, { $rule }, fica com o lugar 1. Os outros lugares são sorteados.

## The secret from which what chance decides is drawn, and the words that players add

fingerprint =
    Impressão digital { $draws ->
        [lot] dos sorteios
        [cards] das cartas
       *[dice] das rolagens de dados
    }: { $fingerprint }
word-added = { $who } adicionou uma palavra.
word-label = Sua palavra
word-hint = Qualquer palavra. Ela vai aparecer no registro da partida.
word-asked =
    { $draws ->
        [lot] Os sorteios vêm
        [cards] As cartas vêm
       *[dice] As rolagens de dados vêm
    } do segredo do bot e das palavras dos jogadores. O segredo foi fixado antes de você adicionar sua palavra, então quem administra o bot não pôde escolhê-lo de acordo com ela. Copie a impressão digital do segredo e adicione uma palavra que ninguém possa adivinhar, de preferência depois que todos entrarem:
word-taken = Sua palavra foi adicionada: { $word }. Guarde a palavra e esta impressão digital:
word-taken-check =
    Depois da partida, use as duas e o registro para conferir que { $draws ->
        [lot] os sorteios foram honestos
        [cards] as cartas foram honestas
       *[dice] as rolagens de dados foram honestas
    }. Nem quem administra o bot poderia trapacear sem ser descoberto.
press-again = Demorou demais. Tente de novo.

## What became of a lobby

closed-cancelled = Esta mesa foi cancelada.
closed-nobody-came = Ninguém entrou, então esta mesa foi fechada.
closed-nobody-started = Ninguém começou a partida, então esta mesa foi fechada.
begun =
    A partida começou: { $players } { $number ->
        [one] joga
       *[other] jogam
    }.

## The details of a lobby

details-heading = { $game }, mesa { $table }
details-players =
    Para { $size ->
        [one] 1 jogador
        [same] { $few } jogadores
       *[range] { $few } a { $many } jogadores
    }.
at-the-table = Configurações da mesa
follows-from-secret =
    { $draws ->
        [lot] Os sorteios vêm
        [cards] As cartas vêm
       *[dice] As rolagens de dados vêm
    } de um segredo que o bot fixou antes e das palavras dos jogadores, então ninguém pode manipular nada.
option-now = { $about }: { $value }
value-meaning = { $value }: { $meaning }

## The host's panel: its pages with the buttons that lead to them, and its menus

page-game = Jogo
page-table = Mesa
page-people = Jogadores
heading-game = Opções do jogo
heading-table = Configurações da mesa
heading-people = Jogadores
no-options = Este jogo não tem opções.
first-menu = Quem fica com o lugar 1
first-menu-rule = Quem fica com o lugar 1 (pelas regras: { $rule })
by-lot = Lugar 1: por sorteio
sits-first = Lugar 1: { $who }
remove-menu = Remover um jogador
hand-menu = Passar a mesa para outra pessoa
invite-menu = Convidar alguém
guest = { $who } (convite pendente)
value-label = { $option }: { $value }
values-from-to = { $option }: de { $first } a { $last }
handed = Agora { $who } conduz a mesa.
invited = Você convidou { $who }.

## The list of games, and opening a table

name-the-game = Qual jogo? Para convidar pessoas com `/play`, preencha também o campo do jogo.
open-menu = Abrir uma mesa de…
others-in-servers = Jogos para várias pessoas acontecem em servidores: use { $command } em um servidor que temos em comum.
alone = Só você vê isto. O tabuleiro aparece quando você aperta { start }.
open-it = Abrir mesmo assim
leave-it = Não abrir
not-opened = Nenhuma mesa foi aberta.
more-question =
    { $most ->
        [0] Você escolheu não jogar em nenhuma mesa por enquanto.
        [one] Você chegou ao seu próprio limite de { $most } mesa.
       *[other] Você chegou ao seu próprio limite de { $most } mesas.
    } Abrir esta mesmo assim? Você pode mudar o limite em `/me`.
open-thread = Abrir um tópico
join-it = Entrar
no-thread-now = Não consigo abrir um tópico aqui agora. Abra um você mesmo e use `/play` nele.
joined = Você entrou nesta mesa de { $game }.
again-open = Sua próxima partida de { $game } já está aberta.
table-open = Sua mesa de { $game } está aberta.
