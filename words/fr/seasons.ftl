### Les saisons du classement.

heading = ## { $name }
running = -# Fin de la saison : { $when }. Seules comptent les parties qui se terminent pendant la saison, et chaque joueur commence à 0.
over = -# Saison du { $since } au { $until }. Ces places sont définitives.
none-yet = Aucune partie ne s’est encore terminée pendant cette saison.
none-placed = Personne n’a obtenu de place pendant cette saison.
own-place = -# Ta place : { $place }.

current = -# La saison { $name } est en cours. Elle se termine : { $when }.
see = Classement de la saison

begin = Lancer une saison de { $days } jours
form-title = Lancer une saison
form-text = Les parties qui se terminent à partir de maintenant comptent, et chaque joueur commence à 0. À la fin de la saison, les places deviennent définitives.
form-label = Nom de la saison
form-hint = Par exemple : Printemps 2027
begun = ✅ La saison { $name } a commencé. Tout le monde peut la voir avec `/leaderboard`.
end = Terminer la saison
ask-end = Terminer la saison { $name } maintenant ? Ses places deviennent définitives. C’est irréversible.
end-now = Terminer la saison maintenant
keep = Laisser la saison en cours

choice-running = { $name } (en cours)
