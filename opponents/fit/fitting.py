"""Finds the fit of a game: a module of this package with the game's key as its name, which provides `run`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import opponents.fit
from rules.catalogue import GAMES

Fit = Callable[[int, int, Callable[[str], None]], None]
"""Plays a number of games from a seed, and says the weights."""


def fitted() -> list[str]:
    """The keys of the games that have a fit."""
    return sorted(each.name for each in iter_modules(opponents.fit.__path__) if each.name in GAMES)


def fit_of(key: str) -> Fit:
    """The fit of a game that has one."""
    fit: Fit = import_module(f"opponents.fit.{key}").run
    return fit
