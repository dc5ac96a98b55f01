### Hints, in French: what the computer would play, and why. hint = indice · tip = conseil. Glossary: game_actions.ftl.

## Boutons

hint = Indice
play-it = Jouer ce coup

## L’indice

heading = **Indice** : { $moves }.
choice = { $asks } ({ $choice })
after-it = L’image montre le plateau après ce tour.
share =
    { $share ->
        [100] En jouant au mieux, la victoire est sûre.
        [0] L’ordinateur ne voit plus aucun moyen de gagner.
       *[other] Chances de gagner estimées : { $share } %.
    }
otherwise = Deuxième choix, à { $share } % : { $moves }.
only = Il n’y a pas d’autre coup possible.
follows = Si l’on joue au mieux, { $who } joue ensuite : { $moves }.
line = L’image ci-dessous montre le plateau après cela.

## Après une partie

taken = Indices utilisés : { $list }
taken-by = { $who } { $hints }

## Réponses quand il n’y en a pas

none-here =
    { $why ->
        [off] Cette table joue sans indices.
        [people] Pas d’indices dans les parties entre personnes, sauf si la table en a convenu avant le début.
       *[rated] Pas d’indices dans les parties classées. Tu peux en demander en solo et contre l’ordinateur.
    }
failed = L’ordinateur n’a pas trouvé d’indice cette fois. Aucun indice n’a été compté.

## L’option de la table

option = Si les indices sont permis. Il n’y en a jamais dans les parties classées entre personnes.
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
option-all =
    { $begins ->
        [yes] Indices et conseils pour tout le monde, si la partie n’est pas classée
       *[no] indices et conseils pour tout le monde, si la partie n’est pas classée
    }
