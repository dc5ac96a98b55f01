"""PostgreSQL is restarted, its connections are cut, its disk is full, it is locked, its standby takes over."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from data.errors import StoreError
from data.places import Url
from data.postgres import connection
from data.postgres.connection import Transaction
from data.postgres.store import PostgresStore
from data.rows import Change
from tests.data.acts import ACTS, trials
from tests.data.postgres_databases import Postgres
from tests.data.samples import START, AtStatement, entry, found, kept
from tests.servers import Server, own_server, server_user

CUT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
"""Ends all connections to the database but one's own, and waits until they have ended."""


@pytest.fixture
def beside(postgres: Postgres, path: Path) -> psycopg.Connection[Any]:
    return postgres.beside(path)


@pytest.fixture
def server() -> Iterator[Server]:
    """A server of the test's own."""
    with own_server() as made:
        yield made


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store gives up after half a second."""
    monkeypatch.setattr(connection, "PATIENCE", 0.5)
    monkeypatch.setattr(connection, "_SET_UP", connection._SET_UP.replace("'5s'", "'500ms'"))


async def append(store: PostgresStore, session_id: int = 1) -> int:
    """Append to the session; its version then."""
    row = await found(store, session_id)
    return (await store.append(session_id, row.version, Change((entry("ply", ply="a1"),), "running"))).version


@pytest.mark.parametrize("name", ["append", "session", "note_post", "forget_person", "claim"])
async def test_a_connection_cut_before_any_statement_costs_nothing(postgres: Postgres, path: Path, name: str) -> None:
    step, went_on = 0, True
    async with trials(postgres, path, name) as tried:
        while went_on:
            step += 1
            tried.begin()
            cut = AtStatement(step, lambda: postgres.beside(path).execute(CUT.encode()))
            async with postgres.traced(tried.store, cut):
                await ACTS[name](tried.store)
            assert tried.contents() == tried.done, f"cut before statement {step}"
            went_on = cut.statements >= step
    assert step > 3


@pytest.mark.parametrize("answered", [True, False])
async def test_a_commit_without_an_answer_is_done_once(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, answered: bool
) -> None:
    """The server is asked whether it took place; without that, a claim would be asked for twice, and refused."""
    commit, lost = Transaction.commit, [True]

    def without_answer(self: Transaction) -> None:
        if lost and lost.pop():
            if answered:
                commit(self)
            else:
                self.roll_back()
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        commit(self)

    monkeypatch.setattr(Transaction, "commit", without_answer)
    assert await store.claim("backup", 60)
    assert not lost
    assert not await store.claim("backup", 60)


async def test_a_standby_of_another_history_is_not_asked(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have given the transaction's number to another one: the host is told that it is not known."""
    commit = Transaction.commit

    def taken_over(self: Transaction) -> None:
        commit(self)
        self.driver.history = replace(self.driver.history, timeline="before")
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(Transaction, "commit", taken_over)
    with pytest.raises(StoreError, match="which may or may not be saved"):
        await kept(store)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_restart_loses_and_doubles_nothing(server: Server, mode: str) -> None:
    store = await PostgresStore.open(server.url(server.database()))
    try:
        await kept(store)
        await store.append(1, 1, START)
        restarting = asyncio.create_task(asyncio.to_thread(server.control, "restart", f"--mode={mode}", "--wait"))
        versions = [await append(store)]
        while not restarting.done():
            versions.append(await append(store))
        await restarting
        versions.append(await append(store))
        assert versions == list(range(6, 6 + len(versions)))
        assert (await found(store)).version == versions[-1]
    finally:
        await store.close()


async def test_a_server_that_stays_away_is_told_and_taken_again(server: Server, hasty: None) -> None:
    url = server.url(server.database())
    store = await PostgresStore.open(url)
    try:
        await kept(store)
        server.control("stop", "--mode=fast", "--wait")
        with pytest.raises(StoreError, match="can't be reached"):
            await append(store)
        # Those that ask while it is away wait no longer than the first.
        began = asyncio.get_running_loop().time()
        for _ in range(10):
            with pytest.raises(StoreError, match="can't be reached"):
                await append(store)
        assert asyncio.get_running_loop().time() - began < 4
        server.control("start", "--wait")
        assert await append(store) == 2
    finally:
        await store.close()


async def test_a_lock_that_is_held_holds_up_one_table(
    postgres: Postgres, path: Path, url: Url, hasty: None, beside: psycopg.Connection[Any]
) -> None:
    """Other tables are played at meanwhile; whoever waits for too long is told, and nothing is lost."""
    store = await PostgresStore.open(url)
    try:
        await kept(store)
        await kept(store, 8)
        with beside.transaction():
            beside.execute(b"SELECT * FROM session WHERE id = 1 FOR UPDATE")
            waiting = asyncio.create_task(append(store))
            assert [await append(store, 2) for _ in range(5)] == [2, 3, 4, 5, 6]
            with pytest.raises(StoreError, match="in use by another program for too long"):
                await waiting
            assert (await found(store)).version == 1
        assert await append(store) == 2
    finally:
        await store.close()


@pytest.fixture
def small(server: Server) -> Iterator[Path]:
    """A file system of 2 MB."""
    folder, user = server.folder / "small", server_user()
    folder.mkdir()
    options = f"size=2m,uid={user.pw_uid},gid={user.pw_gid}"
    if subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=False).returncode:
        pytest.skip("No file system can be mounted here: a full disk of PostgreSQL was not tried.")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


async def test_a_full_disk_changes_nothing(server: Server, small: Path, dice: random.Random) -> None:
    name = server.database()
    with server.connect(name) as connected:
        connected.execute(f"CREATE TABLESPACE small LOCATION '{small}'".encode())
        connected.execute(b"ALTER TABLE entry SET TABLESPACE small")
    store = await PostgresStore.open(server.url(name))
    try:
        row, told = await kept(store), ""
        large = Change(tuple(entry("ply", ply=dice.randbytes(2000).hex()) for _ in range(100)), "running")
        for _ in range(50):
            try:
                row = await store.append(1, row.version, large)
            except StoreError as error:
                told = str(error)
                break
        assert "the server's disk is full" in told
        assert (await found(store)).version == row.version
    finally:
        await store.close()


async def test_a_standby_takes_over_without_losing_what_was_committed() -> None:
    with own_server() as primary, own_server() as standby:
        standby.follow(primary)
        with primary.connect("postgres") as connected:
            connected.execute(b"ALTER SYSTEM SET synchronous_standby_names = '*'")
            connected.execute(b"SELECT pg_reload_conf()")
        name = primary.database()
        url = Url(f"postgresql://tables@/{name}?host={primary.folder},{standby.folder}")
        store = await PostgresStore.open(url)
        try:
            await kept(store)
            await store.append(1, 1, START)
            done = [await append(store) for _ in range(5)]
            playing = asyncio.create_task(append(store))
            await asyncio.to_thread(primary.control, "stop", "--mode=immediate")
            await asyncio.to_thread(standby.control, "promote", "--wait")
            with suppress(StoreError):  # it may be told that it is not known
                done.append(await playing)
            assert (await found(store)).version >= done[-1]
            assert await append(store) > done[-1]
        finally:
            await store.close()
