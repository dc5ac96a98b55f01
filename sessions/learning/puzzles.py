"""Puzzles: positions in which one turn is clearly the best, from the files in `seeds/puzzles`.

The files are made by `python -m opponents.puzzles`, and are the same in every language.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from data.rows import PuzzleRow
from opponents.puzzles.puzzle import Puzzle, goals, read
from opponents.puzzles.themes import Theme, themes
from rules.catalogue import GAMES
from rules.core import Position
from rules.record import parse, replay
from sessions.learning.lessons import SEEDS
from sessions.learning.strengths import EASIER, Finished, Tally, moved, score, tally, within
from sessions.learning.tasks import Task

MOST_TRIES = 3
"""How many answers somebody has. Then the solution is shown."""

NEAR = 8
"""Somebody may look at so many puzzles that suit them best: others' results make another one the best."""


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
    found = read(path.read_text(encoding="utf-8")).puzzles if path.exists() else ()
    # The strengths of levels may have been measured again since the file was written.
    return tuple(sorted(found, key=lambda each: each.difficulty))


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


@lru_cache(maxsize=256)
def themes_of(key: str) -> tuple[Theme, ...]:
    """What the puzzle with this key is about; it takes a while. Nothing for one that is gone."""
    here = puzzle_position(key)
    return themes(here.position, here.solution, here.others) if here is not None else ()


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


def difficulty(puzzle: Puzzle, shifts: Mapping[str, float]) -> float:
    """How difficult a puzzle is, in points; `shifts` are what people's results have changed, by key."""
    return puzzle.difficulty + within(shifts.get(puzzle.key, 0.0))


def tally_of(game_key: str, rows: Iterable[PuzzleRow], shifts: Mapping[str, float]) -> Tally:
    """How strong somebody is at the puzzles of a game, who has done this, oldest first.

    Each puzzle counts once, as they finished it first: after that, they know its solution.
    """
    found: dict[str, Finished] = {}
    for row in rows:
        game, place = _places().get(row.puzzle, ("", 0))
        if game == game_key and is_done(row) and row.puzzle not in found:
            hard = difficulty(puzzles(game)[place], shifts)
            found[row.puzzle] = Finished(hard, score(row.tries, solved=row.solved))
    return tally([*found.values()])


def shift_of(
    key: str, rows: Sequence[PuzzleRow], shifts: Mapping[str, float], tries: int, *, solved: bool
) -> float | None:
    """How somebody moves the difficulty of a puzzle who finishes it with this answer, the `tries`-th.

    None if they had finished it before: `rows` are what they have done so far.
    """
    game_key, place = _places().get(key, ("", 0))
    if not game_key or any(row.puzzle == key and is_done(row) for row in rows):
        return None
    before = tally_of(game_key, rows, shifts)
    hard = difficulty(puzzles(game_key)[place], shifts)
    return moved(before.strength, before.finished, hard, score(tries, solved=solved))


def next_own(
    game_key: str, rows: Sequence[PuzzleRow], shifts: Mapping[str, float], besides: str | None = None
) -> str | None:
    """The key of the puzzle of a game that suits somebody next; None if they have had all of them.

    `rows` are what they have done so far, oldest first. A puzzle that they have begun comes first, and then the one
    that is as difficult as suits them; never the puzzle `besides`.
    """
    return next(iter(suiting(game_key, rows, shifts, besides)), None)


def suiting(
    game_key: str, rows: Sequence[PuzzleRow], shifts: Mapping[str, float], besides: str | None = None
) -> tuple[str, ...]:
    """The keys of the puzzles that suit somebody, the best one first: the one that they have begun, or else NEAR."""
    mine = {row.puzzle: row for row in rows if not row.day and _places().get(row.puzzle, ("", 0))[0] == game_key}
    begun = [key for key, row in mine.items() if not is_done(row) and key != besides]
    if begun:
        return (begun[-1],)
    own = tally_of(game_key, rows, shifts)
    # Whoever has finished none gets the easiest ones.
    at = own.strength - EASIER if own.finished else 0.0
    left = [each for each in puzzles(game_key) if each.key not in (*mine, besides)]
    # Of puzzles that suit equally well, the first one in the file is offered.
    return tuple(each.key for each in sorted(left, key=lambda each: abs(difficulty(each, shifts) - at))[:NEAR])


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


def last_game(rows: Sequence[PuzzleRow]) -> str | None:
    """The game of the puzzle that somebody tried last, or the first game with puzzles; None if no game has any."""
    tried = [_places()[row.puzzle][0] for row in rows if row.puzzle in _places()]
    return tried[-1] if tried else next((key for key in GAMES if puzzles(key)), None)
