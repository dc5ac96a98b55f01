# Author: the project's first translator
# Reviewer: nobody yet

### Offene Angebote: /find, die Liste der Angebote eines Servers und Nachrichten darüber. Bei einem Angebot steht nie ein Name.
### Begriffe: offer = Angebot; terms = wie gespielt werden soll; opponent = Gegenüber; rated = gewertet.

## Knöpfe

find = Gegenüber suchen
offer = Partie anbieten
withdraw = Zurückziehen
all-offers = Offene Angebote
play-computer = Solange gegen einen Computer spielen
watch = Angebote melden
stop-telling = Nicht mehr melden
go-to-channel = Zum Kanal

## Wie gespielt werden soll

terms =
    { $game } · { $clock } · { $rated ->
        [rated] gewertet
        [casual] nicht gewertet
       *[either] gewertet oder nicht
    }
any-game = Beliebiges Spiel
any-clock = Beliebige Bedenkzeit
rated =
    { $rated ->
        [rated] Zählt für die Wertung
        [casual] Zählt nicht für die Wertung
       *[either] Gewertet oder nicht: ist mir gleich
    }
stands =
    { $time ->
        [hour] Das Angebot gilt 1 Stunde
        [six-hours] Das Angebot gilt 6 Stunden
        [day] Das Angebot gilt 1 Tag
        [three-days] Das Angebot gilt 3 Tage
       *[week] Das Angebot gilt 1 Woche
    }

## /find

heading = Gegenüber suchen
about = Sag, was du spielen möchtest. Sobald jemand auf diesem Server dasselbe will, beginnt eure Partie von selbst, und ihr werdet beide gerufen. Die anderen sehen das Angebot, aber nicht, von wem es ist.
game-menu = Welches Spiel
clock-menu = Wie lange ein Zug dauern darf
rated-menu = Ob es für die Wertung zählt
stands-menu = Wie lange das Angebot gilt
yours = **Deine Angebote**
own-line = - { $terms }, Ende { $when }
own-menu = Eines deiner Angebote zurückziehen
offered = Dein Angebot gilt: { $terms }. Es endet { $when }. Du wirst gerufen, sobald jemand dazu passt.
meanwhile = Bis dahin kannst du gegen einen Computer spielen: Dein Angebot gilt weiter.
started = Du hast ein Gegenüber: Du spielst { $game } mit { $who }.
started-elsewhere = Du hast ein Gegenüber: Eure Partie wird gerade eröffnet, und du wirst dort gerufen.
withdrawn = Dein Angebot ist zurückgezogen.
withdrawn-before = Dieses Angebot gilt nicht mehr.

## Die Liste der Angebote eines Servers

list-heading =
    { $offers ->
        [0] Auf diesem Server sucht gerade niemand ein Gegenüber.
        [one] Auf diesem Server gibt es { $offers } offenes Angebot.
       *[other] Auf diesem Server gibt es { $offers } offene Angebote.
    }
list-title = Offene Angebote
line = - { $terms }, gemacht { $when }
more =
    { $more ->
        [one] - und { $more } weiteres
       *[other] - und { $more } weitere
    }
list-note = Nimm ein Angebot an, und eure Partie beginnt, wenn ihr beide gerade spielen könnt. Sonst gilt dein eigenes Angebot.
take-menu = Ein Angebot annehmen

## Der Ruf, wenn eine Partie beginnt

called =
    { $who }: Du hast ein Gegenüber. Deine Partie { $game } mit { $opponent } beginnt{ $turn ->
        [yes] , und du bist am Zug.
       *[no] .
    }
direct =
    Du hast ein Gegenüber. Deine Partie { $game } mit { $opponent } beginnt in { $channel }{ $turn ->
        [yes] , und du bist am Zug.
       *[no] .
    }

## Nachrichten an alle, die von Angeboten hören möchten

watch-heading = Angebote auf diesem Server
watch-about = Wähle Spiele, und du bekommst eine Direktnachricht, wenn jemand auf diesem Server eines davon anbietet und mit dir spielen könnte: höchstens eine am Tag, von allen Servern zusammen.
watch-menu = Keine Nachrichten über Angebote
watching = Du erfährst, wenn jemand auf diesem Server { $games } anbietet.
watching-any = Du erfährst, wenn jemand auf diesem Server irgendein Spiel anbietet.
not-watching = Du erfährst nichts von Angeboten auf diesem Server.
stopped = Du erfährst nichts mehr von Angeboten auf jenem Server. Mit `/me` kannst du dort neu wählen.
watch-in-servers = Das wählst du für jeden Server einzeln: Nutze `/me` auf einem Server.
told = Auf { $server } bietet jemand eine Partie an: { $terms }. Das Angebot endet { $when }. Mit `/find` kannst du auf diesem Server dasselbe anbieten, und die Partie beginnt.
told-note = Du hast mit `/me` um diese Nachricht gebeten. Du bekommst höchstens eine am Tag.
