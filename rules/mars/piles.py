"""Unordered piles: the number of cards of each code, in the order of CODES.

Nobody knows the order of such a pile, so all of its cards are equally likely to be the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import compress

from rules.mars.cards import CODES, INDEX

Counts = tuple[int, ...]
"""An unordered pile: the number of its cards of each code, in the order of CODES."""

NONE: Counts = (0,) * len(CODES)
"""The empty pile."""


def pile(cards: Iterable[str] | Mapping[str, int]) -> Counts:
    """The pile of these cards, which are given one by one or as numbers by code."""
    counts = list(NONE)
    for code in cards:
        counts[INDEX[code]] += cards[code] if isinstance(cards, Mapping) else 1
    return tuple(counts)


def listed(counts: Counts) -> dict[str, int]:
    """The numbers of cards by code, without codes that are not in the pile."""
    return dict(zip(compress(CODES, counts), filter(None, counts), strict=True))


def plus(counts: Counts, code: str) -> Counts:
    """The pile with one more card."""
    at = INDEX[code]
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])


def minus(counts: Counts, code: str) -> Counts:
    """The pile without one card, which must be in it."""
    at = INDEX[code]
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def joined(one: Counts, other: Counts) -> Counts:
    """Both piles together."""
    return tuple(here + there for here, there in zip(one, other, strict=True))
