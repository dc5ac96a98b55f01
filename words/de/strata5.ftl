# Author: the project's first translator
# Reviewer: nobody yet

### Strata 5: alles, was Menschen davon lesen.
###
### Begriffe: pawn = Figur, mit ihrer Zahl „die 3“; block = Block; Starting Block = Startblock; space = Feld; level = Ebene;
### place of a block = Stelle; in hand = im Vorrat; enter, bring in = einsetzen, ins Spiel bringen; walk = ziehen, gehen;
### lay = legen; capture = schlagen; trapped = begraben (unter einem Block oder Überhang); locked = festgesetzt (kann nicht ziehen);
### overhang = Überhang; hollow = hohl; bare board = nacktes Brett; turn = Zug; opponent, rival = dein Gegenüber, gegnerisch.

## Vor der Partie

title = Strata 5
summary = Bau mit Blöcken, lass deine Figuren hinaufsteigen, und sei zuerst auf der fünften Ebene.
option-size-name = Größe
option-size = Wie viele Felder das Brett in jede Richtung hat
option-size-6 = das schnelle Spiel, bei dem Rot im Vorteil ist
option-size-8 = das übliche Spiel
option-size-10 = das lange Spiel, das meist unentschieden endet

## Was geschah

turn = { $who } { $deeds }.
did-move =
    zog die { $number } von { $start }{ $ways ->
        [yes] {" "}über { $way }
       *[no] {""}
    } nach { $end } (Ebene { $level }{ $captures ->
        [yes] , schlug die { $captured } von { $rival }
       *[no] {""}
    }{ $stuck ->
        [yes] , vorerst festgesetzt
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
        [yes] , vorerst festgesetzt
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
did-no-place = fand keine Stelle für einen Block
did-no-block-left = hatte keinen Block mehr
did-pass = konnte nichts tun und setzte aus

## Wie die Partie steht

state = Strata 5, Zug { $turn }. { $doing }
doing =
    { $who } ist am Zug: { $step ->
        [first] jetzt die erste Figur
        [second] jetzt die zweite Figur
       *[block] jetzt ein Block
    }{ $moved ->
        [yes] ; die Figur auf { $space } hat schon gezogen
       *[no] {""}
    }.
sides = { $red } ist Rot, { $black } ist Schwarz.
seen-from-black = Von der schwarzen Seite gesehen.
levels-by-rank = Ebenen nach Reihen, a bis { $last }: { $ranks }.
blocks-by-space = Blöcke nach linkem unterem Feld: { $levels }.
blocks-on-level = Ebene { $level } { $places }
pawns-of =
    { $side ->
        [red] Rote Figuren
       *[black] Schwarze Figuren
    } { $board ->
        [0] keine
       *[other] { $pawns }
    }; im Vorrat { $hand ->
        [0] keine
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] ; begraben { $caged }
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
       *[other] ; { $idle } von { $most } Zügen ohne Schlagen und Block
    }{ $stirred ->
        [yes] ; in diesem Zug wurde geschlagen oder gebaut
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] ; diese Stellung kam { $times }-mal vor
    }.
levels-heading = Ebene jedes Feldes, a bis { $last }:
rank = Reihe { $rank }: { $levels }
level-by-level-heading = Ebene für Ebene, Blöcke nach ihrem linken unteren Feld:
blocks-heading = Blöcke nach ihrem linken unteren Feld:
level =
    Ebene { $level }: Blöcke { $blocks }{ $standing ->
        [yes] ; Figuren { $pawns }
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
    { $forces }; { $blocks ->
        [0] kein Block übrig
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

won-climbed = { $winner } hat die fünfte Ebene erreicht und gewinnt.
won-by-capture = { $winner } gewinnt durch Schlagen: Keine Figur, die { $loser } bleibt, kann je wieder ziehen.
won-by-block = { $winner } gewinnt mit einem Block: Alle Figuren, die { $loser } bleiben, sind festgesetzt.
won-locked-itself = { $loser } hat keine eigene Figur mehr, die ziehen kann; { $winner } gewinnt.
won-resigned =
    { $how ->
        [late] Die Zeit von { $loser } ist abgelaufen, und { $winner } gewinnt.
        [left] { $loser } hat den Server verlassen, und { $winner } gewinnt.
        [taken] Die Moderation hat { $loser } aus der Partie genommen, und { $winner } gewinnt.
       *[resigned] { $loser } hat aufgegeben, und { $winner } gewinnt.
    }
drawn-no-five = Unentschieden: Alle Blöcke sind gelegt, und keiner liegt auf Ebene 5.
drawn-idle = Unentschieden: In { $turns } Zügen in Folge wurde weder geschlagen noch ein Block gelegt.
drawn-third = Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.

## Was liest, wer am Zug ist

ask-first = Zieh eine Figur.
ask-second = Zieh eine zweite Figur, nicht die auf { $moved }.
ask-block = Leg einen Block.
ask-block-no-pawn = Keine deiner Figuren kann ziehen: Leg einen Block.
ask-block-no-second = Keine andere deiner Figuren kann ziehen: Leg einen Block.

## Menüs

menu-move = Eine Figur ziehen
menu-board = Eine Figur auf dem Brett ziehen
menu-hand = Eine Figur einsetzen
menu-block = Einen Block legen
menu-block-harm = Begraben oder festsetzen
menu-block-top = Auf andere legen
menu-block-board = Auf das Brett legen
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Hinauf oder schlagen mit deiner { $pawn }
           *[no] Hinauf oder schlagen mit der Figur von { $pawn }
        }
        [level] { $hand ->
            [yes] Auf gleicher Höhe mit deiner { $pawn }
           *[no] Auf gleicher Höhe mit der Figur von { $pawn }
        }
        [descend] { $hand ->
            [yes] Hinab mit deiner { $pawn }
           *[no] Hinab mit der Figur von { $pawn }
        }
       *[any] { $hand ->
            [yes] Wohin mit deiner { $pawn }
           *[no] Wohin mit der Figur von { $pawn }
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
        }, dort vorerst festgesetzt
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
status-draw = unentschieden
status-won = gewinnt
status-lost = verliert
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
    }; noch { $left ->
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

hint-wins = Deine { $number } erreicht { $end } auf Ebene { $level }: Das gewinnt.
hint-captures = Deine { $number } kann die { $captured } auf { $end } schlagen.
hint-second = Es zählt, wo sie landet, nicht ihr Weg.
hint-enter = Figuren kommen auf deine Startblöcke: erster Schritt.
hint-walk = Sie geht ihre Zahl, je Schritt höchstens eine Ebene.
hint-trap = Ein Block auf { $place } begräbt die gegnerische { $number }.
hint-trap-own = Vorsicht: Ein Block auf { $place } begräbt deine { $number }.
hint-climb = Ein Block auf { $place } wird eine Stufe zu Ebene { $level }.
hint-block = Wo zwei Blöcke zusammenstoßen, passt einer obenauf.

## Warum ein Zug nicht erlaubt ist

why-off-board = { $space } liegt nicht auf dem Brett; es reicht von a1 bis { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Vor dem Block musst du eine erste Figur ziehen.
       *[no] Vor dem Block musst du eine zweite Figur ziehen.
    }
why-block-now = Jetzt musst du einen Block legen.
why-not-in-hand = Du hast keine { $number } im Vorrat.
why-no-door = Keiner deiner Startblöcke hat noch ein offenes Feld, also kann keine Figur ins Spiel kommen.
why-doors-taken = Auf jedem offenen Feld deiner Startblöcke steht eine Figur, also kann keine ins Spiel kommen.
why-no-entry =
    { $number ->
        [one] Deine { $number } findet von deinen Startblöcken aus keinen Weg von { $number } Schritt.
       *[other] Deine { $number } findet von deinen Startblöcken aus keinen Weg von { $number } Schritten.
    }
why-entry-blocked = Auf jedem Weg deiner { $number } nach { $end } stehen Figuren.
why-entry-far =
    { $number ->
        [one] Kein Weg von { $number } Schritt, das Einsetzen mitgezählt, bringt eine Figur aus dem Vorrat nach { $end }.
       *[other] Kein Weg von { $number } Schritten, das Einsetzen mitgezählt, bringt eine Figur aus dem Vorrat nach { $end }.
    }
why-trapped = Deine { $number } auf { $space } ist für immer begraben.
why-empty = Auf { $space } steht keine Figur.
why-theirs = Die Figur auf { $space } gehört deinem Gegenüber.
why-moved = Die Figur auf { $space } hat schon gezogen; die zweite muss eine andere sein.
why-same-space = Eine Figur kann nicht dort enden, wo sie beginnt.
why-locked =
    { $number ->
        [one] Deine { $number } auf { $space } ist festgesetzt: Kein Weg von { $number } Schritt führt irgendwohin.
       *[other] Deine { $number } auf { $space } ist festgesetzt: Kein Weg von { $number } Schritten führt irgendwohin.
    }
why-blocked = Deiner { $number } auf { $space } stehen Figuren im Weg: Sie kann jetzt nicht ziehen.
why-bare = { $space } ist nacktes Brett, und Figuren stehen nur auf Blöcken.
why-own-pawn = Auf { $space } steht eine eigene Figur.
why-too-far =
    { $steps ->
        [one] { $end } ist mindestens { $steps } Schritt von { $start } entfernt, und eine { $number } geht genau { $number }.
       *[other] { $end } ist mindestens { $steps } Schritte von { $start } entfernt, und eine { $number } geht genau { $number }.
    }
why-parity =
    { $odd ->
        [yes] Jeder Weg von { $start } nach { $end } hat eine ungerade Zahl von Schritten, und eine { $number } geht genau { $number }.
       *[no] Jeder Weg von { $start } nach { $end } hat eine gerade Zahl von Schritten, und eine { $number } geht genau { $number }.
    }
why-walk-blocked =
    { $number ->
        [one] Auf jedem Weg von { $number } Schritt von { $start } nach { $end } stehen Figuren.
       *[other] Auf jedem Weg von { $number } Schritten von { $start } nach { $end } stehen Figuren.
    }
why-no-walk =
    { $number ->
        [one] Kein Weg von { $number } Schritt führt von { $start } nach { $end }: höchstens eine Ebene hinauf oder hinab je Schritt, nie über das nackte Brett, kein Feld zweimal.
       *[other] Kein Weg von { $number } Schritten führt von { $start } nach { $end }: höchstens eine Ebene hinauf oder hinab je Schritt, nie über das nackte Brett, kein Feld zweimal.
    }
why-over-edge = Ein Block heißt nach seinem linken unteren Feld, und auf { $place } ragte er über den Rand.
why-alone = Auf dem nackten Brett muss ein Block neben einem auf Ebene 1 liegen, und auf { $place } tut er das nicht.
why-too-high = Auf { $place } läge er auf Ebene { $level }, und { $top } ist die höchste.
why-uneven =
    { $spaces ->
        [one] Auf { $place } ist nur eines seiner vier Felder so hoch wie Ebene { $height }; mindestens drei müssen es sein.
       *[other] Auf { $place } sind nur zwei seiner vier Felder so hoch wie Ebene { $height }; mindestens drei müssen es sein.
    }
why-one-block = Auf { $place } läge er auf einem einzigen Block; er braucht zwei Teile unter sich.

## Warum ein Hinweis zu einem Zug rät

advice-free = Danach sind von deinen Figuren { $own } beweglich, von denen der Gegenseite { $theirs }.
advice-captures = Danach bedrohst du { $own ->
        [0] keine Figur
        [one] eine Figur
       *[other] { $own } Figuren
    }, und die Gegenseite bedroht { $theirs ->
        [0] keine
        [one] eine
       *[other] { $theirs }
    } von deinen.
