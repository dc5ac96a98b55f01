"""The words of words/fr/rooms.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.rooms import Rooms as English

if TYPE_CHECKING:
    from words.compiled.protocols.rooms import RoomsWords


class Rooms(English):
    """The messages of rooms.ftl."""

    def games_heading(self) -> str:
        return "## Parties en cours"

    def games_none(self) -> str:
        return "Aucune partie n’est en cours sur ce serveur. `/play` ouvre une table."

    def games_more(self, *, number: int) -> str:
        return "-# " + (f"{number} autre partie est en cours" if number in (0, 1) else f"{number} autres parties sont en cours") + " sur ce serveur. `/games` en donne la liste."

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str:
        return f"- **{game}**, {people} : à {who} de jouer."

    def game_nobody(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people}."

    def game_paused(self, *, game: str | int, people: str | int) -> str:
        return f"- **{game}**, {people} : en pause."
