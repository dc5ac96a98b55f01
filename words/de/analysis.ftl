### Die Analyse einer beendeten Partie: wie sich die Gewinnchancen entwickelten, und welche Züge viel kosteten.

## Knöpfe

analyse = Analysieren
see-move = Zug { $move }
start = Anfang

## Während jemand wartet

in-line = Analysen vor deiner: { $ahead }.
working =
    Diese Partie wird analysiert: { $done } von { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } fertig.
replaced = Ich habe diese Analyse abgebrochen, weil du eine andere gestartet hast.
too-long = Diese Analyse dauert zu lange, deshalb habe ich sie abgebrochen. Versuch es später noch einmal.
stopped = Ich starte gerade neu, deshalb wurde diese Analyse nicht fertig. Versuch es in einer Minute noch einmal.
failed = Ich konnte diese Partie nicht analysieren. Versuch es später noch einmal.
not-over = Du kannst eine Partie analysieren, sobald sie vorbei ist.

## Das Ergebnis

heading = { $game }: Analyse
percent = { $number }{"\u00A0"}%
chance = { $who } { $percent }
alt =
    Diagramm der Gewinnchancen aller Mitspielenden über { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }. Am Anfang: { $start }. Am Ende: { $end }.
player = - { $who }: am Anfang { $start }, am Ende { $end }. Glück { $luck }, Entscheidungen { $choices }.
explained = Glück ist, was der Zufall geändert hat, in Prozentpunkten. Entscheidungen sind, was die Züge aller Mitspielenden geändert haben. Beides zusammen ergibt die Änderung vom Anfang bis zum Ende. Alle Chancen sind Schätzungen des Computers.
expensive = Die teuersten Züge
none-expensive = Kein Zug kostete mehr als 2 Prozentpunkte.
mistake =
    { $number }. Zug { $move } kostete { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    }. { $played } Besser: { $better }.

## Im Verlauf, zu einem Zeitpunkt der Partie

chances = Gewinnchancen: { $list }
was-expensive = Dieser Zug kostete { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    }. Besser: { $better }.
why-better = Die Gewinnchance wäre { $better } statt { $played } gewesen.
best-reply = Die beste Erwiderung von { $who }: { $moves }.
