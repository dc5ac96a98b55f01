"""What can be said of names. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import Literal, Protocol


class NamesWords(Protocol):
    """The messages of names.ftl."""

    def somebody(self) -> str: ...

    def former_player(self) -> str: ...

    def computer(self, *, level: Literal['easy', 'hard', 'medium']) -> str: ...

    def computer_short(self, *, level: Literal['easy', 'hard', 'medium']) -> str: ...
