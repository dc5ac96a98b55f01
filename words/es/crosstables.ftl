### La imagen de la clasificación de un torneo. Una fila es un jugador, un cuadro es una partida.

## En la imagen: encima de una columna de números, muy corto

points = Pts
buchholz = Buch
firsts = 1.º
wins = Gan.
latest = Últimas partidas

unnamed = Jugador { $row }

## En la imagen: debajo de las filas, qué significan los signos poco comunes

explained-free = { $signs } sin jugar
explained-annulled = { $sign } anulada
explained-left-out = (entre paréntesis) no cuenta
explained-no-score = { $sign } sin puntos

## El texto alternativo de la imagen

alt = Posiciones, puntos y resultados, con { $over } de { $games } partidas terminadas. Los rivales se numeran por fila.
alt-scores = Puestos, totales y puntos, con { $over } de { $games } retos terminados.
scored = reto { $deal }: { $score }
row = { $row }. { $name }: { $points }{ $told ->
    [yes] {" "}({ $details })
   *[no] {""}
 }
placed = posición { $place }
unplaced = sin posición
counted = ganadas { $won }, empatadas { $drawn }, perdidas { $lost }, sin terminar { $open }
against =
    { $how ->
        [win] ganó a { $rows }
        [draw] empató con { $rows }
        [loss] perdió con { $rows }
        [open] sin terminar con { $rows }
       *[annulled] anulada con { $rows }
    }
free = { $points } sin jugar
places = posiciones en las mesas: { $places }
told-buchholz = Buchholz { $number }
told-firsts = primeras posiciones: { $number }
told-wins = victorias: { $number }
withdrew = se retiró
zone =
    { $up ->
        [yes] sube
       *[no] baja
    }
