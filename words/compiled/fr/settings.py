"""The words of words/fr/settings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.settings import Settings as English

if TYPE_CHECKING:
    from words.compiled.protocols.settings import SettingsWords


class Settings(English):
    """The messages of settings.ftl."""

    def server(self) -> str:
        return "## Les tables de ce serveur"

    def person(self) -> str:
        return "## Tes réglages"

    def person_note(self) -> str:
        return "-# Ils valent pour toi dans tous les serveurs. Personne d’autre ne les voit."

    def all_channels(self) -> str:
        return "Tous les salons"

    def nobody(self) -> str:
        return "Personne"

    def digest_button(self) -> str:
        return "Résumé quotidien"

    def digest_heading(self) -> str:
        return "## Résumé quotidien"

    def digest_note(self, *, zone: str | int) -> str:
        return f"À cette heure, tu reçois en message privé toutes les parties qui t’attendent, s’il y en a. Ton fuseau horaire : **{zone}**."

    def digest_never(self) -> str:
        return "Jamais"

    def zone_button(self) -> str:
        return "Fuseau horaire"

    def zone_title(self) -> str:
        return "Ton fuseau horaire"

    def zone_text(self) -> str:
        return "L’heure de ton résumé quotidien vaut dans ce fuseau, aussi quand on change d’heure."

    def zone_label(self) -> str:
        return "Un fuseau horaire ou sa ville"

    def zone_hint(self) -> str:
        return "Par exemple Europe/Paris, New York ou UTC"

    def no_zone(self) -> str:
        return "Aucun fuseau horaire ne porte ce nom. Essaie le nom anglais d’une grande ville près de toi, ou par exemple Europe/Paris."

    def channels_heading(self) -> str:
        return "## Salons des listes et des résultats"

    def no_channel(self) -> str:
        return "Aucun salon"

    def channels_page(self) -> str:
        return "Listes et résultats"

    def other_settings(self) -> str:
        return "Autres réglages"

    def server_channels(self) -> str:
        return "**Salons** où l’on peut ouvrir des tables, avec leurs fils. Aucun choisi : tous."

    def server_openers(self) -> str:
        return "**Qui** peut ouvrir une table."

    def server_tables_at_once(self) -> str:
        return "**Combien** de tables peuvent être ouvertes à la fois."

    def server_clocks(self) -> str:
        return "**Pendules** possibles pour une table : le temps d’un tour."

    def server_clock(self) -> str:
        return "**Pendule** d’une nouvelle table."

    def server_past(self) -> str:
        return "**Anciens plateaux** : ce qu’il en reste dans le salon."

    def server_games_channel(self) -> str:
        return "**Parties en cours** : le salon où un message en donne la liste, toujours à jour."

    def server_offers_channel(self) -> str:
        return "**Offres** : le salon où un message dit qui cherche des adversaires."

    def server_results_channel(self) -> str:
        return "**Résultats** : le salon où paraît chaque partie terminée."

    def person_pings(self) -> str:
        return "**Appels** : quand on te mentionne dans un salon."

    def person_reminder(self) -> str:
        return "**Rappel** : quand on te rappelle ton tour, dans une partie à la pendule."

    def person_open_games(self) -> str:
        return "**Parties** : à combien de tables ouvertes tu peux prendre place."

    def person_company(self) -> str:
        return "**Rencontres** : qui peut prendre place avec toi."

    def person_avoided(self) -> str:
        return "**Personnes** avec qui tu ne veux pas jouer. Elles n’en savent rien."

    def clock(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 jours par tour" if time == 'three-days' else "1 jour par tour" if time == 'day' else "12 heures par tour" if time == 'half-day' else "1 heure par tour" if time == 'hour' else "Pas de pendule" if time == 'none' else "1 semaine par tour")

    def clock_inner(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 jours par tour" if time == 'three-days' else "1 jour par tour" if time == 'day' else "12 heures par tour" if time == 'half-day' else "1 heure par tour" if time == 'hour' else "pas de pendule" if time == 'none' else "1 semaine par tour")

    def openers_everyone(self) -> str:
        return "Tout le monde"

    def openers_moderators(self) -> str:
        return "La modération seulement (Gérer les messages)"

    def past_sentences(self) -> str:
        return "Leurs phrases, sans images"

    def past_pictures(self) -> str:
        return "Leurs phrases et leurs images"

    def past_one_message(self) -> str:
        return "Rien : un seul message pour toute la partie"

    def pings_every_turn(self) -> str:
        return "À chacun de mes tours"

    def pings_reminders(self) -> str:
        return "Pour les rappels seulement"

    def pings_never(self) -> str:
        return "Jamais"

    def company_everyone(self) -> str:
        return "Tout le monde"

    def company_met(self) -> str:
        return "Qui a fini une partie avec moi, ou que j’invite"

    def reminder_half(self) -> str:
        return "Quand la moitié du temps est passée"

    def reminder_nine_tenths(self) -> str:
        return "Quand neuf dixièmes du temps sont passés"

    def limit_none(self) -> str:
        return "Pas de limite"

    def limit_zero(self) -> str:
        return "Aucune"

    def switch_threads(self, *, on: bool) -> str:
        return ("Un fil par partie : oui" if on else "Un fil par partie : non")

    def switch_direct(self, *, on: bool) -> str:
        return ("Messages privés : oui" if on else "Messages privés : non")

    def switch_turned(self, *, on: bool) -> str:
        return ("Plateaux tournés vers moi : oui" if on else "Plateaux tournés vers moi : non")

    def switch_hints(self, *, on: bool) -> str:
        return ("Conseils aux premières parties : oui" if on else "Conseils aux premières parties : non")

    def switch_confirm(self, *, on: bool) -> str:
        return ("Confirmer les coups décisifs : oui" if on else "Confirmer les coups décisifs : non")

    def switch_sentences(self, *, on: bool) -> str:
        return ("Plateaux texte en phrases : oui" if on else "Plateaux texte en phrases : non")

    def switch_named_everywhere(self, *, on: bool) -> str:
        return ("Nommé dans tous les scores : oui" if on else "Nommé dans tous les scores : non")

    def told_every_channel(self) -> str:
        return "On peut maintenant ouvrir des tables dans tous les salons."

    def told_channels(self, *, channels: str | int) -> str:
        return f"On ne peut maintenant ouvrir des tables que dans {channels}."

    def told_openers_everyone(self) -> str:
        return "Tout le monde peut maintenant ouvrir des tables."

    def told_openers_moderators(self) -> str:
        return "Seule la modération peut maintenant ouvrir des tables."

    def told_tables_no_limit(self) -> str:
        return "Le nombre de tables ouvertes à la fois n’est plus limité."

    def told_tables(self, *, most: int) -> str:
        return ("Aucune table ne peut maintenant être ouverte." if most == 0 else f"{most} table au plus peut maintenant être ouverte à la fois." if most in (0, 1) else f"{most} tables au plus peuvent maintenant être ouvertes à la fois.")

    def told_clocks(self, *, clock: str | int, clocks: str | int) -> str:
        return f"Choix de pendule pour les tables, désormais : {clocks}. Les nouvelles ont : {clock}."

    def told_clock(self, *, clock: str | int) -> str:
        return f"Les nouvelles tables ont maintenant ceci, sauf si elles choisissent autre chose : {clock}."

    def told_threads(self, *, on: bool) -> str:
        return ("Une nouvelle table se joue maintenant dans un fil à part, sauf si elle choisit autre chose." if on else "Une nouvelle table se joue maintenant dans le salon, sauf si elle choisit autre chose.")

    def told_past_sentences(self) -> str:
        return "Les anciens plateaux se réduisent maintenant à leurs phrases."

    def told_past_pictures(self) -> str:
        return "Les anciens plateaux gardent maintenant leurs images."

    def told_past_one_message(self) -> str:
        return "Chaque partie tient maintenant en un seul message ; l’appel à qui doit jouer apparaît et disparaît."

    def told_games_channel(self, *, channel: str | int) -> str:
        return f"Les parties en cours sont maintenant listées dans {channel}, sauf celles que tout le monde ne peut pas voir."

    def told_no_games_channel(self) -> str:
        return "Les parties en cours ne sont plus listées."

    def told_offers_channel(self, *, channel: str | int) -> str:
        return f"Les offres sont maintenant listées dans {channel}."

    def told_no_offers_channel(self) -> str:
        return "Les offres ne sont plus listées dans un salon."

    def told_results_channel(self, *, channel: str | int) -> str:
        return f"Les parties terminées paraissent maintenant dans {channel}, sauf celles que tout le monde ne pouvait pas voir."

    def told_no_results_channel(self) -> str:
        return "Les parties terminées ne paraissent plus."

    def told_turned(self, *, on: bool) -> str:
        return ("Les plateaux que personne d’autre ne voit sont maintenant tournés vers toi." if on else "Les plateaux que personne d’autre ne voit ne sont plus tournés.")

    def told_hints(self, *, on: bool) -> str:
        return ("Tes premières parties te donnent maintenant des conseils." if on else "Tes premières parties ne te donnent plus de conseils.")

    def told_confirm(self, *, on: bool) -> str:
        return ("On te demande maintenant confirmation avant un coup qui décide ta partie." if on else "Les coups qui décident ta partie sont maintenant joués aussitôt.")

    def told_sentences(self, *, on: bool) -> str:
        return ("Un plateau demandé en texte est maintenant décrit en phrases, pour un lecteur d’écran." if on else "Un plateau demandé en texte est maintenant dessiné avec des caractères.")

    def told_named_everywhere(self, *, on: bool) -> str:
        return ("Les tableaux de tous les serveurs te nomment maintenant sur chaque serveur." if on else "Les tableaux de tous les serveurs ne te nomment plus sur d’autres serveurs que le tien.")

    def told_open_games_no_limit(self) -> str:
        return "Tu peux maintenant prendre place à autant de tables que tu veux."

    def told_open_games(self, *, most: int) -> str:
        return ("Personne ne peut plus t’inviter à une table." if most == 0 else f"Tu peux maintenant prendre place à {most} table au plus à la fois." if most in (0, 1) else f"Tu peux maintenant prendre place à {most} tables au plus à la fois.")

    def told_company_everyone(self) -> str:
        return "Tout le monde peut maintenant prendre place avec toi."

    def told_company_met(self) -> str:
        return "Seules les personnes avec qui tu as fini une partie, ou que tu invites, peuvent maintenant prendre place avec toi."

    def told_avoided_nobody(self) -> str:
        return "Tu n’évites plus personne."

    def told_avoided(self, *, people: str | int) -> str:
        return f"Toi et {people} ne pouvez plus vous retrouver à la même table. Les parties en cours continuent."

    def told_digest(self, *, hour: str | int, zone: str | int) -> str:
        return f"Chaque jour à {hour} ({zone}), tu reçois maintenant en message privé les parties qui t’attendent, s’il y en a."

    def told_no_digest(self) -> str:
        return "Tu ne reçois plus de résumé quotidien."

    def told_zone(self, *, zone: str | int) -> str:
        return f"Ton fuseau horaire est maintenant {zone}."

    def told_reminder_half(self) -> str:
        return "Dans une partie à la pendule, tu reçois un rappel quand la moitié du temps est passée."

    def told_reminder_nine_tenths(self) -> str:
        return "Dans une partie à la pendule, tu reçois un rappel quand neuf dixièmes du temps sont passés."

    def told_pings_every_turn(self, *, direct: bool) -> str:
        return ("On te mentionne maintenant chaque fois que c’est ton tour, et tu reçois aussi un message privé." if direct else "On te mentionne maintenant chaque fois que c’est ton tour.")

    def told_pings_reminders(self, *, direct: bool) -> str:
        return ("On ne te mentionne plus dans un salon que pour un rappel. À chaque tour, tu reçois un message privé." if direct else "On ne te mentionne plus dans un salon que pour un rappel.")

    def told_pings_never(self, *, direct: bool) -> str:
        return ("On ne te mentionne plus jamais dans un salon. À chaque tour, tu reçois un message privé." if direct else "On ne te mentionne plus jamais dans un salon.")

    def settled_pings(self) -> str:
        return "quand on t’appelle"

    def settled_direct(self) -> str:
        return "les messages privés"

    def settled_turned(self) -> str:
        return "les plateaux non tournés vers toi"

    def settled_hints(self) -> str:
        return "pas de conseils aux premières parties"

    def settled_confirm(self) -> str:
        return "une question avant les coups décisifs"

    def settled_open_games(self) -> str:
        return "combien de parties tu acceptes"

    def settled_avoided(self) -> str:
        return "les personnes que tu ne veux pas rencontrer"

    def settled_reminder(self) -> str:
        return "quand tu reçois un rappel"

    def settled_company(self) -> str:
        return "qui peut prendre place avec toi"

    def settled_away_until(self) -> str:
        return "jusqu’à quand tu t’absentes"

    def settled_absences(self) -> str:
        return "tes absences de l’an dernier"

    def settled_sentences(self) -> str:
        return "les plateaux en phrases"

    def settled_named_everywhere(self) -> str:
        return "ton nom dans les scores de tous les serveurs"

    def settled_digest(self) -> str:
        return "un résumé quotidien"

    def settled_zone(self) -> str:
        return "ton fuseau horaire"

    def invited(self, *, channel: str | int, game: str | int, host: str | int) -> str:
        return f"{host} t’invite à une table de {game} dans {channel}."

    def answered(self, *, channel: str | int, game: str | int, ready: bool) -> str:
        return f"Toutes les personnes que tu as invitées à une table de {game} ont répondu. " + ("Tu peux commencer la partie." if ready else "Il n’y a pas encore assez de monde.") + f" La table est dans {channel}."

    def your_turn(self, *, channel: str | int, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked']) -> str:
        return (f"Rappel : à toi de jouer à {game} avec {others}, {channel}." if what == 'reminder' else f"À toi de jouer à {game} avec {others}, {channel}." if what == 'turn' else f"On te demande quelque chose dans une partie de {game} avec {others}, {channel}.")

    def closed_to_me(self) -> str:
        return "Tu voulais des messages privés, mais Discord dit que les tiens me sont fermés. Ouvre-les dans les paramètres de confidentialité de ce serveur, ou choisis les mentions avec /me. J’essaierai encore dans un jour."

    def called_guests(self, *, game: str | int, guests: str | int, host: str | int) -> str:
        return f"{guests} : {host} propose une place à une table de {game}."

    def called_host(self, *, game: str | int, host: str | int, ready: bool) -> str:
        return f"{host} : toutes les personnes que tu as invitées à une table de {game} ont répondu. " + ("Tu peux commencer la partie." if ready else "Il n’y a pas encore assez de monde.")

    def called_turn(self, *, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked'], who: str | int) -> str:
        return (f"{who} : rappel, à toi de jouer à {game} avec {others}." if what == 'reminder' else f"{who} : à toi de jouer à {game} avec {others}." if what == 'turn' else f"{who} : on te demande quelque chose dans une partie de {game} avec {others}.")

    def show_here(self) -> str:
        return "Montrer ici"

    def play_it(self) -> str:
        return "Le jouer"

    def leave_it(self) -> str:
        return "Ne pas le jouer"

    def sure(self, *, move: str | int) -> str:
        return f"{move}. Ce coup décide ta partie et ne peut pas être repris. Veux-tu le jouer ?"

    def played(self) -> str:
        return "Joué."

    def not_played(self) -> str:
        return "Rien n’a été joué."
