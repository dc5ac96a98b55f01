### The names of commands and of their parameters, as they are typed in German.

## Commands

play = spielen
invite = einladen
find = finden
games = partien
tournament = turnier
organise = veranstalten
deal = tagespartie
move = ziehen
takeback = zurücknehmen
draw = remis
plan = planen
note = notiz
resign = aufgeben
nudge = anstupsen
substitute = ersetzen
away = abwesend
board = brett
follow = folgen
history = verlauf
open = öffnen
record = protokoll
replay = wiedergabe
verify = prüfen
rules = regeln
tutorial = tutorial
puzzle = rätsel
help = hilfe
stats = statistik
leaderboard = bestenliste
settings = einstellungen
me = ich
privacy = datenschutz
end = beenden
moveto = umziehen
pause = pausieren
resume = fortsetzen
takeout = entfernen

## Parameters. Those of several commands have one name: `player` of /stats and of /takeout

option-game = spiel
option-opponent = gegner
option-against = gegen
option-guest = gast
option-move = zug
option-player = person
option-newcomer = nachfolge
option-computer = computer
option-days = tage
option-text = text
option-record = protokoll
option-season = saison
option-channel = kanal
