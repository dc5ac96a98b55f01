### Fremde, die sich in einer Partie begegnet sind: nicht noch einmal, Meldungen an die Person, die den Bot betreibt.

## Das Gegenüber

opponent =
    { $number ->
        [one] Dein Gegenüber
       *[other] Deine Gegner
    }
about = Wenn du { $player } nicht noch einmal begegnen willst, bringt euch der Bot nicht mehr zusammen. Die andere Person erfährt das nicht.
is-avoided = Der Bot bringt dich und { $player } nicht mehr zusammen. Die andere Person erfährt das nicht. `/privacy` zeigt alle, die du meidest.
avoid = Uns nicht wieder zusammenbringen
unavoid = Wieder zulassen
report-about = -# Eine Meldung geht an die Person, die diesen Bot betreibt. Sie sieht die Züge der Partie. Du bekommst keine Antwort, und { $player } erfährt nichts.
report = Melden, weil …
stalls = Lässt absichtlich die Zeit ablaufen
program = Spielt mit Hilfe eines Programms
accounts = Hat mehrere Konten
reported = Danke. Wer diesen Bot betreibt, kann deine Meldung 90 Tage lang sehen.
reported-before = Du hast diese Person für diese Partie schon gemeldet.
reported-often = Du hast in den letzten 24 Stunden { $most } Meldungen gemacht, mehr geht nicht.
gone =
    { $number ->
        [one] Die andere Person hat ihre Daten gelöscht.
       *[other] Die anderen haben ihre Daten gelöscht.
    }

## /privacy

avoided = Fremde, die du meidest
list = Der Bot bringt dich nicht mit { $players } zusammen. Sie erfahren das nicht.
choose = Wieder zulassen
list-empty = Du meidest keine Fremden.
kept-avoided =
    { $number ->
        [one] Gespeichert ist, welche fremde Person du meidest.
       *[other] Gespeichert ist, welche { $number } Fremden du meidest.
    }
kept-reports =
    { $number ->
        [one] Gespeichert ist deine Meldung an die Person, die den Bot betreibt.
       *[other] Gespeichert sind deine { $number } Meldungen an die Person, die den Bot betreibt.
    }
kept-bars = Gespeichert ist, bis wann du nicht mit Fremden spielen kannst.
