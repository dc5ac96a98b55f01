### What people read when something cannot be done, in French. Glossary: game_actions.ftl.

## No table, or not here

unknown-session = Cette table n’existe plus. Ouvres-en une nouvelle avec /play.
no-table = Il n’y a pas de partie dans ce salon. Commences-en une avec /play.
no-table-direct = Il n’y a pas de partie dans nos messages privés. Commences-en une avec /play.
no-direct-messages = Je ne trouve pas nos messages privés pour le moment, je n’ai donc rien fait. Réessaie dans une minute.
in-threads =
    { $own ->
        [yes] Tu joues dans plusieurs fils de ce salon. Utilise la commande dans l’un d’eux.
       *[no] Il y a des parties dans plusieurs fils de ce salon. Utilise la commande dans l’un d’eux.
    }
in-threads-games =
    { $own ->
        [yes] Tes parties : { $games }.
       *[no] Les parties : { $games }.
    }
unknown-game = Il n’y a pas de jeu appelé « { $key } ».
own-rated-game = Tu joues dans cette partie classée : c’est donc à une autre personne de la modération d’en décider.
own-rated-game-of-two = Tu joues dans cette partie classée : c’est donc à une autre personne de la modération d’en décider. Pour la terminer sans gagnant, propose la nulle avec /draw.
unknown-level = L’ordinateur n’a pas de niveau « { $level } ». Choisis facile, moyen ou difficile.
only-in-servers = { $game } se joue à plusieurs, et ici il n’y a que toi et moi. Joues-y ici contre l’ordinateur avec /play, ou sur un serveur que nous avons en commun.
channel-taken =
    { $lobby ->
        [yes] Il y a déjà une table ouverte de { $game } dans ce salon. Utilise un autre salon ou un fil.
       *[no] Il y a déjà une partie de { $game } dans ce salon. Utilise un autre salon ou un fil.
    }
channel-hidden = Tu ne vois plus le salon de cette partie : je ne peux donc pas y installer de table.
may-not-write-there = Tu ne peux pas écrire dans ce salon-là : la table reste donc ici.
permissions-missing =
    Je ne peux pas installer de table ici : il me manque { $number ->
        [one] la permission { $names }. Demande à quelqu’un qui gère le salon de me la donner.
       *[other] les permissions { $names }. Demande à quelqu’un qui gère le salon de me les donner.
    }
permissions-missing-in =
    Je ne peux pas utiliser { $channel } : il m’y manque { $number ->
        [one] la permission { $names }. Demande à quelqu’un qui gère ce salon de me la donner.
       *[other] les permissions { $names }. Demande à quelqu’un qui gère ce salon de me les donner.
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
no-such-option = { $game } n’a pas d’option « { $given } ». Ses options : { $options }.
no-options = { $game } n’a pas d’options, donc pas de « { $given } ».
too-many-players =
    { $game } a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, mais avec toi, vous seriez { $people }.
too-few-players =
    { $game } se joue de { $least } à { $most }, mais il n’y a que { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à cette table.
too-few-players-for =
    { $game } se joue à { $most }, mais il n’y a que { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à cette table.
seated-twice = Chaque personne ne peut avoir qu’une place à une table.
bot-seated = Un bot ne peut pas prendre place à une table.

## Who may sit at a table

not-seated = Tu ne joues pas à cette table de { $game }, mais tu peux regarder.
not-in-that-game = Tu n’as pas joué cette partie. Pour lancer la tienne, tape /play.
already-seated = Tu es déjà à cette table.
sits-already = { $name } est déjà à cette table. Choisis quelqu’un d’autre.
no-seat-of = { $name } ne joue pas à cette table. Choisis quelqu’un qui y joue.
no-seat-of-out = { $name } n’est plus en jeu dans cette partie. Choisis quelqu’un qui joue encore.
not-invited = Tu n’as pas d’invitation à cette table : tu n’as donc rien à répondre.
only-invited = Cette table est réservée aux personnes invitées par { $host }. Tu peux regarder.
was-removed = { $host } t’a retiré ta place à cette table. Tu peux revenir sur invitation.
has-declined = { $name } a décliné une invitation à cette table, mais peut encore la rejoindre.
already-invited = { $name } a déjà une invitation et n’a pas encore répondu.
not-there = Cette personne n’est plus à cette table. Rien n’a changé.
not-joined = Tu ne peux pas rejoindre cette table pour l’instant. Chaque personne peut choisir avec qui elle joue, et ce choix reste privé.
table-full = Cette table est complète.
table-full-invited = Cette table est complète : les places restantes sont réservées à des personnes invitées.
still-invited =
    { $number ->
        [one] { $names } n’a pas encore répondu à l’invitation. Attends sa réponse, ou retire cette personne sous « Options ».
       *[other] { $names } n’ont pas encore répondu à l’invitation. Attends leurs réponses, ou retire ces personnes sous « Options ».
    }
first-not-seated = La place 1 est pour { $first }, qui n’a pas encore rejoint la table.
first-not-seated-any = La personne de la place 1 n’a pas encore rejoint la table.
still-here = { $name } est toujours sur ce serveur : la partie l’attend.
not-member = { $name } n’est pas sur ce serveur.
avoided = Tu as choisi de ne pas jouer avec { $name }. Tu peux changer cela avec /me.
avoids-self = Tu ne peux pas t’éviter toi-même. Choisis quelqu’un d’autre.
sits-here = Tu joues toi-même dans cette partie. /follow sert à suivre celles des autres.
follows-many = Tu suis déjà { $most } parties, le maximum. Cesse d’abord d’en suivre une : /follow en donne la liste.
followed-by-many = { $most } personnes suivent déjà cette partie : c’est le maximum.
not-visible = Tu ne peux suivre que les parties dont tu vois le salon.
unreachable = Tu ne reçois ni mentions à chaque tour ni messages privés : je ne pourrais donc pas te prévenir. Active d’abord l’un des deux avec /me.
no-invitations = On ne peut pas inviter { $name } pour l’instant.
too-many-games =
    { $most ->
        [0] Tu as choisi de ne jouer à aucune table pour l’instant. Tu peux changer cela avec /me.
        [one] Tu as atteint ta propre limite de { $most } table. Tu peux changer cela avec /me.
       *[other] Tu as atteint ta propre limite de { $most } tables. Tu peux changer cela avec /me.
    }

## Who may do what

only-computers = Au moins une personne doit rester en jeu. Les ordinateurs ne continuent pas tout seuls.
not-moderator = Seule la modération de ce salon peut faire cela.
not-host = Seule la personne qui a ouvert la table peut faire cela : { $host }.
not-host-handed = Seule la personne qui est maintenant l’hôte de cette table peut faire cela : { $host }.
not-manager = Seules les personnes qui gèrent ce serveur peuvent changer ces paramètres.
only-moderators = Sur ce serveur, seule la modération (Gérer les messages) peut ouvrir des tables, mais tu peux les rejoindre. Les personnes qui gèrent le serveur peuvent changer cela avec /settings.
own-game = Tu joues dans cette partie : c’est donc à une autre personne de la modération d’en décider.
other-channels = Sur ce serveur, on ne peut ouvrir des tables que dans { $channels }. Les personnes qui gèrent le serveur peuvent changer cela avec /settings.
clock-not-allowed = Sur ce serveur, voici les temps possibles pour une table : { $clocks }. Les personnes qui gèrent le serveur peuvent changer cela avec /settings.
server-full =
    { $most ->
        [one] Ce serveur a atteint sa limite de { $most } table ouverte. Réessaie quand elle sera terminée. Les personnes qui gèrent le serveur peuvent changer la limite avec /settings.
       *[other] Ce serveur a atteint sa limite de { $most } tables ouvertes. Réessaie quand l’une d’elles sera terminée. Les personnes qui gèrent le serveur peuvent changer la limite avec /settings.
    }
wrong-setting = Ce choix n’est plus possible. Relance la commande pour voir les choix actuels.
no-season = Cette saison n’existe pas sur ce serveur. Choisis-en une dans la liste de /leaderboard.
season-runs = Une saison est déjà en cours sur ce serveur. Tu pourras en lancer une autre quand elle sera terminée.
wrong-season = Une saison a besoin d’un nom de { $most } caractères au plus.

## Too often, or too long

too-many-tables =
    Tu as ouvert beaucoup de tables en peu de temps. Attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } avant d’en ouvrir une autre.
too-many-tables-server =
    Beaucoup de tables ont été ouvertes ici en peu de temps. Attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } avant d’en ouvrir une autre.
too-many-lobbies = Plusieurs de tes tables attendent déjà du monde. Commence ou annule d’abord l’une d’elles.
invited-too-often =
    { $name } a reçu beaucoup d’invitations ces derniers temps. Attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, ou ouvre la table sans inviter cette personne. Elle peut toujours rejoindre une table ouverte d’elle-même.
posted-too-often =
    Ce plateau a été republié souvent ces derniers temps. Attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. D’ici là, /board te le montre en privé.
asked-before =
    Tu l’as déjà demandé, sans obtenir d’accord. Tu pourras redemander { $plays ->
        [yes]
            après ton prochain tour, ou dans { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
       *[no]
            dans { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
    }.
asked-before-named =
    { $named ->
        [one] Tu as proposé { $named } personne pour une place, sans obtenir d’accord.
       *[other] Tu as proposé { $named } personnes pour une place, sans obtenir d’accord.
    } Tu pourras en proposer une autre { $plays ->
        [yes]
            après ton prochain tour, ou dans { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
       *[no]
            dans { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
    }.
away-too-long = C’est plus de jours qu’il ne t’en reste. { $budget }

## Moves

not-your-turn = Ce n’est pas ton tour : c’est à { $who } de jouer.
not-your-turn-nobody = Ce n’est le tour de personne pour l’instant.
out-of-game = Tu n’es plus en jeu dans cette partie, mais tu peux continuer à regarder.
step-by-step = L’une de ces étapes décide de l’issue de ta partie, et tu as choisi de confirmer ces coups-là. Joue les étapes une par une. Rien n’a été joué.
stale = La partie a avancé entre-temps. Rien n’a été joué.
nothing-to-take-back = Tu n’as aucun coup à reprendre.
nothing-to-take-back-chance = Ce coup ne peut plus être repris, car des dés ont été lancés ou des cartes piochées depuis.
move-too-early = « { $asked } » ne peut pas encore être joué, car cela dépend de ce qui se passe avant. Rien n’a été joué.
move-ambiguous = « { $asked } » peut désigner plusieurs coups : { $moves }. Rien n’a été joué.
move-illegal = « { $asked } » n’est pas un coup permis ici.
moves-legal = Tu peux jouer { $moves }.
moves-and-more = { $moves } et d’autres

## The state of a game or table

finished = Cette partie est terminée. Commences-en une autre avec /play.
was-cancelled = Cette table a été annulée.
there-already = Cette partie est déjà dans ce salon-là.
not-started = Cette partie n’a pas encore commencé.
already-started = Cette partie a déjà commencé.
not-over-yet = Cette partie n’est pas encore terminée.
nobody-left = Il n’y a plus personne pour une revanche.
nothing-due = Rien n’a changé à cette table.
is-paused =
    { $by ->
        [organiser] Le tournoi est en pause jusqu’à ce que l’organisation le fasse reprendre.
       *[moderator] La partie est en pause jusqu’à ce que la modération la fasse reprendre.
    }
not-paused = La partie n’est pas en pause.
not-claimed = Cette partie ne peut pas, ou plus, être revendiquée.
others-decide = Tu n’as pas joué à temps, alors les autres décident : revendiquer la partie ou la rouvrir.
not-reopened = On ne peut rouvrir qu’une partie fermée parce que personne ne jouait.
old-rules = Ce jeu n’est plus disponible.
outdated = Cette partie de { $game } a été jouée avec une ancienne version des règles et ne peut pas continuer. Rien n’en a été effacé.

## Requests to the table, and time

question-open = Il y a déjà une demande en cours à cette table. Attends qu’elle soit réglée.
question-gone = Cette demande est déjà réglée, ou la partie a avancé.
already-granted = Tu as déjà dit oui, et c’est fait.
not-asked = Ce n’est pas à toi de répondre à cette demande.
not-asked-answered = Tu as déjà répondu.
not-for-two = La nulle d’un commun accord n’existe que dans les parties à deux.
no-plans =
    { $alone ->
        [yes] On ne peut planifier des coups que contre des personnes : un ordinateur répond aussitôt.
       *[no] On ne peut planifier des coups que dans les parties à deux sans dés ni cartes.
    }
plan-on-turn = C’est à toi de jouer. Quand tu auras joué, tu pourras planifier tes réponses.
plan-full = Ton plan est plein. Supprime d’abord une variante.
not-late = Il reste encore du temps pour ce tour.
not-late-others = C’est aux autres d’en décider. Tu peux encore jouer.
no-nudge-own-turn = C’est à toi de jouer : il n’y a personne à relancer.
no-nudge-paused = La partie est en pause : il n’y a personne à relancer. La modération peut la faire reprendre.
no-nudge-clock = Le temps est limité dans cette partie : les rappels sont donc automatiques.
no-nudge-too-early =
    Laisse d’abord passer un jour. Tu pourras relancer cette personne dans { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }.

## Dice and secrets

empty-seed = Écris un mot avec au moins un caractère visible.
secret-withheld =
    { $draws ->
        [dice] Les dés de cette partie ne peuvent pas encore être vérifiés. { $why }
        [cards] Les cartes de cette partie ne peuvent pas encore être vérifiées. { $why }
       *[lot] Les tirages au sort de cette partie ne peuvent pas encore être vérifiés. { $why }
    }
only-in-practice = Pendant l’essai qui compte à la donne du jour, tu ne peux ni reprendre un coup, ni demander un indice, ni essayer des coups, ni te faire remplacer. Ensuite, tu peux t’entraîner avec les mêmes cartes : voir /deal.
had-attempt = Tu as déjà fait ton essai à cette donne du jour. Tu peux t’y entraîner, et il y en aura une nouvelle demain : voir /deal.
no-attempt-over = Ton essai à cette donne du jour est encore en cours. Quand il sera terminé, tu pourras t’y entraîner.
no-attempt-begun = Tu n’as pas encore commencé ton essai à cette donne du jour. Quand il sera terminé, tu pourras t’y entraîner : voir /deal.
no-deal = Il n’y a pas eu de donne du jour à cette date.
helps-in-game = Tu joues en ce moment une partie de { $game } sans indices, et cela t’y aiderait. Réessaie quand elle sera terminée.
spoils = C’est la donne du jour ({ $date }). Tu pourras regarder cette partie après ton propre essai, ou après le { $until }.
not-as-drawn = La feuille de cette partie et son secret ne concordent pas. { $why }

## Files of records

record-too-large = Ce fichier est trop gros. Une feuille de partie fait au plus 200 Ko.
record-too-long = Cette feuille a trop de coups : ici, aucune partie n’en a autant.
record-no-text = Ce fichier n’est pas du texte : ce n’est donc pas une feuille de partie. /record en donne une.
record-gone = Ce fichier n’est plus disponible. Utilise encore une fois /open.
record-unknown-game = Je ne peux pas ouvrir ce fichier : ce n’est pas l’un des jeux proposés ici ({ $games }).
record-wrong = Je ne peux pas ouvrir ce fichier. { $why }

## A failure of the host’s disk

damaged = La feuille de cette partie est endommagée : la partie ne peut pas continuer. L’équipe du bot trouvera des détails dans le journal.
not-kept = L’enregistrement a échoué : rien n’a donc changé. L’équipe du bot trouvera des détails dans le journal.
not-noted = C’est fait, mais un problème est survenu juste après. Rien n’est perdu. L’équipe du bot trouvera des détails dans le journal.
not-read = Je n’ai pas pu charger cela pour l’instant, mais rien n’est perdu. L’équipe du bot trouvera des détails dans le journal.

## Why nothing can be posted in a channel, and what becomes of the table

obstacle-no-access = Je ne peux pas voir ce salon. Si c’est un fil privé, mentionne-moi d’abord dedans. Sinon, demande à quelqu’un qui gère le salon de me donner « Voir le salon ».
obstacle-no-right = Je ne peux rien publier dans ce salon. Demande à quelqu’un qui le gère de me donner « Voir le salon », « Envoyer des messages » (dans les fils : « Envoyer des messages dans les fils ») et « Joindre des fichiers ».
obstacle-locked = Ce fil est verrouillé. Demande à quelqu’un qui gère les fils de le déverrouiller.
obstacle-archived = Ce fil est archivé. Écris-y quelque chose pour le faire revenir.
obstacle-closed = Je ne peux pas t’envoyer de messages privés. Autorise-les dans les paramètres de confidentialité d’un serveur que nous avons en commun, ou ajoute-moi à ton compte, et vérifie que tu ne m’as pas bloqué.
obstacle-blocked = L’AutoMod de ce serveur a bloqué mon message. Demande à quelqu’un qui gère le serveur de me laisser passer.
obstacle-gone = Ce salon n’existe plus.
obstacle-other = Discord n’a pas accepté mon message.
not-shown-not-opened = Aucune table n’a été ouverte. Ensuite, utilise /play à nouveau, ou dans un autre salon.
not-shown-not-opened-soon = Aucune table n’a été ouverte. Réessaie /play dans un instant.
not-shown-closed = S’il y avait une table, elle a été fermée.
not-shown-soon = Ce que tu as fait est enregistré, et s’affichera ici dès que possible.
not-shown-locked = Sinon, la modération peut déplacer la table vers un autre salon avec /moveto. Ce que tu as fait est enregistré.
not-shown = Ce que tu as fait est enregistré, et /board le montrera alors.

## Propositions ouvertes

too-many-offers = Tu as déjà { $most } propositions ouvertes sur ce serveur, le maximum. Retires-en une d’abord : /find les montre.
offered-too-often =
    Tu as fait beaucoup de propositions en peu de temps. Attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } avant d’en faire une autre.
barred = La personne qui héberge ce bot ne te laisse pas jouer avec des inconnus jusqu’au { $moment }. Tes autres parties ne sont pas concernées.
stalled = Ton temps s’est écoulé dans trop de tes dernières parties avec des inconnus. Tu pourras en chercher à partir du { $moment }. Tes autres parties ne sont pas concernées.
private-thread = Tu ne peux pas proposer de partie dans un fil privé : les autres ne pourraient pas la voir. Utilise /find dans un salon ou dans un fil public.
name-too-new =
    Ton nom de joueur est récent. Tu pourras en tirer un autre dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.

## Tournois

no-tournament = Ce tournoi n’existe plus. /tournament montre les autres.
not-organiser = Seules les personnes qui gèrent les événements de ce serveur peuvent organiser des tournois.
too-many-tournaments = Ce serveur a déjà { $most } tournois, c’est la limite. Lances-en un autre quand l’un d’eux sera terminé.
in-many-tournaments = Tu participes déjà à { $most } tournois, c’est la limite. Inscris-toi quand l’un d’eux sera terminé.
not-played-here = Un tournoi a besoin d’un salon textuel où je peux ouvrir des fils. Utilise /organise dans un tel salon.
registration-over = Les inscriptions sont closes.
has-registered =
    { $waits ->
        [yes] Tu es déjà sur la liste d’attente.
       *[no] Tu participes déjà à ce tournoi.
    }
not-registered = Tu ne participes pas à ce tournoi.
was-withdrawn =
    { $removed ->
        [yes] L’organisation t’a retiré de ce tournoi.
       *[no] Tu n’es plus dans ce tournoi.
    }
wants-fewer-games = Tu as choisi de jouer au plus { $limit } parties à la fois, et ce tournoi peut en avoir { $games }. /me permet de changer cela.
too-few-entrants = Un tournoi a besoin d’au moins { $least } personnes.
too-new = Pour participer, il te faut { $games } parties terminées sur ce serveur. Tu en as { $finished }.
not-under-way = Ce tournoi n’est pas en cours.
own-result = Une autre personne de l’organisation doit le faire, car tu y joues toi-même.
still-played = Cette partie n’est pas encore terminée.
tournament-over = Ce tournoi est terminé.
still-playing = Tu joues encore dans cette ronde. Appuie sur Prêt quand ta partie est terminée.
in-pause = Le tournoi est en pause. Appuie sur Prêt quand il reprend.
no-further-round = Il n’y a plus d’autre ronde.
arena-closing = Aucune nouvelle partie ne commence dans cette arène. Celles en cours comptent encore.
arena-full = Cette arène a déjà { $most } personnes, le maximum.
in-tournament =
    { $what ->
        [back] En tournoi, tu ne peux reprendre un coup que pendant ton propre tour.
        [draw] En tournoi, tu peux proposer la nulle quand vous avez tous deux joué { $turns } tours.
        [seat] Personne ne peut reprendre une place dans une partie de tournoi.
       *[pause] Les parties de tournoi ne peuvent pas être mises en pause une par une.
    }
