"""The words of words/fr/lobby.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.lobby import Lobby as English

if TYPE_CHECKING:
    from words.compiled.protocols.lobby import LobbyWords


class Lobby(English):
    """The messages of lobby.ftl."""

    def join(self) -> str:
        return "Rejoindre"

    def leave(self) -> str:
        return "Quitter"

    def start(self) -> str:
        return "Commencer"

    def cancel(self) -> str:
        return "Annuler"

    def accept(self) -> str:
        return "Accepter"

    def decline(self) -> str:
        return "Refuser"

    def options(self) -> str:
        return "Options"

    def details(self) -> str:
        return "Détails"

    def invite(self) -> str:
        return "Inviter"

    def add_word(self) -> str:
        return "Ajouter un mot"

    def opens(self, *, few: int, hosts: bool, many: int, private: bool, size: Literal['one', 'same', 'range'], who: str | int) -> str:
        return f"{who} " + ("tient une table" if hosts else "ouvre une table") + " pour " + (f"{few} personnes" if size == 'same' else "une personne" if size == 'one' else f"{few} à {many} personnes") + (", sur invitation seulement" if private else "") + "."

    def for_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return "Pour " + (f"{few} personnes" if size == 'same' else "une personne" if size == 'one' else f"{few} à {many} personnes")

    def seat_host(self, *, who: str | int) -> str:
        return f"{who} (hôte)"

    def seat_invited(self, *, who: str | int) -> str:
        return f"{who} : invitation en attente de réponse"

    def seats_free(self, *, number: int) -> str:
        return (f"{number} place libre" if number in (0, 1) else f"{number} places libres")

    def declined(self, *, number: int, who: str | int) -> str:
        return f"{who} " + ("a refusé" if number in (0, 1) else "ont refusé") + "."

    def called(self, *, number: int, who: str | int) -> str:
        return f"{who} : " + ("une invitation pour toi. Appuie" if number in (0, 1) else "une invitation pour vous. Appuyez") + f" sur « {self.accept()} » ou « {self.decline()} »."

    def chosen(self, *, options: str | int) -> str:
        return f"Choisi : {options}"

    def option_value(self, *, option: str | int, value: str | int) -> str:
        return f"{option} {value}"

    def switch_to(self, *, what: str | int) -> str:
        return f"Passer à : {what}"

    def start_after_answers(self, *, guests: str | int, host: str | int, number: int) -> str:
        return f"{host} peut commencer dès que " + (f"cette personne aura répondu, ou aura été retirée sous « {self.options()} » : {guests}" if number in (0, 1) else f"ces personnes auront répondu, ou auront été retirées sous « {self.options()} » : {guests}") + "."

    def start_with_enough(self, *, host: str | int, number: int) -> str:
        return f"{host} peut commencer dès que {number} personnes ont pris place."

    def start_now(self, *, host: str | int) -> str:
        return f"{host} peut commencer."

    def for_one(self, *, games: str | int) -> str:
        return f"En solo, /play propose des parties contre l’ordinateur et {games}, et /tutorial enseigne chaque jeu."

    def for_one_tutorial(self) -> str:
        return "En solo, /play propose des parties contre l’ordinateur, et /tutorial enseigne chaque jeu."

    def seats_by_lot(self) -> str:
        return "Les places sont tirées au sort."

    def sits_first_then_lot(self, *, who: str | int) -> str:
        return f"{who} a la première place ; les autres sont tirées au sort."

    def rule_sits_first(self, *, rule: str | int, who: str | int) -> str:
        return f"La première place va à {who} ({rule}) ; les autres sont tirées au sort."

    def fingerprint(self, *, draws: Literal['cards', 'dice', 'lot'], fingerprint: str | int) -> str:
        return "Empreinte " + ("des cartes" if draws == 'cards' else "du tirage au sort" if draws == 'lot' else "des dés") + f" : {fingerprint}"

    def word_added(self, *, who: str | int) -> str:
        return f"{who} a ajouté un mot."

    def word_label(self) -> str:
        return "Ton mot"

    def word_hint(self) -> str:
        return "N’importe lequel. Il figure aussi dans la feuille de partie."

    def word_asked(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Les cartes viennent" if draws == 'cards' else "Le tirage au sort vient" if draws == 'lot' else "Les dés viennent") + " du secret du bot et des mots ajoutés à la table. Le secret a été choisi avant que tu ajoutes un mot : qui héberge le bot n’a donc pas pu l’y adapter. Copie l’empreinte du secret, puis ajoute un mot que personne ne peut deviner, de préférence quand tout le monde a pris place :"

    def word_taken(self, *, word: str | int) -> str:
        return f"Ton mot a été ajouté : {word}. Garde-le, avec cette empreinte :"

    def word_taken_check(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Après la partie, sa feuille montrera, grâce aux deux, que " + ("les cartes étaient honnêtes" if draws == 'cards' else "le tirage au sort était honnête" if draws == 'lot' else "les dés étaient honnêtes") + ", même si qui héberge le bot voulait tricher."

    def press_again(self) -> str:
        return "C’était trop long. Appuie encore une fois."

    def closed_cancelled(self) -> str:
        return "Cette table a été annulée."

    def closed_nobody_came(self) -> str:
        return "Personne ne s’est présenté : cette table a été fermée."

    def closed_nobody_started(self) -> str:
        return "Personne n’a commencé la partie : cette table a été fermée."

    def begun(self, *, number: int, players: str | int) -> str:
        return f"La partie commence : {players} " + ("joue" if number in (0, 1) else "jouent") + "."

    def details_heading(self, *, game: str | int, table: str | int) -> str:
        return f"{game}, table {table}"

    def details_players(self, *, few: int, many: int, size: Literal['one', 'same', 'range']) -> str:
        return "Pour " + (f"{few} personnes" if size == 'same' else "une personne" if size == 'one' else f"{few} à {many} personnes") + "."

    def at_the_table(self) -> str:
        return "À table"

    def follows_from_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return ("Les cartes découlent" if draws == 'cards' else "Le tirage au sort découle" if draws == 'lot' else "Les dés découlent") + " d’un secret que le bot a choisi avant, et des mots ajoutés à la table. Personne ne peut donc avoir choisi la part de chance."

    def option_now(self, *, about: str | int, value: str | int) -> str:
        return f"{about} : {value}"

    def value_meaning(self, *, meaning: str | int, value: str | int) -> str:
        return f"{value} : {meaning}"

    def page_game(self) -> str:
        return "Jeu"

    def page_table(self) -> str:
        return "Table"

    def page_people(self) -> str:
        return "Personnes"

    def heading_game(self) -> str:
        return "Les règles de cette table"

    def heading_table(self) -> str:
        return "Comment on joue ici"

    def heading_people(self) -> str:
        return "Qui joue"

    def no_options(self) -> str:
        return "Ce jeu n’a rien à choisir."

    def first_menu(self) -> str:
        return "Qui a la première place"

    def first_menu_rule(self, *, rule: str | int) -> str:
        return f"Qui a la première place ({rule}, selon les règles)"

    def by_lot(self) -> str:
        return "La première place est tirée au sort"

    def sits_first(self, *, who: str | int) -> str:
        return f"Première place : {who}"

    def remove_menu(self) -> str:
        return "Retirer quelqu’un"

    def hand_menu(self) -> str:
        return "Confier la table à"

    def invite_menu(self) -> str:
        return "Inviter quelqu’un"

    def guest(self, *, who: str | int) -> str:
        return f"{who} (invitation)"

    def value_label(self, *, option: str | int, value: str | int) -> str:
        return f"{option} : {value}"

    def values_from_to(self, *, first: str | int, last: str | int, option: str | int) -> str:
        return f"{option} : {first} à {last}"

    def handed(self, *, who: str | int) -> str:
        return f"La table est maintenant à {who}."

    def invited(self, *, who: str | int) -> str:
        return f"L’invitation pour {who} est envoyée. La table l’annonce et attend une réponse."

    def name_the_game(self) -> str:
        return "Quel jeu ? Si tu invites quelqu’un, nomme aussi le jeu : /play a un champ pour cela."

    def open_menu(self) -> str:
        return "Ouvrir une table de …"

    def others_in_servers(self, *, command: str | int) -> str:
        return f"Les jeux à plusieurs se jouent dans des serveurs : utilise {command} dans un serveur dont je fais partie."

    def alone(self) -> str:
        return f"Personne d’autre ne voit ceci. Le plateau arrive quand tu appuies sur « {self.start()} »."

    def open_it(self) -> str:
        return "L’ouvrir"

    def leave_it(self) -> str:
        return "Laisser"

    def not_opened(self) -> str:
        return "Aucune table n’a été ouverte."

    def more_question(self, *, most: int) -> str:
        return ("Tu as choisi de ne prendre place à aucune table pour l’instant." if most == 0 else f"Tu as choisi de ne prendre place qu’à {most} table à la fois, et c’est le cas." if most in (0, 1) else f"Tu as choisi de ne prendre place qu’à {most} tables à la fois, et c’est le cas.") + " Veux-tu ouvrir celle-ci malgré tout ? Tu peux changer ta limite avec /me."

    def open_thread(self) -> str:
        return "Ouvrir un fil"

    def join_it(self) -> str:
        return "La rejoindre"

    def no_thread_now(self) -> str:
        return "Je ne peux pas ouvrir de fil ici pour l’instant. Ouvres-en un, et utilises-y /play."

    def joined(self, *, game: str | int) -> str:
        return f"Tu as pris place à cette table de {game}."

    def table_open(self, *, game: str | int) -> str:
        return f"Ta table de {game} est ouverte."
