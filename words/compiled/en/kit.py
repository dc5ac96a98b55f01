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

    def list_comma(self) -> str:
        return ", "

    def list_semicolon(self) -> str:
        return "; "

    def decimal(self, *, digits: str | int, whole: str | int) -> str:
        return f"{whole}.{digits}"

    def last(self, *, told: str | int) -> str:
        return f"Last: {told}"

    def unnamed(self, *, seat: str | int) -> str:
        return f"Seat {seat}"

    def ended(self) -> str:
        return "The game has ended."

    def game_begins(self) -> str:
        return "The game begins."

    def table_ended(self) -> str:
        return "The table ended the game here."

    def label_wins(self, *, meaning: str | int) -> str:
        return f"{meaning}, then you win"

    def label_loses(self, *, meaning: str | int) -> str:
        return f"{meaning}, then you lose"

    def label_draws(self, *, meaning: str | int) -> str:
        return f"{meaning}, then the game is drawn"

    def label_out(self, *, meaning: str | int) -> str:
        return f"{meaning}, then you are out"

    def label_further(self, *, further: str | int, meaning: str | int) -> str:
        return f"{meaning}, then {further}"

    def several(self, *, meaning: str | int, times: str | int) -> str:
        return f"{meaning} ×{times}"

    def gave_up(self, *, who: str | int) -> str:
        return f"{who} gave up."

    def departed(self, *, how: Literal['late', 'left', 'taken'], who: str | int) -> str:
        return f"{who} " + ("left the server" if how == 'left' else "ran out of time" if how == 'late' else "was taken out by a moderator") + "."

    def plate_gone(self, *, how: Literal['late', 'left', 'taken', 'resigned']) -> str:
        return ("was taken out by a moderator" if how == 'taken' else "left the server" if how == 'left' else "ran out of time" if how == 'late' else "gave up")


if TYPE_CHECKING:

    def checked(words: Kit) -> KitWords:
        return words
