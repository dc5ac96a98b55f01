### A game that is over, in French: /replay and /verify. replay = revoir la partie, animation. Glossary: game_actions.ftl.

## The replay

replay = Revoir la partie
in-line = Une autre animation est en préparation. La tienne suivra.
too-large = Cette partie est trop longue pour une animation. Parcours-la avec `/history`.
stopped = Je redémarre : l’animation n’est pas terminée. Réessaie dans une minute.
drawing = Préparation de l’animation : image { $drawn } sur { $frames }.
shown =
    -# { $game }, table { $table } : { $whole ->
        [yes] tous les tours
       *[no] pas tous les tours, car il y en a trop
    }, { $frames ->
        [one] { $frames } image
       *[other] { $frames } images
    }.
no-gif = -# Trop long pour un GIF. Si l’animation ne démarre pas sur ton téléphone, utilise `/history`.
alt = Animation de la partie de { $game } à la table { $table }. Utilise /history pour la lire en texte.

## Whether the dice were fair

verified =
    { $drawn ->
        [dice] J’ai relancé les dés de cette partie à partir de son secret ({ $times ->
            [one] { $times } tirage
           *[other] { $times } tirages
        }). Les résultats sont les mêmes{ $partly ->
            [yes] , sauf pour les places des personnes dont les données ont été supprimées.
           *[no] .
        }
        [cards] J’ai tiré à nouveau les cartes de cette partie à partir de son secret ({ $times ->
            [one] { $times } tirage
           *[other] { $times } tirages
        }). Les résultats sont les mêmes{ $partly ->
            [yes] , sauf pour les places des personnes dont les données ont été supprimées.
           *[no] .
        }
        [lot] J’ai refait le tirage au sort de cette partie à partir de son secret ({ $times ->
            [one] { $times } tirage
           *[other] { $times } tirages
        }). Les résultats sont les mêmes{ $partly ->
            [yes] , sauf pour les places des personnes dont les données ont été supprimées.
           *[no] .
        }
       *[seats] Dans ce jeu, seules les places sont tirées au sort. J’ai refait ce tirage à partir du secret de la partie, avec le même résultat{ $partly ->
            [yes] , sauf pour les places des personnes dont les données ont été supprimées.
           *[no] .
        }
    }
fingerprint = Ce secret a bien l’empreinte affichée avant la partie :
proof = Pour savoir ce que cela prouve, lance `python -m sessions` sur le fichier de `/record`.
seats-drawn = Les places ont été tirées au sort entre les personnes qui ont commencé la partie.
took-over = Place { $seat } : { $newcomer } a remplacé { $former }.

## How the luck fell

luck = Qui a eu de la chance ?
luck-mean = - { $name }, { $what } ({ $times }) : { $came } en moyenne (attendu : { $expected }).
luck-different = - { $name }, { $what } ({ $times }) : { $came } sur { $all } résultats possibles.
luck-results = - { $name }, { $what } ({ $times }) : { $results }.
luck-result = { $result } { $came } (attendu : { $expected })
