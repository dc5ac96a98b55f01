"""What the queries need of a connection to a database, and what its errors mean.

A connection of Python's `sqlite3` is one, and `data/postgres/connection.py` makes one of psycopg's. Rows are read by
place. A statement is written so that both databases understand it, with `?` where a parameter stands:

- `ON CONFLICT … DO …` and not `INSERT OR …`; `RETURNING` and not `lastrowid`
- flags are TRUE and FALSE, and are given as `bool`; what is read of them may be 0 or 1
- no JSON functions, no `max` or `min` of two values, no `IS` but for NULL
- `INDEXED BY`, and a plus before the name of a column, which keeps its index from being used, are meant for SQLite, and
  left out for PostgreSQL

A transaction that changes a session first takes the session's row, by changing it: until it ends, PostgreSQL lets
nobody else change that row. SQLite has one writer at a time anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement has found."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    def fetchone(self) -> Any:
        """The next row; None after the last one."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection within a transaction."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Rows:
        """Carry out a statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        """Carry out a statement with each of several sequences of parameters."""

    @property
    def DatabaseError(self) -> type[Exception]:  # noqa: N802 - PEP 249 calls it so
        """What the driver raises where the database reports an error."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 - PEP 249 calls it so
        """What the driver raises where a row may not stand in its table."""


def is_duplicate(error: Exception) -> bool:
    """Whether a row was refused since another one has the same unique key."""
    return (
        getattr(error, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_UNIQUE"
        or getattr(error, "sqlstate", None) == "23505"
    )


def is_damage(error: BaseException) -> bool:
    """Whether the database's files, or what was read of them, are not as the database writes them."""
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or getattr(error, "sqlstate", None) in _DAMAGE


_DAMAGE = ("XX001", "XX002")
"""PostgreSQL's codes for damaged data and a damaged index."""
