"""What the command-line tools share: reading a record within bounds, and ending in a sentence, never in a traceback."""

from __future__ import annotations

import io
import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from rules.core import OptionError
from rules.record import Record, RecordError, parse

LONGEST = 1_000_000
"""Characters of the longest file that is taken for a record; a long game has some ten thousand."""


def read_record(path: str) -> Record:
    """The record in the file `path` (or - for standard input). Raises RecordError with a sentence that says why not."""
    name = "Standard input" if path == "-" else path
    try:
        text = _beginning(path)
    except UnicodeDecodeError as error:
        raise RecordError(f"{name} cannot be read: it is no UTF-8 text.") from error
    except OSError as error:
        raise RecordError(f"{name} cannot be read: {error.strerror}.") from error
    if len(text) > LONGEST:
        raise RecordError(f"{name} cannot be read: it is longer than any record ({LONGEST:,} characters).")
    return parse(text)


def _beginning(path: str) -> str:
    """No more of the file than shows that it is too long: some never end."""
    if path != "-":
        with Path(path).open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    if sys.stdin is None:  # closed by whoever runs this
        return ""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="strict")
    return sys.stdin.read(LONGEST + 1)


def safe(text: str) -> str:
    """`text` in one line, with all that a terminal would not show or would act upon written as an escape."""
    return "".join(
        each.encode("unicode_escape").decode() if unicodedata.category(each) in _UNSEEN else each for each in text
    )


_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Unicode's categories of controls, directions, what stands for no character, and ends of lines."""


def say(line: str, stream: TextIO | None = None) -> None:
    """Print a line, whatever is in it and whatever the terminal can show."""
    stream = stream or sys.stdout
    if stream is None:
        return
    encoding = stream.encoding or "utf-8"
    print(safe(line).encode(encoding, "backslashreplace").decode(encoding), file=stream)


def ended(work: Callable[[], None]) -> int:
    """Do `work`, and return the exit status: 0, or 1 where it could not be done, with a sentence on standard error."""
    sentence = ""
    try:
        work()
        _flush()
    except BrokenPipeError:
        # The reader has seen enough (`… | head`).
        _forget_what_is_left()
    except KeyboardInterrupt:
        _forget_what_is_left()
        return 130
    except (RecordError, OptionError) as error:
        sentence = str(error)
    except OSError as error:
        _forget_what_is_left()
        what = "What is printed cannot be written" if error.filename is None else f"{error.filename}"
        sentence = f"{what}: {error.strerror}."
    if not sentence:
        return 0
    try:
        _flush()
    except OSError:
        _forget_what_is_left()
    say(sentence, sys.stderr)
    return 1


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_what_is_left() -> None:
    """What is left in the buffer goes nowhere, and quietly."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
