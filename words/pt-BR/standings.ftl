### /stats and /leaderboard, in Brazilian Portuguese: rating, classificação, pontuação.

## A person’s results

explained = -# O rating começa em 0 e sobe conforme a força do jogador fica clara. Uma partida ranqueada conta se todos os que ficaram até o fim jogaram pelo menos alguns turnos. Entre os mesmos dois jogadores, contam no máximo { $most } partidas de cada jogo por dia (UTC), e as mais recentes pesam mais. Para entrar na classificação, jogue partidas ranqueadas contra { $few } jogadores diferentes já classificados. Os primeiros a entrar são { $first } jogadores que já jogaram todos entre si.
counted = -# Só contam partidas que os jogadores do início terminaram, também as que acabaram em empate combinado. Partidas sem adversário em que alguém desistiu logo de cara não contam.
heading =
    { $direct ->
        [yes] ## { $name } nas nossas mensagens diretas
       *[no] ## { $name } neste servidor
    }
none-of =
    { $direct ->
        [yes] { $name } ainda não tem resultados nas nossas mensagens diretas.
       *[no] { $name } ainda não tem resultados neste servidor.
    }
none-of-game =
    { $direct ->
        [yes] { $name } ainda não tem resultados de { $game } nas nossas mensagens diretas.
       *[no] { $name } ainda não tem resultados de { $game } neste servidor.
    }
none-here = Ainda não há nada para classificar neste servidor. Partidas contra computadores não contam.
none-here-game = Ainda não há partidas de { $game } para classificar neste servidor. Partidas contra computadores não contam.
tally-one =
    1 partida: { $how ->
        [won] vitória
        [drawn] empate
       *[lost] derrota
    }, { $moves ->
        [0] nenhuma jogada
        [one] 1 jogada
       *[other] { $moves } jogadas
    }.
tally =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $shares }, { $moves ->
        [0] nenhuma jogada
        [one] 1 jogada
       *[other] { $moves } jogadas
    } em média.
won =
    { $number ->
        [0] 0 vitórias
        [one] { $number } vitória
       *[other] { $number } vitórias
    }
drawn =
    { $number ->
        [0] 0 empates
        [one] { $number } empate
       *[other] { $number } empates
    }
lost =
    { $number ->
        [0] 0 derrotas
        [one] { $number } derrota
       *[other] { $number } derrotas
    }
rating-none = Ainda sem rating.
rating =
    { $provisional ->
        [yes] Rating { $rating } (provisório até haver mais partidas contra jogadores diferentes).
       *[no] Rating { $rating }.
    }
streak =
    Maior sequência de vitórias: { $best }{ $now ->
        [0] .
       *[other] , agora { $now }.
    }
won-in-seats = Vitórias por lugar: { $seats }.
in-seat = { $won } de { $played } no lugar { $seat }
ahead = Confrontos diretos: { $rivals }.
against = { $won } de { $played } contra { $name }
score = { $options }: { $score } em 1 partida.
scores =
    { $options }: recorde { $best }, média { $mean } em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
with-options = Com { $options }
with-hints = { $options }, com dicas
all-games = Todas as partidas
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at besides the results

choose-game = Escolha um jogo
list-games = Lista de partidas encerradas
results = Voltar aos resultados
won-with = { $options }: vitórias em { $won } de { $played }.
chart-first = Início
chart-last = Última partida ranqueada
chart-alt = Gráfico do rating de { $name } ao longo das partidas ranqueadas. { $lines }
chart-line =
    { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, maior rating { $best }, último rating { $now }.
games-heading =
    { $number ->
        [0] { $name } não tem partidas encerradas que você possa ver aqui.
       *[other] { $number ->
            [one] { $name }: { $number } partida encerrada
           *[other] { $name }: { $number } partidas encerradas
        }{ $pages ->
            [1] {""}
           *[other] , página { $page } de { $pages }
        }
    }
see-history = Rever uma partida
game-against =
    { $game }: { $how ->
        [won] vitória
        [drawn] empate
       *[lost] derrota
    } contra { $others }
game-alone =
    { $game }: { $won ->
        [yes] vitória
       *[no] derrota
    }, pontuação { $score }

## The best of a server

ranking-one =
    1 partida, { $moves ->
        [0] nenhuma jogada
        [one] 1 jogada
       *[other] { $moves } jogadas
    }.
ranking =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $moves ->
        [0] nenhuma jogada
        [one] 1 jogada
       *[other] { $moves } jogadas
    } em média.
ranked =
    { $place }. { $name }: { $rating }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $won ->
        [0] nenhuma vitória
        [one] { $won } vitória
       *[other] { $won } vitórias
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } seguidas
    }
scored =
    { $place }. { $name }: { $score }, em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
provisional = -# Ainda sem classificação (rating provisório): { $names }.
others =
    { $number ->
        [one] mais { $number }
       *[other] mais { $number }
    }
by-seat = -# Vitórias por lugar: { $seats }.
more = -# E mais { $number }.

## At the end of a game: whether it counts for the ratings

counts = -# Partida ranqueada.
counts-not-short =
    -# Esta partida não conta para o rating: { $turns ->
        [one] cada jogador que fica precisa de pelo menos { $turns } turno.
       *[other] cada jogador que fica precisa de pelo menos { $turns } turnos.
    }
counts-not-often = -# Esta partida não conta para o rating: dois dos jogadores já tinham { $most } partidas ranqueadas deste jogo entre si nesse dia.
starts-unrated = -# Se esta partida começar hoje (UTC), não vai contar para o rating: dois dos jogadores já têm { $most } partidas ranqueadas deste jogo entre si.
counts-not-computer = -# Esta partida não conta para o rating: um computador jogou nela.
counts-not-agreed = -# Esta partida não conta para o rating: a mesa era amigável.
counts-not-replaced = -# Esta partida não conta para o rating: um jogador foi substituído.

strangers-heading = ## Partidas com desconhecidos
strangers-none = Ainda não há nada para classificar entre desconhecidos. Contam as partidas ranqueadas que começam com `/find`.
strangers-explained = -# O rating começa em 0 e sobe conforme a força do jogador fica clara. Contam as partidas ranqueadas em que eu encontrei o adversário, se os dois jogaram pelo menos alguns turnos, e as mais recentes pesam mais. Para entrar na classificação, jogue contra { $few } jogadores diferentes já classificados.
strangers-named = -# Só aparece aqui com nome quem quiser. Isso se escolhe em `/me`.
unnamed = alguém
own-place = Você é o número { $place } de { $number }: { $rating }
own-provisional = Você ainda não tem classificação. Rating: { $rating }
