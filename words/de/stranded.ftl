# Author: the project's first translator
# Reviewer: nobody yet

### Stranded: alles, was Menschen davon lesen.
###
### Begriffe: cap = Kappe; column = Säule; bare ground, bare column = leere Säule (ohne Kappe); tower = Turm; hole = Loch;
### corner = Ecke; die = Würfel; roll = würfeln; take = nehmen; move = ziehen; jump = überspringen; set down, put = absetzen,
### „auf … setzen“; leave = stehen lassen; stranded = gestrandet; out = draußen; place, reach = Ziel, erreichbar.
### Farben: rot, „die rote Kappe“ (color-2), „den roten Turm“ (color-3), „auf roter Säule“ (color-4), „Roter Turm“ (color-5);
### als Name „Rot“ (color-capital), auch mitten im Satz.

## Vor der Partie

title = Stranded
summary = Nimm Kappen, zieh deinen Turm, und lass alle anderen auf leeren Säulen stranden.
youngest = die jüngste Person
option-blacks-name = Schwarz
option-blacks = Wie viele der sechs Würfelseiten schwarz sind (freie Wahl der Farbe)
option-blacks-one = eine schwarze Seite: fünf Ergebnisse, alle gleich wahrscheinlich
option-blacks-two = zwei schwarze Seiten: Schwarz kommt doppelt so oft

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
    { $who } { $did } (übersprang den Turm von { $rival }{ $then ->
        [set] {" "}und setzte ihn auf { $column } ab
        [left] {" "}und ließ ihn auf { $column } stehen
       *[none] {""}
    }).
turn-jumping-several = { $who } { $did }, übersprang dabei { $towers }.
jumped =
    den Turm von { $rival }{ $then ->
        [set] {" "}(abgesetzt auf { $column })
        [left] {" "}(stehen gelassen auf { $column })
       *[none] {""}
    }
did-roll = würfelte { $sign }{ color-capital }
did-get-tower = nahm den { color-3 } Turm
did-choose-tower = wählte den { color-3 } Turm
did-place-it = stellte ihn auf { $column }
did-place = stellte den { color-3 } Turm auf { $column }
did-name = nannte { $sign }{ color-capital }
did-take = nahm die { color-2 } Kappe auf { $column }
did-find-none = fand keine { color-2 } Kappe zum Nehmen
did-stay = musste auf { $column } stehen bleiben
did-move = zog von { $start } nach { $end }
did-strand = strandete auf der leeren { color-3 } Säule { $column }
did-set-down = setzte den Turm von { $rival } auf { $column } ab
did-leave = ließ den Turm von { $rival } auf { $column } stehen
caps-on = { $count } gemischte Kappen wurden gestapelt, auf { $columns }.
caps-everywhere = { $count } gemischte Kappen wurden gestapelt, zwei auf jeder Säule.
gave-up-on = { $who } hat aufgegeben; der Turm bleibt auf { $column } als Hindernis stehen.

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
doing-color = nennt eine Farbe (Schwarz)
doing-take = nimmt eine { color-2 } Kappe
doing-move = zieht auf eine { color-2 } Kappe
doing-strand = strandet auf { color-capital }
doing-put = setzt den { color-3 } Turm
tower = { $who } { color } { $standing }
no-tower = { $who } { $standing }
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
        [left] , Server verlassen
        [taken] , von der Moderation entfernt
        [resigned] , aufgegeben
       *[no] {""}
    }
column = { $column } { $caps }
on-top = { $upper } auf { $lower }
bare = leer ({ color })
towers-heading = Türme:
columns-heading = Säulen, von der obersten Kappe bis zur Farbe der Säule:
rank = Reihe { $rank }: { $places }.
place = { $file } { $caps }
place-tower = { $file } { $caps }, { color-4 } Turm
place-hole = { $file } das Loch
ground = { color-4 } Säule
bare-ground = leere { color-2 } Säule
grid-key = Je Stelle: Turm:Kappen, oberste zuerst/Säule; y ist gelb.
grid-hole = Loch
progress = Noch im Spiel: { $players }.
die-rolls = Würfe des Farbwürfels

## Wie eine Partie endete

won = { $who } bleibt allein im Spiel und gewinnt.
went =
    { $who } { $how ->
        [stranded] strandete auf { $column }
        [late] hatte keine Zeit mehr
        [left] verließ den Server
        [taken] wurde von der Moderation entfernt
       *[resigned] gab auf
    }
others = { $went }.

## Was liest, wer am Zug ist

ask-tower = Du hast Schwarz gewürfelt: Wähl einen beliebigen noch freien Turm.
ask-corner = Der { color-2 } Turm gehört dir: Stell ihn auf eine freie Ecke.
ask-color = Du hast Schwarz gewürfelt: Nenne eine Farbe für diesen Zug.
ask-take = Deine Farbe ist { color-capital }: Nimm eine { color-2 } Kappe oben von einem Stapel.
ask-move =
    { $skipped ->
        [yes] Keine { color-2 } Kappe lässt sich nehmen, also entfällt dieser Teil. Zieh deinen Turm geradeaus auf eine { color-2 } Kappe.
       *[no] Zieh deinen Turm geradeaus auf eine { color-2 } Kappe.
    }
ask-strand =
    { $skipped ->
        [yes] Keine { color-2 } Kappe lässt sich nehmen oder erreichen
       *[no] Keine { color-2 } Kappe ist erreichbar
    }: Zieh auf eine leere { color-2 } Säule; dort strandet dein Turm, und du bist draußen.
ask-put = Du hast den { color-3 } Turm auf { $column } übersprungen: Setz ihn auf eine freie Säule mit Kappe, oder lass ihn stehen.
ask-nothing = Jetzt ist nichts zu wählen.
menu-take = Eine { color-2 } Kappe nehmen
menu-move = Auf eine { color-2 } Kappe ziehen
menu-put = Den { color-3 } Turm absetzen
menu-strand = Auf eine leere { color-2 } Säule ziehen
menu-corner = Eine Ecke wählen
menu-tower = Einen Turm wählen
menu-color = Eine Farbe nennen

## Labels in Menüs

label-take =
    { $column } nehmen (darunter { $below ->
        [cap] { color }
       *[ground] leer, { color }
    })
label-move =
    Nach { $column } ziehen (darunter { $below ->
        [cap] { color }
       *[ground] leer, { color }
    })
# without $jumped
label-move-jumping =
    Nach { $column } ziehen (darunter { $below ->
        [cap] { color }
       *[ground] leer, { color }
    }), überspringt { $towers }
label-jumped = { color-capital }
label-put =
    Auf { $column } setzen, { $reach ->
        [0] keine Kappe
        [one] { $reach } Kappe
       *[other] { $reach } Kappen
    } erreichbar
label-leave =
    Auf { $column } lassen ({ $reach ->
        [0] keine Kappe
        [one] { $reach } Kappe
       *[other] { $reach } Kappen
    })
label-strand = Auf { $column } stranden
label-corner = Auf { $column } beginnen
label-tower = { color-5 } Turm
label-color = { color-capital }
label-color-none = { color-capital }, keine Kappe zu nehmen
further-stay = bleibst du stehen
further-places =
    { $count ->
        [0] kein Ziel
        [one] { $count } Ziel
       *[other] { $count } Ziele
    }
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

hint-tower = Die Türme unterscheidet nur die Farbe: Nimm irgendeinen.
hint-corner = Schau, welche Farben du von dort erreichst.
hint-color = Nimm eine Kappe der Farbe, zieh dann auf eine andere.
hint-strand = Halte dir nächstes Mal einen zweiten Weg offen.
hint-put = Je weniger Kappen erreichbar, desto schwerer der Zug.
hint-take-none = Kein Ziel in { color-capital }: Leg eines frei, in Linie mit { $column }.
hint-take-one = Du erreichst nur die { color-2 } auf { $column }: Nimm eine andere.
hint-take-few = Du erreichst { color-capital } auf { $columns }: Lass dir eine übrig.
hint-take-many = Du erreichst { $count } { color-2 } Kappen: Lass dir eine übrig.
hint-jump = Ein Turm auf dem Weg nach { $column } lässt sich versetzen.

## Warum ein Zug nicht erlaubt ist

why-tower-taken = Der { color-2 } Turm ist vergeben.
why-hole = { $column } ist das Loch.
why-off-board = { $column } liegt nicht auf dem Brett; es reicht von a1 bis e5.
why-no-corner = { $column } ist keine Ecke.
why-corner-taken = Auf { $column } steht schon ein Turm.
why-tower-first = Wähl zuerst einen der Türme.
why-corner-first = Stell zuerst deinen Turm auf eine Ecke.
why-color-first = Nenne zuerst eine Farbe für diesen Zug.
why-put-first = Sag zuerst, wohin der { color-2 } Turm kommt.
why-color-set = Die Farbe dieses Zuges ist schon { color-capital }.
why-placed = Dein Turm ist gewählt und aufgestellt.
why-nothing-jumped = Du hast keinen Turm übersprungen, den du absetzen könntest.
why-take-first = Nimm zuerst eine { color-2 } Kappe.
why-strand-now = Dein Turm muss jetzt auf eine leere { color-2 } Säule.
why-not-stranded = Eine { color-2 } Kappe ist erreichbar, und solange das so ist, strandet niemand.
why-move-now = Dein Turm muss jetzt auf eine { color-2 } Kappe ziehen.
why-cap-stays = Auf { $column } steht ein Turm, deshalb bleibt die Kappe dort.
why-no-cap = Auf { $column } liegt keine Kappe.
why-other-color =
    { $column } zeigt { $shown ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
       *[black] Schwarz
    }, und die Farbe dieses Zuges ist { color-capital }.
why-there = Dein Turm steht schon dort.
why-tower-there = Auf { $column } steht ein Turm.
why-bare = Auf { $column } liegt keine Kappe, und eine { color-2 } Kappe ist erreichbar.
why-covered = { $column } ist bedeckt: Dein Turm kann jetzt nur auf eine leere Säule.
why-across-hole = Auf dem Weg von { $start } nach { $end } liegt das Loch, über das dein Turm nicht kommt.
why-not-straight = { $end } liegt von { $start } aus nicht in gerader Linie.
why-nothing-to-stand-on = Auf { $column } liegt keine Kappe, auf der der Turm stehen könnte.

## Warum ein Hinweis zu einem Zug rät

advice-danger =
    { $changes ->
        [yes] Das Risiko, dass dein nächster Wurf dich stranden lässt, geht von { $before } auf { $after } von 100.
       *[no] Das Risiko, dass dein nächster Wurf dich stranden lässt, bleibt bei { $after } von 100.
    }
advice-their-danger =
    { $changes ->
        [yes] Das größte Risiko unter den anderen geht von { $before } auf { $after } von 100.
       *[no] Das größte Risiko unter den anderen bleibt bei { $after } von 100.
    }
