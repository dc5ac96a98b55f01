### /stats and /leaderboard, in French. rating = cote · leaderboard = classement · rated = classée · provisional = provisoire · seat = place

## A person’s results

explained = -# Une cote part de 0 et monte à mesure que le niveau se confirme. Une partie classée compte si toutes les personnes restées en jeu y ont joué au moins quelques tours. Entre les deux mêmes personnes, au plus { $most } parties de chaque jeu comptent par jour (UTC), et les plus récentes comptent le plus. Pour entrer au classement, il faut des parties classées contre { $few } membres du classement. Les premiers sont { $first } personnes qui ont toutes joué les unes contre les autres.
counted = -# Seules comptent les parties terminées par les personnes qui les ont commencées, y compris les nulles d’un commun accord. Une partie en solo abandonnée tout de suite ne compte pas.
heading =
    { $direct ->
        [yes] ## { $name } dans nos messages privés
       *[no] ## { $name } sur ce serveur
    }
none-of =
    { $direct ->
        [yes] { $name } n’a pas encore de résultats dans nos messages privés.
       *[no] { $name } n’a pas encore de résultats sur ce serveur.
    }
none-of-game =
    { $direct ->
        [yes] { $name } n’a pas encore de résultats à { $game } dans nos messages privés.
       *[no] { $name } n’a pas encore de résultats à { $game } sur ce serveur.
    }
none-here = Il n’y a encore rien à classer sur ce serveur. Les parties contre un ordinateur ne comptent pas.
none-here-game = Il n’y a encore aucune partie de { $game } à classer sur ce serveur. Les parties contre un ordinateur ne comptent pas.
tally-one =
    1 partie : { $how ->
        [won] gagnée
        [drawn] nulle
       *[lost] perdue
    }, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
tally =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $shares }, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    } en moyenne.
won =
    { $number ->
        [one] { $number } gagnée
       *[other] { $number } gagnées
    }
drawn =
    { $number ->
        [one] { $number } nulle
       *[other] { $number } nulles
    }
lost =
    { $number ->
        [one] { $number } perdue
       *[other] { $number } perdues
    }
rating-none = Pas encore de cote.
rating =
    { $provisional ->
        [yes] Cote { $rating } (provisoire : pas encore assez de parties contre des personnes différentes).
       *[no] Cote { $rating }.
    }
streak =
    Plus longue série de victoires : { $best }{ $now ->
        [0] .
       *[other] , en cours : { $now }.
    }
won-in-seats = Victoires par place : { $seats }.
in-seat = { $won } sur { $played } à la place { $seat }
ahead = Face-à-face : { $rivals }.
against = { $won } sur { $played } contre { $name }
score = { $options } : { $score } en 1 partie.
scores =
    { $options } : record { $best }, moyenne { $mean } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
with-options = Avec { $options }
with-hints = { $options }, avec des indices
all-games = Toutes les parties
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at beside the results

choose-game = Choisir un jeu
list-games = Liste des parties terminées
results = Retour aux résultats
won-with = { $options }, parties gagnées : { $won } sur { $played }.
chart-first = Début
chart-last = Dernière partie classée
chart-alt = Évolution des cotes au fil des parties classées, pour { $name }. { $lines }
chart-line =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, meilleure cote { $best }, dernière cote { $now }.
games-heading =
    { $number ->
        [0] { $name } n’a aucune partie terminée que tu puisses voir ici.
       *[other] { $number ->
            [one] { $name } : { $number } partie terminée
           *[other] { $name } : { $number } parties terminées
        }{ $pages ->
            [1] { "" }
           *[other] , page { $page } sur { $pages }
        }
    }
see-history = Parcourir une partie
game-against =
    { $game } : { $how ->
        [won] victoire
        [drawn] partie nulle
       *[lost] défaite
    } contre { $others }
game-alone =
    { $game } : { $won ->
        [yes] victoire
       *[no] défaite
    }, score { $score }

## The best of a server

ranking-one =
    1 partie, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
ranking =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    } en moyenne.
ranked =
    { $place }. { $name } : { $rating }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }{ $streak ->
        [0] { "" }
        [1] { "" }
        [one] { "" }
       *[other] , { $streak } d’affilée
    }
scored =
    { $place }. { $name } : { $score }, en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
provisional = -# Pas encore au classement (cote provisoire) : { $names }.
others =
    { $number ->
        [one] { $number } autre
       *[other] { $number } autres
    }
by-seat = -# Victoires par place : { $seats }.
more = -# Et { $number } de plus.

## At the end of a game

counts = -# Partie classée.
counts-not-short =
    -# Cette partie ne compte pas pour la cote : { $turns ->
        [one] il faut au moins { $turns } tour par personne restée en jeu.
       *[other] il faut au moins { $turns } tours par personne restée en jeu.
    }
counts-not-often = -# Cette partie ne compte pas pour la cote : deux des personnes à la table avaient déjà joué ensemble { $most } parties classées de ce jeu ce jour-là.
starts-unrated = -# Si cette partie commence aujourd’hui (UTC), elle ne comptera pas pour la cote : deux des personnes à la table ont déjà joué ensemble { $most } parties classées de ce jeu.
counts-not-computer = -# Cette partie ne compte pas pour la cote : un ordinateur y a joué.
counts-not-agreed = -# Cette partie ne compte pas pour la cote : c’était une table amicale.
counts-not-replaced = -# Cette partie ne compte pas pour la cote : il y a eu un remplacement.

strangers-heading = ## Parties avec des inconnus
strangers-none = Il n’y a encore rien à classer parmi les inconnus. Les parties classées qui commencent avec `/find` comptent.
strangers-explained = -# Une cote part de 0 et monte à mesure que le niveau se confirme. Comptent les parties classées pour lesquelles j’ai trouvé l’adversaire, si les deux y ont joué au moins quelques tours, et les plus récentes comptent le plus. Pour entrer au classement, il faut des parties contre { $few } membres du classement.
strangers-named = -# Les personnes ne sont nommées ici que si elles l’ont choisi avec `/me`.
unnamed = quelqu’un
own-place = Ta place : { $place } sur { $number }, cote { $rating }
own-provisional = Tu n’es pas encore au classement. Cote : { $rating }
