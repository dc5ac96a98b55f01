# Author: the project's first translator
# Reviewer: nobody yet

### Die Analyse einer beendeten Partie: wie sich die Gewinnchancen entwickelten, und welche Züge viel kosteten.

## Knöpfe

analyse = Analysieren
see-move = Zug { $move }
start = Anfang

## Während jemand wartet

in-line = Gerade wird eine andere Partie analysiert. Deine kommt als nächste.
working = Die Partie wird analysiert: bisher { $done } von { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
replaced = Diese Analyse wurde abgebrochen, weil du eine andere begonnen hast.
too-long = Diese Analyse dauert zu lange: Ich kann diese Nachricht nicht mehr ändern. Bitte frag noch einmal.
stopped = Die Analyse ist nicht fertig: Ich werde gerade beendet. Bitte frag in einer Minute noch einmal.
failed = Diese Partie ließ sich nicht analysieren. Bitte versuch es später noch einmal.
not-over = Eine Partie kann analysiert werden, wenn sie beendet ist.

## Das Ergebnis

heading = { $game }: Analyse
percent = { $number }{"\u00A0"}%
chance = { $who } { $percent }
alt =
    Diagramm der Gewinnchancen über { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }. Am Anfang: { $start }. Am Ende: { $end }.
player = - { $who }: am Anfang { $start }, am Ende { $end }. Glück { $luck }, Entscheidungen { $choices }.
explained = In Prozentpunkten: Glück ist, was der Zufall geändert hat; Entscheidungen sind, was die Züge aller geändert haben. Zusammen ergeben sie die Änderung vom Anfang bis zum Ende. Alle Chancen schätzt der Computer.
expensive = Die teuersten Züge
none-expensive = Kein Zug kostete mehr als zwei Prozentpunkte.
mistake = { $number }. Zug { $move } kostete { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }. { $played } Besser: { $better }.

## Im Verlauf, zu einem Zeitpunkt der Partie

chances = Chancen: { $list }
was-expensive = Dieser Zug kostete { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    }. Besser: { $better }.
