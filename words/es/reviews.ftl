### How somebody’s play develops, in Spanish: what their moves cost, and what luck did. Private.

## Buttons

open = Tu progreso
analyse-next = Analizar otra partida

## What the message says

heading = ## { $game }: tu progreso
counted =
    { $games ->
        [one] De 1 partida tuya que analizaste o de la que aprendiste.
       *[other] De tus últimas { $games } partidas que analizaste o de las que aprendiste.
    }
loss = De promedio, cada jugada tuya cuesta **{ $mean }** puntos porcentuales de tu probabilidad de ganar.
loss-between = De promedio, cada jugada tuya cuesta **{ $mean }** puntos porcentuales de tu probabilidad de ganar. Con un 95{"\u00A0"}% de certeza está entre { $low } y { $high }.
phase =
    { $part ->
        [beginning] principio { $cost }
        [middle] medio { $cost }
       *[end] final { $cost }
    }
phases = Por parte de la partida: { $list }.
balance-part =
    { $what ->
        [own] tus jugadas { $points }
        [others] las jugadas de los demás { $points }
       *[luck] suerte { $points }
    }
balance = Tu probabilidad de ganar cambió así por partida: { $list }.
luck-part = La suerte explica cerca del { $percent }{"\u00A0"}% de la diferencia entre tus resultados, y las jugadas de todos, el resto.
more-needed =
    { $games ->
        [one] Analiza 1 partida más para ver un gráfico.
       *[other] Analiza { $games } partidas más para ver un gráfico.
    }
none = Aún no hay ninguna partida tuya analizada, así que no hay nada que mostrar. Cuenta cada partida que analizas o de la que aprendes.

## The chart

explained = -# Cada punto es una partida. La línea es el promedio de hasta diez partidas, y la franja, el intervalo que lo contiene con un 95{"\u00A0"}% de certeza.
line = Puntos perdidos por jugada
first = Primera partida
last = Última partida
alt =
    Gráfico de los puntos porcentuales que costó cada jugada en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, con el promedio de hasta diez partidas y el intervalo que lo contiene con un 95{"\u00A0"}% de certeza. Primer promedio: { $before }. Último promedio: { $now }, entre { $low } y { $high }.
