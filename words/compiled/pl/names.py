"""The words of words/pl/names.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.names import Names as English

if TYPE_CHECKING:
    from words.compiled.protocols.names import NamesWords


class Names(English):
    """The messages of names.ftl."""

    def somebody(self) -> str:
        return "Ktoś"

    def former_player(self) -> str:
        return "Dawny gracz"

    def computer(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "Komputer (" + ("średni" if level == 'medium' else "łatwy" if level == 'easy' else "trudny") + ")"

    def computer_short(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "SI: " + ("średni" if level == 'medium' else "łatwy" if level == 'easy' else "trudny")
