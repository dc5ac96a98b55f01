"""The connections of a store: each thread has its own, and all are closed with the store."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

import pytest

from data.places import Url
from data.postgres import connection
from data.postgres.connection import Pool


class Stub:
    """Stands in for a connection. Whoever asks for the first time whether it is closed calls `meanwhile`."""

    def __init__(self, meanwhile: Callable[[], None]) -> None:
        self._meanwhile: Callable[[], None] | None = meanwhile
        self._closed = False

    @property
    def closed(self) -> bool:
        if self._meanwhile is not None:
            meanwhile, self._meanwhile = self._meanwhile, None
            meanwhile()
        return self._closed

    def close(self) -> None:
        self._closed = True


async def test_connections_that_are_made_at_the_same_time_are_all_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Stub] = []
    pool = Pool(Url("postgresql://tables@/tables"))
    third = Thread(target=pool.driver)

    def meanwhile() -> None:
        """Another thread makes a connection, and records it now unless it must wait for a lock."""
        third.start()
        third.join(timeout=0.2)

    def connect(_url: Url) -> Stub:
        made.append(Stub(meanwhile if not made else lambda: None))
        return made[-1]

    monkeypatch.setattr(connection, "connect", connect)
    pool.driver()
    second = Thread(target=pool.driver)
    second.start()
    second.join()
    third.join()
    await pool.close()
    assert [each.closed for each in made] == [True, True, True]
