"""Shows a game without Discord: draws a position of a record to PNG files, and prints it in words.

`python -m rules stranded --seed 7 | python -m render - --plies 60 --out board.png`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from installed import packages

with packages(__name__):
    from render.catalogue import face
    from render.picture import draw
    from render.scene import Scene
    from rules.commandline import ended, read_record, say
    from rules.core import Choice
    from rules.notation import continuations, legal
    from rules.record import Record, RecordError, replay
    from words import ENGLISH, of


def scene_of(record: Record, plies: int, names: Sequence[str], viewer: int | None = None) -> Scene:
    """The scene after `plies` plies of `record`, or after all if it has fewer, with the possible choices marked."""
    played = [each for _, each in zip(range(plies), replay(record), strict=False)]
    position = played[-1].after if played else record.game.new(record.seats, record.options)
    seats = [*names, *(f"Player {seat}" for seat in range(len(names) + 1, record.seats + 1))]
    choices = tuple(continuations(legal(position))) if isinstance(position.turn(), Choice) else ()
    chosen: tuple[str, ...] = ()
    if len(choices) == 1:
        chosen, choices = choices, tuple(continuations(legal(position), choices))
    beginnings = tuple((*chosen, word) for word in choices if word)
    return Scene(position, tuple(seats[: record.seats]), tuple(played[-4:]), chosen, beginnings, viewer)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("record", metavar="RECORD", help="the path of a record, or - for standard input")
    parser.add_argument(
        "--plies", type=int, default=sys.maxsize, metavar="N", help="how many plies to play (default: all)"
    )
    parser.add_argument("--names", default="", metavar="A,B", help="the names of the players, with commas")
    parser.add_argument("--viewer", type=int, metavar="SEAT", help="the seat whose side is shown, in games with sides")
    parser.add_argument(
        "--out", type=Path, default=Path("board.png"), metavar="FILE", help="more pictures are called FILE-2 and so on"
    )
    given = parser.parse_args(arguments)
    if not given.out.name:
        parser.error("--out needs the name of a file")

    def work() -> None:
        record = read_record(given.record)
        if given.viewer is not None and not 1 <= given.viewer <= record.seats:
            raise RecordError(f"--viewer takes a seat from 1 to {record.seats} in this game.")
        # What the command line holds of names need not be text.
        names = given.names.encode(errors="replace").decode().split(",")
        scene = scene_of(record, given.plies, [name for name in names if name], given.viewer)
        drawing = draw(face(record.game.key, of(ENGLISH)), scene)
        for number, image in enumerate(drawing.images, 1):
            name = given.out.name if number == 1 else f"{given.out.stem}-{number}{given.out.suffix}"
            given.out.with_name(name).write_bytes(image)
        for line in drawing.alt.splitlines():
            say(line)

    return ended(work)


if __name__ == "__main__":
    sys.exit(main())
