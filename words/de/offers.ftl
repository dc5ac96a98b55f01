### Offene Angebote: /find, die Liste der Angebote eines Servers und Nachrichten darüber. Bei einem Angebot steht nie ein Name.
### Begriffe: offer = Angebot; terms = Bedingungen; find an opponent = Gegner suchen; rated = gewertet; unrated = ungewertet;
### expires = Ablauf (vor einem Zeitpunkt, der vergangen sein kann); notify = benachrichtigen.

## Knöpfe

find = Gegner suchen
offer = Partie anbieten
withdraw = Angebot zurückziehen
all-offers = Alle offenen Angebote
play-computer = Inzwischen gegen Computer spielen
watch = Über Angebote benachrichtigen
stop-telling = Nicht mehr benachrichtigen
go-to-channel = Zum Kanal

## Wie gespielt werden soll

terms =
    { $game } · { $clock } · { $rated ->
        [rated] gewertet
        [casual] ungewertet
       *[either] gewertet oder nicht
    }
any-game = Beliebiges Spiel
any-clock = Beliebige Bedenkzeit
rated =
    { $rated ->
        [rated] Gewertet
        [casual] Ungewertet
       *[either] Gewertet oder ungewertet
    }
stands =
    { $time ->
        [hour] Angebot läuft nach 1 Stunde ab
        [six-hours] Angebot läuft nach 6 Stunden ab
        [day] Angebot läuft nach 1 Tag ab
        [three-days] Angebot läuft nach 3 Tagen ab
       *[week] Angebot läuft nach 1 Woche ab
    }

## /find

heading = Gegner suchen
about = Wähle, was du spielen möchtest. Sobald jemand auf diesem Server dasselbe will, beginnt eure Partie automatisch, und ihr werdet beide benachrichtigt. Andere sehen das Angebot, aber nicht, von wem es ist.
game-menu = Welches Spiel
clock-menu = Bedenkzeit je Zug
rated-menu = Gewertet oder ungewertet
stands-menu = Wann das Angebot abläuft
yours = **Deine Angebote**
own-line = - { $terms } · Ablauf: { $when }
own-menu = Eines deiner Angebote zurückziehen
offered = Dein Angebot ist offen: { $terms }. Du wirst benachrichtigt, sobald jemand dasselbe will. Ablauf: { $when }.
meanwhile = Bis dahin kannst du gegen einen Computer spielen. Dein Angebot bleibt offen.
started = Gegner gefunden! Du spielst { $game } mit { $who }.
started-elsewhere = Gegner gefunden! Eure Partie wird gerade vorbereitet. Du wirst benachrichtigt, wenn sie beginnt.
withdrawn = Angebot zurückgezogen.
withdrawn-before = Dieses Angebot ist nicht mehr offen.

## Die Liste der Angebote eines Servers

list-heading =
    { $offers ->
        [0] Auf diesem Server sucht gerade niemand einen Gegner.
        [one] Auf diesem Server gibt es { $offers } offenes Angebot.
       *[other] Auf diesem Server gibt es { $offers } offene Angebote.
    }
list-title = Offene Angebote
line = - { $terms } · angeboten { $when }
more =
    { $more ->
        [one] - und { $more } weiteres
       *[other] - und { $more } weitere
    }
list-note = Nimm ein Angebot an: Wenn ihr beide gerade spielen könnt, beginnt eure Partie. Sonst hast du ein offenes Angebot mit denselben Bedingungen.
take-menu = Ein Angebot annehmen

## Die Benachrichtigung, wenn eine Partie beginnt

called =
    { $who }: Gegner gefunden! Deine Partie { $game } mit { $opponent } beginnt{ $turn ->
        [yes] , und du bist am Zug.
       *[no] .
    }
direct =
    Gegner gefunden! Deine Partie { $game } mit { $opponent } beginnt in { $channel }{ $turn ->
        [yes] , und du bist am Zug.
       *[no] .
    }

## Nachrichten an alle, die über Angebote benachrichtigt werden möchten

watch-heading = Angebote auf diesem Server
watch-about = Wähle Spiele aus, und du bekommst eine Direktnachricht, wenn jemand auf diesem Server eines davon anbietet und du mitspielen könntest. Höchstens eine Nachricht am Tag, von allen Servern zusammen.
watch-menu = Keine Nachrichten über Angebote
watching = Du wirst benachrichtigt, wenn jemand auf diesem Server { $games } anbietet.
watching-any = Du wirst benachrichtigt, wenn jemand auf diesem Server irgendein Spiel anbietet.
not-watching = Du wirst nicht über Angebote auf diesem Server benachrichtigt.
stopped = Über Angebote auf dem Server wirst du nicht mehr benachrichtigt. Ändern kannst du das dort mit `/me`.
watch-in-servers = Das stellst du für jeden Server einzeln ein: Nutze dort `/me`.
told = Auf { $server } sucht jemand einen Gegner: { $terms }. Mach dort mit `/find` dasselbe Angebot, und die Partie beginnt. Ablauf: { $when }.
told-note = Diese Nachrichten hast du in `/me` eingeschaltet. Du bekommst höchstens eine am Tag.
