"""The words of words/pl/games.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.games import Games as English

if TYPE_CHECKING:
    from words.compiled.protocols.games import GamesWords


class Games(English):
    """The messages of games.ftl."""

    def my_games(self) -> str:
        return "Moje partie"

    def this_servers(self) -> str:
        return "Partie serwera"

    def next_game(self) -> str:
        return "Następna partia"

    def no_game_waits(self) -> str:
        return "Żadna inna partia na ciebie nie czeka."

    def heading_mine(self, *, page: str | int, pages: int, tables: int) -> str:
        return ("Nie siedzisz przy żadnym otwartym stole" if tables == 0 else f"Siedzisz przy {tables} otwartych stołach" if (tables % 10 in (2, 3, 4) and tables % 100 not in (12, 13, 14)) else f"Siedzisz przy {tables} otwartym stole" if tables == 1 else f"Siedzisz przy {tables} otwartych stołach") + ("." if pages == 1 else f", strona {page} z {pages}.")

    def heading_server(self, *, page: str | int, pages: int, tables: int) -> str:
        return ("Na tym serwerze nie ma otwartych stołów" if tables == 0 else f"Na tym serwerze są {tables} otwarte stoły" if (tables % 10 in (2, 3, 4) and tables % 100 not in (12, 13, 14)) else f"Na tym serwerze jest {tables} otwarty stół" if tables == 1 else f"Na tym serwerze jest {tables} otwartych stołów") + ("." if pages == 1 else f", strona {page} z {pages}.")

    def your_turn(self) -> str:
        return "### Twoja kolej"

    def in_this_server(self) -> str:
        return "### Na tym serwerze"

    def in_other_servers(self) -> str:
        return "### Na innych serwerach"

    def in_servers(self) -> str:
        return "### Na serwerach"

    def in_direct_messages(self) -> str:
        return "### W wiadomościach prywatnych"

    def line_lobby(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f", grają też: {people}," if company == 'with' else "") + f" szuka graczy. Czas: {span}."

    def line_paused(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f", grają też: {people}" if company == 'with' else "") + ": partia wstrzymana."

    def line_yours(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- ▶ **Twoja kolej**: {game}" + (f" ({people})" if company == 'among' else f", grają też: {people}" if company == 'with' else "") + f". Czeka {span}."

    def line_turn(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int, who: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f", grają też: {people}" if company == 'with' else "") + f". Kolej gracza {who}, czeka {span}."

    def line_nobody(self, *, company: Literal['with', 'among', 'alone'], game: str | int, people: str | int, span: str | int) -> str:
        return f"- {game}" + (f" ({people})" if company == 'among' else f", grają też: {people}" if company == 'with' else "") + f". Niczyja kolej, stoi {span}."

    def next_waits(self, *, game: str | int, span: str | int) -> str:
        return f"Twoja partia w {game} czeka na ciebie {span}."

    def next_waits_with(self, *, game: str | int, people: str | int, span: str | int) -> str:
        return f"Twoja partia w {game} (grają też: {people}) czeka na ciebie {span}."

    def digest(self, *, number: int) -> str:
        return (f"{number} partie czekają na ciebie:" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} partia czeka na ciebie:" if number == 1 else f"{number} partii czeka na ciebie:")
