### Descriptions of commands and of their parameters, in French: at most 100 characters each, without a full stop.
### Commands are imperatives (tu); parameters are nouns or questions.

## Games and tables

play = Ouvre une table dans ce salon, ou choisis un jeu
play-game = À quel jeu jouer (laisse vide pour choisir dans une liste)
play-opponent = Quelqu’un à inviter, qui peut accepter ou refuser
play-against = Contre l’ordinateur : sa force
level-mine = mon niveau
level-very-easy = très facile
level-easy = facile
level-fairly-easy = assez facile
level-medium = moyen
level-fairly-hard = assez difficile
level-hard = difficile
invite = Invite quelqu’un à la table que tu as ouverte dans ce salon
invite-guest = Qui inviter (cette personne peut accepter ou refuser)
find = Trouve un adversaire : la partie commence dès que quelqu’un sur ce serveur veut la même chose
find-game = À quel jeu tu veux jouer (laisse vide pour n’importe lequel)
find-opponent = Une personne inconnue avec qui tu as joué, à défier par son nom de joueur
games = Affiche les parties qui t’attendent, et toutes celles de ce serveur
tournament = Les tournois de ce serveur
organise = Lancer ou gérer un tournoi dans ce salon
deal = Joue la donne du jour : les mêmes cartes pour tout le monde, et ton premier essai compte

## Moves

move = Joue ton tour dans la partie de ce salon
move-move = Ton coup : choisis-le, ou écris-le
takeback = Reprends ton dernier coup, ou demande aux autres de te laisser le reprendre
draw = Propose la nulle (parties à deux)
plan = Planifie tes réponses aux prochains coups adverses dans la partie de ce salon
note = Lis ou écris ta note privée sur la partie de ce salon
resign = Abandonne la partie de ce salon
nudge = Relance la personne qui doit jouer
substitute = Fais remplacer quelqu’un dans la partie de ce salon, qui n’a alors plus de résultat
substitute-player = Qui remplacer
substitute-newcomer = Qui prend la place
substitute-computer = Quel ordinateur prend la place, au lieu d’une personne
away = Annonce une absence de quelques jours, pour que tes parties t’attendent
away-days =
    { $most ->
        [one] Combien de jours tu t’absentes, { $most } au plus (0 si tu es de retour)
       *[other] Combien de jours tu t’absentes, { $most } au plus (0 si tu es de retour)
    }

## Looking

board = Affiche en privé la partie de ce salon
board-text = Du texte au lieu d’une image (en caractères ou en phrases, selon ton choix dans /me)
follow = Reçois des notifications sur les tours, ou sur la fin, d’une partie où tu ne joues pas
history = Parcours la partie de ce salon coup par coup
open = Parcours une partie enregistrée dans un fichier
open-record = Un fichier obtenu avec /record
record = Télécharge la feuille de la partie de ce salon, pour vérifier que le hasard n’était pas truqué
replay = Affiche l’animation de la partie de ce salon
verify = Vérifie que les dés, les cartes ou les tirages de la partie terminée ici n’étaient pas truqués

## Learning

rules = Apprends à jouer à un jeu, et lis ses règles complètes
rules-game = Quel jeu (laisse vide pour celui de ce salon)
tutorial = Apprends un jeu en quelques minutes avec une courte partie guidée, rien que pour toi
tutorial-game = Quel jeu (laisse vide pour celui de ce salon)
puzzle = Trouve le meilleur coup : problème du jour, ou problème d’un jeu au choix, rien que pour toi
puzzle-game = Quel jeu (laisse vide pour le problème du jour)
help = Découvre à quoi jouer ici, et comment commencer

## Results

stats = Affiche tes résultats, ou ceux de quelqu’un d’autre
stats-player = Qui (laisse vide pour toi)
stats-game = Quel jeu (laisse vide pour tous)
leaderboard = Les meilleurs de ce serveur ou, en messages privés, de tous les inconnus
leaderboard-game = Quel jeu (laisse vide pour tous)
leaderboard-season = Quelle saison (laisse vide pour toutes les parties)

## Settings and privacy

settings = Paramètres des tables du serveur : qui les ouvre, où, temps par tour (gestion du serveur)
me = Tes paramètres : notifications, apparence des plateaux, avec qui tu joues
privacy = Consulte, télécharge ou efface ce que le bot conserve à ton sujet

## For moderators

end = Mets fin à la partie de ce salon, sans résultat (modération)
moveto = Déplace la table de ce salon vers un autre salon (modération)
moveto-channel = Vers quel salon la déplacer
pause = Mets en pause la partie de ce salon (modération)
resume = Fais reprendre la partie de ce salon (modération)
takeout = Retire quelqu’un de la partie de ce salon (modération)
takeout-player = Qui retirer
