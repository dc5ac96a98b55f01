### /deal, in French. Glossary: daily deal = donne du jour; attempt = essai; practice = entraînement; streak = série; hint = indice;
### to try out moves = essayer des coups; fingerprint = empreinte

## The screen of /deal

heading = ## Donne du jour ({ $date })
dealt = **{ $game }**. { $options }. Tout le monde reçoit les mêmes cartes, et seul ton premier essai compte. Pendant cet essai, tu ne peux ni reprendre un coup, ni demander un indice, ni essayer des coups.
learn-first = Si tu découvres { $game }, apprends d’abord à y jouer : une seule tentative compte.
seen = Toute personne qui voit ton plateau voit les cartes. En messages privés, il n’y a que toi.
not-played = Tu n’as pas joué cette donne. Un essai compte si tu le commences le jour même et le termines avant le { $until }.
missed = Tu n’as pas joué cette donne.
running = Ton essai est en cours. Pour qu’il compte, termine-le avant le { $until }. { $link }
unscored = Ton essai n’a pas de score : il n’a pas été terminé à temps, a été abandonné tout de suite ou s’est terminé sans résultat.
scored =
    Ton score est de { $score }. { $number ->
        [one] Pour l’instant, personne d’autre n’a de score.
       *[other] Tu es numéro { $place } sur { $number }, tous serveurs confondus.
    }
streak =
    { $now ->
        [0] Pas de série en cours.
        [one] Série en cours : { $now } jour.
       *[other] Série en cours : { $now } jours.
    } { $best ->
        [one] Plus longue série : { $best } jour.
       *[other] Plus longue série : { $best } jours.
    }
next = Prochaine donne : { $when }.
new-day = ⚠️ Un nouveau jour a commencé : c’est donc une autre donne.
none = Il n’y a pas de donne du jour ici.

## Lists of scores

here = ### Les meilleurs scores de ce serveur
everywhere = ### Les meilleurs scores de tous les serveurs
nobody = Personne n’a encore de score.
ranked =
    { $place }\. { $name } : { $score }{ $won ->
        [yes] , victoire
       *[no] , défaite
    }{ $days ->
        [0] { "" }
        [one] , série de { $days } jour
       *[other] , série de { $days } jours
    }
somebody = quelqu’un d’un autre serveur
more =
    { $number ->
        [one] et { $number } de plus
       *[other] et { $number } de plus
    }
named = -# Les personnes d’autres serveurs ne sont nommées ici, par un nom de joueur, que si elles l’ont choisi avec `/me`.

## Fingerprints and secrets, in small letters

fingerprint-of = -# Empreinte de cette donne, publiée le { $since } : { $fingerprint }
fingerprint-next = -# Empreinte de la prochaine donne : { $fingerprint }
secret-of = -# Secret de cette donne (son SHA-256 est l’empreinte) : { $secret }
secret-later = -# Publication du secret de cette donne : { $when }

## Buttons

play-here = Jouer dans ce salon
play-direct = Jouer en messages privés
practise-here = S’entraîner dans ce salon
practise-direct = S’entraîner en messages privés
yesterday = La donne d’hier
today = La donne d’aujourd’hui
best-game = Voir la meilleure partie

## Answers, and messages in direct messages

begins =
    { $scored ->
        [yes] Ton essai à la donne du jour ({ $date }) commence ici.
       *[no] Partie d’entraînement : la donne du jour ({ $date }).
    }
direct-closed = Je ne peux pas t’envoyer de messages privés. Autorise-les dans les paramètres de confidentialité de ce serveur, ou joue dans le salon. Ton essai n’a pas commencé.
best = Meilleure partie de la donne du jour ({ $date }) : { $name }. Score : { $score }.
no-best = Je ne peux pas montrer cette partie. Personne n’a encore de score à cette donne, ou son secret n’est pas encore publié.

## Lines on boards, in small letters

board-attempt = -# Donne du jour ({ $date }) : cet essai compte s’il est terminé avant le { $until }.
board-over = -# Donne du jour ({ $date }) : premier essai.
end-counts =
    -# Cet essai compte. { $number ->
        [one] C’est le seul avec un score pour l’instant.
       *[other] Pour l’instant, il est numéro { $place } sur { $number }, tous serveurs confondus.
    } `/deal` montre le tableau des scores.
end-counts-not = -# Cet essai ne compte pas : il n’a pas été terminé à temps, a été abandonné tout de suite ou s’est terminé sans résultat. `/deal` montre le tableau des scores.
board-practice = -# Donne du jour ({ $date }) : partie d’entraînement, qui ne compte pas.
withheld = D’autres jouent peut-être encore les mêmes cartes : le secret de cette donne reste donc caché. Publication : { $when }.
