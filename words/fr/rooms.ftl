# Author: the project's first translator
# Reviewer: nobody yet

### La liste des parties en cours, affichée dans un salon d’un serveur. Publique, dans la langue du serveur.

games-heading = ## Parties en cours
games-none = Aucune partie n’est en cours sur ce serveur. `/play` ouvre une table.
games-more =
    -# { $number ->
        [one] { $number } autre partie est en cours
       *[other] { $number } autres parties sont en cours
    } sur ce serveur. `/games` en donne la liste.

## Une ligne par partie

game-turn = - **{ $game }**, { $people } : à { $who } de jouer.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people } : en pause.
