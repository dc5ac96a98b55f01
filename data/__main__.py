"""Look after the database.

`check FILE` reads all of it, `backup FILE FOLDER` copies it while the bot may run, and `restore BACKUP FILE` puts a
backup in its place, with the bot stopped.

Exit status: 0 when all is well, 1 with sentences when it is not.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from data.errors import StoreError
from data.sqlite.files.backups import Backups
from data.sqlite.files.checking import look_over, reading
from data.sqlite.files.restoring import restore
from data.sqlite.schema import format_of, migrations


def say(sentence: str, where: TextIO | None = None) -> None:
    """Print a sentence. What a path may hold and a terminal cannot show, or would act upon, is written as an escape."""
    shown = "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in sentence)
    stream = where or sys.stdout
    if stream is not None:  # closed by whoever runs this
        print(shown.encode(stream.encoding, "backslashreplace").decode(stream.encoding), file=stream)


def check(path: Path) -> int:
    """Print what is wrong with the database; 0 when nothing is."""
    found = look_over(path)
    for sentence in [*found.faults, *found.damaged]:
        say(sentence)
    counted = f"{found.tables} tables with {found.entries} entries were read"
    if found.format < found.current:
        counted += f"; the file is of format {found.format}, whose entries have no checksums that can be checked here"
    if found.faults:
        say("The file is damaged: stop the bot, and restore a backup from before.")
    elif found.damaged:
        say(f"{counted}. {len(found.damaged)} of the tables need a look; all others are as they were written.")
    else:
        say(f"{counted}. Nothing is damaged.")
    return 1 if found.faults or found.damaged else 0


def back_up(path: Path, folder: Path) -> int:
    """Copy the database into `folder`, and remove nothing there."""
    with reading(path) as source:
        if not format_of(source, str(path), migrations()):
            raise StoreError(f"{path} holds nothing yet.")
        say(f"{path} is backed up to {Backups(folder, sys.maxsize, path.stem).make(source, time.time())}.")
    return 0


def put_back(backup: Path, path: Path, *, force: bool) -> int:
    """Restore `backup` at `path`."""
    kept = restore(backup, path, time.time(), force=force)
    say(f"{path} is restored from {backup}." + (f" What was there is kept as {kept}." if kept else ""))
    say("At its next start the bot gives all games that go on other dice: those of the backup may be known by now.")
    say("What people have deleted since the backup was made is there again: ask them to delete it once more.")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m data", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_subparsers(dest="what", required=True)
    checking = what.add_parser("check", help="read the whole database, and tell what is damaged")
    checking.add_argument("file", type=Path, metavar="FILE")
    backing = what.add_parser("backup", help="copy the database, while the bot may run")
    backing.add_argument("file", type=Path, metavar="FILE")
    backing.add_argument("folder", type=Path, metavar="FOLDER")
    restoring = what.add_parser("restore", help="put a backup in the database's place; stop the bot first")
    restoring.add_argument("backup", type=Path, metavar="BACKUP")
    restoring.add_argument("file", type=Path, metavar="FILE")
    restoring.add_argument("--force", action="store_true", help="where FILE exists: move it aside, and keep it")
    given = parser.parse_args(arguments)
    try:
        match given.what:
            case "check":
                status = check(given.file)
            case "backup":
                status = back_up(given.file, given.folder)
            case _:
                status = put_back(given.backup, given.file, force=given.force)
        print(end="", flush=True)
    except StoreError as error:
        say(str(error), sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # What is left in the buffer goes nowhere, and quietly; a reader that has seen enough is no trouble.
        with suppress(OSError, AttributeError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        say(f"That cannot be done: {error.strerror}.", sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
