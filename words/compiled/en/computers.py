"""The words of words/en/computers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.computers import ComputersWords


class Computers:
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} thinks."


if TYPE_CHECKING:

    def checked(words: Computers) -> ComputersWords:
        return words
