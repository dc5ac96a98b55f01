"""A process that thinks: `python -m opponents.worker` reads questions from its input, and writes thoughts.

Questions and answers are JSON, a line each. It ends with its input, and runs with low priority, so that the bot that
asks it goes on answering people.
"""

from __future__ import annotations

import contextlib
import os
import random
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace as changed

from opponents.analysis import Look, Value, value
from opponents.answering import answer, last_position
from opponents.levels import Level, budget, hint_budget
from opponents.thinking import played
from opponents.thought import Thought
from rules.core import Position
from rules.record import parse, replay

HINT = "hint"
"""The level of questions for a hint: the strongest, which compares its best choices exactly."""

NICE = 15
"""How much lower the priority of such a process is."""


class Question(Struct, frozen=True, tag=True):
    """What to think about.

    Attributes:
        record (str): the game so far, as a record's text.
        seat (int): the seat to think for, which must be to act.
        seed (str): what the search draws from; the same question gives the same thought.
        level (str): the value of a `Level`, or HINT.
        part (float): how much of the level's budget may be used, above 0; more than 1 for an analysis.
    """

    record: str
    seat: int
    seed: str
    level: str
    part: float = 1.0


class Answer(Struct, frozen=True):
    """A thought, a value or, where the search failed, the reason."""

    thought: Thought | None = None
    error: str = ""
    value: Value | None = None


def answered(question: Question | Look) -> Answer:
    """The answer to a question: a thought, or what a moment of a game is worth."""
    try:
        if isinstance(question, Look):
            return Answer(value=asked_for(question))
        position = last_position(question.record)
        means = hint_budget(position) if question.level == HINT else budget(position, Level(question.level))
        nodes = max(1, round(means.nodes * question.part))
        found = answer(question.record, question.seat, question.seed, changed(means, nodes=nodes))
    except Exception as error:  # noqa: BLE001 (whoever asked logs it)
        return Answer(error=repr(error))
    return Answer(found)


def asked_for(look: Look) -> Value:
    """What a moment of a game is worth. The same look gives the same value."""
    position = _game(look.record)[look.after]
    dice = random.Random(f"{look.after}")  # noqa: S311 (repeatable on purpose, and no secret)
    return value(played(position, look.instead), look.nodes, dice)


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
