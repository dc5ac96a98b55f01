### What people read when something cannot be done, in Brazilian Portuguese. Plain text: commands have no backticks here.

## No table, or not here

unknown-session = Esta mesa não existe mais. Comece uma nova com /play.
no-table = Não há nenhuma partida neste canal. Comece uma com /play.
no-table-direct = Não há nenhuma partida nas nossas mensagens diretas. Comece uma com /play.
no-direct-messages = Não estou encontrando nossas mensagens diretas agora, então não fiz nada. Tente de novo daqui a um minuto.
in-threads =
    { $own ->
        [yes] Você está jogando em vários tópicos deste canal. Use o comando em um deles.
       *[no] Há partidas em vários tópicos deste canal. Use o comando em um deles.
    }
in-threads-games =
    { $own ->
        [yes] Suas partidas: { $games }.
       *[no] As partidas: { $games }.
    }
unknown-game = Não existe um jogo chamado “{ $key }”.
own-rated-game = Você está jogando esta partida ranqueada, então outra pessoa da moderação tem que decidir isso.
own-rated-game-of-two = Você está jogando esta partida ranqueada, então outra pessoa da moderação tem que decidir isso. Para terminar sem vencedor, proponha empate com /draw.
unknown-level = Não existe o nível de computador “{ $level }”. Escolha fácil, médio ou difícil.
only-in-servers = { $game } é um jogo para várias pessoas, e aqui só estamos você e eu. Jogue aqui contra o computador com /play, ou em um servidor que temos em comum.
channel-taken =
    { $lobby ->
        [yes] Já existe uma mesa aberta de { $game } neste canal. Use outro canal ou um tópico.
       *[no] Já existe uma partida de { $game } neste canal. Use outro canal ou um tópico.
    }
channel-hidden = Você não vê mais o canal dessa partida, então não posso abrir uma mesa lá.
may-not-write-there = Você não pode publicar nesse canal, então a mesa fica aqui.
permissions-missing =
    Não posso montar uma mesa aqui porque { $number ->
        [one] me falta a permissão { $names }. Peça a quem gerencia o canal que me dê essa permissão.
       *[other] me faltam as permissões { $names }. Peça a quem gerencia o canal que me dê essas permissões.
    }
permissions-missing-in =
    Não posso usar { $channel } porque lá { $number ->
        [one] me falta a permissão { $names }. Peça a quem gerencia esse canal que me dê essa permissão.
       *[other] me faltam as permissões { $names }. Peça a quem gerencia esse canal que me dê essas permissões.
    }

## Names of Discord’s permissions, exactly as Discord’s settings call them in this language

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-connect = Conectar

## Options and players of a new table

wrong-value = { $option } pode ser { $allowed }, não “{ $given }”.
from-to = de { $first } a { $last }
no-such-option = { $game } não tem a opção “{ $given }”. As opções são: { $options }.
no-options = { $game } não tem opções, então não existe “{ $given }”.
too-many-players =
    { $game } tem { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }, mas com você seriam { $people } jogadores.
too-few-players =
    { $game } é para { $least } a { $most } jogadores, mas { $people ->
        [one] só há { $people } nesta mesa
       *[other] só há { $people } nesta mesa
    }.
too-few-players-for = { $game } é para { $most } jogadores, mas só há { $people } nesta mesa.
seated-twice = Cada pessoa só pode ter um lugar em uma mesa.
bot-seated = Bots não podem ocupar um lugar em uma mesa.

## Who may sit at a table

not-seated = Você não joga nesta mesa de { $game }, mas pode assistir.
not-in-that-game = Você não jogou esta partida. Para começar a sua, digite /play.
already-seated = Você já está nesta mesa.
sits-already = { $name } já está nesta mesa. Escolha outra pessoa.
no-seat-of = { $name } não joga nesta mesa. Escolha quem joga.
no-seat-of-out = { $name } já está fora desta partida. Escolha alguém que ainda joga.
not-invited = Você não tem convite para esta mesa, então não há o que responder.
only-invited = Só quem { $host } convidou pode entrar nesta mesa. Mas você pode assistir.
was-removed = { $host } removeu você desta mesa. Com um novo convite, você pode entrar de novo.
has-declined = { $name } recusou um convite para esta mesa, mas ainda pode entrar.
already-invited = { $name } já recebeu o convite e ainda não respondeu.
not-there = Essa pessoa não está mais nesta mesa. Nada mudou.
not-joined = Você não pode entrar nesta mesa agora. Cada jogador pode escolher com quem joga, e essas escolhas são privadas.
table-full = Esta mesa está cheia.
table-full-invited = Esta mesa está cheia: os lugares que restam são de quem recebeu convite.
still-invited =
    { $number ->
        [one] { $names } ainda não respondeu ao convite. Espere a resposta, ou retire o convite em Opções.
       *[other] { $names } ainda não responderam ao convite. Espere as respostas, ou retire os convites em Opções.
    }
first-not-seated = Falta a pessoa do lugar 1 ({ $first }), que ainda não entrou.
first-not-seated-any = Falta a pessoa do lugar 1, que ainda não entrou.
still-here = { $name } ainda está neste servidor, então a partida espera.
not-member = { $name } não está neste servidor.
avoided = Você escolheu não jogar com { $name }. Dá para mudar isso em /me.
avoids-self = Você não pode evitar a si mesmo. Escolha outra pessoa.
sits-here = Você joga nesta partida. /follow é para quem só assiste.
follows-many = Você já segue { $most } partidas, o máximo. Antes, deixe de seguir uma: /follow mostra todas.
followed-by-many = Esta partida já tem { $most } seguidores, o máximo.
not-visible = Você só pode seguir partidas em canais que você vê.
unreachable = Você não recebe menções a cada vez nem mensagens diretas, então eu não teria como avisar. Ative uma das duas coisas em /me antes.
no-invitations = Não dá para convidar { $name } agora.
too-many-games =
    { $most ->
        [0] Você escolheu não jogar em nenhuma mesa por enquanto. Dá para mudar isso em /me.
        [one] Você chegou ao seu próprio limite de { $most } mesa. Dá para mudar isso em /me.
       *[other] Você chegou ao seu próprio limite de { $most } mesas. Dá para mudar isso em /me.
    }

## Who may do what

only-computers = Pelo menos uma pessoa tem que ficar na partida. Computadores não continuam sozinhos.
not-moderator = Só a moderação deste canal pode fazer isso.
not-host = Só { $host }, que abriu a mesa, pode fazer isso.
not-host-handed = Só { $host }, que conduz esta mesa agora, pode fazer isso.
not-manager = Só quem gerencia este servidor pode mudar estas configurações.
only-moderators = Neste servidor, só a moderação (Gerenciar mensagens) pode abrir mesas, mas você pode entrar nelas. Quem gerencia o servidor pode mudar isso em /settings.
own-game = Você joga nesta partida, então outra pessoa da moderação tem que decidir isso.
other-channels = Neste servidor, só é possível abrir mesas em { $channels }. Quem gerencia o servidor pode mudar isso em /settings.
clock-not-allowed = Neste servidor, uma mesa pode ter { $clocks }. Quem gerencia o servidor pode mudar isso em /settings.
server-full =
    { $most ->
        [one] Este servidor chegou ao limite de { $most } mesa aberta. Tente de novo quando ela acabar. Quem gerencia o servidor pode mudar o limite em /settings.
       *[other] Este servidor chegou ao limite de { $most } mesas abertas. Tente de novo quando uma acabar. Quem gerencia o servidor pode mudar o limite em /settings.
    }
wrong-setting = Essa opção não existe mais. Use o comando de novo para ver as opções atuais.
no-season = Não existe essa temporada neste servidor. Escolha uma da lista de /leaderboard.
season-runs = Já há uma temporada em andamento neste servidor. Você pode começar outra quando ela terminar.
wrong-season = Uma temporada precisa de um nome com no máximo { $most } caracteres.

## Too often, or too long

too-many-tables =
    Você abriu muitas mesas em pouco tempo. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } para abrir outra.
too-many-tables-server =
    Muitas mesas foram abertas aqui em pouco tempo. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } para abrir outra.
too-many-lobbies = Você já tem várias mesas esperando jogadores. Comece ou cancele uma delas antes.
invited-too-often =
    { $name } recebeu muitos convites há pouco. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }, ou deixe essa pessoa de fora. Em uma mesa aberta, ela ainda pode entrar sozinha.
posted-too-often =
    Este tabuleiro foi publicado muitas vezes há pouco. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }. Até lá, /board mostra o tabuleiro só para você.
asked-before =
    Você já pediu isso, e não foi aceito. Você pode pedir de novo { $plays ->
        [yes] depois do seu próximo turno, ou em { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
       *[no] em { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
    }.
asked-before-named =
    { $named ->
        [one] Você sugeriu { $named } pessoa para um lugar, e não foi aceito.
       *[other] Você sugeriu { $named } pessoas para um lugar, e nenhuma foi aceita.
    } Você pode sugerir outra { $plays ->
        [yes] depois do seu próximo turno, ou em { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
       *[no] em { $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }
    }.
away-too-long = São mais dias do que você ainda tem. { $budget }

## Moves

not-your-turn = É a vez de { $who }, não a sua.
not-your-turn-nobody = Não é a vez de ninguém agora.
out-of-game = Você está fora desta partida, mas pode continuar assistindo.
step-by-step = Um destes passos decide sua partida, e você pediu para confirmar jogadas assim. Jogue um passo de cada vez. Nada foi jogado.
stale = A partida avançou enquanto isso. Nada foi jogado.
nothing-to-take-back = Você não tem jogada para voltar.
nothing-to-take-back-chance = Não dá mais para voltar essa jogada, porque depois dela rolaram dados ou saíram cartas.
move-too-early = “{ $asked }” ainda não pode ser jogado, porque depende do que acontece antes. Nada foi jogado.
move-ambiguous = “{ $asked }” pode ser mais de uma jogada: { $moves }. Nada foi jogado.
move-illegal = “{ $asked }” não é uma jogada permitida aqui.
moves-legal = Você pode jogar { $moves }.
moves-and-more = { $moves } e outras

## The state of a game or table

finished = Esta partida acabou. Comece uma nova com /play.
was-cancelled = Esta mesa foi cancelada.
there-already = Esta partida já está nesse canal.
not-started = Esta partida ainda não começou.
already-started = Esta partida já começou.
not-over-yet = Esta partida ainda não acabou.
nobody-left = Não sobrou ninguém com quem jogar a revanche.
nothing-due = Nada mudou nesta mesa.
is-paused =
    { $by ->
        [organiser] O torneio está em pausa até que a organização o retome.
       *[moderator] A partida está em pausa até que a moderação a retome.
    }
not-paused = A partida não está em pausa.
not-claimed = Esta partida não pode ser reivindicada, ou não pode mais.
others-decide = Você não jogou a tempo, então os outros decidem: podem reivindicar a partida ou reabri-la.
not-reopened = Só dá para reabrir uma partida que foi fechada porque ninguém jogava.
old-rules = Este jogo não está mais disponível.
outdated = Esta partida de { $game } foi jogada com uma versão antiga das regras, então não pode continuar. Nada dela foi apagado.

## Questions to the table, and time

question-open = Esta mesa já tem um pedido aberto. Espere até ele ser resolvido.
question-gone = Esse pedido já foi resolvido, ou a partida avançou.
already-granted = Você já disse sim, e está feito.
not-asked = Este pedido não é para você responder.
not-asked-answered = Você já respondeu.
not-for-two = Só dá para combinar empate em partidas de dois jogadores.
no-plans =
    { $alone ->
        [yes] Só dá para planejar jogadas contra pessoas: um computador responde na hora.
       *[no] Só dá para planejar jogadas em jogos de dois jogadores sem dados nem cartas.
    }
plan-on-turn = É a sua vez. Depois de jogar, você pode planejar suas respostas.
plan-full = Seu plano está cheio. Apague uma variante antes.
not-late = Ainda há tempo neste turno.
not-late-others = Isso é com os outros. Você ainda pode jogar.
no-nudge-own-turn = É a sua vez, então não há ninguém para cutucar.
no-nudge-paused = A partida está em pausa, então não há ninguém para cutucar. A moderação pode retomá-la.
no-nudge-clock = Esta partida tem relógio, então os lembretes são automáticos.
no-nudge-too-early =
    Dê um dia antes. Você pode cutucar em { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.

## Dice and secrets

empty-seed = Digite uma palavra com pelo menos um caractere visível.
secret-withheld =
    { $draws ->
        [dice] Ainda não dá para conferir as rolagens de dados desta partida. { $why }
        [cards] Ainda não dá para conferir as cartas desta partida. { $why }
       *[lot] Ainda não dá para conferir os sorteios desta partida. { $why }
    }
only-in-practice = Na tentativa que conta no desafio do dia, não dá para voltar jogadas, pedir dicas, testar jogadas nem ser substituído. Depois, você pode treinar com as mesmas cartas em /deal.
had-attempt = Você já fez sua tentativa neste desafio do dia. Pode treinar com ele, e amanhã há outro: veja /deal.
no-attempt-over = Sua tentativa neste desafio do dia ainda está em andamento. Quando ela acabar, você pode treinar.
no-attempt-begun = Você ainda não começou sua tentativa neste desafio do dia. Depois dela, você pode treinar: veja /deal.
no-deal = Não houve desafio do dia nessa data.
helps-in-game = Você está jogando uma partida de { $game } sem dicas, e isto ajudaria você lá. Tente de novo quando essa partida acabar.
spoils = Esta partida é o desafio do dia { $date }. Dá para ver depois da sua tentativa, ou depois de { $until }.
not-as-drawn = O registro desta partida e o segredo dela não combinam. { $why }

## Files of records

record-too-large = Esse arquivo é grande demais. Registros de partidas têm no máximo 200 kB.
record-too-long = Esse registro tem jogadas demais para qualquer jogo daqui.
record-no-text = Esse não é um arquivo de texto, então não pode ser o registro de uma partida. /record dá um a você.
record-gone = Esse arquivo não está mais disponível. Use /open de novo.
record-unknown-game = Não posso abrir esse arquivo, porque o jogo dele não é um dos daqui ({ $games }).
record-wrong = Não posso abrir esse arquivo. { $why }

## A failure of the host’s disk

damaged = O registro desta partida está danificado, então ela não pode continuar. Quem administra o bot encontra os detalhes no log.
not-kept = Não foi possível salvar isso, então nada mudou. Quem administra o bot encontra os detalhes no log.
not-noted = Deu certo, mas algo falhou logo depois. Nada se perdeu. Quem administra o bot encontra os detalhes no log.
not-read = Não consegui carregar isso agora, mas nada se perdeu. Quem administra o bot encontra os detalhes no log.

## Why nothing can be posted in a channel, and after it (one of the sentences not-shown-…) what becomes of the table

obstacle-no-access = Não vejo este canal. Se for um tópico privado, me mencione nele antes. Senão, peça a quem gerencia o canal que me dê “Ver canal”.
obstacle-no-right = Não posso publicar neste canal. Peça a quem o gerencia que me dê “Ver canal”, “Enviar mensagens” (em tópicos: “Enviar mensagens em tópicos”) e “Anexar arquivos”.
obstacle-locked = Este tópico está trancado. Peça a quem gerencia tópicos que o destranque.
obstacle-archived = Este tópico está arquivado. Escreva algo nele para trazê-lo de volta.
obstacle-closed = Não consigo enviar mensagens diretas para você. Libere nas configurações de privacidade de um servidor que temos em comum, ou me adicione à sua conta, e confira se não me bloqueou.
obstacle-blocked = O AutoMod deste servidor bloqueou minha mensagem. Peça a quem gerencia o servidor que me deixe passar.
obstacle-gone = Este canal não existe mais.
obstacle-other = O Discord não aceitou minha mensagem.
not-shown-not-opened = Nenhuma mesa foi aberta. Depois disso, use /play de novo, ou em outro canal.
not-shown-not-opened-soon = Nenhuma mesa foi aberta. Tente /play de novo daqui a pouco.
not-shown-closed = Se havia uma mesa nele, ela foi fechada.
not-shown-soon = O que você fez está salvo e vai aparecer aqui assim que possível.
not-shown-locked = Ou a moderação pode levar a mesa para outro canal com /moveto. O que você fez está salvo.
not-shown = O que você fez está salvo, e depois /board vai mostrar.

## Open offers

too-many-offers = Você já tem { $most } propostas abertas neste servidor, o máximo. Retire uma antes: /find mostra todas.
offered-too-often =
    Você fez muitas propostas em pouco tempo. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } para fazer outra.
barred = Quem administra este bot não deixa você jogar com desconhecidos até { $moment }. Suas outras partidas não são afetadas.
stalled = Seu tempo acabou em muitas das suas últimas partidas com desconhecidos. Você pode procurar novas a partir de { $moment }. Suas outras partidas não são afetadas.
private-thread = Não dá para propor uma partida em um tópico privado, porque os outros não veriam. Use /find em um canal ou em um tópico público.
name-too-new =
    Você sorteou seu nome de jogador há pouco. Pode sortear outro em { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.

## Tournaments

no-tournament = Este torneio não existe mais. /tournament mostra os outros.
not-organiser = Só quem gerencia eventos neste servidor pode organizar torneios.
too-many-tournaments =
    { $most ->
        [one] Este servidor já tem { $most } torneio, que é o limite. Comece outro quando um acabar.
       *[other] Este servidor já tem { $most } torneios, que é o limite. Comece outro quando um acabar.
    }
in-many-tournaments =
    { $most ->
        [one] Você já está em { $most } torneio, que é o limite. Entre em outro quando um acabar.
       *[other] Você já está em { $most } torneios, que é o limite. Entre em outro quando um acabar.
    }
not-played-here = Um torneio precisa de um canal de texto onde eu possa abrir tópicos. Use /organise em um canal assim.
registration-over = As inscrições estão encerradas.
has-registered =
    { $waits ->
        [yes] Você já está na lista de espera.
       *[no] Você já está neste torneio.
    }
not-registered = Você não está neste torneio.
was-withdrawn =
    { $removed ->
        [yes] A organização removeu você deste torneio.
       *[no] Você não está mais neste torneio.
    }
wants-fewer-games =
    { $limit ->
        [one] Você escolheu jogar no máximo { $limit } partida ao mesmo tempo, e este torneio pode ter { $games }. Dá para mudar isso em /me.
       *[other] Você escolheu jogar no máximo { $limit } partidas ao mesmo tempo, e este torneio pode ter { $games }. Dá para mudar isso em /me.
    }
too-few-entrants = Um torneio precisa de pelo menos { $least } jogadores para começar.
too-new =
    { $games ->
        [one] Para entrar, você precisa de { $games } partida encerrada neste servidor. Você tem { $finished }.
       *[other] Para entrar, você precisa de { $games } partidas encerradas neste servidor. Você tem { $finished }.
    }
not-under-way = Este torneio não está em andamento.
own-result = Outra pessoa da organização tem que fazer isso, porque você joga nessa partida.
still-played = Esta partida ainda não acabou.
tournament-over = Este torneio acabou.
still-playing = Você ainda joga nesta rodada. Toque em Pronto quando sua partida acabar.
in-pause = O torneio está em pausa. Toque em Pronto quando ele continuar.
no-further-round = Não há mais nenhuma rodada.
arena-closing = Nesta arena não começam mais partidas. As que estão em andamento ainda contam.
arena-full = Esta arena já tem { $most } jogadores, o máximo.
in-tournament =
    { $what ->
        [back] Em torneios, você só pode voltar jogadas dentro do seu próprio turno.
        [draw] { $turns ->
            [one] Em torneios, você pode propor empate depois que os dois tiverem jogado { $turns } turno.
           *[other] Em torneios, você pode propor empate depois que os dois tiverem jogado { $turns } turnos.
        }
        [seat] Ninguém pode assumir um lugar em uma partida de torneio.
       *[pause] Partidas de torneio não podem ser pausadas uma a uma.
    }
