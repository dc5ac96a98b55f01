### Stranded: alles, was Menschen davon lesen.
###
### Begriffe: cap = Kappe; column = Säule; bare ground, bare column = leere Säule (ohne Kappe); tower = Turm; hole = Loch;
### corner = Ecke; die = Würfel; roll = würfeln; take = nehmen; move = ziehen; jump = überspringen; move a jumped tower = versetzen;
### name a colour = eine Farbe wählen; leave = stehen lassen; stranded = gestrandet; out = draußen; place, reach = Ziel, erreichbar.
### Farben: rot, „die rote Kappe“ (color-2), „den roten Turm“ (color-3), „auf roter Säule“ (color-4), „Roter Turm“ (color-5);
### als Name „Rot“ (color-capital), auch mitten im Satz.

## Vor der Partie

title = Stranded
summary = Nimm Kappen, zieh deinen Turm und lass alle anderen auf leeren Säulen stranden.
watch = Schau, bevor du eine Kappe nimmst, wohin dein Turm danach kann. Und nimm Kappen weg, die die anderen brauchen: Wer die wenigsten Auswege hat, strandet zuerst.
youngest = die jüngste Person
option-blacks-name = Schwarz
option-blacks = Wie viele der 6 Würfelseiten schwarz sind (bei Schwarz ist die Farbe frei wählbar)
option-blacks-one = alle 5 Ergebnisse sind gleich wahrscheinlich
option-blacks-two = Schwarz kommt doppelt so oft wie jede andere Farbe

## Farben

color =
    { $color ->
        [red] rot
        [blue] blau
        [yellow] gelb
        [green] grün
       *[black] schwarz
    }
color-2 = { color }e
color-3 = { color }en
color-4 = { color }er
color-5 = { color-capital }er
color-capital =
    { $color ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
       *[black] Schwarz
    }

## Was geschah

turn = { $who } { $did }.
turn-jumping =
    { $who } { $did }, übersprang dabei den Turm von { $rival }{ $then ->
        [set] {" "}und versetzte ihn nach { $column }
        [left] {" "}und ließ ihn auf { $column } stehen
       *[none] {""}
    }.
turn-jumping-several = { $who } { $did }, übersprang dabei { $towers }.
jumped =
    den Turm von { $rival }{ $then ->
        [set] {" "}(versetzt nach { $column })
        [left] {" "}(stehen gelassen auf { $column })
       *[none] {""}
    }
did-roll = würfelte { $sign }{ color-capital }
did-get-tower = nahm den { color-3 } Turm
did-choose-tower = wählte den { color-3 } Turm
did-place-it = stellte ihn auf { $column }
did-place = stellte den { color-3 } Turm auf { $column }
did-name = wählte { $sign }{ color-capital }
did-take = nahm die { color-2 } Kappe auf { $column }
did-find-none = konnte keine { color-2 } Kappe nehmen
did-stay = musste auf { $column } stehen bleiben
did-move = zog von { $start } nach { $end }
did-strand = strandete auf der leeren { color-3 } Säule { $column }
did-set-down = versetzte den Turm von { $rival } nach { $column }
did-leave = ließ den Turm von { $rival } auf { $column } stehen
caps-on = { $count } gemischte Kappen wurden auf { $columns } gestapelt.
caps-everywhere = { $count } gemischte Kappen wurden gestapelt, 2 auf jeder Säule.
gave-up-on = { $who } hat aufgegeben. Der Turm bleibt auf { $column } als Hindernis stehen.

## Wie eine Partie steht

alt = Stranded. { $now } Türme: { $towers }. Säulen, Loch auf c3, oberste Kappe zuerst: { $columns }.
text =
    Stranded. { $now } Der Würfel hat { $blacks ->
        [one] { $blacks } schwarze Seite
       *[other] { $blacks } schwarze Seiten
    }.
now = { $who } ist am Zug und { $doing }.
doing-caps = wartet auf die Kappen
doing-roll = würfelt
doing-tower = wählt einen Turm
doing-corner = wählt eine Ecke
doing-color = wählt eine Farbe (Schwarz)
doing-take = nimmt eine { color-2 } Kappe
doing-move = zieht auf { color-capital }
doing-strand = strandet auf { color-capital }
doing-put = versetzt den { color-3 } Turm
tower = { $who } ({ color }) { $standing }
no-tower = { $who } ({ $standing })
tower-line = { $who }: { color }, { $standing }.
no-tower-line = { $who }: { $standing }.
standing =
    { $where ->
        [on] auf { $column }
        [stranded] gestrandet auf { $column }
        [none] noch kein Turm
       *[nowhere] noch nicht aufgestellt
    }{ $how ->
        [late] , Zeit abgelaufen
        [left] , hat den Server verlassen
        [taken] , von der Moderation entfernt
        [resigned] , hat aufgegeben
       *[no] {""}
    }
column = { $column } { $caps }
on-top = { $upper } auf { $lower }
bare = leer ({ color })
towers-heading = Türme:
columns-heading = Säulen, Kappen von oben nach unten, dann die Farbe der Säule:
rank = Reihe { $rank }: { $places }.
place = { $file } { $caps }
place-tower = { $file } { $caps }, { color-4 } Turm
place-hole = { $file } das Loch
ground = { color-4 } Säule
bare-ground = leere { color-2 } Säule
grid-key = Jede Stelle: Turm:Kappen/Säule, oberste Kappe zuerst (y ist gelb).
grid-hole = Loch
progress = Noch im Spiel: { $players }.
die-rolls = Würfe des Farbwürfels

## Wie eine Partie endete

won = { $who } bleibt allein im Spiel und gewinnt.
went =
    { $who } { $how ->
        [stranded] strandete auf { $column }
        [late] hat die Zeit überschritten
        [left] hat den Server verlassen
        [taken] wurde von der Moderation entfernt
       *[resigned] hat aufgegeben
    }
others = { $went }.

## Was liest, wer am Zug ist

ask-tower = Du hast Schwarz gewürfelt: Wähle einen der freien Türme.
ask-corner = Der { color-2 } Turm gehört dir: Stell ihn auf eine freie Ecke.
ask-color = Du hast Schwarz gewürfelt: Wähle eine Farbe für diesen Zug.
ask-take = Deine Farbe ist { color-capital }: Nimm eine { color-2 } Kappe oben von einem Stapel.
ask-move =
    { $skipped ->
        [yes] Du kannst keine { color-2 } Kappe nehmen, also entfällt dieser Teil. Zieh deinen Turm geradeaus auf eine { color-2 } Kappe.
       *[no] Zieh deinen Turm geradeaus auf eine { color-2 } Kappe.
    }
ask-strand =
    { $skipped ->
        [yes] Du kannst keine { color-2 } Kappe nehmen oder erreichen
       *[no] Du kannst keine { color-2 } Kappe erreichen
    }, also zieh auf eine leere { color-2 } Säule. Dort strandet dein Turm, und du scheidest aus.
ask-put = Versetz den { color-3 } Turm von { $column } auf eine freie Säule mit Kappe oder lass ihn dort.
ask-nothing = Gerade gibt es nichts zu wählen.
menu-take = Eine { color-2 } Kappe nehmen
menu-move = Auf eine { color-2 } Kappe ziehen
menu-put = Den { color-3 } Turm versetzen
menu-strand = Auf eine leere { color-2 } Säule ziehen
menu-corner = Eine Ecke wählen
menu-tower = Einen Turm wählen
menu-color = Eine Farbe wählen

## Labels in Menüs

label-take =
    { $column } nehmen (darunter { $below ->
        [cap] { color-2 } Kappe
       *[ground] { color-2 } Säule
    })
label-move =
    Nach { $column } ziehen (darunter { $below ->
        [cap] { color-2 } Kappe
       *[ground] { color-2 } Säule
    })
label-move-jumping =
    Nach { $column } ziehen (darunter { $below ->
        [cap] { color-2 } Kappe
       *[ground] { color-2 } Säule
    }), Sprung über { $towers }
label-jumped = { color-capital }
label-put =
    Nach { $column } versetzen ({ $reach ->
        [0] keine Kappe
        [one] { $reach } Kappe
       *[other] { $reach } Kappen
    } erreichbar)
label-leave =
    Auf { $column } lassen ({ $reach ->
        [0] nichts
        [one] { $reach } Kappe
       *[other] { $reach } Kappen
    } erreichbar)
label-strand = Auf { $column } stranden
label-corner = Auf { $column } beginnen
label-tower = { color-5 } Turm
label-color = { color-capital }
label-color-none = { color-capital } (keine Kappe zu nehmen)
further-stay = bleibst du stehen
further-places =
    { $count ->
        [0] kein Ziel
        [one] { $count } Ziel
       *[other] { $count } Ziele
    } erreichbar
further-caps =
    { $count ->
        [0] keine Kappe zu nehmen
        [one] { $count } Kappe zu nehmen
       *[other] { $count } Kappen zu nehmen
    }

## Im Bild, unter dem Namen

plate-stranded = gestrandet auf { $column }
plate-last = der letzte Turm
plate-no-tower = noch kein Turm

## Tipps

hint-tower = Die Türme sind bis auf die Farbe gleich: Nimm einen.
hint-corner = Schau, welche Farben du von dort erreichst.
hint-color = Nimm eine Kappe der Farbe, zieh dann auf eine andere.
hint-strand = Halte dir nächstes Mal einen zweiten Weg offen.
hint-put = Je weniger Kappen er erreicht, desto besser für dich.
hint-take-none = Von { $column } aus ist keine { color-2 } erreichbar.
hint-take-one = Du erreichst nur die { color-2 } auf { $column }: Nimm eine andere.
hint-take-few = Du erreichst { color-capital } auf { $columns }: Lass dir eine übrig.
hint-take-many = Du erreichst { $count } { color-2 } Kappen: Lass dir eine übrig.
hint-jump = Springst du nach { $column }, kannst du einen Turm versetzen.

## Warum ein Zug nicht erlaubt ist

why-tower-taken = Der { color-2 } Turm ist schon vergeben.
why-hole = { $column } ist das Loch.
why-off-board = { $column } liegt nicht auf dem Brett, das von a1 bis e5 reicht.
why-no-corner = { $column } ist keine Ecke.
why-corner-taken = Auf { $column } steht schon ein Turm.
why-tower-first = Wähle zuerst einen Turm.
why-corner-first = Stell zuerst deinen Turm auf eine Ecke.
why-color-first = Wähle zuerst eine Farbe für diesen Zug.
why-put-first = Entscheide zuerst, wohin der { color-2 } Turm kommt.
why-color-set = Die Farbe dieses Zuges ist schon { color-capital }.
why-placed = Du hast deinen Turm schon aufgestellt.
why-nothing-jumped = Du hast keinen Turm übersprungen, den du versetzen könntest.
why-take-first = Nimm zuerst eine { color-2 } Kappe.
why-strand-now = Dein Turm muss jetzt auf eine leere { color-2 } Säule.
why-not-stranded = Du kannst noch eine { color-2 } Kappe erreichen, also strandest du nicht.
why-move-now = Dein Turm muss jetzt auf eine { color-2 } Kappe ziehen.
why-cap-stays = Auf { $column } steht ein Turm, also kannst du die Kappe dort nicht nehmen.
why-no-cap = Auf { $column } liegt keine Kappe.
why-other-color =
    { $column } zeigt { $shown ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
       *[black] Schwarz
    }, aber die Farbe dieses Zuges ist { color-capital }.
why-there = Dein Turm steht schon dort.
why-tower-there = Auf { $column } steht ein Turm.
why-bare = Auf { $column } liegt keine Kappe, und du kannst noch eine { color-2 } Kappe erreichen.
why-covered = Auf { $column } liegt eine Kappe, aber dein Turm muss jetzt auf eine leere Säule.
why-across-hole = Zwischen { $start } und { $end } liegt das Loch. Dein Turm kommt nicht darüber.
why-not-straight = { $end } liegt nicht auf einer geraden Linie mit { $start }.
why-nothing-to-stand-on = Auf { $column } liegt keine Kappe, auf der der Turm stehen könnte.

## Warum ein Hinweis zu einem Zug rät

advice-danger = Dein Risiko, beim nächsten Wurf zu stranden, ist dann { $after }{"\u00A0"}%. Nach dem zweitbesten Zug wären es { $other }{"\u00A0"}%.
advice-their-danger = Das größte Risiko eines Gegners ist dann { $after }{"\u00A0"}%. Nach dem zweitbesten Zug wären es { $other }{"\u00A0"}%.
outdoes-danger = Das Risiko, beim nächsten Wurf zu stranden, wäre { $better }{"\u00A0"}% statt { $played }{"\u00A0"}% gewesen.
outdoes-their-danger = Das größte Risiko eines Gegners wäre { $better }{"\u00A0"}% statt { $played }{"\u00A0"}% gewesen.

## Ratschläge

advise-color = Wähl eine Farbe: { $choice }
advise-tower = Nimm den { color-3 } Turm
