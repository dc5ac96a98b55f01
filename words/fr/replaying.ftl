# Author: the project's first translator
# Reviewer: nobody yet

### A game that is over, in French: /replay and /verify. replay = film. Glossary: around.ftl.

## The replay

replay = Film
in-line = Un autre film se dessine dans ce serveur. Le tien vient ensuite.
too-large = Cette partie est trop longue pour un film. /history la montre coup par coup.
stopped = Le film n’est pas terminé : je m’arrête. Redemande-le dans une minute.
drawing = Le film se dessine : { $drawn } images sur { $frames } jusqu’ici.
shown =
    -# { $game }, table { $table } : { $whole ->
        [yes] tous les tours
       *[no] pas tous les tours, car il y en a trop
    }, { $frames ->
        [one] { $frames } image
       *[other] { $frames } images
    }.
no-gif = -# Il est trop long pour un GIF. S’il ne s’anime pas sur ton téléphone, /history montre chaque coup.
alt = La partie de { $game } à la table { $table } en images animées. /history la raconte en mots.

## Whether the dice were fair

verified =
    { $drawn ->
        [dice] Les dés de cette partie ({ $times ->
            [one] { $times } tirage
           *[other] { $times } tirages
        }) ont été tirés à nouveau du secret de la partie, avec le même résultat{ $partly ->
            [yes] , sauf pour les places de personnes dont le nom a été effacé depuis.
           *[no] .
        }
        [cards] Les cartes de cette partie ({ $times ->
            [one] { $times } tirage
           *[other] { $times } tirages
        }) ont été tirées à nouveau du secret de la partie, avec le même résultat{ $partly ->
            [yes] , sauf pour les places de personnes dont le nom a été effacé depuis.
           *[no] .
        }
        [lot] Le tirage au sort de cette partie ({ $times ->
            [one] { $times } tirage
           *[other] { $times } tirages
        }) a été refait à partir du secret de la partie, avec le même résultat{ $partly ->
            [yes] , sauf pour les places de personnes dont le nom a été effacé depuis.
           *[no] .
        }
       *[seats] Dans ce jeu, seules les places sont laissées au hasard. Elles ont été tirées à nouveau du secret de la partie, avec le même résultat{ $partly ->
            [yes] , sauf pour les places de personnes dont le nom a été effacé depuis.
           *[no] .
        }
    }
fingerprint = Le secret a l’empreinte qui était affichée avant la partie :
proof = `python -m sessions`, lancé sur le fichier que /record donne, dit ce que cela prouve, et à qui.
seats-drawn = Les places ont été tirées pour les personnes qui ont commencé la partie.
took-over = En place { $seat }, { $newcomer } a remplacé { $former }.

## How the luck fell

luck = La part de chance :
luck-mean = - { $name }, { $what } ({ $times }) : { $came } en moyenne, { $expected } attendu.
luck-different = - { $name }, { $what } ({ $times }) : { $came } différents sur { $all }.
luck-results = - { $name }, { $what } ({ $times }) : { $results }.
luck-result = { $result } { $came } ({ $expected } attendu)
