### The Game’s Up!: alles, was Menschen davon lesen.
###
### Begriffe: piece = Stein; single = Einzelstein; stack = Stapel; face = Zahl; turns over = wird umgedreht, „die 3 wird zur 4“;
### square = Feld; rank = Reihe; file = Linie; move = ziehen, Zug; leap = springen; capture, take = schlagen; target = Ziel;
### score = Punkte; random draw = Auslosung; opponent = dein Gegner, gegnerisch; stack of 3 = 3er-Stapel; closed = gesperrt; draw = unentschieden.
### Zahlen sind weiblich („die 3“), Seiten Eigenschaften („rot“) oder Namen („Rot“).

## Vor der Partie

title = The Game’s Up!
summary = Dreh Steine um, schlag und staple sie und erreiche das Ziel vor deinem Gegner.
watch = Frag dich nach jedem deiner Züge, was jetzt geschlagen werden kann: zuerst deine großen Stapel. Die kleine Zahl am Rand eines Steins ist die, auf die er sich beim Ziehen dreht.
option-target-name = Ziel
option-target = Die Punktzahl, die sofort gewinnt
option-stacks-name = Stapel
option-stacks = Was ein Stapel schlagen darf
option-stacks-free-name = frei
option-stacks-free = alles, was eine kleinere Zahl zeigt
option-stacks-alternating-name = abwechselnd
option-stacks-alternating = dasselbe, aber die Farben müssen sich danach bis ganz unten abwechseln
option-turning-name = Drehen
option-turning = Ob sich das Bild des Bretts nach jedem Zug um ein Viertel dreht, samt Beschriftung
option-turning-on-name = an
option-turning-on = das Brett dreht sich
option-turning-off-name = aus
option-turning-off = das Brett dreht sich nicht

## Was geschah, in der Vergangenheit

told =
    { $who } zog { $what ->
        [stack] einen { $tall }er-Stapel
        [theirs] die { $face } von { $rival }
       *[own] eine { $face }
    } von { $start }{ $leaps ->
        [yes] {" "}über { $over }
       *[no] {""}
    } nach { $end } ({ $what ->
        [stack] oben wurde die { $face } zur { $shown }
       *[other] wurde zur { $shown }
    }){ $prey ->
        [stack] {" "}und schlug den { $taken }er-Stapel von { $rival }
        [single] {" "}und schlug die { $preyface } von { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, jetzt { $score } von { $target }
       *[no] {""}
    }.
told-least =
    { $who } zog { $what ->
        [stack] einen { $tall }er-Stapel
        [theirs] die { $face } von { $rival }
       *[own] eine { $face }
    } von { $start } nach { $end }{ $prey ->
        [stack] {" "}und schlug den { $taken }er-Stapel von { $rival }
        [single] {" "}und schlug die { $preyface } von { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }
       *[no] {""}
    }.
falls = { $who } fiel von { $before } auf { $after } zurück.
starts-by-lot = { $who } wurde ausgelost und beginnt.

## Wie eine Partie steht

to-move = { $who } ist am Zug.
lot-to-come = Wer beginnt, ist noch nicht ausgelost.
state = The Game’s Up! { $doing } Punkte (Ziel { $target }): { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] rot
       *[blue] blau
    }) { $score }
score = { $who } { $score }
progress = { $scores }. Ziel: { $target }.
no-way-back = Nicht direkt zurück: { $ways }.
way = { $start } nach { $end }
quiet =
    Züge ohne Schlagen: { $quiet } von { $most }{ $times ->
        [1] {""}
       *[other] . Diese Stellung kam { $times }-mal vor
    }.
turned =
    Das Brett ist { $quarters ->
        [1] um ein Viertel im Uhrzeigersinn gedreht
        [2] auf den Kopf gestellt
       *[3] um drei Viertel im Uhrzeigersinn gedreht
    }.
seen-from-blue = Von der blauen Seite gesehen.
singles =
    { $side ->
        [red] Rote Einzelsteine
       *[blue] Blaue Einzelsteine
    }: { $pieces }.
no-singles =
    { $side ->
        [red] Rote Einzelsteine
       *[blue] Blaue Einzelsteine
    }: keine.
stacks =
    { $side ->
        [red] Rote Stapel
       *[blue] Blaue Stapel
    }, von oben: { $stacks }.
stack-at = { $square } { $stack }
stacks-heading = Stapel, von oben:
no-stacks = Keine Stapel.
stack-line = { $square }: { $stack }.
stack = { $pieces } ({ $tall }, Summe { $sum })
stack-piece =
    { $side ->
        [red] rote
       *[blue] blaue
    } { $face }
rank = Reihe { $rank }: { $squares }.
rank-piece =
    { $file } { $side ->
        [red] rote
       *[blue] blaue
    } { $face }
rank-stack =
    { $file } { $side ->
        [red] roter
       *[blue] blauer
    } { $tall }er-Stapel, oben { $face }
rank-empty = { $files } leer
grid-key = r rot, b blau, + Stapel

## Wie eine Partie endete

won-target = { $winner } erreicht das Ziel von { $target } Punkten und gewinnt.
won-no-move = { $winner } gewinnt mit { $more } zu { $less }: Es gibt keinen Zug mehr.
drawn-no-move = Unentschieden: Es steht { $score } zu { $score }, und es gibt keinen Zug mehr.
won-quiet = { $winner } gewinnt mit { $more } zu { $less }: In { $most } Zügen wurde nichts geschlagen.
drawn-quiet = Unentschieden: Es steht { $score } zu { $score }, und in { $most } Zügen wurde nichts geschlagen.
drawn-third = Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.
scores-are = Endstand: { $scores }.

## Was liest, wer am Zug ist

ask =
    Zieh einen eigenen Stein oder einen { $side ->
        [red] roten
       *[blue] blauen
    }.
ask-not-back = Zieh einen Stein, aber nicht direkt zurück ({ $ways }).
way-short = { $start }–{ $end }
menu-any = Einen Stein ziehen
menu-own = Einen eigenen Stein ziehen
menu-theirs =
    { $side ->
        [red] Einen roten Stein ziehen
       *[blue] Einen blauen Stein ziehen
    }
menu-where = Von { $start } nach …
turning = Das Brett dreht sich nach jedem Zug um ein Viertel im Uhrzeigersinn. Die Felder behalten ihre Namen.

## Labels in Menüs

label-stack =
    Stapel auf { $start }, oben { $face } (wird zur { $shown }{ $can ->
        [win] , kann gewinnen
        [capture] , kann schlagen
       *[no] {""}
    })
label-own =
    { $face } auf { $start } (wird zur { $shown }{ $can ->
        [win] , kann gewinnen
        [capture] , kann schlagen
       *[no] {""}
    })
label-theirs =
    { $side ->
        [red] Rote
       *[blue] Blaue
    } { $face } auf { $start } (wird zur { $shown }{ $can ->
        [win] , kann gewinnen
        [capture] , kann schlagen
       *[no] {""}
    })
label-go =
    { $start } { $leaps ->
        [yes] springt nach
       *[no] nach
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
label-takes =
    { $start } { $leaps ->
        [yes] springt nach
       *[no] nach
    } { $end }: schlägt { $prey ->
        [stack] { $taken }er-Stapel, oben { $preyface }
       *[single] { $preyface }
    }, { $gain }

## Im Bild

key-small = Zahl nach dem Ziehen
key-plate = nur Stapel zählen: ihre Summe
layers = Von oben:
plate-moves-left =
    { $left ->
        [0] am Zug, keine Züge mehr
        [one] am Zug, noch { $left } Zug
       *[other] am Zug, noch { $left } Züge
    }
plate =
    { $singles ->
        [0] keine einzeln
        [one] { $singles }{"\u00A0"}einzeln
       *[other] { $singles }{"\u00A0"}einzeln
    }, { $stacks ->
        [0] kein{"\u00A0"}Stapel
        [one] { $stacks }{"\u00A0"}Stapel
       *[other] { $stacks }{"\u00A0"}Stapel
    }

## Tipps

hint-stack = Dein Stapel auf { $square } zählt { $worth }. Beim Ziehen wird { $top } zu { $shown }.
hint-none = Nur Stapel zählen, und wer schlägt, bildet einen.
hint-capture =
    { $what ->
        [stack] Dein Stapel auf { $start } wird zur { $shown }
       *[single] Deine { $face } auf { $start } wird zur { $shown }
    } und schlägt { $end }: { $gain }{ $wins ->
        [yes] , Sieg
       *[no] {""}
    }.

## Warum ein Zug nicht erlaubt ist

why-off-board = { $square } liegt nicht auf dem Brett, das von a1 bis { $last } reicht.
why-empty = { $square } ist leer.
why-their-stack = Der Stapel auf { $square } gehört deinem Gegner. Vom Gegner darfst du nur Einzelsteine ziehen.
why-nowhere = Der Stein oder Stapel auf { $square } kann gerade nirgendwohin.
why-there = Der Stein oder Stapel auf { $square } ist schon dort.
why-far = { $end } ist zu weit von { $start } entfernt oder liegt nicht in gerader Linie.
why-stack-far = Stapel ziehen immer nur ein Feld weit.
why-leap = Ein Stein springt nur über seine eigene Farbe, und die steht nicht auf { $over }.
why-closed = Von { $start } darfst du nicht direkt nach { $end } zurück.
why-own = Auf { $end } steht ein Stein oder Stapel derselben Farbe.
why-their-piece = Gegnerische Steine dürfen nur auf leere Felder.
why-alternating = Der unterste Stein des Stapels käme auf einen derselben Farbe.
why-face = Daraus würde eine { $face }, und die kann keine { $prey } schlagen.

## Warum ein Hinweis zu einem Zug rät

advice = Gegenüber deinem Gegner ist das { $gain } wert. Der zweitbeste Zug ist { $other } wert.
advice-after = Spielen danach beide optimal, steht es { $own } für dich und { $theirs } für deinen Gegner. Nach dem zweitbesten Zug stünde es { $ownother } zu { $theirsother }.
outdoes = Es hätte { $own } zu { $theirs } statt { $ownwas } zu { $theirswas } gestanden.

## Ratschläge

advise-move =
    { $what ->
        [stack] { $captures ->
            [yes] Zieh den Stapel von { $start } nach { $end } und schlag dort
           *[no] Zieh den Stapel von { $start } nach { $end }
        }
       *[single] { $captures ->
            [yes] Zieh den Stein von { $start } nach { $end } und schlag dort
           *[no] Zieh den Stein von { $start } nach { $end }
        }
    }
