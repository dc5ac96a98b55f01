# Author: the project's first translator
# Reviewer: nobody yet

### Rätsel: Stellungen aus Partien von Computern, in denen ein Zug klar der beste ist. Privat.

## Knöpfe

go-on = Weiter mit einem Rätsel
next = Nächstes Rätsel ▶
show-solution = Lösung zeigen

## Ein Rätsel

heading-daily = -# { $game }, Rätsel des Tages
heading-own = -# { $game }, Rätsel { $number } von { $puzzles }
title =
    { $asks ->
        [turn] ### Finde den besten ganzen Zug
       *[choice] ### Finde den besten Zug
    }
task =
    { $asks ->
        [turn] Ein ganzer Zug, von Anfang bis Ende, ist hier klar besser als alle anderen. Finde ihn.
       *[choice] Ein Zug ist hier klar besser als alle anderen. Finde ihn.
    } { $left ->
        [one] Du hast { $left } Versuch.
       *[other] Du hast { $left } Versuche.
    }

## Nach einer Antwort

best-reply = Die beste Erwiderung: { $story }
worth =
    { $asks ->
        [turn] Der Computer erwartet, dass du danach { $share } von 100 Partien gewinnst, nach dem besten Zug { $best }.
       *[choice] Der Computer erwartet, dass du danach { $share } von 100 Partien gewinnst, nach dem besten Zug { $best }.
    }
left =
    { $left ->
        [one] Versuch es noch einmal: Du hast noch { $left } Versuch.
       *[other] Versuch es noch einmal: Du hast noch { $left } Versuche.
    }
found = So spielt auch der Computer.
wins-too = Das gewinnt die Partie.
solution = Der Computer spielt: **{ $moves }**.
finished = Dieses Rätsel hast du schon beendet. Das ist die Lösung.

## Unter dem Rätsel des Tages, wenn es beendet ist

solvers =
    { $tried ->
        [one] Außer dir hat es hier noch niemand versucht.
       *[other] { $solved } von { $tried } Leuten, die es hier versucht haben, haben es gelöst.
    }
streak =
    { $days ->
        [one] Du hast das Rätsel des Tages { $days } Tag in Folge gelöst.
       *[other] Du hast das Rätsel des Tages { $days } Tage in Folge gelöst.
    }

## Antworten, wenn es kein Rätsel gibt

all-done =
    { $puzzles ->
        [0] Es gibt keine Rätsel zu { $game }.
        [one] Du hattest schon das einzige Rätsel zu { $game }.
       *[other] Du hattest schon alle { $puzzles } Rätsel zu { $game }.
    }
none = Es gibt keine Rätsel.
gone = Dieses Rätsel gibt es nicht mehr. `/puzzle` gibt dir ein anderes.

## In /stats

stats-heading = ### Rätsel
stats-daily =
    { $tried ->
        [one] Rätsel des Tages: { $solved } von { $tried } gelöst.
       *[other] Rätsel des Tages: { $solved } von { $tried } gelöst.
    }
stats-streak =
    { $now ->
        [0] Die längste Serie war { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }.
        [one] Die Serie ist jetzt { $now } Tag lang, die längste war { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }.
       *[other] Die Serie ist jetzt { $now } Tage lang, die längste war { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }.
    }
stats-own =
    { $tried ->
        [one] Andere Rätsel: { $solved } von { $tried } gelöst.
       *[other] Andere Rätsel: { $solved } von { $tried } gelöst.
    }
stats-today =
    { $tried ->
        [0] Das heutige Rätsel hat hier noch niemand versucht.
        [one] Das heutige Rätsel: { $solved } von { $tried } Person hier hat es gelöst.
       *[other] Das heutige Rätsel: { $solved } von { $tried } Personen hier haben es gelöst.
    }
