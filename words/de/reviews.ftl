### Wie sich jemand entwickelt: was die eigenen Züge in den letzten Partien kosteten, und was das Glück tat. Privat.

## Knöpfe

open = Dein Fortschritt
analyse-next = Noch eine Partie analysieren

## Was dasteht

heading = ## { $game }: dein Fortschritt
counted =
    { $games ->
        [one] Aus 1 deiner Partien, die du analysiert oder aus der du gelernt hast.
       *[other] Aus deinen letzten { $games } Partien, die du analysiert oder aus denen du gelernt hast.
    }
loss = Jeder deiner Züge kostet im Schnitt **{ $mean }** Prozentpunkte deiner Gewinnchance.
loss-between = Jeder deiner Züge kostet im Schnitt **{ $mean }** Prozentpunkte deiner Gewinnchance. Mit 95{"\u00A0"}% Sicherheit sind es zwischen { $low } und { $high }.
phase =
    { $part ->
        [beginning] Anfang { $cost }
        [middle] Mitte { $cost }
       *[end] Ende { $cost }
    }
phases = Nach Teilen der Partie: { $list }.
balance-part =
    { $what ->
        [own] deine Züge { $points }
        [others] die Züge der anderen { $points }
       *[luck] Glück { $points }
    }
balance = So änderte sich deine Gewinnchance je Partie: { $list }.
luck-part = Glück erklärt etwa { $percent }{"\u00A0"}% des Unterschieds zwischen deinen Ergebnissen, die Züge aller den Rest.
more-needed =
    { $games ->
        [one] Analysiere noch 1 Partie, dann gibt es ein Diagramm.
       *[other] Analysiere noch { $games } Partien, dann gibt es ein Diagramm.
    }
none = Noch keine deiner Partien ist analysiert, deshalb gibt es nichts zu zeigen. Jede Partie zählt, die du analysierst oder aus der du lernst.

## Das Diagramm

explained = -# Jeder Punkt ist eine Partie. Die Linie ist das Mittel von bis zu zehn Partien, das Band der Bereich, in dem es mit 95{"\u00A0"}% Sicherheit liegt.
line = Verlorene Punkte je Zug
first = Erste Partie
last = Letzte Partie
alt =
    Diagramm der Prozentpunkte, die jeder Zug kostete, in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, mit dem Mittel von bis zu zehn Partien und dem Bereich, in dem es mit 95{"\u00A0"}% Sicherheit liegt. Erstes Mittel: { $before }. Letztes Mittel: { $now }, zwischen { $low } und { $high }.
