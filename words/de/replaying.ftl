# Author: the project's first translator
# Reviewer: nobody yet

### Eine beendete Partie: /replay, ein bewegtes Bild, und /verify, ob ihre Würfel ehrlich waren.

## Die Wiedergabe

replay = Wiedergabe
in-line = Auf diesem Server wird gerade eine andere Wiedergabe gezeichnet. Deine kommt als nächste.
too-large = Diese Partie ist zu lang für ein bewegtes Bild. /history zeigt sie Zug für Zug.
stopped = Die Wiedergabe ist nicht fertig: Ich werde gerade beendet. Bitte frag in einer Minute noch einmal.
drawing = Die Wiedergabe wird gezeichnet: { $drawn } von { $frames } bisher.
shown =
    -# { $game }, Tisch { $table }: { $whole ->
        [yes] jeder Zug
       *[no] nicht jeder Zug, weil es so viele sind
    }, { $frames ->
        [one] { $frames } Bild
       *[other] { $frames } Bilder
    }.
no-gif = -# Für ein GIF ist sie zu lang. Bewegt sie sich auf deinem Telefon nicht: /history zeigt jeden Zug.
alt = Die Partie { $game } an Tisch { $table } als bewegtes Bild. /history erzählt sie in Worten.

## Ob die Würfel ehrlich waren

verified =
    { $drawn ->
        [dice] Die Würfel dieser Partie ({ $times ->
            [one] { $times } Wurf
           *[other] { $times } Würfe
        }) wurden noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Namen seither gelöscht wurden.
           *[no] .
        }
        [cards] Die Karten dieser Partie ({ $times ->
            [one] { $times } Ziehung
           *[other] { $times } Ziehungen
        }) wurden noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Namen seither gelöscht wurden.
           *[no] .
        }
        [lot] Das Los dieser Partie ({ $times ->
            [one] { $times } Ziehung
           *[other] { $times } Ziehungen
        }) wurde noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Namen seither gelöscht wurden.
           *[no] .
        }
       *[seats] In dieser Partie entscheidet der Zufall nur über die Plätze. Sie wurden noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis{ $partly ->
            [yes] , bis auf die Plätze von Personen, deren Namen seither gelöscht wurden.
           *[no] .
        }
    }
fingerprint = Das Geheimnis hat den Fingerabdruck, der vor der Partie gezeigt wurde:
proof = `python -m sessions`, auf die Datei angewandt, die /record gibt, sagt, was das wem beweist.
seats-drawn = Die Plätze wurden unter denen ausgelost, die die Partie begonnen haben.
took-over = { $newcomer } hat Platz { $seat } von { $former } übernommen.

## Wie das Glück fiel

luck = Wie das Glück fiel:
luck-mean = - { $name }, { $what } ({ $times }): im Schnitt { $came }, zu erwarten { $expected }.
luck-different = - { $name }, { $what } ({ $times }): { $came } von { $all } verschiedenen.
luck-results = - { $name }, { $what } ({ $times }): { $results }.
luck-result = { $result } { $came } (zu erwarten { $expected })
