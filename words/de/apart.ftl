## Der offene Tisch im Kanal

started =
    { $players } { $number ->
        [one] spielt
       *[other] spielen
    } in Direktnachrichten.
closed-to =
    Ich kann die Partie nicht starten: { $who } { $number ->
        [one] nimmt
       *[other] nehmen
    } keine Direktnachrichten von mir an. Erlauben lassen sie sich in den Privatsphäre-Einstellungen dieses Servers.

## Direktnachrichten

greeting = { $host } hat { $game } gestartet. Dein Brett erscheint hier.
greeting-host = Du hast { $game } gestartet. Dein Brett erscheint hier.
unreachable =
    { $timed ->
        [yes] { $who } ist gerade nicht zu erreichen. Die Bedenkzeit läuft weiter.
       *[no] { $who } ist gerade nicht zu erreichen.
    }
withdraw = Zurückziehen
where = deinen Direktnachrichten

## Die nächste Partie

wants-rematch =
    { $players } { $number ->
        [one] möchte
       *[other] möchten
    } eine Revanche. Drücke „{ $rematch }“, um sie zu starten.
rematch-waits =
    Die Revanche beginnt, sobald { $players } auch eine { $number ->
        [one] möchte
       *[other] möchten
    }.
rematch-asked = Ich sage den anderen Bescheid. Die Revanche beginnt, sobald alle eine möchten.
rematch-begun = Die Revanche hat begonnen.
