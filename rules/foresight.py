"""Finds what a ply makes certain for its seat, as far as that seat alone decides, in every game."""

from __future__ import annotations

from enum import Enum
from typing import Generic

from msgspec import Struct

from rules.core import Choice, Ply, Position, PositionT, PositionT_co
from rules.notation import legal

_LOOKED_AT = 240
"""The maximum number of positions that are examined for all plies of one choice together.

Each ply has an equal share; a ply that needs more counts as making nothing certain. With this number, a menu of all
plies takes a few milliseconds in every game.
"""


class Consequence(Enum):
    """What is certain for a seat, whatever it chooses in the rest of its turn."""

    WINS = "wins"
    LOSES = "loses"
    DRAWS = "draws"
    OUT = "out"
    """The seat is out of the game, which goes on without it."""


class Foresight(Struct, Generic[PositionT_co], frozen=True):
    """What a ply leads to."""

    consequence: Consequence | None
    """What the ply makes certain; None if nothing is."""

    at_once: bool
    """Whether the ply itself brings that about, and not a later ply of the same turn."""

    choices: int
    """The number of plies that the seat can choose from next in the same turn; 0 if somebody else or chance is next."""

    after: PositionT_co
    """The position after the ply."""


def foresee(position: PositionT, ply: Ply) -> Foresight[PositionT]:
    """What `ply`, one of the plies of a `Choice`, leads to."""
    turn = position.turn()
    assert isinstance(turn, Choice), "only a choice is looked ahead from"
    after = position.play(ply)
    now = _consequence_in(after, turn.seat)
    goes_on = after.waits_for == (turn.seat, turn.turn)
    consequence = now if now or not goes_on else _certain(after, turn, [_LOOKED_AT // len(turn.plies)])
    choices = len(legal(after)) if goes_on else 0
    return Foresight(consequence, now is not None, choices, after)


def _consequence_in(position: Position, seat: int) -> Consequence | None:
    """What has already happened to the seat in this position; None while it plays on."""
    outcome = position.ended
    if outcome is not None:
        if seat in outcome.winners:
            return Consequence.WINS
        return Consequence.LOSES if outcome.winners or position.seats == 1 else Consequence.DRAWS
    return None if seat in position.remaining() else Consequence.OUT


def _certain(position: Position, begun: Choice, left: list[int]) -> Consequence | None:
    """The consequence that every way through the rest of the turn has; None if there is none.

    `left[0]` is the number of plies that may still be examined; it is counted down.
    """
    if consequence := _consequence_in(position, begun.seat):
        return consequence
    if position.waits_for != (begun.seat, begun.turn):
        return None
    plies = legal(position)
    left[0] -= len(plies)
    if left[0] < 0:
        return None
    found: set[Consequence | None] = set()
    for ply in plies:
        found.add(_certain(position.play(ply), begun, left))
        if None in found or len(found) > 1:
            return None
    return found.pop()
