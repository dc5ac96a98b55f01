"""Look at a game without Discord: draw a record's position to a PNG file, and print it in words.

`python -m rules stranded --seed 7 | python -m render - --plies 60 --out board.png`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from render.catalogue import FACES
from render.face import Scene
from render.picture import png
from rules.core import Choice
from rules.notation import continuations, legal
from rules.record import Record, RecordError, parse, replay


def scene_of(record: Record, plies: int, names: Sequence[str]) -> Scene:
    """The scene after so many plies of `record` (all of them when it has fewer), with what may be chosen marked."""
    played = [each for _, each in zip(range(plies), replay(record), strict=False)]
    position = played[-1].after if played else record.game.new(record.seats, record.options)
    seats = [*names, *(f"Player {seat}" for seat in range(len(names) + 1, record.seats + 1))]
    choices = tuple(continuations(legal(position))) if isinstance(position.turn(), Choice) else ()
    chosen: tuple[str, ...] = ()
    if len(choices) == 1:
        chosen, choices = choices, tuple(continuations(legal(position), choices))
    return Scene(position, tuple(seats[: record.seats]), tuple(played[-4:]), chosen, choices)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("record", metavar="RECORD", help="a record's path, or - for standard input")
    parser.add_argument("--plies", type=int, default=sys.maxsize, metavar="N", help="how many plies (default: all)")
    parser.add_argument("--names", default="", metavar="A,B", help="the players' names")
    parser.add_argument("--out", type=Path, default=Path("board.png"), metavar="FILE")
    given = parser.parse_args(arguments)
    try:
        text = sys.stdin.read() if given.record == "-" else Path(given.record).read_text(encoding="utf-8")
        record = parse(text)
        scene = scene_of(record, given.plies, [name for name in given.names.split(",") if name])
        face = FACES[record.game.key]
        given.out.write_bytes(png(face, scene))
    except RecordError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}.", file=sys.stderr)
        return 1
    print(face.alt(scene))
    return 0


if __name__ == "__main__":
    sys.exit(main())
