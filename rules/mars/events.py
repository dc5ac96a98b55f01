"""What a ply of Stranded on Mars can bring about by itself, and how a game can end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.core import Ending, Event
from rules.mars.cards import Phase


class Fate(Ending):
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


@dataclass(frozen=True, slots=True)
class LifeGained(Event):
    """Life has risen by `points` (MA-21)."""

    points: int


@dataclass(frozen=True, slots=True)
class LifePaid(Event):
    """`points` of life were paid (MA-13, MA-18)."""

    points: int
    cost: Cost


@dataclass(frozen=True, slots=True)
class NotPaid(Event):
    """`points` of life were to be paid and not there: the game is lost (MA-35)."""

    points: int
    cost: Cost


@dataclass(frozen=True, slots=True)
class AgingJoined(Event):
    """This aging card has joined the deck (MA-7, MA-31)."""

    code: str


@dataclass(frozen=True, slots=True)
class Renewed(Event):
    """The discard has become the new stack, of so many cards (MA-31, MA-32)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """This card has left the game (MA-19, MA-23)."""

    code: str


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """This card of the row counts twice (MA-24)."""

    code: str


@dataclass(frozen=True, slots=True)
class Copied(Event):
    """The ability of this card is used once more (MA-25)."""

    code: str


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """The hazard is valued by this phase from now on (MA-26)."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """This card has gone to the discard, and another comes into its place (MA-28)."""

    code: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event):
    """This card lies below the stack now; with `free`, the free draw that took it is given back (MA-29)."""

    code: str
    free: bool


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """This card in view went to the discard (MA-27)."""

    code: str


@dataclass(frozen=True, slots=True)
class Restacked(Event):
    """So many cards went back on top of the stack (MA-27)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The fight against this hazard or chapter was won, with `total` against `value` (MA-18)."""

    code: str
    total: int
    value: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """The fight against this hazard was lost, with `total` against `value` (MA-18)."""

    code: str
    total: int
    value: int


@dataclass(frozen=True, slots=True)
class PhaseBegun(Event):
    """A new phase has begun (MA-11)."""

    phase: Phase
