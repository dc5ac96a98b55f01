"""A fight that has been ended: what a replay shows of it."""

from __future__ import annotations

from msgspec import Struct

from render.face import Scene
from rules.core import Event
from rules.mars import Mars, plies


class EndedFight(Struct, frozen=True):
    """A fight of which the result is known.

    `before` is the position in which it was ended: with its foe, its row of cards and its sum. `events` tell what
    followed (MA-18). `destroyed` are the places (from 0) in that row of the cards that were destroyed for it (MA-19).
    """

    before: Mars
    events: tuple[Event, ...]
    destroyed: frozenset[int]


def last_fight(scene: Scene[Mars]) -> EndedFight | None:
    """The last fight that was ended in what the scene shows as having just happened; None where none was."""
    found: EndedFight | None = None
    left: list[int] = []
    for each in scene.recent:
        match each.ply:
            case plies.End():
                before = each.before
                found, left = EndedFight(before, each.after.events, frozenset()), list(range(len(before.row)))
            case plies.Destroy(place=place) if found is not None:
                found = EndedFight(found.before, found.events, found.destroyed | {left.pop(place - 1)})
    return found
