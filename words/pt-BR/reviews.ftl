### How somebody’s play develops, in Brazilian Portuguese: what their moves cost, and what luck did. Private.

## Buttons

open = Seu progresso
analyse-next = Analisar outra partida

## What the message says

heading = ## { $game }: seu progresso
counted =
    { $games ->
        [one] De 1 partida sua que você analisou ou com a qual aprendeu.
       *[other] Das suas últimas { $games } partidas que você analisou ou com as quais aprendeu.
    }
loss = Em média, cada jogada sua custa **{ $mean }** pontos percentuais da sua chance de vitória.
loss-between = Em média, cada jogada sua custa **{ $mean }** pontos percentuais da sua chance de vitória. Com 95% de certeza, fica entre { $low } e { $high }.
phase =
    { $part ->
        [beginning] início { $cost }
        [middle] meio { $cost }
       *[end] fim { $cost }
    }
phases = Por parte da partida: { $list }.
balance-part =
    { $what ->
        [own] suas jogadas { $points }
        [others] as jogadas dos outros { $points }
       *[luck] sorte { $points }
    }
balance = Sua chance de vitória mudou assim por partida: { $list }.
luck-part = A sorte explica cerca de { $percent }% da diferença entre os seus resultados, e as jogadas de todos, o resto.
more-needed =
    { $games ->
        [one] Analise mais 1 partida para ver um gráfico.
       *[other] Analise mais { $games } partidas para ver um gráfico.
    }
none = Nenhuma partida sua foi analisada ainda, então não há nada para mostrar. Conta cada partida que você analisa ou com a qual aprende.

## The chart

explained = -# Cada ponto é uma partida. A linha é a média de até dez partidas, e a faixa é o intervalo que a contém com 95% de certeza.
line = Pontos perdidos por jogada
first = Primeira partida
last = Última partida
alt =
    Gráfico dos pontos percentuais que cada jogada custou em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, com a média de até dez partidas e o intervalo que a contém com 95% de certeza. Primeira média: { $before }. Última média: { $now }, entre { $low } e { $high }.
