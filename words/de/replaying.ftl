### Eine beendete Partie: /replay, eine Animation, und /verify, ob ihre Würfel fair waren.

## Die Wiedergabe

replay = Wiedergabe
in-line = Zuerst wird eine andere Wiedergabe erstellt. Deine kommt danach.
too-large = Diese Partie ist zu lang für eine animierte Wiedergabe. Mit `/history` kannst du sie Zug für Zug durchgehen.
stopped = Ich starte gerade neu, deshalb wurde die Wiedergabe nicht fertig. Versuch es in einer Minute noch einmal.
drawing = Die Wiedergabe wird erstellt. Fertige Bilder: { $drawn } von { $frames }.
shown =
    -# { $game }, Tisch { $table }: { $whole ->
        [yes] jeder Zug
       *[no] einige Züge ausgelassen, weil es so viele sind
    }, { $frames ->
        [one] { $frames } Bild
       *[other] { $frames } Bilder
    }.
no-gif = -# Zu lang für ein GIF. Wenn sich auf deinem Handy nichts bewegt, nutze `/history`.
alt = Animierte Wiedergabe der Partie { $game } an Tisch { $table }. /history erzählt sie in Worten.

## Ob die Würfel fair waren

verified =
    { $drawn ->
        [dice] Ich habe die Würfe dieser Partie noch einmal aus ihrem Geheimnis berechnet ({ $times ->
            [one] { $times } Wurf
           *[other] { $times } Würfe
        }). Das Ergebnis war dasselbe{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Daten gelöscht wurden.
           *[no] .
        }
        [cards] Ich habe die Karten dieser Partie noch einmal aus ihrem Geheimnis gezogen ({ $times ->
            [one] { $times } Ziehung
           *[other] { $times } Ziehungen
        }). Das Ergebnis war dasselbe{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Daten gelöscht wurden.
           *[no] .
        }
        [lot] Ich habe die Auslosung dieser Partie aus ihrem Geheimnis wiederholt ({ $times ->
            [one] { $times } Ziehung
           *[other] { $times } Ziehungen
        }). Das Ergebnis war dasselbe{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Daten gelöscht wurden.
           *[no] .
        }
       *[seats] In dieser Partie werden nur die Plätze ausgelost. Ich habe sie noch einmal aus dem Geheimnis der Partie ausgelost, und das Ergebnis war dasselbe{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Daten gelöscht wurden.
           *[no] .
        }
    }
fingerprint = Dieses Geheimnis hat den Fingerabdruck, der vor der Partie gezeigt wurde:
proof = Was das beweist, erfährst du, wenn du `python -m sessions` mit der Datei von `/record` ausführst.
seats-drawn = Die Plätze wurden für die Personen ausgelost, die die Partie begonnen haben.
took-over = { $newcomer } hat Platz { $seat } von { $former } übernommen.

## Wer wie viel Glück hatte

luck = Wer hatte wie viel Glück?
luck-mean = - { $name }, { $what } ({ $times }): im Schnitt { $came }, zu erwarten { $expected }.
luck-different = - { $name }, { $what } ({ $times }): { $came } von { $all } möglichen Ergebnissen.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } (zu erwarten { $expected })
