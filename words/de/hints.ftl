# Author: the project's first translator
# Reviewer: nobody yet

### Hinweise: was der Computer spielen würde, und warum.

## Buttons

hint = Hinweis
play-it = So spielen

## Der Hinweis

heading = **Hinweis**: { $moves }.
choice = { $asks }: { $choice }
after-it = Das Bild zeigt das Brett nach diesem Zug.
share =
    { $share ->
        [100] Damit rechnet er sicher mit dem Sieg.
        [0] Er sieht keinen Weg mehr zum Sieg.
       *[other] Damit rechnet er mit { $share } Siegen in 100 Partien.
    }
otherwise = Am zweitbesten ist { $moves }: { $share } von 100 Partien.
only = Etwas anderes kannst du nicht spielen.
follows = Im besten Spiel, das er sieht, geht es so weiter: { $story }

## Nach einer Partie

taken = Hinweise: { $list }
taken-by = { $who } { $hints }

## Antworten, wenn es keine gibt

none-here =
    { $why ->
        [off] An diesem Tisch wird ohne Hinweise gespielt.
        [people] In dieser Partie spielen Menschen gegeneinander, deshalb gibt es keine Hinweise. Allein und in Partien mit einem Computer gibt es sie.
       *[rated] Diese Partie zählt für die Wertung ihrer Spieler, deshalb gibt es keine Hinweise. Allein und in Partien mit einem Computer gibt es sie.
    }
failed = Der Computer hat diesmal keinen Hinweis gefunden. Er wurde nicht gezählt.

## Die Einstellung des Tisches

option = Ob es Hinweise gibt. In gewerteten Partien unter Menschen gibt es nie welche.
option-on =
    { $begins ->
        [yes] Hinweise in Partien mit einem Computer
       *[no] Hinweise in Partien mit einem Computer
    }
option-off =
    { $begins ->
        [yes] Keine Hinweise
       *[no] keine Hinweise
    }
