"""Check the dice of a finished game: `python -m sessions RECORD` draws every die again from the secret.

RECORD is the file that /record gives after the game (or - for standard input), HEX the fingerprint that was posted in
the channel, and WORD the word you added for the dice. The output says what this proves, and against whom. Exit status:
0 if every die is as drawn, 1 if one isn't, the fingerprint or the word doesn't match, or the record can't be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from installed import packages

with packages(__name__):
    from rules.commandline import ended, read_record, say
    from rules.record import Record
    from sessions.records.proof import bound_later, check_fingerprint, check_word, fingerprint_of, proven, words_of
    from sessions.records.redrawing import redraw

_PROMISED = {False: "The secret is the one that was", True: "The secrets are those that were"}


def check(record: Record, fingerprint: str = "", word: str = "") -> list[str]:
    """What the record's dice show and prove, as sentences.

    `fingerprint` is the one that stood in the channel, `word` what somebody says to have given for the dice; empty
    where it is not known. Raises RecordError when a die is not as it was drawn, or one of these is not the record's.
    """
    bound = fingerprint_of(fingerprint) if fingerprint else ""
    redrawn = redraw(record)
    check_fingerprint(record.notes["dice"], bound)
    own = check_word(words_of(record), word) if word else None
    return [
        _PROMISED[len(redrawn.secrets) > 1]
        + " promised, and the seats are as they were drawn"
        + ("." if redrawn.whole_lot else ", except for players whose data was deleted."),
        *(
            f"Player {each.comes} took over seat {each.seat} from player {each.goes} after ply {each.plies}."
            for each in redrawn.replaced
        ),
        f"{redrawn.came.total()} random draws, all of them as the secret gives them:",
        *(f"  {count:3} × {ply}" for ply, count in sorted(redrawn.came.items())),
        *proven(record, bound, own),
        *bound_later(redrawn.secrets),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; the exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(prog="python -m sessions", description=__doc__)
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument(
        "--fingerprint", metavar="HEX", default="", help="the fingerprint, as you read it in the channel"
    )
    parser.add_argument("--word", metavar="WORD", default="", help="the word you added for the dice")
    given = parser.parse_args(arguments)

    def work() -> None:
        for line in check(read_record(given.record), given.fingerprint, given.word):
            say(line)

    return ended(work)


if __name__ == "__main__":
    sys.exit(main())
