"""The events and the endings of Stranded on Mars."""

from __future__ import annotations

from enum import Enum

from rules.core import Ending, Event
from rules.mars.cards import Phase


class GameEnd(Ending):
    """How a game ends (MA-34 to MA-36, MA-38)."""

    WON = "won"
    LOST_FIGHT = "cannot pay for a lost fight"
    HUNGER = "cannot pay for hunger"
    CHAPTER = "chapter not beaten"
    RESIGNED = "resigned"


class Cost(Enum):
    """What life is paid for."""

    CARD = "card"
    LOST_FIGHT = "lost fight"
    HUNGER = "hunger"


class LifeGained(Event, frozen=True):
    """Life has risen by `points` (MA-21)."""

    points: int


class LifePaid(Event, frozen=True):
    """`points` of life were paid (MA-13, MA-18)."""

    points: int
    cost: Cost


class NotPaid(Event, frozen=True):
    """`points` of life had to be paid and were not there, so the game is lost (MA-35)."""

    points: int
    cost: Cost


class AgingJoined(Event, frozen=True):
    """This aging card has joined the deck (MA-7, MA-31)."""

    code: str


class Renewed(Event, frozen=True):
    """The discard has become the new stack with this number of cards (MA-31, MA-32)."""

    cards: int


class Destroyed(Event, frozen=True):
    """This card has left the game (MA-19, MA-23)."""

    code: str


class Doubled(Event, frozen=True):
    """This card of the row counts twice (MA-24)."""

    code: str


class Copied(Event, frozen=True):
    """The ability of this card is used once more (MA-25)."""

    code: str


class Stepped(Event, frozen=True):
    """From now on the hazard has the value of this phase (MA-26)."""

    phase: Phase


class Exchanged(Event, frozen=True):
    """This card has gone to the discard, and another one will take its place (MA-28)."""

    code: str


class PutUnder(Event, frozen=True):
    """This card is below the stack now; if `free`, it was a free card, which is given back (MA-29)."""

    code: str
    free: bool


class Dropped(Event, frozen=True):
    """This card in view went to the discard (MA-27)."""

    code: str


class Restacked(Event, frozen=True):
    """This number of cards went back on top of the stack (MA-27)."""

    cards: int


class Won(Event, frozen=True):
    """The fight against this hazard or chapter was won, with `total` against `value` (MA-18)."""

    code: str
    total: int
    value: int


class Lost(Event, frozen=True):
    """The fight against this hazard was lost, with `total` against `value` (MA-18)."""

    code: str
    total: int
    value: int


class PhaseBegun(Event, frozen=True):
    """A new phase has begun (MA-11)."""

    phase: Phase
