### Partien mit Fremden

## Warum jemand keinen Gegner suchen kann

not-from-here = Dieser Server lässt seine Mitglieder nicht auf anderen Servern nach Gegnern suchen. Nutze /find in unseren Direktnachrichten.
not-agreed = Du hast noch nicht zugestimmt, mit Fremden zu spielen. Was das bedeutet, steht in unseren Direktnachrichten unter /find.
account-too-new =
    Dein Discord-Konto ist zu neu, um mit Fremden zu spielen. Das geht in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }.
direct-closed = Ich kann dir keine Direktnachrichten schreiben, und dort werden Partien mit Fremden gespielt. Erlaube sie in den Privatsphäre-Einstellungen eines gemeinsamen Servers und versuch es noch einmal.
too-many-games = Du spielst schon { $most } Partien in Direktnachrichten, mehr geht nicht. Beende zuerst eine.

## Warum eine Partie endete, die nicht begonnen hatte

ended-not-begun = Die Partie wurde geschlossen, weil ein erster Zug nicht rechtzeitig kam. Sie hat kein Ergebnis.
ended-not-shown = Die Partie wurde geschlossen, weil ich jemanden nicht erreichen konnte. Sie hat kein Ergebnis.

## Eine Einstellung eines Servers

switch-pool =
    { $on ->
        [yes] Fremde anderer Server: an
       *[no] Fremde anderer Server: aus
    }
told-pool =
    { $on ->
        [yes] Mitglieder können jetzt von hier aus auf anderen Servern nach Gegnern suchen.
       *[no] Mitglieder können von hier aus nicht mehr auf anderen Servern nach Gegnern suchen.
    }
