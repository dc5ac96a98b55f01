"""A club whose tables are in PostgreSQL: played as in any other, while the server is restarted and cut off."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.equipment import HAS_POSTGRES, NO_POSTGRES
from tests.play.club import Club, open_club

if HAS_POSTGRES:
    from data.postgres.store import PostgresStore
    from tests.servers import TEMPLATE, Server, own_server

NAME = "club"

pytestmark = pytest.mark.skipif(not HAS_POSTGRES, reason=NO_POSTGRES)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A server of the test's own."""
    with own_server() as made:
        yield made


@pytest.fixture
async def club(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A club with its tables on that server."""
    with server.connect("postgres") as connection:
        connection.execute(f"CREATE DATABASE {NAME} TEMPLATE {TEMPLATE}".encode())
    url = server.url(NAME)
    monkeypatch.setattr("tests.play.club.open_store", lambda _, clock: PostgresStore.open(url, clock))
    async with open_club(tmp_path / "tables.sqlite3") as found:
        yield found


async def test_a_game_goes_on_while_the_server_is_restarted(
    club: Club, server: Server, dice: random.Random, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody plays on, with no error, no move lost and none doubled."""
    await club.start("stranded", 2)
    for mode in ("fast", "immediate"):
        restarting = asyncio.create_task(asyncio.to_thread(server.control, "restart", f"--mode={mode}", "--wait"))
        for _ in range(2):
            before = await club.session()
            await club.play_one(before, dice)
            after = await club.session()
            assert after.version > before.version
        await restarting
    # All of it is in the store, and shown.
    assert await club.tables.messages.to_show() == []
    session = await club.session()
    assert session.row.shown == session.version
    with server.connect(NAME) as connection:
        assert connection.execute(b"SELECT count(*) FROM entry").fetchone() == (session.version,)
    assert not [each for each in caplog.records if each.levelname in ("ERROR", "CRITICAL")]
