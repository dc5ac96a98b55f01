### What all games share, in French. The person who reads is “tu”. Names of people are never declined or elided:
### so a sentence says “prend à { $who }”, “la place occupée par { $who }”, never “de { $who }” or “que { $who }”.
### Before ; ! ? and inside « » stands a narrow no-break space, before : a no-break space; the apostrophe is ’.
###
### Glossary of the kit: game = partie (played), jeu (the thing) · turn = tour · move = coup · seat = place ·
### to move = à … de jouer · to win, lose = gagner, perdre · draw = partie nulle · to resign = abandonner ·
### out = hors jeu · rank = rangée · file = colonne · square = case · to capture = prendre, la prise · the lot = tirage au sort
list-two = { $a } et { $b }
list-last = { $most } et { $last }
list-clauses = { $most }, et { $last }
or-two = { $a } ou { $b }
or-last = { $most } ou { $last }
last = Dernier coup : { $told }
unnamed = Place { $seat }
list-comma = {", "}
list-semicolon = {" ; "}
# A number with decimals, such as 12.5. $whole: what stands before the mark, perhaps with a minus sign.
decimal = { $whole },{ $digits }

## Around a position

ended = La partie est terminée.
game-begins = La partie commence.
table-ended = La partie a été arrêtée ici.

## Labels in menus: at most 80 characters

label-wins = { $meaning }, et tu gagnes
label-loses = { $meaning }, et tu perds
label-draws = { $meaning }, et la partie est nulle
label-out = { $meaning }, et tu es hors jeu
label-further = { $meaning }, puis { $further }
several = { $meaning } ×{ $times }

## How somebody gave up their seat

gave-up = { $who } abandonne.
departed =
    { $how ->
        [late] { $who } n’a plus de temps.
        [left] { $who } a quitté le serveur.
       *[taken] La modération a retiré { $who } de la partie.
    }
won-resigned =
    { $how ->
        [late] { $loser } n’a plus de temps, et { $winner } gagne
        [left] { $loser } a quitté le serveur, et { $winner } gagne
        [taken] La modération a retiré { $loser } de la partie, et { $winner } gagne
       *[resigned] { $loser } abandonne, et { $winner } gagne
    }.
plate-gone =
    { $how ->
        [late] temps écoulé
        [left] a quitté le serveur
        [taken] retrait par la modération
       *[resigned] a abandonné
    }
plate-draw = partie nulle
plate-won = a gagné
plate-lost = a perdu
plate-to-move = doit jouer
