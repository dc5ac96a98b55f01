### /games, in French. Glossary: game_actions.ftl.

## Buttons

my-games = Mes parties
this-servers = Ce serveur
next-game = Partie suivante

## Headings of the lists

answers = ### En attente de ta réponse
line-invited =
    - { $host } t’invite à { $game }{ $company ->
        [with] {" "}avec { $people }
       *[alone] {""}
    } dans { $channel }.
line-asked = - { $game } dans { $channel } : { $request }
answer-of = { $what } ({ $number })

no-game-waits = Aucune autre partie ne t’attend.
heading-mine =
    Tes tables : { $tables ->
        [0] aucune n’est ouverte
        [one] { $tables } ouverte
       *[other] { $tables } ouvertes
    }{ $pages ->
        [1] .
       *[other] , page { $page } sur { $pages }.
    }
heading-server =
    { $tables ->
        [0] Sur ce serveur, aucune table n’est ouverte
        [one] Sur ce serveur, { $tables } table est ouverte
       *[other] Sur ce serveur, { $tables } tables sont ouvertes
    }{ $pages ->
        [1] .
       *[other] , page { $page } sur { $pages }.
    }
your-turn = ### À toi de jouer
in-this-server = ### Sur ce serveur
in-other-servers = ### Sur d’autres serveurs
in-servers = ### Sur des serveurs
in-direct-messages = ### En messages privés

## A line of a list

line-lobby =
    - { $game }{ $company ->
        [with] {" "}avec { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } : { $open ->
        [yes] attend du monde depuis { $span }
       *[no] n’a pas encore commencé (ouverte depuis { $span })
    }.
line-paused =
    - { $game }{ $company ->
        [with] {" "}avec { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } : en pause.
line-yours =
    - ▶ **À toi de jouer** à { $game }{ $company ->
        [with] {" "}avec { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }, depuis { $span }.
line-turn =
    - { $game }{ $company ->
        [with] {" "}avec { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } : à { $who } de jouer, depuis { $span }.
line-nobody =
    - { $game }{ $company ->
        [with] {" "}avec { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } : ce n’est le tour de personne, depuis { $span }.

## The next game that waits for somebody

next-waits = Ta partie de { $game } t’attend depuis { $span }.
next-waits-with = Ta partie de { $game } avec { $people } t’attend depuis { $span }.

## Le résumé quotidien

digest =
    { $number ->
        [one] { $number } partie t’attend :
       *[other] { $number } parties t’attendent :
    }

digest-more = -# Et { $number } de plus. `/games` les affiche toutes.

digest-exercises =
    -# { $number ->
        [one] { $number } exercice tiré de tes propres parties t’attend. `/puzzle` le montre.
       *[other] { $number } exercices tirés de tes propres parties t’attendent. `/puzzle` les montre.
    }

digest-asked =
    { $number ->
        [one] { $number } demande t’attend :
       *[other] { $number } demandes t’attendent :
    }

digest-nothing = Rien ne t’attend pour le moment.
