"""The words of words/en/names.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.names import NamesWords


class Names:
    """The messages of names.ftl."""

    def somebody(self) -> str:
        return "Somebody"

    def former_player(self) -> str:
        return "Former player"

    def computer(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "Computer (" + ("medium" if level == 'medium' else "easy" if level == 'easy' else "hard") + ")"

    def computer_short(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "AI: " + ("medium" if level == 'medium' else "easy" if level == 'easy' else "hard")


if TYPE_CHECKING:

    def checked(words: Names) -> NamesWords:
        return words
