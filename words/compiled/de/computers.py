"""The words of words/de/computers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.computers import Computers as English

if TYPE_CHECKING:
    from words.compiled.protocols.computers import ComputersWords


class Computers(English):
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} denkt nach."
