"""The words of words/fr/tables.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.tables import Tables as English

if TYPE_CHECKING:
    from words.compiled.protocols.tables import TablesWords


class Tables(English):
    """The messages of tables.ftl."""

    def sorry(self) -> str:
        return "Quelque chose a échoué de notre côté. Rien de ce qui a été joué n’est perdu : /board montre la partie telle qu’elle est."

    def unknown_button(self) -> str:
        return "Ce bouton appartient à une ancienne version de ce bot. /board montre la partie avec des boutons qui marchent."

    def command_changed(self) -> str:
        return "Cette commande a changé. Recharge Discord (Ctrl+R) et réessaie."

    def not_here(self) -> str:
        return "Les tables s’ouvrent dans les serveurs dont je fais partie, et ce n’est pas le cas ici. Quelqu’un qui gère le serveur peut m’ajouter. /rules marche partout."

    def wrong_value(self) -> str:
        return "L’une des valeurs n’est pas du bon genre, ou n’est pas dans ce serveur."

    def nobody_else(self) -> str:
        return "En messages privés, il n’y a que toi et moi : ne nomme personne d’autre. Dans un serveur dont je fais partie, tu peux le faire."

    def activity(self) -> str:
        return "Appuie sur / et joue"

    def rules(self) -> str:
        return "Règles"

    def the_rule(self) -> str:
        return "La règle"

    def record(self) -> str:
        return "Feuille"

    def rematch(self) -> str:
        return "Revanche"

    def resign(self) -> str:
        return "Abandonner"

    def back(self) -> str:
        return "Retour"

    def play_on(self) -> str:
        return "Continuer"

    def earlier(self) -> str:
        return "◀ Avant"

    def more(self) -> str:
        return "Suite ▶"

    def previous(self) -> str:
        return "◀ Retour"

    def next(self) -> str:
        return "Suite ▶"

    def go_to_page(self) -> str:
        return "Aller à une page"

    def study(self) -> str:
        return "Détails"

    def whole_page(self) -> str:
        return "La page entière"

    def go_to_board(self) -> str:
        return "Aller au plateau"

    def go_to_table(self) -> str:
        return "Aller à la table"

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int, table: str | int) -> str:
        return f"Table {table}. Empreinte " + ("des cartes" if draws == 'cards' else "du tirage au sort" if draws == 'lot' else "des dés") + f" : {fingerprint}."

    def fingerprints(self, *, draws: Literal['cards', 'dice', 'lot'], first: str | int, last: str | int, table: str | int) -> str:
        return f"Table {table}. Empreinte " + ("des cartes" if draws == 'cards' else "du tirage au sort" if draws == 'lot' else "des dés") + f" au début : {first}. Empreinte actuelle : {last}."

    def turn(self, *, ask: str | int, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} : {ask}"

    def choose_on(self, *, label: str | int) -> str:
        return f"{label} : choisis la suite."

    def menu(self, *, asks: str | int, entries: str | int) -> str:
        return f"{asks} ({entries})"

    def menu_page(self, *, asks: str | int, entries: str | int, page: str | int, pages: str | int) -> str:
        return f"{asks} ({entries}, page {page} sur {pages})"

    def menu_choose(self) -> str:
        return "Choisir"

    def ended_by_moderator(self, *, who: str | int) -> str:
        return f"{who} (modération) a mis fin à la partie. Elle n’a pas de résultat."

    def ended_by_a_moderator(self) -> str:
        return "La modération a mis fin à la partie. Elle n’a pas de résultat."

    def ended_outdated(self) -> str:
        return "Les règles de ce jeu ont changé depuis le début de la partie : elle a été close. Elle n’a pas de résultat."

    def ended_not_shown(self) -> str:
        return "La partie a été close, car rien ne peut être publié dans ce salon. Elle n’a pas de résultat."

    def ended_server_left(self) -> str:
        return "La partie a été close, car le bot a été retiré de ce serveur. Elle n’a pas de résultat."

    def ended_channel_gone(self) -> str:
        return "La partie a été close, car son salon a été supprimé. Elle n’a pas de résultat."

    def ended_agreed(self) -> str:
        return "Partie nulle, d’un commun accord."

    def ended_computers_left(self) -> str:
        return "La partie a été close, car il n’y restait que des ordinateurs. Elle n’a pas de résultat."

    def ended_silence(self) -> str:
        return "La partie a été close, car personne n’a joué pendant un mois. Qui y jouait peut la rouvrir."

    def footing(self, *, draws: Literal['cards', 'dice', 'lot'], moves: int, table: str | int) -> str:
        return f"Table {table}, " + ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + f". « {self.record()} » donne la partie en fichier, pour vérifier " + ("les cartes" if draws == 'cards' else "le tirage au sort" if draws == 'lot' else "les dés") + "."

    def moves(self, *, moves: int) -> str:
        return ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups")

    def record_of(self, *, moves: int, table: str | int) -> str:
        return f"Table {table}, " + ("aucun coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + "."

    def record_check(self, *, command: str | int, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Pour vérifier " + ("les cartes" if draws == 'cards' else "le tirage au sort" if draws == 'lot' else "les dés") + f", lance {command} dans une copie du code de ce bot, avec l’empreinte telle que tu l’as lue avant la partie."

    def record_later(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Le secret des cartes n’est pas donné avant la fin de la partie. Ensuite, tout le monde peut les vérifier." if draws == 'cards' else "Le secret du tirage au sort n’est pas donné avant la fin de la partie. Ensuite, tout le monde peut le vérifier." if draws == 'lot' else "Le secret des dés n’est pas donné avant la fin de la partie. Ensuite, tout le monde peut les vérifier.")

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], when: str | int) -> str:
        return "La partie a été close car personne ne jouait. Qui y jouait peut la rouvrir : " + (f"le secret des cartes reste donc caché jusqu’au {when}. Si personne n’a rouvert la partie d’ici là, tout le monde pourra les vérifier." if draws == 'cards' else f"le secret du tirage au sort reste donc caché jusqu’au {when}. Si personne n’a rouvert la partie d’ici là, tout le monde pourra le vérifier." if draws == 'lot' else f"le secret des dés reste donc caché jusqu’au {when}. Si personne n’a rouvert la partie d’ici là, tout le monde pourra les vérifier.")

    def best_own(self, *, own: str | int) -> str:
        return f"Avec ces options : ton record {own}."

    def best_server(self, *, server: str | int) -> str:
        return f"Avec ces options : le record de ce serveur {server}."

    def best_both(self, *, own: str | int, server: str | int) -> str:
        return f"Avec ces options : ton record {own}, celui de ce serveur {server}."

    def done(self, *, label: str | int) -> str:
        return f"{label} : fait."

    def resigned(self) -> str:
        return "Tu as abandonné."

    def resign_question(self, *, game: str | int) -> str:
        return f"Veux-tu abandonner cette partie de {game} ? C’est définitif."

    def playing_on(self) -> str:
        return "Tu continues."

    def nothing_to_study(self) -> str:
        return "Ce jeu n’a pas d’autres détails à consulter : le plateau montre tout."

    def gone_from_lobby(self, *, who: str | int) -> str:
        return f"{who} a quitté le serveur. La table attend ; si tu continues sans cette personne, sa place redevient libre."

    def gone_from_game(self, *, who: str | int) -> str:
        return f"{who} a quitté le serveur. C’était son tour ; si tu continues sans cette personne, son forfait est déclaré."

    def go_on_without(self, *, who: str | int) -> str:
        return f"Continuer sans {who}"

    def went_on(self, *, who: str | int) -> str:
        return f"Tu continues sans {who}."

    def left_server(self, *, who: str | int) -> str:
        return f"{who} a quitté le serveur : le forfait est déclaré."

    def close_it(self) -> str:
        return "La fermer"

    def leave_open(self) -> str:
        return "La laisser ouverte"

    def end_it(self) -> str:
        return "Y mettre fin"

    def leave_running(self) -> str:
        return "La laisser continuer"

    def stays_open(self) -> str:
        return "La table reste ouverte."

    def goes_on(self) -> str:
        return "La partie continue."

    def close_question(self, *, game: str | int) -> str:
        return f"Veux-tu fermer cette table de {game}, qui n’a pas commencé ?"

    def end_question(self, *, game: str | int, number: int, players: str | int) -> str:
        return f"Veux-tu mettre fin à cette partie de {game} entre {players} ? Elle n’aura pas de résultat."

    def closed(self) -> str:
        return "La table est fermée."

    def closed_and_kept(self) -> str:
        return "La table est fermée. Sa partie est conservée : /record la donne."

    def clauses_heading(self, *, clauses: str | int, game: str | int, number: int) -> str:
        return f"{game}, " + ("règle" if number in (0, 1) else "règles") + f" {clauses}"

    def rules_heading(self, *, game: str | int, page: str | int, pages: str | int) -> str:
        return f"{game}, page {page} sur {pages}"
