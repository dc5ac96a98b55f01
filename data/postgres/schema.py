"""The schema in PostgreSQL, brought up to date by the same numbered migrations as SQLite's files.

A new database begins with the whole schema of format 11 (`migrations/0011_baseline.sql`). Each later migration is the
file of `data/sqlite/migrations`, where both databases understand it, or a file of the same number here in its place.
All of them and the number of the format are committed in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from data.errors import StoreError
from data.postgres.connection import Transaction
from data.postgres.statistics import gather

FOLDER = Path(__file__).parent / "migrations"

SHARED = Path(__file__).parents[1] / "sqlite" / "migrations"

_LOCK = 0x7461626C
"""The number of the lock that one process at a time holds while it changes the schema (`tabl`)."""


class Migration(Struct, frozen=True):
    """One step of the schema: the number of the format that it leads to, and its statements."""

    number: int
    sql: str


@cache
def migrations(folder: Path = FOLDER, shared: Path = SHARED) -> tuple[Migration, ...]:
    """The migrations in order, the baseline first, read once in a process.

    Raises ValueError when their numbers leave a gap.
    """
    own = {int(path.name.split("_")[0]): path for path in folder.glob("[0-9]*.sql")}
    baseline = min(own)
    found = {int(path.name.split("_")[0]): path for path in shared.glob("[0-9]*.sql")} | own
    numbers = sorted(each for each in found if each >= baseline)
    if numbers != list(range(baseline, baseline + len(numbers))):
        raise ValueError(f"the migrations in {folder} and {shared} are not numbered without a gap")
    return tuple(Migration(each, found[each].read_text(encoding="utf-8")) for each in numbers)


def bring_up_to_date(within: Transaction, name: str, steps: Sequence[Migration]) -> None:
    """Apply those of the `steps` that the database has not had yet, within a transaction.

    Raises StoreError for a database of another program or from a newer version of the bot.
    """
    within.execute("SELECT pg_advisory_xact_lock(?)", (_LOCK,))
    had = format_of(within, name, steps)
    for step in steps:
        if step.number > had:
            within.driver.execute(step.sql.encode(), prepare=False)
    if had == 0:
        within.execute("CREATE TABLE tables_format (number BIGINT NOT NULL)")
        within.execute("INSERT INTO tables_format (number) VALUES (?)", (steps[-1].number,))
    elif had < steps[-1].number:
        within.execute("UPDATE tables_format SET number = ?", (steps[-1].number,))
        # What a migration has made is not known to the server's statistics. A new database holds nothing yet.
        gather(within)


def format_of(within: Transaction, name: str, steps: Sequence[Migration]) -> int:
    """The format of the database; 0 for one that is empty. Raises StoreError as `bring_up_to_date` does."""
    # Not by `to_regclass`: it may remember from before the lock was waited for that there is no such table.
    rows = within.execute(
        "SELECT relname FROM pg_class WHERE relname IN ('tables_format', 'session') AND pg_table_is_visible(oid)"
    ).fetchall()
    there = {row[0] for row in rows}
    if there == {"session"}:
        raise StoreError(f"{name} belongs to another program and was left as it is. Choose another database.")
    if not there:
        return 0
    (had,) = within.execute("SELECT number FROM tables_format").fetchone()
    if had > steps[-1].number:
        raise StoreError(
            f"The database {name} was written by a newer version of the bot (its format is {had}, this bot knows "
            f"{steps[-1].number}). It was left as it is. Update the bot, or use another database."
        )
    return int(had)
