### Das Bild mit dem Stand eines Turniers.

points = Pkt
buchholz = Bhz
firsts = 1.
wins = Siege
latest = Letzte Partien
unnamed = Nummer { $row }

explained-free = { $signs } ohne Partie
explained-annulled = { $sign } annulliert
explained-left-out = (in Klammern) zählt nicht
explained-no-score = { $sign } ohne Punktzahl

alt = Plätze, Punkte und Ergebnisse nach { $over } von { $games } Partien. Gegner haben die Nummer ihrer Zeile.
alt-scores = Plätze, Summen und Punktzahlen, { $over } von { $games } Partien sind beendet.
scored = Partie { $deal }: { $score }
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
told-wins = Siege: { $number }
withdrew = ausgeschieden
zone =
    { $up ->
        [yes] steigt auf
       *[no] steigt ab
    }
