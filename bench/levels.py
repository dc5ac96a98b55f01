"""Whether computers of somebody's strength fit: people of five strengths play, and their score after ten games is told.

`python -m bench levels` draws the results of many games by the measured strengths, and plays real games of a few models
of people, which are searches with errors that no level has.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from bench.figures import Table
from opponents.ladder.fitting import expected
from opponents.ladder.known import Ladder, ladder, measured
from opponents.matches.match import Clock, Score, Seated, opened, play
from opponents.matches.players import Player, at_level
from opponents.skill import Level
from opponents.thinking import think
from opponents.thought import Budget
from rules.catalogue import GAMES
from rules.record import pairs
from sessions.results.fitting import Met, chosen, points_of, rising, strength
from sessions.state.players import ComputerLevel

PEOPLE: tuple[Budget, ...] = (
    Budget(nodes=300, hasty=0.9, blind=0.5),
    Budget(nodes=300, hasty=0.6, blind=0.3),
    Budget(nodes=300, hasty=0.3, blind=0.15),
    Budget(nodes=500, hasty=0.1, blind=0.05),
    Budget(nodes=1_200),
)
"""How people of five strengths play real games, the weakest first."""

BEFORE = 10
"""After how many games the score is counted; a quick run counts after one."""

_PARTS = (0.1, 0.3, 0.5, 0.7, 0.9)
"""How strong people are whose games are drawn: parts of the way from the weakest level to the strongest."""

_OPENING = 2

_Game = Callable[[ComputerLevel, int], float]
"""Somebody's game of that number against a level: how much of it they win."""


def measure(seed: int, *, quick: bool = False) -> Table:
    """The score of people of five strengths from their eleventh game on, against computers that are to fit them."""
    drawn, played, games, before = (3, 1, 2, 1) if quick else (100, 3, 30, BEFORE)
    table = Table(
        f"Computers that fit: scores from the game {before + 1} of {games} on, of people of five strengths",
        ("game", *(f"strength {each}" for each in range(1, len(PEOPLE) + 1))),
    )
    names = measured()
    # Real games are played on the ladders of whole games, which are the quick ones.
    real = [name for name in names if name in GAMES]
    for name in names:
        known = ladder(name)
        assert known is not None, f"the levels of {name} are measured"
        ends = [known.strengths[level.value].points for level in (Level.VERY_EASY, Level.HARD)]
        strengths = [ends[0] + part * (ends[1] - ends[0]) for part in _PARTS]
        table.add(
            f"{name}, {drawn} people, drawn",
            *(
                _score(known, partial(_drawn, known, points), f"{seed} {points}", drawn, before, games)
                for points in strengths
            ),
        )
        if name in (real[-1:] if quick else real):
            table.add(
                f"{name}, {played} people, played",
                *(
                    _score(known, partial(_real, known, budget), f"{seed} {number}", played, before, games)
                    for number, budget in enumerate(PEOPLE)
                ),
            )
    return table


def _score(known: Ladder, person: Callable[[str], _Game], seed: str, people: int, before: int, games: int) -> str:
    """The score of several people of one strength after `before` of their games, each with dice of their own."""
    won = [
        each
        for number in range(people)
        for each in list(_games(known, person(f"{seed} {number}"), f"{seed} {number}", games))[before:]
    ]
    return str(Score(sum(won), len(won)))


def _games(known: Ladder, person: _Game, seed: str, games: int) -> Iterator[float]:
    """Somebody's games against the levels that are chosen for them: how much of each they win."""
    levels = rising({level: points_of(known.game, _options(known), level) for level in ComputerLevel})
    seen, last = list[Met](), None
    for number in range(games):
        last = chosen(strength(seen), levels, f"{seed} {number}", last=last).level
        won = person(last, number)
        seen.append(Met(levels[last], 1.0, won))
        yield won


def _options(known: Ladder) -> Mapping[str, str]:
    return pairs(known.options.split())


def _drawn(known: Ladder, points: float, lot: str) -> _Game:
    """Games whose results are drawn for somebody of that strength."""
    dice = random.Random(f"drawn {lot}")  # noqa: S311 - a simulation

    def game(level: ComputerLevel, _number: int) -> float:
        return float(dice.random() < expected(points, points_of(known.game, _options(known), level)))

    return game


def _real(known: Ladder, budget: Budget, lot: str) -> _Game:
    """Games that somebody plays who thinks so."""
    dice = random.Random(f"played {lot}")  # noqa: S311 - a simulation
    rules = GAMES[known.game]

    def game(level: ComputerLevel, number: int) -> float:
        seat, drawn = number % 2 + 1, dice.getrandbits(32)
        position, begun = opened(rules, 2, rules.settle(_options(known)), drawn, _OPENING)
        one, other = Clock(), Clock()
        person, computer = Seated(_thinking(budget), one, other), Seated(at_level(Level(level.value)), other, one)
        found = play(position, begun, [person, computer] if seat == 1 else [computer, person], drawn)
        return found.shares[seat - 1]

    return game


def _thinking(budget: Budget) -> Player:
    return lambda position, seat, dice, _seconds: think(position, seat, dice, budget).plies
