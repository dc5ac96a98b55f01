"""The row of face-up cards, and its sum (MA-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from rules.mars.cards import AGING, FEAR, HALF, PLUS, VALUES


class Faceup(NamedTuple):
    """A card of the row."""

    code: str
    doubled: bool = False
    """Whether it counts twice (MA-24)."""

    used: bool = False
    """Whether its ability was used (MA-15)."""

    free: bool = False
    """Whether it was a free card (MA-29)."""


class Worth(Struct, frozen=True):
    """What a card of the row counts."""

    printed: int
    """The printed value."""

    doubled: bool
    feared: bool
    """Whether an `a.fear` makes it 0."""

    counted: bool
    """Whether it counts; False for a card that `f.half` leaves out."""

    points: int
    """What it adds to the sum."""


def worths(row: Sequence[Faceup], chapter: str) -> tuple[Worth, ...]:
    """What each card of `row` counts in the fight against `chapter`, which may be a hazard as well (MA-17)."""
    feared = _feared(row)
    points = [
        0 if place in feared else VALUES[card.code] * (2 if card.doubled else 1) for place, card in enumerate(row)
    ]
    if chapter == PLUS:
        points = [each + 1 for each in points]
    counted = _counted(row, points) if chapter == HALF else range(len(row))
    return tuple(
        Worth(VALUES[card.code], card.doubled, place in feared, place in counted, each if place in counted else 0)
        for place, (card, each) in enumerate(zip(row, points, strict=True))
    )


def total(row: Sequence[Faceup], chapter: str) -> int:
    """The sum of `row` in the fight against `chapter`, which may be a hazard as well (MA-17)."""
    return sum(worth.points for worth in worths(row, chapter))


def _feared(row: Sequence[Faceup]) -> set[int]:
    """The places (from 0) of the cards that `a.fear` cards make 0.

    Each `a.fear` takes the card with the highest positive printed value that is left; of equal ones, first one that is
    not doubled.
    """
    fears = sum(card.code == FEAR for card in row)
    positive = [place for place, card in enumerate(row) if VALUES[card.code] > 0]
    positive.sort(key=lambda place: (-VALUES[row[place].code], row[place].doubled))
    return set(positive[:fears])


def _counted(row: Sequence[Faceup], points: Sequence[int]) -> set[int]:
    """The places (from 0) of the half of the row that counts: first aging cards, then those with the most points."""
    places = sorted(range(len(row)), key=lambda place: (row[place].code not in AGING, -points[place]))
    return set(places[: (len(row) + 1) // 2])
