### Hinweise: was der Computer spielen würde, und warum.

## Buttons

hint = Hinweis
play-it = Diesen Zug spielen

## Der Hinweis

heading = **Hinweis**: { $moves }.
choice = { $asks } ({ $choice })
after-it = Das Bild zeigt das Brett nach diesem Zug.
share =
    { $share ->
        [100] Bei bestem Spiel gewinnt das sicher.
        [0] Der Computer sieht keinen Weg mehr zum Sieg.
       *[other] Geschätzte Gewinnchance: { $share }{"\u00A0"}%.
    }
otherwise = Zweitbeste Möglichkeit ({ $share }{"\u00A0"}%): { $moves }.
only = Einen anderen erlaubten Zug gibt es nicht.
follows = Bei bestem Spiel zieht dann { $who }: { $moves }.
line = Das Bild unten zeigt das Brett danach.

## Nach einer Partie

taken = Genutzte Hinweise: { $list }
taken-by = { $who } { $hints }

## Antworten, wenn es keine gibt

none-here =
    { $why ->
        [off] An diesem Tisch wird ohne Hinweise gespielt.
        [people] In Partien unter Menschen gibt es keine Hinweise, außer wenn der Tisch sie vor dem Start vereinbart hat.
       *[rated] In gewerteten Partien gibt es keine Hinweise. In Solospielen und gegen Computer kannst du sie nutzen.
    }
failed = Der Computer hat diesmal keinen Hinweis gefunden. Es wurde keiner gezählt.

## Die Einstellung des Tisches

option = Ob Hinweise erlaubt sind. In gewerteten Partien unter Menschen gibt es nie welche.
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
option-all =
    { $begins ->
        [yes] Hinweise und Tipps für alle, wenn die Partie nicht gewertet wird
       *[no] Hinweise und Tipps für alle, wenn die Partie nicht gewertet wird
    }
