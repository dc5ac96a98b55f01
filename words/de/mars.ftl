# Author: the project's first translator
# Reviewer: nobody yet

### Stranded on Mars: alles, was Menschen davon lesen.
###
### Begriffe: hazard = Gefahr; face = sich stellen; beat = besiegen; fight = Kampf; life = Leben; value = Wert; sum = Summe;
### free card, free draw = Freikarte; stack = Nachziehstapel, kurz Stapel; discard = Ablage; row = Auslage; in view = in Einsicht;
### hazard pile = Gefahrenstapel; hazard discard = Gefahrenablage; aging card = Alterungskarte; knowledge = Wissen;
### Final Chapter = Schlusskapitel; Green Sol = grüne Phase; level = Stufe; use = nutzen; destroy = zerstören; exchange, swap = tauschen;
### drop = ablegen; renew = erneuern; score = Wertung; hunger = Hunger; stop card = Stopp-Karte.
### Namen von Karten stehen in Sätzen ungebeugt im Nominativ oder Akkusativ; sie sind so gewählt, dass beides gleich lautet.

## Vor der Partie

title = Stranded on Mars
summary = Allein auf dem Mars: Lern aus dem, was du überlebst, und komm weg, bevor dein Leben verbraucht ist.
option-level-name = Stufe
option-level = Wie schwer es ist
option-level-1 = 20 Leben, höchstens 22; schlechte Karten kommen später ins Deck, die schlechteste fehlt
option-level-2 = 20 Leben, höchstens 22; eine schlechte Karte ist von Anfang an im Deck, die schlechteste fehlt
option-level-3 = 20 Leben, höchstens 22; eine schlechte Karte ist von Anfang an im Deck, keine fehlt
option-level-4 = 18 Leben, höchstens 20; eine schlechte Karte ist von Anfang an im Deck, keine fehlt

## Was geschah

level-says = Stufe { $level }: { $says }.
drew = { $who } zog { $cards }.
paid-for = { $who } zahlte { $life } Leben für { $cards }.
destroyed = { $who } zerstörte { $cards }.
drew-unknown = { $who } zog eine Freikarte.
paid-for-unknown = { $who } zahlte { $life } Leben für eine Karte.
destroyed-none = { $who } zerstörte keine Karte.
destroyed-no-more = { $who } zerstörte keine weitere Karte.
chapters-drawn = Schlusskapitel: { $foes }.
hazards-dealt = Gefahren: { $foes }.
came = Die Karte ist { $card }.
needs =
    verlangt { $value }, { $free ->
        [0] keine Freikarten
        [one] { $free } Freikarte
       *[other] { $free } Freikarten
    }
last-hazard = Es ist die letzte, und sie lässt keine Wahl: { needs }.
faced = { $who } wählte die Gefahr { $foe }: { needs }.
began-chapter = { $who } begann mit dem Kapitel { $foe }: { needs }.
next-chapter = Das andere Kapitel folgt, { $foe }: { needs }.
cannot-beat = { $foe } ist nicht mehr zu besiegen.
renewed =
    Der Stapel wurde erneuert: { $size ->
        [0] keine Karten
        [one] { $size } Karte
       *[other] { $size } Karten
    }, { $joined ->
        [yes] darunter { $card }
       *[no] ohne neue Alterungskarte
    }.
aging-from-start = { $card } ist von Anfang an im Deck.
beat =
    { $who } besiegte { $foe } mit { $total } gegen { $value }{ $gains ->
        [yes] {" "}und gewann { $card }
       *[no] {""}
    }.
lost-fight = { $who } verlor gegen { $foe } mit { $total } gegen { $value } und zahlte { $life } Leben.
paid-hunger = { $who } zahlte { $life } Leben für Hunger.
not-paid =
    { $who } musste { $life } Leben für { $cost ->
        [fight] den verlorenen Kampf
       *[hunger] Hunger
    } zahlen und hatte nur { $had }.
phase-begins =
    { $phase ->
        [green] Die grüne Phase beginnt.
        [yellow] Die gelbe Phase beginnt.
        [red] Die rote Phase beginnt.
       *[final] Die Schlusskapitel beginnen.
    }

## Was eine Fähigkeit bewirkte

deeds = { $who } { $deeds }.
deeds-last = { $most } und { $last }
did-use = nutzte { $card }
did-destroy = zerstörte { $card }
did-double = verdoppelte { $card }
did-copy = kopierte { $card }
did-swap = gab { $card } ab
did-get = bekam dafür { $card }
did-put-below = legte { $card } unter den Stapel
did-see = sah { $cards } an
did-draw = zog { $cards }
did-take-more = nahm noch eine Karte
did-leave = beließ es dabei
did-drop = legte { $card } ab
did-drop-none = legte keine ab
did-put-back =
    { $count ->
        [1] legte { $first } zurück
        [2] legte { $first }, dann { $second } zurück
       *[3] legte { $first }, dann { $second }, dann { $third } zurück
    }
did-gain = gewann { $life } Leben
did-lower =
    { $phase ->
        [green] senkte die Gefahr auf ihren grünen Wert
        [yellow] senkte die Gefahr auf ihren gelben Wert
       *[red] senkte die Gefahr auf ihren roten Wert
    }

## Karten in Sätzen

valued = { $card } ({ $value })
times = { $many } × { $card }
full =
    { $card } { $value }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
short =
    { $code } { $value }{ $acts ->
        [yes] {" "}{ $does }
       *[no] {""}
    }
numbered = { $place } { $what }

## Wie die Partie steht

state = Stranded on Mars, Stufe { $level }. { $doing }
doing = { $who } { waits }.
doing-stopped = { $who }: Die Partie ist beendet.
waits =
    { $step ->
        [first-aging] wartet auf eine Alterungskarte
        [final] wartet auf ein Schlusskapitel
        [deal] wartet auf eine Gefahr
        [face] muss eine Gefahr wählen
        [chapter] muss ein Kapitel wählen
        [fight] muss weiterkämpfen oder den Kampf beenden
        [aging] wartet auf eine Alterungskarte
        [card] wartet auf eine Karte
        [on] muss eine Karte wählen
        [look] muss eine Karte nehmen oder aufhören
        [drop] muss eine Karte ablegen oder keine
        [stack] muss Karten zurücklegen
       *[destroy] muss Karten zerstören oder aufhören
    }
life-and-score =
    { $phase ->
        [green] Grüne Phase
        [yellow] Gelbe Phase
        [red] Rote Phase
       *[final] Schlusskapitel
    }, Leben { $life } von { $most }, { $over ->
        [yes] Wertung { $score }
       *[no] Wertung bisher { $score }
    }.
dealt = Aufgedeckt: { $offers }.
offer =
    { $foe } ({ needs }; bringt eine { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
against =
    Gegen { $foe }: Summe { $total } von { $value }{ $lowered ->
        [0] {""}
        [1] , 1 Phase tiefer
       *[other] , { $lowered } Phasen tiefer
    }, { $free ->
        [0] keine Freikarten mehr
        [one] noch { $free } Freikarte
       *[other] noch { $free } Freikarten
    }{ $stopped ->
        [yes] , gestoppt
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , Hunger { $hunger }
    }.
lost-to = Verloren gegen { $foe }, noch { $budget }, um Karten zu zerstören.
under-way = Im Gange: { $does } durch Karte { $place }, noch { $left }.
coming =
    { $free ->
        [yes] Eine Freikarte kommt an Stelle { $place }.
       *[no] Eine Karte kommt an Stelle { $place }.
    }
used-gone = Genutzt und weg: { $cards }.
used-times = { $card } { $many }
in-view = In Einsicht: { $cards }.
row = Auslage: { $cards }.
row-heading = Auslage:
row-last = { $card }.
row-card = { $card } ({ $notes })
note-doubled = verdoppelt
note-made-0 = zu 0 gemacht
note-left-out = zählt nicht
note-used = genutzt
note-usable = nutzbar
note-free = frei
letter-doubled = v
letter-used = g
letter-free = f
row-by-codes = Auslage: der Reihe nach ({ letter-doubled } verdoppelt, { letter-used } genutzt, { letter-free } frei) { $cards }.
row-table-heading = Auslage ({ letter-doubled } verdoppelt, { letter-used } genutzt, { letter-free } frei):
stack =
    Nachziehstapel { $size }{ $tops ->
        [yes] , als Nächstes { $top }
       *[no] {""}
    }{ $bottoms ->
        [yes] , ganz unten { $bottom }
       *[no] {""}
    }{ $rests ->
        [yes] : { $rest }
       *[no] {""}
    }.
discard = Ablage { $size }: { $cards }.
removed = Zerstört { $size }: { $cards }.
hazard-discard = Gefahrenablage { $size }: { $cards }.
left =
    Übrig: { $hazards ->
        [0] keine Gefahren
        [one] { $hazards } Gefahr
       *[other] { $hazards } Gefahren
    }, { $aging ->
        [0] keine Alterungskarten
        [one] { $aging } Alterungskarte
       *[other] { $aging } Alterungskarten
    }.
chapters =
    Kapitel: { $chapters }{ $first ->
        [yes] , { $foe } zuerst gezogen
       *[no] {""}
    }.
chapter-stands =
    { $foe } { $beaten ->
        [yes] besiegt
       *[no] { $value }
    }
progress =
    { $who } hat noch { $life } Leben; { $phase ->
        [green] die Gefahren sind grün
        [yellow] die Gefahren sind gelb
        [red] die Gefahren sind rot
       *[final] die Schlusskapitel haben begonnen
    }.
# Überschrift in der Statistik des Zufalls.
luck = gezogene Karten nach Wert

## Wie die Partie endete

won = { $who } hat gewonnen und verlässt den Mars: Beide Schlusskapitel sind besiegt.
lost-by-fight = { $who } hat verloren: Das Leben reichte nicht, um einen verlorenen Kampf zu bezahlen.
lost-by-hunger = { $who } hat verloren: Das Leben reichte nicht, um den Hunger zu bezahlen.
lost-by-chapter = { $who } hat verloren: Ein Schlusskapitel ist nicht mehr zu besiegen.
lost-resigned =
    { $how ->
        [late] Die Zeit von { $who } ist abgelaufen; die Partie ist verloren.
        [left] { $who } hat den Server verlassen und damit verloren.
        [taken] Die Moderation hat { $who } aus der Partie genommen; die Partie ist verloren.
       *[resigned] { $who } hat aufgegeben und damit verloren.
    }
score-cards = Eigene Karten: { $number }, { $points }
score-aging = Eigene Alterungskarten: { $number }, { $points }
score-chapters = Besiegte Kapitel: { $number }, { $points }
score-life = Leben übrig: { $number }, { $points }
score-life-idle = Leben übrig: { $number }, { $points } (zählt nur nach einem Sieg)
score-unbeaten = Nie besiegte Gefahren: { $number }, { $points }
score = Wertung auf Stufe { $level }: { $score }.

## Was jetzt zu wählen ist

ask-face = Wähle die Gefahr, der du dich stellst; die andere kommt in die Gefahrenablage.
ask-chapter = Die letzten Kämpfe: Wähle, gegen welches Schlusskapitel du zuerst kämpfst. Beide musst du gewinnen.
ask-fight-enough = Deine Summe ist { $total } von { $value }: Beende den Kampf oder mach weiter.
ask-fight-no-card = Deine Summe ist { $total } von { $value }: Du gewinnst, sobald du eine Karte ziehst.
ask-fight-free =
    Deine Summe ist { $total } von { $value }; { $free ->
        [0] keine Freikarten mehr
        [one] noch { $free } Freikarte
       *[other] noch { $free } Freikarten
    }.{ $must ->
        [yes] {" "}Du musst gewinnen.
       *[no] {""}
    }
ask-fight-pay =
    Deine Summe ist { $total } von { $value }; { $stopped ->
        [yes] eine Stopp-Karte verbietet Freikarten
       *[no] keine Freikarte ist übrig
    }, die nächste kostet { $price } Leben.{ $must ->
        [yes] {" "}Du musst gewinnen.
       *[no] {""}
    }
ask-fight-stuck =
    Deine Summe ist { $total } von { $value }; { $poor ->
        [yes] du hast kein Leben für eine Karte
       *[no] es gibt keine Karte zu ziehen
    }.{ $must ->
        [yes] {" "}Du musst gewinnen.
       *[no] {""}
    }
ask-card-to-destroy = Zerstören: Wähle die Karte, die sofort aus dem Spiel geht.
ask-card-to-double = Verdoppeln: Wähle die Karte, die doppelt zählt.
ask-card-to-copy = Kopieren: Wähle die Karte, deren Fähigkeit du jetzt nutzt.
ask-card-to-swap = Tauschen: Wähle die Karte, die du ablegst; du ziehst eine dafür.
ask-card-to-swap-first = Tauschen: Wähle eine Karte, die du ablegst; du ziehst eine dafür.
ask-card-to-swap-again = Tauschen: Wähle eine Karte, die du ablegst; du ziehst eine dafür. Oder belass es dabei.
ask-card-to-put-below = Darunterlegen: Wähle die Karte, die unter den Nachziehstapel kommt.
ask-look-at-more = Die nächste Karte des Stapels ansehen (noch { $left }) oder aufhören?
ask-draw-more = Noch eine Karte umsonst ziehen (noch { $left }) oder aufhören?
ask-drop = Leg höchstens eine der angesehenen Karten ab; die anderen kommen oben auf den Nachziehstapel zurück.
ask-stack = In welcher Reihenfolge kommen die Karten zurück? Die zuerst genannte ziehst du als nächste.
ask-destroy = Der Kampf ist verloren. Du hast noch { $budget }, um Karten zu zerstören: Jede kostet 1, eine Alterungskarte 2.
ask-nothing = Jetzt ist nichts zu wählen.

## Menüs

menu-face = Dich einer Gefahr stellen
menu-chapter = Gegen ein Schlusskapitel kämpfen
menu-use = Eine Karte nutzen
menu-drop = Eine Karte ablegen
menu-stack = Zurücklegen
menu-double = Eine Karte verdoppeln
menu-copy = Eine Karte kopieren
menu-choose = Eine Karte wählen
menu-destroy =
    { $worth ->
        [more] Eine Karte zerstören, die mehr als 0 zählt
        [less] Eine Karte zerstören, die 0 oder weniger zählt
       *[any] Eine Karte zerstören
    }
menu-swap =
    { $worth ->
        [more] Eine Karte tauschen, die mehr als 0 zählt
        [less] Eine Karte tauschen, die 0 oder weniger zählt
       *[any] Eine Karte tauschen
    }
menu-put-below =
    { $worth ->
        [more] Eine Karte darunterlegen, die mehr als 0 zählt
        [less] Eine Karte darunterlegen, die 0 oder weniger zählt
       *[any] Eine Karte darunterlegen
    }

## Labels

start-use = Eine Karte nutzen
start-on = Eine Karte wählen
start-destroy = Eine Karte zerstören
start-face = Dich einer Gefahr stellen
start-chapter = Ein Kapitel wählen
start-drop = Eine Karte ablegen
start-stack = Die Karten zurücklegen
draw =
    Ziehen{ $aging ->
        [yes] , erst Alterung
       *[no] {""}
    }
draw-all = Alle ziehen
pay =
    { $price } Leben zahlen{ $aging ->
        [yes] , erst Alterung
       *[no] {""}
    }
end-fight =
    Ende: { $wins ->
        [yes] { $paid ->
            [0] Sieg
           *[other] Sieg, −{ $paid } Leben
        }
       *[no] −{ $paid } Leben
    }
look-at-one =
    Eine ansehen (noch { $left }){ $aging ->
        [yes] , erst Alterung
       *[no] {""}
    }
draw-one =
    Eine ziehen (noch { $left }){ $aging ->
        [yes] , erst Alterung
       *[no] {""}
    }
leave = Dabei belassen
drop-none = Keine ablegen
destroy-no-more = Keine weitere zerstören
label-use = { $place } nutzen: { $card }, { $would }
label-copy = { $place }: { $card }, { $would }
would-gain = +{ $life } Leben
would-lower = Gefahr { $lower } statt { $value }
would-draw-1 = bis zu 1 Karte ziehen
would-draw-2 = bis zu 2 Karten ziehen
would-destroy = andere Karte zerstören
would-double = andere Karte verdoppeln
would-copy = andere Fähigkeit kopieren
would-sort = 3 Karten ansehen, 1 ablegen
would-swap-1 = andere Karte tauschen
would-swap-2 = bis zu 2 Karten tauschen
would-put-below = Karte unter den Stapel
label-face =
    { $which }: { $foe }, { needs }; bringt eine { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
label-chapter =
    { $which }: { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
label-card = { $place }: { $card }
label-double = { $place }: { $card }, { $value } wird { $twice }
label-put-below-free = { $place }: { $card }; bringt eine Freikarte zurück
label-destroy-aging = { $place }: { $card }; kostet 2
label-stack =
    { $count ->
        [1] Als Nächstes { $first }
        [2] Als Nächstes { $first }, dann { $second }
       *[3] Als Nächstes { $first }, dann { $second }, dann { $third }
    }

## Tipps

hint-face = Die andere kommt später wieder und verlangt mehr.
hint-chapter = Beide musst du besiegen, mit einem Leben für beide.
hint-on = Es kostet nichts: Wähl, wo es am meisten hilft.
hint-look = Diese Karten kosten nichts; hör auf, wann du willst.
hint-drop = Abgelegte Karten kommen erst nach dem Mischen wieder.
hint-stack = Die zuerst genannte ziehst du als nächste.
hint-destroy = Zerstöre deine schlechtesten; Alterung kostet 2.
hint-use = Vor dem Ende kannst du noch eine Karte nutzen, gratis.
hint-no-card = Mindestens eine Karte musst du ziehen.
hint-enough = Das reicht: Beende den Kampf. Mehr kann nur schaden.
hint-free = Zieh die Freikarten, bevor du ans Zahlen denkst.
hint-must-win = Du musst gewinnen: Zahle, solange du Leben hast.
hint-cannot-lose = Verlieren wäre zu teuer: Zahle für mehr Karten.
hint-lose = Ein Ende kostet { $life } Leben, zerstört aber Karten.

## Warum ein Zug nicht erlaubt ist

why-face-first = Wähle zuerst, welcher der beiden Gefahren du dich stellst.
why-chapter-first = Wähle zuerst, gegen welches Schlusskapitel du kämpfst.
why-fighting = Du kämpfst gegen { $foe }: Bring das erst zu Ende.
why-destroying = Der Kampf ist verloren: Zerstöre Karten der Auslage oder hör mit „done“ auf.
why-finish = Bring erst zu Ende, was Karte { $number }, { $card }, bewirkt.
why-no-card = Es gibt keine Karte mehr zu ziehen.
why-no-free = In diesem Kampf ist keine Freikarte mehr übrig.
why-stopped = In der Auslage liegt eine Stopp-Karte, deshalb darfst du keine Freikarte ziehen.
why-free-first =
    { $free ->
        [one] Du hast noch { $free } Freikarte: Zieh, bevor du zahlst.
       *[other] Du hast noch { $free } Freikarten: Zieh, bevor du zahlst.
    }
why-no-life = Eine Karte kostet { $price } Leben, und du hast { $life }.
why-must-win =
    { $missing ->
        [one] Ein Schlusskapitel musst du gewinnen, und { $missing } fehlt.
       *[other] Ein Schlusskapitel musst du gewinnen, und { $missing } fehlen.
    }
why-draw-first = Du musst eine Karte ziehen, bevor der Kampf enden kann.
why-none-usable = Keine Karte der Auslage ist jetzt nutzbar.
why-aging = Karte { $number }, { $card }, ist eine Alterungskarte: Sie wirkt von selbst.
why-no-ability = Karte { $number }, { $card }, hat keine Fähigkeit, die du nutzen könntest.
why-used = Karte { $number }, { $card }, wurde schon genutzt.
why-used-up = Karte { $number }, { $card }, wurde schon so oft genutzt, wie es solche Karten gibt.
why-most-life = Du hast { $life } Leben, und mehr geht nicht.
why-not-chapter = Karte { $number }, { $card }, bewirkt gegen ein Schlusskapitel nichts.
why-green-already = Die Gefahr zählt schon als grün, und darunter gibt es keine Phase.
why-nothing-to-copy = Karte { $number }, { $card }, findet in der Auslage keine Fähigkeit, die sie jetzt nutzen könnte.
why-nothing-to-double = Karte { $number }, { $card }, findet keine andere Karte, die noch nicht verdoppelt ist.
why-needs-card = Karte { $number }, { $card }, braucht eine Karte zum Ziehen, und es gibt keine.
why-needs-stack = Karte { $number }, { $card }, braucht einen Nachziehstapel, unter den eine Karte kann, und es gibt keinen.
why-needs-another = Karte { $number }, { $card }, braucht eine andere Karte in der Auslage.
why-must-swap = Der erste Tausch ist Pflicht, sobald die Karte genutzt ist.
why-must-act = Was die Karte bewirkt, ist Pflicht, sobald sie genutzt ist.
why-same-card = Karte { $number }, { $card }, ist die, die du gerade nutzt: Wähle eine andere.
why-doubled = Karte { $number }, { $card }, ist schon verdoppelt.
why-no-copy = Karte { $number }, { $card }, hat keine Fähigkeit zum Kopieren.
why-only-copies = Karte { $number }, { $card }, kopiert nur, und das lässt sich nicht kopieren.
why-no-change = Karte { $number }, { $card }, würde jetzt nichts ändern.
why-not-in-view = Unter den { $size } angesehenen gibt es keine Karte { $number }.
why-name-all = Nenne alle { $size } Karten, die als nächste gezogene zuerst, zum Beispiel „{ $example }“.
why-aging-costs = Eine Alterungskarte kostet 2, und { $budget } ist übrig.
why-two-hazards = Zwei Gefahren liegen da: Stell dich 1 oder 2.
why-two-chapters = Es gibt zwei Schlusskapitel: Wähle 1 oder 2.
why-empty-row = In der Auslage liegt keine Karte.
why-not-in-row =
    { $size ->
        [one] In der Auslage gibt es keine Karte { $number }; sie hat { $size } Karte.
       *[other] In der Auslage gibt es keine Karte { $number }; sie hat { $size } Karten.
    }

## Was man nachsehen kann

study-next-none = **Die nächste Karte**: Es gibt keine mehr.
study-next-one = **Die nächste Karte** ist { $card }.
study-next = **Die nächste Karte**{ $renewed ->
        [yes] , nach dem Erneuern des Stapels
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent }{"\u00A0"}%
share-small = { $card } unter 1{"\u00A0"}%
study-stack = **Nachziehstapel**, { $size ->
        [0] keine Karten
        [one] { $size } Karte
       *[other] { $size } Karten
    }{ $tops ->
        [yes] ; oben, in dieser Reihenfolge: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] ; dann in unbekannter Reihenfolge: { $rest }
           *[no] ; in unbekannter Reihenfolge: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] ; ganz unten, die unterste zuletzt: { $bottom }
       *[no] {""}
    }.
study-discard = **Ablage**, { $size ->
        [0] keine Karten
        [one] { $size } Karte: { $cards }
       *[other] { $size } Karten: { $cards }
    }.
study-removed = **Zerstört**, { $size ->
        [0] keine Karten
        [one] { $size } Karte: { $cards }
       *[other] { $size } Karten: { $cards }
    }.
study-hazards = **Gefahrenstapel**, { $size ->
        [0] keine Karten
        [one] { $size } Karte: { $cards }
       *[other] { $size } Karten: { $cards }
    }.
study-hazard-discard = **Gefahrenablage**, { $size ->
        [0] keine Karten
        [one] { $size } Karte: { $cards }
       *[other] { $size } Karten: { $cards }
    }.
study-aging-empty = **Alterungsstapel**: leer.
study-aging = **Alterungsstapel**, { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }; die nächste: { $shares }{ $later ->
        [yes] ; erst nach diesen: { $cards }
       *[no] {""}
    }.
study-chapter = **Schlusskapitel**, { $state ->
        [beaten] besiegt
        [now] gerade bekämpft
       *[open] noch zu besiegen
    }: { $foe } ({ needs }{ $says ->
        [yes] ; { $text }
       *[no] {""}
    }).
study-score = **Wertung bisher** { $score }: { $lines }.
study-line = { $line } { $points }

## Im Bild

phase-green = Grüne Phase
phase-yellow = Gelbe Phase
phase-red = Rote Phase
phase-final = Schlusskapitel
does-life1 = +1 Leben
does-life2 = +2 Leben
does-card1 = +1 Karte
does-card2 = +2 Karten
does-destroy = zerstören
does-double = verdoppeln
does-copy = kopieren
does-step = Phase −1
does-sort = 3 ordnen
does-swap1 = 1 tauschen
does-swap2 = 2 tauschen
does-under = nach unten
does-hunger1 = −1 Leben
does-hunger2 = −2 Leben
does-fear = höchste = 0
does-stop = Stopp
brief-life1 = +1 Leben
brief-life2 = +2 Leben
brief-card1 = 1 Karte
brief-card2 = 2 Karten
brief-destroy = zerstöre
brief-double = doppelt
brief-copy = kopiere
brief-step = Phase −1
brief-sort = ordne 3
brief-swap1 = tausch 1
brief-swap2 = tausch 2
brief-under = darunter
brief-hunger1 = −1 Leben
brief-hunger2 = −2 Leben
brief-fear = max. = 0
brief-stop = Stopp
says-toll = bezahlte Karten kosten je 2 Leben
says-half = nur die Hälfte der Karten zählt
says-plus = jede Karte zählt 1 mehr
says-aged = 2 je Alterungskarte bisher
says-all = alle nie besiegten Gefahren
pile-stack = Stapel
pile-discard = Ablage
pile-hazards = Gefahren
pile-past = Gefahrenablage
pile-aging = Alterung
pile-destroyed = Zerstört
line-cards = Karten
line-aging = Alterungskarten
line-chapters = besiegte Kapitel
line-life = Leben übrig
line-unbeaten = unbesiegte Gefahren
picture-sum = Summe
picture-needed = nötig
picture-free =
    { $free ->
        [one] { $free } Freikarte
       *[other] { $free } Freikarten
    }
picture-free-after =
    { $free ->
        [one] Freikarte
       *[other] Freikarten
    }
picture-beaten = besiegt
picture-head =
    Stufe { $level }  ·  { $over ->
        [yes] Wertung { $score }
       *[no] Wertung bisher { $score }
    }
picture-score = Wertung
picture-won = Gewonnen
picture-lost = Verloren
picture-missing =
    { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
picture-reached = genug zum Sieg
picture-price = dann { $price } Leben je Karte
picture-hunger = Hunger: am Ende −{ $life } Leben
picture-budget = noch { $budget } zum Zerstören
picture-stopped = Stopp: keine Freikarten
picture-stopped-game = vom Tisch beendet
picture-lost-fight = Kampf verloren
picture-gained = { $card } gewonnen
picture-paid = −{ $life } Leben
picture-paid-hunger = Hunger: −{ $life } Leben
picture-unpaid = { $life } Leben nötig
picture-doing-card1 = noch 1 ziehen
picture-doing-card2 = weitere ziehen
picture-doing-sort = weitere ansehen
picture-doing-drop = welche ablegen?
picture-doing-stack = welche zuerst?
picture-doing-destroy = welche zerstören?
picture-doing-double = welche verdoppeln?
picture-doing-copy = welche kopieren?
picture-doing-swap = welche tauschen?
picture-doing-under = welche nach unten?
picture-doing-left = { $doing } (noch { $left })

## Die Karten des Startdecks

card-clear-head = Geistesblitz
flavour-clear-head = Ausnahmsweise stimmt jede Zahl auf der Checkliste.
card-steady-hands = Ruhige Hände
flavour-steady-hands = Schraube für Schraube, und keine ging im Staub verloren.
card-tired = Müdigkeit
flavour-tired = Der Anzug ist für Ausgeschlafene gemacht.
card-hot-meal = Warme Mahlzeit
flavour-hot-meal = Aufgegossen, gesalzen und im Sitzen gegessen.
card-light-headed = Schwindel
flavour-light-headed = War das Ventil nun offen oder zu?

## Die Gefahren und das Wissen, zu dem sie werden

hazard-stale-air = Dicke Luft
flavour-stale-air = Die Filter riechen nach alten Socken und Schlimmerem.
card-fresh-filters = Frische Filter
hazard-lost-toolbox = Verwehtes Werkzeug
flavour-lost-toolbox = Es lag hier. Dann kam der Wind.
card-spare-tools = Ersatzwerkzeug
hazard-mislabelled-crates = Falsche Etiketten
flavour-mislabelled-crates = Auf der Erde hatte jemand einen sehr langen Tag.
card-inventory = Inventur
hazard-static-on-the-radio = Funkrauschen
flavour-static-on-the-radio = Es sagt immer wieder dasselbe.
card-echo = Echo
hazard-jammed-locker = Klemmende Spindtür
flavour-jammed-locker = So viel kann darin nicht sein. Oder doch?
card-crowbar = Brecheisen
hazard-loose-soil = Lockere Erde
flavour-loose-soil = Ein Schritt darauf, und schon rutscht sie weg.
card-shallow-pit = Flache Grube
hazard-steep-crater-rim = Steile Kraterwand
flavour-steep-crater-rim = Aus dem Orbit sah sie so flach aus.
card-rope-and-anchor = Seil und Anker
hazard-frozen-water-line = Gefrorene Leitung
flavour-frozen-water-line = Das Wasser ist da. Man muss es nur nett bitten.
card-insulated-pipe = Isoliertes Rohr
hazard-weak-batteries = Schwache Batterien
flavour-weak-batteries = Noch zwei Balken, und einer davon lügt.
card-parallel-wiring = Parallelschaltung
hazard-torn-manual = Zerfleddertes Buch
flavour-torn-manual = Seite neun verweist auf Seite zehn. Die fehlt.
card-copied-notes = Kopierte Notizen
hazard-mouldy-stores = Schimmel im Vorrat
flavour-mouldy-stores = Endlich Leben auf dem Mars, und es fraß den Reis.
card-clean-shelves = Saubere Regale
hazard-dust-in-the-airlock = Staub in der Schleuse
flavour-dust-in-the-airlock = Kehr ihn hinaus, und er kommt mit Freunden wieder.
card-dust-trap = Staubfalle
hazard-cracked-visor = Riss im Visier
flavour-cracked-visor = Eine Haaresbreite Glas, und dahinter gar nichts.
card-sealant = Dichtmasse
hazard-withering-seedlings = Welke Setzlinge
flavour-withering-seedlings = Auch ihnen gefällt die Aussicht nicht.
card-greenhouse = Gewächshaus
hazard-stuck-rover = Rover im Sand
flavour-stuck-rover = Alle sechs Räder drehen. Keine zwei sind sich einig.
card-rover-keys = Roverschlüssel
hazard-scrambled-telemetry = Wirre Telemetrie
flavour-scrambled-telemetry = Irgendwo darin steckt das Wetter von morgen.
card-weather-station = Wetterstation
hazard-worn-out-suit = Löcher im Anzug
flavour-worn-out-suit = Inzwischen mehr Flicken als Anzug.
card-patched-suit = Flickenanzug
hazard-dusty-solar-field = Blinde Solarzellen
flavour-dusty-solar-field = Eine ganze Sonne, und vierzig Module sehen sie nicht.
card-mirror-array = Spiegelfeld
hazard-corroded-tank = Rost am Tank
flavour-corroded-tank = Er hält, solange ihn niemand anhaucht.
card-cutting-torch = Schneidbrenner
hazard-rockslide = Felssturz
flavour-rockslide = Der kurze Heimweg ist jetzt ein langer.
card-mountain-pass = Bergpass
hazard-radiation-burst = Strahlungssturm
flavour-radiation-burst = Acht Minuten Vorwarnung, sieben davon sind um.
card-storm-watch = Sturmwarte
hazard-reactor-fault = Reaktorstörung
flavour-reactor-fault = Das Licht sollte grün sein. Es leuchtet eher nein.
card-refitted-reactor = Reaktorumbau
hazard-breached-habitat = Leck im Habitat
flavour-breached-habitat = Hier zieht es, und das darf es nicht.
card-airtight-door = Luftdichte Tür
hazard-global-dust-storm = Jahrhundertsturm
flavour-global-dust-storm = Vierzig Sol lang sind Himmel und Boden eins.
card-storm-proof-shelter = Sturmbunker

## Die Alterungskarten

card-absent-mind = Zerstreutheit
flavour-absent-mind = Den ganzen Weg zum Rover, um was zu holen?
card-dulled-senses = Stumpfe Sinne
flavour-dulled-senses = Jeder Sol ist derselbe Sol.
card-numb-fingers = Taube Finger
flavour-numb-fingers = Der Handschuh greift zu. Ob die Hand darin ist?
card-night-terrors = Albträume
flavour-night-terrors = Nachts um drei wirkt die beste Idee lächerlich.
card-thin-rations = Karge Rationen
flavour-thin-rations = Langsam gekaut ist eine halbe Kartoffel ein Fest.
card-cold-feet = Kalte Füße
flavour-cold-feet = Keinen Schritt weiter, was der Plan auch sagt.
card-starvation = Auszehrung
flavour-starvation = Der Gürtel lässt sich nicht mehr enger schnallen.
card-lost-bearings = Irrwege
flavour-lost-bearings = Hinter jeder Düne müsste das Lager liegen.
card-despair = Verzweiflung
flavour-despair = Niemand kommt. Niemand wäre je gekommen.

## Die Schlusskapitel

chapter-fuel-the-ascent-stage = Rakete betanken
flavour-fuel-the-ascent-stage = Tropfen für Tropfen, aus dünner Luft.
chapter-cross-the-plain = Durch die Ebene
flavour-cross-the-plain = Neunhundert Kilometer; die Karte reicht für die Hälfte.
chapter-strip-the-capsule = Kapsel ausschlachten
flavour-strip-the-capsule = Was nicht festgeschraubt ist, fliegt. Dann die Schrauben.
chapter-launch-in-a-storm = Start im Sturm
flavour-launch-in-a-storm = Das Startfenster ist jetzt. Das Wetter auch.
chapter-catch-the-mother-ship = Mutterschiff einholen
flavour-catch-the-mother-ship = Es bremst nicht, und es kommt nicht zurück.
chapter-last-of-the-air = Die letzte Luft
flavour-last-of-the-air = Jeder Atemzug zählt doppelt.
chapter-half-the-crews-seats = Halbe Besatzung
flavour-half-the-crews-seats = Mehr passt nicht in die Kabine.
chapter-all-hands-on-deck = Alles an Deck
flavour-all-hands-on-deck = Jeder Rest hilft, und jeder Rest wird gebraucht.
chapter-the-long-wait = Das lange Warten
flavour-the-long-wait = Was die Jahre nahmen, nehmen sie noch einmal.
chapter-everything-at-once = Alles auf einmal
flavour-everything-at-once = Alles Aufgeschobene wartet an der Startrampe.

## Warum ein Hinweis zu einem Zug rät

advice-missing =
    { $after ->
        [0] Zum Sieg in diesem Kampf fehlt dann nichts mehr.
       *[other] Zum Sieg in diesem Kampf fehlen dann { $after } statt { $before }.
    }
advice-life = Dein Leben geht von { $before } auf { $after }.
