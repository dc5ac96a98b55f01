"""The database of a soak is killed: what was committed is there when it is back."""

from __future__ import annotations

import pytest

from tests.equipment import HAS_POSTGRES, NO_POSTGRES

if HAS_POSTGRES:
    import psycopg

    from bench.soak.database import CRASHED, CUT_OFF, Database
    from tests.servers import own_server

pytestmark = [pytest.mark.skipif(not HAS_POSTGRES, reason=NO_POSTGRES), pytest.mark.once]


async def test_a_database_that_is_killed_comes_back() -> None:
    with own_server() as server:
        name = server.database()
        database = Database(server.url(name))
        for times, done in ((0, CUT_OFF), (1, CRASHED)):
            with server.connect(name) as playing:
                # As in the bot: what is committed has reached the log.
                playing.execute("SET synchronous_commit = on")
                playing.execute(f"CREATE TABLE kept_{times} ()".encode())
                began = playing.execute("SELECT pg_postmaster_start_time()").fetchone()
                assert await database.kill(times) == done
                with pytest.raises(psycopg.OperationalError):
                    playing.execute("SELECT 1")
            with server.connect(name) as again:
                again.execute(f"SELECT * FROM kept_{times}".encode())
                assert again.execute("SELECT pg_postmaster_start_time()").fetchone() == began, "nobody restarted it"
