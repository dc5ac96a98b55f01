# Author: the project's first translator
# Reviewer: nobody yet

### /settings and /me, in French. Glossary: around.ftl. to be mentioned = être mentionné → said as “une mention”; call = appel

## The screens

server = ## Les tables de ce serveur
person = ## Tes réglages
person-note = -# Ils valent pour toi dans tous les serveurs. Personne d’autre ne les voit.
all-channels = Tous les salons
nobody = Personne
digest-button = Résumé quotidien
digest-heading = ## Résumé quotidien
digest-note = À cette heure, tu reçois en message privé toutes les parties qui t’attendent, s’il y en a. Ton fuseau horaire : **{ $zone }**.
digest-never = Jamais
zone-button = Fuseau horaire
zone-title = Ton fuseau horaire
zone-text = L’heure de ton résumé quotidien vaut dans ce fuseau, aussi quand on change d’heure.
zone-label = Un fuseau horaire ou sa ville
zone-hint = Par exemple Europe/Paris, New York ou UTC
no-zone = Aucun fuseau horaire ne porte ce nom. Essaie le nom anglais d’une grande ville près de toi, ou par exemple Europe/Paris.
channels-heading = ## Salons des listes et des résultats
no-channel = Aucun salon
channels-page = Listes et résultats
other-settings = Autres réglages

## Above each menu; the bold word names what is set

server-channels = **Salons** où l’on peut ouvrir des tables, avec leurs fils. Aucun choisi : tous.
server-openers = **Qui** peut ouvrir une table.
server-tables-at-once = **Combien** de tables peuvent être ouvertes à la fois.
server-clocks = **Pendules** possibles pour une table : le temps d’un tour.
server-clock = **Pendule** d’une nouvelle table.
server-past = **Anciens plateaux** : ce qu’il en reste dans le salon.
server-games-channel = **Parties en cours** : le salon où un message en donne la liste, toujours à jour.
server-offers-channel = **Offres** : le salon où un message dit qui cherche des adversaires.
server-results-channel = **Résultats** : le salon où paraît chaque partie terminée.
person-pings = **Appels** : quand on te mentionne dans un salon.
person-reminder = **Rappel** : quand on te rappelle ton tour, dans une partie à la pendule.
person-open-games = **Parties** : à combien de tables ouvertes tu peux prendre place.
person-company = **Rencontres** : qui peut prendre place avec toi.
person-avoided = **Personnes** avec qui tu ne veux pas jouer. Elles n’en savent rien.

## What can be picked in the menus

clock =
    { $time ->
        [none] Pas de pendule
        [hour] 1 heure par tour
        [half-day] 12 heures par tour
        [day] 1 jour par tour
        [three-days] 3 jours par tour
       *[week] 1 semaine par tour
    }
clock-inner =
    { $time ->
        [none] pas de pendule
        [hour] 1 heure par tour
        [half-day] 12 heures par tour
        [day] 1 jour par tour
        [three-days] 3 jours par tour
       *[week] 1 semaine par tour
    }
openers-everyone = Tout le monde
openers-moderators = La modération seulement (Gérer les messages)
past-sentences = Leurs phrases, sans images
past-pictures = Leurs phrases et leurs images
past-one-message = Rien : un seul message pour toute la partie
pings-every-turn = À chacun de mes tours
pings-reminders = Pour les rappels seulement
pings-never = Jamais
company-everyone = Tout le monde
company-met = Qui a fini une partie avec moi, ou que j’invite
reminder-half = Quand la moitié du temps est passée
reminder-nine-tenths = Quand neuf dixièmes du temps sont passés
limit-none = Pas de limite
limit-zero = Aucune

## Buttons that turn something on or off

switch-threads =
    { $on ->
        [yes] Un fil par partie : oui
       *[no] Un fil par partie : non
    }
switch-direct =
    { $on ->
        [yes] Messages privés : oui
       *[no] Messages privés : non
    }
switch-turned =
    { $on ->
        [yes] Plateaux tournés vers moi : oui
       *[no] Plateaux tournés vers moi : non
    }
switch-hints =
    { $on ->
        [yes] Conseils aux premières parties : oui
       *[no] Conseils aux premières parties : non
    }
switch-confirm =
    { $on ->
        [yes] Confirmer les coups décisifs : oui
       *[no] Confirmer les coups décisifs : non
    }
switch-sentences =
    { $on ->
        [yes] Plateaux texte en phrases : oui
       *[no] Plateaux texte en phrases : non
    }
switch-named-everywhere =
    { $on ->
        [yes] Nommé dans tous les scores : oui
       *[no] Nommé dans tous les scores : non
    }

## What holds in a server from now on, after a change

told-every-channel = On peut maintenant ouvrir des tables dans tous les salons.
told-channels = On ne peut maintenant ouvrir des tables que dans { $channels }.
told-openers-everyone = Tout le monde peut maintenant ouvrir des tables.
told-openers-moderators = Seule la modération peut maintenant ouvrir des tables.
told-tables-no-limit = Le nombre de tables ouvertes à la fois n’est plus limité.
told-tables =
    { $most ->
        [0] Aucune table ne peut maintenant être ouverte.
        [one] { $most } table au plus peut maintenant être ouverte à la fois.
       *[other] { $most } tables au plus peuvent maintenant être ouvertes à la fois.
    }
told-clocks = Choix de pendule pour les tables, désormais : { $clocks }. Les nouvelles ont : { $clock }.
told-clock = Les nouvelles tables ont maintenant ceci, sauf si elles choisissent autre chose : { $clock }.
told-threads =
    { $on ->
        [yes] Une nouvelle table se joue maintenant dans un fil à part, sauf si elle choisit autre chose.
       *[no] Une nouvelle table se joue maintenant dans le salon, sauf si elle choisit autre chose.
    }
told-past-sentences = Les anciens plateaux se réduisent maintenant à leurs phrases.
told-past-pictures = Les anciens plateaux gardent maintenant leurs images.
told-past-one-message = Chaque partie tient maintenant en un seul message ; l’appel à qui doit jouer apparaît et disparaît.
told-games-channel = Les parties en cours sont maintenant listées dans { $channel }, sauf celles que tout le monde ne peut pas voir.
told-no-games-channel = Les parties en cours ne sont plus listées.
told-offers-channel = Les offres sont maintenant listées dans { $channel }.
told-no-offers-channel = Les offres ne sont plus listées dans un salon.
told-results-channel = Les parties terminées paraissent maintenant dans { $channel }, sauf celles que tout le monde ne pouvait pas voir.
told-no-results-channel = Les parties terminées ne paraissent plus.

## What holds for a person from now on, after a change

told-turned =
    { $on ->
        [yes] Les plateaux que personne d’autre ne voit sont maintenant tournés vers toi.
       *[no] Les plateaux que personne d’autre ne voit ne sont plus tournés.
    }
told-hints =
    { $on ->
        [yes] Tes premières parties te donnent maintenant des conseils.
       *[no] Tes premières parties ne te donnent plus de conseils.
    }
told-confirm =
    { $on ->
        [yes] On te demande maintenant confirmation avant un coup qui décide ta partie.
       *[no] Les coups qui décident ta partie sont maintenant joués aussitôt.
    }
told-sentences =
    { $on ->
        [yes] Un plateau demandé en texte est maintenant décrit en phrases, pour un lecteur d’écran.
       *[no] Un plateau demandé en texte est maintenant dessiné avec des caractères.
    }
told-named-everywhere =
    { $on ->
        [yes] Les tableaux de tous les serveurs te nomment maintenant sur chaque serveur.
       *[no] Les tableaux de tous les serveurs ne te nomment plus sur d’autres serveurs que le tien.
    }
told-open-games-no-limit = Tu peux maintenant prendre place à autant de tables que tu veux.
told-open-games =
    { $most ->
        [0] Personne ne peut plus t’inviter à une table.
        [one] Tu peux maintenant prendre place à { $most } table au plus à la fois.
       *[other] Tu peux maintenant prendre place à { $most } tables au plus à la fois.
    }
told-company-everyone = Tout le monde peut maintenant prendre place avec toi.
told-company-met = Seules les personnes avec qui tu as fini une partie, ou que tu invites, peuvent maintenant prendre place avec toi.
told-avoided-nobody = Tu n’évites plus personne.
told-avoided = Toi et { $people } ne pouvez plus vous retrouver à la même table. Les parties en cours continuent.
told-digest = Chaque jour à { $hour } ({ $zone }), tu reçois maintenant en message privé les parties qui t’attendent, s’il y en a.
told-no-digest = Tu ne reçois plus de résumé quotidien.
told-zone = Ton fuseau horaire est maintenant { $zone }.
told-reminder-half = Dans une partie à la pendule, tu reçois un rappel quand la moitié du temps est passée.
told-reminder-nine-tenths = Dans une partie à la pendule, tu reçois un rappel quand neuf dixièmes du temps sont passés.
told-pings-every-turn =
    { $direct ->
        [yes] On te mentionne maintenant chaque fois que c’est ton tour, et tu reçois aussi un message privé.
       *[no] On te mentionne maintenant chaque fois que c’est ton tour.
    }
told-pings-reminders =
    { $direct ->
        [yes] On ne te mentionne plus dans un salon que pour un rappel. À chaque tour, tu reçois un message privé.
       *[no] On ne te mentionne plus dans un salon que pour un rappel.
    }
told-pings-never =
    { $direct ->
        [yes] On ne te mentionne plus jamais dans un salon. À chaque tour, tu reçois un message privé.
       *[no] On ne te mentionne plus jamais dans un salon.
    }

## What somebody has set, as items of a list

settled-pings = quand on t’appelle
settled-direct = les messages privés
settled-turned = les plateaux non tournés vers toi
settled-hints = pas de conseils aux premières parties
settled-confirm = une question avant les coups décisifs
settled-open-games = combien de parties tu acceptes
settled-avoided = les personnes que tu ne veux pas rencontrer
settled-reminder = quand tu reçois un rappel
settled-company = qui peut prendre place avec toi
settled-away-until = jusqu’à quand tu t’absentes
settled-absences = tes absences de l’an dernier
settled-sentences = les plateaux en phrases
settled-named-everywhere = ton nom dans les scores de tous les serveurs
settled-digest = un résumé quotidien
settled-zone = ton fuseau horaire

## Direct messages

invited = { $host } t’invite à une table de { $game } dans { $channel }.
answered =
    Toutes les personnes que tu as invitées à une table de { $game } ont répondu. { $ready ->
        [yes] Tu peux commencer la partie.
       *[no] Il n’y a pas encore assez de monde.
    } La table est dans { $channel }.
your-turn =
    { $what ->
        [turn] À toi de jouer à { $game } avec { $others }, { $channel }.
        [reminder] Rappel : à toi de jouer à { $game } avec { $others }, { $channel }.
       *[asked] On te demande quelque chose dans une partie de { $game } avec { $others }, { $channel }.
    }
closed-to-me = Tu voulais des messages privés, mais Discord dit que les tiens me sont fermés. Ouvre-les dans les paramètres de confidentialité de ce serveur, ou choisis les mentions avec /me. J’essaierai encore dans un jour.

## Calls in the channel

called-guests = { $guests } : { $host } propose une place à une table de { $game }.
called-host =
    { $host } : toutes les personnes que tu as invitées à une table de { $game } ont répondu. { $ready ->
        [yes] Tu peux commencer la partie.
       *[no] Il n’y a pas encore assez de monde.
    }
called-turn =
    { $what ->
        [turn] { $who } : à toi de jouer à { $game } avec { $others }.
        [reminder] { $who } : rappel, à toi de jouer à { $game } avec { $others }.
       *[asked] { $who } : on te demande quelque chose dans une partie de { $game } avec { $others }.
    }

## Buttons

show-here = Montrer ici
play-it = Le jouer
leave-it = Ne pas le jouer

## Before a move that decides the game of whoever plays it

sure = { $move }. Ce coup décide ta partie et ne peut pas être repris. Veux-tu le jouer ?
played = Joué.
not-played = Rien n’a été joué.
