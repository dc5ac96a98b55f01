# Author: the project's first translator
# Reviewer: nobody yet

### Problèmes : des positions tirées de parties d’ordinateurs où un coup est nettement le meilleur. En privé.

## Boutons

go-on = Continuer par un problème
next = Problème suivant ▶
show-solution = Montrer la solution

## Un problème

heading-daily = -# { $game }, problème du jour
heading-own = -# { $game }, problème { $number } sur { $puzzles }
title =
    { $asks ->
        [turn] ### Trouve le meilleur tour
       *[choice] ### Trouve le meilleur coup
    }
task =
    { $asks ->
        [turn] Ici, une façon de jouer le tour est nettement meilleure que toutes les autres : à toi de la trouver.
       *[choice] Ici, un coup est nettement meilleur que tous les autres : à toi de le trouver.
    } { $left ->
        [one] Tu as { $left } essai.
       *[other] Tu as { $left } essais.
    }

## Après une réponse

best-reply = La meilleure réplique : { $story }
worth =
    { $asks ->
        [turn] L’ordinateur s’attend à ce que tu gagnes { $share } parties sur 100 après cela, et { $best } après le meilleur tour.
       *[choice] L’ordinateur s’attend à ce que tu gagnes { $share } parties sur 100 après cela, et { $best } après le meilleur coup.
    }
left =
    { $left ->
        [one] Essaie encore : il te reste { $left } essai.
       *[other] Essaie encore : il te reste { $left } essais.
    }
found = C’est aussi ce que joue l’ordinateur.
wins-too = Cela gagne la partie.
solution = L’ordinateur joue : **{ $moves }**.
finished = Tu as déjà terminé ce problème. Voici la solution.

## Sous le problème du jour terminé

solvers =
    { $tried ->
        [one] Personne d’autre ne l’a encore essayé ici.
       *[other] { $solved } des { $tried } personnes qui l’ont essayé ici l’ont résolu.
    }
streak =
    { $days ->
        [one] Tu as résolu le problème du jour { $days } jour de suite.
       *[other] Tu as résolu le problème du jour { $days } jours de suite.
    }

## Réponses quand il n’y a pas de problème

all-done =
    { $puzzles ->
        [0] Il n’y a pas de problèmes de { $game }.
        [one] Tu as déjà eu le seul problème de { $game }.
       *[other] Tu as déjà eu les { $puzzles } problèmes de { $game }.
    }
none = Il n’y a pas de problèmes.
gone = Ce problème n’existe plus. `/puzzle` t’en donne un autre.

## Dans /stats

stats-heading = ### Problèmes
stats-daily =
    { $tried ->
        [one] Problèmes du jour : { $solved } résolu sur { $tried }.
       *[other] Problèmes du jour : { $solved } résolus sur { $tried }.
    }
stats-streak =
    { $now ->
        [0] La plus longue série a été de { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }.
        [one] La série actuelle est de { $now } jour, la plus longue a été de { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }.
       *[other] La série actuelle est de { $now } jours, la plus longue a été de { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }.
    }
stats-own =
    { $tried ->
        [one] Autres problèmes : { $solved } résolu sur { $tried }.
       *[other] Autres problèmes : { $solved } résolus sur { $tried }.
    }
stats-today =
    { $tried ->
        [0] Personne ici n’a encore essayé le problème d’aujourd’hui.
        [one] Le problème d’aujourd’hui a été essayé par { $tried } personne ici ; résolu par { $solved }.
       *[other] Le problème d’aujourd’hui a été essayé par { $tried } personnes ici ; résolu par { $solved }.
    }
