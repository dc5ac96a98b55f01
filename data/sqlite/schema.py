"""The database's schema, brought up to date by numbered migrations.

A migration is a file `NNNN_what.sql` in `migrations/`. Where SQL is not enough, a function in `AFTERWARDS` follows it.
The changes of a migration and its number (`user_version`) are committed in one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from data.errors import StoreError
from data.seals import genesis, seal
from data.sqlite.connection import in_transaction

APPLICATION_ID = 0x7461626C
"""Marks a file as ours (`tabl`)."""

FOLDER = Path(__file__).parent / "migrations"


class Migration(Struct, frozen=True):
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


@cache
def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """The migrations of `folder` in order, read once in a process. Raises ValueError when their numbers leave a gap."""
    found = [
        Migration(int(path.name.split("_")[0]), path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("[0-9]*.sql"))
    ]
    if [each.number for each in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3 …")
    return tuple(found)


def _seal_what_has_no_seal(connection: sqlite3.Connection) -> None:
    """Seal the entries that migration 2 made from the tables of the first format."""
    for session in connection.execute(
        "SELECT id, game, rules_version, guild_id, channel_id, secret FROM session"
    ).fetchall():
        before = genesis(*session)
        sealed = []
        for number, kind, facts, at in connection.execute(
            "SELECT number, kind, facts, at FROM entry WHERE session_id = ? ORDER BY number", (session["id"],)
        ):
            before = seal(before, number, kind, facts, at)
            sealed.append((before, session["id"], number))
        connection.executemany("UPDATE entry SET seal = ? WHERE session_id = ? AND number = ?", sealed)


AFTERWARDS: Mapping[int, Callable[[sqlite3.Connection], None]] = {2: _seal_what_has_no_seal}
"""By migration: what is done after its statements, in the same transaction."""


def bring_up_to_date(
    connection: sqlite3.Connection,
    path: str,
    steps: Sequence[Migration],
    beforehand: Callable[[sqlite3.Connection], None] | None = None,
) -> None:
    """Apply those of the `steps` that the database has not had yet.

    `beforehand` is called first, unless the database is new or has had all of them.
    Raises StoreError, and changes nothing, for a database of another program or from a newer version of the bot.
    """
    version = format_of(connection, path, steps)
    if beforehand is not None and 0 < version < len(steps):
        beforehand(connection)
    for step in steps[version:]:
        in_transaction(lambda within, step=step: _take(within, step))(connection)  # type: ignore[misc]


def format_of(connection: sqlite3.Connection, path: str, steps: Sequence[Migration]) -> int:
    """Return how many of the `steps` the database has had.

    Raises StoreError for a database of another program or from a newer version of the bot.
    """
    # In one transaction: a file that another process is just creating must not look like another program's.
    version, mark, tables = in_transaction(_state, "DEFERRED")(connection)
    if mark != APPLICATION_ID and (tables or mark or version):
        raise StoreError(f"{path} belongs to another program and was left as it is. Choose another file.")
    if version > len(steps):
        raise StoreError(
            f"The database {path} was written by a newer version of the bot (its format is {version}, this bot "
            f"knows {len(steps)}). It was left as it is. Update the bot, or use another file."
        )
    return version


def _take(connection: sqlite3.Connection, step: Migration) -> None:
    # Another process, started at the same moment, may have taken the step while this one waited for it.
    if number(connection, "user_version") >= step.number:
        return
    for statement in step.statements():
        connection.execute(statement)
    if step.number in AFTERWARDS:
        AFTERWARDS[step.number](connection)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {step.number}")


def _state(connection: sqlite3.Connection) -> tuple[int, int, int]:
    """Return the database's format, its application id, and how many tables and indices it has, whoever made them."""
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    return number(connection, "user_version"), number(connection, "application_id"), int(tables)


def number(connection: sqlite3.Connection, pragma: str) -> int:
    """Return the value of a PRAGMA that is a number."""
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
