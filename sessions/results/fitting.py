"""A computer of somebody's strength: how strong they are against computers, and which level they would score 45 % with.

Strengths are in the points of ratings. Those of the levels were measured (`opponents.ladder`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from data.rows import Finished
from opponents.ladder.fitting import expected, likely
from opponents.ladder.known import strength_of
from opponents.skill import Level
from sessions.results.ratings import AVERAGE
from sessions.state.players import ComputerLevel

GOAL = 0.45
"""The score that somebody is to have: a little less than half, so that there is something to learn."""

_MEMORY = 0.92
"""By how much a game makes the earlier ones worth less: somebody who learns meets stronger computers soon."""

_SPREAD = 2000.0
"""How uncertain the strength of somebody is who has played no computer: next to nothing is known."""

_STEP = 150.0
"""How far levels are taken to be apart in a game in which nobody has measured them."""


class Met(Struct, frozen=True):
    """A game as one player and one computer saw it.

    Attributes:
        points (float): how strong the computer is.
        worth (float): how much the game says: as in ratings, less where several played.
        won (float): how much of that the player won.
    """

    points: float
    worth: float
    won: float


class Fit(Struct, frozen=True):
    """What was chosen for somebody.

    Attributes:
        level (ComputerLevel): the level.
        score (float): what they can expect against it, from 0 to 1.
        games (int): how many games against computers that follows from.
        points (float or None): how strong the level is; None where nobody has measured it.
    """

    level: ComputerLevel
    score: float
    games: int
    points: float | None = None


def points_of(game_key: str, options: Mapping[str, str], level: ComputerLevel) -> float:
    """How strong a level is: as measured, or else as levels of a game without measurements are taken to be."""
    known = strength_of(game_key, options, Level(level.value))
    return known.points if known is not None else AVERAGE + _STEP * (list(ComputerLevel).index(level) - 1)


def met(
    games: Iterable[Finished],
    user_id: int,
    points: Callable[[str, Mapping[str, str], ComputerLevel], float] = points_of,
) -> list[Met]:
    """The user's games against computers as meetings, in the order of the games. Draws count half."""
    found = []
    for game in games:
        own = next((each for each in game.results if each.user_id == user_id), None)
        if own is None or game.rated != "computer":
            continue
        options = options_of(game)
        worth = 2 / len(game.results)
        for seat in game.results:
            if seat.level is not None:
                strength = points(game.game, options, ComputerLevel(seat.level))
                won = worth * (0.5 if own.place == seat.place else own.place < seat.place)
                found.append(Met(strength, worth, won))
    return found


def options_of(game: Finished) -> dict[str, str]:
    """The options of a finished game by name."""
    return dict(each.split("=", 1) for each in game.options.split())


def strength(games: Iterable[Met]) -> float:
    """How strong somebody probably is, in points: `AVERAGE` without a game; the last games count most."""
    newest_first = reversed(list(games))
    weighed = [(each.points, each.won / each.worth, each.worth * _MEMORY**age) for age, each in enumerate(newest_first)]
    return likely(AVERAGE, _SPREAD, weighed)


def rising(points: Mapping[ComputerLevel, float]) -> dict[ComputerLevel, float]:
    """The strengths of levels, the weakest level first: none is weaker than one below it.

    Where it seems so, their difference is smaller than what few matches can tell.
    """
    found = dict[ComputerLevel, float]()
    for level in ComputerLevel:
        found[level] = max([points[level], *found.values()])
    return found


def chosen(
    points: float, levels: Mapping[ComputerLevel, float], lot: str, games: int = 0, last: ComputerLevel | None = None
) -> Fit:
    """The level for somebody of that strength, of these levels with theirs (`rising`).

    Where the goal lies between two neighbours, the lot decides, so that they score as much on average. The same lot
    chooses the same level. It is at most one step from the level `last`: a single game says little.
    """
    order = list(levels)
    if last is not None:
        at = order.index(last)
        order = order[max(0, at - 1) : at + 2]
    scores = {each: expected(points, levels[each]) for each in order}
    below = [each for each in order if scores[each] >= GOAL]
    above = [each for each in order if scores[each] < GOAL]
    if not below or not above:
        level = below[-1] if below else above[0]
        return Fit(level, scores[level], games)
    easier, harder = below[-1], above[0]
    part = (scores[easier] - GOAL) / (scores[easier] - scores[harder])
    level = harder if random.Random(lot).random() < part else easier  # noqa: S311 - no secret, and repeatable
    return Fit(level, scores[level], games)


def last_level(games: Sequence[Finished]) -> ComputerLevel | None:
    """The highest level of the computers in the last of these games with any; None without one."""
    order = list(ComputerLevel)
    for game in reversed(games):
        levels = [order.index(ComputerLevel(each.level)) for each in game.results if each.level is not None]
        if levels:
            return order[max(levels)]
    return None
