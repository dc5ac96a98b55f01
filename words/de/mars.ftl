### Stranded on Mars: alles, was Menschen davon lesen.
###
### Begriffe: hazard = Gefahr; face = sich stellen; beat = besiegen; fight = Kampf; life = Leben; value = Wert; sum = Summe;
### free card, free draw = Freikarte; draw pile = Nachziehstapel; discard pile = Ablage; row = Auslage; revealed = angesehen;
### hazard pile = Gefahrenstapel; hazard discard = Gefahrenablage; aging card = Alterungskarte; knowledge = Wissen;
### Final Chapter = Schlusskapitel; Green Sol = Grüner Sol; level = Stufe; use = nutzen; destroy = zerstören; exchange, swap = tauschen;
### discard = ablegen; reshuffle = mischen; score = Punkte; hunger = Hunger; stop card = Stopp-Karte.
### Namen von Karten stehen in Sätzen ungebeugt im Nominativ oder Akkusativ; sie sind so gewählt, dass beides gleich lautet.

## Vor der Partie

title = Stranded on Mars
summary = Allein auf dem Mars: Lern aus dem, was du überlebst, und entkomm, bevor dein Leben verbraucht ist.
watch = Verliere am Anfang manchen Kampf mit Absicht, und zerstöre mit dem Leben, das es kostet, deine schlechten Karten. Zieh nicht weiter, sobald es reicht.
option-level-name = Stufe
option-level = Schwierigkeit
option-level-1 = 20 Leben (höchstens 22), anfangs keine Alterungskarte im Deck, „Taube Finger“ (−3) fehlt
option-level-2 = 20 Leben (höchstens 22), anfangs 1 Alterungskarte im Deck, „Taube Finger“ (−3) fehlt
option-level-3 = 20 Leben (höchstens 22), anfangs 1 Alterungskarte im Deck, keine Alterungskarte fehlt
option-level-4 = 18 Leben (höchstens 20), anfangs 1 Alterungskarte im Deck, keine Alterungskarte fehlt

## Was geschah

level-says = Stufe { $level }: { $says }.
drew = { $who } zog { $cards }.
paid-for = { $who } zahlte { $life } Leben für { $cards }.
destroyed = { $who } zerstörte { $cards }.
drew-unknown = { $who } zog eine Freikarte.
paid-for-unknown = { $who } zahlte { $life } Leben für eine Karte.
destroyed-none = { $who } zerstörte keine Karte.
destroyed-no-more = { $who } zerstörte keine weiteren Karten.
chapters-drawn = Schlusskapitel: { $foes }.
hazards-dealt = Gefahren: { $foes }.
came = Die Karte ist { $card }.
needs =
    verlangt { $value } { $free ->
        [0] ohne Freikarten
        [one] mit { $free } Freikarte
       *[other] mit { $free } Freikarten
    }
last-hazard = Es ist die letzte, also gibt es keine Wahl: { needs }.
faced = { $who } stellte sich der Gefahr { $foe }: { needs }.
began-chapter = { $who } begann mit dem Schlusskapitel { $foe }: { needs }.
next-chapter = Als Nächstes kommt das andere Schlusskapitel, { $foe }: { needs }.
cannot-beat = { $foe } ist nicht mehr zu besiegen.
renewed =
    Die Ablage wurde zum neuen Nachziehstapel gemischt: { $size ->
        [0] keine Karten
        [one] { $size } Karte
       *[other] { $size } Karten
    }, { $joined ->
        [yes] darunter { $card }
       *[no] ohne neue Alterungskarte
    }.
aging-joined = { $card } kam ins Deck.
aging-from-start = Von Anfang an im Deck: { $card }.
beat =
    { $who } besiegte { $foe } ({ $total } zu { $value }){ $gains ->
        [yes] {" "}und gewann { $card }
       *[no] {""}
    }.
lost-fight = { $who } verlor gegen { $foe } ({ $total } zu { $value }) und zahlte { $life } Leben.
paid-hunger = { $who } zahlte { $life } Leben für Hunger.
not-paid =
    { $who } musste { $life } Leben für { $cost ->
        [fight] den verlorenen Kampf
       *[hunger] Hunger
    } zahlen, hatte aber nur { $had }.
phase-begins =
    { $phase ->
        [green] Der Grüne Sol beginnt.
        [yellow] Der Gelbe Sol beginnt.
        [red] Der Rote Sol beginnt.
       *[final] Die Schlusskapitel beginnen.
    }

## Was eine Fähigkeit bewirkte

effects = { $who } { $effects }.
effects-last = { $most } und { $last }
did-use = nutzte { $card }
did-destroy = zerstörte { $card }
did-double = verdoppelte { $card }
did-copy = kopierte { $card }
did-swap = legte { $card } ab
did-get = zog dafür { $card }
did-put-below = legte { $card } unter den Nachziehstapel
did-see = sah { $cards } an
did-draw = zog { $cards }
did-take-more = nahm noch eine Karte
did-leave = beließ es dabei
did-drop = legte { $card } ab
did-drop-none = legte keine Karte ab
did-put-back =
    { $count ->
        [1] legte { $first } wieder nach oben
        [2] legte { $first } wieder nach oben, direkt darunter { $second }
       *[3] legte { $first } wieder nach oben, direkt darunter { $second } und dann { $third }
    }
did-gain = gewann { $life } Leben
did-lower =
    { $phase ->
        [green] senkte die Gefahr auf ihren Wert im Grünen Sol
        [yellow] senkte die Gefahr auf ihren Wert im Gelben Sol
       *[red] senkte die Gefahr auf ihren Wert im Roten Sol
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
        [first-aging] zieht eine Alterungskarte
        [final] zieht ein Schlusskapitel
        [deal] deckt eine Gefahr auf
        [face] muss eine Gefahr wählen
        [chapter] muss ein Schlusskapitel wählen
        [fight] muss weiterkämpfen oder den Kampf beenden
        [aging] zieht eine Alterungskarte
        [card] zieht eine Karte
        [on] muss eine Karte wählen
        [look] muss eine Karte nehmen oder aufhören
        [drop] kann 1 Karte ablegen
        [stack] muss Karten zurücklegen
       *[destroy] muss Karten zerstören oder aufhören
    }
life-and-score =
    { $phase ->
        [green] Grüner Sol
        [yellow] Gelber Sol
        [red] Roter Sol
       *[final] Schlusskapitel
    }, Leben { $life } von { $most }, { $over ->
        [yes] Punkte { $score }
       *[no] Punkte bisher { $score }
    }.
dealt = Aufgedeckt: { $offers }.
offer =
    { $foe } ({ needs }, gibt eine { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
against =
    Gegen { $foe }: Summe { $total } von { $value }{ $lowered ->
        [0] {""}
       *[other] , Phase −{ $lowered }
    }, { $free ->
        [0] keine Freikarten mehr
        [one] noch { $free } Freikarte
       *[other] noch { $free } Freikarten
    }{ $stopped ->
        [yes] , Stopp-Karte
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , Hunger { $hunger }
    }.
lost-to = Verloren gegen { $foe }, noch { $budget } zum Zerstören von Karten.
under-way = Läuft gerade: { $does } durch Karte { $place }, noch { $left }.
coming =
    { $free ->
        [yes] Als Nächstes kommt eine Freikarte an Stelle { $place }.
       *[no] Als Nächstes kommt eine Karte an Stelle { $place }.
    }
used-gone = Genutzt und nicht mehr in der Auslage: { $cards }.
used-times = { $many } × { $card }
in-view = Angesehen: { $cards }.
row = Auslage: { $cards }.
row-heading = Auslage:
row-last = { $card }.
row-card = { $card } ({ $notes })
note-doubled = verdoppelt
note-made-0 = zählt 0
note-left-out = zählt nicht
note-used = genutzt
note-usable = nutzbar
note-free = frei
letter-doubled = v
letter-used = g
letter-free = f
row-by-codes = Auslage der Reihe nach ({ letter-doubled } verdoppelt, { letter-used } genutzt, { letter-free } frei): { $cards }.
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
    { $who } hat { $phase ->
        [green] im Grünen Sol
        [yellow] im Gelben Sol
        [red] im Roten Sol
       *[final] in den Schlusskapiteln
    } noch { $life } Leben.
# Überschrift in der Statistik des Zufalls.
luck = Wert der gezogenen Karten

## Wie die Partie endete

won = { $who } gewinnt und verlässt den Mars: Beide Schlusskapitel sind besiegt.
lost-by-fight = { $who } verliert: Das Leben reicht nicht, um den verlorenen Kampf zu bezahlen.
lost-by-hunger = { $who } verliert: Das Leben reicht nicht, um den Hunger zu bezahlen.
lost-by-chapter = { $who } verliert: Ein Schlusskapitel ist nicht mehr zu besiegen.
lost-resigned =
    { $how ->
        [late] Die Zeit von { $who } ist abgelaufen, die Partie ist verloren.
        [left] { $who } hat den Server verlassen und damit verloren.
        [taken] Die Moderation hat { $who } aus der Partie entfernt, die Partie ist verloren.
       *[resigned] { $who } hat aufgegeben und damit verloren.
    }
score-cards = Eigene Karten: { $number } ({ $points })
score-aging = Eigene Alterungskarten: { $number } ({ $points })
score-chapters = Besiegte Kapitel: { $number } ({ $points })
score-life = Leben übrig: { $number } ({ $points })
score-life-idle = Leben übrig: { $number } ({ $points }, zählt nur nach einem Sieg)
score-unbeaten = Nie besiegte Gefahren: { $number } ({ $points })
score = Punkte auf Stufe { $level }: { $score }.

## Was jetzt zu wählen ist

ask-face = Wähle, welcher Gefahr du dich stellst. Die andere kommt in die Gefahrenablage.
ask-chapter = Die letzten Kämpfe: Wähle, gegen welches Schlusskapitel du zuerst kämpfst. Beide musst du gewinnen.
ask-fight-enough = Deine Summe ist { $total } von { $value }. Beende den Kampf oder mach weiter.
ask-fight-no-card = Deine Summe ist { $total } von { $value }. Zieh eine Karte, bevor du den Kampf beendest.
ask-fight-free =
    Deine Summe ist { $total } von { $value }, { $free ->
        [0] keine Freikarten mehr
        [one] noch { $free } Freikarte
       *[other] noch { $free } Freikarten
    }.{ $must ->
        [yes] {" "}Diesen Kampf musst du gewinnen.
       *[no] {""}
    }
ask-fight-pay =
    Summe { $total } von { $value }, { $stopped ->
        [yes] Stopp-Karte: { $price } Leben je Karte
       *[no] { $price } Leben je Karte
    }.{ $must ->
        [yes] {" "}Diesen Kampf musst du gewinnen.
       *[no] {""}
    }
ask-fight-stuck =
    Deine Summe ist { $total } von { $value }. { $poor ->
        [yes] Du hast nicht genug Leben für eine weitere Karte.
       *[no] Es gibt keine Karten mehr zu ziehen.
    }{ $must ->
        [yes] {" "}Diesen Kampf musst du gewinnen.
       *[no] {""}
    }
ask-card-to-destroy = Zerstören: Wähle eine Karte, die aus dem Spiel kommt.
ask-card-to-double = Verdoppeln: Wähle eine Karte, die doppelt zählt.
ask-card-to-copy = Kopieren: Wähle die Karte, deren Fähigkeit du nutzen willst.
ask-card-to-swap = Tauschen: Wähle eine Karte, die du ablegst, und zieh dafür eine neue.
ask-card-to-swap-first = Tauschen: Wähle eine Karte, die du ablegst, und zieh dafür eine neue.
ask-card-to-swap-again = Tauschen: Wähle noch eine Karte, die du ablegst, und zieh dafür eine neue, oder hör auf.
ask-card-to-put-below = Darunterlegen: Wähle eine Karte, die unter den Nachziehstapel kommt.
ask-look-at-more = Die nächste Karte ansehen (noch { $left }) oder aufhören?
ask-draw-more = Eine weitere Karte umsonst ziehen (noch { $left }) oder aufhören?
ask-drop = Du kannst 1 der angesehenen Karten ablegen. Die anderen kommen wieder oben auf den Nachziehstapel.
ask-stack = In welcher Reihenfolge kommen die Karten wieder nach oben? Die erste ziehst du als Nächstes.
ask-destroy = Kampf verloren: Du hast noch { $budget } zum Zerstören von Karten. Jede kostet 1, eine Alterungskarte 2.
ask-nothing = Gerade gibt es nichts zu wählen.

## Menüs

menu-face = Eine Gefahr wählen
menu-chapter = Gegen ein Schlusskapitel kämpfen
menu-use = Eine Karte nutzen
menu-drop = Eine Karte ablegen
menu-stack = Die Karten zurücklegen
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
start-face = Eine Gefahr wählen
start-chapter = Ein Schlusskapitel wählen
start-drop = Eine Karte ablegen
start-stack = Die Karten zurücklegen
draw =
    Ziehen{ $aging ->
        [yes] , Alterung kommt
       *[no] {""}
    }
draw-all = Alle Freikarten ziehen
pay =
    { $price } Leben zahlen{ $aging ->
        [yes] , Alterung kommt
       *[no] {""}
    }
end-fight =
    Beenden: { $wins ->
        [yes] { $paid ->
            [0] Sieg
           *[other] Sieg, −{ $paid } Leben
        }
       *[no] −{ $paid } Leben
    }
look-at-one =
    Eine ansehen (noch { $left }){ $aging ->
        [yes] , Alterung kommt
       *[no] {""}
    }
draw-one =
    Eine ziehen (noch { $left }){ $aging ->
        [yes] , Alterung kommt
       *[no] {""}
    }
leave = Hier aufhören
drop-none = Nichts ablegen
destroy-no-more = Keine Karten mehr zerstören
label-use = { $place } nutzen: { $card }, { $would }
label-copy = { $place }: { $card }, { $would }
would-gain = +{ $life } Leben
would-lower = Gefahr verlangt { $lower } statt { $value }
would-draw-1 = bis zu 1 Karte ziehen
would-draw-2 = bis zu 2 Karten ziehen
would-destroy = andere Karte zerstören
would-double = andere Karte verdoppeln
would-copy = andere Fähigkeit kopieren
would-sort = bis zu 3 Karten ansehen, bis zu 1 ablegen
would-swap-1 = andere Karte tauschen
would-swap-2 = bis zu 2 Karten tauschen
would-put-below = andere Karte unter den Nachziehstapel
label-face =
    { $which }: { $foe }, { needs }, gibt eine { $worth }{ $acts ->
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
label-put-below-free = { $place }: { $card }, gibt eine Freikarte zurück
label-destroy-aging = { $place }: { $card }, kostet 2
label-stack =
    { $count ->
        [1] Als Nächstes { $first }
        [2] Als Nächstes { $first }, dann { $second }
       *[3] Als Nächstes { $first }, dann { $second }, dann { $third }
    }

## Tipps

hint-face = Eine besiegte Gefahr wird zu einer Karte im Deck.
hint-chapter = Du musst beide besiegen, mit dem Leben, das du hast.
hint-on = Es kostet nichts: Wähle, wo es am meisten hilft.
hint-look = Diese Karten sind umsonst. Hör auf, wann du willst.
hint-drop = Abgelegte Karten kommen erst nach dem Mischen wieder.
hint-stack = Die zuerst genannte ziehst du als nächste.
hint-destroy = Zerstöre die schlechtesten. Alterungskarten kosten 2.
hint-use = Nutze noch eine Karte, bevor du den Kampf beendest.
hint-no-card = Zieh mindestens 1 Karte, bevor du den Kampf beendest.
hint-enough = Das reicht: Beende den Kampf. Mehr kann nur schaden.
hint-free = Zieh erst alle Freikarten, bevor du für mehr zahlst.
hint-must-win = Du musst gewinnen: Kauf Karten, solange du kannst.
hint-cannot-lose = Verlieren wäre zu teuer: Kauf weitere Karten.
hint-lose = Beenden kostet { $life } Leben, dafür zerstörst du Karten.

## Warum ein Zug nicht erlaubt ist

why-face-first = Wähle zuerst, welcher der 2 Gefahren du dich stellst.
why-chapter-first = Wähle zuerst, gegen welches Schlusskapitel du kämpfst.
why-fighting = Du kämpfst gegen { $foe }: Bring diesen Kampf erst zu Ende.
why-destroying = Du hast den Kampf verloren: Zerstöre Karten der Auslage oder hör mit „done“ auf.
why-finish = Bring erst zu Ende, was Karte { $number }, { $card }, bewirkt.
why-no-card = Es gibt keine Karten mehr zu ziehen.
why-no-free = In diesem Kampf hast du keine Freikarten mehr.
why-stopped = In der Auslage liegt eine Stopp-Karte, also kannst du keine Freikarten ziehen.
why-free-first =
    { $free ->
        [one] Du hast noch { $free } Freikarte: Zieh, bevor du zahlst.
       *[other] Du hast noch { $free } Freikarten: Zieh, bevor du zahlst.
    }
why-no-life = Eine Karte kostet { $price } Leben, und du hast nur { $life }.
why-must-win =
    { $missing ->
        [one] Ein Schlusskapitel musst du gewinnen, und dir fehlt noch { $missing }.
       *[other] Ein Schlusskapitel musst du gewinnen, und dir fehlen noch { $missing }.
    }
why-draw-first = Du musst eine Karte ziehen, bevor du den Kampf beenden kannst.
why-none-usable = Keine Karte der Auslage lässt sich gerade nutzen.
why-aging = Karte { $number }, { $card }, ist eine Alterungskarte: Sie wirkt von selbst.
why-no-ability = Karte { $number }, { $card }, hat keine Fähigkeit, die du nutzen könntest.
why-used = Karte { $number }, { $card }, wurde schon genutzt.
why-used-up = Karte { $number }, { $card }, wurde in diesem Kampf schon so oft genutzt, wie es sie gibt.
why-most-life = Du hast schon { $life } Leben, mehr geht nicht.
why-not-chapter = Karte { $number }, { $card }, bewirkt gegen ein Schlusskapitel nichts.
why-green-already = Die Gefahr hat schon ihren grünen Wert.
why-nothing-to-copy = In der Auslage gibt es keine Fähigkeit, die Karte { $number }, { $card }, gerade kopieren kann.
why-nothing-to-double = Alle anderen Karten sind schon verdoppelt, also hat Karte { $number }, { $card }, nichts zu verdoppeln.
why-needs-card = Für Karte { $number }, { $card }, gibt es keine Karte mehr zu ziehen.
why-needs-stack = Es gibt keinen Nachziehstapel mehr, also kann Karte { $number }, { $card }, keine Karte darunterlegen.
why-needs-another = Karte { $number }, { $card }, braucht eine andere Karte in der Auslage.
why-must-swap = Du hast die Karte genutzt, also ist der erste Tausch Pflicht.
why-must-act = Du hast die Karte genutzt, also musst du eine Karte für sie wählen.
why-same-card = Karte { $number }, { $card }, ist die, die du gerade nutzt: Wähle eine andere.
why-doubled = Karte { $number }, { $card }, ist schon verdoppelt.
why-no-copy = Karte { $number }, { $card }, hat keine Fähigkeit, die du kopieren könntest.
why-only-copies = Karte { $number }, { $card }, ist selbst eine Kopierkarte und kann nicht kopiert werden.
why-no-change = Karte { $number }, { $card }, würde jetzt nichts ändern.
why-not-in-view = Angesehene Karten: { $size }. Eine Karte { $number } gibt es nicht.
why-name-all = Nenne alle { $size } Karten, die als nächste gezogene zuerst, zum Beispiel „{ $example }“.
why-aging-costs = Eine Alterungskarte kostet 2, aber du hast nur noch { $budget }.
why-two-hazards = Es gibt 2 Gefahren: Stell dich der 1 oder der 2.
why-two-chapters = Es gibt 2 Schlusskapitel: Wähle 1 oder 2.
why-empty-row = In der Auslage liegen keine Karten.
why-not-in-row =
    { $size ->
        [one] In der Auslage mit { $size } Karte gibt es keine Karte { $number }.
       *[other] In der Auslage mit { $size } Karten gibt es keine Karte { $number }.
    }

## Was man nachsehen kann

study-next-none = **Nächste Karte**: Es gibt keine Karten mehr zu ziehen.
study-next-one = **Nächste Karte**: { $card }.
study-next = **Nächste Karte**{ $renewed ->
        [yes] , nach dem Mischen
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent }{"\u00A0"}%
share-small = { $card } unter 1{"\u00A0"}%
study-stack = **Nachziehstapel**, { $size ->
        [0] keine Karten
        [one] { $size } Karte
       *[other] { $size } Karten
    }{ $tops ->
        [yes] . Oben, in dieser Reihenfolge: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] . Dann in unbekannter Reihenfolge: { $rest }
           *[no] . In unbekannter Reihenfolge: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] . Ganz unten, die unterste zuletzt: { $bottom }
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
    }. Als Nächstes: { $shares }{ $later ->
        [yes] . Erst nach diesen: { $cards }
       *[no] {""}
    }.
study-chapter = **Schlusskapitel**, { $state ->
        [beaten] besiegt
        [now] gerade bekämpft
       *[open] noch nicht besiegt
    }: { $foe } ({ needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }).
study-score = **Punkte bisher**: { $score } ({ $lines }).
study-line = { $line } { $points }

## Im Bild

phase-green = Grüner Sol
phase-yellow = Gelber Sol
phase-red = Roter Sol
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
says-all = alle unbesiegten Gefahren zugleich
pile-stack = Nachziehstapel
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
        [yes] Punkte { $score }
       *[no] Punkte bisher { $score }
    }
picture-score = Punkte
picture-won = Gewonnen
picture-lost = Verloren
picture-missing = noch { $missing } zum Sieg
picture-reached = genug zum Sieg
picture-price = dann { $price } Leben je Karte
picture-hunger = Hunger: am Ende −{ $life } Leben
picture-budget = noch { $budget } zum Zerstören
picture-stopped = Stopp: keine Freikarten
picture-stopped-game = vorzeitig beendet
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
flavour-jammed-locker = So viel kann der Inhalt nicht wert sein. Oder doch?
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
flavour-cold-feet = Keinen Schritt weiter, egal, was der Plan sagt.
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
flavour-cross-the-plain = Neunhundert Kilometer, und die Karte reicht für die Hälfte.
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
        [0] Damit hättest du genug, um den Kampf zu gewinnen. Nach dem zweitbesten Zug brauchtest du noch { $other }.
       *[other] Zum Sieg in diesem Kampf brauchst du dann noch { $after }. Nach dem zweitbesten Zug wären es { $other }.
    }
advice-life = Du hast dann { $after } Leben. Nach dem zweitbesten Zug wären es { $other }.
outdoes-missing = Im Kampf hätten noch { $better } statt { $played } gefehlt.
outdoes-life = Danach wären { $better } statt { $played } Leben geblieben.

## Ratschläge

advise-face = Stell dich dieser Gefahr: { $card }
advise-destroy = Zerstör { $card }
advise-use = Benutz { $card } ({ $would })
