"""The database's shape, brought up to date by numbered migrations that are all or nothing.

A migration is a file `NNNN_what.sql` beside this one, in `migrations/`. Its statements and its number
(`user_version`) are committed together, so a database is always at a whole number.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from data.transaction import transaction
from data.troubles import StoreError

APPLICATION_ID = 0x7461626C
"""Marks a file as ours (`tabl`)."""

FOLDER = Path(__file__).parent / "migrations"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: its number, counted from 1, and its statements."""

    number: int
    sql: str

    def statements(self) -> Iterator[str]:
        """The statements one by one: SQLite's own script runner would commit in between."""
        statement = ""
        for line in self.sql.splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""
        if statement.strip():
            raise ValueError(f"migration {self.number} ends in the middle of a statement")


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """The migrations of `folder` in order. Raises ValueError when their numbers leave a gap."""
    found = [
        Migration(int(path.name.split("_")[0]), path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("[0-9]*.sql"))
    ]
    if [each.number for each in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3 …")
    return found


async def bring_up_to_date(connection: aiosqlite.Connection, path: str, steps: Sequence[Migration]) -> None:
    """Apply the `steps` that the database has not seen.

    Raises StoreError, and changes nothing, for a database of another program or from a newer version of the bot.
    """
    # Of one moment: another process that makes the same file just now must not look like another program.
    async with transaction(connection, "DEFERRED"):
        version = await number(connection, "user_version")
        mark = await number(connection, "application_id")
        tables = await number_of_tables(connection)
    if mark != APPLICATION_ID and (tables or mark or version):
        raise StoreError(f"{path} is a database of another program. It was left as it is: name another file.")
    if version > len(steps):
        raise StoreError(
            f"The database {path} was written by a newer version of the bot (its format is {version}, this bot "
            f"knows {len(steps)}). It was left as it is: update the bot, or use another file."
        )
    for step in steps[version:]:
        async with transaction(connection):
            # Another process, started at the same moment, may have taken the step while this one waited for it.
            if await number(connection, "user_version") >= step.number:
                continue
            for statement in step.statements():
                await connection.execute(statement)
            await connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            await connection.execute(f"PRAGMA user_version = {step.number}")


async def number(connection: aiosqlite.Connection, pragma: str) -> int:
    """The value of a PRAGMA that is a number."""
    async with connection.execute(f"PRAGMA {pragma}") as cursor:
        row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def number_of_tables(connection: aiosqlite.Connection) -> int:
    """How many tables the database has, whoever made them."""
    async with connection.execute("SELECT count(*) FROM sqlite_schema") as cursor:
        row = await cursor.fetchone()
    return int(row[0]) if row else 0
