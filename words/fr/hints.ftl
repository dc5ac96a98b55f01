# Author: the project's first translator
# Reviewer: nobody yet

### Hints, in French: what the computer would play, and why. hint = indice · tip = conseil. Glossary: around.ftl.

## Boutons

hint = Indice
play-it = Jouer ce coup

## L’indice

heading = **Indice** : { $moves }.
choice = { $asks } : { $choice }
after-it = L’image montre le plateau après ce tour.
share =
    { $share ->
        [100] Avec ce coup, il pense gagner à coup sûr.
        [0] Il ne voit plus aucun moyen de gagner.
        [one] Avec ce coup, il pense gagner { $share } partie sur 100.
       *[other] Avec ce coup, il pense gagner { $share } parties sur 100.
    }
otherwise =
    Le deuxième choix est { $moves } : { $share ->
        [one] { $share } partie
       *[other] { $share } parties
    } sur 100.
only = Il n’y a rien d’autre à jouer.
follows = Dans la meilleure suite qu’il voit : { $story }

## Après une partie

taken = Indices : { $list }
taken-by = { $who } { $hints }

## Réponses quand il n’y en a pas

none-here =
    { $why ->
        [off] Cette table a choisi de jouer sans indices.
        [people] Des personnes s’affrontent dans cette partie : elle n’a donc pas d’indices. Les parties en solo et celles avec un ordinateur en ont.
       *[rated] Cette partie compte pour la cote : elle n’a donc pas d’indices. Les parties en solo et celles avec un ordinateur en ont.
    }
failed = L’ordinateur n’a pas trouvé d’indice cette fois. Rien n’a été compté.

## L’option de la table

option = Si l’on peut demander des indices. Les parties classées entre personnes n’en ont jamais.
option-on =
    { $begins ->
        [yes] Indices dans les parties avec un ordinateur
       *[no] indices dans les parties avec un ordinateur
    }
option-off =
    { $begins ->
        [yes] Pas d’indices
       *[no] pas d’indices
    }
