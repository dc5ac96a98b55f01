"""Divisions of a league: how large they are, and who plays in which one next season."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from statistics import median

from msgspec import Struct

SMALLEST, LARGEST = 5, 10
"""The fewest and the most members of a division, where there are several. Divisions of four are made if wanted."""


def sizes(count: int, size: int = 8) -> list[int]:
    """The sizes of divisions for so many entrants, the highest division first.

    They have `size` members, which is from 4 to 10, but for the last ones. Fewer than ten entrants are one division, or
    fewer than eight where divisions of four are wanted.

    >>> sizes(17), sizes(20), sizes(29), sizes(8, 4)
    ([8, 9], [8, 6, 6], [8, 8, 8, 5], [4, 4])
    """
    least = min(SMALLEST, size)
    if count < 2 * least:
        return [count]
    full, rest = divmod(count, size)
    usual = [size] * full
    if not rest:
        return usual
    if rest >= least:
        return [*usual, rest]
    if rest <= full and size < LARGEST:
        return [*usual[rest:], *[size + 1] * rest]
    if size + rest >= 2 * least:
        # The last division and what is left over share their members.
        return [*usual[:-1], size + rest - (size + rest) // 2, (size + rest) // 2]
    # None of these keeps all divisions large enough: equal ones, as many as come nearest to the size.
    number = min(count // least, (2 * count + size) // (2 * size))
    return [count // number + (at < count % number) for at in range(number)]


class Newcomer(Struct, frozen=True):
    """Somebody who did not play last season; `rating` is their established rating, or None."""

    who: int
    rating: float | None = None


class _From(IntEnum):
    """Where a member of a division comes from. Who comes first is the first to fill a free place above."""

    STAYING = 0
    RELEGATED = 1
    PROMOTED = 2
    NEW = 3
    BARRED = 4
    """Stays, and cannot go up."""


_Member = tuple[_From, int, int]
"""Where somebody comes from, their place there, and who it is."""

_LEAVING = {_From.NEW: 4, _From.BARRED: 3, _From.STAYING: 2, _From.PROMOTED: 1, _From.RELEGATED: 0}
"""Who goes down first where a division has too many members: the largest number."""


_RAISED = {_From.STAYING: _From.PROMOTED, _From.BARRED: _From.PROMOTED, _From.RELEGATED: _From.STAYING}
"""Where somebody comes from who fills a free place above. Who would have gone down stays."""

_LOWERED = {_From.STAYING: _From.RELEGATED, _From.BARRED: _From.RELEGATED, _From.PROMOTED: _From.STAYING}
"""Where somebody comes from for whom there is no place any more."""


def moving(upper: int, lower: int, usual: int = 2) -> int:
    """How many go up and down between two divisions of these sizes: 1 where one has five members or fewer."""
    return min(usual, 1) if min(upper, lower) <= SMALLEST else usual


def next_season(
    tables: Sequence[Sequence[int]],
    playing: Collection[int],
    newcomers: Sequence[Newcomer] = (),
    *,
    barred: Collection[int] = (),
    ratings: Mapping[int, float] | None = None,
    size: int = 8,
    moves: int = 2,
) -> list[list[int]]:
    """The divisions of the next season, the highest first, each in the order in which its members are numbered.

    `tables` has the final order of each division of the last season, without shared places; `playing` are those of
    them who play again. `barred` cannot go up, since they have lost two games by time: the next one goes up in their
    place. Free places are filled by the best of the division below who do not go up. Newcomers enter the lowest
    division, or the one above it if their rating is above the median there; `ratings` are the established ones of the
    last season.
    """
    levels = _moved(tables, playing, barred, moves)
    wanted = sizes(sum(map(len, levels)) + len(newcomers), size)
    while len(levels) > len(wanted):
        last = levels.pop()
        levels[-1].extend(last)
    levels += [[] for _ in range(len(wanted) - len(levels))]
    _enter(levels, newcomers, ratings or {})
    for at, places in enumerate(wanted):
        _fill(levels, at, places)
    return [[who for _, _, who in sorted(level, key=_order)] for level in levels]


class Moves(Struct, frozen=True):
    """Who leaves a division after a season: upwards, the first one first, and downwards."""

    up: tuple[int, ...] = ()
    down: tuple[int, ...] = ()


def moves_of(
    tables: Sequence[Sequence[int]], playing: Collection[int], barred: Collection[int] = (), moves: int = 2
) -> list[Moves]:
    """Who goes up and down from each division, as `next_season` moves them before it fills free places."""
    found = []
    for at, table in enumerate(tables):
        up = moving(len(tables[at - 1]), len(table), moves) if at else 0
        down = moving(len(table), len(tables[at + 1]), moves) if at + 1 < len(tables) else 0
        falling = table[len(table) - down :]
        rising = [who for who in table if who in playing and who not in barred and who not in falling][:up]
        found.append(Moves(tuple(rising), tuple(who for who in falling if who in playing)))
    return found


def _moved(
    tables: Sequence[Sequence[int]], playing: Collection[int], barred: Collection[int], moves: int
) -> list[list[_Member]]:
    """The divisions after promotion and relegation, with those who play again."""
    levels: list[list[_Member]] = [[] for _ in tables]
    for at, (table, leaving) in enumerate(zip(tables, moves_of(tables, playing, barred, moves), strict=True)):
        for place, who in enumerate(table):
            if who not in playing:
                continue
            if who in leaving.up:
                levels[at - 1].append((_From.PROMOTED, place, who))
            elif who in leaving.down:
                levels[at + 1].append((_From.RELEGATED, place, who))
            else:
                levels[at].append((_From.BARRED if who in barred else _From.STAYING, place, who))
    return levels


def _enter(levels: Sequence[list[_Member]], newcomers: Sequence[Newcomer], ratings: Mapping[int, float]) -> None:
    """Newcomers enter the lowest division, or the one above it."""
    rated = [ratings[who] for _, _, who in levels[-2] if who in ratings] if len(levels) > 1 else []
    bar = median(rated) if rated else None
    ordered = sorted(newcomers, key=lambda each: (each.rating is None, -(each.rating or 0.0)))
    for place, each in enumerate(ordered):
        above = bar is not None and each.rating is not None and each.rating > bar
        levels[-2 if above else -1].append((_From.NEW, place, each.who))


def _fill(levels: Sequence[list[_Member]], at: int, places: int) -> None:
    """Take members from the divisions below, or hand them down, until this division has so many."""
    level = levels[at]
    while len(level) < places:
        below = next(each for each in levels[at + 1 :] if each)
        below.remove(best := min(below))
        level.append((_RAISED.get(best[0], best[0]), *best[1:]))
    while len(level) > places:
        level.remove(last := max(level, key=lambda each: (_LEAVING[each[0]], each[1])))
        levels[at + 1].append((_LOWERED.get(last[0], last[0]), *last[1:]))


def _order(member: _Member) -> tuple[int, int]:
    """The order in which members are numbered: who came down, who stays, who came up, who is new."""
    order = (_From.RELEGATED, _From.STAYING, _From.BARRED, _From.PROMOTED, _From.NEW)
    return (1 if member[0] in {_From.STAYING, _From.BARRED} else order.index(member[0]), member[1])
