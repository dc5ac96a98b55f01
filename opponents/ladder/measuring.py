"""Measures the levels of a game: matches of neighbours, and of the weakest with the model of a careful beginner."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from opponents.ladder.fitting import Tally, strengths
from opponents.ladder.known import AVERAGE, CAREFUL, FOLDER, Ladder, name_of
from opponents.matches.match import Match, games
from opponents.skill import Level, budget
from rules.catalogue import GAMES
from rules.game import Game

_BATCH = 10
"""The number of games of a pair after which the next pair plays."""

_OPENING = 2
"""The number of random turns at the beginning of a game."""


class _Batch(Struct, frozen=True):
    """A few games of a pair; `number` counts the batches of that pair from 0."""

    game: str
    options: Mapping[str, str]
    one: str
    other: str
    games: int
    number: int


def measure(
    game: Game,
    options: Mapping[str, str],
    most: int,
    say: Callable[[str], None],
    folder: Path = FOLDER,
    processes: int = 0,
    only: Collection[str] = (),
) -> Ladder:
    """Play until each pair of players has `most` games, and write the file after every ten.

    Games that the file has count, but not those of a level that plays in another way now. So many `processes` play; 0:
    this one does. If `only` names players, only pairs of these play.
    """
    path = folder / f"{name_of(game.key, options)}.json"
    known = _begun(game, options, path)
    batches = [
        _Batch(game.key, options, each.one, each.other, min(_BATCH, most - done), done // _BATCH)
        for done in range(0, most, _BATCH)
        for each in known.tallies
        if done >= each.games and (not only or {each.one, each.other} <= set(only))
    ]
    with ProcessPoolExecutor(processes, get_context("spawn")) if processes else nullcontext() as pool:
        for batch, points in zip(batches, (pool.map if pool else map)(_points, batches), strict=True):
            pair = next(each for each in known.tallies if (each.one, each.other) == (batch.one, batch.other))
            pair.games += batch.games
            pair.points += points
            _write(known, path)
            say(f"{pair.one} {pair.points:g} of {pair.games} against {pair.other}")
    return known


def count(game: Game, options: Mapping[str, str], counted: Tally, folder: Path = FOLDER) -> Ladder:
    """Add what a match came to that `python -m opponents match` has played, and write the file.

    Of a level and any other player of matches: the greedy one, for example, stands between levels that seldom meet.
    """
    path = folder / f"{name_of(game.key, options)}.json"
    known = _begun(game, options, path)
    known.tallies.append(counted)
    _write(known, path)
    return known


def _write(known: Ladder, path: Path) -> None:
    played = [each for each in known.tallies if each.games]
    known.strengths = dict(strengths(played, CAREFUL, AVERAGE))
    stored = replace(known, tallies=played)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1) + b"\n")


def _points(batch: _Batch) -> float:
    """How many games of a batch the first player wins. Two games have the same opening, with the seats exchanged."""
    names = (batch.one, batch.other)
    match = Match(GAMES[batch.game], 2, batch.options, names, batch.games, batch.number + 1, _OPENING)
    *_, tally = games(match)
    return tally.points


def budgets_of(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """How each level plays, by its value, as text."""
    position = game.new(2, options)
    return {level.value: msgspec.json.encode(budget(position, level)).decode() for level in Level}


def _begun(game: Game, options: Mapping[str, str], path: Path) -> Ladder:
    """The ladder with the games that still say something."""
    names = [level.value for level in Level]
    pairs = [*((name, CAREFUL) for name in names[:3]), *((above, below) for below, above in pairwise(names))]
    now = budgets_of(game, options)
    before = msgspec.json.decode(path.read_bytes(), type=Ladder) if path.exists() else None
    changed = {name for name in names if before and before.budgets.get(name) != now[name]}
    found = [each for each in (before.tallies if before else ()) if not {each.one, each.other} & changed]
    kept = {(each.one, each.other) for each in found}
    found += [Tally(*pair) for pair in pairs if pair not in kept]
    return Ladder(game.key, " ".join(f"{name}={value}" for name, value in options.items()), now, found, {})
