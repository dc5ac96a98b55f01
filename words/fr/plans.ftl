### /plan and /note.

## Buttons and menus

plan-moves = Planifier des coups
add = Ajouter une variante
save = Enregistrer cette variante
see = Mon plan
drop-all = Supprimer toutes les variantes
drop = Supprimer une variante
note = Ma note
write = Écrire une note
change = Modifier ma note
erase = Supprimer ma note

## The plan

heading = ## Ton plan
empty = Tu n’as rien planifié pour cette position.
explained = Si { $who } joue l’une de ces variantes, je joue aussitôt ta réponse. Si la partie prend un autre chemin ou qu’un coup est repris, les variantes qui ne conviennent plus sont supprimées. Personne d’autre ne voit ton plan.
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

board-heading = -# Tu planifies des coups : choisis un coup pour { $who }, puis ta réponse. Personne d’autre ne le voit.
saved = Enregistré. Pour ajouter une autre variante, annule quelques coups et essaies-en d’autres.

## What everybody reads

planned = { $told } (planifié à l’avance)

## The note

note-heading = ## Ta note sur cette partie
no-note = Tu n’as encore rien noté.
note-explained = Personne d’autre ne la voit.
form-title = Ta note sur cette partie
form-label = Note
form-hint = Personne d’autre ne la voit. Laisse vide pour supprimer la note.
