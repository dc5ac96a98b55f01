"""Check the pairings of a tournament: `python -m tournaments FILE` pairs every round again from the published keys.

FILE is the file that the tournament's message gives (or - for standard input), HEX the fingerprint that stood in the
announcement, and WORD the word you added for the lots. Exit status: 0 if every round comes out as it was, 1 if one does
not, with a sentence that names the round, or if the fingerprint or the word doesn't match; 2 if FILE can't be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from installed import packages

with packages(__name__):
    from tournaments.checking import check
    from tournaments.files import CheckingFile, decode
    from tournaments.repeating import CheckError

LONGEST = 20_000_000
"""The maximum length of a file, in bytes; one of 256 entrants has about half a million."""


def read(path: str) -> CheckingFile:
    """The file at `path`, or in standard input for `-`. Raises ValueError or OSError where it can't be read."""
    if path == "-":
        content = sys.stdin.buffer.read(LONGEST + 1)
    else:
        with Path(path).open("rb") as file:
            content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise ValueError(f"It's longer than any checking file ({LONGEST:,} bytes).")
    return decode(content)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; the exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(prog="python -m tournaments", description=__doc__)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--fingerprint", metavar="HEX", default="", help="the fingerprint, as it was announced")
    parser.add_argument("--word", metavar="WORD", default="", help="the word you added for the lots")
    given = parser.parse_args(arguments)
    try:
        file = read(given.file)
    except OSError as error:
        print(f"Can't read {given.file!r}: {error.strerror}.", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"Can't read {given.file!r}. {error}", file=sys.stderr)
        return 2
    try:
        for line in check(file, given.fingerprint, given.word):
            print(line)
    except CheckError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
