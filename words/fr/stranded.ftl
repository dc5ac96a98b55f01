# Author: the project's first translator
# Reviewer: nobody yet

### Stranded (the tower game) in French.
###
### Glossary: column (of the board) = pilier · file = colonne · rank = rangée · cap = jeton · tower = tour (la tour; a turn is le tour) ·
### ground = sol imprimé, couleur du pilier · bare ground = pilier nu · hole = trou · corner = coin · die = dé · to roll red = obtenir rouge ·
### to jump = sauter · to set down = poser · to leave = laisser · stranded = échouée · to strand = échouer · out = hors jeu ·
### in reach = à portée · in stories: the present tense; the towers of others are named by their players in brackets

## Before a game

title = Stranded
summary = Prends des jetons, déplace ta tour, et ne finis pas sur un pilier nu.
youngest = la plus jeune personne
option-blacks-name = faces noires
option-blacks = Combien des six faces du dé sont noires (couleur au choix)
option-blacks-one = une face noire (cinq résultats également probables)
option-blacks-two = deux faces noires (noir sort deux fois plus souvent)

## Colours

# masculine: jeton rouge, vert
color =
    { $color ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[black] noir
    }
# feminine: tour verte, couleur verte
color-2 =
    { $color ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[black] noire
    }
# masculine plural: jetons verts
color-3 =
    { $color ->
        [red] rouges
        [blue] bleus
        [yellow] jaunes
        [green] verts
       *[black] noirs
    }
color-4 = { color }
color-5 = { color }
color-capital =
    { $color ->
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [green] Vert
       *[black] Noir
    }

## What happened

turn = { $who } { $did }.
turn-jumping =
    { $who } { $did }, en sautant { $rival }{ $then ->
        [set] {" "}(tour posée en { $column })
        [left] {" "}(tour laissée en { $column })
       *[none] {""}
    }.
turn-jumping-several = { $who } { $did }, en sautant { $towers }.
jumped =
    { $rival }{ $then ->
        [set] {" "}(tour posée en { $column })
        [left] {" "}(tour laissée en { $column })
       *[none] {""}
    }
did-roll = obtient { $sign }{ color }
did-get-tower = prend la tour { color-2 }
did-choose-tower = choisit la tour { color-2 }
did-place-it = la place en { $column }
did-place = place la tour { color-2 } en { $column }
did-name = nomme { $sign }{ color }
did-take = prend le jeton { color } en { $column }
did-find-none = ne trouve aucun jeton { color } à prendre
did-stay = ne peut que rester en { $column }
did-move = va de { $start } à { $end }
did-strand = s’échoue sur le pilier { color } nu en { $column }
did-set-down = pose la tour sautée ({ $rival }) en { $column }
did-leave = laisse la tour sautée ({ $rival }) en { $column }
caps-on = { $count } jetons mélangés, empilés en { $columns }.
caps-everywhere = { $count } jetons mélangés, empilés par deux sur tous les piliers.
gave-up-on = { $who } abandonne ; sa tour reste en { $column } et fait obstacle.

## How a game stands

alt = Stranded. { $now } Tours : { $towers }. Piliers, trou en c3, jeton du dessus d’abord : { $columns }.
text =
    Stranded. { $now } Le dé a { $blacks ->
        [one] { $blacks } face noire
       *[other] { $blacks } faces noires
    }.
now = { $who } : { $doing }.
doing-caps = on pose les jetons
doing-roll = lancer le dé
doing-tower = choisir une tour
doing-corner = choisir un coin
doing-color = nommer une couleur (noir)
doing-take = prendre un jeton { color }
doing-move = aller sur un jeton { color }
doing-strand = échouer sur un pilier { color }
doing-put = poser la tour { color-2 }
tower = { $who } tour { color-2 } { $standing }
no-tower = { $who } { $standing }
tower-line = { $who } : tour { color-2 }, { $standing }.
no-tower-line = { $who } : { $standing }.
standing =
    { $where ->
        [on] en { $column }
        [stranded] échouée en { $column }
        [none] pas encore de tour
       *[nowhere] pas placée
    }{ $how ->
        [late] , temps écoulé
        [left] , a quitté le serveur
        [taken] , retrait par la modération
        [resigned] , a abandonné
       *[no] {""}
    }
column = { $column } { $caps }
on-top = { $upper } sur { $lower }
bare = { color } nu
towers-heading = Tours :
columns-heading = Piliers, du jeton du dessus jusqu’au sol :
rank = Rangée { $rank } : { $places }.
place = { $file } { $caps }
place-tower = { $file } { $caps }, tour { color-2 }
place-hole = { $file } le trou
ground = sol { color }
bare-ground = sol { color } nu
grid-key = Par endroit : tour:jetons, dessus d’abord/sol.
grid-hole = trou
progress = Encore en jeu : { $players }.
die-rolls = lancers du dé

## How a game ended

won = { $who }, dernier camp en jeu, gagne.
went =
    { $who } { $how ->
        [stranded] a échoué en { $column }
        [late] n’avait plus de temps
        [left] a quitté le serveur
        [taken] n’est plus en jeu (modération)
       *[resigned] a abandonné
    }
others = { $went }.

## What the player to act reads

ask-tower = Tu as obtenu noir : choisis une tour encore libre.
ask-corner = La tour { color-2 } est à toi : place-la sur un coin libre.
ask-color = Tu as obtenu noir : nomme une couleur pour ce tour.
ask-take = Ta couleur est le { color } : prends un jeton { color } au sommet d’une pile.
ask-move =
    { $skipped ->
        [yes] Aucun jeton { color } ne peut être pris : cette partie est sautée. Déplace ta tour en ligne droite vers un jeton { color }.
       *[no] Déplace ta tour en ligne droite vers un jeton { color }.
    }
ask-strand =
    { $skipped ->
        [yes] Il n’y a aucun jeton { color } à prendre ni où aller
       *[no] Aucun jeton { color } n’est à ta portée
    } : va sur un pilier { color } nu, où ta tour s’échoue ; tu es alors hors jeu.
ask-put = Tu as sauté la tour { color-2 } en { $column } : pose-la sur n’importe quel pilier libre avec un jeton, ou laisse-la.
ask-nothing = Rien à choisir pour l’instant.
menu-take = Prendre un jeton { color }
menu-move = Aller sur un jeton { color }
menu-put = Poser la tour { color-2 }
menu-strand = Aller sur un pilier { color } nu
menu-corner = Choisir un coin
menu-tower = Choisir une tour
menu-color = Nommer une couleur

## Labels in menus

label-take =
    Prendre { $column } (dessous : { $below ->
        [cap] { color }
       *[ground] { color } nu
    })
label-move =
    Aller en { $column } (dessous : { $below ->
        [cap] { color }
       *[ground] { color } nu
    })
label-move-jumping =
    Aller en { $column } (dessous : { $below ->
        [cap] { color }
       *[ground] { color } nu
    }), en sautant { $jumped ->
        [one] la tour
       *[other] les tours
    } { $towers }
label-jumped = { color-2 }
label-put =
    Poser en { $column }, { $reach ->
        [0] aucun jeton
        [one] { $reach } jeton
       *[other] { $reach } jetons
    } à portée
label-leave =
    Laisser en { $column } ({ $reach ->
        [0] aucun jeton
        [one] { $reach } jeton
       *[other] { $reach } jetons
    })
label-strand = Échouer en { $column }
label-corner = Partir de { $column }
label-tower =
    Tour { color-2 }
label-color = { color-capital }
label-color-none = { color-capital }, aucun jeton à prendre
further-stay = tu restes
further-places =
    { $count ->
        [0] nulle part où aller
        [one] { $count } endroit où aller
       *[other] { $count } endroits où aller
    }
further-caps =
    { $count ->
        [0] aucun jeton à prendre
        [one] { $count } jeton à prendre
       *[other] { $count } jetons à prendre
    }

## In the picture

plate-stranded = échouée en { $column }
plate-last = dernière tour en jeu
plate-no-tower = pas encore de tour

## Tips

hint-tower = Les tours ne diffèrent que par la couleur.
hint-corner = Regarde quelles couleurs tu atteins de là.
hint-color = Tu en prends un jeton, puis tu vas sur un autre.
hint-strand = La prochaine fois, garde une seconde issue.
hint-put = Moins elle a de jetons à portée, mieux c’est pour toi.
hint-take-none = Aucun jeton { color } à portée : découvres-en un en ligne avec { $column }.
hint-take-one = Seul jeton { color } à portée : { $column }. Prends-en un autre.
hint-take-few = Tu atteins { color } en { $columns } : gardes-en un.
hint-take-many = Tu atteins { $count } jetons { color-3 } : gardes-en un.
hint-jump = En allant en { $column }, tu peux déplacer la tour sautée.

## Why a move is not legal

why-tower-taken = La tour { color-2 } est prise.
why-hole = { $column } est le trou.
why-off-board = { $column } n’est pas sur le plateau, qui va de a1 à e5.
why-no-corner = { $column } n’est pas un coin.
why-corner-taken = Une tour se trouve déjà en { $column }.
why-tower-first = Choisis d’abord une des tours.
why-corner-first = Place d’abord ta tour sur un coin.
why-color-first = Nomme d’abord une couleur pour ce tour.
why-put-first = Dis d’abord où va la tour { color-2 }.
why-color-set = La couleur de ce tour est déjà le { color }.
why-placed = Ta tour est choisie et placée.
why-nothing-jumped = Tu n’as sauté aucune tour à poser.
why-take-first = Prends d’abord un jeton { color }.
why-strand-now = Ta tour doit maintenant aller sur un pilier { color } nu.
why-not-stranded = Un jeton { color } est à ta portée, et tant que c’est le cas, on n’échoue pas.
why-move-now = Ta tour doit maintenant aller sur un jeton { color }.
why-cap-stays = Une tour se trouve en { $column } : son jeton reste.
why-no-cap = { $column } n’a pas de jeton.
why-other-color =
    { $column } montre { $shown ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[black] noir
    }, et la couleur de ce tour est le { color }.
why-there = Ta tour s’y trouve déjà.
why-tower-there = Une tour se trouve en { $column }.
why-bare = { $column } n’a pas de jeton, et un jeton { color } est à ta portée.
why-covered = { $column } est couvert : ta tour ne peut aller que sur un pilier nu.
why-across-hole = Entre { $start } et { $end } se trouve le trou, que ta tour ne peut pas franchir.
why-not-straight = { $end } n’est pas en ligne droite depuis { $start }.
why-nothing-to-stand-on = { $column } n’a pas de jeton où poser la tour.

## Pourquoi un indice conseille un coup

advice-danger =
    { $changes ->
        [yes] Le risque que ton prochain lancer te fasse échouer passe de { $before } à { $after } sur 100.
       *[no] Le risque que ton prochain lancer te fasse échouer reste à { $after } sur 100.
    }
advice-their-danger =
    { $changes ->
        [yes] Le plus grand risque parmi les autres passe de { $before } à { $after } sur 100.
       *[no] Le plus grand risque parmi les autres reste à { $after } sur 100.
    }
