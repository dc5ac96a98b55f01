# Author: the project's first translator
# Reviewer: nobody yet

### /settings (eines Servers) und /me (einer Person): die Ansichten, was eine Änderung bewirkt, und die Rufe, die daraus folgen.

## Die Ansichten

server = ## Tische auf diesem Server
person = ## Deine Einstellungen
person-note = -# Sie gelten für dich auf jedem Server. Niemand sonst sieht sie.
all-channels = Alle Kanäle
nobody = Niemand
digest-button = Tägliche Übersicht
digest-heading = ## Tägliche Übersicht
digest-note = Um diese Zeit bekommst du eine Direktnachricht mit allen Partien, die auf dich warten, falls es welche gibt. Deine Zeitzone: **{ $zone }**.
digest-never = Nie
zone-button = Zeitzone
zone-title = Deine Zeitzone
zone-text = Die Stunde deiner täglichen Übersicht gilt in dieser Zeitzone, auch wenn die Uhren umgestellt werden.
zone-label = Eine Zeitzone oder ihre Stadt
zone-hint = Zum Beispiel Europe/Berlin, New York oder UTC
no-zone = Es gibt keine Zeitzone mit diesem Namen. Versuch es mit dem englischen Namen einer großen Stadt in deiner Nähe oder etwa mit Europe/Berlin.
channels-heading = ## Kanäle für Listen und Ergebnisse
no-channel = Kein Kanal
channels-page = Listen und Ergebnisse
other-settings = Andere Einstellungen

## Über jedem Menü

server-channels = **Kanäle**, in denen samt ihren Threads Tische eröffnet werden dürfen. Keiner gewählt: alle.
server-openers = **Wer** einen Tisch eröffnen darf.
server-tables-at-once = **Wie viele** Tische gleichzeitig offen sein dürfen.
server-clocks = **Uhren**, die ein Tisch haben darf: die Zeit für einen Zug.
server-clock = **Uhr** eines neuen Tisches.
server-past = **Frühere Bretter**: was von ihnen im Kanal bleibt.
server-games-channel = **Laufende Partien**: der Kanal mit einer Nachricht, die sie aufzählt und aktuell bleibt.
server-offers-channel = **Angebote**: der Kanal mit einer Nachricht, die aufzählt, wer Gegner sucht.
server-results-channel = **Ergebnisse**: der Kanal, in dem jede beendete Partie gezeigt wird.
person-pings = **Benachrichtigung**: wann du in einem Kanal erwähnt wirst.
person-reminder = **Erinnerung**: wann du erinnert wirst, wenn eine Partie eine Uhr hat.
person-open-games = **Partien**: an wie vielen offenen Tischen du sitzen darfst.
person-company = **Fremde**: wer sich zu dir setzen darf.
person-avoided = **Personen**, mit denen du nicht spielen willst. Sie erfahren es nicht.

## Was in den Menüs steht

clock =
    { $time ->
        [none] Keine Uhr
        [hour] 1 Stunde je Zug
        [half-day] 12 Stunden je Zug
        [day] 1 Tag je Zug
        [three-days] 3 Tage je Zug
       *[week] 1 Woche je Zug
    }
clock-inner =
    { $time ->
        [none] keine Uhr
        [hour] 1 Stunde je Zug
        [half-day] 12 Stunden je Zug
        [day] 1 Tag je Zug
        [three-days] 3 Tage je Zug
       *[week] 1 Woche je Zug
    }
openers-everyone = Alle
openers-moderators = Nur die Moderation („Nachrichten verwalten“)
past-sentences = Ihre Sätze, ohne Bilder
past-pictures = Ihre Sätze und Bilder
past-one-message = Nichts: eine Nachricht für die ganze Partie
pings-every-turn = Bei jedem meiner Züge
pings-reminders = Nur zur Erinnerung
pings-never = Nie
company-everyone = Alle
company-met = Nur wer mit mir eine Partie beendet hat oder von mir eingeladen ist
reminder-half = Wenn die halbe Zeit um ist
reminder-nine-tenths = Wenn neun Zehntel der Zeit um sind
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
        [yes] Bretter zu mir gedreht: an
       *[no] Bretter zu mir gedreht: aus
    }
switch-hints =
    { $on ->
        [yes] Tipps in ersten Partien: an
       *[no] Tipps in ersten Partien: aus
    }
switch-confirm =
    { $on ->
        [yes] Vor Entscheidungen fragen: an
       *[no] Vor Entscheidungen fragen: aus
    }
switch-sentences =
    { $on ->
        [yes] Textbretter in Sätzen: an
       *[no] Textbretter in Sätzen: aus
    }
switch-named-everywhere =
    { $on ->
        [yes] In allen Tabellen genannt: an
       *[no] In allen Tabellen genannt: aus
    }

## Was auf einem Server von nun an gilt

told-every-channel = Tische dürfen jetzt in jedem Kanal eröffnet werden.
told-channels = Tische dürfen jetzt nur in { $channels } eröffnet werden.
told-openers-everyone = Jetzt dürfen alle Tische eröffnen.
told-openers-moderators = Jetzt darf nur die Moderation Tische eröffnen.
told-tables-no-limit = Jetzt dürfen beliebig viele Tische gleichzeitig offen sein.
told-tables =
    { $most ->
        [one] Jetzt darf höchstens { $most } Tisch offen sein.
       *[other] Jetzt dürfen höchstens { $most } Tische gleichzeitig offen sein.
    }
told-clocks = Tische dürfen jetzt haben: { $clocks }. Neue haben: { $clock }.
told-clock = Neue Tische haben jetzt { $clock }, wenn sie nichts anderes wählen.
told-threads =
    { $on ->
        [yes] Ein neuer Tisch wird jetzt in einem eigenen Thread gespielt, wenn er nichts anderes wählt.
       *[no] Ein neuer Tisch wird jetzt im Kanal gespielt, wenn er nichts anderes wählt.
    }
told-past-sentences = Von früheren Brettern bleiben jetzt nur die Sätze.
told-past-pictures = Frühere Bretter behalten jetzt ihre Bilder.
told-past-one-message = Jede Partie bleibt jetzt bei einer Nachricht; der Ruf an die Person am Zug kommt und geht.
told-games-channel = Die laufenden Partien stehen jetzt in { $channel }, außer wenn nicht alle sehen, wo sie gespielt werden.
told-no-games-channel = Die laufenden Partien werden nicht mehr aufgezählt.
told-offers-channel = Die offenen Angebote stehen jetzt in { $channel }.
told-no-offers-channel = Die offenen Angebote stehen nicht mehr in einem Kanal.
told-results-channel = Beendete Partien werden jetzt in { $channel } gezeigt, außer wenn nicht alle sehen, wo sie gespielt wurden.
told-no-results-channel = Beendete Partien werden nicht mehr gezeigt.

## Was für eine Person von nun an gilt

told-turned =
    { $on ->
        [yes] Bretter, die nur du siehst, sind jetzt zu deiner Seite gedreht.
       *[no] Bretter, die nur du siehst, werden jetzt nicht gedreht.
    }
told-hints =
    { $on ->
        [yes] In ersten Partien bekommst du jetzt Tipps.
       *[no] In ersten Partien bekommst du jetzt keine Tipps.
    }
told-confirm =
    { $on ->
        [yes] Vor einem Zug, der deine Partie entscheidet, wirst du jetzt gefragt.
       *[no] Züge, die deine Partie entscheiden, werden jetzt sofort gespielt.
    }
told-sentences =
    { $on ->
        [yes] Ein Brett als Text wird dir jetzt in Sätzen beschrieben, für Screenreader.
       *[no] Ein Brett als Text wird dir jetzt mit Zeichen gezeichnet.
    }
told-named-everywhere =
    { $on ->
        [yes] Tabellen über alle Server nennen dich jetzt auf jedem Server.
       *[no] Tabellen über alle Server nennen dich auf anderen Servern als deinem nicht mehr.
    }
told-open-games-no-limit = Du kannst jetzt an beliebig vielen Tischen sitzen.
told-open-games =
    { $most ->
        [0] Jetzt kann dich niemand an einen Tisch einladen.
        [one] Du kannst jetzt an höchstens { $most } Tisch gleichzeitig sitzen.
       *[other] Du kannst jetzt an höchstens { $most } Tischen gleichzeitig sitzen.
    }
told-company-everyone = Jetzt können sich alle zu dir setzen.
told-company-met = Zu dir setzen kann sich jetzt nur, wer mit dir eine Partie beendet hat oder von dir eingeladen ist.
told-avoided-nobody = Du gehst jetzt niemandem aus dem Weg.
told-avoided = Du und { $people } könnt jetzt nicht mehr zusammen an einem Tisch sitzen. Laufende Partien gehen weiter.
told-digest = Jeden Tag um { $hour } ({ $zone }) bekommst du jetzt eine Direktnachricht mit den Partien, die auf dich warten, falls es welche gibt.
told-no-digest = Du bekommst jetzt keine tägliche Übersicht.
told-zone = Deine Zeitzone ist jetzt { $zone }.
told-reminder-half = Wenn eine Partie eine Uhr hat, wirst du erinnert, sobald die halbe Zeit um ist.
told-reminder-nine-tenths = Wenn eine Partie eine Uhr hat, wirst du erinnert, sobald neun Zehntel der Zeit um sind.
told-pings-every-turn =
    { $direct ->
        [yes] Du wirst jetzt immer erwähnt, wenn du am Zug bist, und bekommst auch eine Direktnachricht.
       *[no] Du wirst jetzt immer erwähnt, wenn du am Zug bist.
    }
told-pings-reminders =
    { $direct ->
        [yes] Du wirst in einem Kanal jetzt nur zur Erinnerung erwähnt. Bei jedem Zug bekommst du eine Direktnachricht.
       *[no] Du wirst in einem Kanal jetzt nur zur Erinnerung erwähnt.
    }
told-pings-never =
    { $direct ->
        [yes] Du wirst jetzt nie in einem Kanal erwähnt. Bei jedem Zug bekommst du eine Direktnachricht.
       *[no] Du wirst jetzt nie in einem Kanal erwähnt.
    }

## Was jemand festgelegt hat, in einer Liste: „Mit /me hast du festgelegt: …“

settled-pings = wann du erwähnt wirst
settled-direct = Direktnachrichten
settled-turned = Bretter, die nicht zu dir gedreht sind
settled-hints = keine Tipps in ersten Partien
settled-confirm = eine Frage vor entscheidenden Zügen
settled-open-games = an wie vielen Tischen du sitzt
settled-avoided = Personen, denen du aus dem Weg gehst
settled-reminder = wann du erinnert wirst
settled-company = wer sich zu dir setzen darf
settled-away-until = bis wann du abwesend bist
settled-absences = wann du im letzten Jahr abwesend warst
settled-sentences = Bretter in Sätzen
settled-named-everywhere = dein Name in Tabellen über alle Server
settled-digest = eine tägliche Übersicht
settled-zone = deine Zeitzone

## Direktnachrichten

invited = { $host } lädt dich an einen Tisch ein ({ $game }): { $channel }.
answered =
    Alle, die du an den Tisch eingeladen hast ({ $game }), haben geantwortet. { $ready ->
        [yes] Du kannst die Partie starten.
       *[no] Es sind noch zu wenige Personen.
    } Der Tisch ist in { $channel }.
your-turn =
    { $what ->
        [turn] Du bist am Zug: { $game } mit { $others }, { $channel }.
        [reminder] Zur Erinnerung: Du bist am Zug: { $game } mit { $others }, { $channel }.
       *[asked] Eine Frage an dich: { $game } mit { $others }, { $channel }.
    }
closed-to-me = Du wolltest Direktnachrichten, aber Discord sagt, dass ich dir keine schicken kann. Erlaube sie in den Datenschutzeinstellungen dieses Servers, oder wähl mit /me, dass du erwähnt wirst. In einem Tag versuche ich es wieder.

## Rufe im Kanal

called-guests = { $guests }: { $host } lädt an einen Tisch ein ({ $game }).
called-host =
    { $host }: Alle, die du an den Tisch eingeladen hast ({ $game }), haben geantwortet. { $ready ->
        [yes] Du kannst die Partie starten.
       *[no] Es sind noch zu wenige Personen.
    }
called-turn =
    { $what ->
        [turn] { $who }: Du bist am Zug ({ $game } mit { $others }).
        [reminder] { $who }: Zur Erinnerung: Du bist am Zug ({ $game } mit { $others }).
       *[asked] { $who }: Eine Frage an dich ({ $game } mit { $others }).
    }

## Knöpfe

show-here = Hier zeigen
play-it = Spielen
leave-it = Nicht spielen

## Vor einem Zug, der die Partie entscheidet

sure = { $move }. Das entscheidet deine Partie und lässt sich nicht zurücknehmen. Möchtest du es spielen?
played = Gespielt.
not-played = Es wurde nichts gespielt.
