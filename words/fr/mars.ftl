### Stranded on Mars in French.
###
### Glossary: hazard = danger · to face = affronter · fight = combat · to beat = vaincre, battre · needs = exige · row = rangée · stack = pioche ·
### to draw = piocher · discard = défausse · hazard discard = défausse des dangers · to destroy = détruire · removed = détruites ·
### ability = pouvoir · to use = utiliser · aging card = carte d’usure, usure · owned = possédées · knowledge = savoir · free card = carte gratuite ·
### life = point de vie; PV in labels and pictures · hunger = faim · to exchange = échanger · in view = en vue · deck = paquet ·
### Green Sol = Sol vert · Final Chapter = Chapitre final · round = manche · sum = somme · value = valeur · in stories: the present tense

## The game, before it is played

title = Stranded on Mars
summary = En solo sur Mars : apprends de ce que tu surmontes, et repars avant d’épuiser tes points de vie.
watch = Au début, perds exprès quelques combats, et détruis tes mauvaises cartes avec la vie que cela coûte. Ne pioche plus dès que tu as assez.
option-level-name = niveau
option-level = La difficulté
option-level-1 = 20 points de vie (22 au plus), pas de carte d’usure au début, sans « Doigts gourds » (−3)
option-level-2 = 20 points de vie (22 au plus), 1 carte d’usure dès le début, sans « Doigts gourds » (−3)
option-level-3 = 20 points de vie (22 au plus), 1 carte d’usure dès le début, aucune n’est retirée
option-level-4 = 18 points de vie (20 au plus), 1 carte d’usure dès le début, aucune n’est retirée

## What happened, as sentences in the story of the game

level-says = Niveau { $level } : { $says }.
drew = { $who } pioche { $cards }.
paid-for =
    { $who } paie { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie pour { $cards }.
destroyed = { $who } détruit { $cards }.
drew-unknown = { $who } pioche une carte gratuite.
paid-for-unknown =
    { $who } paie { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie pour une carte.
destroyed-none = { $who } ne détruit aucune carte.
destroyed-no-more = { $who } arrête de détruire des cartes.
chapters-drawn = Chapitres finaux : { $foes }.
hazards-dealt = Dangers : { $foes }.
came = La carte est { $card }.
needs =
    exige { $value } { $free ->
        [0] sans carte gratuite
        [one] avec { $free } carte gratuite
       *[other] avec { $free } cartes gratuites
    }
last-hazard = C’est le dernier, il faut donc l’affronter : { needs }.
faced = { $who } affronte { $foe } : { needs }.
began-chapter = { $who } commence par le Chapitre final { $foe } : { needs }.
next-chapter = Vient ensuite l’autre Chapitre final, { $foe } : { needs }.
cannot-beat = Le Chapitre final { $foe } ne peut plus être vaincu.
renewed =
    La défausse mélangée devient la nouvelle pioche : { $size ->
        [0] aucune carte
        [one] { $size } carte
       *[other] { $size } cartes
    }, { $joined ->
        [yes] dont { $card }
       *[no] sans nouvelle carte d’usure
    }.
aging-joined = { $card } rejoint le paquet.
aging-from-start = { $card } est dans le paquet dès le début.
beat =
    { $who } bat { $foe } ({ $total } à { $value }){ $gains ->
        [yes] {" "}et gagne { $card }
       *[no] {""}
    }.
lost-fight =
    { $who } perd contre { $foe } ({ $total } à { $value }) et paie { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie.
paid-hunger =
    { $who } paie { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie à cause de la faim.
not-paid =
    { $who } devait payer { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie pour { $cost ->
        [fight] le combat perdu
       *[hunger] la faim
    }, mais n’en avait que { $had }.
phase-begins =
    { $phase ->
        [green] Le Sol vert commence.
        [yellow] Le Sol jaune commence.
        [red] Le Sol rouge commence.
       *[final] Les Chapitres finaux commencent.
    }

## What an ability did: $effects is a list of the messages did-…

effects = { $who } { $effects }.
effects-last = { $most }, et { $last }
did-use = utilise { $card }
did-destroy = détruit { $card }
did-double = double { $card }
did-copy = copie { $card }
did-swap = défausse { $card }
did-get = pioche { $card } à la place
did-put-below = met { $card } sous la pioche
did-see = voit { $cards }
did-draw = pioche { $cards }
did-take-more = prend encore une carte
did-leave = s’arrête là
did-drop = défausse { $card }
did-drop-none = ne défausse rien
did-put-back =
    { $count ->
        [1] remet { $first } sur la pioche
        [2] remet { $first } sur la pioche, avec { $second } en dessous
       *[3] remet { $first } sur la pioche, avec { $second } puis { $third } en dessous
    }
did-gain =
    gagne { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie
did-lower =
    { $phase ->
        [green] ramène le danger à sa valeur du Sol vert
        [yellow] ramène le danger à sa valeur du Sol jaune
       *[red] ramène le danger à sa valeur du Sol rouge
    }

## Cards within sentences

valued = { $card } ({ $value })
times = { $many } × { $card }
full =
    { $card } { $value }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
short =
    { $code } { $value }{ $acts ->
        [yes] {" "}{ $does }
       *[no] {""}
    }
numbered = { $place } { $what }

## How the game stands, in text

state = Stranded on Mars, niveau { $level }. { $doing }
doing = { $who } { waits }.
doing-stopped = { $who } : la partie est terminée.
waits =
    { $step ->
        [first-aging] pioche une carte d’usure
        [final] pioche un Chapitre final
        [deal] pioche un danger
        [face] doit choisir un danger
        [chapter] doit choisir un Chapitre final
        [fight] doit continuer ou terminer le combat
        [aging] pioche une carte d’usure
        [card] pioche une carte
        [on] doit choisir une carte
        [look] doit prendre une carte ou arrêter
        [drop] peut défausser 1 carte
        [stack] doit remettre des cartes sur la pioche
       *[destroy] doit détruire des cartes ou arrêter
    }
life-and-score =
    { $phase ->
        [green] Sol vert
        [yellow] Sol jaune
        [red] Sol rouge
       *[final] Chapitres finaux
    }, { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie sur { $most }, { $over ->
        [yes] score { $score }
       *[no] score actuel { $score }
    }.
dealt = Distribués : { $offers }.
offer =
    { $foe } ({ needs }, donne un { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
against =
    Contre { $foe } : somme { $total } sur { $value }{ $lowered ->
        [0] {""}
       *[other] , phase −{ $lowered }
    }, { $free ->
        [0] plus aucune carte gratuite
        [one] encore { $free } carte gratuite
       *[other] encore { $free } cartes gratuites
    }{ $stopped ->
        [yes] , carte stop
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , faim { $hunger }
    }.
lost-to = Défaite contre { $foe }, encore { $budget } pour détruire des cartes.
under-way = En cours : { $does } avec la carte { $place }, reste { $left }.
coming =
    { $free ->
        [yes] Ensuite : une carte gratuite (carte { $place }).
       *[no] Ensuite : une carte (carte { $place }).
    }
used-gone = Utilisées, plus dans la rangée : { $cards }.
used-times = { $many } × { $card }
in-view = En vue : { $cards }.
row = Rangée : { $cards }.
row-heading = Rangée :
row-last = { $card }.
row-card = { $card } ({ $notes })
note-doubled = doublée
note-made-0 = compte 0
note-left-out = ne compte pas
note-used = utilisée
note-usable = utilisable
note-free = gratuite
letter-doubled = d
letter-used = u
letter-free = g
row-by-codes = Rangée dans l’ordre ({ letter-doubled } doublée, { letter-used } utilisée, { letter-free } gratuite) : { $cards }.
row-table-heading = Rangée ({ letter-doubled } doublée, { letter-used } utilisée, { letter-free } gratuite) :
stack =
    Pioche { $size }{ $tops ->
        [yes] , ensuite { $top }
       *[no] {""}
    }{ $bottoms ->
        [yes] , tout en dessous { $bottom }
       *[no] {""}
    }{ $rests ->
        [yes] {"\u00A0"}: { $rest }
       *[no] {""}
    }.
discard = Défausse { $size } : { $cards }.
removed = Détruites { $size } : { $cards }.
hazard-discard = Défausse des dangers { $size } : { $cards }.
left =
    Restent : { $hazards ->
        [0] aucun danger
        [one] { $hazards } danger
       *[other] { $hazards } dangers
    }, { $aging ->
        [0] aucune carte d’usure
        [one] { $aging } carte d’usure
       *[other] { $aging } cartes d’usure
    }.
chapters =
    Chapitres : { $chapters }{ $first ->
        [yes] , { $foe } tiré en premier
       *[no] {""}
    }.
chapter-stands =
    { $foe } { $beaten ->
        [yes] vaincu
       *[no] { $value }
    }
progress =
    { $who } { $life ->
        [0] n’a plus de point de vie
        [one] a encore { $life } point de vie
       *[other] a encore { $life } points de vie
    } { $phase ->
        [green] dans le Sol vert
        [yellow] dans le Sol jaune
        [red] dans le Sol rouge
       *[final] dans les Chapitres finaux
    }.

luck = valeur des cartes piochées

## How the game ended

won = { $who } gagne et quitte Mars : les deux Chapitres finaux sont vaincus.
lost-by-fight = { $who } perd : pas assez de points de vie pour payer un combat perdu.
lost-by-hunger = { $who } perd : pas assez de points de vie pour payer la faim.
lost-by-chapter = { $who } perd : un Chapitre final ne peut plus être vaincu.
lost-resigned =
    { $how ->
        [late] { $who } n’a plus de temps et perd.
        [left] { $who } a quitté le serveur et perd.
        [taken] La modération a retiré { $who } de la partie, qui est perdue.
       *[resigned] { $who } abandonne et perd.
    }
score-cards = Cartes possédées : { $number } ({ $points })
score-aging = Cartes d’usure possédées : { $number } ({ $points })
score-chapters = Chapitres vaincus : { $number } ({ $points })
score-life = Points de vie restants : { $number } ({ $points })
score-life-idle = Points de vie restants : { $number } ({ $points }, seulement en cas de victoire)
score-unbeaten = Dangers jamais vaincus : { $number } ({ $points })
score = Score au niveau { $level } : { $score }.

## Spoken to the player: what is to be chosen now

ask-face = Choisis le danger à affronter. L’autre va à la défausse des dangers.
ask-chapter = Les derniers combats : choisis le Chapitre final à combattre en premier. Tu dois gagner les deux.
ask-fight-enough = Ta somme est de { $total } sur { $value }. Termine le combat ou continue.
ask-fight-no-card = Ta somme est de { $total } sur { $value }. Pioche une carte avant de terminer le combat.
ask-fight-free =
    Ta somme est de { $total } sur { $value }. { $free ->
        [0] Il n’y a plus de carte gratuite.
        [one] Il te reste { $free } carte gratuite.
       *[other] Il te reste { $free } cartes gratuites.
    }{ $must ->
        [yes] {" "}Tu dois gagner ce combat.
       *[no] {""}
    }
ask-fight-pay =
    Ta somme est de { $total } sur { $value }. { $stopped ->
        [yes] Une carte stop bloque les cartes gratuites
       *[no] Il n’y a plus de carte gratuite
    }, et la carte suivante coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    } de vie.{ $must ->
        [yes] {" "}Tu dois gagner ce combat.
       *[no] {""}
    }
ask-fight-stuck =
    Ta somme est de { $total } sur { $value }. { $poor ->
        [yes] Tu n’as pas assez de points de vie pour une autre carte.
       *[no] Il n’y a plus de carte à piocher.
    }{ $must ->
        [yes] {" "}Tu dois gagner ce combat.
       *[no] {""}
    }
ask-card-to-destroy = Détruire : choisis une carte à retirer du jeu.
ask-card-to-double = Doubler : choisis une carte qui comptera deux fois.
ask-card-to-copy = Copier : choisis la carte dont tu veux utiliser le pouvoir.
ask-card-to-swap = Échanger : choisis une carte à défausser, et pioches-en une à sa place.
ask-card-to-swap-first = Échanger : choisis une carte à défausser, et pioches-en une à sa place.
ask-card-to-swap-again = Échanger : choisis une autre carte à défausser et pioches-en une à sa place, ou arrête.
ask-card-to-put-below = Dessous : choisis une carte à mettre sous la pioche.
ask-look-at-more = Regarder la carte suivante (encore { $left }) ou arrêter ?
ask-draw-more = Piocher une autre carte gratuite (encore { $left }) ou arrêter ?
ask-drop = Tu peux défausser 1 des cartes en vue. Les autres retournent sur la pioche.
ask-stack = Dans quel ordre les cartes retournent-elles sur la pioche ? La première sera la prochaine piochée.
ask-destroy = Tu as perdu le combat, et il te reste { $budget } pour détruire des cartes : 1 par carte, 2 par carte d’usure.
ask-nothing = Rien à choisir pour l’instant.

## Menus

menu-face = Affronter un danger
menu-chapter = Combattre un Chapitre final
menu-use = Utiliser une carte
menu-drop = Défausser une carte
menu-stack = Remettre les cartes
menu-double = Doubler une carte
menu-copy = Copier une carte
menu-choose = Choisir une carte
menu-destroy =
    { $worth ->
        [more] Détruire une carte de plus de 0
        [less] Détruire une carte de 0 ou moins
       *[any] Détruire une carte
    }
menu-swap =
    { $worth ->
        [more] Échanger une carte de plus de 0
        [less] Échanger une carte de 0 ou moins
       *[any] Échanger une carte
    }
menu-put-below =
    { $worth ->
        [more] Mettre dessous une carte de plus de 0
        [less] Mettre dessous une carte de 0 ou moins
       *[any] Mettre une carte dessous
    }

## Labels of choices

start-use = Utiliser une carte
start-on = Choisir une carte
start-destroy = Détruire une carte
start-face = Affronter un danger
start-chapter = Choisir un Chapitre final
start-drop = Défausser une carte
start-stack = Remettre les cartes
draw =
    Piocher{ $aging ->
        [yes] , usure d’abord
       *[no] {""}
    }
draw-all = Piocher les gratuites
pay =
    Payer { $price } PV{ $aging ->
        [yes] , usure d’abord
       *[no] {""}
    }
end-fight =
    Terminer ({ $wins ->
        [yes] { $paid ->
            [0] gagné
           *[other] gagné, −{ $paid } PV
        }
       *[no] −{ $paid } PV
    })
look-at-one =
    Regarder 1 (encore { $left }){ $aging ->
        [yes] , usure d’abord
       *[no] {""}
    }
draw-one =
    Piocher 1 (encore { $left }){ $aging ->
        [yes] , usure d’abord
       *[no] {""}
    }
leave = Arrêter là
drop-none = Ne rien défausser
destroy-no-more = Arrêter de détruire
label-use = Utiliser { $place } : { $card }, { $would }
label-copy = { $place } : { $card }, { $would }
would-gain = +{ $life } PV
would-lower = danger à { $lower } au lieu de { $value }
would-draw-1 = piocher jusqu’à 1 carte
would-draw-2 = piocher jusqu’à 2 cartes
would-destroy = détruire une autre carte
would-double = doubler une autre carte
would-copy = copier un autre pouvoir
would-sort = voir jusqu’à 3 cartes, en défausser 1 au plus
would-swap-1 = échanger une autre carte
would-swap-2 = échanger jusqu’à 2 cartes
would-put-below = mettre une autre carte sous la pioche
label-face =
    { $which } : { $foe }, { needs }, donne { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
label-chapter =
    { $which } : { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
label-card = { $place } : { $card }
label-double = { $place } : { $card }, { $value } devient { $twice }
label-put-below-free = { $place } : { $card }, rend une carte gratuite
label-destroy-aging = { $place } : { $card }, coûte 2
label-stack =
    { $count ->
        [1] D’abord { $first }
        [2] D’abord { $first }, puis { $second }
       *[3] D’abord { $first }, puis { $second }, puis { $third }
    }

## Tips for new players: about 50 characters

hint-face = Un danger vaincu devient une carte de ton paquet.
hint-chapter = Il faut vaincre les deux, avec les mêmes points de vie.
hint-on = C’est gratuit : choisis là où cela aide le plus.
hint-look = Ces cartes sont gratuites : arrête quand tu veux.
hint-drop = Une carte défaussée revient au prochain mélange.
hint-stack = La première nommée est la prochaine que tu pioches.
hint-destroy = Détruis tes pires cartes. L’usure coûte 2 par carte.
hint-use = Utilise un pouvoir avant de terminer le combat.
hint-no-card = Pioche au moins 1 carte avant de terminer le combat.
hint-enough = Cela suffit : termine. En faire plus ne peut que nuire.
hint-free = Épuise les cartes gratuites avant d’en payer.
hint-must-win = Il faut gagner : paie des cartes tant que tu le peux.
hint-cannot-lose = Cette défaite coûterait trop cher : paie des cartes.
hint-lose = Finir coûte { $life } PV mais permet de détruire des cartes.

## Why a move is not legal

why-face-first = Choisis d’abord un des 2 dangers à affronter.
why-chapter-first = Choisis d’abord quel Chapitre final combattre.
why-fighting = Tu combats { $foe } : termine d’abord ce combat.
why-destroying = Tu as perdu le combat : détruis des cartes de la rangée, ou arrête avec « done ».
why-finish = Termine d’abord avec la carte { $number }, { $card }.
why-no-card = Il n’y a plus de carte à piocher.
why-no-free = Il n’y a plus de carte gratuite dans ce combat.
why-stopped = Il y a une carte stop dans la rangée : tu ne peux pas piocher de carte gratuite.
why-free-first =
    { $free ->
        [one] Il te reste { $free } carte gratuite : pioche avant de payer.
       *[other] Il te reste { $free } cartes gratuites : pioche avant de payer.
    }
why-no-life =
    Une carte coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    } de vie, et tu n’en as que { $life }.
why-must-win = Tu dois gagner ce Chapitre final, et il te manque { $missing }.
why-draw-first = Tu dois piocher une carte avant de terminer le combat.
why-none-usable = Aucune carte de la rangée n’est utilisable pour l’instant.
why-aging = La carte { $number }, { $card }, est une carte d’usure : elle agit d’elle-même.
why-no-ability = La carte { $number }, { $card }, n’a pas de pouvoir à utiliser.
why-used = La carte { $number }, { $card }, a déjà servi.
why-used-up = La carte { $number }, { $card }, a servi dans ce combat autant de fois qu’il en existe d’exemplaires.
why-most-life = Tu as déjà { $life } points de vie, le maximum.
why-not-chapter = La carte { $number }, { $card }, ne fait rien contre un Chapitre final.
why-green-already = Ce danger a déjà sa valeur verte.
why-nothing-to-copy = La carte { $number }, { $card }, n’a aucun pouvoir à copier dans la rangée pour l’instant.
why-nothing-to-double = Toutes les autres cartes sont déjà doublées : la carte { $number }, { $card }, n’a rien à doubler.
why-needs-card = Il n’y a plus de carte à piocher pour la carte { $number }, { $card }.
why-needs-stack = Il n’y a plus de pioche : la carte { $number }, { $card }, ne peut rien mettre dessous.
why-needs-another = La carte { $number }, { $card }, a besoin d’une autre carte dans la rangée.
why-must-swap = Tu as utilisé la carte : le premier échange est obligatoire.
why-must-act = Tu as utilisé la carte : choisis une carte pour son pouvoir.
why-same-card = La carte { $number }, { $card }, est celle que tu utilises : choisis-en une autre.
why-doubled = La carte { $number }, { $card }, est déjà doublée.
why-no-copy = La carte { $number }, { $card }, n’a pas de pouvoir à copier.
why-only-copies = La carte { $number }, { $card }, copie elle-même : on ne peut pas la copier.
why-no-change = La carte { $number }, { $card }, ne changerait rien pour l’instant.
why-not-in-view = Cartes en vue : { $size }. Il n’y a pas de carte { $number }.
why-name-all = Nomme les { $size } cartes, la prochaine à piocher d’abord, comme dans « { $example } ».
why-aging-costs = Une carte d’usure coûte 2, mais il ne te reste que { $budget }.
why-two-hazards = Il y a 2 dangers : affronte le 1 ou le 2.
why-two-chapters = Il y a 2 Chapitres finaux : choisis le 1 ou le 2.
why-empty-row = Il n’y a aucune carte dans la rangée.
why-not-in-row =
    { $size ->
        [one] Il n’y a pas de carte { $number } dans la rangée, qui a { $size } carte.
       *[other] Il n’y a pas de carte { $number } dans la rangée, qui a { $size } cartes.
    }

## What the player can look up

study-next-none = **Carte suivante** : il n’y a plus de carte à piocher.
study-next-one = **Carte suivante** : { $card }.
study-next = **Carte suivante**{ $renewed ->
        [yes] , après un nouveau mélange
       *[no] {""}
    } : { $shares }.
share = { $card } { $percent }{"\u00A0"}%
share-small = { $card } moins de 1{"\u00A0"}%
study-stack = **Pioche**, { $size ->
        [0] aucune carte
        [one] { $size } carte
       *[other] { $size } cartes
    }{ $tops ->
        [yes] . Sur le dessus, dans cet ordre : { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] . Puis dans un ordre inconnu : { $rest }
           *[no] . Dans un ordre inconnu : { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] . Tout en dessous, la plus basse en dernier : { $bottom }
       *[no] {""}
    }.
study-discard = **Défausse**, { $size ->
        [0] aucune carte
        [one] { $size } carte : { $cards }
       *[other] { $size } cartes : { $cards }
    }.
study-removed = **Cartes détruites**, { $size ->
        [0] aucune carte
        [one] { $size } carte : { $cards }
       *[other] { $size } cartes : { $cards }
    }.
study-hazards = **Pile de dangers**, { $size ->
        [0] aucune carte
        [one] { $size } carte : { $cards }
       *[other] { $size } cartes : { $cards }
    }.
study-hazard-discard = **Défausse des dangers**, { $size ->
        [0] aucune carte
        [one] { $size } carte : { $cards }
       *[other] { $size } cartes : { $cards }
    }.
study-aging-empty = **Pile d’usure** : vide.
study-aging = **Pile d’usure**, { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }. La prochaine : { $shares }{ $later ->
        [yes] . Seulement après celles-ci : { $cards }
       *[no] {""}
    }.
study-chapter = **Chapitre final**, { $state ->
        [beaten] vaincu
        [now] combat en cours
       *[open] pas encore vaincu
    } : { $foe } ({ needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }).
study-score = **Score actuel** : { $score } ({ $lines }).
study-line = { $line } { $points }

## In the picture: short, and nothing may be cut

phase-green = Sol vert
phase-yellow = Sol jaune
phase-red = Sol rouge
phase-final = Chapitres finaux
does-life1 = +1 PV
does-life2 = +2 PV
does-card1 = +1 carte
does-card2 = +2 cartes
does-destroy = détruire
does-double = doubler
does-copy = copier
does-step = phase −1
does-sort = trier 3
does-swap1 = échanger 1
does-swap2 = échanger 2
does-under = sous pioche
does-hunger1 = −1 PV
does-hunger2 = −2 PV
does-fear = max = 0
does-stop = stop
brief-life1 = +1 PV
brief-life2 = +2 PV
brief-card1 = +1 carte
brief-card2 = 2 cartes
brief-destroy = détruire
brief-double = doubler
brief-copy = copier
brief-step = phase −1
brief-sort = trier 3
brief-swap1 = éch. 1
brief-swap2 = éch. 2
brief-under = dessous
brief-hunger1 = −1 PV
brief-hunger2 = −2 PV
brief-fear = max = 0
brief-stop = stop
says-toll = payer une carte coûte 2 PV
says-half = seule la moitié des cartes compte
says-plus = chaque carte compte 1 de plus
says-aged = 2 par carte d’usure reçue
says-all = tous les dangers non vaincus à la fois
pile-stack = Pioche
pile-discard = Défausse
pile-hazards = Dangers
pile-past = Déf. dangers
pile-aging = Usure
pile-destroyed = Détruites
line-cards = cartes
line-aging = usure
line-chapters = chapitres vaincus
line-life = PV restants
line-unbeaten = dangers restants
picture-sum = somme
picture-needed = requis
picture-free =
    { $free ->
        [one] { $free } gratuite
       *[other] { $free } gratuites
    }
picture-free-after =
    { $free ->
        [one] gratuite
       *[other] gratuites
    }
picture-beaten = vaincu
picture-head =
    Niveau { $level }  ·  { $over ->
        [yes] Score { $score }
       *[no] Score actuel { $score }
    }
picture-score = Score
picture-won = Gagné
picture-lost = Perdu
picture-missing = il manque { $missing }
picture-reached = assez pour gagner
picture-price = puis { $price } PV par carte
picture-hunger = faim : −{ $life } PV à la fin
picture-budget = encore { $budget } pour détruire
picture-stopped = stop : rien de gratuit
picture-stopped-game = arrêtée avant la fin
picture-lost-fight = combat perdu
picture-gained = reçu : { $card }
picture-paid = −{ $life } PV
picture-paid-hunger = faim : −{ $life } PV
picture-unpaid = il fallait { $life } PV
picture-doing-card1 = en piocher 1
picture-doing-card2 = en piocher
picture-doing-sort = en regarder
picture-doing-drop = défausser laquelle ?
picture-doing-stack = laquelle ensuite ?
picture-doing-destroy = détruire laquelle ?
picture-doing-double = doubler laquelle ?
picture-doing-copy = copier laquelle ?
picture-doing-swap = échanger laquelle ?
picture-doing-under = laquelle dessous ?
picture-doing-left = { $doing } (encore { $left })

## The cards of the starting deck

card-clear-head = Esprit clair
flavour-clear-head = Pour une fois, tous les chiffres de la liste tombent juste.
card-steady-hands = Mains sûres
flavour-steady-hands = Un boulon à la fois, et pas un de perdu dans la poussière.
card-tired = Fatigue
flavour-tired = Ce scaphandre est fait pour quelqu’un qui a dormi.
card-hot-meal = Repas chaud
flavour-hot-meal = Réhydraté, salé, et même mangé à table.
card-light-headed = Vertige
flavour-light-headed = Cette vanne, elle était ouverte ou fermée ?

## The hazards, and the knowledge card that each becomes

hazard-stale-air = Air vicié
flavour-stale-air = Les filtres sentent la vieille chaussette, ou pire.
card-fresh-filters = Filtres neufs
hazard-lost-toolbox = Outils perdus
flavour-lost-toolbox = La caisse était là. Puis le vent aussi.
card-spare-tools = Outils de rechange
hazard-mislabelled-crates = Caisses mélangées
flavour-mislabelled-crates = Sur Terre, quelqu’un a eu une très longue journée.
card-inventory = Inventaire
hazard-static-on-the-radio = Radio brouillée
flavour-static-on-the-radio = Elle répète la même chose, encore et encore.
card-echo = Écho
hazard-jammed-locker = Casier coincé
flavour-jammed-locker = Ce qu’il contient n’en vaut pas la peine. Si ?
card-crowbar = Pied-de-biche
hazard-loose-soil = Sol meuble
flavour-loose-soil = Pose un pied, et regarde-le s’enfoncer.
card-shallow-pit = Petite fosse
hazard-steep-crater-rim = Cratère abrupt
flavour-steep-crater-rim = Vu de l’orbite, il avait l’air si plat.
card-rope-and-anchor = Corde et piton
hazard-frozen-water-line = Conduite gelée
flavour-frozen-water-line = L’eau est là. Il suffit de demander poliment.
card-insulated-pipe = Tuyau isolé
hazard-weak-batteries = Batteries faibles
flavour-weak-batteries = Plus que deux barres, et l’une des deux ment.
card-parallel-wiring = Câblage parallèle
hazard-torn-manual = Manuel déchiré
flavour-torn-manual = La page neuf renvoie à la page dix. Il n’y a pas de page dix.
card-copied-notes = Notes recopiées
hazard-mouldy-stores = Vivres moisis
flavour-mouldy-stores = La vie sur Mars, enfin trouvée, et elle a mangé le riz.
card-clean-shelves = Étagères propres
hazard-dust-in-the-airlock = Sas poussiéreux
flavour-dust-in-the-airlock = Balaie la poussière : elle revient avec des amies.
card-dust-trap = Piège à poussière
hazard-cracked-visor = Visière fêlée
flavour-cracked-visor = L’épaisseur d’un cheveu, et puis plus rien du tout.
card-sealant = Mastic
hazard-withering-seedlings = Semis fanés
flavour-withering-seedlings = Eux non plus n’aiment pas la vue.
card-greenhouse = Serre
hazard-stuck-rover = Rover enlisé
flavour-stuck-rover = Les six roues tournent. Chacune à son idée.
card-rover-keys = Clés du rover
hazard-scrambled-telemetry = Télémétrie brouillée
flavour-scrambled-telemetry = Quelque part là-dedans se cache la météo de demain.
card-weather-station = Station météo
hazard-worn-out-suit = Scaphandre usé
flavour-worn-out-suit = Désormais plus de rustines que de scaphandre.
card-patched-suit = Scaphandre rapiécé
hazard-dusty-solar-field = Panneaux poussiéreux
flavour-dusty-solar-field = Tout un soleil, et quarante panneaux qui ne le voient pas.
card-mirror-array = Champ de miroirs
hazard-corroded-tank = Réservoir corrodé
flavour-corroded-tank = Il tient, tant que personne ne souffle dessus.
card-cutting-torch = Chalumeau
hazard-rockslide = Éboulement
flavour-rockslide = Le raccourci du retour est bien long, maintenant.
card-mountain-pass = Col de montagne
hazard-radiation-burst = Pic de radiations
flavour-radiation-burst = Huit minutes d’alerte, dont sept déjà passées.
card-storm-watch = Alerte tempête
hazard-reactor-fault = Panne du réacteur
flavour-reactor-fault = Le voyant devrait être vert. Il est d’une nuance de non.
card-refitted-reactor = Réacteur révisé
hazard-breached-habitat = Habitat percé
flavour-breached-habitat = Il y a un courant d’air. Il ne devrait pas y en avoir.
card-airtight-door = Porte étanche
hazard-global-dust-storm = Tempête planétaire
flavour-global-dust-storm = Quarante sols durant, ciel et sol ne font qu’un.
card-storm-proof-shelter = Abri anti-tempête

## The aging cards

card-absent-mind = Tête ailleurs
flavour-absent-mind = Tout ce chemin jusqu’au rover, pour y chercher quoi ?
card-dulled-senses = Sens émoussés
flavour-dulled-senses = Chaque sol est le même sol.
card-numb-fingers = Doigts gourds
flavour-numb-fingers = Le gant se ferme. La main est peut-être dedans.
card-night-terrors = Terreurs nocturnes
flavour-night-terrors = À trois heures du matin, la meilleure idée semble idiote.
card-thin-rations = Maigres rations
flavour-thin-rations = Une demi-patate est un festin, si l’on mâche lentement.
card-cold-feet = Jambes coupées
flavour-cold-feet = Pas un pas de plus, quoi que dise le plan.
card-starvation = Famine
flavour-starvation = Plus un seul trou à la ceinture.
card-lost-bearings = Sans repères
flavour-lost-bearings = Le camp est derrière la dune. Mais laquelle ?
card-despair = Désespoir
flavour-despair = Personne ne vient. Personne n’est jamais parti te chercher.

## The Final Chapters

chapter-fuel-the-ascent-stage = Faire le plein
flavour-fuel-the-ascent-stage = Goutte à goutte, avec un peu d’air et rien d’autre.
chapter-cross-the-plain = Traverser la plaine
flavour-cross-the-plain = Neuf cents kilomètres, et la carte s’arrête à mi-chemin.
chapter-strip-the-capsule = Alléger la capsule
flavour-strip-the-capsule = Tout ce qui n’est pas boulonné part. Puis les boulons.
chapter-launch-in-a-storm = Décoller en tempête
flavour-launch-in-a-storm = La fenêtre, c’est maintenant. La tempête aussi.
chapter-catch-the-mother-ship = Rattraper le vaisseau
flavour-catch-the-mother-ship = Il ne ralentit pas, et il ne reviendra pas.
chapter-last-of-the-air = Dernier souffle
flavour-last-of-the-air = Chaque respiration compte double.
chapter-half-the-crews-seats = Une place sur deux
flavour-half-the-crews-seats = Tout ne tient pas dans la cabine.
chapter-all-hands-on-deck = Branle-bas général
flavour-all-hands-on-deck = Chaque bout de ferraille aide, et il les faut tous.
chapter-the-long-wait = La longue attente
flavour-the-long-wait = Ce que les années ont pris, elles le reprennent.
chapter-everything-at-once = Tout à la fois
flavour-everything-at-once = Tout ce que tu as remis à plus tard attend au pas de tir.

## Pourquoi un indice conseille un coup

advice-missing =
    { $after ->
        [0] Tu aurais de quoi gagner le combat. Après le deuxième meilleur coup, il te manquerait { $other }.
       *[other] Il te manquerait { $after } pour gagner le combat. Après le deuxième meilleur coup, ce serait { $other }.
    }
advice-life = Il te reste alors { $after } de vie. Après le deuxième meilleur coup, il en resterait { $other }.
outdoes-missing = Il aurait manqué { $better } au combat au lieu de { $played }.
outdoes-life = Il serait resté { $better } de vie au lieu de { $played }.

## Conseils

advise-face = Affronte { $card }
advise-destroy = Détruis { $card }
advise-use = Utilise { $card } ({ $would })
