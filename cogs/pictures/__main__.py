"""Draw the standings of a tournament: `python -m cogs.pictures FILE --out standings.png`.

FILE is the file from which anybody can check its pairings (`python -m tournaments FILE`), or - for standard input. It
has no names: give them in the order of the entrants' numbers; the numbers stand for those that you don't give. Exit
status: 0, 1 if nothing can be drawn or written, 2 if FILE can't be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from installed import packages

with packages(__name__):
    from cogs.pictures.crosstables import Field, standings
    from render.tournaments.drawing import draw
    from render.tournaments.table import Standings
    from tournaments.__main__ import read
    from tournaments.files import CheckingFile, Part
    from tournaments.pairing.boards import Round
    from tournaments.pairing.field import Entrant
    from tournaments.standings.places import Order, ranked
    from words import ENGLISH, LANGUAGES, Language, of


def pictures(file: CheckingFile, names: Sequence[str]) -> Iterator[Standings]:
    """What is drawn of a file: a picture for each part that has standings, more of one with many entrants."""
    called = {each.number: f"#{each.number}" for each in file.entrants}
    called.update(zip(sorted(called), names, strict=False))
    for part in file.parts:
        if part.kind.order is not None:
            field = _field(part, part.kind.order, {each.number: each.start for each in file.entrants}, called)
            yield from (standings(field, page) for page in range(1, field.pages + 1))


def _field(part: Part, order: Order, starts: dict[int, int], names: dict[int, str]) -> Field:
    rounds = [Round(each.number, each.boards) for each in part.rounds]
    out = [each.number for each in part.standings if each.place is None]
    entrants = [Entrant(each, starts.get(each, 0)) for each in part.members]
    return Field(order, ranked(entrants, rounds, order, out), rounds, names, gone=out)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the pictures, and print their alternative texts; the exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(prog="python -m cogs.pictures", description=__doc__)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--names", default="", metavar="A,B", help="the names of the entrants, with commas")
    parser.add_argument("--language", default=ENGLISH, choices=LANGUAGES, help="the language of the picture")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("standings.png"),
        metavar="OUT",
        help="more are called OUT-2 and so on",
    )
    given = parser.parse_args(arguments)
    if not given.out.name:
        parser.error("--out needs the name of a file")
    try:
        file = read(given.file)
    except (OSError, ValueError) as error:
        reason = f"{error.strerror}." if isinstance(error, OSError) else str(error)
        print(f"Can't read {given.file!r}. {reason}", file=sys.stderr)
        return 2
    shown = list(pictures(file, [name for name in given.names.split(",") if name]))
    if not shown:
        print("This tournament has no standings: a knockout has none.", file=sys.stderr)
        return 1
    try:
        _write(shown, given.out, Language(given.language))
    except OSError as error:
        print(f"Can't write {str(given.out)!r}. {error.strerror}.", file=sys.stderr)
        return 1
    return 0


def _write(shown: Sequence[Standings], out: Path, language: Language) -> None:
    for number, each in enumerate(shown, 1):
        drawn = draw(each, of(language))
        name = out.name if number == 1 else f"{out.stem}-{number}{out.suffix}"
        out.with_name(name).write_bytes(drawn.images[0])
        print(drawn.alt)


if __name__ == "__main__":
    sys.exit(main())
