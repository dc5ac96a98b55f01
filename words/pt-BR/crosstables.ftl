### The picture of a tournament’s standings, in Brazilian Portuguese.

## In the picture: above a column of numbers, very short

points = Pts
buchholz = Buch
firsts = 1º
wins = Vit.
latest = Últimas partidas
unnamed = Jogador { $row }

## In the picture: below the rows, what unusual signs in squares mean

explained-free = { $signs } sem jogar
explained-annulled = { $sign } anulada
explained-left-out = (entre parênteses) não conta
explained-no-score = { $sign } sem pontuação

## The alternative text of the picture

alt = Posições, pontos e resultados, com { $over } de { $games } partidas encerradas. Os adversários são indicados pelo número da linha.
alt-scores = Posições, totais e pontuações, com { $over } de { $games } desafios encerrados.
scored = desafio { $deal }: { $score }
row = { $row }. { $name }: { $points }{ $told ->
    [yes] {" "}({ $details })
   *[no] {""}
 }
placed = posição { $place }
unplaced = sem posição
counted = { $won } V, { $drawn } E, { $lost } D, { $open } em andamento
against =
    { $how ->
        [win] venceu { $rows }
        [draw] empatou com { $rows }
        [loss] perdeu para { $rows }
        [open] em andamento contra { $rows }
       *[annulled] anulada contra { $rows }
    }
free = { $points } sem jogar
places = posições nas mesas: { $places }
told-buchholz = Buchholz { $number }
told-firsts = primeiros lugares: { $number }
told-wins = vitórias: { $number }
withdrew = retirou-se
zone =
    { $up ->
        [yes] subindo
       *[no] caindo
    }
