"""Look after the database.

`check DATABASE` reads all of it, and `copy SOURCE TARGET` copies everything to an empty database, of the same kind or
of the other one. DATABASE, SOURCE and TARGET are files or URLs (postgresql://…).

`backup FILE FOLDER` copies a file while the bot may run, and `restore BACKUP FILE` puts a backup in its place, with the
bot stopped. A database in PostgreSQL is backed up with PostgreSQL's own tools (docs/hosting/postgresql.md). `restored
URL` tells the bot afterwards that it goes on from a backup.

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

from data.copying import copy
from data.errors import StoreError
from data.opening import require_psycopg
from data.places import Place, Url, place
from data.sql.checking import Finding
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


def check(where: Place) -> int:
    """Print what is wrong with the database; 0 when nothing is."""
    found = look_over(where) if isinstance(where, Path) else _look_over_postgres(where)
    for sentence in [*found.faults, *found.damaged]:
        say(sentence)
    counted = f"{found.tables} tables with {found.entries} entries were read"
    if found.format < found.current:
        counted += f"; the file is of format {found.format}, whose entries have no checksums that can be checked here"
    if found.faults:
        what = "file" if isinstance(where, Path) else "database"
        say(f"The {what} is damaged: stop the bot, and restore a backup from before.")
    elif found.damaged:
        say(f"{counted}. {len(found.damaged)} of the tables need a look; all others are as they were written.")
    else:
        say(f"{counted}. Nothing is damaged.")
    return 1 if found.faults or found.damaged else 0


def _look_over_postgres(url: Url) -> Finding:
    require_psycopg(url)
    from data.postgres import checking  # hosts whose database is a file have no psycopg

    return checking.look_over(url)


def copy_over(source: Place, target: Place) -> int:
    """Copy everything from one database to another, which is empty."""
    counts = copy(source, target)
    say(f"{counts['session']} tables with {counts['entry']} entries were copied from {source} to {target}.")
    say("What the bot writes to the first one from now on is not in the other: set TABLES_DATABASE, and start the bot.")
    return 0


def note_restored(url: Url) -> int:
    """Note that a database in PostgreSQL was restored from a backup."""
    require_psycopg(url)
    from data.postgres import restoring

    restoring.note_restored(url, int(time.time()))
    say(_DICE)
    return 0


_DICE = "At its next start the bot gives all games that go on other dice: those of the backup may be known by now."


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
    say(_DICE)
    say("What people have deleted since the backup was made is there again: ask them to delete it once more.")
    return 0


def _file(text: str) -> Path:
    found = place(text)
    if not isinstance(found, Path):
        raise argparse.ArgumentTypeError("PostgreSQL's own tools do that: see docs/hosting/postgresql.md")
    return found


def _url(text: str) -> Url:
    found = place(text)
    if not isinstance(found, Url):
        raise argparse.ArgumentTypeError("a URL is needed (postgresql://…): what `restore` puts back needs no note")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m data", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_subparsers(dest="what", required=True)
    checking = what.add_parser("check", help="read the whole database, and tell what is damaged")
    checking.add_argument("database", type=place, metavar="DATABASE")
    copying = what.add_parser("copy", help="copy everything to an empty database; stop the bot first")
    copying.add_argument("source", type=place, metavar="SOURCE")
    copying.add_argument("target", type=place, metavar="TARGET")
    backing = what.add_parser("backup", help="copy a file, while the bot may run")
    backing.add_argument("file", type=_file, metavar="FILE")
    backing.add_argument("folder", type=Path, metavar="FOLDER")
    restoring = what.add_parser("restore", help="put a backup in a file's place; stop the bot first")
    restoring.add_argument("backup", type=_file, metavar="BACKUP")
    restoring.add_argument("file", type=_file, metavar="FILE")
    restoring.add_argument("--force", action="store_true", help="where FILE exists: move it aside, and keep it")
    restored = what.add_parser(
        "restored", help="note that PostgreSQL's tools have restored a backup; stop the bot first"
    )
    restored.add_argument("url", type=_url, metavar="URL")
    given = parser.parse_args(arguments)
    try:
        match given.what:
            case "check":
                status = check(given.database)
            case "copy":
                status = copy_over(given.source, given.target)
            case "restored":
                status = note_restored(given.url)
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
