"""The words of words/en/kit.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.kit import KitWords


class Kit:
    """The messages of kit.ftl."""

    def list_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} and {b}"

    def list_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} and {last}"

    def or_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} or {b}"

    def or_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} or {last}"

    def last(self, *, told: str | int) -> str:
        return f"Last: {told}"

    def unnamed(self, *, seat: str | int) -> str:
        return f"Seat {seat}"

    def fate_wins(self) -> str:
        return ", then you win"

    def fate_loses(self) -> str:
        return ", then you lose"

    def fate_draws(self) -> str:
        return ", then the game is drawn"

    def fate_out(self) -> str:
        return ", then you are out"

    def list_comma(self) -> str:
        return ", "


if TYPE_CHECKING:

    def checked(words: Kit) -> KitWords:
        return words
