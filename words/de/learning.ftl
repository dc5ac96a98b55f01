### Ein Spiel lernen, privat: So wird gespielt, die geführte Partie (kurze Lektionen), die Regeln, Tipps und /help.

## Knöpfe

all-rules = Alle Regeln
how-to-play = So wird gespielt
guided-game = Geführte Partie
next-lesson = Weiter ▶
skip = Überspringen
back = Zurück
again = Noch einmal
play = Mit anderen spielen
first-game = Spiel deine erste Partie
no-hints = Tipps ausschalten
hints-on = Tipps wieder einschalten

## Tipps

hints-off = Du bekommst jetzt in keinem Spiel mehr Tipps. Die Regeln und die geführte Partie findest du weiterhin unter „Regeln“.
hints-again = Die Tipps sind wieder an: In deinen ersten Partien sagt dir eine Zeile unter dem Brett, worauf du achten kannst.

## Die geführte Partie

wrong-answer = ❌ Deine Antwort: { $moves }.
how-to-play-heading = ## { $game }: so wird gespielt
lesson-number = -# { $game }, geführte Partie: Lektion { $number } von { $lessons }
stale = Diese Auswahl ist nicht mehr aktuell. Wähle noch einmal:
all-done = Das war die letzte Lektion. *Spiel deine erste Partie* startet eine Partie { $game } gegen den schwächsten Computer, mit Tipps unter dem Brett. { $watch } Ist sie vorbei, zeigt dir *Aus dieser Partie lernen*, wo du besser hättest spielen können.
all-done-alone = Das war die letzte Lektion. *Spiel deine erste Partie* startet { $game } auf der leichtesten Stufe, mit Tipps unter dem Brett. { $watch } Ist die Partie vorbei, zeigt dir *Aus dieser Partie lernen*, wo du besser hättest spielen können.
# So kurz, weil „Gegenüber“ auf einem Schild abgeschnitten würde.
rival = Gegner
rival-number = Gegner { $number }

## In der Liste von /play, für Neue

newcomers = Neu hier?
newcomers-about = Ein paar kurze Lektionen bringen dir ein Spiel bei. Danach spielst du deine erste Partie gegen den schwächsten Computer.
newcomers-menu = Ein Spiel lernen

## /help

welcome-heading-here = ## Brettspiele in diesem Kanal
welcome-heading = ## Brettspiele
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` eröffnet einen Tisch oder startet eine Partie gegen den Computer. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich.
welcome-direct = Hier startet `/play` eine Partie gegen den Computer. Auf einem Server eröffnet es einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei.
welcome-outside = Ich bin auf diesem Server kein Mitglied, deshalb spielst du in unseren Direktnachrichten. `/play` startet dort eine Partie gegen den Computer, auch von hier aus. Alles andere geht dort mit den Knöpfen und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei.
welcome-direct-alone =
    { $number ->
        [one] Hier startet `/play` eine Partie gegen den Computer oder ein Solospiel ({ $games }). Auf einem Server eröffnet es einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei.
       *[other] Hier startet `/play` eine Partie gegen den Computer oder ein Solospiel ({ $games }). Auf einem Server eröffnet es einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei.
    }
commands-begin = **Loslegen:** { $commands }
commands-games = **Deine Partien:** { $commands }
commands-during = **Während einer Partie:** { $commands }
commands-back = **Vergangene Partien:** { $commands }
commands-results = **Ergebnisse:** { $commands }
commands-settings = **Einstellungen:** { $commands }
commands-moderation = **Für die Moderation:** { $commands }
install-about = -# Wenn du mich zu deinem Konto hinzufügst, kannst du in unseren Direktnachrichten spielen, auch ohne gemeinsamen Server.
add-to-account = Zu deinem Konto hinzufügen
add-to-server = Zu einem Server hinzufügen
greeting = Hallo! Mit `/play` startest du hier eine Partie, mit `/tutorial` lernst du ein Spiel, und `/help` zeigt, was ich sonst noch kann.
greeting-direct = Hallo! Mit `/play` spielst du hier gegen den Computer, mit `/tutorial` lernst du ein Spiel, und `/help` zeigt, was ich sonst noch kann.
choose-game = Wie spielt man …?

## Die Regeln, in Seiten

rules-title = Regeln
page-of = { $title } ({ $number } von { $pages })
options-title = Optionen
option = - **{ $option }**, { $allowed } (Standard: { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
