# Author: the project's first translator
# Reviewer: nobody yet

### Essayer des coups.

## Boutons : 38 caractères au plus

try-moves = Essayer des coups
undo = Annuler
discard = Tout effacer
at-random = Au hasard

## Le plateau

heading =
    -# { $game } : tu essaies des coups { $move ->
        [0] depuis le début
       *[other] après le coup { $move }
    }. Personne d’autre ne le voit, et rien n’est joué.
chance = C’est au hasard de décider. Choisis ce qui arrive, ou laisse tirer au sort. Cela n’a rien à voir avec ce que le hasard apporte à la table.
choose-chance = Choisis ce qui arrive
too-long = Il n’y a plus de place pour d’autres coups sur ce plateau. Annules-en quelques-uns, ou efface tout.
not-possible = Cela ne peut pas être joué ici.
