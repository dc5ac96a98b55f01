"""A database of an earlier format in PostgreSQL: whoever must not bring it up to date is asked before."""

from __future__ import annotations

from typing import Any

import pytest

from data.errors import StoreError
from data.opening import open_store
from data.places import Url
from data.postgres.store import PostgresStore


async def test_it_stays_as_it_is_where_that_is_refused(store: PostgresStore, url: Url) -> None:
    def number(within: Any) -> int:
        return int(within.execute("SELECT number FROM tables_format").fetchone()[0])

    def refuse(_within: Any) -> None:
        raise StoreError("not now")

    today = await store._read(number)
    await (await open_store(url, before_migration=refuse)).close()
    await store._run(lambda within: within.execute("UPDATE tables_format SET number = ?", (today - 1,)))
    with pytest.raises(StoreError, match="not now"):
        await open_store(url, before_migration=refuse)
    assert await store._read(number) == today - 1
