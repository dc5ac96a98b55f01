"""What a computer player is given and what it returns: budgets, how much of them is spent, and thoughts.

Thoughts are plain data, in the notation of the rules: they can be sent between processes, stored, and read by tellers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from msgspec import Struct

_BETWEEN_LOOKS = 256
"""The number of nodes between two looks at the clock."""


class Budget(Struct, frozen=True):
    """How much a search may do, and how well its player plays.

    The same position, seed and budget give the same thought on every machine, unless time cuts the search: the safety
    net of `seconds`, or the moment on the clock up to which somebody waits (`think`).
    """

    nodes: int
    """The number of positions after which the search stops. It finishes the turn that it is looking at."""

    noise: float = 0.0
    """How much the player misjudges its candidates: the standard deviation of the error, in log-odds of the share."""

    slack: float = 1.0
    """With `noise`, a candidate is only chosen if its share is at most this much below that of the best one."""

    loss: float = 100.0
    """The most that a misjudgement may give away of what the player has by a glance, in log-odds of the share."""

    blind: float = 0.0
    """How likely, in each thought, the player overlooks all that it could gain, but for a proved win."""

    hasty: float = 0.0
    """How likely, in each thought, the player judges its turns by a glance: it overlooks answers, and so traps."""

    depth: int = 100
    """How far a search looks ahead at most, in plies or turns, where it deepens step by step."""

    exact: int = 1
    """The number of candidates whose shares are computed exactly, where a search can save work otherwise."""

    equal: float = 0.0
    """Candidates that are at most this much below the best one are as good: the dice choose among them. In log-odds."""

    seconds: float = 20.0
    """A safety net: the processor time after which the search stops and takes the best that it has found."""


class Meter:
    """What a search has spent of its budget. `until` is when it stops in any case, by `time.monotonic`."""

    def __init__(self, budget: Budget, until: float = math.inf) -> None:
        self.nodes = 0
        """The number of nodes visited."""
        self.limit = budget.nodes
        self.cut = False
        """Whether the processor time or the time on the wall ran out before the nodes."""
        self._spent_at = time.thread_time() + budget.seconds
        self._until = until
        self._next_look = _BETWEEN_LOOKS

    @property
    def left(self) -> int:
        """The number of nodes that may still be visited."""
        return 0 if self.cut else max(0, self.limit - self.nodes)

    def spend(self, nodes: int = 1) -> bool:
        """Count `nodes`. Returns whether more may be visited."""
        self.nodes += nodes
        if self.nodes >= self._next_look:
            self._next_look = self.nodes + _BETWEEN_LOOKS
            self.cut = self.cut or time.thread_time() > self._spent_at or time.monotonic() > self._until
        return self.nodes < self.limit and not self.cut


CERTAIN = 1 - 1e-9
"""A share from here on is a win that the search has proved."""


class Candidate(Struct, frozen=True):
    """A turn, or the beginning of one, that the search looked at."""

    plies: tuple[str, ...]
    """The plies in the notation, in order, up to chance or another seat at most; the seat may have to choose again."""

    shares: tuple[float, ...]
    """For each seat, seat 1 first, its share of the win that is expected: 1 wins, a draw of two gives 0.5 each."""

    line: tuple[str, ...] = ()
    """The best play afterwards, as far as the search saw it: legal plies of any seats, up to the next chance ply."""


class Found(Struct, frozen=True):
    """What a search found, in two lists whose shares cannot be compared with each other.

    Attributes:
        searched (Sequence[Candidate]): at least one, all looked at equally closely, the best for the seat first.
        glanced (Sequence[Candidate]): other turns of which only a glance is known, the best by that first. A search
            that looked at them more closely and dropped them returns them here too.
    """

    searched: Sequence[Candidate]
    glanced: Sequence[Candidate] = ()


class Change(Struct, frozen=True):
    """How a quantity of the game changes: something that a hint can name."""

    name: str
    """The name of the quantity; each game has its own (`Skill.features`)."""

    before: float
    """In the position from which the seat thinks."""

    after: float
    """After the chosen plies."""

    answered: float
    """After the line that follows them; equal to `after` without one."""

    other: float | None = None
    """After the next best turn; None without one."""

    other_answered: float | None = None
    """After the line that follows that turn, which is as long as the one of `answered` then."""

    explains: bool = False
    """Whether `after` is better than `other`, and explains why the turn is the better one (`opponents.reasons`)."""

    explains_later: bool = False
    """The same for `answered` and `other_answered`."""


class Thought(Struct, frozen=True):
    """What a seat should play, and what the search saw."""

    seat: int
    chosen: Candidate
    """What the player plays. A weak player does not always choose the best candidate."""

    candidates: tuple[Candidate, ...]
    """The turns that the search looked at equally closely, the best for the seat first; at least one."""

    nodes: int
    """The number of positions that were visited."""

    changes: tuple[Change, ...] = ()
    """How the game's quantities change by the chosen plies."""

    cut: bool = False
    """Whether time cut the search: another machine might have found something else."""

    glanced: tuple[Candidate, ...] = ()
    """Other turns, the best by a glance first. Their shares cannot be compared with those of `candidates`."""

    @property
    def plies(self) -> tuple[str, ...]:
        """The plies to play, at least one."""
        return self.chosen.plies

    @property
    def share(self) -> float:
        """The share of the win that the seat can expect."""
        return self.share_of(self.chosen)

    def share_of(self, candidate: Candidate) -> float:
        """The share of the win that the seat can expect after `candidate`."""
        return candidate.shares[self.seat - 1]

    @property
    def answer(self) -> tuple[str, ...]:
        """The best play of the others that the search expects; empty if chance is next or the game ends."""
        return self.chosen.line

    @property
    def otherwise(self) -> Candidate | None:
        """The best candidate other than the chosen one; None if there is none."""
        return next((each for each in self.candidates if each.plies != self.chosen.plies), None)

    @property
    def gain(self) -> float:
        """How much more the chosen candidate gives than the best other one; 0 without another one."""
        return self.share - self.share_of(self.otherwise) if self.otherwise else 0.0
