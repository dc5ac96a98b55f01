"""Which frames the replay of a game has: its start, each turn, each resignation, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules.core import CHANCE, Played, Resign


def frames(played: Sequence[Played], most: int, *, over: bool) -> tuple[range, ...]:
    """The frames of a replay, oldest first: of each, the indices of the plies in `played` that it shows.

    A turn is what the game's engine counts as one (`Played.turn`), so a die and what is done with it, or a whole fight,
    are one frame. What chance sets up before the first turn is the first frame; without that the first frame shows no
    ply. The end of a game that is `over` is a frame without a ply as well. Where there are more than `most` frames
    (at least 3), turns are left out evenly; the first frame, the last turn and the end stay.
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
    """Plies in a row of which this is the same are one frame: the turn, and for a resignation the seat."""
    return each.turn, each.ply.seat if isinstance(each.ply, Resign) else 0


def _thinned(every: list[range], most: int) -> list[range]:
    """At most so many of these, spread evenly, the first among them."""
    if len(every) <= most:
        return every
    return [every[place * len(every) // most] for place in range(most)]
