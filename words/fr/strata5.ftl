### Strata 5 in French.
###
### Glossary: block = bloc · pawn = pion, called by its number: le 3 · space = case · place of a block = emplacement ·
### piece = élément · level = niveau · Starting Block = bloc de départ · in hand = en main · to enter = entrer ·
### step = pas · to lay a block = poser un bloc · open = libre · closed = fermé · trapped = piégé · locked = bloqué ·
### to wall in = enfermer · overhang, air below = surplomb, vide dessous · to capture = prendre · red, black = rouge, noir ·
### your opponent’s = adverse · in stories: the present tense

## The game, before it is played

title = Strata 5
summary = Pose des blocs, fais grimper tes pions, et atteins le niveau 5 avant ton adversaire.
watch = Regarde ce que les pions adverses atteignent en exactement autant de pas que leur numéro : c’est ainsi qu’ils capturent et montent. Pose chaque bloc là où il aide tes pions et barre la route aux leurs.
option-size-name = taille
option-size = La taille du plateau
option-size-6 = la partie rapide, qui favorise les rouges
option-size-8 = la partie standard
option-size-10 = la partie longue, le plus souvent nulle


## What happened, as sentences in the story of the game

turn = { $who } { $actions }.

did-move =
    déplace le { $number } de { $start }{ $ways ->
        [yes] {" "}par { $way }
       *[no] {""}
    } à { $end } (niveau { $level }{ $stuck ->
        [yes] , bloqué pour l’instant
       *[no] {""}
    }){ $captures ->
        [yes] , en prenant le { $captured } à { $rival }
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
        [yes] , en prenant le { $captured } à { $rival }
       *[no] {""}
    }
did-move-briefly =
    { $again ->
        [yes] le { $number } de { $start } à { $end }
       *[no] déplace le { $number } de { $start } à { $end }
    }{ $captures ->
        [yes] , en prenant le { $captured } à { $rival }
       *[no] {""}
    }
did-enter-briefly =
    fait entrer le { $number } en { $end }{ $captures ->
        [yes] , en prenant le { $captured } à { $rival }
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
        [yes] {" "}(le pion en { $space } a déjà bougé)
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
    }. En main : { $hand ->
        [0] aucun
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] . Piégés : { $caged }
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
        [one] . { $idle } tour sur { $most } sans prise ni bloc
       *[other] . { $idle } tours sur { $most } sans prise ni bloc
    }{ $stirred ->
        [yes] . Une prise ou un bloc ce tour-ci
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] . Cette position s’est présentée { $times } fois
    }.
levels-heading = Niveau de chaque case, de a à { $last } :
rank = Rangée { $rank } : { $levels }
level-by-level-heading = Niveau par niveau, blocs par leur case en bas à gauche :
blocks-heading = Blocs par leur case en bas à gauche :
level =
    Niveau { $level } : blocs { $blocks }{ $standing ->
        [yes] , pions { $pawns }
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
    { $forces }. { $blocks ->
        [0] Plus aucun bloc
        [one] Encore { $blocks } bloc
       *[other] Encore { $blocks } blocs
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

won-climbed = { $winner } atteint le niveau 5 et gagne.
won-by-capture = { $winner } gagne par une prise : { $loser } n’a plus aucun pion qui puisse encore bouger.
won-by-block = { $winner } gagne en posant un bloc : tous les pions qui restent à { $loser } sont bloqués.
won-locked-itself = { $loser } n’a plus aucun pion qui puisse encore bouger : { $winner } gagne.
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
menu-hand = Faire entrer un pion de ta main
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
        [yes] { $number } (en main)
       *[no] { $start }
    } vers { $end }, niveau { $level }{ $does ->
        [captures] {"\u00A0"}: prend le { $captured } { $side ->
            [red] rouge
           *[black] noir
        }
        [locked] {"\u00A0"}: y est bloqué pour l’instant
        [both] {"\u00A0"}: prend le { $captured } { $side ->
            [red] rouge
           *[black] noir
        } et y est bloqué pour l’instant
       *[nothing] {""}
    }
label-block =
    { $place } à { $corner }, niveau { $level }{ $does ->
        [traps] {"\u00A0"}: piège { $trapped }
        [locks] {"\u00A0"}: bloque { $locked }
        [both] {"\u00A0"}: piège { $trapped }, bloque { $locked }
       *[nothing] {""}
    }
label-block-briefly =
    { $place } à { $corner }, niveau { $level }{ $does ->
        [traps] {"\u00A0"}: piège { $trapped ->
            [one] { $trapped } pion
           *[other] { $trapped } pions
        }
        [locks] {"\u00A0"}: bloque { $locked ->
            [one] { $locked } pion
           *[other] { $locked } pions
        }
        [both] {"\u00A0"}: piège { $trapped ->
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
    }, { $left ->
        [one] encore { $left } tour
       *[other] encore { $left } tours
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

hint-wins = Ton { $number } peut atteindre { $end } au niveau { $level } et gagner.
hint-captures = Ton { $number } peut prendre le { $captured } en { $end }.
hint-second = Seule compte la case d’arrivée, pas le trajet.
hint-enter = On entre par ses blocs de départ : c’est le premier pas.
hint-walk = Un pion avance de son numéro, un niveau max. par pas.
hint-trap = Un bloc en { $place } piégerait pour de bon le { $number } adverse.
hint-trap-own = Attention : un bloc en { $place } piégerait ton propre { $number }.
hint-climb = En { $place }, un bloc fait une marche vers le niveau { $level }.
hint-block = Un bloc peut reposer sur deux blocs qui se touchent.

## Why a move is not legal

why-off-board = { $space } n’est pas sur le plateau, qui va de a1 à { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Déplace un premier pion avant de poser un bloc.
       *[no] Déplace un second pion avant de poser un bloc.
    }
why-block-now = Tu dois maintenant poser un bloc.
why-not-in-hand = Tu n’as pas de { $number } en main.
why-no-door = Tes blocs de départ n’ont plus de case libre : aucun pion ne peut entrer.
why-doors-taken = Il y a un pion sur chaque case libre de tes blocs de départ : aucun ne peut entrer.
why-no-entry = Pour l’instant, ton { $number } ne peut pas faire { $number } pas depuis tes blocs de départ.
why-entry-blocked = Des pions barrent tous les trajets de ton { $number } vers { $end }.
why-entry-far = Un pion de ta main ne peut pas atteindre { $end } en { $number } pas (l’entrée est le premier).
why-trapped = Ton { $number } en { $space } est piégé pour de bon.
why-empty = Il n’y a pas de pion en { $space }.
why-theirs = Le pion en { $space } est à l’adversaire.
why-moved = Le pion en { $space } a déjà bougé. Le second doit être un autre pion.
why-same-space = Un pion ne peut pas finir sur la case d’où il part.
why-locked = Ton { $number } en { $space } est bloqué : il n’a aucun trajet de { $number } pas.
why-blocked = Des pions barrent la route de ton { $number } en { $space } : il ne peut pas bouger pour l’instant.
why-bare = Il n’y a pas de bloc en { $space }, et les pions ne vont que sur des blocs.
why-own-pawn = Un de tes pions est déjà en { $space }.
why-too-far = { $end } est au moins à { $steps } pas de { $start }, mais un { $number } en fait exactement { $number }.
why-parity =
    { $odd ->
        [yes] Un { $number } fait exactement { $number } pas, mais { $end } est toujours à un nombre impair de pas de { $start }.
       *[no] Un { $number } fait exactement { $number } pas, mais { $end } est toujours à un nombre pair de pas de { $start }.
    }
why-walk-blocked = Des pions barrent tous les trajets de { $number } pas de { $start } à { $end }.
why-no-walk = Il n’y a pas de trajet de { $number } pas de { $start } à { $end }. Un pion reste sur les blocs, monte ou descend d’un niveau au plus par pas, et ne passe pas deux fois sur la même case.
why-over-edge = Un bloc porte le nom de sa case en bas à gauche. En { $place }, il dépasserait du bord.
why-alone = Sur le plateau nu, un bloc doit en toucher un autre au niveau 1. En { $place }, ce ne serait pas le cas.
why-too-high = En { $place }, le bloc serait au niveau { $level }, mais le plus haut est le { $top }.
why-uneven =
    { $spaces ->
        [one] En { $place }, une seule des 4 cases du bloc est à la hauteur du niveau { $height }, mais il en faut au moins 3.
       *[other] En { $place }, seules 2 des 4 cases du bloc sont à la hauteur du niveau { $height }, mais il en faut au moins 3.
    }
why-one-block = En { $place }, le bloc reposerait sur un seul autre. Il lui faut au moins 2 éléments (blocs ou pions) dessous.

## Pourquoi un indice conseille un tour

advice-free = Pions qui pourront bouger ensuite : { $own } à toi, { $theirs } à l’adversaire. Après le deuxième meilleur tour, ce serait { $ownother } et { $theirsother }.
advice-stops = Cela tient l’adversaire à l’écart du niveau 5.
advice-climbs = Ensuite, tu menaces de monter au niveau 5.
advice-captures = Captures possibles ensuite : { $own } pour toi, { $theirs } pour l’adversaire. Après le deuxième meilleur tour, ce serait { $ownother } et { $theirsother }.
outdoes-free = Le compte des pions mobiles aurait été de { $own } à { $theirs } au lieu de { $ownwas } à { $theirswas }.
outdoes-captures = Le compte des captures possibles aurait été de { $own } à { $theirs } au lieu de { $ownwas } à { $theirswas }.

## Conseils

advise-walk =
    { $hand ->
        [yes] { $captures ->
            [yes] Place le pion { $number } de ta main en { $end } et capture
           *[no] Place le pion { $number } de ta main en { $end }
        }
       *[no] { $captures ->
            [yes] Déplace le pion { $number } de { $start } en { $end } et capture
           *[no] Déplace le pion { $number } de { $start } en { $end }
        }
    }
advise-block = Pose un bloc en { $place }
