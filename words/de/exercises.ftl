### Übungen: die teuersten Züge der eigenen Partie als Stellungen, in denen man etwas Besseres sucht. Privat.

## Knöpfe

learn = Aus dieser Partie lernen
next = Nächste Übung ▶

## Während jemand wartet

choosing = Ich suche deine Übungen aus. Das dauert einen Moment …

## Eine Übung

heading = -# { $game }, dein Zug { $move }: Übung { $number } von { $exercises }
title =
    { $asks ->
        [turn] ### Finde einen besseren Zug
       *[choice] ### Finde einen besseren Zug
    }
task =
    In der Partie hast du gespielt: { $moves }. Das hat { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    } deiner Gewinnchance gekostet. Was wäre besser gewesen? Du hast einen Versuch.
task-of-two =
    In der Partie hast du einen dieser beiden Züge gespielt. Das hat { $cost ->
        [one] { $cost } Prozentpunkt
       *[other] { $cost } Prozentpunkte
    } deiner Gewinnchance gekostet. Welcher ist besser? Du hast einen Versuch.
due =
    { $number ->
        [one] { $number } Übung aus deinen eigenen Partien ist dran.
       *[other] { $number } Übungen aus deinen eigenen Partien sind dran.
    }
practice = Diese Übung hast du schon beantwortet. Dieses Mal übst du nur, und es zählt nicht.
unchecked = Ich konnte diese Antwort gerade nicht prüfen, deshalb zählt sie nicht. Bitte versuch es noch einmal.

## Nach einer Antwort

found = Richtig! So hätte auch der Computer gespielt.
as-good = Richtig! Der Computer hätte anders gespielt, aber das ist genauso gut: { $moves }.
as-played = Das hast du in der Partie gespielt.
in-game = In der Partie hast du gespielt: { $moves }.
line = Das Bild unten zeigt das Brett nach deinem Zug in der Partie und der besten Erwiderung.
back =
    { $days ->
        [one] Diese Übung kommt morgen wieder. Du findest sie mit `/puzzle`.
       *[other] Diese Übung kommt in { $days } Tagen wieder. Du findest sie mit `/puzzle`.
    }
learned = Du hast sie zweimal gelöst, deshalb kommt sie nicht wieder.

## Wenn es keine Übungen gibt

none = Keiner deiner Züge hat so viel gekostet, dass du daraus lernen müsstest. Gut gespielt!
not-yours = Aus dieser Partie lernen kann nur, wer mitgespielt hat.
not-over = Aus einer Partie kannst du lernen, wenn sie vorbei ist und niemand sie wieder öffnen kann.
deal-open = Aus dieser Partie kannst du lernen, sobald sie niemand mehr spielen kann.
all-done = Das ist vorerst alles.
gone = Diese Übung gibt es nicht mehr.
