### The Game’s Up! in French.
###
### Glossary: piece = pion · single piece = pion isolé · stack = pile · top = sommet, dessus · it turns over = il se retourne ·
### it turns to 6 = il devient 6 · it shows 6 = il montre 6 · to capture, a capture = prendre, une prise · to leap = sauter ·
### the way back is closed = le retour est fermé · target = objectif · red, blue = rouge, bleu (the sides, too) ·
### your opponent’s = adverse · in stories: the present tense, “prend à Anna un 3”

## Before a game

title = The Game’s Up!
summary = Retourne, prends et empile des pions, et atteins l’objectif avant ton adversaire.
watch = Après chacun de tes coups, demande-toi ce qui peut être capturé : tes grandes piles d’abord. Le petit nombre au bord d’une pièce est ce qu’elle devient en se retournant.
option-target-name = objectif
option-target = Le score à atteindre pour gagner
option-stacks-name = piles
option-stacks = Ce qu’une pile peut prendre
option-stacks-free-name = libres
option-stacks-free = tout ce qui montre un chiffre inférieur
option-stacks-alternating-name = alternées
option-stacks-alternating = de même, mais les couleurs doivent toujours alterner de haut en bas
option-turning-name = rotation
option-turning = Rotation de l’image du plateau d’un quart de tour après chaque coup, repères compris
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
        [stack] {" "}et prend une pile de { $taken } à { $rival }
        [single] {" "}et prend un { $preyface } à { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] {"\u00A0"}: { $gain }, maintenant { $score } sur { $target }
       *[no] {""}
    }.
told-least =
    { $who } déplace { $what ->
        [stack] une pile de { $tall }
        [theirs] un { $face } adverse
       *[own] un { $face }
    } de { $start } à { $end }{ $prey ->
        [stack] {" "}et prend à { $rival } une pile de { $taken }
        [single] {" "}et prend à { $rival } un { $preyface }
       *[none] {""}
    }{ $gains ->
        [yes] {"\u00A0"}: { $gain }
       *[no] {""}
    }.
falls = { $who } tombe de { $before } à { $after }.

starts-by-lot = Tirage au sort : { $who } commence.

## How a game stands

to-move = À { $who } de jouer.
lot-to-come = Il reste à tirer au sort qui commence.
state = The Game’s Up! { $doing } Scores (objectif { $target }) : { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] rouge
       *[blue] bleu
    }) { $score }
score = { $who } { $score }
progress = { $scores }. Objectif : { $target }.
scores-are = Scores finaux : { $scores }.
no-way-back = Retour direct fermé : { $ways }.
way = { $start } vers { $end }
quiet =
    Coups sans prise : { $quiet } sur { $most }{ $times ->
        [1] {""}
       *[other] . Cette position s’est présentée { $times } fois
    }.
turned =
    Plateau tourné { $quarters ->
        [1] d’un quart de tour dans le sens des aiguilles d’une montre
        [2] d’un demi-tour
       *[3] de trois quarts de tour dans le sens des aiguilles d’une montre
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
won-no-move = { $winner } gagne { $more } à { $less } : il ne reste aucun coup possible.
drawn-no-move = Partie nulle : { $score } partout, et il ne reste aucun coup possible.
won-quiet = { $winner } gagne { $more } à { $less }, après { $most } coups de suite sans prise.
drawn-quiet = Partie nulle : { $score } partout, après { $most } coups de suite sans prise.
drawn-third = Partie nulle : la même position se présente pour la troisième fois.


## What the player to move reads

ask =
    Déplace un de tes pions ou un pion { $side ->
        [red] rouge
       *[blue] bleu
    }.
ask-not-back = Déplace un pion, mais sans retour direct ({ $ways }).
menu-any = Déplacer un pion
turning = Le plateau pivote d’un quart de tour dans le sens des aiguilles d’une montre après chaque coup. Les cases gardent leur nom.

way-short = { $start }–{ $end }
menu-own = Déplacer un de tes pions
menu-theirs =
    Déplacer un pion { $side ->
        [red] rouge
       *[blue] bleu
    }
menu-where = De { $start } vers…

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

key-small = chiffre après le coup
key-plate = score : somme des piles

layers = De haut en bas :
plate-moves-left =
    { $left ->
        [0] doit jouer, plus aucun coup
        [one] doit jouer, { $left } coup restant
       *[other] doit jouer, { $left } coups restants
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

hint-stack = Ta pile en { $square } vaut { $worth }. Si elle bouge, son { $top } devient { $shown }.
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
why-their-stack = La pile en { $square } est à l’adversaire. Tu ne peux déplacer que ses pions isolés.
why-nowhere = Le pion ou la pile en { $square } n’a nulle part où aller pour l’instant.
why-there = Le pion ou la pile en { $square } s’y trouve déjà.
why-far = { $end } est trop loin de { $start }, ou pas en ligne droite.
why-stack-far = Une pile se déplace d’une case à la fois.
why-leap = On ne saute que par-dessus un pion de la même couleur, et il n’y en a pas en { $over }.
why-closed = Le retour direct de { $start } à { $end } est fermé.
why-own = Il y a déjà un pion ou une pile de la même couleur en { $end }.
why-their-piece = Un pion adverse ne va que sur une case vide.
why-alternating = Le pion du bas de la pile se poserait sur un pion de la même couleur.
why-face = Cela deviendrait un { $face }, qui ne peut pas prendre un { $prey }.

## Pourquoi un indice conseille un coup

advice = Face à l’adversaire, ce coup vaut { $gain }. Le deuxième meilleur coup vaut { $other }.
advice-after = Si l’on joue ensuite au mieux, c’est { $own } pour toi et { $theirs } pour l’adversaire. Après le deuxième meilleur coup, ce serait { $ownother } à { $theirsother }.
outdoes = Le score aurait été de { $own } à { $theirs } au lieu de { $ownwas } à { $theirswas }.

## Conseils

advise-move =
    { $what ->
        [stack] { $captures ->
            [yes] Déplace la pile de { $start } en { $end } et capture
           *[no] Déplace la pile de { $start } en { $end }
        }
       *[single] { $captures ->
            [yes] Déplace le pion de { $start } en { $end } et capture
           *[no] Déplace le pion de { $start } en { $end }
        }
    }
