### Das Bild mit dem Stand eines Turniers.

points = Pkt
buchholz = Bhz
firsts = 1.
unnamed = Nummer { $row }

explained-free = { $signs } ohne Partie
explained-annulled = { $sign } annulliert

alt = Plätze, Punkte und Ergebnisse nach { $over } von { $games } Partien. Gegner haben die Nummer ihrer Zeile.
row = { $row }. { $name }: { $points }{ $told ->
    [yes] {" "}({ $details })
   *[no] {""}
 }
placed = Platz { $place }
unplaced = ohne Platz
counted = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, { $open } offen
against =
    { $how ->
        [win] Sieg gegen { $rows }
        [draw] Remis gegen { $rows }
        [loss] Niederlage gegen { $rows }
        [open] offen gegen { $rows }
       *[annulled] annulliert gegen { $rows }
    }
free = { $points } ohne Partie
places = Plätze an den Tischen: { $places }
told-buchholz = Buchholz { $number }
told-firsts = erste Plätze: { $number }
withdrew = ausgeschieden
zone =
    { $up ->
        [yes] steigt auf
       *[no] steigt ab
    }
