# Author: the project's first translator
# Reviewer: nobody yet

### Looking at a game without moving, in French.

## Buttons

view-large = Voir en grand
turn-it = Tourner
post-again = Republier ici
history = Historique
first = ⏮ Début
back = ◀ Retour
next = Suite ▶
last = Fin ⏭
go-to = Aller à…
see-board = Voir le plateau
in-words = En mots

## The board

posted = Le plateau est de nouveau dans le salon.
to-play = { $badge } À { $who } de jouer.

watch = { $table }. Tu n’y joues pas ; tu peux regarder.

## Looking through a game

form-title = Aller à un coup
form-label = Son numéro
form-hint = 0 est le début de la partie.
no-number = Aucun coup n’a ce numéro.
moves-so-far =
    Cette partie compte { $moves ->
        [0] zéro coup
        [one] { $moves } coup
       *[other] { $moves } coups
    } jusqu’ici.
at-start = -# { $game }, avant le premier coup
at-move = -# { $game }, coup { $move } sur { $last }
page = -# { $game }, page { $page } sur { $last }
nothing-yet = Personne n’a encore joué.
