"""The plies of Stranded on Mars. Places in the row and in view count from 1; `code` is a code of `cards`."""

from __future__ import annotations

from itertools import permutations

from rules.core import Ply
from rules.mars.cards import CHAPTERS, CODES, COUNTS


class Aging(Ply, frozen=True):
    """Chance: the top card of the aging stack joins the deck (MA-7, MA-31)."""

    code: str


class Final(Ply, frozen=True):
    """Chance: one of the two Final Chapters of this game (MA-7)."""

    code: str


class Deal(Ply, frozen=True):
    """Chance: a hazard comes from its pile (MA-9, MA-10)."""

    code: str


class Card(Ply, frozen=True):
    """Chance: this card is drawn from the stack (MA-13)."""

    code: str


class Face(Ply, frozen=True):
    """The first or the second hazard dealt is fought (MA-9)."""

    which: int


class Draw(Ply, frozen=True):
    """A card is drawn with a free draw (MA-13)."""


class Pay(Ply, frozen=True):
    """Life is paid for a card (MA-13)."""


class Use(Ply, frozen=True):
    """The ability of this card of the row is used (MA-15)."""

    place: int


class End(Ply, frozen=True):
    """The fight is ended (MA-16)."""


class Destroy(Ply, frozen=True):
    """After a lost fight this card of the row leaves the game (MA-19)."""

    place: int


class Done(Ply, frozen=True):
    """After a lost fight no more cards are destroyed (MA-19)."""


class On(Ply, frozen=True):
    """The ability being used acts on this card of the row (MA-23 to MA-25, MA-28, MA-29)."""

    place: int


class Look(Ply, frozen=True):
    """One more card is drawn by an ability (MA-22, MA-27)."""


class Enough(Ply, frozen=True):
    """The ability stops here (MA-22, MA-27, MA-28)."""


class Drop(Ply, frozen=True):
    """This card in view goes to the discard (MA-27)."""

    place: int


class Keep(Ply, frozen=True):
    """No card in view goes to the discard (MA-27)."""


class Stack(Ply, frozen=True):
    """`stack 21`: the cards in view go back on top, and the first one named is drawn next (MA-27)."""

    order: str


class Chapter(Ply, frozen=True):
    """The first or the second Final Chapter is fought first (MA-33)."""

    which: int


# Plies are values, so all positions share them.
AGING = tuple(map(Aging, CODES))
CARD = tuple(map(Card, CODES))
DEAL = tuple(map(Deal, CODES))
FINAL = {code: Final(code) for code in CHAPTERS}
FACE = (Face(1), Face(2))
CHAPTER = (Chapter(1), Chapter(2))
DRAW, PAY, END, DONE, LOOK, ENOUGH, KEEP = Draw(), Pay(), End(), Done(), Look(), Enough(), Keep()
DROP = tuple(map(Drop, range(1, 4)))
STACK = {cards: tuple(Stack("".join(order)) for order in permutations("123"[:cards])) for cards in (2, 3)}

# The row has at most as many cards as can be owned.
_PLACES = range(1, sum(COUNTS.values()) + 1)
USE = tuple(map(Use, _PLACES))
ON = tuple(map(On, _PLACES))
DESTROY = tuple(map(Destroy, _PLACES))
