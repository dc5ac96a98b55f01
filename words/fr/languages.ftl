# Author: the project's first translator
# Reviewer: nobody yet

### The languages, in /settings and /me, in French.

name = Français
as-in-discord = Comme dans Discord

## Above the menus

person-heading = **Langue** de ce qui n’est visible que par toi.
server-heading = **Langue** des nouvelles tables.

## What a change is told as

person-chosen = Ce qui n’est visible que par toi s’affiche maintenant dans cette langue : { $language }.
person-as-in-discord = Ce qui n’est visible que par toi s’affiche maintenant dans la langue de ton Discord.
server-chosen = Les nouvelles tables utilisent maintenant cette langue : { $language }. Les tables déjà ouvertes gardent la leur.
server-as-in-discord = Les nouvelles tables utilisent maintenant la langue de ce serveur dans Discord. Les tables déjà ouvertes gardent la leur.

## What is kept of somebody, in a list in /privacy

settled-language = ta langue
settled-locale = la langue de ton Discord
