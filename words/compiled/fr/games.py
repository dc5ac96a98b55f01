"""The words of words/fr/games.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.games import Games as English

if TYPE_CHECKING:
    from words.compiled.protocols.games import GamesWords


class Games(English):
    """The messages of games.ftl."""

    def my_games(self) -> str:
        return "Mes parties"

    def this_servers(self) -> str:
        return "Celles de ce serveur"

    def next_game(self) -> str:
        return "Partie suivante"

    def no_game_waits(self) -> str:
        return "Aucune autre partie ne t’attend."

    def heading_mine(self, *, page: str | int, pages: int, tables: int) -> str:
        return "Tes tables : " + ("aucune n’est ouverte" if tables == 0 else f"{tables} ouverte" if tables in (0, 1) else f"{tables} ouvertes") + ("." if pages == 1 else f", page {page} sur {pages}.")

    def heading_server(self, *, page: str | int, pages: int, tables: int) -> str:
        return ("Dans ce serveur, aucune table n’est ouverte" if tables == 0 else f"Dans ce serveur, {tables} table est ouverte" if tables in (0, 1) else f"Dans ce serveur, {tables} tables sont ouvertes") + ("." if pages == 1 else f", page {page} sur {pages}.")

    def your_turn(self) -> str:
        return "### À toi de jouer"

    def in_this_server(self) -> str:
        return "### Dans ce serveur"

    def in_other_servers(self) -> str:
        return "### Dans d’autres serveurs"

    def in_servers(self) -> str:
        return "### Dans des serveurs"

    def in_direct_messages(self) -> str:
        return "### En messages privés"

    def line_lobby(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" avec {people}" if company == 'with' else "") + f" : attend du monde depuis {span}."

    def line_paused(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" avec {people}" if company == 'with' else "") + " : en pause."

    def line_yours(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- ▶ **À toi de jouer** à {game}" + (f" ({people})" if company == 'among' else f" avec {people}" if company == 'with' else "") + f", depuis {span}."

    def line_turn(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int, who: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" avec {people}" if company == 'with' else "") + f" : à {who} de jouer, depuis {span}."

    def line_nobody(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" avec {people}" if company == 'with' else "") + f" : personne ne doit jouer, depuis {span}."

    def next_waits(self, *, game: str | int, span: str | int) -> str:
        return f"Ta partie de {game} t’attend depuis {span}."

    def next_waits_with(self, *, game: str | int, people: str | int, span: str | int) -> str:
        return f"Ta partie de {game} avec {people} t’attend depuis {span}."

    def digest(self, *, number: int) -> str:
        return (f"{number} partie t’attend :" if number in (0, 1) else f"{number} parties t’attendent :")
