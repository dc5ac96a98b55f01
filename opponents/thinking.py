"""The way in: what a seat should play in a position, or after a record.

It imports neither pictures nor Discord, so that a worker process starts fast.
"""

from __future__ import annotations

import logging
import math
import random
from collections.abc import Sequence
from typing import Any

from opponents.reasons import explaining
from opponents.search import bandit, beam, uct
from opponents.skill import Level, Skill, budget, glance, log_odds, sigmoid, skill_of
from opponents.thought import CERTAIN, Budget, Candidate, Change, Found, Meter, Thought
from rules.core import Choice, Ply, Position
from rules.notation import read_recorded
from rules.record import parse, replay

_GAIN = 0.02
"""A candidate that gives so much more than the player has is one that a blind player overlooks."""

log = logging.getLogger(__name__)


def think(
    position: Position,
    seat: int,
    dice: random.Random,
    budget: Budget,
    knowing: Skill[Any] | None = None,
    until: float = math.inf,
) -> Thought:
    """What `seat` should play in `position`, by a search within `budget` that draws from `dice`.

    `knowing` is what is used of the game's skill: by default all of it. At `until`, by `time.monotonic`, the search
    stops, and the best that it has found is taken.

    The thought's plies go as far as the seat can choose before chance or another seat acts, or less far: then it thinks
    again. Raises ValueError if the position does not wait for `seat`.

    >>> from rules.games_up import GAME, First
    >>> position = GAME.new(2).play(First(1))
    >>> thought = think(position, 1, random.Random(7), Budget(nodes=200))
    >>> thought.chosen.plies[0] in {str(ply) for ply in position.turn().plies}
    True
    >>> thought == think(position, 1, random.Random(7), Budget(nodes=200))  # the same dice, the same thought
    True
    """
    turn = position.turn()
    if not isinstance(turn, Choice) or turn.seat != seat:
        raise ValueError(f"the position does not wait for seat {seat}")
    skill = skill_of(type(position)) if knowing is None else knowing
    meter = Meter(budget, until)
    forced, here = _forced(position, turn)
    found = Found([Candidate((), glance(here, skill))])
    if same_turn(here, turn):
        hasty = bool(budget.hasty) and dice.random() < budget.hasty
        found = Found(glances(here, skill, dice, meter)) if hasty else _search(here, skill, dice, meter, budget)
    candidates, glanced = (
        tuple(Candidate(forced + each.plies, each.shares, each.line) for each in part)
        for part in (found.searched, found.glanced)
    )
    if meter.cut:
        log.info("a search of %s was cut after %d nodes by its limit of time", type(position), meter.nodes)
    chosen = _chosen(candidates, seat, glance(position, skill)[seat - 1], dice, budget)
    told = changes(position, seat, chosen, skill, next((each for each in candidates if each is not chosen), None))
    return Thought(seat, chosen, candidates, meter.nodes, told, meter.cut, glanced)


def same_turn(position: Position, begun: Choice) -> bool:
    """Whether `position` waits for the seat of `begun` in the same turn."""
    turn = position.turn()
    return isinstance(turn, Choice) and (turn.seat, turn.turn) == (begun.seat, begun.turn)


def _forced(position: Position, begun: Choice) -> tuple[tuple[str, ...], Position]:
    """The plies at the beginning of the turn without an alternative, and the position after them."""
    plies: list[str] = []
    turn = position.turn()
    while same_turn(position, begun) and isinstance(turn, Choice) and len(turn.plies) == 1:
        plies.append(str(turn.plies[0]))
        position = position.play(turn.plies[0])
        turn = position.turn()
    return tuple(plies), position


def _search(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter, budget: Budget) -> Found:
    """The candidates, by the best search that the game's knowledge allows."""
    if skill.search:
        return skill.search(position, dice, meter, budget)
    if skill.policy and skill.quiet:
        return bandit.search(position, skill, dice, meter)
    if skill.evaluate:
        return beam.search(position, skill, dice, meter)
    return uct.search(position, skill, dice, meter)


def glances(position: Position, skill: Skill[Any], dice: random.Random, meter: Meter) -> Sequence[Candidate]:
    """All turns of the seat to act by a glance, the best first: what somebody sees who does not think of answers.

    Turns that look equal are in random order.
    """
    turn = position.turn()
    assert isinstance(turn, Choice), "only a seat has turns"
    if skill.turns:
        found = list(skill.turns(position))
        dice.shuffle(found)
        return sorted(found, key=lambda each: -each.shares[turn.seat - 1])
    if skill.policy and skill.quiet:
        return [Candidate((str(skill.policy(position, dice)),), glance(position, skill))]
    return beam.glances(position, skill, dice, meter)


def _chosen(candidates: Sequence[Candidate], seat: int, has: float, dice: random.Random, budget: Budget) -> Candidate:
    """The best candidate or one that is as good; for a weak player, one that it takes for the best.

    A proved win is always taken. `has` is the share of `seat` before its turn, by a glance.
    """
    best = candidates[0].shares[seat - 1]
    if best >= CERTAIN:
        return candidates[0]
    if not budget.noise and not budget.blind:
        return dice.choice(as_good(candidates, seat, budget.equal))
    least = max(best - budget.slack, min(best, sigmoid(log_odds(has) - budget.loss)))
    good = [each for each in candidates if each.shares[seat - 1] >= least]
    if dice.random() < budget.blind:
        good = [each for each in good if each.shares[seat - 1] <= has + _GAIN] or good
    return max(good, key=lambda each: log_odds(each.shares[seat - 1]) + dice.gauss(0, budget.noise))


def as_good(candidates: Sequence[Candidate], seat: int, equal: float) -> list[Candidate]:
    """The best candidate, and those that are at most `equal` below it, in log-odds of the share of `seat`.

    Where even the best one is lost for sure, it is the only one: it holds out the longest.
    """
    best = candidates[0].shares[seat - 1]
    if best <= 1 - CERTAIN or not equal:
        return [candidates[0]]
    return [each for each in candidates if log_odds(each.shares[seat - 1]) >= log_odds(best) - equal]


def played(position: Position, plies: Sequence[str]) -> Position:
    """The position after `plies` in the notation. Raises UnreadablePlyError for an illegal one."""
    for text in plies:
        ply: Ply = read_recorded(text, position)
        position = position.play(ply)
    return position


def quantities(position: Position, seat: int) -> dict[str, float]:
    """What hints name of a position, as it is for a seat: quantities of the game by name."""
    return _quantities(skill_of(type(position)), position, seat)


def _quantities(skill: Skill[Any], position: Position, seat: int) -> dict[str, float]:
    return (
        {} if skill.features is None else {name: float(each) for name, each in skill.features(position, seat).items()}
    )


def changes(
    position: Position, seat: int, chosen: Candidate, skill: Skill[Any], other: Candidate | None = None
) -> tuple[Change, ...]:
    """How the quantities that `skill` names change for a seat by the chosen plies and by the line after them.

    `other` is the next best candidate, with which they are compared; their lines are cut to the same length.
    """
    if skill.features is None:
        return ()
    length = min(len(chosen.line), len(other.line)) if other else len(chosen.line)
    before, after, answered = (_quantities(skill, here, seat) for here in (position, *_ends(position, chosen, length)))
    if other is None:
        return tuple(Change(name, each, after[name], answered[name]) for name, each in before.items())
    others = [_quantities(skill, here, seat) for here in _ends(position, other, length)]
    shares = chosen.shares[seat - 1], other.shares[seat - 1]
    now = explaining(skill, after, others[0], shares)
    later = explaining(skill, answered, others[1], shares) if length else frozenset()
    return tuple(
        Change(name, each, after[name], answered[name], others[0][name], others[1][name], name in now, name in later)
        for name, each in before.items()
    )


def _ends(position: Position, candidate: Candidate, length: int) -> tuple[Position, Position]:
    """The positions after the plies of a candidate, and after that many plies of its line."""
    after = played(position, candidate.plies)
    return after, played(after, candidate.line[:length])


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
