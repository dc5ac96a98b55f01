### /deal, die Tagespartie: Alle bekommen dieselben Karten, haben einen Versuch, der zählt, und können danach damit üben.
### Glossar: daily deal = Tagespartie; attempt = Versuch; practice = Übung; streak = Serie; score = Punktzahl, Punkte;
### hint = Hinweis; fingerprint = Fingerabdruck. { $score } ist ein Text und kann 1 sein: „Punktzahl: 1“, nicht „1 Punkte“.

## Die Ansicht von /deal

heading = ## Tagespartie vom { $date }
dealt = **{ $game }**. { $options }. Alle bekommen dieselben Karten, und nur dein erster Versuch zählt. Dabei gibt es keine Hinweise, und du kannst Züge weder zurücknehmen noch ausprobieren.
learn-first = { $game } ist neu für dich? Lern es zuerst kennen: Nur ein Versuch zählt.
seen = Wer dein Brett sieht, sieht auch die Karten. In Direktnachrichten bist das nur du.
not-played = Du hast diese Tagespartie noch nicht gespielt. Ein Versuch zählt, wenn du ihn an diesem Tag beginnst und bis { $until } beendest.
missed = Diese Tagespartie hast du nicht gespielt.
running = Dein Versuch läuft. Damit er zählt, beende ihn bis { $until }. { $link }
unscored = Dein Versuch hat keine Punktzahl: Er war nicht rechtzeitig zu Ende, wurde sofort aufgegeben oder endete ohne Ergebnis.
scored =
    Deine Punktzahl: { $score }. { $number ->
        [one] Bisher hat sonst niemand eine.
       *[other] Das ist Platz { $place } von { $number } auf allen Servern.
    }
streak =
    { $now ->
        [0] Zurzeit keine Serie.
        [one] Aktuelle Serie: { $now } Tag.
       *[other] Aktuelle Serie: { $now } Tage.
    } { $best ->
        [one] Längste Serie: { $best } Tag.
       *[other] Längste Serie: { $best } Tage.
    }
next = Nächste Tagespartie: { $when }.
new-day = ⚠️ Ein neuer Tag hat begonnen, deshalb ist das hier eine andere Tagespartie.
none = Hier gibt es keine Tagespartie.

## Bestenlisten

here = ### Bestenliste dieses Servers
everywhere = ### Bestenliste aller Server
nobody = Noch hat niemand eine Punktzahl.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , gewonnen
       *[no] , verloren
    }{ $days ->
        [0] {""}
        [one] , Serie: { $days } Tag
       *[other] , Serie: { $days } Tage
    }
somebody = jemand auf einem anderen Server
more =
    { $number ->
        [one] … und { $number } weitere Person
       *[other] … und { $number } weitere
    }
named = -# Personen von anderen Servern werden hier nur genannt, mit einem Spielnamen, wenn sie das in `/me` erlauben.

## Fingerabdrücke und Geheimnisse

fingerprint-of = -# Fingerabdruck dieser Tagespartie, veröffentlicht am { $since }: { $fingerprint }
fingerprint-next = -# Fingerabdruck der nächsten Tagespartie: { $fingerprint }
secret-of = -# Geheimnis dieser Tagespartie (sein SHA-256 ist der Fingerabdruck): { $secret }
secret-later = -# Veröffentlichung des Geheimnisses dieser Tagespartie: { $when }

## Knöpfe

play-here = In diesem Kanal spielen
play-direct = In Direktnachrichten spielen
practise-here = In diesem Kanal üben
practise-direct = In Direktnachrichten üben
yesterday = Tagespartie von gestern
today = Tagespartie von heute
best-game = Beste Partie ansehen

## Antworten

begins =
    { $scored ->
        [yes] Hier beginnt dein Versuch an der Tagespartie vom { $date }.
       *[no] Übungspartie zur Tagespartie vom { $date }.
    }
direct-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers oder spiele im Kanal. Dein Versuch hat noch nicht begonnen.
best = Die Tagespartie vom { $date } hat { $name } am besten gespielt. Punktzahl: { $score }.
no-best = Diese Partie kann ich nicht zeigen. Entweder hat noch niemand eine Punktzahl in dieser Tagespartie, oder ihr Geheimnis ist noch nicht veröffentlicht.

## Zeilen auf Brettern

board-attempt = -# Tagespartie vom { $date }: Dieser Versuch zählt, wenn du ihn bis { $until } beendest.
board-over = -# Tagespartie vom { $date }: erster Versuch.
end-counts =
    -# Dieser Versuch zählt. { $number ->
        [one] Bisher ist es der einzige mit einer Punktzahl.
       *[other] Bisher ist es über alle Server hinweg Platz { $place } von { $number }.
    } Die Tabelle zeigt `/deal`.
end-counts-not = -# Dieser Versuch zählt nicht: Er war nicht rechtzeitig zu Ende, wurde sofort aufgegeben oder endete ohne Ergebnis. Die Tabelle zeigt `/deal`.
board-practice = -# Tagespartie vom { $date }: Übungspartie, zählt nicht.
withheld = Andere spielen vielleicht noch mit denselben Karten, deshalb bleibt das Geheimnis dieser Tagespartie vorerst verborgen. Veröffentlichung: { $when }.
