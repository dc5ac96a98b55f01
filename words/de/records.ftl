# Author: the project's first translator
# Reviewer: nobody yet

### Was am Protokoll einer Partie falsch ist, einer Textdatei: /open liest eines von jemandem, /verify prüft das eines Tisches.
### Begriffe: record = Protokoll; header = Kopf; line = Zeile; ply = Halbzug.

## Die Datei lässt sich nicht lesen

no-header-line = Zeile { $line } ist keine Kopfzeile „Name: Wert“: „{ $text }“.
header-line-twice = Zeile { $line } sagt zum zweiten Mal „{ $text }“.
no-seats = Der Kopf nennt keine Zahl der Plätze.
wrong-options = Der Kopf ist falsch: { $why }
wrong-seats =
    { $seats ->
        [one] { $game } ist für { $allowed } Plätze, nicht für { $seats }.
       *[other] { $game } ist für { $allowed } Plätze, nicht für { $seats }.
    }
no-pair = „{ $text }“ hat nicht die Form Name=Wert.
option-twice = Die Option „{ $text }“ steht zweimal da.
newer-format = Das Protokoll hat das Format { $format }, und diese Version des Bots liest Formate bis { $most }: Dafür braucht es eine neuere.
empty-line = Zeile { $line } ist leer, und dort müsste ein Zug stehen.
illegal-move = Zeile { $line } sagt „{ $text }“, und das ist dort kein erlaubter Zug.

## Die Würfel, die Karten oder das Los sind nicht so, wie das Geheimnis sie zieht

damaged-header = Der Kopf des Protokolls ist beschädigt: Sein Geheimnis oder seine Mitspielenden sind nicht lesbar.
other-players =
    Der Kopf nennt { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    } und { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }.
word-of-a-stranger = Der Kopf enthält das Wort von jemandem, der nicht mitgespielt hat.
other-seats = Die Plätze sind nicht so, wie das Los sie gezogen hat.
secret-not-shown = Die Partie wurde geschlossen, weil niemand gezogen hat, und konnte noch wieder geöffnet werden, als dieses Protokoll entstand; deshalb fehlt darin ihr Geheimnis. Ein Protokoll, das dreißig Tage nach dem Schließen entsteht, enthält es.
missing-line = Das Protokoll hat keine Zeile „{ $text }“: Nur eine beendete Partie lässt sich prüfen.
other-draw = Halbzug { $ply } ist „{ $text }“, und das Geheimnis zieht „{ $drawn }“.
stops-early = Das Protokoll bricht vor dem Ende der Partie ab: Es fehlen Halbzüge.
damaged-line = Die Zeile „{ $text }“ im Kopf ist beschädigt.
no-replacement = Die Zeile „{ $text }“ ist nicht lesbar: Sie nennt keinen Wechsel in dieser Partie.
wrong-replacement = Die Zeile „{ $text }“ ist falsch: Platz { $seat } gehörte nicht dieser Person.
other-secret = Das Geheimnis ist nicht das, das beim Eröffnen des Tisches versprochen wurde.
