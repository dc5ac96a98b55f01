# Author: the project's first translator
# Reviewer: nobody yet

### /games, in French. Glossary: around.ftl.

## Buttons

my-games = Mes parties
this-servers = Celles de ce serveur
next-game = Partie suivante

## Headings of the lists

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
        [0] Dans ce serveur, aucune table n’est ouverte
        [one] Dans ce serveur, { $tables } table est ouverte
       *[other] Dans ce serveur, { $tables } tables sont ouvertes
    }{ $pages ->
        [1] .
       *[other] , page { $page } sur { $pages }.
    }
your-turn = ### À toi de jouer
in-this-server = ### Dans ce serveur
in-other-servers = ### Dans d’autres serveurs
in-servers = ### Dans des serveurs
in-direct-messages = ### En messages privés

## A line of a list

line-lobby =
    - { $game }{ $company ->
        [with] {" "}avec { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } : attend du monde depuis { $span }.
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
    } : personne ne doit jouer, depuis { $span }.

## The next game that waits for somebody

next-waits = Ta partie de { $game } t’attend depuis { $span }.
next-waits-with = Ta partie de { $game } avec { $people } t’attend depuis { $span }.

## Le résumé quotidien

digest =
    { $number ->
        [one] { $number } partie t’attend :
       *[other] { $number } parties t’attendent :
    }
