"""Checking a database: whether PostgreSQL can read all of it, and whether every log is as it was written."""

from __future__ import annotations

from contextlib import closing

import psycopg

from data.errors import StoreError
from data.places import Url
from data.postgres.connection import READ, Transaction, connect
from data.postgres.errors import store_error
from data.postgres.schema import format_of, migrations
from data.progress import Tell, nobody
from data.sql.checking import Finding, count, damaged_tables
from data.sql.connection import is_damage

_NEXT = (
    "SELECT coalesce(max(id), 0) > (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM session_id_seq)"
    " FROM session"
)


def look_over(url: Url, tell: Tell = nobody) -> Finding:
    """Check the whole database, while the bot may run.

    Raises StoreError where it is empty, belongs to another program, or cannot be read at all.
    """
    steps = migrations()
    try:
        with closing(connect(url)) as driver:
            transaction = Transaction(driver)
            transaction.begin(READ)
            found = format_of(transaction, str(url), steps)
            if found == 0:
                raise StoreError(f"{url} is empty.")
            finding = Finding(found, steps[-1].number)
            try:
                _read(transaction, finding, tell)
            except psycopg.Error as error:
                if not is_damage(error):
                    raise
                finding.faults.append(f"In the server's files: {' '.join(str(error).split())}.")
            return finding
    except psycopg.Error as error:
        raise store_error(url, error) from error


def _read(transaction: Transaction, finding: Finding, tell: Tell) -> None:
    finding.tables = count(transaction, "session")
    finding.entries = count(transaction, "entry")
    if finding.format == finding.current:
        finding.damaged.extend(damaged_tables(transaction, tell))
    if transaction.execute(_NEXT).fetchone()[0]:
        finding.faults.append("The next table would get a number that another one already has: the sequence is behind.")
