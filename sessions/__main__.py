"""Check the dice of a finished game: `python -m sessions RECORD` draws every die again from the secret.

RECORD is the file that /record gives after the game (or - for standard input). Exit status: 0 when every die is as
drawn, 1 when one is not or the record cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rules.core import CHANCE, Chance, Over
from rules.record import Record, RecordError, parse, replay
from sessions.dice import commitment, draw, lot


def check(record: Record) -> list[str]:
    """What the record's dice show, as sentences. Raises RecordError when one of them is not as it was drawn."""
    notes = record.notes
    for name in ("dice", "salt", "secret", "players"):
        if not notes.get(name):
            raise RecordError(f"The record has no line “{name}”: only a finished game can be checked.")
    try:
        secret = bytes.fromhex(notes["secret"])
        players = [int(word) for word in notes["players"].split()]
        youngest = int(notes["youngest"]) if "youngest" in notes else None
    except ValueError as error:
        raise RecordError(f"The record's header is damaged: {error}.") from error
    if commitment(secret) != notes["dice"]:
        raise RecordError("The secret is not the one that was promised when the table opened.")
    if len(players) != record.seats:
        raise RecordError(f"The header names {record.seats} seats, and {len(players)} players.")
    if lot(secret, notes["salt"], players, youngest) != players:
        raise RecordError("The seats are not as the lot drew them.")
    faces: Counter[str] = Counter()
    last = record.game.new(record.seats, record.options)
    for number, played in enumerate(replay(record), 1):
        turn, last = played.before.turn(), played.after
        if played.seat != CHANCE or not isinstance(turn, Chance):
            continue
        drawn = draw(secret, notes["salt"], number, turn)
        if drawn != played.ply:
            raise RecordError(f"Ply {number} is “{played.ply}”, and the secret draws “{drawn}”.")
        faces[str(drawn)] += 1
    if not isinstance(last.turn(), Over) and "ending" not in notes:
        raise RecordError("The record stops before the end of the game: plies are missing.")
    return [
        "The secret is the one that was promised, and the seats are as the lot drew them.",
        f"{faces.total()} acts of chance, every one as the secret draws it:",
        *(f"  {count:3} × {words}" for words, count in sorted(faces.items())),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; the exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(prog="python -m sessions", description=__doc__)
    parser.add_argument("record", metavar="RECORD")
    path = parser.parse_args(arguments).record
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        print("\n".join(check(parse(text))))
    except RecordError as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, UnicodeDecodeError) as error:
        print(f"{path} cannot be read: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
