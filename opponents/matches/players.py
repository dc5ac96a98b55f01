"""The players of matches, by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from opponents.search import uct
from opponents.search.turns import whole_turns
from opponents.skill import Level, Skill, budget, glance, skill_of
from opponents.thinking import glances, think
from opponents.thought import Budget, Meter
from rules.core import Choice, Position


class UnknownPlayerError(ValueError):
    """No player has this name. The message is a sentence."""


class Player(Protocol):
    """Chooses plies for the seat that a position waits for."""

    def __call__(self, position: Position, seat: int, dice: random.Random, seconds: float, /) -> Sequence[str]:
        """At least one ply in the notation, as many as the player has decided.

        `seconds` is the processor time that the player may take to be level with the other one.
        """


_LIMITLESS = Budget(nodes=10**9, seconds=3600)
_MOST_TURNS = 3_000


def randomly(position: Position, _seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
    """Any ply."""
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    return (str(dice.choice(turn.plies)),)


def greedily(position: Position, seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
    """The whole turn after which the game's evaluation is best; of equal ones, any."""
    skill = skill_of(type(position))
    found = whole_turns(position, Skill(order=skill.order), Meter(_LIMITLESS), _MOST_TURNS)
    dice.shuffle(found)
    return tuple(map(str, max(found, key=lambda each: glance(each.after, skill)[seat - 1]).plies))


def as_a_beginner(position: Position, seat: int, dice: random.Random, seconds: float) -> Sequence[str]:
    """A model of a beginner: sees what is best by a glance in half of the turns, and plays anything in the others."""
    return (greedily if dice.random() < 0.5 else randomly)(position, seat, dice, seconds)


def carefully(position: Position, seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
    """A model of a careful beginner: overlooks half of the turns, and plays the best of the others by a glance."""
    found = list(glances(position, skill_of(type(position)), dice, Meter(_LIMITLESS)))
    dice.shuffle(found)
    seen = found[: (len(found) + 1) // 2]
    return max(seen, key=lambda each: each.shares[seat - 1]).plies


def by_policy(position: Position, _seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
    """The game's fast player, without a search. Raises UnknownPlayerError in a game without one."""
    skill = skill_of(type(position))
    if skill.policy is None:
        raise UnknownPlayerError("This game has no policy. Choose another player.")
    return (str(skill.policy(position, dice)),)


def at_level(level: Level) -> Player:
    """A computer player as people meet it."""

    def play(position: Position, seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
        return think(position, seat, dice, budget(position, level)).plies

    return play


def with_nodes(nodes: int) -> Player:
    """The game's search with this number of nodes."""

    def play(position: Position, seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
        return think(position, seat, dice, Budget(nodes=nodes)).plies

    return play


def by_uct(nodes: int) -> Player:
    """The general search without any knowledge of the game."""

    def play(position: Position, _seat: int, dice: random.Random, _seconds: float) -> Sequence[str]:
        return uct.search(position, Skill(), dice, Meter(Budget(nodes=nodes))).searched[0].plies

    return play


def _by_mcts() -> Player:
    """OpenSpiel's search. Raises UnknownPlayerError where it is not installed."""
    try:
        from opponents.matches.openspiel import OpenSpielPlayer  # it needs a package that nothing else needs
    except ImportError as error:
        raise UnknownPlayerError("mcts needs the packages of the dependency group “strength”.") from error
    return OpenSpielPlayer()


_NAMED: dict[str, Callable[[], Player]] = {
    "random": lambda: randomly,
    "greedy": lambda: greedily,
    "beginner": lambda: as_a_beginner,
    "careful": lambda: carefully,
    "policy": lambda: by_policy,
    "mcts": _by_mcts,
    **{level.value: partial(at_level, level) for level in Level},
}
_NUMBERED: dict[str, Callable[[int], Player]] = {"nodes": with_nodes, "uct": by_uct}
NAMES = (*_NAMED, *(f"{name}:N" for name in _NUMBERED))
"""The names of all players; N is a number of nodes."""


def player(name: str) -> Player:
    """The player with this name. Raises UnknownPlayerError."""
    if name in _NAMED:
        return _NAMED[name]()
    kind, colon, number = name.partition(":")
    if colon and kind in _NUMBERED and number.isdecimal() and 0 < int(number) < 10**9:
        return _NUMBERED[kind](int(number))
    raise UnknownPlayerError(f"There's no player “{name[:40]}”. Choose one of: {', '.join(NAMES)}.")
