"""Divides a game into the frames of its replay: the start, each turn, each resignation, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.core import CHANCE, Played, Resign


def frames(played: Sequence[Played], most: int, *, over: bool) -> tuple[range, ...]:
    """The frames of a replay, oldest first: for each frame the indices in `played` of the plies that it shows.

    A frame shows one turn as the game's engine counts turns (`Played.turn`), for example a roll of the die and what
    was done with it, or a whole fight. The first frame shows what chance set up before the first turn, or no ply. If
    the game is `over`, the last frame shows no ply either. With more than `most` frames (`most` is at least 3), turns
    are left out evenly; the first frame, the last turn and the end are kept.
    """
    found: list[range] = []
    for _, group in groupby(range(len(played)), lambda index: _kind(played[index])):
        indices = list(group)
        found.append(range(indices[0], indices[-1] + 1))
    if not found or any(played[index].seat != CHANCE for index in found[0]):
        found.insert(0, range(0))
    if over:
        found.append(range(len(played), len(played)))
    kept = found[-2:]
    return (*_thinned(found[:-2], most - len(kept)), *kept)


def _kind(each: Played) -> tuple[int, int]:
    """What successive plies of one frame have in common: the turn, and for a resignation the seat."""
    return each.turn, each.ply.seat if isinstance(each.ply, Resign) else 0


def _thinned(every: list[range], most: int) -> list[range]:
    """At most `most` of these, evenly spread, including the first."""
    if len(every) <= most:
        return every
    return [every[place * len(every) // most] for place in range(most)]
