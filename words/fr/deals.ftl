# Author: the project's first translator
# Reviewer: nobody yet

### /deal, in French. Glossary: deal of the day = donne du jour; attempt = essai; practice = entraînement; streak = jours de suite; fingerprint = empreinte

## The screen

heading = ## Donne du jour { $date }
dealt = **{ $game }**. { $options }. Tout le monde reçoit les mêmes cartes, et seul ton premier essai compte. On n’y annule rien, et il n’y a ni conseils ni coups d’essai.
seen = Qui voit ton plateau voit les cartes. En messages privés, il n’est visible que pour toi.
not-played = Tu n’as pas encore joué cette donne. Un essai commencé le jour même compte s’il est fini avant { $until }.
missed = Tu n’as pas joué cette donne.
running = Ton essai est en cours. Il compte s’il est fini avant { $until }. { $link }
unscored = Ton essai n’a pas de score : il a fini trop tard, ou sans résultat.
scored =
    Ton score est de { $score }. { $number ->
        [one] Pour l’instant, personne d’autre n’a de score.
       *[other] C’est la place { $place } sur { $number }, tous serveurs confondus.
    }
streak =
    { $now ->
        [0] Tu n’as joué ni hier ni aujourd’hui.
        [one] Tu as joué { $now } jour de suite.
       *[other] Tu as joué { $now } jours de suite.
    } { $best ->
        [one] Ta plus longue série est de { $best } jour.
       *[other] Ta plus longue série est de { $best } jours.
    }
next = La prochaine donne arrive { $when }.
new-day = ⚠️ Un nouveau jour a commencé : c’est donc une autre donne.
none = Il n’y a pas de donne du jour ici.

## Tables of scores

here = ### Les meilleurs scores de ce serveur
everywhere = ### Les meilleurs scores de tous les serveurs
nobody = Personne n’a encore de score.
ranked =
    { $place }\. { $name } : { $score }{ $won ->
        [yes] , gagné
       *[no] , perdu
    }{ $days ->
        [0] {""}
        [one] , { $days } jour de suite
       *[other] , { $days } jours de suite
    }
somebody = quelqu’un d’un autre serveur
more =
    { $number ->
        [one] … et { $number } de plus
       *[other] … et { $number } de plus
    }
named = -# Les personnes d’autres serveurs ne sont nommées ici que si elles le veulent (/me).

## Fingerprints and secrets

fingerprint-of = -# Empreinte de cette donne, publiée { $since } : { $fingerprint }
fingerprint-next = -# Empreinte de la prochaine donne : { $fingerprint }
secret-of = -# Secret de cette donne, dont le SHA-256 est l’empreinte : { $secret }
secret-later = -# Le secret de cette donne sera publié { $when }.

## Buttons

play-here = Jouer dans ce salon
play-direct = Jouer en messages privés
practise-here = S’entraîner dans ce salon
practise-direct = S’entraîner en messages privés
yesterday = La donne d’hier
today = La donne d’aujourd’hui
best-game = Voir la meilleure partie

## Answers

begins =
    { $scored ->
        [yes] Ton essai à la donne du jour { $date } commence ici.
       *[no] Ici, tu t’entraînes à la donne du jour { $date }.
    }
direct-closed = Je ne peux pas t’envoyer de messages privés. Autorise-les dans les paramètres de confidentialité de ce serveur, ou joue dans le salon. Ton essai n’a pas commencé.
best = Le meilleur essai à la donne du jour { $date } : { $name }, avec { $score } points.
no-best = Personne n’a de score à cette donne, ou son secret n’est pas encore publié.

## Lines on boards

board-attempt = -# Donne du jour { $date } : cet essai compte s’il est fini avant { $until }.
board-over = -# Donne du jour { $date } : un essai.
board-practice = -# Donne du jour { $date } : entraînement, qui ne compte pas.
withheld = D’autres jouent peut-être encore les mêmes cartes : le secret de cette donne sera publié { $when }.
