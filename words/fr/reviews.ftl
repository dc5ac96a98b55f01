### Les progrès d’une personne : ce que ses coups ont coûté dans ses dernières parties, et ce qu’a fait la chance. En privé.

## Boutons

open = Tes progrès
analyse-next = Analyser une autre partie

## Le message

heading = ## { $game } : tes progrès
counted =
    { $games ->
        [one] D’après 1 partie que tu as analysée ou dont tu as appris.
       *[other] D’après tes { $games } dernières parties que tu as analysées ou dont tu as appris.
    }
loss = En moyenne, chacun de tes coups coûte **{ $mean }** points de pourcentage de tes chances de gagner.
loss-between = En moyenne, chacun de tes coups coûte **{ $mean }** points de pourcentage de tes chances de gagner. Avec 95{"\u00A0"}% de certitude, c’est entre { $low } et { $high }.
phase =
    { $part ->
        [beginning] début { $cost }
        [middle] milieu { $cost }
       *[end] fin { $cost }
    }
phases = Selon le moment de la partie : { $list }.
balance-part =
    { $what ->
        [own] tes coups { $points }
        [others] les coups des autres { $points }
       *[luck] la chance { $points }
    }
balance = Ce qui a changé tes chances de gagner, par partie : { $list }.
luck-part = La chance explique environ { $percent }{"\u00A0"}% de la différence entre tes résultats, et les coups de tout le monde le reste.
more-needed =
    { $games ->
        [one] Analyse encore 1 partie pour avoir un graphique.
       *[other] Analyse encore { $games } parties pour avoir un graphique.
    }
none = Aucune de tes parties n’est encore analysée, il n’y a donc rien à montrer. Chaque partie que tu analyses ou dont tu apprends compte.

## Le graphique

explained = -# Chaque point est une partie. La ligne est la moyenne de dix parties au plus, et la bande l’intervalle qui la contient avec 95{"\u00A0"}% de certitude.
line = Points perdus par coup
first = Première partie
last = Dernière partie
alt =
    Graphique des points de pourcentage que chaque coup a coûtés dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, avec la moyenne de dix parties au plus et l’intervalle qui la contient avec 95{"\u00A0"}% de certitude. Première moyenne : { $before }. Dernière moyenne : { $now }, entre { $low } et { $high }.
