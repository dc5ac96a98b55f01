"""Look after the database.

`check DATABASE` reads the whole database. `copy SOURCE TARGET` copies everything to an empty database of either kind.
DATABASE, SOURCE and TARGET are files or URLs (postgresql://…).

`backup FILE FOLDER` copies a file, even while the bot is running. `restore BACKUP FILE` puts a backup in place of the
file. Stop the bot for that. To back up a PostgreSQL database, use PostgreSQL's own tools (docs/hosting/postgresql.md),
and after restoring it, tell the bot with `restored URL`.

Exit status: 0 if all is well, 1 if it isn't.
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

from installed import packages

with packages(__name__):
    from data.copying import copy
    from data.errors import StoreError
    from data.opening import require_psycopg
    from data.places import Place, PlaceError, Url, place
    from data.progress import Progress
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


def check(where: Place, progress: Progress) -> int:
    """Print what is wrong with the database; 0 when nothing is."""
    found = look_over(where, progress) if isinstance(where, Path) else _look_over_postgres(where, progress)
    progress.end()
    for sentence in [*found.faults, *found.damaged]:
        say(sentence)
    counted = f"Read {found.tables} tables with {found.entries} entries"
    if found.format < found.current:
        counted += f"; the file has format {found.format}, whose entries can't be checked"
    if found.faults:
        what = "file" if isinstance(where, Path) else "database"
        say(f"The {what} is damaged. Stop the bot and restore an earlier backup.")
    elif found.damaged:
        say(f"{counted}. {len(found.damaged)} of the tables need your attention; all others are fine.")
    else:
        say(f"{counted}. Nothing is damaged.")
    return 1 if found.faults or found.damaged else 0


def _look_over_postgres(url: Url, progress: Progress) -> Finding:
    require_psycopg(url)
    from data.postgres import checking  # hosts whose database is a file have no psycopg

    return checking.look_over(url, progress)


def copy_over(source: Place, target: Place, progress: Progress) -> int:
    """Copy everything from one database to another, which is empty."""
    counts = copy(source, target, progress)
    progress.end()
    say(f"Copied {counts['session']} tables with {counts['entry']} entries from {source} to {target}.")
    say("Set TABLES_DATABASE to the new database and start the bot. Later changes to the old one aren't copied.")
    return 0


def note_restored(url: Url) -> int:
    """Note that a database in PostgreSQL was restored from a backup."""
    require_psycopg(url)
    from data.postgres import restoring

    restoring.note_restored(url, int(time.time()))
    say(_DICE)
    return 0


_DICE = "When the bot next starts, all running games get new dice, because those of the backup may be known by now."


def back_up(path: Path, folder: Path, progress: Progress) -> int:
    """Copy the database into `folder`, and remove nothing there."""
    with reading(path) as source:
        if not format_of(source, str(path), migrations()):
            raise StoreError(f"{path} is empty.")
        made = Backups(folder, sys.maxsize, path.stem).make(source, time.time(), tell=progress)
        progress.end()
        say(f"Backed up {path} to {made}.")
    return 0


def put_back(backup: Path, path: Path, progress: Progress, *, force: bool) -> int:
    """Restore `backup` at `path`."""
    kept = restore(backup, path, time.time(), force=force, tell=progress)
    progress.end()
    say(f"Restored {path} from {backup}." + (f" The previous file is now {kept}." if kept else ""))
    say(_DICE)
    say("Data that people deleted after this backup was made is back. Ask them to delete it again.")
    return 0


def _place(text: str) -> Place:
    try:
        return place(text)
    except PlaceError as error:
        # argparse would quote the text, with its password.
        raise argparse.ArgumentTypeError(f"it {error}") from None


def _file(text: str) -> Path:
    found = _place(text)
    if not isinstance(found, Path):
        raise argparse.ArgumentTypeError("use PostgreSQL's own tools for that: see docs/hosting/postgresql.md")
    return found


def _url(text: str) -> Url:
    found = _place(text)
    if not isinstance(found, Url):
        raise argparse.ArgumentTypeError("this takes a URL (postgresql://…); after `restore` you don't need it")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m data", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_subparsers(dest="what", required=True)
    checking = what.add_parser("check", help="read the whole database and report any damage")
    checking.add_argument("database", type=_place, metavar="DATABASE")
    copying = what.add_parser("copy", help="copy everything to an empty database; stop the bot first")
    copying.add_argument("source", type=_place, metavar="SOURCE")
    copying.add_argument("target", type=_place, metavar="TARGET")
    backing = what.add_parser("backup", help="copy a file, even while the bot is running")
    backing.add_argument("file", type=_file, metavar="FILE")
    backing.add_argument("folder", type=Path, metavar="FOLDER")
    restoring = what.add_parser("restore", help="put a backup in place of a file; stop the bot first")
    restoring.add_argument("backup", type=_file, metavar="BACKUP")
    restoring.add_argument("file", type=_file, metavar="FILE")
    restoring.add_argument("--force", action="store_true", help="if FILE exists, move it aside and keep it")
    restored = what.add_parser(
        "restored", help="tell the bot that you restored a backup with PostgreSQL's tools; stop the bot first"
    )
    restored.add_argument("url", type=_url, metavar="URL")
    given = parser.parse_args(arguments)
    progress = Progress()
    try:
        match given.what:
            case "check":
                status = check(given.database, progress)
            case "copy":
                status = copy_over(given.source, given.target, progress)
            case "restored":
                status = note_restored(given.url)
            case "backup":
                status = back_up(given.file, given.folder, progress)
            case _:
                status = put_back(given.backup, given.file, progress, force=given.force)
        print(end="", flush=True)
    except StoreError as error:
        progress.end()
        say(str(error), sys.stderr)
        return 1
    except KeyboardInterrupt:
        progress.end()
        return 130
    except OSError as error:
        # What is left in the buffer goes nowhere, and quietly; a reader that has seen enough is no trouble.
        with suppress(OSError, AttributeError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        say(f"That didn't work: {error.strerror}.", sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
