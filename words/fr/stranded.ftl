### Stranded (the tower game) in French.
###
### Glossary: column (of the board) = pilier · file = colonne · rank = rangée · cap = jeton · tower = tour (la tour; a turn is le tour) ·
### ground = sol imprimé, couleur du pilier · bare ground = pilier nu · hole = trou · corner = coin · die = dé · to roll red = obtenir rouge ·
### to jump = sauter · to set down = poser · to leave = laisser · stranded = échouée · to strand = s’échouer · out = hors jeu ·
### in reach = à portée · in stories: the present tense; the towers of others are named by their players in brackets

## Before a game

title = Stranded
summary = Prends des jetons, déplace ta tour : la dernière qui ne s’échoue pas sur un pilier nu gagne.
watch = Avant de prendre un jeton, regarde où ta tour pourra aller ensuite. Et prends ceux dont tes adversaires ont besoin : qui a le moins d’issues s’échoue en premier.
youngest = la personne la plus jeune
option-blacks-name = faces noires
option-blacks = Combien des 6 faces du dé sont noires (noir permet de choisir la couleur)
option-blacks-one = les 5 résultats sont également probables
option-blacks-two = noir sort deux fois plus souvent que chaque autre couleur

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
    { $who } { $did }, en sautant une tour ({ $rival }){ $then ->
        [set] {" "}et en la posant en { $column }
        [left] {" "}et en la laissant en { $column }
       *[none] {""}
    }.
turn-jumping-several = { $who } { $did }, en sautant plusieurs tours : { $towers }.
jumped =
    { $rival }{ $then ->
        [set] {" "}(posée en { $column })
        [left] {" "}(laissée en { $column })
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
gave-up-on = { $who } abandonne. Sa tour reste en { $column } et fait obstacle.

## How a game stands

alt = Stranded. { $now } Tours : { $towers }. Piliers, trou en c3, jeton du dessus d’abord : { $columns }.
text =
    Stranded. { $now } Le dé a { $blacks ->
        [one] { $blacks } face noire
       *[other] { $blacks } faces noires
    }.
now = { $who } { $doing }.
doing-caps = attend la pose des jetons
doing-roll = lance le dé
doing-tower = choisit une tour
doing-corner = choisit un coin
doing-color = nomme une couleur (noir)
doing-take = prend un jeton { color }
doing-move = va sur un jeton { color }
doing-strand = va sur un pilier { color } nu
doing-put = pose la tour { color-2 }
tower = { $who } (tour { color-2 }) { $standing }
no-tower = { $who } ({ $standing })
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
grid-key = Chaque place : tour:jetons/sol, jeton du dessus d’abord.
grid-hole = trou
progress = Encore en jeu : { $players }.
die-rolls = lancers du dé

## How a game ended

won = { $who } gagne : plus personne d’autre n’est en jeu.
went =
    { $who } { $how ->
        [stranded] s’échoue en { $column }
        [late] n’a plus de temps
        [left] a quitté le serveur
        [taken] n’est plus en jeu (modération)
       *[resigned] abandonne
    }
others = { $went }.

## What the player to act reads

ask-tower = Tu as obtenu noir : choisis une tour encore libre.
ask-corner = La tour { color-2 } est à toi : place-la sur un coin libre.
ask-color = Tu as obtenu noir : nomme une couleur pour ce tour.
ask-take = Ta couleur est le { color } : prends un jeton { color } au sommet d’une pile.
ask-move =
    { $skipped ->
        [yes] Tu ne peux prendre aucun jeton { color } : cette étape est sautée. Déplace ta tour en ligne droite vers un jeton { color }.
       *[no] Déplace ta tour en ligne droite vers un jeton { color }.
    }
ask-strand =
    { $skipped ->
        [yes] Il n’y a aucun jeton { color } à prendre ni sur lequel aller
       *[no] Aucun jeton { color } n’est à ta portée
    } : va sur un pilier { color } nu. Ta tour s’y échoue, et tu es hors jeu.
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
    Prendre { $column } ({ $below ->
        [cap] { color } dessous
       *[ground] sol { color } dessous
    })
label-move =
    Aller en { $column } ({ $below ->
        [cap] { color } dessous
       *[ground] sol { color } dessous
    })
label-move-jumping =
    Aller en { $column } ({ $below ->
        [cap] { color } dessous
       *[ground] sol { color } dessous
    }), en sautant { $jumped ->
        [one] la tour
       *[other] les tours
    } { $towers }
label-jumped = { color-2 }
label-put =
    Poser en { $column } ({ $reach ->
        [0] aucun jeton
        [one] { $reach } jeton
       *[other] { $reach } jetons
    } à portée)
label-leave =
    Laisser en { $column } ({ $reach ->
        [0] aucun jeton
        [one] { $reach } jeton
       *[other] { $reach } jetons
    } à portée)
label-strand = S’échouer en { $column }
label-corner = Partir de { $column }
label-tower =
    Tour { color-2 }
label-color = { color-capital }
label-color-none = { color-capital } (aucun jeton à prendre)
further-stay = tu restes sur place
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

hint-tower = Les tours ne diffèrent que par la couleur : au choix.
hint-corner = Regarde quelles couleurs tu atteins de là.
hint-color = Tu en prends un jeton, puis tu vas sur un autre.
hint-strand = La prochaine fois, garde une seconde issue.
hint-put = Moins elle a de jetons à portée, mieux c’est pour toi.
hint-take-none = Aucun { color } n’est à portée de { $column }, quel que soit ton choix.
hint-take-one = Seul jeton { color } à portée : { $column }. Prends-en un autre.
hint-take-few = Jetons { color-3 } à portée : { $columns }. Gardes-en un.
hint-take-many = Tu atteins { $count } jetons { color-3 } : gardes-en un.
hint-jump = En allant en { $column }, tu peux déplacer la tour sautée.

## Why a move is not legal

why-tower-taken = La tour { color-2 } est déjà prise.
why-hole = { $column } est le trou.
why-off-board = { $column } n’est pas sur le plateau, qui va de a1 à e5.
why-no-corner = { $column } n’est pas un coin.
why-corner-taken = Une tour se trouve déjà en { $column }.
why-tower-first = Choisis d’abord une tour.
why-corner-first = Place d’abord ta tour sur un coin.
why-color-first = Nomme d’abord une couleur pour ce tour.
why-put-first = Dis d’abord où va la tour { color-2 }.
why-color-set = La couleur de ce tour est déjà le { color }.
why-placed = Tu as déjà placé ta tour.
why-nothing-jumped = Tu n’as sauté aucune tour à déplacer.
why-take-first = Prends d’abord un jeton { color }.
why-strand-now = Ta tour doit maintenant aller sur un pilier { color } nu.
why-not-stranded = Un jeton { color } est encore à ta portée : ta tour ne s’échoue pas.
why-move-now = Ta tour doit maintenant aller sur un jeton { color }.
why-cap-stays = Il y a une tour en { $column } : tu ne peux pas prendre son jeton.
why-no-cap = Il n’y a pas de jeton en { $column }.
why-other-color =
    { $column } montre { $shown ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[black] noir
    }, mais la couleur de ce tour est le { color }.
why-there = Ta tour s’y trouve déjà.
why-tower-there = Une tour se trouve en { $column }.
why-bare = Il n’y a pas de jeton en { $column }, et un jeton { color } est encore à ta portée.
why-covered = Il y a un jeton en { $column }, mais ta tour doit aller sur un pilier nu.
why-across-hole = Le trou est entre { $start } et { $end }. Ta tour ne peut pas le franchir.
why-not-straight = { $end } n’est pas en ligne droite depuis { $start }.
why-nothing-to-stand-on = Il n’y a pas de jeton en { $column } où poser la tour.

## Pourquoi un indice conseille un coup

advice-danger = Ton risque de t’échouer au prochain lancer est alors de { $after } %. Après le deuxième meilleur coup, il serait de { $other } %.
advice-their-danger = Le plus grand risque adverse est alors de { $after } %. Après le deuxième meilleur coup, il serait de { $other } %.
outdoes-danger = Le risque de s’échouer au prochain lancer aurait été de { $better } % au lieu de { $played } %.
outdoes-their-danger = Le plus grand risque adverse aurait été de { $better } % au lieu de { $played } %.

## Conseils

advise-color = Choisis une couleur : { $choice }
advise-tower = Prends la tour { color-2 }
