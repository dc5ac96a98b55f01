### Looking at a game without moving, in French.

## Buttons

view-large = Agrandir
turn-it = Tourner le plateau
post-again = Republier le plateau
history = Déroulement
first = ⏮ Début
back = ◀ Précédent
next = Suivant ▶
last = Fin ⏭
go-to = Aller à…
see-board = Voir le plateau
in-words = Afficher en texte

## The board

posted = J’ai republié le plateau dans le salon.
to-play = { $badge } À { $who } de jouer.

watch = { $table }. Tu n’y joues pas, mais tu peux regarder.

## Looking through a game

form-title = Aller à un coup
form-label = Numéro du coup
form-hint = 0 pour le début de la partie
no-number = Ce n’est pas un numéro de coup. Entre un nombre, par exemple 12.
moves-so-far =
    { $moves ->
        [0] Cette partie ne compte aucun coup.
        [one] Cette partie compte { $moves } coup.
       *[other] Cette partie compte { $moves } coups.
    }
at-start = -# { $game }, avant le premier coup
at-move = -# { $game }, coup { $move } sur { $last }
page = -# { $game }, page { $page } sur { $last }
nothing-yet = Aucun coup pour l’instant.
