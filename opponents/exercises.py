"""Exercises: costly turns of a game that somebody has played, as positions in which they look for a better one.

An analysis names the choices that seem to have cost most. Each of them is searched once more, with fresh dice: the turn
that is best there, and then the positions after it and after what was played. Only what still costs ENOUGH is an
exercise. An answer that nobody has searched before is judged by a search of the position after it, with as many nodes.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from itertools import islice, takewhile

import msgspec
from msgspec import Struct

from opponents.analysis import EXACT, FEWEST, Analysed, Look, Mistake, Value
from opponents.skill import Level, budget
from opponents.thought import Candidate
from rules.core import Chance, Played, Position, Resign
from rules.notation import read_recorded
from rules.record import Record, parse

MOST = 3
"""The most exercises from one game."""

TRIED = 5
"""The most choices of one player that are searched once more."""

ENOUGH = 0.05
"""The least that a turn costs, as a share."""

HOPE = 0.03
"""A choice that costs less by the analysis is not searched once more."""

LOOK = 2
"""The number of a look at an exercise: an analysis looks at such a moment twice before (`Look.again`)."""

NODES = 2.0
"""The nodes of each search, as a multiple of those of the level hard; all outcomes of chance share them."""

LEAST_BEHIND, MOST_BEHIND, PART_BEHIND = 0.02, 0.05, 0.25
"""An answer is as good if its share is smaller than the best one by at most this part of what the played turn has cost,
but no more than MOST_BEHIND, and in any case if by at most LEAST_BEHIND: searches are not more precise."""


class Exercise(Struct, frozen=True):
    """A costly turn.

    Attributes:
        record (str): the game up to the choice, as a record's text.
        move (int): the number of the choice among the moves of the game, from 1.
        better (Candidate): the best turn, or its beginning, with the best play after it.
        played (Candidate): what was played, as far as `better` goes, with the best play after it.
        nodes (int): the nodes of each of the searches that compared them.
    """

    record: str
    move: int
    better: Candidate
    played: Candidate
    nodes: int

    def as_good(self, share: float, seat: int) -> bool:
        """Whether an answer after which the share of `seat` is `share` is as good as the better turn.

        >>> from opponents.thought import Candidate
        >>> one = Exercise("", 1, Candidate(("a",), (0.6, 0.4)), Candidate(("b",), (0.4, 0.6)), 900)
        >>> one.as_good(0.56, 1), one.as_good(0.54, 1)
        (True, False)
        """
        best = self.better.shares[seat - 1]
        cost = best - self.played.shares[seat - 1]
        return share >= best - max(LEAST_BEHIND, min(MOST_BEHIND, PART_BEHIND * cost))


def exercises(
    record: str, played: Sequence[Played], analysed: Analysed, own: Collection[int], most: int = MOST
) -> Generator[Look, Value, tuple[Exercise, ...]]:
    """Asks for the values that exercises need, one after the other, and returns the exercises, the costliest first.

    `record` is the text of the game of the plies `played`, and `own` the indices of those that the player has
    chosen. There are at most `most`.
    """
    found: list[tuple[float, Exercise]] = []
    mine = [each for each in analysed.mistakes if each.index in own and each.cost >= HOPE]
    for each in mine[:TRIED]:
        one = yield from _looked_at(record, played, each)
        if one is not None:
            found.append((one.better.shares[each.seat - 1] - one.played.shares[each.seat - 1], one))
        if len(found) == most:
            break
    return tuple(one for _, one in sorted(found, key=lambda pair: -pair[0]))


def _looked_at(record: str, played: Sequence[Played], mistake: Mistake) -> Generator[Look, Value, Exercise | None]:
    """The exercise at a costly choice; None if it does not cost enough by searches of its own."""
    index, before = mistake.index, played[mistake.index].before
    nodes = round(NODES * budget(before, Level.HARD).nodes)
    best: Value = yield Look(record, index, nodes, again=LOOK)
    if best.shares[mistake.seat - 1] - mistake.share < HOPE:
        return None
    plies = best.plies or mistake.better
    own = takewhile(
        lambda each: (each.seat, each.turn) == (mistake.seat, played[index].turn) and not isinstance(each.ply, Resign),
        played[index:],
    )
    was = tuple(str(each.ply) for each in islice(own, len(plies)))
    ends = [_end(before, each) for each in (plies, was)]
    if ends[0] == ends[1]:
        return None
    values: list[Value] = []
    for end, each in zip(ends, (plies, was), strict=True):
        value: Value = yield Look(record, index, nodes_after(end, nodes), each, again=LOOK)
        values.append(value)
    better, worse = (value.shares[mistake.seat - 1] for value in values)
    if better - worse < ENOUGH:
        return None
    return Exercise(
        _until(record, index),
        sum(bool(each.seat) for each in played[: index + 1]),
        Candidate(plies, values[0].shares, values[0].plies),
        Candidate(was, values[1].shares, values[1].plies),
        nodes,
    )


def nodes_after(position: Position, nodes: int) -> int:
    """The nodes of each search of a position: where chance is next, there is one for every outcome."""
    turn = position.turn()
    return max(FEWEST, nodes // min(len(turn.plies), EXACT)) if isinstance(turn, Chance) else nodes


def _end(position: Position, plies: Sequence[str]) -> Position:
    for text in plies:
        position = position.play(read_recorded(text, position))
    return position


def _until(record: str, index: int) -> str:
    """The record of a game without the plies from `index` on."""
    whole = parse(record)
    return str(Record(whole.game, whole.seats, whole.options, whole.plies[:index]))


def written(exercise: Exercise) -> str:
    """An exercise as text."""
    return msgspec.json.encode(exercise).decode()


def read(text: str) -> Exercise:
    """The exercise with this text. Raises msgspec.ValidationError or msgspec.DecodeError for another text."""
    return msgspec.json.decode(text, type=Exercise)
