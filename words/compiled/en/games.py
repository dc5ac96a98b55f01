"""The words of words/en/games.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.games import GamesWords


class Games:
    """The messages of games.ftl."""

    def my_games(self) -> str:
        return "My games"

    def this_servers(self) -> str:
        return "This server's"

    def next_game(self) -> str:
        return "Next game"

    def no_game_waits(self) -> str:
        return "No other game waits for you."

    def heading_mine(self, *, page: str | int, pages: int, tables: int) -> str:
        return "You sit at " + ("no open tables" if tables == 0 else f"{tables} open table" if tables == 1 else f"{tables} open tables") + ("." if pages == 1 else f", page {page} of {pages}.")

    def heading_server(self, *, page: str | int, pages: int, tables: int) -> str:
        return "In this server there " + ("are no open tables" if tables == 0 else f"is {tables} open table" if tables == 1 else f"are {tables} open tables") + ("." if pages == 1 else f", page {page} of {pages}.")

    def your_turn(self) -> str:
        return "### Your turn"

    def in_this_server(self) -> str:
        return "### In this server"

    def in_other_servers(self) -> str:
        return "### In other servers"

    def in_servers(self) -> str:
        return "### In servers"

    def in_direct_messages(self) -> str:
        return "### In direct messages"

    def line_lobby(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" with {people}" if company == 'with' else "") + f": open for players for {span}."

    def line_paused(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" with {people}" if company == 'with' else "") + ": paused."

    def line_yours(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- ▶ **Your turn** in {game}" + (f" ({people})" if company == 'among' else f" with {people}" if company == 'with' else "") + f", for {span}."

    def line_turn(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int, who: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" with {people}" if company == 'with' else "") + f": {who} is to play, for {span}."

    def line_nobody(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f" with {people}" if company == 'with' else "") + f": nobody is to play, for {span}."

    def next_waits(self, *, game: str | int, span: str | int) -> str:
        return f"Your game of {game} has waited for you for {span}."

    def next_waits_with(self, *, game: str | int, people: str | int, span: str | int) -> str:
        return f"Your game of {game} with {people} has waited for you for {span}."

    def digest(self, *, number: int) -> str:
        return (f"{number} game waits for you:" if number == 1 else f"{number} games wait for you:")


if TYPE_CHECKING:

    def checked(words: Games) -> GamesWords:
        return words
