"""What the doctor checks on this machine: versions, settings, database, disk, backups and the status port."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import socket
import sys
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from data.errors import StoreError
from data.opening import require_psycopg
from data.places import Url
from data.sqlite.files.checking import glance, reading
from data.sqlite.schema import format_of, migrations
from settings import Settings, misspelt
from upkeep.daily import backups_of
from upkeep.doctor.findings import Finding, error, ok, warning
from upkeep.status import HOST, WITHOUT_CLIENT
from upkeep.status.health import PARTS

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the project."""

LEAST_FREE = 100 * 1024**2
"""Bytes that must be free on a disk: the database and its journal grow while people play."""

WELL_FREE = 1024**3
"""Bytes that should be free on a disk."""

STATUS_WITHIN = 10.0
"""Seconds that a running bot has to say how it is: its database has five of them."""

LONGEST_ANSWER = 10_000
"""The most bytes that are read of what answers at the status port."""

LEAST_ROWS = 1_000
"""A table with fewer rows is read quickly in any way, whatever its statistics say."""

_PIN = re.compile(r"^(?P<name>[\w.-]+)(\[[\w,-]+\])?==(?P<version>[^\s;\\]+)(?P<marker>\s*;)?", re.MULTILINE)


def examine(settings: Settings) -> list[Finding]:
    """Check everything that needs no network, except for a database in PostgreSQL."""
    return [
        *versions(ROOT / "requirements.txt"),
        *names(),
        *database(settings),
        *disks(settings),
        *backups(settings),
        *status(settings),
    ]


def names() -> list[Finding]:
    """Look for settings whose names are misspelt: the bot runs as if they were not set."""
    return [
        warning(f"{name} isn't a setting, so it has no effect." + (f" Did you mean {near}?" if near else ""))
        for name, near in misspelt().items()
    ]


def versions(lock_file: Path) -> list[Finding]:
    """Compare the installed packages with the versions that the bot is tested with."""
    try:
        text = lock_file.read_text(encoding="utf-8")
    except OSError:
        return [warning(f"Can't read {lock_file}, so the package versions weren't compared.")]
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
                other.append(f"{name} {found} instead of {wanted}")
    again = f"Run: python -m pip install --require-hashes -r {lock_file.name}"
    findings = []
    if missing:
        findings.append(error(f"These packages aren't installed: {', '.join(missing)}. {again}"))
    if other:
        findings.append(
            warning(f"The bot is tested with other versions of these packages: {', '.join(other)}. {again}")
        )
    running = ".".join(map(str, sys.version_info[:3]))
    return findings or [ok(f"Python {running} is fine, and the packages match {lock_file.name}.")]


def _plain(version: str) -> str:
    # Some packages write 2.015 for what an index calls 2.15.
    return re.sub(r"(^|\.)0+(?=\d)", r"\1", version)


def database(settings: Settings) -> list[Finding]:
    """Look at the database without changing it."""
    where = settings.database
    try:
        if isinstance(where, Url):
            return _postgres(where)
        return _file(where)
    except StoreError as found:
        return [error(str(found))]


def _file(path: Path) -> list[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir():
        return [error(f"The folder of the database {path} doesn't exist. Create it, or change TABLES_DATABASE.")]
    # SQLite makes files of its own beside the database.
    if not all(os.access(each, os.W_OK) for each in (folder, path) if each.exists()):
        return [error(f"The bot can't write to the database {path} or its folder. Change their owner or permissions.")]
    if not path.exists():
        return [ok(f"There's no database {path} yet. The bot creates it when it first starts.")]
    steps = migrations()
    with reading(path) as connection:
        found = format_of(connection, str(path), steps)
    if faults := glance(path):
        return [error(f"The database {path} is damaged. Stop the bot and restore a backup. {faults[0]}")]
    return [ok(_state(path, found, len(steps)))]


def _postgres(url: Url) -> list[Finding]:
    require_psycopg(url)
    # Hosts whose database is a file have no psycopg.
    from data.postgres.connection import READ
    from data.postgres.schema import format_of as format_in_postgres
    from data.postgres.schema import migrations as postgres_migrations
    from data.postgres.statistics import stale
    from data.postgres.whole_database import transaction

    steps = postgres_migrations()
    with transaction(url, READ) as within:
        findings = [ok(_state(url, format_in_postgres(within, str(url), steps), steps[-1].number))]
        if old := stale(within, LEAST_ROWS):
            findings.append(
                warning(
                    f"PostgreSQL's statistics of these tables of {url} are old or missing: {', '.join(old)}. "
                    "Clicks can take long until they're new. Run ANALYZE in the database, and leave autovacuum on."
                )
            )
    return findings


def _state(where: Path | Url, found: int, current: int) -> str:
    if not found:
        return f"The database {where} is empty. The bot sets it up when it first starts."
    if found < current:
        return f"The database {where} can be read. The next start updates its format from {found} to {current}."
    return f"The database {where} can be read and has the current format."


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


def backups(settings: Settings) -> list[Finding]:
    """Check whether the folder of the backups can be written, or made."""
    made = backups_of(settings)
    if made is None:
        return []
    folder = made.folder.absolute()
    nearest = next(each for each in (folder, *folder.parents) if each.exists())
    if not nearest.is_dir():
        return [warning(f"{nearest} isn't a folder, so no backups can be made. Change TABLES_BACKUPS.")]
    if not os.access(nearest, os.W_OK | os.X_OK):
        again = "Change its owner or permissions, or change TABLES_BACKUPS."
        return [warning(f"The bot can't write to {nearest}, so no backups can be made in {folder}. {again}")]
    return [ok(f"The backups are kept in {folder}.")]


def status(settings: Settings) -> list[Finding]:
    """Check the port of `/healthz` and `/metrics`, and what serves metrics."""
    if settings.status_port is None:
        return []
    findings = [_port(settings.status_port)]
    if find_spec("prometheus_client") is None:
        findings.append(warning(WITHOUT_CLIENT))
    return findings


def _port(port: int) -> Finding:
    with socket.socket() as tried:
        # As servers do: connections that have just ended do not keep the port.
        if os.name == "posix":
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((HOST, port))
        except OSError as found:
            if found.errno == errno.EADDRINUSE:
                return _taken(port)
            return warning(f"The bot can't use TABLES_STATUS_PORT {port}: {found.strerror}. Choose another port.")
    return ok(f"TABLES_STATUS_PORT {port} is free.")


def _taken(port: int) -> Finding:
    try:
        asked = HTTPConnection(HOST, port, timeout=STATUS_WITHIN)
        with closing(asked):
            asked.request("GET", "/healthz")
            answer = json.loads(asked.getresponse().read(LONGEST_ANSWER))
        if answer.keys() >= PARTS:
            return ok(f"A running bot answers at TABLES_STATUS_PORT {port}.")
    except (OSError, HTTPException, ValueError, AttributeError):
        pass  # It is no bot of ours.
    return warning(f"Another program is using TABLES_STATUS_PORT {port}. Choose another port, or end that program.")


def _existing(folder: Path) -> Path:
    return next(each for each in (folder, *folder.parents) if each.is_dir())


def _disk(folder: Path, what: str) -> Finding:
    free = shutil.disk_usage(folder).free
    sentence = f"The disk of the {what} ({folder}) has {free / 1024**3:.1f} GB free."
    if free < LEAST_FREE:
        return error(f"{sentence} Free up space: once it's full, no moves can be saved.")
    if free < WELL_FREE:
        return warning(f"{sentence} Free up space soon: once it's full, no moves can be saved.")
    return ok(sentence)
