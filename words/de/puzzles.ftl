### Rätsel: Stellungen aus Partien von Computern, in denen ein Zug klar der beste ist. Privat.

## Knöpfe

go-on = Weiter mit einem Rätsel
next = Nächstes Rätsel ▶
easier = Leichteres Rätsel
daily = Rätsel des Tages
show-solution = Lösung zeigen

## Ein Rätsel

heading-daily = -# { $game }, Rätsel des Tages, Schwierigkeit { $points }
heading-own = -# { $game }, Rätsel { $number } von { $puzzles }, Schwierigkeit { $points }
title =
    { $asks ->
        [turn] ### Finde den besten Zug
       *[choice] ### Finde den besten Zug
    }
task =
    { $asks ->
        [turn] Ein ganzer Zug mit allen Schritten ist hier klar besser als alle anderen. Finde ihn.
       *[choice] Ein Zug ist hier klar besser als alle anderen. Finde ihn.
    } { $left ->
        [one] Du hast { $left } Versuch.
       *[other] Du hast { $left } Versuche.
    }

## Nach einer Antwort

best-reply = Die beste Erwiderung von { $who }: { $moves }.
worth =
    { $asks ->
        [turn] Deine Gewinnchance liegt danach bei { $share }{"\u00A0"}%, nach dem besten Zug bei { $best }{"\u00A0"}%.
       *[choice] Deine Gewinnchance liegt danach bei { $share }{"\u00A0"}%, nach dem besten Zug bei { $best }{"\u00A0"}%.
    }
left =
    { $left ->
        [one] Versuch es noch einmal: Du hast noch { $left } Versuch.
       *[other] Versuch es noch einmal: Du hast noch { $left } Versuche.
    }
found = Richtig! So spielt auch der Computer.
wins-too = Richtig! Das gewinnt die Partie.
solution = Lösung: **{ $moves }**.
finished = Mit diesem Rätsel bist du schon fertig. Hier ist die Lösung.

## Unter dem Rätsel des Tages, wenn es beendet ist

solvers =
    { $tried ->
        [one] Außer dir hat es hier noch niemand versucht.
       *[other] Gelöst von { $solved } der { $tried } Personen, die es hier versucht haben.
    }
streak =
    { $days ->
        [one] Serie beim Rätsel des Tages: { $days } Tag.
       *[other] Serie beim Rätsel des Tages: { $days } Tage.
    }

## Unter einem Rätsel, das fertig ist

themes = Worum es ging: { $themes }.
theme =
    { $theme ->
        [win] sofort gewinnen
        [forced] ein erzwungener Gewinn
        [fork] eine doppelte Drohung
        [only] der einzige Zug, der die Partie rettet
        [capture] ein Schlag
        [trap] eine Falle
        [last] die letzte Gefahr einer Phase
       *[chapter] ein Schlusskapitel
    }
rating = Deine Rätselwertung für { $game }: { $rating }.
rating-changed = Deine Rätselwertung für { $game }: { $rating } ({ $change }).
in-row = In Folge gelöst: { $number }.

## Antworten, wenn es kein Rätsel gibt

all-done =
    { $puzzles ->
        [0] Es gibt keine Rätsel zu { $game }.
        [one] Mit dem einzigen Rätsel zu { $game } bist du schon fertig.
       *[other] Mit allen { $puzzles } Rätseln zu { $game } bist du schon fertig.
    }
none = Es gibt keine Rätsel.
gone = Dieses Rätsel gibt es nicht mehr. Mit `/puzzle` bekommst du ein anderes.

## In /stats

stats-heading = ### Rätsel
stats-daily =
    { $tried ->
        [one] Rätsel des Tages: { $solved } von { $tried } gelöst.
       *[other] Rätsel des Tages: { $solved } von { $tried } gelöst.
    }
stats-streak =
    { $now ->
        [0] Längste Serie: { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }.
        [one] Aktuelle Serie: { $now } Tag (längste: { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }).
       *[other] Aktuelle Serie: { $now } Tage (längste: { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }).
    }
stats-own =
    { $tried ->
        [one] Andere Rätsel: { $solved } von { $tried } gelöst.
       *[other] Andere Rätsel: { $solved } von { $tried } gelöst.
    }
stats-ratings = Rätselwertungen: { $ratings }.
stats-rating =
    { $row ->
        [0] { $game } { $rating }
       *[other] { $game } { $rating } (längste Serie { $row })
    }
stats-today =
    { $tried ->
        [0] Das heutige Rätsel hat hier noch niemand versucht.
        [one] Heutiges Rätsel: hier von { $tried } Person versucht, von { $solved } gelöst.
       *[other] Heutiges Rätsel: hier von { $tried } Personen versucht, von { $solved } gelöst.
    }
