"""The words of words/de/games.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.games import Games as English

if TYPE_CHECKING:
    from words.compiled.protocols.games import GamesWords


class Games(English):
    """The messages of games.ftl."""

    def my_games(self) -> str:
        return "Meine Partien"

    def this_servers(self) -> str:
        return "Die des Servers"

    def next_game(self) -> str:
        return "Nächste Partie"

    def no_game_waits(self) -> str:
        return "Keine andere Partie wartet auf dich."

    def heading_mine(self, *, page: str | int, pages: int, tables: int) -> str:
        return "Du sitzt an " + ("keinem offenen Tisch" if tables == 0 else f"{tables} offenen Tisch" if tables == 1 else f"{tables} offenen Tischen") + ("." if pages == 1 else f", Seite {page} von {pages}.")

    def heading_server(self, *, page: str | int, pages: int, tables: int) -> str:
        return "Auf diesem Server gibt es " + ("keine offenen Tische" if tables == 0 else f"{tables} offenen Tisch" if tables == 1 else f"{tables} offene Tische") + ("." if pages == 1 else f", Seite {page} von {pages}.")

    def your_turn(self) -> str:
        return "### Du bist am Zug"

    def in_this_server(self) -> str:
        return "### Auf diesem Server"

    def in_other_servers(self) -> str:
        return "### Auf anderen Servern"

    def in_servers(self) -> str:
        return "### Auf Servern"

    def in_direct_messages(self) -> str:
        return "### In Direktnachrichten"

    def line_lobby(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" mit {people}" if company == 'with' else "") + f": offen zum Mitspielen, schon {span} lang."

    def line_paused(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" mit {people}" if company == 'with' else "") + ": angehalten."

    def line_yours(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- ▶ **Du bist am Zug**: {game}" + (f" ({people})" if company == 'among' else f" mit {people}" if company == 'with' else "") + f", schon {span} lang."

    def line_turn(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int, who: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" mit {people}" if company == 'with' else "") + f": {who} ist am Zug, schon {span} lang."

    def line_nobody(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" mit {people}" if company == 'with' else "") + f": Niemand ist am Zug, schon {span} lang."

    def next_waits(self, *, game: str | int, span: str | int) -> str:
        return f"Deine Partie {game} wartet schon {span} auf dich."

    def next_waits_with(self, *, game: str | int, people: str | int, span: str | int) -> str:
        return f"Deine Partie {game} mit {people} wartet schon {span} auf dich."

    def digest(self, *, number: int) -> str:
        return (f"{number} Partie wartet auf dich:" if number == 1 else f"{number} Partien warten auf dich:")
