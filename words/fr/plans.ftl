# Author: the project
# Reviewer: nobody yet

### /plan and /note.

## Buttons and menus

plan-moves = Planifier des coups
add = Ajouter une variante
save = Enregistrer cette variante
see = Mon plan
drop-all = Tout supprimer
drop = Supprimer une variante
note = Ma note
write = Écrire
change = Modifier
erase = Supprimer

## The plan

heading = ## Ton plan
empty = Tu n’as rien planifié pour la position actuelle.
explained = Si { $who } joue l’une de ces variantes, le bot joue aussitôt ta réponse. Dès que la partie prend un autre tour ou qu’un coup est repris, les variantes qui ne conviennent plus sont supprimées. Personne d’autre ne voit ton plan.
counted =
    { $lines ->
        [one] { $lines } variante
       *[other] { $lines } variantes
    } sur { $most }.
step =
    { $own ->
        [yes] **toi : { $move }**
       *[no] { $who } : { $move }
    }

## The board on which a line is entered

board-heading = -# Tu planifies des coups : choisis ce que { $who } peut jouer, puis ta réponse. Personne d’autre ne le voit.
saved = Enregistré. Pour une autre variante, annule quelques coups et choisis-en d’autres.

## What everybody reads

planned = { $told } (planifié à l’avance)

## The note

note-heading = ## Ta note sur cette partie
no-note = Tu n’as encore rien noté.
note-explained = Personne d’autre ne la voit.
form-title = Ta note sur cette partie
form-label = Note
form-hint = Personne d’autre ne la voit. Laisse-la vide pour la supprimer.
