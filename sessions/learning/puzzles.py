"""Puzzles: positions in which one turn is clearly the best, from the files in `seeds/puzzles`.

The files are made by `python -m opponents.puzzles`, and are the same in every language.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from data.rows import PuzzleRow
from opponents.puzzles.puzzle import Puzzle, goals, read
from rules.catalogue import GAMES
from rules.core import Position
from rules.record import parse, replay
from sessions.learning.lessons import SEEDS
from sessions.learning.tasks import Task

MOST_TRIES = 3
"""How many answers somebody has. Then the solution is shown."""

RISES = {1: 0.08, 2: 0.04, 3: 0.02}
"""How much a person's level rises with a puzzle that they solve, by the number of their answers."""

FALLS = 0.06
"""How much it falls with a puzzle that they do not solve."""


class PuzzlePosition(Task, frozen=True, kw_only=True):
    """The position of a puzzle.

    Attributes:
        puzzle (Puzzle): the puzzle.
        number (int): its number among the puzzles of its game, the easiest being 1.
        puzzles (int): how many the game has.
    """

    puzzle: Puzzle
    number: int
    puzzles: int

    @property
    def key(self) -> str:
        """The key of the puzzle."""
        return self.puzzle.key


@cache
def puzzles(game_key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if the game has no file."""
    path = SEEDS / "puzzles" / f"{game_key}.jsonl"
    return read(path.read_text(encoding="utf-8")).puzzles if path.exists() else ()


@cache
def _places() -> dict[str, tuple[str, int]]:
    """The game of every puzzle and its place among the game's puzzles, by key."""
    return {puzzle.key: (game, place) for game in GAMES for place, puzzle in enumerate(puzzles(game))}


@lru_cache(maxsize=64)
def puzzle_position(key: str) -> PuzzlePosition | None:
    """The position of the puzzle with this key; None if there is no such puzzle (any more)."""
    if key not in _places():
        return None
    game_key, place = _places()[key]
    puzzle = puzzles(game_key)[place]
    record = parse(puzzle.record)
    start: Position = record.game.new(record.seats, record.options)
    before = tuple(replay(record))
    position = before[-1].after if before else start
    return PuzzlePosition(
        game=record.game,
        start=start,
        played=before,
        answers=puzzle.answers,
        others=puzzle.others,
        nodes=puzzle.proof.nodes,
        puzzle=puzzle,
        number=place + 1,
        puzzles=len(puzzles(game_key)),
        wanted=goals(position, puzzle.answers),
        longest=max(len(each.plies) for each in (*puzzle.answers, *puzzle.others)),
    )


def daily(guild_id: int, day: int) -> str | None:
    """The key of a server's puzzle of a day, the same for everybody there; None if there are no puzzles.

    The games follow each other, and a puzzle comes again only when all others of its game have had their day.
    """
    games = [key for key in GAMES if puzzles(key)]
    if not games:
        return None
    game, number = games[(guild_id + day) % len(games)], (guild_id + day) // len(games)
    keys = sorted(each.key for each in puzzles(game))
    random.Random(f"{guild_id} {game}").shuffle(keys)  # noqa: S311 (no secret: everybody gets the same)
    return keys[number % len(keys)]


def is_done(row: PuzzleRow) -> bool:
    """Whether somebody has solved a puzzle, or used up their answers."""
    return row.solved or row.tries >= MOST_TRIES


def next_own(game_key: str, rows: Iterable[PuzzleRow], besides: str | None = None) -> str | None:
    """The key of the puzzle of a game that suits somebody next; None if they have had all of them.

    `rows` are what they have done so far, oldest first. A puzzle that they have begun comes first, and then the one
    whose difficulty is the nearest to their level; never the puzzle `besides`.
    """
    mine = {row.puzzle: row for row in rows if not row.day and _places().get(row.puzzle, ("", 0))[0] == game_key}
    begun = [key for key, row in mine.items() if not is_done(row) and key != besides]
    if begun:
        return begun[-1]
    left = [place for place, each in enumerate(puzzles(game_key)) if each.key not in (*mine, besides)]
    if not left:
        return None
    at = level(mine.values()) * (len(puzzles(game_key)) - 1)
    return puzzles(game_key)[min(left, key=lambda place: (abs(place - at), place))].key


def is_beginner(rows: Iterable[PuzzleRow]) -> bool:
    """Whether somebody has solved no puzzle yet."""
    return not any(row.solved for row in rows)


def next_easier(key: str, rows: Iterable[PuzzleRow], besides: str | None = None) -> str | None:
    """The key of a puzzle about half as difficult as this one that somebody has not tried; None if there is none.

    `rows` are what they have done so far; it is never the puzzle `besides`.
    """
    game_key, place = _places().get(key, ("", 0))
    mine = {besides, *(row.puzzle for row in rows)}
    left = [at for at, each in enumerate(puzzles(game_key)[:place]) if each.key not in mine] if game_key else []
    return puzzles(game_key)[min(left, key=lambda at: abs(at - place // 2))].key if left else None


def level(rows: Iterable[PuzzleRow]) -> float:
    """How difficult a puzzle somebody should get, from 0 to 1, after these puzzles, oldest first."""
    found = 0.0
    for row in rows:
        change = RISES.get(row.tries, 0.0) if row.solved else -FALLS if is_done(row) else 0.0
        found = min(1.0, max(0.0, found + change))
    return found


def last_game(rows: Sequence[PuzzleRow]) -> str | None:
    """The game of the puzzle that somebody tried last, or the first game with puzzles; None if no game has any."""
    tried = [_places()[row.puzzle][0] for row in rows if row.puzzle in _places()]
    return tried[-1] if tried else next((key for key in GAMES if puzzles(key)), None)
