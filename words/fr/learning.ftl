### Learning a game, in French. guided game = partie guidée · lesson = leçon · tip = conseil

## Buttons

all-rules = Toutes les règles
how-to-play = Comment jouer
guided-game = Partie guidée
next-lesson = Suite ▶
skip = Passer
back = Retour
again = Recommencer
play = Jouer avec d’autres
first-game = Joue ta première partie
no-hints = Désactiver les conseils
hints-on = Réactiver les conseils

## Tips

hints-off = Tu ne recevras plus de conseils, dans aucun jeu. Les règles et la partie guidée restent sous « Règles ».
hints-again = Les conseils sont réactivés : dans tes premières parties, une ligne sous le plateau dit à quoi faire attention.

## The guided game

wrong-answer = ❌ Ta réponse : { $moves }.
how-to-play-heading = ## { $game } : comment jouer
lesson-number = -# { $game }, partie guidée : leçon { $number } sur { $lessons }
stale = Ce choix n’est plus possible. Choisis à nouveau :
all-done = C’était la dernière leçon. *Joue ta première partie* lance une partie de { $game } contre l’ordinateur le plus faible, avec des conseils sous le plateau. { $watch } Quand elle sera terminée, *Apprendre de cette partie* te montrera où tu aurais pu mieux jouer.
all-done-alone = C’était la dernière leçon. *Joue ta première partie* lance { $game } au niveau le plus facile, avec des conseils sous le plateau. { $watch } Quand la partie sera terminée, *Apprendre de cette partie* te montrera où tu aurais pu mieux jouer.
rival = Adversaire
rival-number = Adversaire { $number }

## Dans la liste de /play, pour les nouveaux

newcomers = Première fois ici ?
newcomers-about = Quelques courtes leçons t’apprennent un jeu. Ensuite, tu joues ta première partie contre l’ordinateur le plus faible.
newcomers-menu = Apprendre un jeu

## /help

welcome-heading-here = ## Jeux de société dans ce salon
welcome-heading = ## Jeux de société
game-and-summary = **{ $game }** : { $summary }
welcome-here = `/play` ouvre une table ou lance une partie contre l’ordinateur. Ensuite, tout se fait avec les boutons et les menus sous le plateau. `/tutorial` t’apprend un jeu en quelques minutes, en privé.
welcome-direct = Ici, `/play` lance une partie contre l’ordinateur. Sur un serveur, `/play` ouvre une table. Ensuite, tout se fait avec les boutons et les menus sous le plateau. `/tutorial` t’apprend un jeu en quelques minutes.
welcome-outside = Je ne suis pas membre de ce serveur : tes parties se jouent donc dans nos messages privés. `/play` y lance une partie contre l’ordinateur, même depuis ici. Là-bas, tout le reste se fait avec les boutons et les menus sous le plateau. `/tutorial` t’apprend un jeu en quelques minutes.
welcome-direct-alone = Ici, `/play` lance une partie contre l’ordinateur ou une partie en solo ({ $games }). Sur un serveur, `/play` ouvre une table. Ensuite, tout se fait avec les boutons et les menus sous le plateau. `/tutorial` t’apprend un jeu en quelques minutes.
commands-begin = **Pour commencer :** { $commands }
commands-games = **Tes parties :** { $commands }
commands-during = **Pendant une partie :** { $commands }
commands-back = **Parties passées :** { $commands }
commands-results = **Résultats :** { $commands }
commands-settings = **Paramètres :** { $commands }
commands-moderation = **Pour la modération :** { $commands }
install-about = -# Si tu m’ajoutes à ton compte, tu peux jouer dans nos messages privés même sans serveur en commun.
add-to-account = M’ajouter à ton compte
add-to-server = M’ajouter à un serveur
greeting = Salut ! Tape `/play` pour lancer une partie ici, `/tutorial` pour apprendre un jeu, ou `/help` pour voir ce que je sais faire d’autre.
greeting-direct = Salut ! Tape `/play` pour jouer ici contre l’ordinateur, `/tutorial` pour apprendre un jeu, ou `/help` pour voir ce que je sais faire d’autre.
choose-game = Comment joue-t-on à… ?

## The rules, in pages

rules-title = Règles
page-of = { $title } ({ $number } sur { $pages })
options-title = Options
option = - **{ $option }**, { $allowed } (par défaut { $default }) : { $meaning }.
option-value = - { $value } : { $meaning }.
