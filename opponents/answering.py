"""Thinking from a record: what a worker process is asked for.

It imports neither pictures nor Discord, so that a worker starts fast.
"""

from __future__ import annotations

import math
import random

from opponents.levels import Level, budget
from opponents.thinking import think
from opponents.thought import Budget, Thought
from rules.core import Position
from rules.record import parse, replay


def answer(record: str, seat: int, seed: int | str, level: str | Budget, until: float = math.inf) -> Thought:
    """What `seat` should play after the last ply of `record`, which is a record's text.

    The thought follows from the record, the seed and the level alone, unless the search is cut, at the latest at
    `until` (`think`). `level` is the value of a `Level`, or a budget.
    Raises RecordError for a record that cannot be read, and ValueError for an unknown level, or if the position does
    not wait for `seat`.
    """
    return answer_in(last_position(record), seat, seed, level, until)


def answer_in(position: Position, seat: int, seed: int | str, level: str | Budget, until: float = math.inf) -> Thought:
    """The same for a position. Raises ValueError as `answer` does."""
    means = level if isinstance(level, Budget) else budget(position, Level(level))
    dice = random.Random(f"{seed} {seat} {level}")  # noqa: S311 - repeatable on purpose, and no secret
    return think(position, seat, dice, means, until=until)


def last_position(record: str) -> Position:
    """The position after the last ply of a record's text. Raises RecordError."""
    read = parse(record)
    position: Position = read.game.new(read.seats, read.options)
    for each in replay(read):
        position = each.after
    return position
