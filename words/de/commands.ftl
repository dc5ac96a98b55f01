### Beschreibungen von Befehlen und Parametern in Discords Befehlsliste: höchstens 100 Zeichen, ohne Punkt am Ende.

## Spiele und Tische

play = Eröffne einen Tisch in diesem Kanal oder wähle ein Spiel aus
play-game = Welches Spiel (leer: aus einer Liste wählen)
play-opponent = Wen du einlädst (die Person kann annehmen oder ablehnen)
play-against = Gegen den Computer: wie stark er spielt
level-mine = meine Stärke
level-very-easy = sehr leicht
level-easy = leicht
level-fairly-easy = eher leicht
level-medium = mittel
level-fairly-hard = eher schwer
level-hard = schwer
invite = Lade jemanden an den Tisch ein, den du in diesem Kanal eröffnet hast
invite-guest = Wen du einlädst (die Person kann annehmen oder ablehnen)
find = Suche auf diesem Server einen Gegner: Die Partie beginnt, sobald jemand dasselbe will
find-game = Welches Spiel du spielen möchtest (leer: ein beliebiges)
find-opponent = Jemand Fremdes, mit dem du gespielt hast: fordere die Person mit ihrem Spielnamen heraus
games = Partien, die auf dich warten, und alle Partien auf diesem Server
tournament = Turniere auf diesem Server
organise = Ein Turnier in diesem Kanal starten oder verwalten
deal = Tagespartie: dieselben Karten für alle, und dein erster Versuch zählt

## Züge

move = Mach deinen Zug in der Partie dieses Kanals
move-move = Dein Zug: auswählen oder eintippen
takeback = Nimm deinen letzten Zug zurück oder frag die anderen, ob du darfst
draw = Biete Remis an (in Partien zu zweit)
plan = Plane Antworten auf gegnerische Züge in der Partie dieses Kanals
note = Deine private Notiz zur Partie dieses Kanals
resign = Gib die Partie dieses Kanals auf
nudge = Erinnere die Person, die am Zug ist
substitute = Lass jemanden einen Platz in der Partie dieses Kanals übernehmen, die dann kein Ergebnis hat
substitute-player = Wessen Platz
substitute-newcomer = Wer ihn übernimmt
substitute-computer = Welcher Computer ihn übernimmt, statt einer Person
away = Melde dich für ein paar Tage abwesend, damit deine Uhren warten
away-days =
    { $most ->
        [one] Wie viele Tage du weg bist, höchstens { $most } (0: du bist zurück)
       *[other] Wie viele Tage du weg bist, höchstens { $most } (0: du bist zurück)
    }

## Ansehen

board = Sieh dir die Partie dieses Kanals an, nur für dich
board-text = Text statt Bild (Zeichen oder Sätze, wie in /me eingestellt)
follow = Lass dich über die Züge oder das Ende einer Partie benachrichtigen, in der du nicht mitspielst
history = Geh die Partie dieses Kanals Zug für Zug durch
open = Geh eine Partie aus einer Protokolldatei durch
open-record = Eine Datei, die du mit /record bekommen hast
record = Lade die Partie dieses Kanals als Datei herunter, auch um zu prüfen, ob der Zufall fair war
replay = Sieh dir die animierte Wiedergabe der Partie dieses Kanals an
verify = Prüfe, ob der Zufall in der beendeten Partie dieses Kanals fair war (Würfel, Karten, Auslosung)

## Lernen

rules = Wie ein Spiel geht, und seine vollständigen Regeln
rules-game = Welches Spiel (leer: das dieses Kanals)
tutorial = Lerne ein Spiel in wenigen Minuten: eine kurze geführte Partie, nur für dich
tutorial-game = Welches Spiel (leer: das dieses Kanals)
puzzle = Finde den besten Zug: das Rätsel des Tages oder eines zu einem beliebigen Spiel, nur für dich
puzzle-game = Welches Spiel (leer: das Rätsel des Tages)
help = Was du hier spielen kannst und wie du anfängst

## Ergebnisse

stats = Deine Ergebnisse oder die einer anderen Person
stats-player = Welche Person (leer: du selbst)
stats-game = Welches Spiel (leer: alle)
leaderboard = Die Besten: auf diesem Server, in Direktnachrichten unter allen Fremden
leaderboard-game = Welches Spiel (leer: alle)
leaderboard-season = Welche Saison (leer: alle Partien)

## Einstellungen und Datenschutz

settings = Servereinstellungen für Tische: wer sie wo eröffnet, Bedenkzeiten (für die Serververwaltung)
me = Deine Einstellungen: Benachrichtigungen, Aussehen der Bretter, mit wem du spielst
privacy = Sieh, was der Bot über dich speichert, lade es herunter oder lösche es

## Für die Moderation

end = Beende die Partie dieses Kanals ohne Ergebnis (für die Moderation)
moveto = Verlege den Tisch dieses Kanals in einen anderen Kanal (für die Moderation)
moveto-channel = In welchen Kanal der Tisch umzieht
pause = Halte die Partie dieses Kanals an (für die Moderation)
resume = Setze die Partie dieses Kanals fort (für die Moderation)
takeout = Entferne jemanden aus der Partie dieses Kanals (für die Moderation)
takeout-player = Welche Person
