# Author: the project's first translator
# Reviewer: nobody yet

### Strata 5 in French.
###
### Glossary: block = bloc · pawn = pion, called by its number: le 3 · space = case · place of a block = emplacement ·
### piece = élément · level = niveau · Starting Block = bloc de départ · in hand = en main · to enter = entrer ·
### step = pas · to lay a block = poser un bloc · open = libre · closed = fermé · trapped = piégé · locked = bloqué ·
### to wall in = enfermer · overhang, air below = surplomb, vide dessous · to capture = prendre · red, black = rouge, noir ·
### your opponent’s = adverse · in stories: the present tense

## The game, before it is played

title = Strata 5
summary = Pose des blocs, fais grimper tes pions, et arrive en premier au cinquième niveau.
option-size-name = taille
option-size = Combien de cases le plateau compte de chaque côté
option-size-6 = le jeu rapide, qui favorise rouge
option-size-8 = le jeu habituel
option-size-10 = le jeu long, le plus souvent nul


## What happened, as sentences in the story of the game

turn = { $who } { $deeds }.

did-move =
    déplace le { $number } de { $start }{ $ways ->
        [yes] {" "}par { $way }
       *[no] {""}
    } à { $end } (niveau { $level }{ $stuck ->
        [yes] , bloqué pour l’instant
       *[no] {""}
    }){ $captures ->
        [yes] , en prenant à { $rival } le { $captured }
       *[no] {""}
    }
did-enter =
    fait entrer le { $number }{ $ways ->
        [yes] {" "}par { $way }
       *[no] {""}
    } en { $end } (niveau { $level }{ $stuck ->
        [yes] , bloqué pour l’instant
       *[no] {""}
    }){ $captures ->
        [yes] , en prenant à { $rival } le { $captured }
       *[no] {""}
    }
did-move-briefly =
    { $again ->
        [yes] le { $number } de { $start } à { $end }
       *[no] déplace le { $number } de { $start } à { $end }
    }{ $captures ->
        [yes] , en prenant à { $rival } le { $captured }
       *[no] {""}
    }
did-enter-briefly =
    fait entrer le { $number } en { $end }{ $captures ->
        [yes] , en prenant à { $rival } le { $captured }
       *[no] {""}
    }
did-block =
    pose un bloc de { $place } à { $corner } (niveau { $level }){ $does ->
        [traps] , en piégeant { $trapped }
        [locks] , en bloquant { $locked }
        [both] , en piégeant { $trapped } et en bloquant { $locked }
       *[nothing] {""}
    }
did-block-briefly =
    pose un bloc en { $place }{ $traps ->
        [yes] , en piégeant { $trapped }
       *[no] {""}
    }
# without $rival
caught =
    { $whose ->
        [own] { $owns ->
            [one] son propre { $own }
           *[other] ses propres { $own }
        }
        [theirs] { $rivals ->
            [one] le { $theirs } adverse
           *[other] les { $theirs } adverses
        }
        [both] son propre { $own } et le { $theirs } adverse
       *[lists] { $owns ->
            [one] son propre { $own }
           *[other] ses propres { $own }
        }, ainsi que { $rivals ->
            [one] le { $theirs } adverse
           *[other] les { $theirs } adverses
        }
    }
did-no-pawn = ne peut déplacer aucun pion
did-no-second = ne peut pas déplacer de second pion
did-no-place = ne peut poser aucun bloc
did-no-block-left = n’a plus de bloc
did-pass = ne peut rien faire et passe

## How the game stands

state = Strata 5, tour { $turn }. { $doing }
doing =
    { $who } doit { $step ->
        [first] déplacer un premier pion
        [second] déplacer un second pion
       *[block] poser un bloc
    }{ $moved ->
        [yes] ; le pion en { $space } a déjà bougé
       *[no] {""}
    }.
sides = { $red } joue les rouges, { $black } les noirs.
seen-from-black = Vu du côté noir.
levels-by-rank = Niveaux par rangée, de a à { $last } : { $ranks }.
blocks-by-space = Blocs par case en bas à gauche : { $levels }.
blocks-on-level = niveau { $level } { $places }
pawns-of =
    Pions { $side ->
        [red] rouges
       *[black] noirs
    } : { $board ->
        [0] aucun
       *[other] { $pawns }
    } ; en main { $hand ->
        [0] aucun
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] ; piégés { $caged }
    }.
pawn-on = { $number } en { $space }
pawn-in = { $number } en { $space } au niveau { $level }
count =
    { $blocks ->
        [0] Plus aucun bloc
        [one] Encore { $blocks } bloc
       *[other] Encore { $blocks } blocs
    }{ $idle ->
        [0] {""}
        [one] ; { $idle } tour sur { $most } sans prise ni bloc
       *[other] ; { $idle } tours sur { $most } sans prise ni bloc
    }{ $stirred ->
        [yes] ; une prise ou un bloc ce tour-ci
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] ; position vue { $times } fois
    }.
levels-heading = Niveau de chaque case, de a à { $last } :
rank = Rangée { $rank } : { $levels }
level-by-level-heading = Niveau par niveau, blocs par leur case en bas à gauche :
blocks-heading = Blocs par leur case en bas à gauche :
level =
    Niveau { $level } : blocs { $blocks }{ $standing ->
        [yes] ; pions { $pawns }
       *[no] {""}
    }.
level-pawn =
    { $number } { $side ->
        [red] rouge
       *[black] noir
    } en { $space }{ $locked ->
        [yes] {" "}(bloqué)
       *[no] {""}
    }
level-trapped =
    { $number } { $side ->
        [red] rouge
       *[black] noir
    } piégé en { $space }
hollow = Creux : { $gaps }.
gap = { $space } sous le niveau { $level }
in-hand =
    En main : rouge { $reds ->
        [0] aucun
       *[other] { $red }
    }, noir { $blacks ->
        [0] aucun
       *[other] { $black }
    }.
grid-levels = Niveaux :
grid-pawns = Pions, { letter-red } rouges et { letter-black } noirs :
letter-red = r
letter-black = n
progress =
    { $forces } ; { $blocks ->
        [0] plus aucun bloc
        [one] encore { $blocks } bloc
       *[other] encore { $blocks } blocs
    }.
force =
    { $who } ({ $side ->
        [red] rouge
       *[black] noir
    }) { $pawns ->
        [0] n’a aucun pion sur le plateau
        [one] a { $pawns } pion sur le plateau (niveau { $high })
       *[other] a { $pawns } pions sur le plateau (le plus haut : niveau { $high })
    }

## How the game ended

won-climbed = { $winner } atteint le cinquième niveau et gagne.
won-by-capture = { $winner } gagne par une prise : aucun pion restant à { $loser } ne pourra plus bouger.
won-by-block = { $winner } gagne en posant un bloc : tous les pions restant à { $loser } sont bloqués.
won-locked-itself = { $loser } n’a plus aucun pion capable de bouger : { $winner } gagne.
won-resigned =
    { $how ->
        [late] { $loser } n’a plus de temps, et { $winner } gagne.
        [left] { $loser } a quitté le serveur, et { $winner } gagne.
        [taken] La modération a retiré { $loser } de la partie, et { $winner } gagne.
       *[resigned] { $loser } abandonne, et { $winner } gagne.
    }
drawn-no-five = Partie nulle : tous les blocs sont posés, et aucun n’est au niveau 5.
drawn-idle = Partie nulle : { $turns } tours de suite sans prise ni bloc.
drawn-third = Partie nulle : la même position se présente pour la troisième fois.

## Spoken to the player to act

ask-first = Déplace un pion.
ask-second = Déplace un second pion, autre que celui en { $moved }.
ask-block = Pose un bloc.
ask-block-no-pawn = Aucun de tes pions ne peut bouger : pose un bloc.
ask-block-no-second = Aucun autre de tes pions ne peut bouger : pose un bloc.

## Menus

menu-move = Déplacer un pion
menu-board = Déplacer un pion du plateau
menu-hand = Faire entrer un pion
menu-block = Poser un bloc
menu-block-harm = Piéger ou bloquer des pions
menu-block-top = Poser sur d’autres éléments
menu-block-board = Poser sur le plateau
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Monter ou prendre avec ton { $pawn }
           *[no] Monter ou prendre avec le pion en { $pawn }
        }
        [level] { $hand ->
            [yes] Rester au même niveau avec ton { $pawn }
           *[no] Rester au même niveau avec le pion en { $pawn }
        }
        [descend] { $hand ->
            [yes] Descendre avec ton { $pawn }
           *[no] Descendre avec le pion en { $pawn }
        }
       *[any] { $hand ->
            [yes] Où aller avec ton { $pawn }
           *[no] Où aller avec le pion en { $pawn }
        }
    }

## Labels of choices

label-pawn =
    { $number } { $hand ->
        [yes] en main
       *[no] en { $start }
    } ({ $places ->
        [one] { $places } case
       *[other] { $places } cases
    }{ $captures ->
        [yes] , peut prendre
       *[no] {""}
    }{ $wins ->
        [yes] , peut gagner
       *[no] {""}
    })
label-lay =
    Poser un bloc ({ $places ->
        [one] { $places } emplacement
       *[other] { $places } emplacements
    })
label-walk =
    { $hand ->
        [yes] { $number } en main
       *[no] { $start }
    } vers { $end }, niveau { $level }{ $does ->
        [captures] : prend le { $captured } { $side ->
            [red] rouge
           *[black] noir
        }
        [locked] : y est bloqué pour l’instant
        [both] : prend le { $captured } { $side ->
            [red] rouge
           *[black] noir
        } et y est bloqué pour l’instant
       *[nothing] {""}
    }
label-block =
    { $place } à { $corner }, niveau { $level }{ $does ->
        [traps] : piège { $trapped }
        [locks] : bloque { $locked }
        [both] : piège { $trapped }, bloque { $locked }
       *[nothing] {""}
    }
label-block-briefly =
    { $place } à { $corner }, niveau { $level }{ $does ->
        [traps] : piège { $trapped ->
            [one] { $trapped } pion
           *[other] { $trapped } pions
        }
        [locks] : bloque { $locked ->
            [one] { $locked } pion
           *[other] { $locked } pions
        }
        [both] : piège { $trapped ->
            [one] { $trapped } pion
           *[other] { $trapped } pions
        }, en bloque { $locked }
       *[nothing] {""}
    }
label-caught =
    { $whose ->
        [own] { $owns ->
            [one] ton { $own }
           *[other] tes { $own }
        }
        [theirs] { $side ->
            [red] { $rivals ->
                [one] le { $theirs } rouge
               *[other] les { $theirs } rouges
            }
           *[black] { $rivals ->
                [one] le { $theirs } noir
               *[other] les { $theirs } noirs
            }
        }
        [both] ton { $own } et le { $theirs } { $side ->
            [red] rouge
           *[black] noir
        }
       *[lists] { $owns ->
            [one] ton { $own }
           *[other] tes { $own }
        }, et { $side ->
            [red] { $rivals ->
                [one] le { $theirs } rouge
               *[other] les { $theirs } rouges
            }
           *[black] { $rivals ->
                [one] le { $theirs } noir
               *[other] les { $theirs } noirs
            }
        }
    }

## In the picture: short, and nothing may be cut

key-level = niveau
key-air = creux
key-trapped = piégé
key-locked = bloqué
status-draw = partie nulle
status-won = a gagné
status-lost = a perdu
status-doing =
    { $step ->
        [first] joue un pion
        [second] joue un autre pion
       *[block] pose un bloc
    }
status-doing-left =
    { $step ->
        [first] joue un pion
        [second] joue un autre pion
       *[block] pose un bloc
    } ; { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }
status =
    { $board ->
        [0] { $trapped ->
            [0] tous en main
            [one] { $trapped } piégé
           *[other] { $trapped } piégés
        }
       *[other] { $trapped ->
            [0] { $board } sur le plateau
            [one] { $board } sur le plateau, { $trapped } piégé
           *[other] { $board } sur le plateau, { $trapped } piégés
        }
    }

## Tips for new players: about 50 characters

hint-wins = Ton { $number } peut atteindre { $end } au niveau { $level } : cela gagne.
hint-captures = Ton { $number } peut prendre le { $captured } en { $end }.
hint-second = Seule compte la case d’arrivée, pas le trajet.
hint-enter = On entre par ses blocs de départ : c’est le premier pas.
hint-walk = Un pion avance de son numéro, un niveau au plus par pas.
hint-trap = Un bloc en { $place } piégerait pour de bon le { $number } adverse.
hint-trap-own = Attention : un bloc en { $place } piégerait ton propre { $number }.
hint-climb = En { $place }, un bloc fait une marche vers le niveau { $level }.
hint-block = Là où deux blocs se touchent, le suivant repose sur les deux.

## Why a move is not legal

why-off-board = { $space } n’est pas sur le plateau, qui va de a1 à { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Il faut d’abord déplacer un premier pion.
       *[no] Il faut d’abord déplacer un second pion.
    }
why-block-now = Il faut maintenant poser un bloc.
why-not-in-hand = Tu n’as pas de { $number } en main.
why-no-door = Tes blocs de départ n’ont plus de case libre : aucun pion ne peut entrer.
why-doors-taken = Toutes les cases libres de tes blocs de départ portent un pion : aucun ne peut entrer.
# without $number
why-no-entry = Depuis tes blocs de départ, ton { $number } ne peut pas faire { $number } pas.
why-entry-blocked = Des pions barrent tous les trajets de ton { $number } vers { $end }.
# without $number
why-entry-far = Aucun trajet de { $number } pas, l’entrée comprise, ne mène un pion de ta main en { $end }.
why-trapped = Ton { $number } en { $space } est piégé pour de bon.
why-empty = Il n’y a pas de pion en { $space }.
why-theirs = Le pion en { $space } est à l’adversaire.
why-moved = Le pion en { $space } a déjà bougé ; le second doit être un autre.
why-same-space = Un pion ne peut pas finir sur la case d’où il part.
# without $number
why-locked = Ton { $number } en { $space } est bloqué : aucun trajet de { $number } pas ne mène quelque part.
why-blocked = Des pions barrent la route de ton { $number } en { $space } : il ne peut pas bouger pour l’instant.
why-bare = En { $space }, le plateau est nu, et les pions ne vont que sur des blocs.
why-own-pawn = Un de tes pions se tient en { $space }.
# without $steps
why-too-far = { $end } est au moins à { $steps } pas de { $start }, et un { $number } en fait { $number }.
why-parity =
    { $odd ->
        [yes] Tout trajet de { $start } à { $end } a un nombre impair de pas, et un { $number } en fait { $number }.
       *[no] Tout trajet de { $start } à { $end } a un nombre pair de pas, et un { $number } en fait { $number }.
    }
# without $number
why-walk-blocked = Des pions barrent tous les trajets de { $number } pas de { $start } à { $end }.
# without $number
why-no-walk = Aucun trajet de { $number } pas ne va de { $start } à { $end } : un niveau au plus par pas, jamais sur le plateau nu, et pas deux fois la même case.
why-over-edge = Un bloc porte le nom de sa case en bas à gauche ; en { $place }, il dépasserait du bord.
why-alone = Sur le plateau nu, un bloc doit en toucher un au niveau 1 ; en { $place }, ce n’est pas le cas.
why-too-high = En { $place }, il serait au niveau { $level }, et { $top } est le plus haut.
why-uneven =
    { $spaces ->
        [one] En { $place }, une seule de ses quatre cases est à la hauteur du niveau { $height } ; il en faut au moins trois.
       *[other] En { $place }, deux seulement de ses quatre cases sont à la hauteur du niveau { $height } ; il en faut au moins trois.
    }
why-one-block = En { $place }, il reposerait sur un seul bloc ; il lui faut deux éléments dessous.

## Pourquoi un indice conseille un tour

advice-free = Ensuite, { $own } de tes pions peuvent bouger, et { $theirs } de ceux de l’adversaire.
advice-captures = Ensuite, tu menaces { $own ->
        [0] aucun pion
        [one] un pion
       *[other] { $own } pions
    }, et l’adversaire menace { $theirs ->
        [0] aucun
        [one] un
       *[other] { $theirs }
    } des tiens.
