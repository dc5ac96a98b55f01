### L’image du classement d’un tournoi.

points = Pts
buchholz = Buch
firsts = 1er
wins = Gagn.
latest = Dernières parties
unnamed = Numéro { $row }

explained-free = { $signs } sans partie jouée
explained-annulled = { $sign } annulée
explained-left-out = (entre parenthèses) ne compte pas
explained-no-score = { $sign } pas de score

alt = Places, points et résultats après { $over } parties sur { $games }. Chaque adversaire porte le numéro de sa ligne.
alt-scores = Places, totaux et scores, { $over } donnes finies sur { $games }.
scored = donne { $deal } : { $score }
row = { $row }. { $name } : { $points }{ $told ->
    [yes] {" "}({ $details })
   *[no] {""}
 }
placed = place { $place }
unplaced = sans place
counted = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }, en cours : { $open }
against =
    { $how ->
        [win] victoire contre { $rows }
        [draw] nulle contre { $rows }
        [loss] défaite contre { $rows }
        [open] en cours contre { $rows }
       *[annulled] annulée contre { $rows }
    }
free = { $points } sans partie
places = places aux tables : { $places }
told-buchholz = Buchholz { $number }
told-firsts = premières places : { $number }
told-wins = victoires : { $number }
withdrew = abandon du tournoi
zone =
    { $up ->
        [yes] en position de monter
       *[no] en position de descendre
    }
