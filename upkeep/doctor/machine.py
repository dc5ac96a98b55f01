"""What the doctor checks on this machine: database, disk and versions."""

from __future__ import annotations

import os
import re
import shutil
import sys
from importlib import metadata
from pathlib import Path

from data.errors import StoreError
from data.opening import require_psycopg
from data.places import Url
from data.sqlite.files.checking import glance, reading
from data.sqlite.schema import format_of, migrations
from settings import Settings
from upkeep.doctor.findings import Finding, error, ok, warning

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the project."""

LEAST_FREE = 100 * 1024**2
"""Bytes that must be free on a disk: the database and its journal grow while people play."""

WELL_FREE = 1024**3
"""Bytes that should be free on a disk."""

_PIN = re.compile(r"^(?P<name>[\w.-]+)(\[[\w,-]+\])?==(?P<version>[^\s;\\]+)(?P<marker>\s*;)?", re.MULTILINE)


def examine(settings: Settings) -> list[Finding]:
    """Check everything that needs no network, except for a database in PostgreSQL."""
    return [*versions(ROOT / "requirements.txt"), *database(settings), *disks(settings)]


def versions(lock_file: Path) -> list[Finding]:
    """Compare the installed packages with the versions that the bot is tested with."""
    try:
        text = lock_file.read_text(encoding="utf-8")
    except OSError:
        return [warning(f"{lock_file} cannot be read, so the versions of the packages were not compared.")]
    missing, other = [], []
    for each in _PIN.finditer(text):
        name, wanted = each["name"], each["version"]
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            # A line with a marker is for some systems and versions of Python only.
            if not each["marker"]:
                missing.append(name)
        else:
            if _plain(found) != _plain(wanted):
                other.append(f"{name} {found} in place of {wanted}")
    again = f"Run: python -m pip install --require-hashes -r {lock_file.name}"
    findings = []
    if missing:
        findings.append(error(f"These packages are not installed: {', '.join(missing)}. {again}"))
    if other:
        findings.append(warning(f"The bot is tested with other versions of some packages: {', '.join(other)}. {again}"))
    running = ".".join(map(str, sys.version_info[:3]))
    return findings or [ok(f"Python {running} and the packages are as in {lock_file.name}.")]


def _plain(version: str) -> str:
    # Some packages write 2.015 for what an index calls 2.15.
    return re.sub(r"(^|\.)0+(?=\d)", r"\1", version)


def database(settings: Settings) -> list[Finding]:
    """Look at the database without changing it."""
    where = settings.database
    try:
        if isinstance(where, Url):
            return [_postgres(where)]
        return _file(where)
    except StoreError as found:
        return [error(str(found))]


def _file(path: Path) -> list[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir():
        return [error(f"The folder of the database {path} does not exist. Make it, or change TABLES_DATABASE.")]
    # SQLite makes files of its own beside the database.
    if not all(os.access(each, os.W_OK) for each in (folder, path) if each.exists()):
        return [error(f"The bot may not write to the database {path} or its folder. Change their owner or rights.")]
    if not path.exists():
        return [ok(f"There is no database {path} yet. The bot makes it at its first start.")]
    steps = migrations()
    with reading(path) as connection:
        found = format_of(connection, str(path), steps)
    if faults := glance(path):
        return [error(f"The database {path} is damaged; stop the bot and restore a backup. {faults[0]}")]
    return [ok(_state(path, found, len(steps)))]


def _postgres(url: Url) -> Finding:
    require_psycopg(url)
    # Hosts whose database is a file have no psycopg.
    from data.postgres.connection import READ
    from data.postgres.copying import transaction
    from data.postgres.schema import format_of as format_in_postgres
    from data.postgres.schema import migrations as postgres_migrations

    steps = postgres_migrations()
    with transaction(url, READ) as within:
        return ok(_state(url, format_in_postgres(within, str(url), steps), steps[-1].number))


def _state(where: Path | Url, found: int, current: int) -> str:
    if not found:
        return f"The database {where} is empty. The bot prepares it at its first start."
    if found < current:
        return f"The database {where} can be read. The bot's next start brings its format {found} up to {current}."
    return f"The database {where} can be read, and its format is the current one."


def disks(settings: Settings) -> list[Finding]:
    """Check how much space is left where the database and its backups are."""
    if isinstance(settings.database, Url):
        return []
    folder = _existing(settings.database.absolute().parent)
    findings = [_disk(folder, "database")]
    backups = _existing((settings.backups or folder / "backups").absolute())
    if settings.backups_kept and backups.stat().st_dev != folder.stat().st_dev:
        findings.append(_disk(backups, "backups"))
    return findings


def _existing(folder: Path) -> Path:
    return next(each for each in (folder, *folder.parents) if each.is_dir())


def _disk(folder: Path, what: str) -> Finding:
    free = shutil.disk_usage(folder).free
    sentence = f"The disk of the {what} ({folder}) has {free / 1024**3:.1f} GB free."
    if free < LEAST_FREE:
        return error(f"{sentence} Make room: when it is full, no move can be saved.")
    if free < WELL_FREE:
        return warning(f"{sentence} Make room soon: when it is full, no move can be saved.")
    return ok(sentence)
