"""The words of words/fr/names.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.names import Names as English

if TYPE_CHECKING:
    from words.compiled.protocols.names import NamesWords


class Names(English):
    """The messages of names.ftl."""

    def somebody(self) -> str:
        return "Quelqu’un"

    def former_player(self) -> str:
        return "Ancien compte"

    def computer(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "Ordinateur (" + ("moyen" if level == 'medium' else "facile" if level == 'easy' else "difficile") + ")"

    def computer_short(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "IA : " + ("moyen" if level == 'medium' else "facile" if level == 'easy' else "difficile")
