"""What puzzles are about, as far as it has a name. Code finds it from the position and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from opponents.skill import skill_of
from opponents.thought import CERTAIN, Candidate
from rules.core import CHANCE, Chance, Choice, Over, Played, Ply, Position
from rules.foresight import Consequence, foresee
from rules.notation import read_recorded

LOST = 0.12
"""A turn after which somebody has at most this share loses."""

OFTEN = 0.5
"""A trap closes with at least this probability."""

_FEW = 120
"""Of positions with more plies it is not told whether they are a trap or a double threat."""


class Theme(Enum):
    """What a puzzle is about."""

    WIN = "win"
    """The answer wins the game at once."""

    FORCED = "forced"
    """The answer wins whatever the others do: a search has proved that."""

    FORK = "fork"
    """It threatens to win in several ways: each reply leaves one, and no single one remains after all replies."""

    ONLY = "only"
    """All other turns that were compared lose."""

    CAPTURE = "capture"
    """The answer captures something."""

    TRAP = "trap"
    """The answer shuts something of an opponent in, or the next opponent is likely to have nothing but losing plies."""

    LAST = "last"
    """It is about the last hazard of a phase."""

    CHAPTER = "chapter"
    """It is about a Final Chapter."""


def themes(position: Position, answer: Candidate, others: Sequence[Candidate]) -> tuple[Theme, ...]:
    """What a puzzle is about whose best answer from `position` is `answer`; `others` are worse, the best first."""
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    played = _played(position, answer.plies)
    end, seat = played[-1].after, turn.seat
    own = skill_of(type(position)).themes
    found = {Theme(name) for name in own(played, seat)} if own else set()
    if isinstance(over := end.turn(), Over):
        found |= {Theme.WIN} if over.outcome.winners == (seat,) else set()
    elif answer.shares[seat - 1] >= CERTAIN:
        found.add(Theme.FORK if forks(end, seat) else Theme.FORCED)
    elif others and others[0].shares[seat - 1] <= LOST:
        found.add(Theme.ONLY)
    if shut_in(end, seat) >= OFTEN:
        found.add(Theme.TRAP)
    return tuple(each for each in Theme if each in found)


def forks(position: Position, seat: int) -> bool:
    """Whether every reply leaves `seat` a ply that wins at once, and no ply does so after all of them."""
    turn = position.turn()
    if not isinstance(turn, Choice) or turn.seat == seat or len(turn.plies) > _FEW:
        return False
    every: set[str] | None = None
    for reply in turn.plies:
        after = position.play(reply)
        own = after.turn()
        if not isinstance(own, Choice) or own.seat != seat:
            return False
        wins = {str(ply) for ply in own.plies if _wins(after.play(ply), seat)}
        if not wins:
            return False
        every = wins if every is None else every & wins
    return not every


def _wins(position: Position, seat: int) -> bool:
    over = position.turn()
    return isinstance(over, Over) and over.outcome.winners == (seat,)


def shut_in(position: Position, seat: int) -> float:
    """How likely the next opponent of `seat` has nothing but plies by which it certainly loses or is out."""
    turn = position.turn()
    if not isinstance(turn, Chance):
        return float(_is_shut_in(position, seat))
    if len(turn.plies) > _FEW or position.seats == 1:
        return 0.0
    following = [position.play(ply) for ply in turn.plies]
    closed = sum(weight * _is_shut_in(each, seat) for each, weight in zip(following, turn.weights, strict=True))
    return closed / sum(turn.weights)


def _is_shut_in(position: Position, seat: int) -> bool:
    """Whether another seat than `seat` is to choose, and certainly loses or is out whatever it plays."""
    turn = position.turn()
    if not isinstance(turn, Choice) or turn.seat == seat or len(turn.plies) > _FEW:
        return False
    return all(_loses(position, ply) for ply in turn.plies)


def _loses(position: Position, ply: Ply) -> bool:
    return foresee(position, ply).consequence in (Consequence.LOSES, Consequence.OUT)


def _played(position: Position, plies: Sequence[str]) -> tuple[Played, ...]:
    """The plies with what they lead to."""
    found = []
    for text in plies:
        turn = position.turn()
        ply = read_recorded(text, position)
        after = position.play(ply)
        found.append(Played(position, turn.seat if isinstance(turn, Choice) else CHANCE, ply, after))
        position = after
    return tuple(found)
