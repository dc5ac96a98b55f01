### Arenen: Turniere in einer Sitzung ohne Runden. Wer nicht spielt, wartet und wird mit jemandem gepaart, der auch wartet.

## Die öffentliche Nachricht

about = { $game } · Arena von { $minutes } Minuten, nach jeder Partie ein anderes Gegenüber · { $bank } pro Person und Partie
play = Spielen
rest = Pause machen
gathers = Drücke *Spielen*, wenn du da bist: Nur wer da ist, ist dabei. Da: { $ready } von { $players }.
starts = Beginn, sobald 90 % da sind. Spätestens: { $when }
current = Beendete Partien: { $over } · Laufende Partien: { $games } · Wartende: { $waiting }
until = Neue Partien beginnen bis: { $when }. Alle begonnenen Partien zählen.
come = Drücke *Spielen*, um dazuzukommen oder nach einer Pause weiterzuspielen.
closing = Es beginnen keine neuen Partien. Die laufenden zählen noch.
place =
    { $points ->
        [one] { $place }. { $who } · { $points } Punkt
       *[other] { $place }. { $who } · { $points } Punkte
    } · { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }

## Private Antworten

registered = Du bist dabei. Drücke nach dem Anmeldeschluss *Spielen* in der Nachricht des Turniers, sonst spielst du nicht mit. Anmeldeschluss: { $when }
here = Notiert. Die Arena beginnt, sobald 90 % da sind. Spätestens: { $when }
call = { $people }: { $name } beginnt gleich. Drücke *Spielen* unter der Nachricht, sonst spielst du nicht mit: { $link }. Spätestens: { $when }
after-game = Dein nächstes Gegenüber bekommst du, wenn diese Partie beendet ist.
waits = Du wartest auf ein Gegenüber. Ich erwähne dich, wenn du am Zug bist.
rests =
    { $playing ->
        [yes] Spiel diese Partie zu Ende. Danach wirst du nicht gepaart, bis du *Spielen* drückst.
       *[no] Du wirst nicht gepaart, bis du *Spielen* drückst.
    }
started = Die Anmeldung für { $name } ist geschlossen. Jetzt drücken alle *Spielen*, höchstens 5 Minuten lang. Dann beginnen die ersten Partien.

## Das Journal

line-began = Das Turnier begann mit { $entrants } Personen, für { $minutes } Minuten.
line-away = Ich war { $time } lang offline. Um so viel später endet die Arena.

## /organise: privat

format = Arena: nach jeder Partie ein anderes Gegenüber, in einer Sitzung
new = Wer wartet, wird gepaart, bis die Zeit um ist, jede Partie in einem eigenen Thread dieses Kanals. Ein Sieg zählt 2 Punkte, ein Remis 1. Ich kündige es hier an.
minutes-menu = Dauer der Arena
minutes-choice = { $minutes } Minuten
