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
    return perfts(position, depth)[-1] if depth else 1


def perfts(position: Position, depth: int) -> list[int]:
    """The numbers of lines of one ply, of two plies and so on up to `depth`, which is at least 1."""
    counts = [0] * depth

    def count(here: Position, before: int) -> None:
        plies = legal(here)
        counts[before] += len(plies)
        if before + 1 < depth:
            for ply in plies:
                count(here.play(ply), before + 1)

    count(position, 0)
    return counts


def last_position(record: Record) -> Position:
    """The position that `record` leads to."""
    position = record.game.new(record.seats, record.options)
    for played in replay(record):
        position = played.after
    return position


def main(path: str, depth: str) -> None:
    position = last_position(parse(Path(path).read_text(encoding="utf-8")))
    sys.stdout.write(" ".join(map(str, perfts(position, int(depth)))) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
