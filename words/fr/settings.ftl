### /settings and /me, in French. Glossary: game_actions.ftl. settings = paramètres; to be mentioned = recevoir une mention; clock = temps par tour

## The screens

server = ## Les tables de ce serveur
person = ## Tes paramètres
person-note = -# Ils valent sur tous les serveurs. Personne d’autre ne les voit.
all-channels = Tous les salons
nobody = Personne
digest-button = Résumé quotidien
digest-heading = ## Résumé quotidien
digest-note = Chaque jour à cette heure, tu reçois un message privé avec toutes les parties qui t’attendent, s’il y en a. Ton fuseau horaire : **{ $zone }**.
digest-never = Jamais
zone-button = Changer de fuseau horaire
zone-title = Ton fuseau horaire
zone-text = L’heure de ton résumé quotidien suit ce fuseau horaire, heure d’été comprise.
zone-label = Fuseau horaire ou ville
zone-hint = Par exemple Europe/Paris, New York ou UTC
no-zone = Je ne connais pas ce fuseau horaire. Essaie le nom anglais d’une grande ville près de toi, ou un nom comme Europe/Paris.
channels-heading = ## Salons des listes et des résultats
no-channel = Aucun salon
channels-page = Salons des listes et des résultats
other-settings = Autres paramètres

## Above each menu; the bold word names what is set

server-channels = **Salons** où l’on peut ouvrir des tables (fils compris). Aucun choisi : tous.
server-openers = **Qui** peut ouvrir des tables.
server-tables-at-once = **Combien** de tables peuvent être ouvertes à la fois.
server-clocks = **Temps par tour** que les tables peuvent choisir.
server-clock = **Temps par tour par défaut** des nouvelles tables.
server-past = **Anciens plateaux** : ce qu’il en reste dans le salon.
server-games-channel = **Parties en cours** : un salon où un message en donne la liste, tenue à jour.
server-offers-channel = **Propositions** : un salon où un message donne la liste des personnes qui cherchent des adversaires.
server-results-channel = **Résultats** : le salon où sont publiées les parties terminées.
server-events-channel = **Tournoi aux points de tous les serveurs** : un salon où un message permet à tes membres d’y jouer. Sans salon, il n’y en a pas ici.
person-pings = **Mentions** : quand on te mentionne dans un salon.
person-reminder = **Rappels** : quand tu en reçois un, dans une partie à temps limité.
person-open-games = **Parties** : combien tu veux en jouer à la fois avec d’autres.
person-company = **Rencontres** : qui peut rejoindre tes tables.
person-avoided = **Personnes** avec qui tu ne veux pas jouer. Elles n’en savent rien.

## What can be picked in the menus

clock =
    { $time ->
        [none] Temps illimité
        [hour] 1 heure par tour
        [half-day] 12 heures par tour
        [day] 1 jour par tour
        [three-days] 3 jours par tour
       *[week] 1 semaine par tour
    }
clock-inner =
    { $time ->
        [none] temps illimité
        [hour] 1 heure par tour
        [half-day] 12 heures par tour
        [day] 1 jour par tour
        [three-days] 3 jours par tour
       *[week] 1 semaine par tour
    }
openers-everyone = Tout le monde
openers-moderators = La modération seulement (Gérer les messages)
past-sentences = Garder le texte, sans images
past-pictures = Garder le texte et les images
past-one-message = Ne rien garder : un seul message par partie
pings-every-turn = À chacun de mes tours
pings-reminders = Pour les rappels seulement
pings-never = Jamais
company-everyone = Tout le monde
company-met = Seulement les personnes avec qui j’ai fini une partie, ou que j’invite
reminder-half = Quand il reste la moitié du temps
reminder-nine-tenths = Quand il reste 10 % du temps
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
        [yes] Plateaux privés de mon côté : oui
       *[no] Plateaux privés de mon côté : non
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
        [yes] Mon nom de joueur en liste : oui
       *[no] Mon nom de joueur en liste : non
    }

## What holds in a server from now on, after a change

told-every-channel = On peut maintenant ouvrir des tables dans tous les salons.
told-channels = On ne peut maintenant ouvrir des tables que dans { $channels }.
told-openers-everyone = Tout le monde peut maintenant ouvrir des tables.
told-openers-moderators = Seule la modération peut maintenant ouvrir des tables.
told-tables-no-limit = Le nombre de tables ouvertes n’est plus limité.
told-tables =
    { $most ->
        [one] { $most } table au plus peut maintenant être ouverte à la fois.
       *[other] { $most } tables au plus peuvent maintenant être ouvertes à la fois.
    }
told-clocks = Temps possibles pour les tables, désormais : { $clocks }. Nouvelles tables, par défaut : { $clock }.
told-clock = Nouvelles tables, désormais par défaut : { $clock }.
told-threads =
    { $on ->
        [yes] Les nouvelles tables se jouent maintenant dans un fil à part, sauf si elles choisissent autre chose.
       *[no] Les nouvelles tables se jouent maintenant dans le salon, sauf si elles choisissent autre chose.
    }
told-past-sentences = Les anciens plateaux ne gardent maintenant que leur texte.
told-past-pictures = Les anciens plateaux gardent maintenant leur texte et leurs images.
told-past-one-message = Chaque partie tient maintenant en un seul message. La mention de la personne qui doit jouer est effacée après son coup.
told-games-channel = La liste des parties en cours est maintenant dans { $channel }, sans celles des salons que tout le monde ne voit pas.
told-no-games-channel = Les parties en cours ne sont plus listées dans un salon.
told-offers-channel = La liste des propositions ouvertes est maintenant dans { $channel }.
told-no-offers-channel = Les propositions ouvertes ne sont plus listées dans un salon.
told-results-channel = Les parties terminées sont maintenant publiées dans { $channel }, sauf celles des salons que tout le monde ne voit pas.
told-no-results-channel = Les parties terminées ne sont plus publiées dans un salon à part.
told-events-channel = Les tournois aux points de tous les serveurs sont maintenant dans { $channel }, dès qu’il y en a un.
told-no-events-channel = Les tournois aux points de tous les serveurs ne sont plus montrés ici.

## What holds for a person from now on, after a change

told-turned =
    { $on ->
        [yes] Les plateaux que personne d’autre ne voit sont maintenant montrés de ton côté.
       *[no] Les plateaux que personne d’autre ne voit ne sont plus tournés de ton côté.
    }
told-hints =
    { $on ->
        [yes] Tu recevras maintenant des conseils dans tes premières parties.
       *[no] Tu ne recevras plus de conseils.
    }
told-confirm =
    { $on ->
        [yes] On te demandera maintenant de confirmer les coups décisifs.
       *[no] Les coups décisifs sont maintenant joués sans confirmation.
    }
told-sentences =
    { $on ->
        [yes] Les plateaux en texte sont maintenant décrits en phrases, pour les lecteurs d’écran.
       *[no] Les plateaux en texte sont maintenant dessinés avec des caractères.
    }
told-named-everywhere =
    { $on ->
        [yes] Les listes de tous les serveurs montrent maintenant ton nom de joueur.
       *[no] Les listes de tous les serveurs ne montrent plus ton nom de joueur.
    }
told-open-games-no-limit = Tu peux maintenant être à autant de tables que tu veux.
told-open-games =
    { $most ->
        [0] On ne peut plus t’inviter à une table, et tu ne peux plus en rejoindre.
        [one] Tu peux maintenant être à { $most } table au plus à la fois.
       *[other] Tu peux maintenant être à { $most } tables au plus à la fois.
    }
told-company-everyone = Tout le monde peut maintenant rejoindre tes tables.
told-company-met = Seules les personnes avec qui tu as fini une partie, ou que tu invites, peuvent maintenant rejoindre tes tables.
told-avoided-nobody = Tu n’évites plus personne.
told-avoided = Tu ne peux plus te retrouver avec { $people } à la même table. Les parties en cours continuent.
told-digest = Chaque jour à { $hour } ({ $zone }), tu recevras un message privé avec les parties qui t’attendent, s’il y en a.
told-no-digest = Tu ne recevras plus de résumé quotidien.
told-zone = Ton fuseau horaire est maintenant { $zone }.
told-reminder-half = Dans les parties à temps limité, tu recevras maintenant un rappel quand il reste la moitié du temps.
told-reminder-nine-tenths = Dans les parties à temps limité, tu recevras maintenant un rappel quand il reste 10 % du temps.
told-pings-every-turn =
    { $direct ->
        [yes] Tu recevras maintenant une mention et un message privé chaque fois que c’est à toi de jouer.
       *[no] Tu recevras maintenant une mention chaque fois que c’est à toi de jouer.
    }
told-pings-reminders =
    { $direct ->
        [yes] On ne te mentionnera plus dans les salons que pour un rappel. Tu recevras un message privé chaque fois que c’est à toi de jouer.
       *[no] On ne te mentionnera plus dans les salons que pour un rappel.
    }
told-pings-never =
    { $direct ->
        [yes] On ne te mentionnera plus dans les salons. Tu recevras un message privé chaque fois que c’est à toi de jouer.
       *[no] On ne te mentionnera plus dans les salons.
    }

## What somebody has set, as items of a list

settled-pings = quand on te mentionne
settled-direct = les messages privés
settled-turned = les plateaux privés non tournés de ton côté
settled-hints = pas de conseils aux premières parties
settled-confirm = la confirmation des coups décisifs
settled-open-games = combien de parties tu veux jouer à la fois
settled-avoided = les personnes avec qui tu ne veux pas jouer
settled-reminder = quand tu reçois un rappel
settled-company = qui peut rejoindre tes tables
settled-away-until = la durée de ton absence
settled-absences = tes absences des 12 derniers mois
settled-sentences = les plateaux texte en phrases
settled-named-everywhere = si les listes montrent ton nom de joueur
settled-digest = ton résumé quotidien
settled-zone = ton fuseau horaire
settled-pool = que tu joues avec des inconnus, et depuis quand

## Direct messages

invited = { $host } t’invite à une table de { $game } dans { $channel }.
answered =
    Toutes les personnes que tu as invitées à ta table de { $game } ont répondu. { $ready ->
        [yes] Tu peux commencer la partie.
       *[no] Il n’y a pas encore assez de monde.
    } La table est dans { $channel }.
unheard =
    { $guests } { $number ->
        [one] n’a
       *[other] n’ont
    } pas répondu à ton invitation à { $game } dans { $channel } depuis un jour. Tu peux encore attendre ou inviter d’autres personnes. Si rien ne se passe pendant un jour de plus, la table ferme.
your-turn =
    { $what ->
        [turn] À toi de jouer à { $game } avec { $others } dans { $channel }.
        [reminder] Rappel : à toi de jouer à { $game } avec { $others } dans { $channel }.
       *[asked] Une demande t’attend dans ta partie de { $game } avec { $others } dans { $channel }.
    }
your-game-over = Ta partie de { $game } avec { $others } dans { $channel } est terminée. { $result }
your-game-alone-over = Ta partie de { $game } dans { $channel } est terminée. { $result }
your-table-closed = Ta table de { $game } dans { $channel } est fermée. { $result }
closed-to-me = Tu voulais des messages privés, mais je ne peux pas t’en envoyer. Autorise-les dans les paramètres de confidentialité de ce serveur, ou choisis les mentions avec `/me`. Je réessaierai dans un jour.

## Mentions in the channel

called-guests = { $guests } : invitation à une table de { $game }, envoyée par { $host }.
called-host =
    { $host } : toutes les personnes que tu as invitées à ta table de { $game } ont répondu. { $ready ->
        [yes] Tu peux commencer la partie.
       *[no] Il n’y a pas encore assez de monde.
    }
called-host-unheard =
    { $host } : { $guests } { $number ->
        [one] n’a
       *[other] n’ont
    } pas répondu à ton invitation à { $game } depuis un jour. Tu peux encore attendre ou inviter d’autres personnes. Si rien ne se passe pendant un jour de plus, la table ferme.
called-turn =
    { $what ->
        [turn] { $who } : à toi de jouer à { $game } avec { $others }.
        [reminder] { $who } : petit rappel, à toi de jouer à { $game } avec { $others }.
       *[asked] { $who } : une demande t’attend dans ta partie de { $game } avec { $others }.
    }
called-over = { $players } : votre partie de { $game } est terminée. { $result }
called-closed = { $players } : votre table de { $game } est fermée. { $result }

## Buttons

show-here = Afficher la table ici
play-it = Jouer ce coup
leave-it = Ne pas jouer ce coup

## Before a move that decides the game of whoever plays it

sure = { $move } : ce coup décide de l’issue de ta partie, et c’est définitif. Le jouer ?
played = Joué.
not-played = OK, rien n’a été joué.
