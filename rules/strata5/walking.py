"""How a pawn of Strata 5 goes over the structure: where a walk of so many steps can end, and one way to go there.

Walks of many pawns' lengths are found at once, set by set, rather than one by one: a walk that never turns straight
back cannot meet itself before its fourth step, for on a grid the shortest way round is a square of four.
"""

from __future__ import annotations

from rules.strata5.board import Mask
from rules.strata5.structure import Structure

_SAFE = 4
"""So many steps without turning straight back step on no space twice, but for the start, with the last of them."""


def ends(structure: Structure, start: Mask, steps: int, free: Mask, last: Mask) -> Mask:
    """The spaces on which a walk of exactly `steps` steps from the one space `start` can end (S5-9 to S5-12).

    Steps before the last go onto spaces of `free`, the last onto one of `last`; no space is stepped on twice, nor the
    start (S5-11). Both sets hold built spaces alone.
    """
    free, last = free & ~start, last & ~start
    found = unturning(structure, start, steps, free, last)
    if steps <= _SAFE or not found:
        return found
    # What is found so far holds every end, and perhaps a few too many: they must be found again from a first step on.
    wanted, found = found, 0
    firsts = unturning(structure, start, 1, free, free)
    while firsts and wanted:
        first = firsts & -firsts
        firsts ^= first
        reached = ends(structure, first, steps - 1, free, wanted)
        found |= reached
        wanted ^= reached
    return found


def unturning(structure: Structure, starts: Mask, steps: int, free: Mask, last: Mask) -> Mask:
    """Where walks of `steps` steps from any of `starts` end, if they may meet themselves but not turn straight back."""
    up, right, size = structure.up, structure.right, structure.size
    north = south = east = west = starts
    for left in range(steps, 0, -1):
        onto = free if left > 1 else last
        along, across = east | west, north | south
        north, south, east, west = (
            ((north | along) & up) << 1 & onto,
            (south | along) >> 1 & up & onto,
            ((east | across) & right) << size & onto,
            (west | across) >> size & right & onto,
        )
    return north | south | east | west


def entering(structure: Structure, doors: Mask, number: int, free: Mask, last: Mask) -> Mask:
    """Where a pawn with this number can end when it enters on one of `doors`, its first step (S5-14)."""
    steps = number - 1
    if steps < _SAFE:
        return unturning(structure, doors, steps, free, last)
    found = 0
    while doors and last:
        door = doors & -doors
        doors ^= door
        reached = ends(structure, door, steps, free, last)
        found |= reached
        last ^= reached
    return found


def way(structure: Structure, start: Mask, steps: int, free: Mask, end: Mask) -> tuple[Mask, ...] | None:
    """One way of exactly `steps` steps from `start` to `end`, both included; None where there is none (S5-15)."""
    if not ends(structure, start, steps, free, end):
        return None
    if steps == 1:
        return start, end
    left = free & ~start
    firsts = unturning(structure, start, 1, left, left)
    while firsts:
        first = firsts & -firsts
        firsts ^= first
        if rest := way(structure, first, steps - 1, left, end):
            return start, *rest
    raise AssertionError("a walk that has an end has a way")
