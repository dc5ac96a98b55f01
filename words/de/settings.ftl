### /settings (eines Servers) und /me (einer Person): die Ansichten, was eine Änderung bewirkt, und die Benachrichtigungen, die daraus folgen.

## Die Ansichten

server = ## Tische auf diesem Server
person = ## Deine Einstellungen
person-note = -# Sie gelten auf jedem Server. Nur du siehst sie.
all-channels = Alle Kanäle
nobody = Niemand
digest-button = Tägliche Übersicht
digest-heading = ## Tägliche Übersicht
digest-note = Um diese Zeit bekommst du täglich eine Direktnachricht mit allen Partien, die auf dich warten, falls es welche gibt. Deine Zeitzone: **{ $zone }**.
digest-never = Nie
zone-button = Zeitzone ändern
zone-title = Deine Zeitzone
zone-text = Deine tägliche Übersicht richtet sich nach dieser Zeitzone, auch während der Sommerzeit.
zone-label = Zeitzone oder Stadt
zone-hint = Zum Beispiel Europe/Berlin, New York oder UTC
no-zone = Diese Zeitzone kenne ich nicht. Versuch es mit dem englischen Namen einer großen Stadt in deiner Nähe oder mit einem Namen wie Europe/Berlin.
channels-heading = ## Kanäle für Listen und Ergebnisse
no-channel = Kein Kanal
channels-page = Kanäle für Listen und Ergebnisse
other-settings = Andere Einstellungen

## Über jedem Menü

server-channels = **Kanäle**, in denen (samt ihren Threads) Tische eröffnet werden können. Keiner gewählt: alle Kanäle.
server-openers = **Wer** Tische eröffnen kann.
server-tables-at-once = **Wie viele** Tische gleichzeitig offen sein können.
server-clocks = **Bedenkzeiten**, aus denen Tische wählen können.
server-clock = **Standard-Bedenkzeit** für neue Tische.
server-past = **Frühere Bretter**: was von ihnen im Kanal bleibt.
server-games-channel = **Laufende Partien**: ein Kanal mit einer Nachricht, die sie auflistet und aktuell bleibt.
server-offers-channel = **Angebote**: ein Kanal mit einer Nachricht, die auflistet, wer einen Gegner sucht.
server-results-channel = **Ergebnisse**: der Kanal, in dem beendete Partien gepostet werden.
server-events-channel = **Punkteturnier aller Server**: ein Kanal mit einer Nachricht, aus der deine Mitglieder mitspielen können. Ohne Kanal gibt es hier keines.
person-pings = **Erwähnungen**: wann du in einem Kanal erwähnt wirst.
person-reminder = **Erinnerungen**: wann du in Partien mit Bedenkzeit erinnert wirst.
person-open-games = **Partien**: wie viele du gleichzeitig mit anderen spielen willst.
person-company = **Fremde**: wer sich zu dir an einen Tisch setzen kann.
person-avoided = **Personen**, mit denen du nicht spielen willst. Sie erfahren es nicht.

## Was in den Menüs steht

clock =
    { $time ->
        [none] Unbegrenzte Bedenkzeit
        [hour] 1 Stunde je Zug
        [half-day] 12 Stunden je Zug
        [day] 1 Tag je Zug
        [three-days] 3 Tage je Zug
       *[week] 1 Woche je Zug
    }
clock-inner =
    { $time ->
        [none] unbegrenzte Bedenkzeit
        [hour] 1 Stunde je Zug
        [half-day] 12 Stunden je Zug
        [day] 1 Tag je Zug
        [three-days] 3 Tage je Zug
       *[week] 1 Woche je Zug
    }
openers-everyone = Alle
openers-moderators = Nur die Moderation („Nachrichten verwalten“)
past-sentences = Text behalten, ohne Bilder
past-pictures = Text und Bilder behalten
past-one-message = Nichts behalten: eine Nachricht je Partie
pings-every-turn = Immer, wenn ich am Zug bin
pings-reminders = Nur zur Erinnerung
pings-never = Nie
company-everyone = Alle
company-met = Nur wer mit mir eine Partie beendet hat oder von mir eingeladen wird
reminder-half = Wenn noch die halbe Zeit bleibt
reminder-nine-tenths = Wenn noch 10{"\u00A0"}% der Zeit bleiben
limit-none = Unbegrenzt
limit-zero = Keine

## Knöpfe, die etwas ein- oder ausschalten

switch-threads =
    { $on ->
        [yes] Eigener Thread je Partie: an
       *[no] Eigener Thread je Partie: aus
    }
switch-direct =
    { $on ->
        [yes] Direktnachrichten: an
       *[no] Direktnachrichten: aus
    }
switch-turned =
    { $on ->
        [yes] Private Bretter zu mir gedreht: an
       *[no] Private Bretter zu mir gedreht: aus
    }
switch-hints =
    { $on ->
        [yes] Tipps in ersten Partien: an
       *[no] Tipps in ersten Partien: aus
    }
switch-confirm =
    { $on ->
        [yes] Entscheidende Züge bestätigen: an
       *[no] Entscheidende Züge bestätigen: aus
    }
switch-sentences =
    { $on ->
        [yes] Textbretter in Sätzen: an
       *[no] Textbretter in Sätzen: aus
    }
switch-named-everywhere =
    { $on ->
        [yes] Mein Spielname in Listen: an
       *[no] Mein Spielname in Listen: aus
    }

## Was auf einem Server von nun an gilt

told-every-channel = Tische können jetzt in jedem Kanal eröffnet werden.
told-channels = Tische können jetzt nur in { $channels } eröffnet werden.
told-openers-everyone = Jetzt können alle Tische eröffnen.
told-openers-moderators = Jetzt kann nur die Moderation Tische eröffnen.
told-tables-no-limit = Jetzt können beliebig viele Tische gleichzeitig offen sein.
told-tables =
    { $most ->
        [one] Jetzt kann höchstens { $most } Tisch gleichzeitig offen sein.
       *[other] Jetzt können höchstens { $most } Tische gleichzeitig offen sein.
    }
told-clocks = Tische können jetzt zwischen diesen Bedenkzeiten wählen: { $clocks }. Standard für neue Tische: { $clock }.
told-clock = Standard für neue Tische ist jetzt { $clock }.
told-threads =
    { $on ->
        [yes] Neue Tische werden jetzt in einem eigenen Thread gespielt, wenn sie nichts anderes wählen.
       *[no] Neue Tische werden jetzt im Kanal gespielt, wenn sie nichts anderes wählen.
    }
told-past-sentences = Von früheren Brettern bleibt jetzt nur der Text.
told-past-pictures = Von früheren Brettern bleiben jetzt Text und Bilder.
told-past-one-message = Jede Partie hat jetzt nur eine einzige Nachricht. Wer am Zug ist, wird erwähnt, und die Erwähnung wird nach dem Zug gelöscht.
told-games-channel = Laufende Partien werden jetzt in { $channel } aufgelistet, außer denen in Kanälen, die nicht alle sehen können.
told-no-games-channel = Laufende Partien werden in keinem Kanal mehr aufgelistet.
told-offers-channel = Offene Angebote werden jetzt in { $channel } aufgelistet.
told-no-offers-channel = Offene Angebote werden in keinem Kanal mehr aufgelistet.
told-results-channel = Beendete Partien werden jetzt in { $channel } gepostet, außer denen in Kanälen, die nicht alle sehen können.
told-no-results-channel = Beendete Partien werden nicht mehr in einem eigenen Kanal gepostet.
told-events-channel = Punkteturniere aller Server werden jetzt in { $channel } gezeigt, sobald es eines gibt.
told-no-events-channel = Punkteturniere aller Server werden hier nicht mehr gezeigt.

## Was für eine Person von nun an gilt

told-turned =
    { $on ->
        [yes] Bretter, die nur du siehst, sind jetzt zu dir gedreht.
       *[no] Bretter, die nur du siehst, sind nicht mehr zu dir gedreht.
    }
told-hints =
    { $on ->
        [yes] In deinen ersten Partien bekommst du jetzt Tipps.
       *[no] Du bekommst jetzt keine Tipps mehr.
    }
told-confirm =
    { $on ->
        [yes] Entscheidende Züge musst du jetzt bestätigen.
       *[no] Entscheidende Züge werden jetzt ohne Rückfrage gespielt.
    }
told-sentences =
    { $on ->
        [yes] Textbretter werden jetzt in Sätzen beschrieben, für Screenreader.
       *[no] Textbretter werden jetzt mit Zeichen gezeichnet.
    }
told-named-everywhere =
    { $on ->
        [yes] Listen über alle Server zeigen jetzt deinen Spielnamen.
       *[no] Listen über alle Server zeigen deinen Spielnamen jetzt nicht mehr.
    }
told-open-games-no-limit = Du kannst jetzt an beliebig vielen Tischen sitzen.
told-open-games =
    { $most ->
        [0] Du kannst jetzt an keinen Tisch eingeladen werden und dich an keinen setzen.
        [one] Du kannst jetzt an höchstens { $most } Tisch gleichzeitig sitzen.
       *[other] Du kannst jetzt an höchstens { $most } Tischen gleichzeitig sitzen.
    }
told-company-everyone = Jetzt können sich alle zu dir an einen Tisch setzen.
told-company-met = Zu dir an einen Tisch setzen kann sich jetzt nur, wer mit dir eine Partie beendet hat oder von dir eingeladen wird.
told-avoided-nobody = Du gehst jetzt niemandem mehr aus dem Weg.
told-avoided = Du kommst jetzt mit { $people } nicht mehr an einen Tisch, auch nicht über Angebote. Laufende Partien gehen weiter.
told-digest = Jeden Tag um { $hour } Uhr ({ $zone }) bekommst du jetzt eine Direktnachricht mit den Partien, die auf dich warten, falls es welche gibt.
told-no-digest = Du bekommst jetzt keine tägliche Übersicht mehr.
told-zone = Deine Zeitzone ist jetzt { $zone }.
told-reminder-half = In Partien mit Bedenkzeit wirst du jetzt erinnert, wenn noch die halbe Zeit bleibt.
told-reminder-nine-tenths = In Partien mit Bedenkzeit wirst du jetzt erinnert, wenn noch 10{"\u00A0"}% der Zeit bleiben.
told-pings-every-turn =
    { $direct ->
        [yes] Immer wenn du am Zug bist, wirst du jetzt erwähnt und bekommst eine Direktnachricht.
       *[no] Immer wenn du am Zug bist, wirst du jetzt erwähnt.
    }
told-pings-reminders =
    { $direct ->
        [yes] In Kanälen wirst du jetzt nur zur Erinnerung erwähnt. Eine Direktnachricht bekommst du immer, wenn du am Zug bist.
       *[no] In Kanälen wirst du jetzt nur zur Erinnerung erwähnt.
    }
told-pings-never =
    { $direct ->
        [yes] In Kanälen wirst du jetzt nicht mehr erwähnt. Eine Direktnachricht bekommst du immer, wenn du am Zug bist.
       *[no] In Kanälen wirst du jetzt nicht mehr erwähnt.
    }

## Was jemand festgelegt hat, in einer Liste: „Deine gespeicherten Einstellungen: …“

settled-pings = wann du erwähnt wirst
settled-direct = Direktnachrichten
settled-turned = private Bretter nicht zu dir gedreht
settled-hints = keine Tipps in ersten Partien
settled-confirm = das Bestätigen entscheidender Züge
settled-open-games = wie viele Partien du gleichzeitig spielen willst
settled-avoided = Personen, mit denen du nicht spielen willst
settled-reminder = wann du erinnert wirst
settled-company = wer sich zu dir an einen Tisch setzen kann
settled-away-until = wie lange du abwesend bist
settled-absences = deine Abwesenheiten in den letzten 12 Monaten
settled-sentences = Textbretter in Sätzen
settled-named-everywhere = ob Listen deinen Spielnamen zeigen
settled-digest = deine tägliche Übersicht
settled-zone = deine Zeitzone
settled-pool = dass du mit Fremden spielst, und seit wann

## Direktnachrichten

invited = { $host } hat dich zu einer Partie { $game } in { $channel } eingeladen.
answered =
    Alle, die du an deinen Tisch ({ $game }) eingeladen hast, haben geantwortet. { $ready ->
        [yes] Du kannst die Partie starten.
       *[no] Es fehlen noch Mitspielende.
    } Der Tisch ist in { $channel }.
unheard =
    { $guests } { $number ->
        [one] hat
       *[other] haben
    } seit einem Tag nicht auf deine Einladung ({ $game } in { $channel }) geantwortet. Du kannst weiter warten oder andere einladen. Passiert noch einen Tag lang nichts, schließt der Tisch.
your-turn =
    { $what ->
        [turn] Du bist am Zug: { $game } mit { $others } in { $channel }.
        [reminder] Erinnerung: Du bist am Zug ({ $game } mit { $others } in { $channel }).
       *[asked] Anfrage an dich: { $game } mit { $others } in { $channel }.
    }
your-game-over = Deine Partie { $game } mit { $others } in { $channel } ist vorbei. { $result }
your-game-alone-over = Deine Partie { $game } in { $channel } ist vorbei. { $result }
your-table-closed = Dein Tisch ({ $game }) in { $channel } ist geschlossen. { $result }
closed-to-me = Du wolltest Direktnachrichten, aber ich kann dir keine schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers oder wähle mit `/me` Erwähnungen. In einem Tag versuche ich es noch einmal.

## Erwähnungen im Kanal

called-guests = { $guests }: { $host } lädt zu einer Partie { $game } ein.
called-host =
    { $host }: Alle, die du an deinen Tisch ({ $game }) eingeladen hast, haben geantwortet. { $ready ->
        [yes] Du kannst die Partie starten.
       *[no] Es fehlen noch Mitspielende.
    }
called-host-unheard =
    { $host }: { $guests } { $number ->
        [one] hat
       *[other] haben
    } seit einem Tag nicht auf deine Einladung ({ $game }) geantwortet. Du kannst weiter warten oder andere einladen. Passiert noch einen Tag lang nichts, schließt der Tisch.
called-turn =
    { $what ->
        [turn] { $who }: Du bist am Zug ({ $game } mit { $others }).
        [reminder] { $who }, zur Erinnerung: Du bist am Zug ({ $game } mit { $others }).
       *[asked] { $who }: Es gibt eine Anfrage an dich ({ $game } mit { $others }).
    }
called-over = { $players }: Eure Partie { $game } ist vorbei. { $result }
called-closed = { $players }: Euer Tisch ({ $game }) ist geschlossen. { $result }

## Knöpfe

show-here = Tisch hier zeigen
play-it = Diesen Zug spielen
leave-it = Diesen Zug nicht spielen

## Vor einem Zug, der die Partie entscheidet

sure = { $move }. Das entscheidet deine Partie und lässt sich nicht rückgängig machen. Wirklich spielen?
played = Gespielt.
not-played = Okay, es wurde nichts gespielt.
