### Les arènes : des tournois en une séance, sans rondes. Qui ne joue pas attend, et reçoit pour adversaire quelqu’un qui attend aussi.

## Le message public

about = { $game } · arène de { $minutes } minutes, un nouvel adversaire après chaque partie · { $bank } par personne et par partie
play = Jouer
rest = Faire une pause
gathers = Appuie sur *Jouer* si tu es là : seuls ceux qui le font participent. Présents : { $ready } sur { $players }.
starts = Elle commence quand 90 % sont là. Au plus tard : { $when }
current = Parties terminées : { $over } · Parties en cours : { $games } · En attente : { $waiting }
until = De nouvelles parties commencent jusqu’à : { $when }. Toute partie commencée compte.
come = Appuie sur *Jouer* pour entrer, ou pour continuer après une pause.
closing = Aucune nouvelle partie ne commence. Celles en cours comptent encore.
place =
    { $points ->
        [one] { $place }. { $who } · { $points } point
       *[other] { $place }. { $who } · { $points } points
    } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }

## Réponses privées

registered = Tu participes. Après la fin des inscriptions, appuie sur *Jouer* dans le message du tournoi, sinon tu ne joues pas. Fin des inscriptions : { $when }
here = C’est noté. L’arène commence quand 90 % sont là. Au plus tard : { $when }
call = { $people } : { $name } va commencer. Appuie sur *Jouer* sous son message, sinon tu ne joues pas : { $link }. Au plus tard : { $when }
after-game = Tu auras ton prochain adversaire quand cette partie sera terminée.
waits = Tu attends un adversaire. Je te mentionnerai quand ce sera ton tour.
rests =
    { $playing ->
        [yes] Termine cette partie. Ensuite, tu n’auras pas d’adversaire avant d’appuyer sur *Jouer*.
       *[no] Tu n’auras pas d’adversaire avant d’appuyer sur *Jouer*.
    }
started = { $name } : les inscriptions sont fermées. Tout le monde appuie maintenant sur *Jouer*, pendant 5 minutes au plus. Puis les premières parties commencent.

## Le journal

line-began = Le tournoi a commencé avec { $entrants } personnes, pour { $minutes } minutes.
line-away = J’ai été hors ligne pendant { $time }. L’arène finit d’autant plus tard.

## /organise : privé

format = Arène : un nouvel adversaire après chaque partie, en une séance
new = Ceux qui attendent sont appariés jusqu’à la fin du temps, chaque partie dans son propre fil de ce salon. Une victoire vaut 2 points, une nulle 1. Je l’annonce ici.
minutes-menu = Durée de l’arène
minutes-choice = { $minutes } minutes
