### Tournois aux points : tout le monde joue seul les mêmes donnes, une par jour, chacune une fois, et les meilleurs scores s’additionnent. C’est une sorte de tournoi (tournaments.ftl).

## Le message public

about =
    { $deals ->
        [one] { $game } · tournoi aux points : tout le monde joue seul la même donne
       *[other] { $game } · tournoi aux points : tout le monde joue seul les mêmes donnes, une par jour · les { $counting } meilleurs scores sur { $deals } comptent
    }
first-deal = Première donne : { $when }
open-deal = La donne { $number } sur { $deals } est ouverte. Dernier départ : { $until }
scores-at = Publication des scores de la donne { $number } : { $when }
nobody = Personne n’a de score.
everywhere = Ouvert à tous les serveurs.
place =
    { $deals ->
        [one] { $place }. { $who } · { $score } en { $deals } donne
       *[other] { $place }. { $who } · { $score } en { $deals } donnes
    }
won = { $who } gagne avec { $score }.
shared = { $names } partagent la première place avec { $score }.
play = Jouer
check-deals = Vérifier les donnes

## L’écran privé

deal-of = Donne { $number } sur { $deals }
dealt = { $options }. Tout le monde reçoit les mêmes cartes, et tu n’as qu’un essai. Tu ne peux ni reprendre un coup, ni demander un indice, ni essayer des coups.
not-played = Un essai compte si tu le commences avant le { $start } et le termines avant le { $until }.
scored = Ton score : { $score }. Il apparaîtra au classement après le { $until }.
none-open = Aucune donne n’est ouverte en ce moment.
your-scores = Tes scores
deal-score = Donne { $number } : { $score }
deal-no-score = Donne { $number } : pas de score
your-place =
    { $players ->
        [one] Total : { $score }. Personne d’autre n’a de score pour l’instant.
       *[other] Total : { $score }. Tu es à la place { $place } sur { $players }.
    }
withdraw-asked = Abandonner { $name } ? Tu ne pourras plus y jouer d’autres donnes, mais tu gardes tes scores. C’est irréversible.
begins = { $name } : ton essai à la donne { $number } commence ici.
check-about = Chaque donne était fixée à l’annonce de ce tournoi : le SHA-256 de son secret est l’empreinte. Une fois la donne terminée, tu peux vérifier ses cartes dans l’enregistrement de n’importe laquelle de ses parties.

## Lignes sur les plateaux

board-attempt = -# { $event } : cet essai compte s’il est terminé avant le { $until }.
board-over = -# { $event } : ton seul essai à cette donne.
board-late = -# { $event } : cet essai ne compte plus.
end-counts = -# Cet essai compte pour { $event }. Publication des scores de cette donne : { $when }
end-counts-not = -# Cet essai ne compte pas pour { $event } : il n’a pas été terminé à temps, a été abandonné tout de suite ou s’est terminé sans résultat.

## Pourquoi quelque chose n’est pas possible

no-deal-now = Tu ne peux pas jouer cette donne maintenant. Le message du tournoi montre celle qui est ouverte.
fixed-days = Les jours d’un tournoi aux points sont fixés. Il ne peut ni commencer plus tôt, ni être prolongé, ni être mis en pause.
spoils = C’est une donne de { $event }. Tu pourras regarder cette partie après ton propre essai, ou après le { $until }.
only-in-practice = Un essai qui compte n’a ni reprises, ni indices, ni coups à l’essai, ni remplacements.
one-everywhere = Il y a déjà un tournoi aux points pour tous les serveurs. Attends qu’il soit fini.

## Le journal

line-began =
    { $deals ->
        [one] Il a commencé avec { $deals } donne.
       *[other] Il a commencé avec { $deals } donnes.
    }

## /organise : privé

format-event = Tournoi aux points : tout le monde joue seul les mêmes donnes
new-event = Tout le monde joue seul les mêmes donnes, en messages privés ou dans un salon, chacune une fois. Une donne est ouverte un jour (UTC). Personne n’a à s’inscrire. J’annonce le tournoi ici.
deals-menu = Nombre de donnes
deals-choice =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes, une par jour, les { $counting } meilleurs scores comptent
    }
servers-menu = Qui peut jouer
servers-here = Seulement ce serveur
servers-all = Tous les serveurs qui ont un salon pour ces tournois
start-menu = Début
starts =
    { $time ->
        [quarter] Première donne au prochain minuit (UTC)
        [day] Première donne à minuit (UTC), dans 1 jour au plus tôt
        [three-days] Première donne à minuit (UTC), dans 3 jours au plus tôt
       *[week] Première donne à minuit (UTC), dans 1 semaine au plus tôt
    }
