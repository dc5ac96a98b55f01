"""Why a move is not legal."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why a move is not legal."""

    text: str
    """The reason, as a sentence to the player to act."""

    clauses: tuple[str, ...]
    """The clauses of the rules that say so (`ST-1`)."""


def because(text: str, *clauses: str) -> Reason:
    """The reason `text`, with the clauses that say so."""
    return Reason(text, clauses)
