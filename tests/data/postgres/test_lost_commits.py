"""The server goes down while a transaction is committed: the transaction is done once, or the host is told.

After a crash, the server gives the number of a transaction to another one if nothing of the first had reached the disk.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress

import psycopg
import pytest

from data.errors import StoreError
from data.postgres.connection import Transaction
from data.postgres.store import PostgresStore
from tests.servers import Server, own_server


@pytest.fixture
def server() -> Iterator[Server]:
    """A server of the test's own, which writes to the disk when a transaction is committed, and at no other time."""
    with own_server(synchronous_commit="on", wal_writer_delay="10s") as made:
        yield made


@pytest.fixture
async def store(server: Server) -> AsyncIterator[PostgresStore]:
    """A store in a new database of that server."""
    opened = await PostgresStore.open(server.url(server.database()))
    yield opened
    await opened.close()


def restart(server: Server) -> None:
    """Stop the server in good order, and start it."""
    server.control("restart", "--mode=fast", "--wait")


def crash(server: Server) -> None:
    """Kill the server, and start it."""
    server.control("restart", "--mode=immediate", "--wait")


def kill_a_backend(server: Server) -> None:
    """Kill one process of the server, which then ends the others and recovers without being started again."""
    with server.connect("postgres") as victim, server.connect("postgres") as other:
        os.kill(victim.info.backend_pid, signal.SIGKILL)
        while answers(other):
            time.sleep(0.01)
    while not reachable(server):
        time.sleep(0.01)


def answers(connection: psycopg.Connection[tuple[object, ...]]) -> bool:
    """Whether the server still knows the connection."""
    with suppress(psycopg.OperationalError):
        connection.execute(b"SELECT 1")
    return not connection.closed


def reachable(server: Server) -> bool:
    """Whether the server takes connections."""
    with suppress(psycopg.OperationalError), server.connect("postgres"):
        return True
    return False


def numbers_given(server: Server, last: int) -> list[int]:
    """Commit transactions until one has the number `last` or a higher one; return their numbers."""
    given = list[int]()
    with server.connect("postgres") as connection:
        while not given or given[-1] < last:
            (found,) = connection.execute(b"SELECT pg_current_xact_id()::text::int").fetchone() or (last,)
            assert isinstance(found, int)
            given.append(found)
    return given


class Outage:
    """At the first COMMIT the server goes down by `cause`, and comes back.

    committed: whether the transaction is committed before that
    reused: whether others are committed after it until the transaction's number has been reached
    """

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        server: Server,
        cause: Callable[[Server], None],
        *,
        committed: bool,
        reused: bool = False,
    ) -> None:
        self.number = 0
        self.given = list[int]()
        commit = Transaction.commit

        def without_answer(transaction: Transaction) -> None:
            if self.number:
                commit(transaction)
                return
            (self.number,) = transaction.driver.execute(b"SELECT pg_current_xact_id()::text::int").fetchone() or (0,)
            if committed:
                commit(transaction)
            cause(server)
            if reused:
                self.given = numbers_given(server, self.number)
            raise psycopg.OperationalError("server closed the connection unexpectedly")

        monkeypatch.setattr(Transaction, "commit", without_answer)


@pytest.mark.parametrize("committed", [True, False])
@pytest.mark.parametrize("cause", [restart, crash, kill_a_backend])
async def test_a_transaction_is_done_once(
    server: Server,
    store: PostgresStore,
    monkeypatch: pytest.MonkeyPatch,
    cause: Callable[[Server], None],
    committed: bool,
) -> None:
    outage = Outage(monkeypatch, server, cause, committed=committed)
    assert await store.claim("backup", 60)
    assert outage.number
    assert not await store.claim("backup", 60)


@pytest.mark.parametrize("committed", [True, False])
async def test_a_transaction_is_done_once_although_others_follow(
    server: Server, store: PostgresStore, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """If the transaction was lost, the server gives its number to another transaction, which it commits."""
    outage = Outage(monkeypatch, server, crash, committed=committed, reused=True)
    assert await store.claim("backup", 60)
    assert (outage.number in outage.given) is not committed
    assert not await store.claim("backup", 60)


async def test_the_host_is_told_where_the_number_tells_nothing(
    server: Server, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has not been started again, so its counters may as well have been reset by its administrator."""
    outage = Outage(monkeypatch, server, kill_a_backend, committed=False, reused=True)
    with pytest.raises(StoreError, match="which may or may not be saved"):
        await store.claim("backup", 60)
    assert outage.number in outage.given


async def test_a_transaction_that_was_rolled_back_is_begun_again_after_a_reset_of_the_counters(
    server: Server, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is cut without a crash."""

    def reset(server: Server) -> None:
        with server.connect("postgres") as connection:
            connection.execute(b"SELECT pg_stat_reset_shared('bgwriter')")
            connection.execute(
                b"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                b" AND backend_type = 'client backend'"
            )

    outage = Outage(monkeypatch, server, reset, committed=False)
    assert await store.claim("backup", 60)
    assert outage.number
    assert not await store.claim("backup", 60)
