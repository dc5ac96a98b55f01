"""Walks of pawns on the structure of Strata 5: the spaces on which a walk of some steps can end, and one way there.

The ends of all walks are found together as sets, not walk by walk. This works because a walk that never turns straight
back cannot meet itself before its fourth step: on a grid, the shortest closed way is a square of four.
"""

from __future__ import annotations

from rules.strata5.board import Mask
from rules.strata5.structure import Structure

_SAFE = 4
"""A walk of this number of steps without turning straight back visits no space twice, except the start at its end."""


def ends(structure: Structure, start: Mask, steps: int, free: Mask, last: Mask) -> Mask:
    """The spaces on which a walk of exactly `steps` steps from the single space `start` can end (S5-9 to S5-12).

    The last step leads onto a space of `last`, and the others onto spaces of `free`. No space is visited twice, and the
    start not again (S5-11). Both sets contain only built spaces.
    """
    free, last = free & ~start, last & ~start
    found = unturning(structure, start, steps, free, last)
    if steps <= _SAFE or not found:
        return found
    # These are all ends and perhaps some others, so each is checked again from its first step on.
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
    """The ends of walks of `steps` steps from any of `starts` that can meet themselves but not turn straight back."""
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


def entering(structure: Structure, entries: Mask, number: int, free: Mask, last: Mask) -> Mask:
    """Where a pawn with this number can end when it enters on one of `entries`, its first step (S5-14)."""
    steps = number - 1
    if steps < _SAFE:
        return unturning(structure, entries, steps, free, last)
    found = 0
    while entries and last:
        entry = entries & -entries
        entries ^= entry
        reached = ends(structure, entry, steps, free, last)
        found |= reached
        last ^= reached
    return found


def way(structure: Structure, start: Mask, steps: int, free: Mask, end: Mask) -> tuple[Mask, ...] | None:
    """One way of exactly `steps` steps from `start` to `end`, including both; None if there is none (S5-15)."""
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
