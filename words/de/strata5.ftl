### Strata 5: alles, was Menschen davon lesen.
###
### Begriffe: pawn = Figur, mit ihrer Zahl „die 3“; block = Block; Starting Block = Startblock; space = Feld; level = Ebene;
### place of a block = Stelle; in hand = im Vorrat; enter, bring in = einsetzen, ins Spiel bringen; walk = ziehen, gehen;
### lay = legen; capture = schlagen; trapped = begraben (unter einem Block oder Überhang); locked = festgesetzt (kann nicht ziehen);
### overhang = Überhang; hollow = hohl; bare board = nacktes Brett; turn = Zug; opponent = dein Gegner, gegnerisch.

## Vor der Partie

title = Strata 5
summary = Leg Blöcke, lass deine Figuren hinaufsteigen und sei zuerst auf Ebene 5.
watch = Achte darauf, was gegnerische Figuren in genau so vielen Schritten erreichen, wie ihre Zahl sagt: So schlagen sie und steigen auf. Leg jeden Block so, dass er deinen Figuren hinaufhilft und ihnen den Weg verbaut.
option-size-name = Größe
option-size = Größe des Bretts
option-size-6 = das schnelle Spiel, Rot ist im Vorteil
option-size-8 = das normale Spiel
option-size-10 = das lange Spiel, meist unentschieden

## Was geschah

turn = { $who } { $actions }.
did-move =
    zog die { $number } von { $start }{ $ways ->
        [yes] {" "}über { $way }
       *[no] {""}
    } nach { $end } (Ebene { $level }{ $captures ->
        [yes] , schlug die { $captured } von { $rival }
       *[no] {""}
    }{ $stuck ->
        [yes] , dort vorerst festgesetzt
       *[no] {""}
    })
did-enter =
    setzte die { $number }{ $ways ->
        [yes] {" "}über { $way }
       *[no] {""}
    } auf { $end } ein (Ebene { $level }{ $captures ->
        [yes] , schlug die { $captured } von { $rival }
       *[no] {""}
    }{ $stuck ->
        [yes] , dort vorerst festgesetzt
       *[no] {""}
    })
did-move-briefly =
    { $again ->
        [yes] die { $number } von { $start } nach { $end }
       *[no] zog die { $number } von { $start } nach { $end }
    }{ $captures ->
        [yes] {" "}(schlug die { $captured } von { $rival })
       *[no] {""}
    }
did-enter-briefly =
    setzte die { $number } auf { $end } ein{ $captures ->
        [yes] {" "}(schlug die { $captured } von { $rival })
       *[no] {""}
    }
did-block =
    legte einen Block auf { $place } bis { $corner } (Ebene { $level }{ $does ->
        [traps] , begrub { $trapped }
        [locks] , setzte { $locked } fest
        [both] , begrub { $trapped }, setzte { $locked } fest
       *[nothing] {""}
    })
did-block-briefly =
    legte einen Block auf { $place }{ $traps ->
        [yes] {" "}(begrub { $trapped })
       *[no] {""}
    }
caught =
    { $whose ->
        [own] { $owns ->
            [one] die eigene { $own }
           *[other] die eigenen { $own }
        }
        [theirs] die { $theirs } von { $rival }
        [both] die eigene { $own } und die { $theirs } von { $rival }
       *[lists] { $owns ->
            [one] die eigene { $own } sowie die { $theirs } von { $rival }
           *[other] die eigenen { $own } sowie die { $theirs } von { $rival }
        }
    }
did-no-pawn = konnte keine Figur ziehen
did-no-second = konnte keine zweite Figur ziehen
did-no-place = hatte keine Stelle für einen Block
did-no-block-left = hatte keinen Block mehr
did-pass = musste aussetzen

## Wie die Partie steht

state = Strata 5, Zug { $turn }. { $doing }
doing =
    { $who } { $step ->
        [first] zieht eine Figur
        [second] zieht eine zweite Figur
       *[block] legt einen Block
    }{ $moved ->
        [yes] {" "}(die Figur auf { $space } hat schon gezogen)
       *[no] {""}
    }.
sides = { $red } spielt Rot, { $black } spielt Schwarz.
seen-from-black = Von der schwarzen Seite gesehen.
levels-by-rank = Ebenen nach Reihen, a bis { $last }: { $ranks }.
blocks-by-space = Blöcke nach linkem unterem Feld: { $levels }.
blocks-on-level = Ebene { $level } { $places }
pawns-of =
    { $side ->
        [red] Rote Figuren
       *[black] Schwarze Figuren
    }: { $board ->
        [0] keine
       *[other] { $pawns }
    }. Im Vorrat: { $hand ->
        [0] keine
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] . Begraben: { $caged }
    }.
pawn-on = { $number } auf { $space }
pawn-in = { $number } in { $space } auf Ebene { $level }
count =
    { $blocks ->
        [0] Kein Block übrig
        [one] { $blocks } Block übrig
       *[other] { $blocks } Blöcke übrig
    }{ $idle ->
        [0] {""}
       *[other] . { $idle } von { $most } Zügen ohne Schlagen und ohne Block
    }{ $stirred ->
        [yes] . In diesem Zug wurde geschlagen oder gebaut
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] . Diese Stellung kam { $times }-mal vor
    }.
levels-heading = Ebene jedes Feldes, a bis { $last }:
rank = Reihe { $rank }: { $levels }
level-by-level-heading = Ebene für Ebene, Blöcke nach ihrem linken unteren Feld:
blocks-heading = Blöcke nach ihrem linken unteren Feld:
level =
    Ebene { $level }: Blöcke { $blocks }{ $standing ->
        [yes] , Figuren { $pawns }
       *[no] {""}
    }.
level-pawn =
    { $side ->
        [red] rote
       *[black] schwarze
    } { $number } auf { $space }{ $locked ->
        [yes] {" "}(festgesetzt)
       *[no] {""}
    }
level-trapped =
    { $side ->
        [red] rote
       *[black] schwarze
    } { $number } begraben in { $space }
hollow = Hohl: { $gaps }.
gap = { $space } unter Ebene { $level }
in-hand =
    Im Vorrat: rot { $reds ->
        [0] keine
       *[other] { $red }
    }, schwarz { $blacks ->
        [0] keine
       *[other] { $black }
    }.
grid-levels = Ebenen:
grid-pawns = Figuren, { letter-red } rot und { letter-black } schwarz:
letter-red = r
letter-black = s
progress =
    { $forces }. { $blocks ->
        [0] Kein Block übrig
        [one] { $blocks } Block übrig
       *[other] { $blocks } Blöcke übrig
    }.
force =
    { $who } ({ $side ->
        [red] rot
       *[black] schwarz
    }) hat { $pawns ->
        [0] keine Figur auf dem Brett
        [one] { $pawns } Figur auf dem Brett (auf Ebene { $high })
       *[other] { $pawns } Figuren auf dem Brett (die höchste auf Ebene { $high })
    }

## Wie die Partie endete

won-climbed = { $winner } hat Ebene 5 erreicht und gewinnt.
won-by-capture = { $winner } gewinnt durch Schlagen: { $loser } hat keine Figur mehr, die nicht festgesetzt ist.
won-by-block = { $winner } gewinnt mit einem Block: Alle übrigen Figuren von { $loser } sind festgesetzt.
won-locked-itself = { $loser } hat keine Figur mehr, die nicht festgesetzt ist, und { $winner } gewinnt.
drawn-no-five = Unentschieden: Alle Blöcke sind gelegt, und keiner liegt auf Ebene 5.
drawn-idle = Unentschieden: { $turns } Züge in Folge ohne Schlagen und ohne Block.
drawn-third = Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.

## Was liest, wer am Zug ist

ask-first = Zieh eine Figur.
ask-second = Zieh eine zweite Figur (nicht die auf { $moved }).
ask-block = Leg einen Block.
ask-block-no-pawn = Keine deiner Figuren kann ziehen, also leg einen Block.
ask-block-no-second = Keine deiner anderen Figuren kann ziehen, also leg einen Block.

## Menüs

menu-move = Eine Figur ziehen
menu-board = Eine Figur auf dem Brett ziehen
menu-hand = Eine Figur aus dem Vorrat einsetzen
menu-block = Einen Block legen
menu-block-harm = Figuren begraben oder festsetzen
menu-block-top = Auf andere legen
menu-block-board = Auf das Brett legen
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Mit deiner { $pawn } hinauf oder schlagen
           *[no] Mit der Figur auf { $pawn } hinauf oder schlagen
        }
        [level] { $hand ->
            [yes] Mit deiner { $pawn } auf gleicher Höhe bleiben
           *[no] Mit der Figur auf { $pawn } auf gleicher Höhe bleiben
        }
        [descend] { $hand ->
            [yes] Mit deiner { $pawn } hinab
           *[no] Mit der Figur auf { $pawn } hinab
        }
       *[any] { $hand ->
            [yes] Deine { $pawn } zieht nach …
           *[no] Die Figur auf { $pawn } zieht nach …
        }
    }

## Labels

label-pawn =
    { $number } { $hand ->
        [yes] aus dem Vorrat
       *[no] auf { $start }
    } ({ $places ->
        [one] { $places } Ziel
       *[other] { $places } Ziele
    }{ $captures ->
        [yes] , kann schlagen
       *[no] {""}
    }{ $wins ->
        [yes] , kann gewinnen
       *[no] {""}
    })
label-lay =
    Einen Block legen ({ $places ->
        [one] { $places } Stelle
       *[other] { $places } Stellen
    })
label-walk =
    { $hand ->
        [yes] { $number } aus dem Vorrat
       *[no] { $start }
    } nach { $end }, Ebene { $level }{ $does ->
        [captures] : schlägt { $side ->
            [red] die rote { $captured }
           *[black] die schwarze { $captured }
        }
        [locked] : dort vorerst festgesetzt
        [both] : schlägt { $side ->
            [red] die rote { $captured }
           *[black] die schwarze { $captured }
        }, vorerst fest
       *[nothing] {""}
    }
label-block =
    { $place } bis { $corner }, Ebene { $level }{ $does ->
        [traps] : begräbt { $trapped }
        [locks] : setzt { $locked } fest
        [both] : begräbt { $trapped }, setzt { $locked } fest
       *[nothing] {""}
    }
label-block-briefly =
    { $place } bis { $corner }, Ebene { $level }{ $does ->
        [traps] : begräbt { $trapped ->
            [one] { $trapped } Figur
           *[other] { $trapped } Figuren
        }
        [locks] : setzt { $locked ->
            [one] { $locked } Figur
           *[other] { $locked } Figuren
        } fest
        [both] : begräbt { $trapped ->
            [one] { $trapped } Figur
           *[other] { $trapped } Figuren
        }, setzt { $locked } fest
       *[nothing] {""}
    }
label-caught =
    { $whose ->
        [own] { $owns ->
            [one] deine { $own }
           *[other] deine { $own }
        }
        [theirs] { $side ->
            [red] { $rivals ->
                [one] die rote { $theirs }
               *[other] die roten { $theirs }
            }
           *[black] { $rivals ->
                [one] die schwarze { $theirs }
               *[other] die schwarzen { $theirs }
            }
        }
        [both] deine { $own } und { $side ->
            [red] die rote { $theirs }
           *[black] die schwarze { $theirs }
        }
       *[lists] deine { $own } und { $side ->
            [red] { $rivals ->
                [one] die rote { $theirs }
               *[other] die roten { $theirs }
            }
           *[black] { $rivals ->
                [one] die schwarze { $theirs }
               *[other] die schwarzen { $theirs }
            }
        }
    }

## Im Bild

key-level = Ebene
key-air = hohl
key-trapped = begraben
key-locked = festgesetzt
status-doing =
    { $step ->
        [first] zieht eine Figur
        [second] zieht die zweite
       *[block] legt einen Block
    }
status-doing-left =
    { $step ->
        [first] zieht eine Figur
        [second] zieht die zweite
       *[block] legt einen Block
    }, noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
    }
status =
    { $board ->
        [0] { $trapped ->
            [0] alle im Vorrat
           *[other] { $trapped } begraben
        }
       *[other] { $trapped ->
            [0] { $board } auf dem Brett
           *[other] { $board } auf dem Brett, { $trapped } begraben
        }
    }

## Tipps

hint-wins = Deine { $number } kommt nach { $end } auf Ebene { $level }: Das gewinnt.
hint-captures = Deine { $number } kann die { $captured } auf { $end } schlagen.
hint-second = Es zählt, wo sie landet, nicht der Weg dorthin.
hint-enter = Das Einsetzen auf einem Startblock ist der erste Schritt.
hint-walk = Figuren gehen ihre Zahl, je Schritt höchstens eine Ebene.
hint-trap = Ein Block auf { $place } begräbt die gegnerische { $number } für immer.
hint-trap-own = Vorsicht: Ein Block auf { $place } begräbt deine { $number }.
hint-climb = Ein Block auf { $place } wird zur Stufe auf Ebene { $level }.
hint-block = Wo zwei Blöcke zusammenstoßen, passt einer auf beide.

## Warum ein Zug nicht erlaubt ist

why-off-board = { $space } liegt nicht auf dem Brett, das von a1 bis { $last } reicht.
why-pawn-before-block =
    { $first ->
        [yes] Vor dem Block musst du eine erste Figur ziehen.
       *[no] Vor dem Block musst du eine zweite Figur ziehen.
    }
why-block-now = Jetzt musst du einen Block legen.
why-not-in-hand = Du hast keine { $number } im Vorrat.
why-no-door = Deine Startblöcke haben kein offenes Feld mehr, also kannst du keine Figur einsetzen.
why-doors-taken = Alle offenen Felder deiner Startblöcke sind besetzt, also kannst du keine Figur einsetzen.
why-no-entry =
    { $number ->
        [one] Deine { $number } kann von deinen Startblöcken aus gerade nicht { $number } Schritt weit gehen.
       *[other] Deine { $number } kann von deinen Startblöcken aus gerade keine { $number } Schritte gehen.
    }
why-entry-blocked = Andere Figuren versperren deiner { $number } jeden Weg nach { $end }.
why-entry-far =
    { $number ->
        [one] Eine Figur aus dem Vorrat erreicht { $end } nicht in { $number } Schritt (das Einsetzen ist der erste).
       *[other] Eine Figur aus dem Vorrat erreicht { $end } nicht in { $number } Schritten (das Einsetzen ist der erste).
    }
why-trapped = Deine { $number } auf { $space } ist für immer begraben.
why-empty = Auf { $space } steht keine Figur.
why-theirs = Die Figur auf { $space } gehört deinem Gegner.
why-moved = Die Figur auf { $space } hat schon gezogen. Deine zweite muss eine andere sein.
why-same-space = Eine Figur darf nicht auf dem Feld enden, auf dem sie begonnen hat.
why-locked =
    { $number ->
        [one] Deine { $number } auf { $space } ist festgesetzt: Für sie gibt es keinen Weg von { $number } Schritt.
       *[other] Deine { $number } auf { $space } ist festgesetzt: Für sie gibt es keinen Weg von { $number } Schritten.
    }
why-blocked = Deiner { $number } auf { $space } stehen andere Figuren im Weg: Sie kann gerade nicht ziehen.
why-bare = Auf { $space } liegt kein Block, und Figuren können nur auf Blöcken stehen.
why-own-pawn = Auf { $space } steht deine eigene Figur.
why-too-far =
    { $steps ->
        [one] { $end } ist mindestens { $steps } Schritt von { $start } entfernt, aber eine { $number } geht genau { $number }.
       *[other] { $end } ist mindestens { $steps } Schritte von { $start } entfernt, aber eine { $number } geht genau { $number }.
    }
why-parity =
    { $odd ->
        [yes] Eine { $number } geht genau { $number } Schritte, aber von { $start } nach { $end } ist es immer eine ungerade Zahl.
       *[no] Eine { $number } geht genau { $number } Schritte, aber von { $start } nach { $end } ist es immer eine gerade Zahl.
    }
why-walk-blocked =
    { $number ->
        [one] Andere Figuren versperren jeden Weg von { $number } Schritt von { $start } nach { $end }.
       *[other] Andere Figuren versperren jeden Weg von { $number } Schritten von { $start } nach { $end }.
    }
why-no-walk =
    { $number ->
        [one] Von { $start } nach { $end } gibt es keinen Weg von { $number } Schritt. Figuren bleiben auf Blöcken, steigen je Schritt höchstens 1 Ebene hinauf oder hinab und betreten kein Feld zweimal.
       *[other] Von { $start } nach { $end } gibt es keinen Weg von { $number } Schritten. Figuren bleiben auf Blöcken, steigen je Schritt höchstens 1 Ebene hinauf oder hinab und betreten kein Feld zweimal.
    }
why-over-edge = Ein Block wird nach seinem linken unteren Feld benannt. Auf { $place } würde er über den Rand ragen.
why-alone = Auf dem nackten Brett muss ein Block neben einem anderen auf Ebene 1 liegen. Auf { $place } wäre das nicht so.
why-too-high = Auf { $place } läge der Block auf Ebene { $level }, aber { $top } ist die höchste.
why-uneven =
    { $spaces ->
        [one] Auf { $place } erreicht nur 1 der 4 Felder des Blocks Ebene { $height }, aber mindestens 3 müssen es.
       *[other] Auf { $place } erreichen nur 2 der 4 Felder des Blocks Ebene { $height }, aber mindestens 3 müssen es.
    }
why-one-block = Auf { $place } läge der Block nur auf einem einzigen. Er braucht mindestens 2 Teile (Blöcke oder Figuren) unter sich.

## Warum ein Hinweis zu einem Zug rät

advice-free = Danach beweglich: { $own } von deinen Figuren und { $theirs } von denen deines Gegners. Nach dem zweitbesten Zug wären es { $ownother } und { $theirsother }.
advice-stops = Das hält deinen Gegner von Ebene 5 fern.
advice-climbs = Danach drohst du, auf Ebene 5 zu steigen.
advice-captures = Mögliche Schläge danach: { $own } für dich und { $theirs } für deinen Gegner. Nach dem zweitbesten Zug wären es { $ownother } und { $theirsother }.
outdoes-free = Bei den beweglichen Figuren hätte es { $own } zu { $theirs } statt { $ownwas } zu { $theirswas } gestanden.
outdoes-captures = Bei den bedrohten Figuren hätte es { $own } zu { $theirs } statt { $ownwas } zu { $theirswas } gestanden.

## Ratschläge

advise-walk =
    { $hand ->
        [yes] { $captures ->
            [yes] Setz die { $number } aus der Hand auf { $end } und schlag dort
           *[no] Setz die { $number } aus der Hand auf { $end }
        }
       *[no] { $captures ->
            [yes] Zieh die { $number } von { $start } nach { $end } und schlag dort
           *[no] Zieh die { $number } von { $start } nach { $end }
        }
    }
advise-block = Leg einen Block auf { $place }
