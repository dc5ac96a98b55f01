"""Tasks: positions in which one person looks for a turn, with known answers. Puzzles and exercises are tasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from opponents.puzzles.puzzle import right, thought_of
from opponents.thinking import played, same_turn
from opponents.thought import Candidate, Thought
from rules.core import Choice, Played, Position
from sessions.learning.lessons import Example


class Task(Example, frozen=True, kw_only=True):
    """A position in which a turn is to be found.

    Attributes:
        answers (tuple[Candidate, ...]): the right answers that are known, the best first.
        others (tuple[Candidate, ...]): turns that are worse, with which they were compared.
        nodes (int): the nodes of each search that compared them.
        wanted (frozenset[Position]): the positions to which the right answers lead.
        longest (int): how many choices an answer takes at most.
    """

    answers: tuple[Candidate, ...]
    others: tuple[Candidate, ...]
    nodes: int
    wanted: frozenset[Position]
    longest: int

    @property
    def asks(self) -> Literal["turn", "choice"]:
        """Whether a whole turn is wanted, or a single choice."""
        return "turn" if self.longest > 1 else "choice"

    @property
    def solution(self) -> Candidate:
        """The best answer."""
        return self.answers[0]

    def thought(self, answer: Candidate) -> Thought:
        """One of the right answers, and what the searches compared with it."""
        return thought_of(self.position, self.seat, answer, self.others, self.nodes)

    def answer_of(self, judged: Judged) -> Candidate | None:
        """The known answer that leads to the same position; None for another one."""
        reached = judged.played[-1].after
        return next((each for each in self.answers if played(self.position, each.plies) == reached), None)

    def judged(self, plies: Sequence[Played]) -> Judged | None:
        """Whether the plies that were played from the position on are right; None if the answer is not complete."""
        begun = self.position.turn()
        assert isinstance(begun, Choice), "a task waits for a seat"
        choices = 0
        for end, each in enumerate(plies, 1):
            choices += len(getattr(each.before.turn(), "plies", ())) > 1
            if right(each.after, self.seat, self.wanted):
                return Judged(True, tuple(plies[:end]))
            if choices >= self.longest or not same_turn(each.after, begun):
                return Judged(False, tuple(plies[:end]))
        return None


class Judged(Struct, frozen=True):
    """A complete answer: whether it is right, and its plies."""

    right: bool
    played: tuple[Played, ...]

    @property
    def plies(self) -> tuple[str, ...]:
        """The plies in the notation."""
        return tuple(str(each.ply) for each in self.played)
