### Ce qu’on apprend des parties hors de leurs tables : les listes et les résultats dans les salons d’un serveur, et /follow.

games-heading = ## Parties en cours
games-none = Aucune partie n’est en cours sur ce serveur. Ouvre une table avec `/play`.
games-more =
    -# { $number ->
        [one] { $number } autre partie
       *[other] { $number } autres parties
    } sur ce serveur : voir `/games`.

## Une ligne par partie

game-turn = - **{ $game }**, { $people } : à { $who } de jouer.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people } : en pause.

## Une partie terminée, dans le salon des résultats

result-of = **{ $game }**, { $people }.

## /follow : recevoir des notifications sur une partie sans y jouer. Privé.

follow-heading = ## Suivre { $game }
follow-nothing-here = ## Les parties que tu suis
follow-not = Tu ne suis pas cette partie ({ $people }). Si tu la suis, tu recevras des notifications selon tes choix dans `/me`.
follow-turns = Tu suis cette partie ({ $people }) : tu reçois une notification à chaque tour (une par minute au plus) et à la fin.
follow-end = Tu suis cette partie ({ $people }) : tu recevras une notification à la fin.
follow-over = Cette partie ({ $people }) est terminée.
follow-button = Suivre
tell-turns = Me prévenir à chaque tour
tell-end = Me prévenir seulement à la fin
stop-following = Ne plus suivre cette partie
follow-none = Tu ne suis aucune partie. Utilise `/follow` dans un salon où d’autres jouent.
follow-others =
    { $number ->
        [0] Tu ne suis aucune autre partie.
        [one] Tu suis { $number } autre partie :
       *[other] Tu suis { $number } autres parties :
    }
pick-to-stop = Ne plus suivre une partie…
followed-game = { $game } : { $people }
followed-unknown = Une partie qui n’est plus lisible

## Ce qu’apprend qui suit une partie

followed-turn = À { $who } de jouer dans la partie de { $game } que tu suis dans { $channel } ({ $people }).
called-turn = { $mentions } : partie suivie ({ $game }), à { $who } de jouer.
followed-end = La partie de { $game } que tu suivais dans { $channel } ({ $people }) est terminée. { $result }
called-end = { $mentions } : la partie suivie ({ $game }) est terminée. { $result }

## /board dans un salon dont plusieurs fils ont une partie

which-board = Il y a des parties dans plusieurs fils de ce salon. Laquelle veux-tu voir ?
pick-board = Choisir une partie
