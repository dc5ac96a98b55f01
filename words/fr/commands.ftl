# Author: the project's first translator
# Reviewer: nobody yet

### Descriptions of commands and of their parameters, in French: at most 100 characters each.

## Games and tables

play = Ouvre une table dans ce salon, ou choisis parmi les jeux
play-game = À quel jeu jouer (sinon, tu choisis parmi tous)
play-opponent = Quelqu’un à inviter ; libre d’accepter ou de refuser
play-against = La force d’un ordinateur contre toi
level-easy = facile
level-medium = moyen
level-hard = difficile
invite = Invite quelqu’un à la table que tu as ouverte dans ce salon
invite-guest = Qui inviter ; libre d’accepter ou de refuser
find = Trouver un adversaire ici : la partie commence quand quelqu’un veut la même chose
find-game = Quel jeu proposer (sinon n’importe lequel)
games = Les parties qui t’attendent, et celles de ce serveur
deal = La donne du jour : les mêmes cartes pour tous, et un essai qui compte

## Moves

move = Joue ton tour dans la partie de ce salon
move-move = Quoi jouer : choisis, ou écris-le
takeback = Reprends ton dernier coup, ou demande aux autres si tu peux
draw = Propose la nulle dans une partie à deux
plan = Planifier des réponses aux coups adverses dans la partie de ce salon
note = Ta note privée sur la partie de ce salon
resign = Abandonne la partie de ce salon
nudge = Demande à qui doit jouer s’il y a toujours quelqu’un
substitute = Fais remplacer quelqu’un dans la partie de ce salon
substitute-player = Qui est à remplacer
substitute-newcomer = Qui prend la place
substitute-computer = Quel ordinateur la reprend, au lieu d’une personne
away = Annonce une absence de quelques jours : tes pendules attendent ton retour
away-days =
    { $most ->
        [one] Combien de jours tu t’absentes, { $most } au plus ; 0 : te revoilà
       *[other] Combien de jours tu t’absentes, { $most } au plus ; 0 : te revoilà
    }

## Looking

board = Vois en privé où en est la partie de ce salon
board-text = En caractères au lieu d’une image, ou en phrases, selon ton choix avec /me
follow = Avoir des nouvelles des tours, ou de la fin, d’une partie où tu ne joues pas
history = Vois comment s’est déroulée la partie de ce salon, coup par coup
open = Parcours une partie à partir d’une feuille de partie
open-record = Un fichier tel que /record le donne
record = Reçois la partie de ce salon en fichier, et vérifie que le hasard était honnête
replay = La partie de ce salon en images animées
verify = Vérifie que les dés ou les cartes de la partie terminée de ce salon étaient honnêtes

## Learning

rules = Comment on joue à un jeu, et ses règles complètes
rules-game = Quel jeu (sinon, celui de ce salon)
tutorial = Apprends un jeu en quelques minutes : une courte partie guidée, rien que pour toi
tutorial-game = Quel jeu (sinon, celui de ce salon)
puzzle = Trouve le meilleur coup : le problème du jour, ou un problème d’un jeu, pour toi seul
puzzle-game = Quel jeu (sinon, le problème du jour)
help = À quoi on peut jouer ici, et comment commencer

## Results

stats = Les résultats de quelqu’un dans les parties de ce serveur
stats-player = Qui (sinon, toi)
stats-game = Quel jeu (sinon, tous)
leaderboard = Le haut du classement de ce serveur
leaderboard-game = Quel jeu (sinon, tous)

## Settings and privacy

settings = Règle comment les tables s’ouvrent et s’affichent dans ce serveur (pour qui le gère)
me = Règle quand on t’appelle, ce qu’on te montre, et avec qui tu joues
privacy = Vois ce qui est conservé à ton sujet, reçois-le en fichier, ou efface-le

## For moderators

end = Mets fin à la partie de ce salon, sans résultat (modération)
moveto = Déplace la table de ce salon vers un autre salon (modération)
moveto-channel = Où la table continue
pause = Mets en pause la partie de ce salon (modération)
resume = Fais reprendre la partie de ce salon (modération)
takeout = Déclare le forfait d’une place dans la partie de ce salon (modération)
takeout-player = Quelle place : qui l’occupe
