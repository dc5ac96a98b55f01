"""The row of face-up cards, and what it adds up to (MA-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from rules.mars.cards import AGING, FEAR, HALF, PLUS, VALUES


class Faceup(NamedTuple):
    """A card of the row. `free` says whether a free draw took it (MA-29)."""

    code: str
    doubled: bool = False
    used: bool = False
    free: bool = False


class Worth(Struct, frozen=True):
    """What a card of the row counts: `points`, made from its `printed` value.

    `feared` says that an `a.fear` made it 0, `counted` is false for a card that `f.half` leaves out.
    """

    printed: int
    doubled: bool
    feared: bool
    counted: bool
    points: int


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
    """The places, from 0, of the cards that the `a.fear` cards make worth 0.

    Each takes the highest printed positive value that is left; of equal ones, one not doubled first.
    """
    fears = sum(card.code == FEAR for card in row)
    positive = [place for place, card in enumerate(row) if VALUES[card.code] > 0]
    positive.sort(key=lambda place: (-VALUES[row[place].code], row[place].doubled))
    return set(positive[:fears])


def _counted(row: Sequence[Faceup], points: Sequence[int]) -> set[int]:
    """The places, from 0, of the half of the row that counts: aging cards first, then those worth most."""
    places = sorted(range(len(row)), key=lambda place: (row[place].code not in AGING, -points[place]))
    return set(places[: (len(row) + 1) // 2])
