### What a table agrees on besides the options of its game, in Brazilian Portuguese.

## auto: whether the bot itself plays a move if it is the only legal one

auto-about = Se o bot faz por você as jogadas forçadas (menos as que tirariam alguém da partida)
auto-on =
    { $begins ->
        [yes] Jogadas automáticas
       *[no] jogadas automáticas
    }
auto-off =
    { $begins ->
        [yes] Sem jogadas automáticas
       *[no] sem jogadas automáticas
    }

## thread: where the game is played

thread-about = Onde a partida acontece
thread-off =
    { $begins ->
        [yes] Partida neste canal
       *[no] partida neste canal
    }
thread-on =
    { $begins ->
        [yes] Partida em um tópico
       *[no] partida em um tópico
    }
thread-direct =
    { $begins ->
        [yes] Partida por mensagem direta, amigável
       *[no] partida por mensagem direta, amigável
    }

## side: from which side the board is seen

side-about = De que lado se vê o tabuleiro, se ele tem lados
side-fixed =
    { $begins ->
        [yes] Tabuleiro sempre do mesmo lado
       *[no] tabuleiro sempre do mesmo lado
    }
side-mover =
    { $begins ->
        [yes] Tabuleiro do lado de quem joga
       *[no] tabuleiro do lado de quem joga
    }

## seating: who may join

seating-about = Quem pode entrar
seating-open =
    { $begins ->
        [yes] Qualquer pessoa pode entrar
       *[no] qualquer pessoa pode entrar
    }
seating-invited =
    { $begins ->
        [yes] Só com convite
       *[no] só com convite
    }

## clock: how long a turn may take

clock-about = Tempo por turno
clock-none =
    { $begins ->
        [yes] Sem limite de tempo
       *[no] sem limite de tempo
    }
clock-1h = 1 hora por turno
clock-12h = 12 horas por turno
clock-1d = 1 dia por turno
clock-3d = 3 dias por turno
clock-1w = 1 semana por turno

## reserve: extra time that each player can use up in the game when the time for a turn is over

reserve-about = Tempo extra por jogador para a partida toda
reserve-none =
    { $begins ->
        [yes] Sem reserva de tempo
       *[no] sem reserva de tempo
    }
reserve-1h = 1 hora de reserva
reserve-12h = 12 horas de reserva
reserve-1d = 1 dia de reserva
reserve-3d = 3 dias de reserva
reserve-1w = 1 semana de reserva

## bank: the time that each player has for all turns of the game together

bank-about = Tempo por jogador para a partida toda
bank-none =
    { $begins ->
        [yes] Sem limite para a partida toda
       *[no] sem limite para a partida toda
    }
bank-each = { $span } por jogador para a partida toda
bank-meaning =
    { $turns ->
        [one] Partida comum ({ $turns } turno): { $span } por turno
       *[other] Partida comum ({ $turns } turnos): { $span } por turno
    }
bank-usual =
    Partida comum: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. 95% das partidas: no máximo { $most ->
        [one] { $most } turno
       *[other] { $most } turnos
    }. { $counted ->
        [yes] { $games ->
            [one] Contado na última partida daqui.
           *[other] Contado nas últimas { $games } partidas daqui.
        }
       *[no] Estimado a partir de partidas entre computadores.
    }

## answer: how long the players can answer a request, such as to take back a move. Some requests expire, others are granted without an answer

answer-about = Quanto tempo há para responder a um pedido, como o de voltar uma jogada
answer-1h = { $begins ->
        [yes] 1 hora para responder a pedidos
       *[no] 1 hora para responder a pedidos
    }
answer-12h = { $begins ->
        [yes] 12 horas para responder a pedidos
       *[no] 12 horas para responder a pedidos
    }
answer-1d = { $begins ->
        [yes] 1 dia para responder a pedidos
       *[no] 1 dia para responder a pedidos
    }
answer-3d = { $begins ->
        [yes] 3 dias para responder a pedidos
       *[no] 3 dias para responder a pedidos
    }
answer-1w = { $begins ->
        [yes] 1 semana para responder a pedidos
       *[no] 1 semana para responder a pedidos
    }

## forfeit: whether a player whose time is out loses the seat by itself. That happens as long after the deadline as a turn may take

forfeit-about = O que acontece quando alguém se atrasa tanto quanto um turno pode durar
forfeit-off =
    { $begins ->
        [yes] Se alguém se atrasa, os outros decidem
       *[no] se alguém se atrasa, os outros decidem
    }
forfeit-on =
    { $begins ->
        [yes] Quem se atrasa mais um turno inteiro perde o lugar
       *[no] quem se atrasa mais um turno inteiro perde o lugar
    }
forfeit-about-bank = O que acontece quando o tempo de um jogador acaba
forfeit-at-once =
    { $begins ->
        [yes] Quem fica sem tempo perde o lugar na hora
       *[no] quem fica sem tempo perde o lugar na hora
    }

## rated: whether the game counts for the ratings

rated-about = Se a partida conta para o rating
rated-yes =
    { $begins ->
        [yes] Ranqueada
       *[no] ranqueada
    }
rated-no =
    { $begins ->
        [yes] Amigável
       *[no] amigável
    }
