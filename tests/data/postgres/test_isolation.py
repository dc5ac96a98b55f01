"""What several processes do at once to one database: isolation levels, and rows that are taken first.

Each rule is tried with and without it: without it, the same test finds the damage.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from data.errors import ConflictError, DamagedError, FullError, SeatedError
from data.places import Url
from data.postgres import connection
from data.postgres.connection import Transaction
from data.postgres.store import PostgresStore
from data.rows import MessageRow, SessionRow
from data.sql.connection import Rows
from tests.data.postgres_databases import Postgres
from tests.data.samples import ALICE, BOB, PLAY, START, Before, anonymous, found, kept, lobby, table


@pytest.fixture
async def other(url: Url) -> AsyncIterator[PostgresStore]:
    """The store of another process."""
    opened = await PostgresStore.open(url, lambda: 1_800_000_000.5)
    yield opened
    await opened.close()


@pytest.fixture
def beside(postgres: Postgres, path: Path) -> psycopg.Connection[Any]:
    return postgres.beside(path)


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


def leave_out(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no transaction do the statements with these words."""
    execute = Transaction.execute

    def without(self: Transaction, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        return execute(self, "SELECT 1") if words in sql else execute(self, sql, parameters)

    monkeypatch.setattr(Transaction, "execute", without)


class Meanwhile:
    """Begins something in another process, and goes on when that is done or waits for a lock."""

    def __init__(self, begin: Callable[[], Any], beside: psycopg.Connection[Any]) -> None:
        self._begin = begin
        self._beside = beside
        self._loop = asyncio.get_running_loop()
        self.done: Any = None

    def __call__(self) -> None:
        self.done = asyncio.run_coroutine_threadsafe(self._begin(), self._loop)
        while not self.done.done() and self._beside.execute(WAITING.encode()).fetchone() == (0,):
            threading.Event().wait(0.005)

    async def result(self) -> Any:
        """What came of it; an error as it is."""
        try:
            return await asyncio.wrap_future(self.done)
        except ConflictError as error:
            return error


@pytest.mark.parametrize("snapshot", [True, False])
async def test_a_log_is_read_as_of_one_moment(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any],
    monkeypatch: pytest.MonkeyPatch, snapshot: bool,
) -> None:  # fmt: skip
    await kept(store)
    if not snapshot:
        monkeypatch.setattr(connection, "READ", "BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY")
        monkeypatch.setattr("data.postgres.store.READ", connection.READ)
    write = Meanwhile(lambda: other.append(1, 1, START), beside)
    async with postgres.traced(store, Before("SELECT number, kind", write)):
        if snapshot:
            assert (await found(store)).version == 1
        else:
            with pytest.raises(DamagedError):
                await found(store)
    assert (await write.result()).version == 5


@pytest.mark.parametrize("taken", [True, False])
async def test_nobody_appends_to_a_log_that_is_replaced(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any],
    monkeypatch: pytest.MonkeyPatch, taken: bool,
) -> None:  # fmt: skip
    await kept(store)
    row = await store.append(1, 1, START)
    if not taken:
        leave_out("SET version = version", monkeypatch)
    play = Meanwhile(lambda: other.append(1, row.version, PLAY), beside)
    async with postgres.traced(store, Before("UPDATE entry SET", play)):
        await store.forget_person(ALICE, [1], anonymous)
    assert (await play.result()).version == row.version + len(PLAY.entries)
    if taken:
        assert (await found(store)).version == row.version + len(PLAY.entries)
    else:
        with pytest.raises(DamagedError):
            await found(store)


@pytest.mark.parametrize("taken", [True, False])
async def test_a_server_gets_no_more_tables_than_it_wants(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any],
    monkeypatch: pytest.MonkeyPatch, taken: bool,
) -> None:  # fmt: skip
    if not taken:
        leave_out("INSERT INTO server", monkeypatch)
    second = Meanwhile(lambda: other.create(replace(table(8), most=1), lobby()), beside)
    async with postgres.traced(store, Before("INSERT INTO session", second)):
        await store.create(replace(table(7), most=1), lobby())
    assert isinstance(await second.result(), FullError if taken else SessionRow)
    assert len(await store.open_in_server(5)) == (1 if taken else 2)


@pytest.mark.parametrize("taken", [True, False])
async def test_nobody_sits_at_more_tables_than_they_want_to(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any],
    monkeypatch: pytest.MonkeyPatch, taken: bool,
) -> None:  # fmt: skip
    """Also where two servers open the tables, neither of which waits for the other."""
    await store.change_person_settings(ALICE, {"open_games": "1"})
    if not taken:
        leave_out("SET value = value", monkeypatch)
    new = replace(table(8), guild_id=6, limits=((ALICE, 1),))
    second = Meanwhile(lambda: other.create(new, lobby()), beside)
    async with postgres.traced(store, Before("INSERT INTO session", second)):
        await store.create(replace(table(7), limits=((ALICE, 1),)), lobby())
    assert isinstance(await second.result(), SeatedError if taken else SessionRow)
    assert len(await store.all_open()) == (1 if taken else 2)


@pytest.mark.parametrize("taken", [True, False])
async def test_of_two_games_that_begin_at_once_both_are_counted(
    store: PostgresStore,
    other: PostgresStore,
    postgres: Postgres,
    beside: psycopg.Connection[Any],
    monkeypatch: pytest.MonkeyPatch,
    taken: bool,
) -> None:
    """Two players may have one rated game a day here: the second one does not count."""
    for channel in (7, 8):
        await kept(store, channel)
    if not taken:
        leave_out("SET left_at = left_at", monkeypatch)
    begin = replace(START, begins=(ALICE, BOB), most=1)
    second = Meanwhile(lambda: other.append(2, 1, begin), beside)
    async with postgres.traced(store, Before("UPDATE session SET begun", second)):
        first = await store.append(1, 1, begin)
    assert [first.often, (await second.result()).often] == [False, taken]


async def test_of_two_that_post_at_once_one_message_is_live(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any]
) -> None:
    await kept(store)
    second = Meanwhile(lambda: other.note_post(1, MessageRow(556, 7, "lobby", 1)), beside)
    async with postgres.traced(store, Before("UPDATE message SET live", second)):
        await store.note_post(1, MessageRow(555, 7, "lobby", 1))
    await second.result()
    assert [(each.message_id, each.live) for each in (await found(store)).messages] == [(555, False), (556, True)]


async def test_of_many_claims_one_is_granted(store: PostgresStore, other: PostgresStore) -> None:
    granted = await asyncio.gather(*(each.claim("backup", 60) for each in [store, other] * 8))
    assert sorted(granted) == [False] * 15 + [True]


async def test_a_setting_is_changed_by_two_at_once(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any]
) -> None:
    second = Meanwhile(lambda: other.change_person_settings(ALICE, {"hints": "true"}), beside)
    committing = Before("COMMIT", second)
    async with postgres.traced(store, lambda statement: committing(statement) if statement == "COMMIT" else None):
        await store.change_person_settings(ALICE, {"hints": "false"})
    await second.result()
    assert [each.value for each in await store.person_settings(ALICE)] == ["true"]


async def test_two_that_wait_for_each_other_both_go_on(
    store: PostgresStore, other: PostgresStore, postgres: Postgres, beside: psycopg.Connection[Any]
) -> None:
    """PostgreSQL ends one of them (40P01); it is begun again."""
    await kept(store)
    await kept(store, 8)
    second = Meanwhile(lambda: other.forget_person(BOB, [2, 1], anonymous), beside)
    async with postgres.traced(store, Before("UPDATE entry SET", second)):
        assert await store.forget_person(ALICE, [1, 2], anonymous) == []
    assert await second.result() == []
    assert [(await found(store, each)).version for each in (1, 2)] == [1, 1]


async def test_no_healthy_table_is_damaged_by_many_at_once(
    store: PostgresStore, other: PostgresStore, dice: random.Random
) -> None:
    """Two processes play, read, forget and show four tables in any order: no log is ever told as damaged."""
    for channel in range(1, 5):
        await kept(store, channel)
        await store.append(channel, 1, START)
    appended = dict.fromkeys(range(1, 5), 5)

    async def play(each: PostgresStore, seed: int) -> None:
        own = random.Random(seed)
        for _ in range(25):
            session_id = own.randrange(1, 5)
            row = await found(each, session_id)
            match own.randrange(6):
                case 0:
                    assert await each.forget_person(ALICE, [session_id], anonymous) == []
                case 1:
                    await each.note_post(session_id, MessageRow(own.randrange(500, 600), 7, "board", row.version))
                case 2 | 3:
                    try:
                        await each.append(session_id, row.version, PLAY)
                    except ConflictError:
                        continue
                    appended[session_id] += len(PLAY.entries)
                case _:
                    await found(each, session_id)

    await asyncio.gather(*(play(each, dice.getrandbits(32)) for each in [store, other] * 4))
    assert {each: (await found(store, each)).version for each in appended} == appended
