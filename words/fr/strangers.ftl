### Parties avec des inconnus

## Pourquoi quelqu’un ne peut pas chercher d’adversaire

not-from-here = Ce serveur ne laisse pas ses membres chercher des adversaires sur d’autres serveurs. Utilise /find dans nos messages privés.
not-agreed = Tu n’as pas encore accepté de jouer avec des inconnus. Utilise /find dans nos messages privés pour lire ce que cela signifie.
account-too-new =
    Ton compte Discord est trop récent pour jouer avec des inconnus. Tu le pourras dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
direct-closed = Je ne peux pas t’écrire en messages privés, et les parties avec des inconnus s’y jouent. Autorise-les dans les paramètres de confidentialité d’un serveur que nous avons en commun, puis réessaie.
too-many-games = Tu joues déjà { $most } parties en messages privés, le maximum. Termines-en une d’abord.

## Pourquoi une partie qui n’avait pas commencé s’est terminée

ended-not-begun = La partie a été fermée, car un premier coup n’est pas venu à temps. Elle n’a pas de résultat.
ended-not-shown = La partie a été fermée, car je n’ai pas pu joindre l’un des deux. Elle n’a pas de résultat.

## Un paramètre d’un serveur

switch-pool =
    { $on ->
        [yes] Inconnus d’autres serveurs : oui
       *[no] Inconnus d’autres serveurs : non
    }
told-pool =
    { $on ->
        [yes] Les membres peuvent maintenant chercher d’ici des adversaires sur d’autres serveurs.
       *[no] Les membres ne peuvent plus chercher d’ici des adversaires sur d’autres serveurs.
    }

## La page où l’on accepte une fois de jouer avec des inconnus

page-button = Jouer avec des inconnus
heading = Jouer avec des inconnus
about = Tu peux jouer avec des gens de n’importe quel serveur. Chacun joue dans ses propres messages privés avec moi.
they-see = **Ce qu’ils voient :** ton nom de joueur, **{ $name }**, ta cote, tes coups, et à quelle vitesse tu les joues.
they-never-see = **Ce qu’ils ne voient jamais :** ton nom, ton image ou ton ID sur Discord, tes serveurs, ta langue ou tes réglages. Vous ne pouvez pas vous écrire.
in-lists = Les listes de tous les serveurs, comme `/leaderboard` dans nos messages privés, montrent ton nom de joueur. Tu peux désactiver cela avec `/me`.
i-write = Je t’écrirai en messages privés quand une partie commence, quand c’est ton tour et quand elle se termine. Tu peux arrêter à tout moment.
agreed = ✅ Tu as accepté cela ({ $when }).
agree = Accepter
another-name = Tirer un autre nom
stop = Ne plus jouer avec des inconnus
named = Désormais, les inconnus te voient comme { $name }.
agreed-now = Tu peux maintenant jouer avec des inconnus. Cherche un adversaire avec `/find`.
stopped = Tu ne joues plus avec des inconnus, et les listes de tous les serveurs ne te nomment plus. Les parties en cours continuent.
welcome = Tu as accepté de jouer avec des inconnus. Tes parties avec eux apparaîtront ici.
hello-again = Je peux à nouveau t’écrire. Tes parties avec des inconnus apparaîtront ici.

## /find : des propositions aux gens de tous les serveurs

where-menu = Où chercher
here = Sur ce serveur
anywhere = Sur tous les serveurs
near-menu = La cote de l’adversaire
any-rating = N’importe quelle cote
near-rating = D’abord une cote proche de la mienne
players-menu = Combien de joueurs
players = À { $seats }
unrated = À trois ou à quatre, une partie entre inconnus est amicale : certains pourraient se connaître.
about-anywhere = Dis à quoi tu voudrais jouer. Dès que quelqu’un veut la même chose, votre partie commence dans nos messages privés.
about-both = Dis à quoi tu voudrais jouer. Dès que quelqu’un, ici ou ailleurs, veut la même chose, votre partie commence. Avec un inconnu, tu joues dans nos messages privés.
seen-as = -# Les inconnus te voient comme { $name }.
waits =
    { $many ->
        [someone] -# { $game } : quelqu’un attend.
        [several] -# { $game } : quelques personnes attendent.
       *[crowd] -# { $game } : beaucoup de gens attendent.
    }
game-for = { $game } (à { $seats })
terms =
    { $game } · { $clock } · { $rated ->
        [rated] classée
        [casual] amicale
       *[either] classée ou non
    } · tous les serveurs
list-note = Les propositions des inconnus ne sont pas affichées. Fais-en une avec `/find`, et ta partie commence dès que quelqu’un veut la même chose.

## La notification quand une partie commence

called =
    Partie trouvée ! Tu joues à { $game } avec { $opponents }{ $turn ->
        [yes] , et c’est à toi de jouer.
       *[no] .
    }
