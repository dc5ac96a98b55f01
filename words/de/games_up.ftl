# Author: the project's first translator
# Reviewer: nobody yet

### The Game’s Up!: alles, was Menschen davon lesen.
###
### Begriffe: piece = Stein; single = Einzelstein; stack = Stapel; face = Zahl; turns over = wird umgedreht, „die 3 wird zur 4“;
### square = Feld; rank = Reihe; file = Linie; move = ziehen, Zug; leap = springen; capture, take = schlagen; target = Ziel;
### score = Punkte; lot = Los; opponent, rival = dein Gegenüber, gegnerisch; closed = gesperrt; draw = unentschieden.
### Zahlen sind weiblich („die 3“), Seiten Eigenschaften („rot“) oder Namen („Rot“).

## Vor der Partie

title = The Game’s Up!
summary = Dreh Steine um, schlag und staple sie, und erreiche das Ziel vor deinem Gegenüber.
option-target-name = Ziel
option-target = Die Punktzahl, die sofort gewinnt
option-stacks-name = Stapel
option-stacks = Was ein Stapel schlagen darf
option-stacks-free-name = frei
option-stacks-free = alles, was eine kleinere Zahl zeigt
option-stacks-alternating-name = abwechselnd
option-stacks-alternating = dasselbe, wenn sich die Farben danach bis unten abwechseln
option-turning-name = Drehen
option-turning = Ob sich das Bild nach jedem Zug um ein Viertel dreht, samt Beschriftung
option-turning-on-name = an
option-turning-on = das Brett dreht sich
option-turning-off-name = aus
option-turning-off = das Brett steht still

## Was geschah, in der Vergangenheit

told =
    { $who } zog { $what ->
        [stack] einen Stapel aus { $tall }
        [theirs] die { $face } von { $rival }
       *[own] eine { $face }
    } von { $start }{ $leaps ->
        [yes] {" "}über { $over }
       *[no] {""}
    } nach { $end } ({ $what ->
        [stack] oben wurde die { $face } zur { $shown }
       *[other] wurde zur { $shown }
    }){ $prey ->
        [stack] {" "}und schlug den Stapel aus { $taken } von { $rival }
        [single] {" "}und schlug die { $preyface } von { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, jetzt { $score } von { $target }
       *[no] {""}
    }.
falls = { $who } fällt von { $before } auf { $after }.
starts-by-lot = { $who } beginnt; so fiel das Los.

## Wie eine Partie steht

to-move = { $who } ist am Zug.
lot-to-come = Wer beginnt, wird noch ausgelost.
state = The Game’s Up! { $doing } Punkte, Ziel { $target }: { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] rot
       *[blue] blau
    }) { $score }
score = { $who } { $score }
progress = { $scores }; das Ziel ist { $target }.
no-way-back = Kein Weg zurück: { $ways }.
way = { $start } nach { $end }
quiet =
    Ohne Schlagen: { $quiet } von { $most } Zügen{ $times ->
        [1] {""}
       *[other] ; diese Stellung kam { $times }-mal vor
    }.
turned =
    { $quarters ->
        [1] Um ein Viertel im Uhrzeigersinn gedreht
        [2] Auf den Kopf gestellt
       *[3] Um drei Viertel im Uhrzeigersinn gedreht
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
    } Stapel aus { $tall }, oben { $face }
rank-empty = { $files } leer
grid-key = r rot, b blau, + Stapel

## Wie eine Partie endete

won-target = { $winner } gewinnt: Das Ziel von { $target } Punkten ist erreicht.
won-no-move = { $winner } gewinnt mit { $more } zu { $less }; kein Zug ist mehr möglich.
drawn-no-move = Unentschieden: Es steht { $score } zu { $score }, und kein Zug ist mehr möglich.
won-quiet = { $winner } gewinnt mit { $more } zu { $less }; in { $most } Zügen in Folge wurde nichts geschlagen.
drawn-quiet = Unentschieden: Es steht { $score } zu { $score }, und in { $most } Zügen in Folge wurde nichts geschlagen.
drawn-third = Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.
won-resigned =
    { $how ->
        [late] Die Zeit von { $loser } ist abgelaufen, und { $winner } gewinnt
        [left] { $loser } hat den Server verlassen, und { $winner } gewinnt
        [taken] Die Moderation hat { $loser } aus der Partie genommen, und { $winner } gewinnt
       *[resigned] { $loser } hat aufgegeben, und { $winner } gewinnt
    }.
scores-are = Punkte: { $scores }.

## Was liest, wer am Zug ist

ask =
    Zieh einen eigenen Stein oder einen { $side ->
        [red] roten
       *[blue] blauen
    }.
ask-not-back = Zieh einen Stein. Nicht zurück: { $ways }.
way-short = { $start }–{ $end }
menu-any = Einen Stein ziehen
menu-own = Einen eigenen Stein ziehen
menu-theirs =
    { $side ->
        [red] Einen roten Stein ziehen
       *[blue] Einen blauen Stein ziehen
    }
menu-where = Wohin von { $start }
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
        [stack] Stapel aus { $taken }, oben { $preyface }
       *[single] { $preyface }
    }, { $gain }

## Im Bild

key-small = wird beim Ziehen zu dieser Zahl
key-plate = nur Stapel zählen: die Summe
layers = Von oben:
plate-draw = unentschieden
plate-won = gewinnt
plate-lost = verliert
plate-to-move = am Zug
plate-moves-left =
    { $left ->
        [0] am Zug, kein Zug mehr
        [one] am Zug, noch { $left } Zug
       *[other] am Zug, noch { $left } Züge
    }
plate =
    { $singles ->
        [0] nichts einzeln
        [one] { $singles }{"\u00A0"}einzeln
       *[other] { $singles }{"\u00A0"}einzeln
    }, { $stacks ->
        [0] kein{"\u00A0"}Stapel
        [one] { $stacks }{"\u00A0"}Stapel
       *[other] { $stacks }{"\u00A0"}Stapel
    }

## Tipps

hint-stack = Dein Stapel auf { $square } zählt { $worth }; zieht er, wird seine { $top } zur { $shown }.
hint-none = Nur Stapel zählen, und Schlagen macht Stapel.
hint-capture =
    { $what ->
        [stack] Dein Stapel auf { $start } wird zur { $shown }
       *[single] Deine { $face } auf { $start } wird zur { $shown }
    }, schlägt { $end }: { $gain }{ $wins ->
        [yes] , gewinnt
       *[no] {""}
    }.

## Warum ein Zug nicht erlaubt ist

why-off-board = { $square } liegt nicht auf dem Brett; es reicht von a1 bis { $last }.
why-empty = { $square } ist leer.
why-their-stack = Der Stapel auf { $square } gehört deinem Gegenüber: Von dort darfst du nur Einzelsteine ziehen.
why-nowhere = Was auf { $square } steht, kann jetzt nirgendwohin.
why-there = Was auf { $square } steht, ist schon dort.
why-far = { $end } ist zu weit von { $start } entfernt oder liegt nicht in gerader Linie.
why-stack-far = Ein Stapel zieht immer nur ein Feld weit.
why-leap = Ein Stein springt nur über die eigene Farbe, und auf { $over } steht sie nicht.
why-closed = Der Weg zurück von { $start } nach { $end } ist gesperrt.
why-own = Auf { $end } steht dieselbe Farbe.
why-their-piece = Ein gegnerischer Stein darf nur auf ein leeres Feld.
why-alternating = Sein unterster Stein käme auf einen derselben Farbe.
why-face = Was du ziehst, wird zur { $face }, und die schlägt keine { $prey }.

## Warum ein Hinweis zu einem Zug rät

advice =
    { $does ->
        [both] Das bringt dir { $gain } und kostet die Gegenseite { $loss }.
        [gains] Das bringt dir { $gain }.
        [costs] Das kostet die Gegenseite { $loss }.
       *[nothing] Das bringt nicht sofort Punkte.
    }
advice-after = Nach dem besten Spiel, das folgt, hast du { $own } Punkte und die Gegenseite { $theirs }.
