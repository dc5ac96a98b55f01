"""What the command-line tools share: reading records of limited length, and ending with a sentence, not a traceback."""

from __future__ import annotations

import io
import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from rules.game import OptionError
from rules.record import Record, RecordError, parse

LONGEST = 1_000_000
"""The maximum length of a file that is read as a record, in characters; a long game has about ten thousand."""


def read_record(path: str) -> Record:
    """The record in the file `path`, or in standard input for `-`. Raises RecordError with a sentence."""
    name = "standard input" if path == "-" else path
    try:
        text = _beginning(path)
    except UnicodeDecodeError as error:
        raise RecordError(f"Can't read {name}: it isn't UTF-8 text.") from error
    except OSError as error:
        raise RecordError(f"Can't read {name}: {error.strerror}.") from error
    if len(text) > LONGEST:
        raise RecordError(f"Can't read {name}: it's longer than any record ({LONGEST:,} characters).")
    return parse(text)


def _beginning(path: str) -> str:
    """The beginning of a file, just long enough to see that it is too long: some files never end."""
    if path != "-":
        with Path(path).open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    if sys.stdin is None:  # closed by the calling process
        return ""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="strict")
    return sys.stdin.read(LONGEST + 1)


def safe(text: str) -> str:
    """`text` in one line; characters that a terminal would not show or would act on are written as escapes."""
    return "".join(
        each.encode("unicode_escape").decode() if unicodedata.category(each) in _UNSEEN else each for each in text
    )


_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""The Unicode categories of control and formatting characters, code points without a character, and line ends."""


def say(line: str, stream: TextIO | None = None) -> None:
    """Print a line safely, whatever it contains and whatever the terminal can show."""
    stream = stream or sys.stdout
    if stream is None:
        return
    encoding = stream.encoding or "utf-8"
    print(safe(line).encode(encoding, "backslashreplace").decode(encoding), file=stream)


def ended(work: Callable[[], None]) -> int:
    """Do `work`. Returns the exit status: 0, or 1 after a sentence on standard error if `work` failed."""
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
        what = "Can't write the output" if error.filename is None else f"{error.filename}"
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
    """Discard what is left in the buffer of standard output, without an error at exit."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
