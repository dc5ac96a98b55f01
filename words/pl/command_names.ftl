### The names of commands and of their parameters, as they are typed in Polish.

## Commands

play = graj
invite = zaproś
find = znajdź
games = partie
tournament = turniej
organise = organizuj
deal = rozdanie
move = ruch
takeback = cofnij
draw = remis
plan = plan
note = notatka
resign = poddaj
nudge = ponagl
substitute = zastąp
away = nieobecność
board = plansza
follow = obserwuj
history = przebieg
open = otwórz
record = zapis
replay = powtórka
verify = sprawdź
rules = zasady
tutorial = samouczek
puzzle = zagadka
help = pomoc
stats = statystyki
leaderboard = ranking
settings = ustawienia
me = ja
privacy = prywatność
end = zakończ
moveto = przenieś
pause = wstrzymaj
resume = wznów
takeout = usuń

## Parameters. Those of several commands have one name: `player` of /stats and of /takeout

option-game = gra
option-opponent = przeciwnik
option-against = przeciwko
option-guest = gość
option-move = ruch
option-player = gracz
option-newcomer = zastępca
option-computer = komputer
option-days = dni
option-text = tekst
option-record = zapis
option-season = sezon
option-channel = kanał
