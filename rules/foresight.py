"""Looking ahead: what a ply leads to as far as its seat alone decides it, in every game by the same means."""

from __future__ import annotations

from enum import Enum
from typing import Generic

from msgspec import Struct

from rules.core import Choice, Over, Ply, Position, PositionT, PositionT_co

_LOOKED_AT = 240
"""So many positions are looked at for all plies of a choice together; beyond its share of them, of a ply nothing is
said. A menu of all plies of any game takes some milliseconds so."""


class Consequence(Enum):
    """What becomes of a seat whatever it chooses in the rest of its turn."""

    WINS = "wins"
    LOSES = "loses"
    DRAWS = "draws"
    OUT = "out"
    """It is out of a game that goes on."""


class Foresight(Struct, Generic[PositionT_co], frozen=True):
    """What a ply leads to: `consequence` where it is certain, and `at_once` whether the ply itself brings it about.

    `choices` are how many plies the seat then chooses from in the same turn; 0 where somebody else or chance is next.
    `after` is the position that the ply itself makes.
    """

    consequence: Consequence | None
    at_once: bool
    choices: int
    after: PositionT_co


def foresee(position: PositionT, ply: Ply) -> Foresight[PositionT]:
    """What `ply`, one of the plies of a choice, leads to."""
    turn = position.turn()
    assert isinstance(turn, Choice), "only a choice is looked ahead from"
    after = position.play(ply)
    now = _consequence_in(after, turn.seat)
    following = after.turn()
    goes_on = isinstance(following, Choice) and (following.seat, following.turn) == (turn.seat, turn.turn)
    consequence = now if now or not goes_on else _certain(after, turn, [_LOOKED_AT // len(turn.plies)])
    choices = len(following.plies) if isinstance(following, Choice) and goes_on else 0
    return Foresight(consequence, now is not None, choices, after)


def _consequence_in(position: Position, seat: int) -> Consequence | None:
    """What has become of the seat at this position."""
    turn = position.turn()
    if isinstance(turn, Over):
        if seat in turn.outcome.winners:
            return Consequence.WINS
        return Consequence.LOSES if turn.outcome.winners or position.seats == 1 else Consequence.DRAWS
    return None if seat in position.remaining() else Consequence.OUT


def _certain(position: Position, begun: Choice, left: list[int]) -> Consequence | None:
    """The consequence that every way through the rest of the turn has, or None.

    `left[0]` is how many more positions may be looked at; it is counted down.
    """
    if consequence := _consequence_in(position, begun.seat):
        return consequence
    turn = position.turn()
    if not isinstance(turn, Choice) or (turn.seat, turn.turn) != (begun.seat, begun.turn):
        return None
    left[0] -= len(turn.plies)
    if left[0] < 0:
        return None
    found: set[Consequence | None] = set()
    for ply in turn.plies:
        found.add(_certain(position.play(ply), begun, left))
        if None in found or len(found) > 1:
            return None
    return found.pop()
