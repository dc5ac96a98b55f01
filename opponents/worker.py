"""A process that thinks: `python -m opponents.worker` reads questions from its input, and writes thoughts.

Questions and answers are JSON, a line each. It ends with its input. It runs with a lower priority than the bot that
asks it, so that the bot goes on answering people. Where other processes keep the processors busy, a search stops when
its time on the clock is over, and what it has found so far is the answer.
"""

from __future__ import annotations

import contextlib
import math
import os
import random
import sys
import time
from functools import lru_cache
from typing import BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace as changed

from opponents.analysis import Look, Value, value
from opponents.skill import Level, Skill, budget, hint_budget
from opponents.thinking import answer_in, last_position, played, think
from opponents.thought import Budget, Thought
from rules.core import Position
from rules.record import parse, replay

HINT = "hint"
"""The level of questions for a hint: the strongest, which compares its best choices exactly."""

FAST = Budget(nodes=400, seconds=2.0)
"""The budget of a fast answer."""

PROMPT = 7.0
"""Seconds on the clock that a search for a move has at most: somebody waits for their turn."""

PATIENT = 20.0
"""The same for a hint and for a value in an analysis, which are to be good."""

NICE = 5
"""How much lower the priority of such a process is: beside one busy process it still gets a quarter of a processor."""


class Question(Struct, frozen=True, tag=True):
    """What to think about.

    Attributes:
        record (str): the game so far, as a record's text.
        seat (int): the seat to think for, which must be to act.
        seed (str): what the search draws from; the same question gives the same thought.
        level (str): the value of a `Level`, or HINT.
        part (float): how much of the level's budget may be used, above 0; more than 1 for an analysis.
        fast (bool): whether any reasonable answer will do: that of a small search, which knows only the rules.
        patience (float | None): for how many seconds on the clock it searches at most; None is what is usual.
    """

    record: str
    seat: int
    seed: str
    level: str
    part: float = 1.0
    fast: bool = False
    patience: float | None = None


class Answer(Struct, frozen=True):
    """A thought, a value or, where the search failed, the reason."""

    thought: Thought | None = None
    error: str = ""
    value: Value | None = None


def answered(question: Question | Look) -> Answer:
    """The answer to a question: a thought, or what a moment of a game is worth."""
    began = time.monotonic()
    try:
        if isinstance(question, Look):
            return Answer(value=asked_for(question, began + PATIENT))
        position = last_position(question.record)
        if question.fast:
            return Answer(_fast(position, question))
        means = hint_budget(position) if question.level == HINT else budget(position, Level(question.level))
        nodes = max(1, round(means.nodes * question.part))
        usual = PATIENT if question.level == HINT else PROMPT
        until = began + (usual if question.patience is None else question.patience)
        found = answer_in(position, question.seat, question.seed, changed(means, nodes=nodes), until)
    except Exception as error:  # noqa: BLE001 (the process that asked logs it)
        return Answer(error=repr(error))
    # Nobody who asks needs the many turns of which only a glance is known.
    return Answer(changed(found, glanced=()))


def _fast(position: Position, question: Question) -> Thought:
    """What a small search finds that knows only the rules."""
    dice = random.Random(f"{question.seed} fast")  # noqa: S311 (repeatable on purpose, and no secret)
    return think(position, question.seat, dice, FAST, Skill())


def asked_for(look: Look, until: float = math.inf) -> Value:
    """What a moment of a game is worth, with searches that stop at `until`. The same look gives the same value."""
    position = _game(look.record)[look.after]
    dice = random.Random(f"{look.after}{' again' * look.again}")  # noqa: S311 (repeatable on purpose, and no secret)
    return value(played(position, look.instead), look.nodes, dice, until=until, ply=look.played)


# Every look at a game brings the whole record along.
@lru_cache(maxsize=1)
def _game(text: str) -> tuple[Position, ...]:
    """The positions of a game, in order."""
    record = parse(text)
    return (record.game.new(record.seats, record.options), *(each.after for each in replay(record)))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more, or nobody takes the answers."""
    asked, told = msgspec.json.Decoder(Question | Look), msgspec.json.Encoder()
    for line in questions:
        try:
            answers.write(told.encode(answered(asked.decode(line))) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        # Windows has no such function.
        os.nice(NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
