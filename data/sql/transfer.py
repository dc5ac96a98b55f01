"""What one database gives, and the other takes, when everything is copied from one to the other."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, Protocol

from data.progress import Tell, nobody

Tables = Mapping[str, Sequence[str]]
"""The columns of each table, by the table's name."""


class Source(Protocol):
    """A database of today's format, as it was at one moment."""

    @property
    def last(self) -> int:
        """The highest number that a table (a session) has had."""

    @property
    def tables(self) -> Tables:
        """Its tables."""

    def count(self, table: str) -> int:
        """How many rows a table has."""

    def rows(self, table: str, columns: Sequence[str]) -> Generator[Sequence[Any]]:
        """The rows of a table, without reading all of them at once."""


class Target(Protocol):
    """An empty database of today's format. What it was given is kept at the end, all or nothing."""

    @property
    def tables(self) -> Tables:
        """Its tables."""

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> int:
        """Keep the rows in a table; how many they are."""

    def number_on(self, last: int) -> None:
        """Give the next table (session) a number above `last`."""


def copy_all(source: Source, target: Target, tell: Tell = nobody) -> dict[str, int]:
    """Copy all rows, and tell how far it has come; how many there are of each table.

    Raises ValueError where the tables differ.
    """
    if {name: set(each) for name, each in source.tables.items()} != {
        name: set(each) for name, each in target.tables.items()
    }:
        raise ValueError("the two databases have other tables")
    # The others refer to sessions.
    order = sorted(source.tables, key=lambda name: (name != "session", name))
    counts: dict[str, int] = {}
    total = sum(source.count(name) for name in order)
    for name in order:
        columns = source.tables[name]
        with closing(source.rows(name, columns)) as rows:
            counts[name] = target.fill(name, columns, _told(rows, sum(counts.values()), total, tell))
    target.number_on(source.last)
    return counts


def _told(rows: Iterable[Sequence[Any]], before: int, total: int, tell: Tell) -> Iterator[Sequence[Any]]:
    """The rows, telling now and then how many there were."""
    for number, row in enumerate(rows, before):
        if number % 500 == 0:
            tell("Copying rows", number, total)
        yield row
