### Problèmes : des positions tirées de parties d’ordinateurs où un coup est nettement le meilleur. En privé.

## Boutons

go-on = Continuer avec un problème
next = Problème suivant ▶
easier = Problème plus facile
daily = Problème du jour
show-solution = Montrer la solution

## Un problème

heading-daily = -# { $game }, problème du jour, difficulté { $points }
heading-own = -# { $game }, problème { $number } sur { $puzzles }, difficulté { $points }
title =
    { $asks ->
        [turn] ### Trouve le meilleur tour
       *[choice] ### Trouve le meilleur coup
    }
task =
    { $asks ->
        [turn] Ici, un tour est nettement meilleur que tous les autres. Trouve-le.
       *[choice] Ici, un coup est nettement meilleur que tous les autres. Trouve-le.
    } { $left ->
        [one] Tu as { $left } essai.
       *[other] Tu as { $left } essais.
    }

## Après une réponse

best-reply = Meilleure réplique ({ $who }) : { $moves }.
worth =
    { $asks ->
        [turn] Tes chances de gagner sont de { $share } % après cela, et de { $best } % après le meilleur tour.
       *[choice] Tes chances de gagner sont de { $share } % après cela, et de { $best } % après le meilleur coup.
    }
left =
    { $left ->
        [one] Essaie encore : il te reste { $left } essai.
       *[other] Essaie encore : il te reste { $left } essais.
    }
found = Bonne réponse ! C’est aussi ce que joue l’ordinateur.
wins-too = Bonne réponse ! Tu gagnes la partie.
solution = Solution : **{ $moves }**.
finished = Tu as déjà terminé ce problème. Voici la solution.

## Sous le problème du jour terminé

solvers =
    { $tried ->
        [one] Personne d’autre ne l’a encore essayé ici.
       *[other] Résolu par { $solved } des { $tried } personnes qui l’ont essayé ici.
    }
streak =
    { $days ->
        [one] Problème du jour : série de { $days } jour.
       *[other] Problème du jour : série de { $days } jours.
    }

## Sous un problème terminé

themes = Le sujet : { $themes }.
theme =
    { $theme ->
        [win] un gain immédiat
        [forced] un gain forcé
        [fork] une double menace
        [only] le seul coup qui sauve la partie
        [capture] une prise
        [trap] un piège
        [last] le dernier danger d’une phase
       *[chapter] un chapitre final
    }
rating = Ta cote de problèmes pour { $game } : { $rating }.
rating-changed = Ta cote de problèmes pour { $game } : { $rating } ({ $change }).
in-row = Résolus à la suite : { $number }.

## Réponses quand il n’y a pas de problème

all-done =
    { $puzzles ->
        [0] Pour { $game }, il n’y a pas de problèmes.
        [one] Pour { $game }, tu as terminé le seul problème.
       *[other] Pour { $game }, tu as terminé les { $puzzles } problèmes.
    }
none = Il n’y a pas de problèmes.
gone = Ce problème n’est plus disponible. Utilise `/puzzle` pour en avoir un autre.

## Dans /stats

stats-heading = ### Problèmes
stats-daily =
    { $tried ->
        [one] Problèmes du jour résolus : { $solved } sur { $tried }.
       *[other] Problèmes du jour résolus : { $solved } sur { $tried }.
    }
stats-streak =
    { $now ->
        [0] Plus longue série : { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }.
        [one] Série actuelle : { $now } jour (la plus longue : { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }).
       *[other] Série actuelle : { $now } jours (la plus longue : { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }).
    }
stats-own =
    { $tried ->
        [one] Autres problèmes résolus : { $solved } sur { $tried }.
       *[other] Autres problèmes résolus : { $solved } sur { $tried }.
    }
stats-ratings = Cotes de problèmes : { $ratings }.
stats-rating =
    { $row ->
        [0] { $game } { $rating }
       *[other] { $game } { $rating } (plus longue série { $row })
    }
stats-today =
    { $tried ->
        [0] Personne ici n’a encore essayé le problème d’aujourd’hui.
        [one] Problème d’aujourd’hui : essayé ici par { $tried } personne, résolu par { $solved }.
       *[other] Problème d’aujourd’hui : essayé ici par { $tried } personnes, résolu par { $solved }.
    }
