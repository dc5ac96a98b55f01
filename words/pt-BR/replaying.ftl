### /replay and /verify, in Brazilian Portuguese.

## The replay

replay = Rever a partida
in-line = Outra animação está sendo feita primeiro. A sua vem em seguida.
too-large = Esta partida é longa demais para uma animação. Use `/history` para vê-la passo a passo.
stopped = Estou reiniciando, e por isso a animação não terminou. Tente de novo daqui a um minuto.
drawing = Criando a animação: { $drawn } de { $frames } quadros prontos.
shown =
    -# { $game }, mesa { $table }: { $whole ->
        [yes] todos os turnos
       *[no] alguns turnos pulados porque são muitos
    }, { $frames ->
        [one] { $frames } quadro
       *[other] { $frames } quadros
    }.
no-gif = -# Longa demais para um GIF. Se não rodar no seu celular, use `/history`.
alt = Animação da partida de { $game } na mesa { $table }. Use /history para ler em palavras.

## Whether the dice were fair

verified =
    { $drawn ->
        [dice] Rolei de novo os dados desta partida a partir do segredo ({ $times ->
            [one] { $times } sorteio
           *[other] { $times } sorteios
        }). Os resultados foram os mesmos{ $partly ->
            [yes] , menos os lugares de jogadores que apagaram seus dados.
           *[no] .
        }
        [cards] Tirei de novo as cartas desta partida a partir do segredo ({ $times ->
            [one] { $times } sorteio
           *[other] { $times } sorteios
        }). Os resultados foram os mesmos{ $partly ->
            [yes] , menos os lugares de jogadores que apagaram seus dados.
           *[no] .
        }
        [lot] Repeti os sorteios desta partida a partir do segredo ({ $times ->
            [one] { $times } sorteio
           *[other] { $times } sorteios
        }). Os resultados foram os mesmos{ $partly ->
            [yes] , menos os lugares de jogadores que apagaram seus dados.
           *[no] .
        }
       *[seats] Nesta partida, só os lugares são sorteados. Sorteei de novo a partir do segredo, e o resultado foi o mesmo{ $partly ->
            [yes] , menos os lugares de jogadores que apagaram seus dados.
           *[no] .
        }
    }
fingerprint = Esse segredo tem a impressão digital que apareceu antes da partida:
proof = Para ver o que isso prova, rode `python -m sessions` com o arquivo de `/record`.
seats-drawn = Os lugares foram sorteados entre os jogadores que começaram a partida.
took-over = { $newcomer } assumiu o lugar { $seat }, de { $former }.

## How the luck fell: a line for each player and kind of chance

luck = Quanta sorte cada jogador teve?
luck-mean = - { $name }, { $what } ({ $times }): em média { $came }, esperado { $expected }.
luck-different = - { $name }, { $what } ({ $times }): { $came } de { $all } resultados possíveis.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } (esperado: { $expected })
