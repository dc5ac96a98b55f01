### The languages, in /settings and /me, in French.

name = Français
as-in-discord = Comme dans Discord

## Above the menus

person-heading = **Langue** de tout ce que personne d’autre ne voit.
server-heading = **Langue** des nouvelles tables.

## What a change is told as

person-chosen = Tout ce que personne d’autre ne voit s’affiche maintenant dans cette langue : { $language }.
person-as-in-discord = Tout ce que personne d’autre ne voit s’affiche maintenant dans la langue de ton Discord.
server-chosen = Les nouvelles tables utilisent maintenant cette langue : { $language }. Les tables déjà ouvertes gardent la leur.
server-as-in-discord = Les nouvelles tables utilisent maintenant la langue de ce serveur dans Discord. Les tables déjà ouvertes gardent la leur.

## What is kept of somebody, in a list in /privacy

settled-language = ta langue
settled-locale = la langue de ton Discord

## A language that is new: beta

beta = { $language } (bêta)
beta-report = -# { $many ->
    [one] Nouvelle langue ici : { $languages }.
   *[other] Nouvelles langues ici : { $languages }.
 } Tu as trouvé une phrase fausse ? Signale-la ici : { $address }
beta-tell = -# { $many ->
    [one] Nouvelle langue ici : { $languages }.
   *[other] Nouvelles langues ici : { $languages }.
 } Tu as trouvé une phrase fausse ? Dis-le à l’équipe du bot.
