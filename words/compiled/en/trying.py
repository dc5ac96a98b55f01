"""The words of words/en/trying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.trying import TryingWords


class Trying:
    """The messages of trying.ftl."""

    def try_moves(self) -> str:
        return "Try moves"

    def undo(self) -> str:
        return "Undo"

    def discard(self) -> str:
        return "Discard all"

    def at_random(self) -> str:
        return "At random"

    def heading(self, *, game: str | int, move: int) -> str:
        return f"-# {game}: you try moves " + ("from the beginning" if move == 0 else f"after move {move}") + ". Nobody else sees it, and nothing is played."

    def chance(self) -> str:
        return "Now chance decides. Choose what happens, or let it be drawn. This has nothing to do with what chance brings at the table."

    def choose_chance(self) -> str:
        return "Choose what happens"

    def too_long(self) -> str:
        return "There is no room for more moves on this board. Undo some of them, or discard all."

    def not_possible(self) -> str:
        return "That cannot be played here."


if TYPE_CHECKING:

    def checked(words: Trying) -> TryingWords:
        return words
