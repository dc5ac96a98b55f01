"""Proves that one turn is clearly the best in a position: all turns are compared, in two ways that differ.

The first way looks wide: all turns are rated at a glance, and the positions after the best of them are searched afresh,
as the other side sees them. Round by round fewer turns are left, and the searches get longer. The second way is another
engine, where the game has one, at the positions after the last turns; otherwise it is the game's search from the
position itself. Both must name the same turns.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from opponents.analysis import value
from opponents.puzzles.puzzle import WITHIN, Proof, goals, margin
from opponents.search.turns import whole_turns
from opponents.skill import Skill, best_budget, glance, skill_of
from opponents.thinking import played, think
from opponents.thought import CERTAIN, Budget, Candidate, Meter, Thought
from rules.core import Choice, Position
from rules.game import Game

COMPARED = 4
"""The number of turns whose shares are computed exactly, and of wrong ones that are kept."""

MOST_ANSWERS = 3
"""A position with more right answers is no puzzle."""

LEAST = 0.3
"""A position in which even the best turn has a smaller share is no puzzle."""

SURE = 0.9
"""A turn with a larger share is no mistake where another one is a proved win."""

WIDE = 40
"""The number of turns, the best by a glance, after which the position is searched."""

ROUNDS = ((0.05, 12), (0.2, 5), (1.0, 5))
"""For each round, the part of the nodes that each search has, and the number of turns that are left then."""

FEWEST = 300
"""The fewest nodes of a search."""

CLOSE = 0.2
"""From a round with this part of the nodes on, a position is given up in which too many turns are about as good."""

SECONDS = 600.0
"""The safety net of the searches, which must not decide anything here."""

_ALL = 20_000
"""About the most turns that are rated at a glance."""

_LIMITLESS = Budget(nodes=10**9, seconds=SECONDS)


class Candidates(Struct, frozen=True):
    """Turns, divided.

    Attributes:
        answers (tuple[Candidate, ...]): the best turn, and those that are as good.
        others (tuple[Candidate, ...]): the turns that are clearly worse, the best first.
        share (float): the share of the best turn.
        other (float): the share of the best of the others.
    """

    answers: tuple[Candidate, ...]
    others: tuple[Candidate, ...]
    share: float
    other: float


class Proved(Struct, frozen=True):
    """Answers that hold, the wrong turns that were compared with them, and the proof."""

    answers: tuple[Candidate, ...]
    others: tuple[Candidate, ...]
    proof: Proof


def divided(candidates: Sequence[Candidate], seat: int, clear: float) -> Candidates | None:
    """The right and the wrong turns among candidates that were looked at equally closely, the best first.

    None if they are not apart by `clear`, or the position is no puzzle for another reason. A turn that begins with an
    answer is no turn of its own, neither a right nor a wrong one: whoever begins so has answered.
    """
    best = candidates[0].shares[seat - 1]
    good = sum(each.shares[seat - 1] >= best - WITHIN for each in candidates)
    answers = [each for each in candidates[:good] if not any(goes_on(each, other) for other in candidates[:good])]
    others = [each for each in candidates[good:] if not any(goes_on(each, answer) for answer in answers)]
    if best < LEAST or len(answers) > MOST_ANSWERS or not others or best - others[0].shares[seat - 1] < clear:
        return None
    # The best turn may be one that goes on; its beginning is worth as much.
    return Candidates(tuple(answers), tuple(others[:COMPARED]), answers[0].shares[seat - 1], others[0].shares[seat - 1])


def goes_on(candidate: Candidate, other: Candidate) -> bool:
    """Whether a candidate begins with all plies of another one, and goes on.

    >>> one, two = Candidate(("a",), (0.5, 0.5)), Candidate(("a", "b"), (0.5, 0.5))
    >>> goes_on(two, one), goes_on(one, two), goes_on(one, one)
    (True, False, False)
    """
    return len(candidate.plies) > len(other.plies) and candidate.plies[: len(other.plies)] == other.plies


def means(position: Position, nodes: int) -> Budget:
    """The budget of a search with `nodes` nodes that compares turns."""
    return replace(best_budget(position), nodes=nodes, exact=COMPARED, seconds=SECONDS)


def every_turn(position: Position) -> Sequence[Candidate]:
    """All turns by a glance, the best first; the first plies of turns where there are too many turns."""
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    skill = skill_of(type(position))
    if skill.turns:
        return skill.turns(position)
    found = whole_turns(position, Skill(order=skill.order), Meter(_LIMITLESS), _ALL)
    rated = [Candidate(tuple(map(str, each.plies)), glance(each.after, skill)) for each in found]
    return sorted(rated, key=lambda each: -each.shares[turn.seat - 1])


def proved(game: Game, position: Position, nodes: int, known: Sequence[Candidate] = (), seed: int = 0) -> Proved | None:
    """What holds in a position: each of the last searches has `nodes` nodes. None if nothing does.

    `known` are turns that are compared in any case, such as those of an earlier proof.
    """
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
    clear = margin(game)
    seen = wide(position, nodes, dice, known, clear)
    found = divided(seen.candidates, turn.seat, clear) if seen else None
    if seen is None or found is None or (found.share >= CERTAIN and found.other >= SURE):
        return None
    if not confirmed(position, found, nodes, dice):
        return None
    share, other = round(found.share, 4), round(found.other, 4)
    # Rounded as they are stored, so that the file keeps the margin.
    if share - other < clear:
        return None
    second = skill_of(type(position)).second is not None
    return Proved(found.answers, found.others, Proof(nodes, share, other, looked=seen.nodes, second=second))


def wide(
    position: Position, nodes: int, dice: random.Random, known: Iterable[Candidate], clear: float
) -> Thought | None:
    """The best turns, each with the value of a search from the position after it; its `nodes` are turns here.

    None as soon as too many turns are about as good for a puzzle.
    """
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    every = every_turn(position)
    left = _different(position, (*known, *every[:WIDE]))
    looked = len(left)
    for part, number in ROUNDS:
        rated = [_looked(position, each, max(FEWEST, round(nodes * part)), dice) for each in left]
        left = sorted(rated, key=lambda each: -each.shares[turn.seat - 1])[:number]
        shares = [each.shares[turn.seat - 1] for each in left]
        many = part >= CLOSE and len(left) > MOST_ANSWERS and shares[MOST_ANSWERS] > shares[0] - clear / 2
        if many or len(left) < 2:
            return None
    return Thought(turn.seat, left[0], tuple(left), looked)


def _different(position: Position, candidates: Iterable[Candidate]) -> list[Candidate]:
    """The candidates without those that lead to the same position as one before."""
    found: dict[Position, Candidate] = {}
    for each in candidates:
        found.setdefault(played(position, each.plies), each)
    return list(found.values())


def _looked(position: Position, candidate: Candidate, nodes: int, dice: random.Random) -> Candidate:
    """A candidate with the shares that a search from the position after it finds, and the best play there."""
    found = value(played(position, candidate.plies), nodes, dice, SECONDS)
    return Candidate(candidate.plies, found.shares, candidate.line or found.plies)


def confirmed(position: Position, found: Candidates, nodes: int, dice: random.Random) -> bool:
    """Whether a second look in another way finds the same answers better than the others."""
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    skill = skill_of(type(position))
    if skill.second is None:
        again = divided(
            think(position, turn.seat, dice, means(position, nodes)).candidates, turn.seat, margin_of_second(found)
        )
        return again is not None and goals(position, again.answers) <= goals(position, found.answers)
    shares = [
        [_by_second(played(position, each.plies), skill, turn.seat, nodes, dice) for each in part]
        for part in (found.answers, found.others)
    ]
    return min(shares[0]) - max(shares[1]) >= margin_of_second(found)


def margin_of_second(found: Candidates) -> float:
    """By how much the answers must be better in the second look: a third of their lead in the first one."""
    return (found.share - found.other) / 3


def _by_second(position: Position, skill: Skill[Position], seat: int, nodes: int, dice: random.Random) -> float:
    """The share of `seat` in a position by the game's second search."""
    turn = position.turn()
    if not isinstance(turn, Choice) or skill.second is None:
        return glance(position, skill)[seat - 1]
    budget = means(position, nodes)
    return skill.second(position, dice, Meter(budget), budget).searched[0].shares[seat - 1]
