### Essayer des coups.

## Boutons : 38 caractères au plus

try-moves = Essayer des coups
undo = Annuler
discard = Tout annuler
at-random = Tirer au sort

## Le plateau

heading =
    -# { $game } : tu essaies des coups { $move ->
        [0] depuis le début
       *[other] après le coup { $move }
    }. Personne d’autre ne le voit, et rien n’est joué.
chance = C’est au hasard de décider. Choisis ce qui arrive, ou tire au sort. Cela n’a rien à voir avec ce qui arrivera dans la vraie partie.
choose-chance = Choisis ce qui arrive
too-long = Il n’y a plus de place ici pour d’autres coups. Annules-en d’abord quelques-uns.
not-possible = Ce n’est pas possible ici.
