"""Makes, proves and rates puzzles: `python -m opponents.puzzles make GAME`, `prove GAME` and `rate GAME`."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from opponents.puzzles.finding import MOST_OF_A_GAME, Spot, found_by_medium, puzzle_at, spots, tried
from opponents.puzzles.proving import divided, means
from opponents.puzzles.puzzle import File, Head, Puzzle, goals, margin, read, written
from opponents.skill import Level, budget
from opponents.thinking import last_position, think
from opponents.thought import Candidate
from rules.catalogue import GAMES
from rules.core import Choice, Position
from rules.game import Game

FOLDER = Path(__file__).parents[2] / "seeds" / "puzzles"

FIRST = 1.0
"""The budget of a search before a proof, as a multiple of that of hard: most positions fail there already."""

ABOUT = (
    "Positions from games of computers in which one turn is clearly the best, the easiest first. "
    "The budget of the searches is in each proof: with more time, prove them with `python -m opponents.puzzles prove`."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0."""
    parser = argparse.ArgumentParser(prog="python -m opponents.puzzles", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="look for puzzles in further games, and add them to the file")
    make.add_argument("--games", type=int, default=100, metavar="N", help="the most games to look through")
    make.add_argument(
        "--most", type=int, default=100, metavar="N", help="stop when the file has this number of puzzles"
    )
    make.add_argument(
        "--look",
        type=float,
        default=2.0,
        metavar="X",
        help="the budget of a first look, as a multiple of that of medium",
    )
    make.add_argument("--missed", action="store_true", help="keep only positions in which medium plays a wrong turn")
    prove = commands.add_parser("prove", help="search again with a larger budget, and drop what does not hold")
    rate = commands.add_parser("rate", help="have computers try the puzzles again, and drop those that are trivial")
    for command in (make, prove, rate):
        command.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=", ".join(sorted(GAMES)))
    for command in (make, prove):
        command.add_argument(
            "--times",
            type=float,
            default=1.0,
            metavar="X",
            help="the budget of each of the last searches after the turns, as a multiple of that of hard",
        )
    given = parser.parse_args(arguments)
    {"make": _make, "prove": _prove, "rate": _rate}[given.command](given)
    return 0


def _make(given: argparse.Namespace) -> None:
    game = GAMES[given.game]
    file = _file(game)
    for _ in range(given.games):
        if len(file.puzzles) >= given.most:
            break
        number = file.head.games + 1
        found = {each.key: each for each in (*file.puzzles, *_of_one_game(game, file.head.seed + number, given))}
        # Games without dice can repeat each other.
        file = File(replace(file.head, games=number), tuple(found.values()))
        _keep(file)
        print(f"{number} games: {len(file.puzzles)} puzzles", file=sys.stderr, flush=True)


def _of_one_game(game: Game, seed: int, given: argparse.Namespace) -> tuple[Puzzle, ...]:
    """Play one game of computers. Returns its puzzles: at most MOST_OF_A_GAME, and never two in successive turns."""
    found: list[Puzzle] = []
    last = -2
    for spot in spots(game, seed, given.look, missed=given.missed):
        if spot.position.number <= last + 1:
            continue
        known = _first(spot, missed=given.missed)
        puzzle = puzzle_at(spot, _nodes(spot.position, given.times), known) if known else None
        if puzzle is not None:
            found.append(puzzle)
            last = spot.position.number
        if len(found) == MOST_OF_A_GAME:
            break
    return tuple(found)


def _first(spot: Spot, *, missed: bool) -> tuple[Candidate, ...]:
    """The turns that a search from the position compares; none if they are not clearly apart, or medium is right."""
    turn = spot.position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    dice = random.Random(0)  # noqa: S311 - repeatable on purpose
    looked = think(spot.position, turn.seat, dice, means(spot.position, _nodes(spot.position, FIRST)))
    if not divided(looked.candidates, turn.seat, margin(spot.game)):
        return ()
    return () if missed and found_by_medium(spot.position, looked) else looked.candidates


def _prove(given: argparse.Namespace) -> None:
    game = GAMES[given.game]
    file = _file(game)
    for puzzle in file.puzzles:
        position = last_position(puzzle.record)
        nodes = _nodes(position, given.times)
        if puzzle.proof.looked and puzzle.proof.nodes >= nodes:
            continue
        again = puzzle_at(Spot(game, position, puzzle.record), nodes, (*puzzle.answers, *puzzle.others))
        if again is None:
            outcome = "is dropped"
        elif goals(position, again.answers) == goals(position, puzzle.answers):
            outcome = "holds"
        else:
            outcome = "has other answers"
        print(f"{puzzle.key}: {puzzle.proof} {outcome}: {again and again.proof}", file=sys.stderr, flush=True)
        _replace(game, puzzle, again)


def _rate(given: argparse.Namespace) -> None:
    game = GAMES[given.game]
    for puzzle in _file(game).puzzles:
        position = last_position(puzzle.record)
        trials = tried(position, goals(position, puzzle.answers))
        print(f"{puzzle.key}: {trials}{' is dropped' if trials.trivial else ''}", file=sys.stderr, flush=True)
        _replace(game, puzzle, None if trials.trivial else replace(puzzle, trials=trials))


def _replace(game: Game, puzzle: Puzzle, again: Puzzle | None) -> None:
    """Write another version of a puzzle, or drop it."""
    file = _file(game)
    kept = [each for each in file.puzzles if each.key != puzzle.key]
    _keep(File(file.head, (*kept, *([again] if again else []))))


def _nodes(position: Position, times: float) -> int:
    return round(budget(position, Level.HARD).nodes * times)


def _path(game_key: str) -> Path:
    return FOLDER / f"{game_key}.jsonl"


def _file(game: Game) -> File:
    path = _path(game.key)
    return (
        read(path.read_text(encoding="utf-8"))
        if path.exists()
        else File(Head(game.key, ABOUT, margin(game), seed=0, games=0))
    )


def _keep(file: File) -> None:
    FOLDER.mkdir(exist_ok=True)
    _path(file.head.game).write_text(written(file), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
