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

## Die Seite, auf der jemand einmal zustimmt, mit Fremden zu spielen

page-button = Mit Fremden spielen
heading = Mit Fremden spielen
about = Du kannst mit Leuten von beliebigen Servern spielen. Jeder spielt in den eigenen Direktnachrichten mit mir.
they-see = **Sie sehen:** deinen Spielnamen, **{ $name }**, deine Wertungszahl, deine Züge und wie schnell du sie machst.
they-never-see = **Sie sehen nie:** deinen Discord-Namen, dein Bild oder deine ID, deine Server, deine Sprache oder deine Einstellungen. Schreiben könnt ihr einander nicht.
in-lists = Listen über alle Server, wie `/leaderboard` in unseren Direktnachrichten, zeigen deinen Spielnamen. Das kannst du in `/me` ausschalten.
i-write = Ich schreibe dir in Direktnachrichten, wenn eine Partie beginnt, wenn du am Zug bist und wenn sie endet. Du kannst jederzeit aufhören.
agreed = ✅ Du hast dem zugestimmt ({ $when }).
agree = Zustimmen
another-name = Anderen Namen ziehen
stop = Nicht mehr mit Fremden spielen
named = Fremde sehen dich ab jetzt als { $name }.
agreed-now = Du kannst jetzt mit Fremden spielen. Einen Gegner suchst du mit `/find`.
stopped = Du spielst nicht mehr mit Fremden, und Listen über alle Server nennen dich nicht mehr. Laufende Partien gehen weiter.
welcome = Du hast zugestimmt, mit Fremden zu spielen. Deine Partien mit ihnen erscheinen hier.
hello-again = Ich kann dir wieder schreiben. Deine Partien mit Fremden erscheinen hier.

## /find: Angebote an Leute von beliebigen Servern

where-menu = Wo du suchst
here = Auf diesem Server
anywhere = Auf allen Servern
near-menu = Wertungszahl des Gegners
any-rating = Beliebige Wertungszahl
near-rating = Anfangs nur nahe an meiner Wertungszahl
players-menu = Wie viele spielen
players =
    Zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $seats }
    }
unrated = Zu dritt oder zu viert spielen Fremde ungewertet, denn manche könnten sich kennen.
about-anywhere = Wähle, was du spielen möchtest. Sobald irgendwer dasselbe will, beginnt eure Partie in unseren Direktnachrichten.
about-both = Wähle, was du spielen möchtest. Sobald hier oder anderswo jemand dasselbe will, beginnt eure Partie. Mit Fremden spielst du in unseren Direktnachrichten.
seen-as = -# Fremde sehen dich als { $name }.
waits =
    { $many ->
        [someone] -# { $game }: Jemand wartet.
        [several] -# { $game }: Einige warten.
       *[crowd] -# { $game }: Viele warten.
    }
game-for =
    { $game } (zu { $seats ->
        [3] dritt
        [4] viert
       *[other] { $seats }
    })
terms =
    { $game } · { $clock } · { $rated ->
        [rated] gewertet
        [casual] ungewertet
       *[either] gewertet oder nicht
    } · alle Server
list-note = Offene Angebote von Fremden werden nicht aufgelistet. Mach selbst eines mit `/find`: Sobald jemand dasselbe will, beginnt eure Partie.

## Die Benachrichtigung, wenn eine Partie beginnt

called =
    { $number ->
        [one] Gegner gefunden!
       *[other] Alle gefunden!
    } Deine Partie { $game } mit { $opponents } beginnt{ $turn ->
        [yes] , und du bist am Zug.
       *[no] .
    }
