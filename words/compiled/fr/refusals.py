"""The words of words/fr/refusals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.refusals import Refusals as English

if TYPE_CHECKING:
    from words.compiled.protocols.refusals import RefusalsWords


class Refusals(English):
    """The messages of refusals.ftl."""

    def unknown_session(self) -> str:
        return "Cette table n’est plus connue ici. Ouvres-en une nouvelle avec /play."

    def no_table(self) -> str:
        return "Aucune partie n’est en cours dans ce salon. Commences-en une avec /play."

    def in_threads(self, *, own: bool) -> str:
        return ("Tu joues dans plusieurs fils de ce salon. Utilise la commande dans l’un d’eux." if own else "Des parties sont en cours dans plusieurs fils de ce salon. Utilise la commande dans l’un d’eux.")

    def in_threads_games(self, *, games: str | int, own: bool) -> str:
        return (f"Tes parties : {games}." if own else f"Les parties : {games}.")

    def unknown_game(self, *, key: str | int) -> str:
        return f"Il n’y a pas de jeu appelé « {key} »."

    def unknown_level(self, *, level: str | int) -> str:
        return f"Les ordinateurs n’ont pas de niveau « {level} » : choisis facile, moyen ou difficile."

    def only_in_servers(self, *, game: str | int) -> str:
        return f"{game} se joue à plusieurs, et en messages privés il n’y a que toi et moi. Joues-y dans un serveur dont je fais partie. Ici, /tutorial enseigne chaque jeu."

    def only_in_servers_but(self, *, game: str | int, games: str | int) -> str:
        return f"{game} se joue à plusieurs, et en messages privés il n’y a que toi et moi. Joues-y dans un serveur dont je fais partie. Ici, /play propose {games}, et /tutorial enseigne chaque jeu."

    def channel_taken(self, *, game: str | int, lobby: bool) -> str:
        return (f"Une table de {game} attend déjà du monde dans ce salon. Une à la fois : utilise un autre salon ou un fil." if lobby else f"Une partie de {game} est déjà en cours dans ce salon. Une à la fois : utilise un autre salon ou un fil.")

    def may_not_write_there(self) -> str:
        return "Tu ne peux pas écrire dans ce salon-là : la table reste donc ici."

    def permissions_missing(self, *, names: str | int, number: int) -> str:
        return "Je ne peux pas installer de table ici : dans ce salon, il me manque " + (f"la permission {names}. Quelqu’un qui gère le salon peut me la donner." if number in (0, 1) else f"les permissions {names}. Quelqu’un qui gère le salon peut me les donner.")

    def permissions_missing_in(self, *, channel: str | int, names: str | int, number: int) -> str:
        return f"Je ne peux pas utiliser {channel} : il m’y manque " + (f"la permission {names}. Quelqu’un qui gère ce salon peut me la donner." if number in (0, 1) else f"les permissions {names}. Quelqu’un qui gère ce salon peut me les donner.")

    def permission_view_channel(self) -> str:
        return "Voir le salon"

    def permission_send_messages(self) -> str:
        return "Envoyer des messages"

    def permission_attach_files(self) -> str:
        return "Joindre des fichiers"

    def permission_send_messages_in_threads(self) -> str:
        return "Envoyer des messages dans les fils"

    def permission_create_public_threads(self) -> str:
        return "Créer des fils publics"

    def permission_connect(self) -> str:
        return "Se connecter"

    def wrong_value(self, *, allowed: str | int, given: str | int, option: str | int) -> str:
        return f"{option} peut valoir {allowed}, pas « {given} »."

    def from_to(self, *, first: str | int, last: str | int) -> str:
        return f"{first} à {last}"

    def no_such_option(self, *, game: str | int, given: str | int, options: str | int) -> str:
        return f"{game} n’a pas d’option « {given} » (ses options : {options})."

    def no_options(self, *, game: str | int, given: str | int) -> str:
        return f"{game} n’a pas d’option « {given} » (il n’en a aucune)."

    def too_many_players(self, *, game: str | int, people: str | int, seats: int) -> str:
        return f"{game} a " + (f"{seats} place" if seats in (0, 1) else f"{seats} places") + f", et tu as nommé {people} personnes, en te comptant."

    def too_few_players(self, *, game: str | int, least: str | int, most: str | int, people: int) -> str:
        return f"{game} se joue de {least} à {most}, et il y a " + (f"{people} personne" if people in (0, 1) else f"{people} personnes") + " à table."

    def too_few_players_for(self, *, game: str | int, most: str | int, people: int) -> str:
        return f"{game} se joue à {most}, et il y a " + (f"{people} personne" if people in (0, 1) else f"{people} personnes") + " à table."

    def seated_twice(self) -> str:
        return "Chaque personne ne prend place qu’une fois à la table."

    def bot_seated(self) -> str:
        return "Un bot ne peut pas prendre place à la table."

    def not_seated(self, *, game: str | int) -> str:
        return f"Tu ne joues pas à cette table de {game}, mais tu peux regarder."

    def already_seated(self) -> str:
        return "Tu as déjà pris place à cette table."

    def sits_already(self, *, name: str | int) -> str:
        return f"Nomme quelqu’un d’autre : {name} a déjà pris place à cette table."

    def no_seat_of(self, *, name: str | int) -> str:
        return f"Nomme quelqu’un qui joue ici : {name} ne joue pas à cette table."

    def no_seat_of_out(self, *, name: str | int) -> str:
        return f"Nomme quelqu’un qui joue encore : {name} n’est plus en jeu."

    def not_invited(self) -> str:
        return "Tu n’as pas d’invitation à cette table : tu n’as donc rien à répondre."

    def only_invited(self, *, host: str | int) -> str:
        return f"Cette table est réservée aux personnes que son hôte, {host}, invite. Tu peux regarder."

    def was_removed(self, *, host: str | int) -> str:
        return f"{host} t’a retiré ta place à cette table. Tu peux revenir sur invitation."

    def already_invited(self, *, name: str | int) -> str:
        return f"{name} a déjà une invitation et n’a pas encore répondu."

    def not_there(self) -> str:
        return "Cette personne n’est plus à cette table. Rien n’a changé."

    def not_joined(self) -> str:
        return "Tu ne peux pas rejoindre cette table pour l’instant. Chaque personne peut régler avec qui elle joue, par exemple seulement avec des connaissances. Ces réglages ne sont montrés à personne d’autre."

    def table_full(self) -> str:
        return "Toutes les places de cette table sont prises."

    def table_full_invited(self) -> str:
        return "Toutes les places de cette table sont prises, ou gardées pour des personnes invitées."

    def still_invited(self, *, names: str | int, number: int) -> str:
        return (f"{names} n’a pas encore répondu à l’invitation. Attends, ou retire cette personne sous Options." if number in (0, 1) else f"{names} n’ont pas encore répondu à l’invitation. Attends, ou retire ces personnes sous Options.")

    def first_not_seated(self, *, first: str | int) -> str:
        return f"Qui doit avoir la première place ({first}) n’a pas encore pris place."

    def first_not_seated_any(self) -> str:
        return "Qui doit avoir la première place n’a pas encore pris place."

    def still_here(self, *, name: str | int) -> str:
        return f"La partie attend {name}, qui est dans ce serveur."

    def not_member(self, *, name: str | int) -> str:
        return f"{name} n’est pas dans ce serveur."

    def avoided(self, *, name: str | int) -> str:
        return f"Tu as choisi de ne pas jouer avec {name}. Tu peux changer cela avec /me."

    def avoids_self(self) -> str:
        return "Tu ne peux pas t’éviter toi-même : choisis d’autres personnes."

    def sits_here(self) -> str:
        return "Tu joues toi-même dans cette partie : tu reçois ses appels de toute façon. /follow est pour qui regarde."

    def follows_many(self, *, most: int) -> str:
        return f"Tu suis déjà {most} parties. /follow en donne la liste : cesse d’abord d’en suivre une."

    def followed_by_many(self, *, most: int) -> str:
        return f"{most} personnes suivent déjà cette partie ; il ne peut y en avoir plus."

    def not_visible(self) -> str:
        return "Tu ne peux suivre qu’une partie dont tu vois le salon."

    def unreachable(self) -> str:
        return "Avec /me, tu n’as choisi ni mentions à chaque tour ni messages privés : rien ne pourrait te parvenir. Choisis-y d’abord l’un des deux."

    def no_invitations(self, *, name: str | int) -> str:
        return f"Pour l’instant, {name} n’accepte pas d’invitations de ta part."

    def too_many_games(self, *, most: int) -> str:
        return ("Tu as choisi de ne prendre place à aucune table pour l’instant. Tu peux changer cela avec /me." if most == 0 else f"Tu as choisi de ne prendre place qu’à {most} table à la fois, et c’est le cas. Tu peux changer cela avec /me." if most in (0, 1) else f"Tu as choisi de ne prendre place qu’à {most} tables à la fois, et c’est le cas. Tu peux changer cela avec /me.")

    def only_computers(self) -> str:
        return "Au moins une personne doit rester en jeu : une table où ne jouent que des ordinateurs est fermée."

    def not_moderator(self) -> str:
        return "Seules les personnes qui veillent sur ce salon peuvent faire cela."

    def not_host(self, *, host: str | int) -> str:
        return f"Seul l’hôte qui a ouvert la table peut faire cela : {host}."

    def not_host_handed(self, *, host: str | int) -> str:
        return f"Seul l’hôte actuel de la table peut faire cela : {host}."

    def not_manager(self) -> str:
        return "Seules les personnes qui gèrent ce serveur peuvent changer le fonctionnement de ses tables."

    def only_moderators(self) -> str:
        return "Dans ce serveur, seule la modération (Gérer les messages) ouvre des tables ; tu peux les rejoindre. Quelqu’un qui gère le serveur peut changer cela avec /settings."

    def own_game(self) -> str:
        return "Tu joues toi-même cette partie : c’est donc à une autre personne de la modération d’en décider."

    def other_channels(self, *, channels: str | int) -> str:
        return f"Dans ce serveur, on n’ouvre des tables que dans {channels}. Quelqu’un qui gère le serveur peut changer cela avec /settings."

    def clock_not_allowed(self, *, clocks: str | int) -> str:
        return f"Dans ce serveur, une table peut avoir {clocks}. Quelqu’un qui gère le serveur peut changer cela avec /settings."

    def server_full(self, *, most: int) -> str:
        return (f"Dans ce serveur, {most} table au plus peut être ouverte à la fois, et c’est le cas. Il y aura de la place quand elle finira. Quelqu’un qui gère le serveur peut changer cela avec /settings." if most in (0, 1) else f"Dans ce serveur, {most} tables au plus peuvent être ouvertes à la fois, et c’est le cas. Il y aura de la place quand l’une finira. Quelqu’un qui gère le serveur peut changer cela avec /settings.")

    def wrong_setting(self) -> str:
        return "Cela ne peut plus être choisi ici. Rouvre l’écran avec sa commande."

    def too_many_tables(self, *, minutes: int) -> str:
        return "Tu as ouvert beaucoup de tables en peu de temps. Attends " + ("une minute" if minutes in (0, 1) else f"{minutes} minutes") + " avant d’en ouvrir une autre."

    def too_many_tables_server(self, *, minutes: int) -> str:
        return "Beaucoup de tables ont été ouvertes en peu de temps dans ce serveur. Attends " + ("une minute" if minutes in (0, 1) else f"{minutes} minutes") + " avant d’en ouvrir une autre."

    def too_many_lobbies(self) -> str:
        return "Plusieurs tables que tu as ouvertes attendent déjà du monde. Commence ou annule d’abord l’une d’elles."

    def invited_too_often(self, *, minutes: int, name: str | int) -> str:
        return f"Pas tout de suite : {name} a reçu beaucoup d’invitations en peu de temps. Attends " + ("une minute" if minutes in (0, 1) else f"{minutes} minutes") + ", ou ouvre la table sans nommer cette personne : elle peut la rejoindre d’elle-même."

    def posted_too_often(self, *, minutes: int) -> str:
        return "Cette table a été republiée souvent ici en peu de temps. Attends " + ("une minute" if minutes in (0, 1) else f"{minutes} minutes") + " ; d’ici là, /board te la montre en privé."

    def asked_before(self, *, hours: int, plays: bool) -> str:
        return "Tu l’as déjà demandé, sans accord de la table. Tu peux redemander " + ("après ton prochain tour, ou dans " + ("une heure" if hours in (0, 1) else f"{hours} heures") if plays else "dans " + ("une heure" if hours in (0, 1) else f"{hours} heures")) + "."

    def asked_before_named(self, *, hours: int, named: int, plays: bool) -> str:
        return (f"Tu as proposé {named} personne pour une place, sans accord de la table." if named in (0, 1) else f"Tu as proposé {named} personnes pour une place, sans accord de la table.") + " Tu peux en proposer une autre " + ("après ton prochain tour, ou dans " + ("une heure" if hours in (0, 1) else f"{hours} heures") if plays else "dans " + ("une heure" if hours in (0, 1) else f"{hours} heures")) + "."

    def away_too_long(self, *, budget: str | int) -> str:
        return f"C’est trop long. {budget}"

    def not_your_turn(self, *, who: str | int) -> str:
        return f"Ce n’est pas ton tour : à {who} de jouer."

    def not_your_turn_nobody(self) -> str:
        return "Ce n’est pas ton tour : personne ne doit jouer."

    def out_of_game(self) -> str:
        return "Tu es hors jeu dans cette partie. Tu peux la regarder jusqu’à la fin."

    def step_by_step(self) -> str:
        return "L’un de ces coups décide ta partie, et tu veux alors qu’on te le demande : joue-les un par un. Rien n’a été joué."

    def stale(self) -> str:
        return "La partie a avancé depuis que ce bouton existe. Rien n’a été joué."

    def nothing_to_take_back(self) -> str:
        return "Il n’y a aucun coup de toi à reprendre."

    def nothing_to_take_back_chance(self) -> str:
        return "Cela ne peut plus être repris, car des dés ont été lancés ou des cartes piochées depuis."

    def move_too_early(self, *, asked: str | int) -> str:
        return f"« {asked} » vient trop tôt : personne ne sait encore ce qui pourra être joué. Rien n’a été joué."

    def move_ambiguous(self, *, asked: str | int, moves: str | int) -> str:
        return f"« {asked} » peut désigner plusieurs coups : {moves}. Rien n’a été joué."

    def move_illegal(self, *, asked: str | int) -> str:
        return f"« {asked} » n’est pas un coup permis pour l’instant."

    def moves_legal(self, *, moves: str | int) -> str:
        return f"Tu peux jouer {moves}."

    def moves_and_more(self, *, moves: str | int) -> str:
        return f"{moves} et d’autres"

    def finished(self) -> str:
        return "Cette partie est terminée. Commences-en une autre avec /play."

    def was_cancelled(self) -> str:
        return "Cette table a été annulée."

    def there_already(self) -> str:
        return "Cette partie se joue déjà dans ce salon."

    def not_started(self) -> str:
        return "Cette partie n’a pas encore commencé."

    def already_started(self) -> str:
        return "Cette partie a déjà commencé."

    def not_over_yet(self) -> str:
        return "Cette partie n’est pas encore terminée."

    def nothing_due(self) -> str:
        return "Rien n’a changé à cette table."

    def is_paused(self) -> str:
        return "La partie est en pause. Elle reprendra quand la modération le décidera."

    def not_paused(self) -> str:
        return "La partie n’est pas en pause."

    def not_reopened(self) -> str:
        return "Seule une partie close parce que personne ne jouait peut être rouverte."

    def old_rules(self) -> str:
        return "Ce jeu ne se joue plus ici."

    def outdated(self, *, game: str | int) -> str:
        return f"Cette partie de {game} a été jouée avec une ancienne version de ses règles et ne peut pas continuer. Elle est conservée telle quelle."

    def question_open(self) -> str:
        return "Une demande est déjà posée à la table. Attends qu’elle soit réglée."

    def question_gone(self) -> str:
        return "C’est déjà réglé, ou la partie a avancé."

    def already_granted(self) -> str:
        return "Tu as dit oui, et c’est donc fait."

    def not_asked(self) -> str:
        return "On ne te l’a pas demandé : c’est à d’autres de répondre."

    def not_asked_answered(self) -> str:
        return "Tu as déjà répondu."

    def not_for_two(self) -> str:
        return "La nulle d’un commun accord n’existe que dans les parties à deux."

    def no_plans(self) -> str:
        return "On ne peut planifier des coups que dans les parties à deux où ni dés ni cartes ne décident."

    def plan_on_turn(self) -> str:
        return "C’est à toi de jouer. Quand tu auras joué, tu pourras planifier tes réponses."

    def plan_full(self) -> str:
        return "Ton plan n’a plus de place pour une autre variante. Supprimes-en une ou plusieurs."

    def not_late(self) -> str:
        return "Il reste encore du temps pour ce tour."

    def not_late_others(self) -> str:
        return "C’est aux autres d’en décider. Tu peux encore jouer."

    def no_nudge_own_turn(self) -> str:
        return "C’est ton propre tour : il n’y a personne à relancer."

    def no_nudge_paused(self) -> str:
        return "La partie est en pause : il n’y a personne à relancer. Elle reprendra quand la modération le décidera."

    def no_nudge_clock(self) -> str:
        return "Cette partie a une pendule, qui rappelle d’elle-même à qui doit jouer que c’est son tour."

    def no_nudge_too_early(self, *, hours: int) -> str:
        return "Laisse passer un jour. Tu pourras redemander dans " + ("une heure" if hours in (0, 1) else f"{hours} heures") + "."

    def empty_seed(self) -> str:
        return "Ce mot n’a rien de lisible. Donnes-en un autre."

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], why: str | int) -> str:
        return (f"Les cartes de cette partie ne peuvent pas encore être vérifiées. {why}" if draws == 'cards' else f"Les dés de cette partie ne peuvent pas encore être vérifiés. {why}" if draws == 'dice' else f"Le tirage au sort de cette partie ne peut pas encore être vérifié. {why}")

    def only_in_practice(self) -> str:
        return "Dans un essai à la donne du jour, on n’annule rien, et il n’y a ni conseils, ni coups d’essai, ni remplaçants. Ensuite, tu peux t’entraîner aux mêmes cartes avec /deal."

    def had_attempt(self) -> str:
        return "Tu as déjà fait ton essai à cette donne du jour. Tu peux t’y entraîner, et la prochaine arrive demain : vois /deal."

    def no_attempt_over(self) -> str:
        return "Tu peux t’entraîner à cette donne du jour quand ton essai est fini. Il est encore en cours."

    def no_attempt_begun(self) -> str:
        return "Tu peux t’entraîner à cette donne du jour quand ton essai est fini. Il n’a pas commencé : vois /deal."

    def no_deal(self) -> str:
        return "Il n’y a pas de donne pour ce jour."

    def spoils(self, *, date: str | int, until: str | int) -> str:
        return f"C’est la donne du jour {date}, et tu peux encore la jouer. Tu peux en parcourir les parties quand ton propre essai est fini, ou après {until}."

    def not_as_drawn(self, *, why: str | int) -> str:
        return f"La feuille de cette partie et son secret ne concordent pas. {why}"

    def record_too_large(self) -> str:
        return "Ce fichier est trop gros pour une feuille de partie : elles font au plus 200 Ko."

    def record_too_long(self) -> str:
        return "Cette feuille a plus de coups qu’aucune partie ne peut en avoir ici."

    def record_no_text(self) -> str:
        return "Ce fichier n’est pas du texte : ce n’est donc pas une feuille de partie. /record en donne une."

    def record_gone(self) -> str:
        return "Le fichier n’est plus là. Utilise encore /open."

    def record_unknown_game(self, *, games: str | int) -> str:
        return f"Ce fichier ne peut pas être parcouru : il n’est d’aucun jeu qui se joue ici ({games})."

    def record_wrong(self, *, why: str | int) -> str:
        return f"Ce fichier ne peut pas être parcouru : {why}"

    def damaged(self) -> str:
        return "La feuille de cette partie est endommagée sur le disque de l’hôte : elle ne peut pas continuer. Elle est conservée telle quelle ; le journal de l’hôte en dit plus."

    def not_kept(self) -> str:
        return "Cela n’a pas pu être enregistré et n’a donc pas été fait. Rien n’est perdu ; le journal de l’hôte en dit plus."

    def not_noted(self) -> str:
        return "C’est fait, et visible dans le salon, mais le disque de l’hôte a échoué juste après : son journal en dit plus. Rien n’est perdu."

    def not_read(self) -> str:
        return "Cette table n’a pas pu être lue à l’instant. Rien n’est perdu ; le journal de l’hôte en dit plus."

    def obstacle_no_access(self) -> str:
        return "Je n’ai pas le droit de voir ce salon. Si c’est un fil privé, mentionne-moi d’abord dans ce fil ; ailleurs, quelqu’un qui gère le salon peut me donner « Voir le salon »."

    def obstacle_no_right(self) -> str:
        return "Je n’ai pas le droit de publier dans ce salon. Quelqu’un qui le gère peut me donner « Voir le salon », « Envoyer des messages » (dans un fil, « Envoyer des messages dans les fils ») et « Joindre des fichiers »."

    def obstacle_locked(self) -> str:
        return "Ce fil est verrouillé. Quelqu’un qui gère les fils peut le déverrouiller."

    def obstacle_archived(self) -> str:
        return "Ce fil est archivé. Écris-y quelque chose pour le faire revenir."

    def obstacle_closed(self) -> str:
        return "Tu n’acceptes pas de messages privés de ma part : je ne peux donc pas montrer de partie ici. Autorise les messages privés dans les paramètres de confidentialité d’un serveur dont je fais partie, et ne me bloque pas."

    def obstacle_blocked(self) -> str:
        return "L’AutoMod de ce serveur a bloqué mon message. Quelqu’un qui gère le serveur peut me laisser passer."

    def obstacle_gone(self) -> str:
        return "Ce salon n’existe plus."

    def obstacle_other(self) -> str:
        return "Discord n’a pas accepté de message à l’instant."

    def not_shown_not_opened(self) -> str:
        return "Aucune table n’a donc été ouverte : utilise /play à nouveau ensuite, ou ailleurs."

    def not_shown_not_opened_soon(self) -> str:
        return "Aucune table n’a donc été ouverte : utilise /play à nouveau dans un instant."

    def not_shown_closed(self) -> str:
        return "Ce qui y était ouvert a été fermé."

    def not_shown_soon(self) -> str:
        return "Ce que tu as fait est conservé, et s’affichera ici dès que Discord l’acceptera."

    def not_shown_locked(self) -> str:
        return "Ou bien la modération déplace la table vers un autre salon avec /moveto. Ce que tu as fait est conservé."

    def not_shown(self) -> str:
        return "Ce que tu as fait est conservé, et /board le montrera alors."

    def too_many_offers(self, *, most: int) -> str:
        return f"Tu as {most} propositions ouvertes dans ce serveur, le maximum pour une personne. Retires-en une d’abord : /find les montre."

    def offered_too_often(self, *, minutes: int) -> str:
        return "Tu as fait beaucoup de propositions en peu de temps. Attends " + ("une minute" if minutes in (0, 1) else f"{minutes} minutes") + " avant d’en faire une autre."

    def private_thread(self) -> str:
        return "Tu ne peux pas proposer de partie dans un fil privé : les autres ne pourraient pas la voir. Utilise /find dans un salon ou dans un fil public."
