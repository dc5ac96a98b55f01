"""The words of words/de/names.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.names import Names as English

if TYPE_CHECKING:
    from words.compiled.protocols.names import NamesWords


class Names(English):
    """The messages of names.ftl."""

    def somebody(self) -> str:
        return "Jemand"

    def former_player(self) -> str:
        return "Gelöschtes Profil"

    def computer(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "Computer (" + ("mittel" if level == 'medium' else "leicht" if level == 'easy' else "schwer") + ")"

    def computer_short(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return "KI: " + ("mittel" if level == 'medium' else "leicht" if level == 'easy' else "schwer")
