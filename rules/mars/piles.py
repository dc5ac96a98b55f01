"""Piles as what is known of them: how many cards of each code, in the order of CODES.

Nobody has seen the order of such a pile, so each of its cards is as likely as any to be the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import compress

from rules.mars.cards import CODES, INDEX

Counts = tuple[int, ...]
"""An unordered pile: how many cards of each code lie in it, in the order of CODES."""

NONE: Counts = (0,) * len(CODES)
"""A pile without cards."""


def pile(cards: Iterable[str] | Mapping[str, int]) -> Counts:
    """The pile of these cards, given one by one or as a count for each code."""
    counts = list(NONE)
    for code in cards:
        counts[INDEX[code]] += cards[code] if isinstance(cards, Mapping) else 1
    return tuple(counts)


def listed(counts: Counts) -> dict[str, int]:
    """How many cards of each code lie in the pile, without the codes that do not."""
    return dict(zip(compress(CODES, counts), filter(None, counts), strict=True))


def plus(counts: Counts, code: str) -> Counts:
    """The pile with one card more."""
    at = INDEX[code]
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])


def minus(counts: Counts, code: str) -> Counts:
    """The pile with one card fewer, which must lie in it."""
    at = INDEX[code]
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def joined(one: Counts, other: Counts) -> Counts:
    """Both piles in one."""
    return tuple(here + there for here, there in zip(one, other, strict=True))
