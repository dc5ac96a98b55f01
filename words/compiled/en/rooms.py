"""The words of words/en/rooms.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.rooms import RoomsWords


class Rooms:
    """The messages of rooms.ftl."""

    def games_heading(self) -> str:
        return "## Games that run here"

    def games_none(self) -> str:
        return "No game runs in this server just now. `/play` opens a table."

    def games_more(self, *, number: int) -> str:
        return "-# " + (f"{number} more game runs" if number == 1 else f"{number} more games run") + " in this server. `/games` lists them."

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str:
        return f"- **{game}**, {people}: {who} is to play."

    def game_nobody(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}."

    def game_paused(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}: paused."


if TYPE_CHECKING:

    def checked(words: Rooms) -> RoomsWords:
        return words
