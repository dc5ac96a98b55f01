### Les tournois en une séance : des rondes à deux par système suisse, et des rondes à des tables de trois ou quatre.
### Avant chaque ronde, chacun dit par un bouton qu’il est prêt. Puis la ronde est appariée, et ses parties commencent aussitôt.

## Le message public

about-swiss = { $game } · des rondes en une séance, contre des adversaires qui ont à peu près autant de points · { $bank } par personne et par partie
about-tables = { $game } · des rondes en une séance, à des tables de { $size } personnes · { $bank } par personne et par partie
ready = Prêt
gathers-first = Appuie sur *Prêt* pour jouer : seuls ceux qui le font participent. Prêts : { $ready } sur { $players }.
gathers = La ronde { $round } sur { $rounds } arrive. Prêts : { $ready } sur { $players }.
starts = Elle commence quand 90 % sont prêts. Au plus tard : { $when }
round =
    { $games ->
        [one] Ronde { $round } sur { $rounds } : { $over } partie sur { $games } est terminée
       *[other] Ronde { $round } sur { $rounds } : { $over } parties sur { $games } sont terminées
    }
byes = Sans adversaire dans cette ronde, ce qui compte comme une victoire : { $names }
early = Ta partie est terminée ? Appuie sur *Prêt* pour la ronde suivante. Prêts : { $ready } sur { $players }.
still-open = Tu peux encore participer jusqu’à la fin de la ronde { $round }.
place-points =
    { $points ->
        [one] { $place }. { $who } · { $points } point
       *[other] { $place }. { $who } · { $points } points
    }
won-points =
    { $points ->
        [one] { $who } gagne avec { $points } point.
       *[other] { $who } gagne avec { $points } points.
    }
shared-points =
    { $points ->
        [one] { $names } se partagent la première place avec { $points } point.
       *[other] { $names } se partagent la première place avec { $points } points.
    }
places = Places { $first } à { $last }
places-menu = Montrer la suite du classement

## Réponses privées

registered = Tu participes. Après la fin des inscriptions, appuie sur *Prêt* dans le message du tournoi, sinon tu ne joues pas. Fin des inscriptions : { $when }
registered-late =
    { $kind ->
        [tables] Tu joues à partir de la ronde { $round }. Pour chaque ronde manquée, tu reçois 3 points, mais pas plus que n’en a la moitié inférieure.
       *[swiss] Tu joues à partir de la ronde { $round }. Pour chaque ronde manquée, tu reçois un demi-point, mais pas plus que n’en a la moitié inférieure.
    }
ready-now = C’est noté. La ronde { $round } commence quand 90 % sont prêts. Au plus tard : { $when }
ready-soon = C’est noté pour la ronde { $round }. Elle commence quand les parties de cette ronde sont terminées.
call = { $people } : { $name } va commencer. Appuie sur *Prêt* sous son message, sinon tu ne joues pas : { $link }. Au plus tard : { $when }
avoided = Une personne que tu évites s’est inscrite. Vous ne serez pas appariés.
withdraw-asked = Abandonner { $name } ? Tu y abandonnes ta partie en cours, et tu n’es plus apparié. C’est irréversible.
started = { $name } : les inscriptions sont fermées. Tout le monde appuie maintenant sur *Prêt*, pendant 5 minutes au plus. Puis la première ronde commence.

## Le journal

line-began = Le tournoi a commencé avec { $entrants } personnes et { $rounds } rondes.
line-absent = { $who } a perdu au temps, n’était pas prêt pour la ronde suivante, et sort du tournoi.
line-late = { $who } est en jeu à partir de la ronde { $round }. Points au début : { $points }

## /organise : privé

format-swiss = Système suisse : des rondes à deux, en une séance
format-tables = Tables de 3 ou 4 : des rondes en une séance
new-swiss = Des rondes en une séance, chaque partie dans son propre fil de ce salon. Les adversaires ont à peu près autant de points. Avant chaque ronde, tout le monde appuie sur *Prêt*. Je l’annonce ici.
new-tables = Des rondes en une séance, chaque table dans son propre fil de ce salon. Chacun rencontre le plus d’autres possible. Avant chaque ronde, tout le monde appuie sur *Prêt*. Je l’annonce ici.
table-size-menu = Personnes par table
table-size-choice = Tables de { $number } personnes
rounds-menu = Nombre de rondes
rounds-auto = Autant de rondes qu’il convient au nombre de personnes
rounds-choice =
    { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
