# Author: the project's first translator
# Reviewer: nobody yet

### What people read when something cannot be done, in French. Glossary: around.ftl.


## No table, or not here

unknown-session = Cette table n’est plus connue ici. Ouvres-en une nouvelle avec /play.
no-table = Aucune partie n’est en cours dans ce salon. Commences-en une avec /play.
in-threads =
    { $own ->
        [yes] Tu joues dans plusieurs fils de ce salon. Utilise la commande dans l’un d’eux.
       *[no] Des parties sont en cours dans plusieurs fils de ce salon. Utilise la commande dans l’un d’eux.
    }
in-threads-games =
    { $own ->
        [yes] Tes parties : { $games }.
       *[no] Les parties : { $games }.
    }
unknown-game = Il n’y a pas de jeu appelé « { $key } ».
unknown-level = Les ordinateurs n’ont pas de niveau « { $level } » : choisis facile, moyen ou difficile.
only-in-servers = { $game } se joue à plusieurs, et en messages privés il n’y a que toi et moi. Joues-y dans un serveur dont je fais partie. Ici, /tutorial enseigne chaque jeu.
only-in-servers-but = { $game } se joue à plusieurs, et en messages privés il n’y a que toi et moi. Joues-y dans un serveur dont je fais partie. Ici, /play propose { $games }, et /tutorial enseigne chaque jeu.
channel-taken =
    { $lobby ->
        [yes] Une table de { $game } attend déjà du monde dans ce salon. Une à la fois : utilise un autre salon ou un fil.
       *[no] Une partie de { $game } est déjà en cours dans ce salon. Une à la fois : utilise un autre salon ou un fil.
    }
may-not-write-there = Tu ne peux pas écrire dans ce salon-là : la table reste donc ici.
permissions-missing =
    Je ne peux pas installer de table ici : dans ce salon, il me manque { $number ->
        [one] la permission { $names }. Quelqu’un qui gère le salon peut me la donner.
       *[other] les permissions { $names }. Quelqu’un qui gère le salon peut me les donner.
    }
permissions-missing-in =
    Je ne peux pas utiliser { $channel } : il m’y manque { $number ->
        [one] la permission { $names }. Quelqu’un qui gère ce salon peut me la donner.
       *[other] les permissions { $names }. Quelqu’un qui gère ce salon peut me les donner.
    }

## Names of Discord’s permissions

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-connect = Se connecter

## Options and players of a new table

wrong-value = { $option } peut valoir { $allowed }, pas « { $given } ».
from-to = { $first } à { $last }
no-such-option = { $game } n’a pas d’option « { $given } » (ses options : { $options }).
no-options = { $game } n’a pas d’option « { $given } » (il n’en a aucune).
too-many-players =
    { $game } a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, et tu as nommé { $people } personnes, en te comptant.
too-few-players =
    { $game } se joue de { $least } à { $most }, et il y a { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à table.
too-few-players-for =
    { $game } se joue à { $most }, et il y a { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à table.
seated-twice = Chaque personne ne prend place qu’une fois à la table.
bot-seated = Un bot ne peut pas prendre place à la table.

## Who may sit at a table

not-seated = Tu ne joues pas à cette table de { $game }, mais tu peux regarder.
already-seated = Tu as déjà pris place à cette table.
sits-already = Nomme quelqu’un d’autre : { $name } a déjà pris place à cette table.
no-seat-of = Nomme quelqu’un qui joue ici : { $name } ne joue pas à cette table.
no-seat-of-out = Nomme quelqu’un qui joue encore : { $name } n’est plus en jeu.
not-invited = Tu n’as pas d’invitation à cette table : tu n’as donc rien à répondre.
only-invited = Cette table est réservée aux personnes que son hôte, { $host }, invite. Tu peux regarder.
was-removed = { $host } t’a retiré ta place à cette table. Tu peux revenir sur invitation.
already-invited = { $name } a déjà une invitation et n’a pas encore répondu.
not-there = Cette personne n’est plus à cette table. Rien n’a changé.
not-joined = Tu ne peux pas rejoindre cette table pour l’instant. Chaque personne peut régler avec qui elle joue, par exemple seulement avec des connaissances. Ces réglages ne sont montrés à personne d’autre.
table-full = Toutes les places de cette table sont prises.
table-full-invited = Toutes les places de cette table sont prises, ou gardées pour des personnes invitées.
still-invited =
    { $number ->
        [one] { $names } n’a pas encore répondu à l’invitation. Attends, ou retire cette personne sous Options.
       *[other] { $names } n’ont pas encore répondu à l’invitation. Attends, ou retire ces personnes sous Options.
    }
first-not-seated = Qui doit avoir la première place ({ $first }) n’a pas encore pris place.
first-not-seated-any = Qui doit avoir la première place n’a pas encore pris place.
still-here = La partie attend { $name }, qui est dans ce serveur.
not-member = { $name } n’est pas dans ce serveur.
avoided = Tu as choisi de ne pas jouer avec { $name }. Tu peux changer cela avec /me.
avoids-self = Tu ne peux pas t’éviter toi-même : choisis d’autres personnes.
sits-here = Tu joues toi-même dans cette partie : tu reçois ses appels de toute façon. /follow est pour qui regarde.
follows-many = Tu suis déjà { $most } parties. /follow en donne la liste : cesse d’abord d’en suivre une.
followed-by-many = { $most } personnes suivent déjà cette partie ; il ne peut y en avoir plus.
not-visible = Tu ne peux suivre qu’une partie dont tu vois le salon.
unreachable = Avec /me, tu n’as choisi ni mentions à chaque tour ni messages privés : rien ne pourrait te parvenir. Choisis-y d’abord l’un des deux.
no-invitations = Pour l’instant, { $name } n’accepte pas d’invitations de ta part.
too-many-games =
    { $most ->
        [0] Tu as choisi de ne prendre place à aucune table pour l’instant. Tu peux changer cela avec /me.
        [one] Tu as choisi de ne prendre place qu’à { $most } table à la fois, et c’est le cas. Tu peux changer cela avec /me.
       *[other] Tu as choisi de ne prendre place qu’à { $most } tables à la fois, et c’est le cas. Tu peux changer cela avec /me.
    }

## Who may do what

only-computers = Au moins une personne doit rester en jeu : une table où ne jouent que des ordinateurs est fermée.
not-moderator = Seules les personnes qui veillent sur ce salon peuvent faire cela.
not-host = Seul l’hôte qui a ouvert la table peut faire cela : { $host }.
not-host-handed = Seul l’hôte actuel de la table peut faire cela : { $host }.
not-manager = Seules les personnes qui gèrent ce serveur peuvent changer le fonctionnement de ses tables.
only-moderators = Dans ce serveur, seule la modération (Gérer les messages) ouvre des tables ; tu peux les rejoindre. Quelqu’un qui gère le serveur peut changer cela avec /settings.
own-game = Tu joues toi-même cette partie : c’est donc à une autre personne de la modération d’en décider.
other-channels = Dans ce serveur, on n’ouvre des tables que dans { $channels }. Quelqu’un qui gère le serveur peut changer cela avec /settings.
clock-not-allowed = Dans ce serveur, une table peut avoir { $clocks }. Quelqu’un qui gère le serveur peut changer cela avec /settings.
server-full =
    { $most ->
        [one] Dans ce serveur, { $most } table au plus peut être ouverte à la fois, et c’est le cas. Il y aura de la place quand elle finira. Quelqu’un qui gère le serveur peut changer cela avec /settings.
       *[other] Dans ce serveur, { $most } tables au plus peuvent être ouvertes à la fois, et c’est le cas. Il y aura de la place quand l’une finira. Quelqu’un qui gère le serveur peut changer cela avec /settings.
    }
wrong-setting = Cela ne peut plus être choisi ici. Rouvre l’écran avec sa commande.

## Too often, or too long

too-many-tables =
    Tu as ouvert beaucoup de tables en peu de temps. Attends { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } avant d’en ouvrir une autre.
too-many-tables-server =
    Beaucoup de tables ont été ouvertes en peu de temps dans ce serveur. Attends { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } avant d’en ouvrir une autre.
too-many-lobbies = Plusieurs tables que tu as ouvertes attendent déjà du monde. Commence ou annule d’abord l’une d’elles.
invited-too-often =
    Pas tout de suite : { $name } a reçu beaucoup d’invitations en peu de temps. Attends { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, ou ouvre la table sans nommer cette personne : elle peut la rejoindre d’elle-même.
posted-too-often =
    Cette table a été republiée souvent ici en peu de temps. Attends { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } ; d’ici là, /board te la montre en privé.
asked-before =
    Tu l’as déjà demandé, sans accord de la table. Tu peux redemander { $plays ->
        [yes] après ton prochain tour, ou dans { $hours ->
            [one] une heure
           *[other] { $hours } heures
        }
       *[no] dans { $hours ->
            [one] une heure
           *[other] { $hours } heures
        }
    }.
asked-before-named =
    { $named ->
        [one] Tu as proposé { $named } personne pour une place, sans accord de la table.
       *[other] Tu as proposé { $named } personnes pour une place, sans accord de la table.
    } Tu peux en proposer une autre { $plays ->
        [yes] après ton prochain tour, ou dans { $hours ->
            [one] une heure
           *[other] { $hours } heures
        }
       *[no] dans { $hours ->
            [one] une heure
           *[other] { $hours } heures
        }
    }.
away-too-long = C’est trop long. { $budget }

## Moves

not-your-turn = Ce n’est pas ton tour : à { $who } de jouer.
not-your-turn-nobody = Ce n’est pas ton tour : personne ne doit jouer.
out-of-game = Tu es hors jeu dans cette partie. Tu peux la regarder jusqu’à la fin.
step-by-step = L’un de ces coups décide ta partie, et tu veux alors qu’on te le demande : joue-les un par un. Rien n’a été joué.
stale = La partie a avancé depuis que ce bouton existe. Rien n’a été joué.
nothing-to-take-back = Il n’y a aucun coup de toi à reprendre.
nothing-to-take-back-chance = Cela ne peut plus être repris, car des dés ont été lancés ou des cartes piochées depuis.
move-too-early = « { $asked } » vient trop tôt : personne ne sait encore ce qui pourra être joué. Rien n’a été joué.
move-ambiguous = « { $asked } » peut désigner plusieurs coups : { $moves }. Rien n’a été joué.
move-illegal = « { $asked } » n’est pas un coup permis pour l’instant.
moves-legal = Tu peux jouer { $moves }.
moves-and-more = { $moves } et d’autres

## The state of a game or table

finished = Cette partie est terminée. Commences-en une autre avec /play.
was-cancelled = Cette table a été annulée.
there-already = Cette partie se joue déjà dans ce salon.
not-started = Cette partie n’a pas encore commencé.
already-started = Cette partie a déjà commencé.
not-over-yet = Cette partie n’est pas encore terminée.
nothing-due = Rien n’a changé à cette table.
is-paused = La partie est en pause. Elle reprendra quand la modération le décidera.
not-paused = La partie n’est pas en pause.
not-reopened = Seule une partie close parce que personne ne jouait peut être rouverte.
old-rules = Ce jeu ne se joue plus ici.
outdated = Cette partie de { $game } a été jouée avec une ancienne version de ses règles et ne peut pas continuer. Elle est conservée telle quelle.

## Questions to the table, and time

question-open = Une demande est déjà posée à la table. Attends qu’elle soit réglée.
question-gone = C’est déjà réglé, ou la partie a avancé.
already-granted = Tu as dit oui, et c’est donc fait.
not-asked = On ne te l’a pas demandé : c’est à d’autres de répondre.
not-asked-answered = Tu as déjà répondu.
not-for-two = La nulle d’un commun accord n’existe que dans les parties à deux.
no-plans = On ne peut planifier des coups que dans les parties à deux où ni dés ni cartes ne décident.
plan-on-turn = C’est à toi de jouer. Quand tu auras joué, tu pourras planifier tes réponses.
plan-full = Ton plan n’a plus de place pour une autre variante. Supprimes-en une ou plusieurs.
not-late = Il reste encore du temps pour ce tour.
not-late-others = C’est aux autres d’en décider. Tu peux encore jouer.
no-nudge-own-turn = C’est ton propre tour : il n’y a personne à relancer.
no-nudge-paused = La partie est en pause : il n’y a personne à relancer. Elle reprendra quand la modération le décidera.
no-nudge-clock = Cette partie a une pendule, qui rappelle d’elle-même à qui doit jouer que c’est son tour.
no-nudge-too-early =
    Laisse passer un jour. Tu pourras redemander dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.

## Dice and secrets

empty-seed = Ce mot n’a rien de lisible. Donnes-en un autre.
secret-withheld =
    { $draws ->
        [dice] Les dés de cette partie ne peuvent pas encore être vérifiés. { $why }
        [cards] Les cartes de cette partie ne peuvent pas encore être vérifiées. { $why }
       *[lot] Le tirage au sort de cette partie ne peut pas encore être vérifié. { $why }
    }
only-in-practice = Dans un essai à la donne du jour, on n’annule rien, et il n’y a ni conseils, ni coups d’essai, ni remplaçants. Ensuite, tu peux t’entraîner aux mêmes cartes avec /deal.
had-attempt = Tu as déjà fait ton essai à cette donne du jour. Tu peux t’y entraîner, et la prochaine arrive demain : vois /deal.
no-attempt-over = Tu peux t’entraîner à cette donne du jour quand ton essai est fini. Il est encore en cours.
no-attempt-begun = Tu peux t’entraîner à cette donne du jour quand ton essai est fini. Il n’a pas commencé : vois /deal.
no-deal = Il n’y a pas de donne pour ce jour.
spoils = C’est la donne du jour { $date }, et tu peux encore la jouer. Tu peux en parcourir les parties quand ton propre essai est fini, ou après { $until }.
not-as-drawn = La feuille de cette partie et son secret ne concordent pas. { $why }

## Files of records

record-too-large = Ce fichier est trop gros pour une feuille de partie : elles font au plus 200 Ko.
record-too-long = Cette feuille a plus de coups qu’aucune partie ne peut en avoir ici.
record-no-text = Ce fichier n’est pas du texte : ce n’est donc pas une feuille de partie. /record en donne une.
record-gone = Le fichier n’est plus là. Utilise encore /open.
record-unknown-game = Ce fichier ne peut pas être parcouru : il n’est d’aucun jeu qui se joue ici ({ $games }).

record-wrong = Ce fichier ne peut pas être parcouru : { $why }

## A failure of the host’s disk

damaged = La feuille de cette partie est endommagée sur le disque de l’hôte : elle ne peut pas continuer. Elle est conservée telle quelle ; le journal de l’hôte en dit plus.
not-kept = Cela n’a pas pu être enregistré et n’a donc pas été fait. Rien n’est perdu ; le journal de l’hôte en dit plus.
not-noted = C’est fait, et visible dans le salon, mais le disque de l’hôte a échoué juste après : son journal en dit plus. Rien n’est perdu.
not-read = Cette table n’a pas pu être lue à l’instant. Rien n’est perdu ; le journal de l’hôte en dit plus.

## Why Discord took no message, and what becomes of the table

obstacle-no-access = Je n’ai pas le droit de voir ce salon. Si c’est un fil privé, mentionne-moi d’abord dans ce fil ; ailleurs, quelqu’un qui gère le salon peut me donner « Voir le salon ».
obstacle-no-right = Je n’ai pas le droit de publier dans ce salon. Quelqu’un qui le gère peut me donner « Voir le salon », « Envoyer des messages » (dans un fil, « Envoyer des messages dans les fils ») et « Joindre des fichiers ».
obstacle-locked = Ce fil est verrouillé. Quelqu’un qui gère les fils peut le déverrouiller.
obstacle-archived = Ce fil est archivé. Écris-y quelque chose pour le faire revenir.
obstacle-closed = Tu n’acceptes pas de messages privés de ma part : je ne peux donc pas montrer de partie ici. Autorise les messages privés dans les paramètres de confidentialité d’un serveur dont je fais partie, et ne me bloque pas.
obstacle-blocked = L’AutoMod de ce serveur a bloqué mon message. Quelqu’un qui gère le serveur peut me laisser passer.
obstacle-gone = Ce salon n’existe plus.
obstacle-other = Discord n’a pas accepté de message à l’instant.
not-shown-not-opened = Aucune table n’a donc été ouverte : utilise /play à nouveau ensuite, ou ailleurs.
not-shown-not-opened-soon = Aucune table n’a donc été ouverte : utilise /play à nouveau dans un instant.
not-shown-closed = Ce qui y était ouvert a été fermé.
not-shown-soon = Ce que tu as fait est conservé, et s’affichera ici dès que Discord l’acceptera.
not-shown-locked = Ou bien la modération déplace la table vers un autre salon avec /moveto. Ce que tu as fait est conservé.
not-shown = Ce que tu as fait est conservé, et /board le montrera alors.

## Propositions ouvertes

too-many-offers = Tu as { $most } propositions ouvertes dans ce serveur, le maximum pour une personne. Retires-en une d’abord : /find les montre.
offered-too-often =
    Tu as fait beaucoup de propositions en peu de temps. Attends { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } avant d’en faire une autre.
private-thread = Tu ne peux pas proposer de partie dans un fil privé : les autres ne pourraient pas la voir. Utilise /find dans un salon ou dans un fil public.
