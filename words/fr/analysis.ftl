### The analysis of a finished game, in French. Glossary: game_actions.ftl. choices = choix; cost = coûter.

## Buttons

analyse = Analyser
see-move = Coup { $move }
start = Début

## While somebody waits

in-line = Analyses avant la tienne : { $ahead }.
working = Analyse de la partie : coup { $done } sur { $moves }.
replaced = J’ai arrêté cette analyse, car tu en as lancé une autre.
too-long = Cette analyse dure trop longtemps, je l’ai arrêtée. Réessaie plus tard.
stopped = Je redémarre : l’analyse n’est pas terminée. Réessaie dans une minute.
failed = Je n’ai pas pu analyser cette partie. Réessaie plus tard.
not-over = Tu pourras analyser la partie une fois qu’elle sera terminée.

## The result

heading = { $game } : analyse
percent = { $number }{"\u00A0"}%
chance = { $who } { $percent }
alt =
    Graphique des chances de gagner de chaque camp sur { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Au début : { $start }. À la fin : { $end }.
player = - { $who } : { $start } au début, { $end } à la fin. Chance { $luck }, choix { $choices }.
explained = La chance, c’est ce que le hasard a changé, en points de pourcentage. Les choix, c’est ce que les coups de tout le monde ont changé. Ensemble, ils donnent l’écart entre le début et la fin. Toutes les probabilités sont des estimations de l’ordinateur.
expensive = Les coups les plus coûteux
none-expensive = Aucun coup n’a coûté plus de 2 points de pourcentage.
mistake = { $number }. Le coup { $move } a coûté { $cost ->
        [one] { $cost } point de pourcentage
       *[other] { $cost } points de pourcentage
    }. { $played } Mieux : { $better }.

## In the history, at a moment of the game

chances = Chances de gagner : { $list }
was-expensive = Ce coup a coûté { $cost ->
        [one] { $cost } point de pourcentage
       *[other] { $cost } points de pourcentage
    }. Mieux : { $better }.
why-better = La chance de gagner aurait été de { $better } au lieu de { $played }.
best-reply = Meilleure réplique ({ $who }) : { $moves }.
