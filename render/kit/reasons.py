"""Why a move is not legal."""

from __future__ import annotations

import re

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


def cited(reason: str) -> Reason | None:
    """A reason from a text that ends with its clauses in brackets, `c3 is the hole (ST-1).`; None for an empty one."""
    found = _CITED.search(reason)
    if found is None:
        return Reason(reason, ()) if reason else None
    clauses: list[str] = []
    for part in found[1].split(", "):
        first, last = part.split(" to ")[0], part.split(" to ")[-1]
        letters, low = first.split("-")
        clauses += [f"{letters}-{number}" for number in range(int(low), int(last.split("-")[1]) + 1)]
    return Reason(reason[: found.start()] + ".", tuple(clauses))


_CLAUSE = r"[A-Z][A-Z0-9]-\d+"
_CITED = re.compile(rf" \(({_CLAUSE}(?:(?:, | to ){_CLAUSE})*)\)\.$")
