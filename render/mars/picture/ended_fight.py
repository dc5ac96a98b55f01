"""Finds the ended fight that a frame of a replay shows."""

from __future__ import annotations

from msgspec import Struct

from render.scene import Scene
from rules.core import Event
from rules.mars import Mars, plies


class EndedFight(Struct, frozen=True):
    """A fight that has been ended."""

    before: Mars
    """The position before the end: it has the foe, the row of cards and the sum."""

    events: tuple[Event, ...]
    """What the end brought about (MA-18)."""

    destroyed: frozenset[int]
    """The cards that were destroyed after the fight (MA-19), by their places (from 0) in the row of `before`."""


def last_fight(scene: Scene[Mars]) -> EndedFight | None:
    """The last fight that was ended in the recent plies of a scene; None if none was."""
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
