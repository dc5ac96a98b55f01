"""The measured strengths of the levels: files beside this module, which `python -m opponents ladder` writes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from opponents.ladder.fitting import Strength, Tally
from opponents.skill import Level
from rules.catalogue import GAMES

CAREFUL = "careful"
"""The player of matches that stands for a person of whom nothing is known: a careful beginner."""

AVERAGE = 1000.0
"""Its strength: that of a person of whom nothing is known, in the people's ratings."""

FOLDER = Path(__file__).parent

MATTERS: Mapping[str, Sequence[str]] = tomllib.loads((FOLDER / "apart.toml").read_text(encoding="utf-8"))
"""The options with which a game's levels are measured apart, by the game's key."""


class Ladder(Struct):
    """What is known of a game's levels.

    Attributes:
        game (str): the game's key.
        options (str): the options with which they were measured, as in a record.
        budgets (dict[str, str]): how each level played, by its value, as text.
        tallies (list[Tally]): what their matches came to.
        strengths (dict[str, Strength]): what follows from these, by the level's value.
    """

    game: str
    options: str
    budgets: dict[str, str]
    tallies: list[Tally]
    strengths: dict[str, Strength]


def strength_of(game_key: str, options: Mapping[str, str], level: Level) -> Strength | None:
    """How strong a level is in a game with these options; None where that was not measured."""
    known = ladder(name_of(game_key, options))
    return known.strengths.get(level.value) if known is not None else None


def name_of(game_key: str, options: Mapping[str, str]) -> str:
    """The name of a ladder, such as `strata5-6`. What is not among the options has its default."""
    defaults = {option.name: option.default for option in GAMES[game_key].options} if game_key in GAMES else {}
    values = [options.get(name, defaults.get(name, "")) for name in MATTERS.get(game_key, ())]
    return "-".join([game_key, *values])


def measured() -> list[str]:
    """The names of all ladders, in alphabetical order."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def ladder(name: str) -> Ladder | None:
    """The ladder with this name; None where there is none."""
    path = FOLDER / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Ladder) if path.exists() else None
