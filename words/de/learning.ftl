# Author: the project's first translator
# Reviewer: nobody yet

### Ein Spiel lernen, privat: So wird gespielt, die geführte Partie (kurze Lektionen), die Regeln, Tipps und /help.

## Knöpfe

all-rules = Alle Regeln
how-to-play = So wird gespielt
guided-game = Geführte Partie
next-lesson = Weiter ▶
skip = Überspringen
back = Zurück
again = Noch einmal
play = Spielen
no-hints = Keine Tipps
hints-on = Wieder Tipps

## Tipps

hints-off = Keine Tipps mehr für dich, in keinem Spiel. Die Regeln und die geführte Partie findest du weiter unter „Regeln“.
hints-again = Die Tipps sind an: In einem Spiel, das du noch nie zu Ende gespielt hast, sagt eine Zeile unter dem Brett, worauf du achten kannst.

## Die geführte Partie

how-to-play-heading = ## { $game }: So wird gespielt
lesson-number = -# { $game }, geführte Partie, { $number } von { $lessons }
stale = Das kannst du hier nicht mehr wählen. Versuch es noch einmal:
all-done-here = Das war die letzte Lektion. *Spielen* eröffnet einen Tisch ({ $game }). Deine erste Partie hat Tipps unter dem Brett.
all-done = Das war die letzte Lektion. *Spielen* beginnt hier eine Partie ({ $game }). Deine erste Partie hat Tipps unter dem Brett.
# So kurz, weil „Gegenüber“ auf einem Schild abgeschnitten würde.
rival = Gegner
rival-number = Gegner { $number }

## /help

welcome-heading-here = ## Brettspiele in diesem Kanal
welcome-heading = ## Brettspiele
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` eröffnet einen Tisch oder startet eine Partie gegen den Computer. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich.
welcome-direct = Hier startet `/play` eine Partie gegen den Computer. Auf einem Server eröffnet `/play` einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich.
welcome-direct-alone =
    { $number ->
        [one] Hier startet `/play` eine Partie gegen den Computer oder { $games }, ein Spiel für eine Person. Auf einem Server eröffnet `/play` einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich.
       *[other] Hier startet `/play` eine Partie gegen den Computer oder { $games }, Spiele für eine Person. Auf einem Server eröffnet `/play` einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich.
    }
commands-begin = **Anfangen:** { $commands }
commands-games = **Deine Partien:** { $commands }
commands-during = **Während der Partie:** { $commands }
commands-back = **Zurückblicken:** { $commands }
commands-results = **Ergebnisse:** { $commands }
commands-settings = **Einstellungen:** { $commands }
choose-game = Wie spielt man …?

## Die Regeln, in Seiten

rules-title = Regeln
page-of = { $title } ({ $number } von { $pages })
options-title = Optionen
option = - **{ $option }**, { $allowed } (voreingestellt { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
