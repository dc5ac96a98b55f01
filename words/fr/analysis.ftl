# Author: the project's first translator
# Reviewer: nobody yet

### The analysis of a finished game, in French. Glossary: around.ftl. choices = choix; cost = coûter.

## Buttons

analyse = Analyser
see-move = Coup { $move }
start = Début

## While somebody waits

in-line = Une autre partie est en cours d’analyse. La tienne vient ensuite.
working = Analyse de la partie : { $done } sur { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } jusqu’ici.
replaced = Cette analyse s’est arrêtée, car tu en as commencé une autre.
too-long = Cette analyse dure trop longtemps : je ne peux plus modifier ce message. Redemande-la.
stopped = L’analyse n’est pas terminée : je m’arrête. Redemande-la dans une minute.
failed = Cette partie n’a pas pu être analysée. Réessaie plus tard.
not-over = Une partie peut être analysée quand elle est terminée.

## The result

heading = { $game } : analyse
percent = { $number }{"\u00A0"}%
chance = { $who } { $percent }
alt =
    Graphique des chances de gagner sur { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Au début : { $start }. À la fin : { $end }.
player = - { $who } : { $start } au début, { $end } à la fin. Chance { $luck }, choix { $choices }.
explained = En points de pourcentage : la chance, c’est ce que le hasard a changé ; les choix, c’est ce que les coups de tout le monde ont changé. Ensemble, ils font le changement du début à la fin. Tous les pourcentages sont des estimations de l’ordinateur.
expensive = Les coups les plus coûteux
none-expensive = Aucun coup n’a coûté plus de deux points de pourcentage.
mistake = { $number }. Le coup { $move } a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. { $played } Mieux : { $better }.

## In the history, at a moment of the game

chances = Chances de gagner : { $list }
was-expensive = Ce coup a coûté { $cost ->
        [one] { $cost } point de pourcentage
       *[other] { $cost } points de pourcentage
    }. Mieux : { $better }.
