"""Checking that every log is as it was written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from data.errors import DamagedError
from data.progress import Tell, nobody
from data.sql.connection import Connection
from data.sql.queries import logs


@dataclass(slots=True)
class Finding:
    """What a check has found."""

    format: int
    """The format of the database: the number of the last migration that was applied to it."""

    current: int
    """The format to which this version of the bot would bring it."""

    tables: int = 0
    """How many tables it contains."""

    entries: int = 0
    """How many log entries it contains."""

    faults: list[str] = field(default_factory=list)
    """What is wrong with the database's files, as sentences."""

    damaged: list[str] = field(default_factory=list)
    """Which tables' logs are not what was written, as sentences."""


def damaged_tables(connection: Connection, tell: Tell = nobody) -> Iterator[str]:
    """Tell which tables' logs are not what was written, as sentences."""
    rows = connection.execute("SELECT id, set_aside FROM session ORDER BY id").fetchall()
    for number, (session_id, aside) in enumerate(rows):
        tell("Checking tables", number, len(rows))
        try:
            logs.verify(connection, session_id)
        except DamagedError as error:
            where = f" from entry {error.number} on" if error.number else ""
            yield f"Table {session_id} is damaged{where}{' (it is set aside)' if aside else ''}."
        else:
            if aside:
                yield f"Table {session_id} is set aside, but its log is intact again."


def count(connection: Connection, table: str) -> int:
    """How many rows a table has."""
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 - the names are ours
