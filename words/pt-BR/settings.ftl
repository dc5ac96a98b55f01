### /settings (a server’s) and /me (a person’s), in Brazilian Portuguese.

## The screens

server = ## Mesas neste servidor
person = ## Suas configurações
person-note = -# Valem em todos os servidores. Só você vê isto.
all-channels = Todos os canais
nobody = Ninguém
digest-button = Resumo diário
digest-heading = ## Resumo diário
digest-note = Uma mensagem direta por dia, neste horário, com todas as partidas que esperam por você, se houver. Seu fuso horário: **{ $zone }**.
digest-never = Nunca
zone-button = Mudar o fuso horário
zone-title = Seu fuso horário
zone-text = Seu resumo diário usa este fuso horário, com horário de verão onde houver.
zone-label = Fuso horário ou cidade
zone-hint = Por exemplo America/Sao_Paulo, Lisboa ou UTC
no-zone = Não conheço esse fuso horário. Tente uma cidade grande perto de você, ou um nome como America/Sao_Paulo.
channels-heading = ## Canais para listas e resultados
no-channel = Nenhum canal
channels-page = Canais para listas e resultados
other-settings = Outras configurações

## Above each menu; the bold word names what is set

server-channels = **Canais** onde se pode abrir mesas (com os tópicos deles). Nenhum escolhido quer dizer todos.
server-openers = **Quem** pode abrir mesas.
server-tables-at-once = **Quantas** mesas podem estar abertas ao mesmo tempo.
server-clocks = **Tempo por turno** que as mesas podem escolher.
server-clock = **Tempo padrão por turno** das novas mesas.
server-past = **Tabuleiros passados**: o que fica deles no canal.
server-games-channel = **Partidas em andamento**: um canal com uma mensagem que lista as partidas, sempre atualizada.
server-offers-channel = **Propostas**: um canal com uma mensagem que lista quem procura adversário.
server-results-channel = **Resultados**: o canal onde as partidas encerradas são publicadas.
server-events-channel = **Torneio por pontos de todos os servidores**: um canal com uma mensagem em que os membros podem jogar. Sem canal, não há nenhum aqui.
person-pings = **Menções**: quando você recebe menções em um canal.
person-reminder = **Lembretes**: quando você recebe um lembrete em partidas com relógio.
person-open-games = **Partidas**: quantas você quer jogar com outras pessoas ao mesmo tempo.
person-company = **Desconhecidos**: quem pode entrar em mesas em que você está.
person-avoided = **Pessoas** com quem você não quer jogar. Elas não ficam sabendo.

## What can be picked in the menus

clock =
    { $time ->
        [none] Sem limite de tempo
        [hour] 1 hora por turno
        [half-day] 12 horas por turno
        [day] 1 dia por turno
        [three-days] 3 dias por turno
       *[week] 1 semana por turno
    }
clock-inner =
    { $time ->
        [none] tempo ilimitado
        [hour] 1 hora por turno
        [half-day] 12 horas por turno
        [day] 1 dia por turno
        [three-days] 3 dias por turno
       *[week] 1 semana por turno
    }
openers-everyone = Todos
openers-moderators = Só a moderação (Gerenciar mensagens)
past-sentences = Manter o texto, sem imagens
past-pictures = Manter texto e imagens
past-one-message = Não manter nada: uma mensagem por partida
pings-every-turn = A cada vez
pings-reminders = Só lembretes
pings-never = Nunca
company-everyone = Todos
company-met = Só quem já terminou uma partida comigo, ou quem eu convidar
reminder-half = Quando restar metade do tempo
reminder-nine-tenths = Quando restarem 10% do tempo
limit-none = Sem limite
limit-zero = Nenhuma

## Switches: buttons that turn something on or off

switch-threads =
    { $on ->
        [yes] Um tópico por partida: sim
       *[no] Um tópico por partida: não
    }
switch-direct =
    { $on ->
        [yes] Mensagens diretas: sim
       *[no] Mensagens diretas: não
    }
switch-turned =
    { $on ->
        [yes] Tabuleiros privados do meu lado: sim
       *[no] Tabuleiros privados do meu lado: não
    }
switch-hints =
    { $on ->
        [yes] Conselhos no começo: sim
       *[no] Conselhos no começo: não
    }
switch-confirm =
    { $on ->
        [yes] Confirmar jogadas decisivas: sim
       *[no] Confirmar jogadas decisivas: não
    }
switch-sentences =
    { $on ->
        [yes] Tabuleiros em frases: sim
       *[no] Tabuleiros em frases: não
    }
switch-named-everywhere =
    { $on ->
        [yes] Meu nome de jogador em listas: sim
       *[no] Meu nome de jogador em listas: não
    }

## What holds in a server from now on, after a change

told-every-channel = Agora é possível abrir mesas em todos os canais.
told-channels = Agora só é possível abrir mesas em { $channels }.
told-openers-everyone = Agora todos podem abrir mesas.
told-openers-moderators = Agora só a moderação pode abrir mesas.
told-tables-no-limit = Agora não há limite de mesas abertas.
told-tables =
    { $most ->
        [one] Agora só pode haver { $most } mesa aberta de cada vez.
       *[other] Agora só pode haver { $most } mesas abertas ao mesmo tempo.
    }
told-clocks = As mesas agora podem escolher entre { $clocks }. O padrão das novas mesas é { $clock }.
told-clock = O padrão das novas mesas agora é { $clock }.
told-threads =
    { $on ->
        [yes] As novas mesas agora são jogadas em um tópico próprio, se não escolherem outra coisa.
       *[no] As novas mesas agora são jogadas no canal, se não escolherem outra coisa.
    }
told-past-sentences = Dos tabuleiros passados agora só fica o texto.
told-past-pictures = Dos tabuleiros passados agora ficam o texto e as imagens.
told-past-one-message = Cada partida agora usa uma única mensagem. As menções a quem joga são apagadas depois da jogada.
told-games-channel = As partidas em andamento agora aparecem em { $channel }, menos as de canais que nem todos veem.
told-no-games-channel = As partidas em andamento não aparecem mais em um canal.
told-offers-channel = As propostas abertas agora aparecem em { $channel }.
told-no-offers-channel = As propostas abertas não aparecem mais em um canal.
told-results-channel = As partidas encerradas agora são publicadas em { $channel }, menos as de canais que nem todos veem.
told-no-results-channel = As partidas encerradas não são mais publicadas em um canal próprio.
told-events-channel = Os torneios por pontos de todos os servidores agora aparecem em { $channel } quando houver um.
told-no-events-channel = Os torneios por pontos de todos os servidores não aparecem mais aqui.

## What holds for a person from now on, after a change

told-turned =
    { $on ->
        [yes] Os tabuleiros que só você vê agora aparecem do seu lado.
       *[no] Os tabuleiros que só você vê não são mais virados para o seu lado.
    }
told-hints =
    { $on ->
        [yes] Agora você recebe conselhos nas suas primeiras partidas.
       *[no] Você não recebe mais conselhos.
    }
told-confirm =
    { $on ->
        [yes] Agora eu pergunto antes de uma jogada decisiva sua.
       *[no] Jogadas decisivas agora são feitas sem perguntar.
    }
told-sentences =
    { $on ->
        [yes] Os tabuleiros em texto agora são escritos em frases, para leitores de tela.
       *[no] Os tabuleiros em texto agora são desenhados com caracteres.
    }
told-named-everywhere =
    { $on ->
        [yes] As listas de todos os servidores agora mostram seu nome de jogador.
       *[no] As listas de todos os servidores não mostram mais seu nome de jogador.
    }
told-open-games-no-limit = Agora você pode estar em quantas mesas quiser.
told-open-games =
    { $most ->
        [0] Agora você não pode entrar em mesas nem receber convites.
        [one] Agora você pode estar em { $most } mesa no máximo.
       *[other] Agora você pode estar em { $most } mesas ao mesmo tempo, no máximo.
    }
told-company-everyone = Agora qualquer pessoa pode entrar em mesas em que você está.
told-company-met = Agora só quem já terminou uma partida com você, ou quem você convidar, pode entrar em mesas em que você está.
told-avoided-nobody = Você não evita mais ninguém.
told-avoided = O bot não vai mais juntar você com { $people }, nem na mesma mesa. As partidas em andamento continuam.
told-digest = Todo dia às { $hour } ({ $zone }), você recebe uma mensagem direta com as partidas que esperam por você, se houver.
told-no-digest = Você não recebe mais o resumo diário.
told-zone = Seu fuso horário agora é { $zone }.
told-reminder-half = Em partidas com relógio, você agora recebe um lembrete quando restar metade do tempo.
told-reminder-nine-tenths = Em partidas com relógio, você agora recebe um lembrete quando restarem 10% do tempo.
told-pings-every-turn =
    { $direct ->
        [yes] Agora, sempre que for a sua vez, você recebe uma menção e uma mensagem direta.
       *[no] Agora, sempre que for a sua vez, você recebe uma menção.
    }
told-pings-reminders =
    { $direct ->
        [yes] Agora você só recebe menções em canais como lembrete. Sempre que for a sua vez, recebe uma mensagem direta.
       *[no] Agora você só recebe menções em canais como lembrete.
    }
told-pings-never =
    { $direct ->
        [yes] Você não recebe mais menções em canais. Sempre que for a sua vez, recebe uma mensagem direta.
       *[no] Você não recebe mais menções em canais.
    }

## What a person has set, as items of a list in /privacy: “Your stored settings: direct messages and …”

settled-pings = quando você recebe menções
settled-direct = mensagens diretas
settled-turned = tabuleiros privados não virados para o seu lado
settled-hints = sem conselhos nas primeiras partidas
settled-confirm = confirmar jogadas decisivas
settled-open-games = quantas partidas você quer jogar ao mesmo tempo
settled-avoided = pessoas com quem você não quer jogar
settled-reminder = quando você recebe lembretes
settled-company = quem pode entrar em mesas em que você está
settled-away-until = por quanto tempo você está ausente
settled-absences = suas ausências no último ano
settled-sentences = tabuleiros em frases
settled-named-everywhere = se as listas mostram seu nome de jogador
settled-digest = seu resumo diário
settled-zone = seu fuso horário
settled-pool = que você joga com desconhecidos, e desde quando

## Direct messages. $game: a game’s title; $channel: a link to the channel

invited = { $host } convidou você para uma mesa de { $game } em { $channel }.
answered =
    Todos que você convidou para sua mesa de { $game } responderam. { $ready ->
        [yes] Você já pode começar a partida.
       *[no] Ainda faltam jogadores.
    } A mesa está em { $channel }.
unheard =
    Há um dia { $guests } não { $number ->
        [one] responde
       *[other] respondem
    } ao seu convite para { $game } em { $channel }. Você pode continuar esperando ou convidar outras pessoas. A mesa fecha se nada acontecer por mais um dia.
your-turn =
    { $what ->
        [turn] É a sua vez em { $game } com { $others } em { $channel }.
        [reminder] Lembrete: é a sua vez em { $game } com { $others } em { $channel }.
       *[asked] Há um pedido para você em { $game } com { $others } em { $channel }.
    }
your-game-over = Sua partida de { $game } com { $others } em { $channel } acabou. { $result }
your-game-alone-over = Sua partida de { $game } em { $channel } acabou. { $result }
your-table-closed = Sua mesa de { $game } em { $channel } foi fechada. { $result }
closed-to-me = Você pediu mensagens diretas, mas não consigo enviar nenhuma. Libere nas configurações de privacidade deste servidor, ou escolha menções em `/me`. Vou tentar de novo em um dia.

## Mentions in the channel, which a phone shows as notifications: plain text, beginning with mentions

called-guests = { $guests }: convite de { $host } para uma mesa de { $game }.
called-host =
    { $host }: todos que você convidou para sua mesa de { $game } responderam. { $ready ->
        [yes] Você já pode começar a partida.
       *[no] Ainda faltam jogadores.
    }
called-host-unheard =
    { $host }: há um dia { $guests } não { $number ->
        [one] responde
       *[other] respondem
    } ao seu convite para { $game }. Você pode continuar esperando ou convidar outras pessoas. A mesa fecha se nada acontecer por mais um dia.
called-turn =
    { $what ->
        [turn] { $who }: é a sua vez em { $game } com { $others }.
        [reminder] { $who }: lembrete, é a sua vez em { $game } com { $others }.
       *[asked] { $who }: há um pedido para você em { $game } com { $others }.
    }
called-over = { $players }: a partida de { $game } acabou. { $result }
called-closed = { $players }: a mesa de { $game } foi fechada. { $result }

## Buttons

show-here = Mostrar a mesa aqui
play-it = Fazer esta jogada
leave-it = Não fazer esta jogada

## Before a move that decides the game of the person who plays it

sure = { $move }: isso decide sua partida e não pode ser desfeito. Jogar?
played = Jogado.
not-played = Certo, nada foi jogado.
