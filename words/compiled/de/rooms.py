"""The words of words/de/rooms.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.rooms import Rooms as English

if TYPE_CHECKING:
    from words.compiled.protocols.rooms import RoomsWords


class Rooms(English):
    """The messages of rooms.ftl."""

    def games_heading(self) -> str:
        return "## Partien, die hier laufen"

    def games_none(self) -> str:
        return "Auf diesem Server läuft gerade keine Partie. `/play` eröffnet einen Tisch."

    def games_more(self, *, number: int) -> str:
        return "-# " + (f"{number} weitere Partie läuft" if number == 1 else f"{number} weitere Partien laufen") + " auf diesem Server. `/games` zählt sie auf."

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str:
        return f"- **{game}**, {people}: {who} ist am Zug."

    def game_nobody(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}."

    def game_paused(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}: angehalten."
