"""The plies of Stranded on Mars. Places in the row, and in view, count from 1; codes are those of `cards`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from rules.core import Ply
from rules.mars.cards import CHAPTERS, CODES, COUNTS


@dataclass(frozen=True, slots=True)
class Aging(Ply):
    """Chance: the top card of the aging stack joins the deck (MA-7, MA-31)."""

    code: str


@dataclass(frozen=True, slots=True)
class Final(Ply):
    """Chance: one of the two Final Chapters of this game (MA-7)."""

    code: str


@dataclass(frozen=True, slots=True)
class Deal(Ply):
    """Chance: a hazard comes from its pile (MA-9, MA-10)."""

    code: str


@dataclass(frozen=True, slots=True)
class Card(Ply):
    """Chance: the card that is drawn from the stack (MA-13)."""

    code: str


@dataclass(frozen=True, slots=True)
class Face(Ply):
    """The first or the second hazard dealt is fought (MA-9)."""

    which: int


@dataclass(frozen=True, slots=True)
class Draw(Ply):
    """A card is drawn with a free draw (MA-13)."""


@dataclass(frozen=True, slots=True)
class Pay(Ply):
    """Life is paid for a card (MA-13)."""


@dataclass(frozen=True, slots=True)
class Use(Ply):
    """The ability of this card of the row is used (MA-15)."""

    place: int


@dataclass(frozen=True, slots=True)
class End(Ply):
    """The fight is settled (MA-16)."""


@dataclass(frozen=True, slots=True)
class Destroy(Ply):
    """After a lost fight this card of the row leaves the game (MA-19)."""

    place: int


@dataclass(frozen=True, slots=True)
class Done(Ply):
    """After a lost fight no more cards are destroyed (MA-19)."""


@dataclass(frozen=True, slots=True)
class On(Ply):
    """The ability being used acts on this card of the row (MA-23 to MA-25, MA-28, MA-29)."""

    place: int


@dataclass(frozen=True, slots=True)
class Look(Ply):
    """One more card is drawn by an ability (MA-22, MA-27)."""


@dataclass(frozen=True, slots=True)
class Enough(Ply):
    """The ability stops here (MA-22, MA-27, MA-28)."""


@dataclass(frozen=True, slots=True)
class Drop(Ply):
    """This card in view goes to the discard (MA-27)."""

    place: int


@dataclass(frozen=True, slots=True)
class Keep(Ply):
    """No card in view goes to the discard (MA-27)."""


@dataclass(frozen=True, slots=True)
class Stack(Ply):
    """The cards in view go back on top, in this order, the next one to be drawn first: `stack 21` (MA-27)."""

    order: str


@dataclass(frozen=True, slots=True)
class Chapter(Ply):
    """The first or the second Final Chapter is fought first (MA-33)."""

    which: int


# Plies are values: one of each serves every position.
AGING = tuple(map(Aging, CODES))
CARD = tuple(map(Card, CODES))
DEAL = tuple(map(Deal, CODES))
FINAL = {code: Final(code) for code in CHAPTERS}
FACE = (Face(1), Face(2))
CHAPTER = (Chapter(1), Chapter(2))
DRAW, PAY, END, DONE, LOOK, ENOUGH, KEEP = Draw(), Pay(), End(), Done(), Look(), Enough(), Keep()
DROP = tuple(map(Drop, range(1, 4)))
STACK = {cards: tuple(Stack("".join(order)) for order in permutations("123"[:cards])) for cards in (2, 3)}

# The row is never longer than all the cards that can be owned.
_PLACES = range(1, sum(COUNTS.values()) + 1)
USE = tuple(map(Use, _PLACES))
ON = tuple(map(On, _PLACES))
DESTROY = tuple(map(Destroy, _PLACES))
