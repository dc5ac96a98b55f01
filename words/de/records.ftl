### Was am Protokoll einer Partie falsch ist, einer Textdatei: /open liest eines von jemandem, /verify prüft das eines Tisches.
### Begriffe: record = Protokoll; header = Kopf; line = Zeile; ply = Eintrag.

## Die Datei lässt sich nicht lesen

no-header-line = Zeile { $line } müsste eine Kopfzeile „Name: Wert“ sein, lautet aber „{ $text }“.
header-line-twice = Zeile { $line } wiederholt die Kopfzeile „{ $text }“.
no-seats = Der Kopf nennt die Zahl der Plätze nicht.
wrong-options = Der Kopf ist falsch: { $why }
wrong-seats =
    { $seats ->
        [one] { $game } hat { $allowed } Plätze, nicht { $seats }.
       *[other] { $game } hat { $allowed } Plätze, nicht { $seats }.
    }
no-pair = „{ $text }“ müsste die Form Name=Wert haben.
option-twice = Die Option „{ $text }“ steht zweimal da.
newer-format = Das Protokoll hat das Format { $format }, aber diese Version des Bots liest nur Formate bis { $most }.
empty-line = Zeile { $line } ist leer, obwohl dort ein Zug stehen müsste.
illegal-move = In Zeile { $line } steht „{ $text }“, aber das ist dort kein erlaubter Zug.

## Die Würfel, die Karten oder die Auslosung sind nicht so, wie das Geheimnis sie zieht

damaged-header = Der Kopf des Protokolls ist beschädigt: Sein Geheimnis oder seine Mitspielenden lassen sich nicht lesen.
other-players =
    Der Kopf nennt { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, aber { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }.
word-of-a-stranger = Der Kopf enthält das Wort von jemandem, der nicht mitgespielt hat.
other-seats = Die Plätze sind nicht die, die ausgelost wurden.
secret-not-shown = Die Partie wurde geschlossen, weil niemand gezogen hat, und konnte noch wieder geöffnet werden, als dieses Protokoll entstand. Deshalb fehlt darin das Geheimnis. Ein Protokoll, das 30 Tage nach dem Schließen entsteht, enthält es.
missing-line = Das Protokoll hat keine Zeile „{ $text }“. Hol dir ein neues, sobald die Partie vorbei ist, oder bei einer Tagespartie, sobald sie für alle vorbei ist.
other-draw = Eintrag { $ply } ist „{ $text }“, aber das Geheimnis ergibt „{ $drawn }“.
stops-early = Das Protokoll endet vor dem Ende der Partie: Es fehlen Züge.
damaged-line = Die Zeile „{ $text }“ im Kopf ist beschädigt.
no-replacement = Die Zeile „{ $text }“ beschreibt keinen Wechsel in dieser Partie.
wrong-replacement = Die Zeile „{ $text }“ ist falsch: Platz { $seat } gehörte nicht dieser Person.
other-secret = Das Geheimnis passt nicht zu seinem Fingerabdruck.
