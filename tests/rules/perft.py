"""Perft: how many lines of play lead on from a position. A wrong legal ply anywhere shows in the number.

    python -m tests.rules.perft RECORD DEPTH

prints the counts for one ply to DEPTH plies, as the header line `perft` of a fixture wants them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rules.core import Position
from rules.notation import legal
from rules.record import Record, parse, replay

FIXTURES = Path(__file__).parent / "fixtures"


def perft(position: Position, depth: int) -> int:
    """The number of lines of exactly `depth` plies; each outcome of chance counts once, whatever its weight."""
    if depth == 0:
        return 1
    plies = legal(position)
    if depth == 1:
        return len(plies)
    return sum(perft(position.play(ply), depth - 1) for ply in plies)


def last_position(record: Record) -> Position:
    """The position that `record` leads to."""
    position = record.game.new(record.seats, record.options)
    for played in replay(record):
        position = played.after
    return position


def main(path: str, depth: str) -> None:
    position = last_position(parse(Path(path).read_text(encoding="utf-8")))
    counts = [perft(position, plies) for plies in range(1, int(depth) + 1)]
    sys.stdout.write(" ".join(map(str, counts)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
