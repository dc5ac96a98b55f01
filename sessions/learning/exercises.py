"""Exercises: costly turns of somebody's own games, as positions in which they look for a better one."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from opponents.exercises import Exercise, read
from opponents.puzzles.puzzle import goals
from opponents.thinking import played
from rules.core import Choice, Position
from rules.record import RecordError, parse, replay
from sessions.learning.tasks import Judged, Task
from sessions.session import Session

_TWO = 2

DAYS = (1, 3, 7, 21)
"""After how many days an exercise comes back, by how often it was answered; after more answers, the last of them."""

TWICE = 2
"""How often an exercise is solved before it comes back no more."""


class ExercisePosition(Task, frozen=True, kw_only=True):
    """The position of an exercise."""

    exercise: Exercise

    def was_played(self, judged: Judged) -> bool:
        """Whether an answer leads where the turn led that was played in the game."""
        return judged.played[-1].after == played(self.position, self.exercise.played.plies)

    @property
    def of_two(self) -> bool:
        """Whether the answer is one of two moves, one of which was played in the game."""
        turn = self.position.turn()
        return isinstance(turn, Choice) and len(turn.plies) == _TWO and len(self.exercise.better.plies) == 1

    def as_good(self, share: float) -> bool:
        """Whether an answer after which the learner has that share is as good as the better turn."""
        return self.exercise.as_good(share, self.seat)


@lru_cache(maxsize=64)
def exercise_position(content: str) -> ExercisePosition | None:
    """The position of a stored exercise; None if it cannot be read (any more).

    It takes a while, as the game is played again up to there.
    """
    try:
        exercise = read(content)
        record = parse(exercise.record)
        before = tuple(replay(record))
    except (msgspec.DecodeError, RecordError):
        return None
    start: Position = record.game.new(record.seats, record.options)
    position = before[-1].after if before else start
    return ExercisePosition(
        game=record.game,
        start=start,
        played=before,
        answers=(exercise.better,),
        others=(exercise.played,),
        nodes=exercise.nodes,
        wanted=goals(position, [exercise.better]),
        longest=len(exercise.better.plies),
        exercise=exercise,
    )


def own_plies(session: Session, user_id: int) -> frozenset[int]:
    """The indices of the plies of a table's game that this user has chosen: those of a seat while it was theirs."""
    since = dict.fromkeys(range(1, len(session.people) + 1), 0)
    spans = []
    for each in session.former:
        if each.person.user_id == user_id:
            spans.append((each.seat, since[each.seat], each.plies))
        since[each.seat] = each.plies
    spans += [
        (seat, since[seat], len(session.played))
        for seat, person in enumerate(session.people, 1)
        if person.user_id == user_id
    ]
    return frozenset(
        index for seat, begun, ended in spans for index in range(begun, ended) if session.played[index].seat == seat
    )


def next_due(answered: int, solved: int, now: int) -> int | None:
    """When an exercise comes back that was answered and solved so many times, in seconds; None: no more."""
    return None if solved >= TWICE else now + 86_400 * DAYS[min(answered, len(DAYS)) - 1]
