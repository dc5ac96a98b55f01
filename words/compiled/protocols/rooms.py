"""What can be said of rooms. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import Literal, Protocol


class RoomsWords(Protocol):
    """The messages of rooms.ftl."""

    def games_heading(self) -> str: ...

    def games_none(self) -> str: ...

    def games_more(self, *, number: int) -> str: ...

    def game_turn(self, *, game: str | int, people: str | int, who: str | int) -> str: ...

    def game_nobody(self, *, game: str | int, people: str | int) -> str: ...

    def game_paused(self, *, game: str | int, people: str | int) -> str: ...
