"""Finds fits: modules of this package that provide `run`, named after the game, and within it after what is fitted."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages

import opponents.fit
from rules.catalogue import GAMES

Fit = Callable[[int, int, Callable[[str], None]], None]
"""Plays a number of games from a seed, and says the weights."""

_PREFIX = "opponents.fit."


def fitted() -> list[str]:
    """The names of the fits, such as `stranded` and `mars.worth`."""
    names = [
        each.name.removeprefix(_PREFIX) for each in walk_packages(opponents.fit.__path__, _PREFIX) if not each.ispkg
    ]
    return sorted(name for name in names if name.partition(".")[0] in GAMES)


def fit_of(name: str) -> Fit:
    """The fit with this name."""
    fit: Fit = import_module(_PREFIX + name).run
    return fit
