### The names of commands and of their parameters, as they are typed in French.

## Commands

play = jouer
invite = inviter
find = trouver
games = parties
tournament = tournoi
organise = organiser
deal = donne
move = coup
takeback = reprendre
draw = nulle
plan = planifier
note = note
resign = abandonner
nudge = relancer
substitute = remplacer
away = absence
board = plateau
follow = suivre
history = déroulement
open = ouvrir
record = feuille
replay = revoir
verify = vérifier
rules = règles
tutorial = tutoriel
puzzle = problème
help = aide
stats = statistiques
leaderboard = classement
settings = paramètres
me = moi
privacy = confidentialité
end = terminer
moveto = déplacer
pause = pause
resume = continuer
takeout = retirer

## Parameters. Those of several commands have one name: `player` of /stats and of /takeout

option-game = jeu
option-opponent = adversaire
option-against = contre
option-guest = invité
option-move = coup
option-player = joueur
option-newcomer = remplaçant
option-computer = ordinateur
option-days = jours
option-text = texte
option-record = feuille
option-season = saison
option-channel = salon
