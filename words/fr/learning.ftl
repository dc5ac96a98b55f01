# Author: the project's first translator
# Reviewer: nobody yet

### Learning a game, in French. guided game = partie guidée · lesson = leçon · tip = conseil

## Buttons

all-rules = Toutes les règles
how-to-play = Comment jouer
guided-game = Partie guidée
next-lesson = Suite ▶
skip = Passer
back = Retour
again = Encore une fois
play = Jouer
no-hints = Sans conseils
hints-on = Remettre les conseils

## Tips

hints-off = Tu ne reçois plus de conseils, dans aucun jeu. Les règles et la partie guidée restent sous Règles.
hints-again = Les conseils sont là : dans un jeu que tu n’as encore jamais terminé, une ligne sous le plateau dit à quoi faire attention.

## The guided game

how-to-play-heading = ## { $game } : comment jouer
lesson-number = -# { $game }, partie guidée, { $number } sur { $lessons }
stale = Cela ne peut plus être choisi ici. Essaie encore :
all-done-here = C’était la dernière leçon. *Jouer* ouvre une table de { $game }. Ta première partie a des conseils sous le plateau.
all-done = C’était la dernière leçon. *Jouer* lance ici une partie de { $game }. Ta première partie a des conseils sous le plateau.
rival = Rival
rival-number = Rival { $number }

## /help

welcome-heading-here = ## Jeux de société dans ce salon
welcome-heading = ## Jeux de société
game-and-summary = **{ $game }** : { $summary }
welcome-here = `/play` ouvre une table ou lance une partie contre l’ordinateur. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé.
welcome-direct = Ici, `/play` lance une partie contre l’ordinateur. Dans un serveur, `/play` ouvre une table. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé.
welcome-direct-alone =
    { $number ->
        [one] Ici, `/play` lance une partie contre l’ordinateur, ou { $games }, qui se joue en solo. Dans un serveur, `/play` ouvre une table. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé.
       *[other] Ici, `/play` lance une partie contre l’ordinateur, ou { $games }, qui se jouent en solo. Dans un serveur, `/play` ouvre une table. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé.
    }
commands-begin = **Commencer :** { $commands }
commands-games = **Tes parties :** { $commands }
commands-during = **Pendant une partie :** { $commands }
commands-back = **Revoir :** { $commands }
commands-results = **Résultats :** { $commands }
commands-settings = **Réglages :** { $commands }
choose-game = Comment joue-t-on à … ?

## The rules, in pages

rules-title = Règles
page-of = { $title } ({ $number } sur { $pages })
options-title = Options
option = - **{ $option }**, { $allowed } (par défaut { $default }) : { $meaning }.
option-value = - { $value } : { $meaning }.
