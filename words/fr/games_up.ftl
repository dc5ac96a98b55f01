# Author: the project's first translator
# Reviewer: nobody yet

### The Game’s Up! in French.
###
### Glossary: piece = pion · single piece = pion isolé · stack = pile · top = sommet, dessus · it turns over = il se retourne ·
### it turns to 6 = il devient 6 · it shows 6 = il montre 6 · to capture, a capture = prendre, une prise · to leap = sauter ·
### the way back is closed = le retour est fermé · target = objectif · red, blue = rouge, bleu (the sides, too) ·
### your opponent’s = adverse · in stories: the present tense, “prend à Anna un 3”

## Before a game

title = The Game’s Up!
summary = Retourne, prends et empile des pions, et atteins l’objectif avant ton adversaire.
option-target-name = objectif
option-target = Le score qui gagne aussitôt
option-stacks-name = piles
option-stacks = Ce qu’une pile peut prendre
option-stacks-free-name = libre
option-stacks-free = tout ce qui montre un chiffre inférieur
option-stacks-alternating-name = alternées
option-stacks-alternating = de même, si les couleurs alternent encore de haut en bas
option-turning-name = rotation
option-turning = Si l’image pivote d’un quart de tour après chaque coup, avec ses repères
option-turning-on-name = oui
option-turning-on = plateau avec rotation
option-turning-off-name = non
option-turning-off = plateau sans rotation

## What happened

told =
    { $who } déplace { $what ->
        [stack] une pile de { $tall }
        [theirs] un { $face } adverse
       *[own] un { $face }
    } de { $start } à { $end }{ $leaps ->
        [yes] {" "}par-dessus { $over }
       *[no] {""}
    } ({ $what ->
        [stack] au sommet, { $face } devient { $shown }
       *[other] devient { $shown }
    }){ $prey ->
        [stack] {" "}et prend à { $rival } une pile de { $taken }
        [single] {" "}et prend à { $rival } un { $preyface }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, soit { $score } sur { $target }
       *[no] {""}
    }.
falls = { $who } tombe de { $before } à { $after }.

starts-by-lot = Tirage au sort : { $who } commence.

## How a game stands

to-move = À { $who } de jouer.
lot-to-come = Reste à tirer au sort qui commence.
state = The Game’s Up! { $doing } Scores, objectif { $target } : { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] rouge
       *[blue] bleu
    }) { $score }
score = { $who } { $score }
progress = { $scores } ; l’objectif est { $target }.
scores-are = Scores : { $scores }.
no-way-back = Retour fermé : { $ways }.
way = { $start } vers { $end }
quiet =
    Sans prise : { $quiet } coups sur { $most }{ $times ->
        [1] {""}
       *[other] ; position vue { $times } fois
    }.
turned =
    Plateau tourné { $quarters ->
        [1] d’un quart de tour vers la droite
        [2] d’un demi-tour
       *[3] de trois quarts de tour vers la droite
    }.
seen-from-blue = Vu du côté bleu.
singles =
    Pions isolés { $side ->
        [red] rouges
       *[blue] bleus
    } : { $pieces }.
no-singles =
    Pions isolés { $side ->
        [red] rouges
       *[blue] bleus
    } : aucun.
stacks =
    Piles { $side ->
        [red] rouges
       *[blue] bleues
    }, de haut en bas : { $stacks }.
stack-at = { $square } { $stack }
stack-line = { $square } : { $stack }.
stack = { $pieces } ({ $tall }, somme { $sum })
stack-piece =
    { $side ->
        [red] rouge
       *[blue] bleu
    } { $face }
grid-key = r rouge, b bleu, + pile
stacks-heading = Piles, de haut en bas :
no-stacks = Aucune pile.
rank = Rangée { $rank } : { $squares }.
rank-piece =
    { $file } { $side ->
        [red] rouge
       *[blue] bleu
    } { $face }
rank-stack =
    { $file } pile { $side ->
        [red] rouge
       *[blue] bleue
    } de { $tall }, sommet { $face }
rank-empty = rien en { $files }
won-target = { $winner } gagne en atteignant l’objectif de { $target } points.
won-no-move = { $winner } gagne par { $more } à { $less } : il ne reste aucun coup possible.
drawn-no-move = Partie nulle : { $score } partout, et il ne reste aucun coup possible.
won-quiet = { $winner } gagne par { $more } à { $less }, après { $most } coups de suite sans prise.
drawn-quiet = Partie nulle : { $score } partout, après { $most } coups de suite sans prise.
drawn-third = Partie nulle : la même position se présente pour la troisième fois.

won-resigned =
    { $how ->
        [late] { $loser } n’a plus de temps, et { $winner } gagne
        [left] { $loser } a quitté le serveur, et { $winner } gagne
        [taken] La modération a retiré { $loser } de la partie, et { $winner } gagne
       *[resigned] { $loser } abandonne, et { $winner } gagne
    }.

## What the player to move reads

ask =
    Déplace un de tes pions ou un pion { $side ->
        [red] rouge
       *[blue] bleu
    }.
ask-not-back = Déplace un pion. Sans retour : { $ways }.
menu-any = Déplacer un pion
turning = Le plateau pivote d’un quart de tour vers la droite après chaque coup. Les cases gardent leur nom.

way-short = { $start }–{ $end }
menu-own = Déplacer un de tes pions
menu-theirs =
    Déplacer un pion { $side ->
        [red] rouge
       *[blue] bleu
    }
menu-where = Où aller depuis { $start }

## Labels: at most 80 characters with “, then you win”

label-stack =
    Pile en { $start }, sommet { $face } (devient { $shown }{ $can ->
        [win] , peut gagner
        [capture] , peut prendre
       *[no] {""}
    })
label-own =
    { $face } en { $start } (devient { $shown }{ $can ->
        [win] , peut gagner
        [capture] , peut prendre
       *[no] {""}
    })
label-theirs =
    { $face } { $side ->
        [red] rouge
       *[blue] bleu
    } en { $start } (devient { $shown }{ $can ->
        [win] , peut gagner
        [capture] , peut prendre
       *[no] {""}
    })
label-go =
    { $start } { $leaps ->
        [yes] saute en
       *[no] vers
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
label-takes =
    { $start } { $leaps ->
        [yes] saute en
       *[no] vers
    } { $end } : prend { $prey ->
        [stack] une pile de { $taken } (sommet { $preyface })
       *[single] un { $preyface }
    }, { $gain }

## In the picture: must fit, the test says so

key-small = devient ceci en bougeant
key-plate = somme des piles seules

layers = De haut en bas :
plate-draw = partie nulle
plate-won = a gagné
plate-lost = a perdu
plate-to-move = à son tour
plate-moves-left =
    { $left ->
        [0] à son tour, plus aucun coup
        [one] à son tour, { $left } coup restant
       *[other] à son tour, { $left } coups restants
    }
plate =
    { $singles ->
        [one] { $singles } isolé
       *[other] { $singles } isolés
    }, { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }

## Tips and reasons

hint-stack = Ta pile en { $square } vaut { $worth } ; déplacée, son { $top } montre { $shown }.
hint-none = Seules les piles comptent, et une prise en fait une.
hint-capture =
    { $what ->
        [stack] Ta pile
       *[single] Ton { $face }
    } en { $start } devient { $shown } et prend { $end } : { $gain }{ $wins ->
        [yes] , et gagne
       *[no] {""}
    }.
why-off-board = { $square } n’est pas sur le plateau, qui va de a1 à { $last }.
why-empty = La case { $square } est vide.
why-their-stack = La pile en { $square } est à l’adversaire : dans son camp, tu ne déplaces que les pions isolés.
why-nowhere = Ce qui est en { $square } n’a nulle part où aller pour l’instant.
why-there = Ce qui est en { $square } y est déjà.
why-far = { $end } est trop loin de { $start }, ou pas en ligne droite.
why-stack-far = Une pile se déplace d’une case à la fois.
why-leap = On ne saute que par-dessus sa propre couleur, et il n’y en a pas en { $over }.
why-closed = Le retour de { $start } à { $end } est fermé.
why-own = La case { $end } porte déjà la même couleur.
why-their-piece = Un pion adverse ne va que sur une case vide.
why-alternating = Son pion du bas se poserait sur un pion de la même couleur.
why-face = Ce que tu déplaces devient { $face }, qui ne prend pas un { $prey }.

## Pourquoi un indice conseille un coup

advice =
    { $does ->
        [both] Il te rapporte { $gain } et coûte { $loss } à l’adversaire.
        [gains] Il te rapporte { $gain }.
        [costs] Il coûte { $loss } à l’adversaire.
       *[nothing] Il ne rapporte pas de points tout de suite.
    }
advice-after = Après le meilleur jeu qui suit, tu as { $own } points et l’adversaire { $theirs }.
