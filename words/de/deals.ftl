# Author: the project's first translator
# Reviewer: nobody yet

### /deal, die Partie des Tages: Alle bekommen dieselben Karten, jeder hat einen Versuch, der zählt, und darf danach üben.
### Glossar: deal of the day = Tagespartie; attempt = Versuch; practice = Übung; streak = Tage in Folge; fingerprint = Fingerabdruck

## Die Ansicht von /deal

heading = ## Tagespartie { $date }
dealt = **{ $game }**. { $options }. Alle bekommen dieselben Karten, und nur dein erster Versuch zählt. In ihm lässt sich nichts zurücknehmen, und es gibt weder Tipps noch Probezüge.
seen = Wer dein Brett sieht, sieht die Karten. In Direktnachrichten siehst nur du es.
not-played = Du hast diese Partie noch nicht gespielt. Ein Versuch, der an ihrem Tag beginnt, zählt, wenn er vor { $until } zu Ende ist.
missed = Du hast diese Partie nicht gespielt.
running = Dein Versuch läuft. Er zählt, wenn er vor { $until } zu Ende ist. { $link }
unscored = Dein Versuch hat keine Punkte: Er war zu spät zu Ende oder endete ohne Ergebnis.
scored =
    Du hast { $score } Punkte. { $number ->
        [one] Bisher hat sonst niemand Punkte.
       *[other] Das ist Platz { $place } von { $number } auf allen Servern.
    }
streak =
    { $now ->
        [0] Du hast an keinem der letzten beiden Tage gespielt.
        [one] Du hast an { $now } Tag in Folge gespielt.
       *[other] Du hast an { $now } Tagen in Folge gespielt.
    } { $best ->
        [one] Deine längste Folge hat { $best } Tag.
       *[other] Deine längste Folge hat { $best } Tage.
    }
next = Die nächste Partie kommt { $when }.
new-day = ⚠️ Ein neuer Tag hat begonnen, daher ist dies eine andere Partie.
none = Hier gibt es keine Tagespartie.

## Tabellen

here = ### Die Besten dieses Servers
everywhere = ### Die Besten aller Server
nobody = Noch niemand hat Punkte.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , gewonnen
       *[no] , verloren
    }{ $days ->
        [0] {""}
        [one] , { $days } Tag in Folge
       *[other] , { $days } Tage in Folge
    }
somebody = jemand auf einem anderen Server
more =
    { $number ->
        [one] … und { $number } mehr
       *[other] … und { $number } mehr
    }
named = -# Wer auf anderen Servern spielt, wird hier nur auf Wunsch genannt (/me).

## Fingerabdrücke und Geheimnisse

fingerprint-of = -# Fingerabdruck dieser Partie, veröffentlicht { $since }: { $fingerprint }
fingerprint-next = -# Fingerabdruck der nächsten Partie: { $fingerprint }
secret-of = -# Geheimnis dieser Partie, dessen SHA-256 der Fingerabdruck ist: { $secret }
secret-later = -# Das Geheimnis dieser Partie wird { $when } veröffentlicht.

## Knöpfe

play-here = In diesem Kanal spielen
play-direct = In Direktnachrichten spielen
practise-here = In diesem Kanal üben
practise-direct = In Direktnachrichten üben
yesterday = Partie von gestern
today = Partie von heute
best-game = Die beste Partie ansehen

## Antworten

begins =
    { $scored ->
        [yes] Hier beginnt dein Versuch an der Tagespartie { $date }.
       *[no] Hier übst du die Tagespartie { $date }.
    }
direct-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers, oder spiele im Kanal. Dein Versuch hat nicht begonnen.
best = Der beste Versuch an der Tagespartie { $date }: { $name }, mit { $score } Punkten.
no-best = Niemand hat Punkte in dieser Partie, oder ihr Geheimnis ist noch nicht veröffentlicht.

## Zeilen auf Brettern

board-attempt = -# Tagespartie { $date }: Dieser Versuch zählt, wenn er vor { $until } zu Ende ist.
board-over = -# Tagespartie { $date }: ein Versuch.
board-practice = -# Tagespartie { $date }: Übung, die nicht zählt.
withheld = Andere spielen vielleicht noch mit denselben Karten, daher wird das Geheimnis dieser Partie { $when } veröffentlicht.
