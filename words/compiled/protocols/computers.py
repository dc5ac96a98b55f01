"""What can be said of computers. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import Literal, Protocol


class ComputersWords(Protocol):
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str: ...
