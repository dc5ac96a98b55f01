# Author: the project's first translator
# Reviewer: nobody yet

### Beschreibungen von Befehlen und Parametern in Discords Befehlsliste: höchstens 100 Zeichen.

## Spiele und Tische

play = Eröffne einen Tisch in diesem Kanal, oder wähl aus den Spielen
play-game = Welches Spiel (sonst wählst du aus allen)
play-opponent = Wen du einlädst; die Person nimmt an oder lehnt ab
play-against = Wie stark ein Computer gegen dich spielt
level-easy = leicht
level-medium = mittel
level-hard = schwer
invite = Lade jemanden an den Tisch ein, den du in diesem Kanal eröffnet hast
invite-guest = Wen du einlädst; die Person nimmt an oder lehnt ab
find = Auf diesem Server ein Gegenüber suchen: Die Partie beginnt, wenn jemand dasselbe will
find-game = Welches Spiel du anbietest (sonst ein beliebiges)
games = Die Partien, die auf dich warten, und die dieses Servers
deal = Partie des Tages: dieselben Karten für alle, und ein Versuch, der zählt

## Züge

move = Zieh in der Partie dieses Kanals
move-move = Was du spielst: auswählen oder eintippen
takeback = Nimm deinen letzten Zug zurück, oder frag die anderen, ob du darfst
draw = Biete Remis an, bei Partien zu zweit
plan = In der Partie dieses Kanals Antworten auf Züge der Gegenseite planen
note = Deine private Notiz zur Partie dieses Kanals
resign = Gib die Partie dieses Kanals auf
nudge = Frag, ob die Person am Zug noch da ist
substitute = Lass jemanden einen Platz in der Partie dieses Kanals übernehmen
substitute-player = Wessen Platz
substitute-newcomer = Wer ihn übernimmt
substitute-computer = Welcher Computer ihn übernimmt, statt einer Person
away = Melde dich für einige Tage ab: Deine Uhren warten, bis du zurück bist
away-days =
    { $most ->
        [one] Wie viele Tage du weg bist, höchstens { $most }; 0: Du bist zurück
       *[other] Wie viele Tage du weg bist, höchstens { $most }; 0: Du bist zurück
    }

## Ansehen

board = Sieh dir die Partie dieses Kanals an, wie sie steht, nur für dich
board-text = Mit Zeichen statt als Bild, oder in Sätzen, je nach deiner Wahl unter /me
follow = Von den Zügen oder vom Ende einer Partie hören, in der du nicht spielst
history = Sieh dir Zug für Zug an, wie die Partie dieses Kanals verlief
open = Sieh dir eine Partie aus einer Protokolldatei an
open-record = Eine Datei, wie /record sie gibt
record = Hol dir die Partie dieses Kanals als Datei, und prüf, ob der Zufall ehrlich war
replay = Die Partie dieses Kanals als bewegtes Bild
verify = Prüf, ob Würfel oder Karten der beendeten Partie dieses Kanals ehrlich waren

## Lernen

rules = Wie ein Spiel geht, und seine vollständigen Regeln
rules-game = Welches Spiel (sonst das dieses Kanals)
tutorial = Lern ein Spiel in wenigen Minuten: eine kurze geführte Partie, nur für dich
tutorial-game = Welches Spiel (sonst das dieses Kanals)
puzzle = Finde den besten Zug: das Rätsel des Tages, oder eines zu einem Spiel nur für dich
puzzle-game = Welches Spiel (sonst das Rätsel des Tages)
help = Was man hier spielen kann, und wie man anfängt

## Ergebnisse

stats = Wie jemand in den Partien dieses Servers abgeschnitten hat
stats-player = Wer (sonst du)
stats-game = Welches Spiel (sonst alle)
leaderboard = Die Besten dieses Servers
leaderboard-game = Welches Spiel (sonst alle)

## Einstellungen und Datenschutz

settings = Leg fest, wie Tische hier eröffnet und gezeigt werden (für die Serververwaltung)
me = Leg fest, wann man dich ruft, was du siehst und mit wem du spielst
privacy = Sieh, was über dich gespeichert ist, hol es als Datei, oder lösch es

## Für die Moderation

end = Beende die Partie dieses Kanals ohne Ergebnis (für die Moderation)
moveto = Verleg den Tisch dieses Kanals in einen anderen Kanal (für die Moderation)
moveto-channel = Wo der Tisch weitergeht
pause = Halte die Partie dieses Kanals an (für die Moderation)
resume = Setz die Partie dieses Kanals fort (für die Moderation)
takeout = Gib in der Partie dieses Kanals jemandes Platz auf (für die Moderation)
takeout-player = Wessen Platz
