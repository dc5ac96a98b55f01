### Qui peut participer à un tournoi, et la confirmation avant le début.

heading = Qui peut participer
about = Les personnes déjà inscrites le restent. Le message du tournoi indique les conditions.
rated = Pour les cotes { $range } (ta plus haute dans ce jeu et sur ce serveur depuis un an)
range = { $lowest }–{ $highest }
range-from = à partir de { $lowest }
role = Pour les membres avec le rôle { $role }
check-in = Confirmation { $time } avant le début : je te mentionne, et tu confirmes ta présence
late = Tu peux aussi arriver plus tard, jusqu’à la fin de la ronde { $round }
reliable-on = Après une partie de tournoi perdue au temps, il faut attendre
reliable-off = Même après une partie de tournoi perdue au temps
check-in-choice = Confirmation { $time } avant le début
no-check-in = Pas de confirmation
late-on = On peut arriver plus tard, jusqu’à la fin de la ronde { $round }
late-off = On ne peut pas arriver plus tard
no-role-needed = Aucun rôle nécessaire
rating-button = Cotes…
rating-title = Quelles cotes peuvent participer ?
rating-text = C’est la plus haute cote dans ce jeu et sur ce serveur depuis un an qui compte. `/leaderboard` montre les cotes.
rating-label = De et à
rating-hint = Par exemple 100–300, 100– ou –300. Un tiret seul : toutes
no-range = Écris deux nombres avec un tiret entre les deux, par exemple 100–300.
line = { $by } a changé qui peut participer.

no-role = Ce tournoi est réservé aux membres avec le rôle { $role }.
no-rating = Ce tournoi est réservé aux cotes { $range }, et tu n’en as pas encore dans ce jeu sur ce serveur. Tu l’obtiens en jouant ici des parties classées.
not-in-range = Ce tournoi est réservé aux cotes { $range }. Ta plus haute depuis un an était { $peak }.
unreliable =
    { $lost ->
        [one] Tu as perdu une partie de tournoi au temps. Tu pourras participer de nouveau après le { $moment }, ou quand tu auras terminé encore { $more } parties de tournoi.
       *[other] Tu as perdu { $lost } parties de tournoi au temps. Tu pourras participer de nouveau après le { $moment }, ou quand tu auras terminé encore { $more } parties de tournoi.
    }
no-check-in-now = Il n’y a rien à confirmer en ce moment.
