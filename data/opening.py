"""Opening the store at a place, in whichever database that is."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from data.errors import StoreError
from data.places import Place, Url
from data.sqlite.store import SqliteStore
from data.store import Store


async def open_store(
    where: Place,
    clock: Callable[[], float] = time.time,
    before_migration: Callable[[Any], None] | None = None,
) -> Store:
    """Open the store at a place, made or brought up to date as needed.

    `clock` returns the time in seconds since 1970. `before_migration` is called with the connection before a file is
    brought up to date.
    Raises StoreError where it cannot be used, or psycopg is not installed.
    """
    if isinstance(where, Path):
        return await SqliteStore.open(where, clock, before_migration)
    require_psycopg(where)
    # Hosts whose database is a file have no psycopg.
    from data.postgres.store import PostgresStore

    return await PostgresStore.open(where, clock, before_migration=before_migration)


def require_psycopg(url: Url) -> None:
    """Raise StoreError unless psycopg can be used."""
    try:
        import data.postgres.connection  # noqa: F401 - only to see whether that can be done
    except ImportError as error:
        raise StoreError(
            f"The database {url} is in PostgreSQL, but psycopg isn't installed ({error}). Install it with: "
            "python -m pip install --require-hashes -r requirements-postgres.txt"
        ) from error
