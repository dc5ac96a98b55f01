# Author: the project's first translator
# Reviewer: nobody yet

### /stats and /leaderboard, in French. rating = classement (a number: cote) · provisional = provisoire · seat = place

## A person’s results

explained = -# Une cote part de 0 et monte à mesure que le niveau devient certain. Comptent les parties où tout le monde a joué quelques tours : au plus { $most } par jour entre les mêmes deux personnes, le jour commençant à 00:00 UTC.
counted = -# Comptent les parties jouées jusqu’au bout par celles et ceux qui les ont commencées, et les nulles d’un commun accord.
heading =
    { $direct ->
        [yes] ## { $name } dans ces messages privés
       *[no] ## { $name } dans ce serveur
    }
none-of =
    { $direct ->
        [yes] { $name } n’a encore terminé aucune partie dans ces messages privés.
       *[no] { $name } n’a encore terminé aucune partie dans ce serveur.
    }
none-of-game =
    { $direct ->
        [yes] { $name } n’a encore terminé aucune partie de { $game } dans ces messages privés.
       *[no] { $name } n’a encore terminé aucune partie de { $game } dans ce serveur.
    }
none-here = Personne n’a encore terminé de partie dans ce serveur.
none-here-game = Personne n’a encore terminé de partie de { $game } dans ce serveur.
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
        [yes] Cote { $rating } (provisoire : il faut plus de parties pour la dire sûre).
       *[no] Cote { $rating }.
    }
streak =
    Victoires d’affilée : { $best } au mieux{ $now ->
        [0] .
       *[other] , { $now } en ce moment.
    }
won-in-seats = Victoires : { $seats }.
in-seat = { $won } sur { $played } en place { $seat }
ahead = Devant : { $rivals }.
against = { $won } fois sur { $played } contre { $name }
score = { $options } : { $score } en 1 partie.
scores =
    { $options } : record { $best }, { $mean } en moyenne sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
with-options = Avec { $options }
all-games = Toutes les parties
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at beside the results

choose-game = Choisir un jeu
list-games = Liste des parties
results = Résultats
won-with = { $options } : victoires { $won } sur { $played }.
chart-first = Début
chart-last = Dernière partie classée
chart-alt = Évolution des cotes de { $name } au fil des parties classées. { $lines }
chart-line =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $best } au mieux, { $now } à présent.
games-heading =
    { $number ->
        [0] { $name } n’a terminé aucune partie que tu puisses voir ici.
        [one] { $name } : { $number } partie terminée
       *[other] { $name } : { $number } parties terminées
    }{ $pages ->
        [1] {""}
       *[other] , page { $page } sur { $pages }
    }
see-history = Voir le déroulement d’une partie
game-against =
    { $game } : { $how ->
        [won] victoire
        [drawn] match nul
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
        [0] {""}
        [1] {""}
        [one] {""}
       *[other] , { $streak } d’affilée
    }
scored =
    { $place }. { $name } : { $score }, en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
provisional = -# Pas encore dans le classement, car leur cote est provisoire : { $names }.
others =
    { $number ->
        [one] { $number } autre
       *[other] { $number } autres
    }
by-seat = -# Victoires par place : { $seats }.
more = -# … et encore { $number }.

## At the end of a game

counts = -# Cette partie compte pour la cote.
counts-not-short =
    -# Cette partie ne compte pas pour la cote : chaque place doit jouer au moins { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
counts-not-often = -# Cette partie ne compte pas pour la cote : deux des personnes à table avaient déjà { $most } parties qui comptent le même jour.
counts-not-computer = -# Cette partie ne compte pas pour la cote : un ordinateur y a joué.
counts-not-agreed = -# Cette partie ne compte pas pour la cote : la table en a convenu ainsi.
counts-not-replaced = -# Cette partie ne compte pas pour la cote : il y a eu un remplacement.
