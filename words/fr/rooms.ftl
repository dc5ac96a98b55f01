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

game-turn = - **{ $game }**, { $people } : à { $who } de jouer.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people } : en pause.

## Une partie terminée, dans le salon des résultats

result-of = **{ $game }**, { $people }.

## /follow : être tenu au courant d’une partie sans y jouer. Privé.

follow-heading = ## Suivre { $game }
follow-nothing-here = ## Suivre des parties
follow-not = Tu ne suis pas cette partie de { $people }. Si tu la suis, tu en as des nouvelles comme tu l’as choisi avec /me.
follow-turns = Tu suis cette partie de { $people } : tu as des nouvelles de ses tours, au plus une fois par minute, et de sa fin.
follow-end = Tu suis cette partie de { $people } : tu apprendras qu’elle est terminée.
follow-over = Cette partie de { $people } est terminée.
follow-button = Suivre
tell-turns = Me dire chaque tour
tell-end = Me dire seulement la fin
stop-following = Ne plus suivre
follow-none = Tu ne suis aucune partie. Utilise /follow là où d’autres jouent.
follow-others =
    { $number ->
        [0] Tu ne suis aucune autre partie.
        [one] Tu suis { $number } autre partie :
       *[other] Tu suis { $number } autres parties :
    }
pick-to-stop = Ne plus suivre…
followed-game = { $game } : { $people }
followed-unknown = Une partie qu’on ne peut plus lire

## Ce qu’apprend qui suit une partie

followed-turn = Tu suis { $game } de { $people } dans { $channel } : à { $who } de jouer.
called-turn = { $mentions } : dans la partie de { $game } que vous suivez, à { $who } de jouer.
followed-end = { $game } de { $people } dans { $channel }, que tu suivais, est terminée. { $result }
called-end = { $mentions } : la partie de { $game } que vous suiviez est terminée. { $result }

## /board dans un salon dont plusieurs fils ont une partie

which-board = Plusieurs parties sont en cours dans les fils de ce salon. Laquelle veux-tu voir ?
pick-board = Choisir une partie
