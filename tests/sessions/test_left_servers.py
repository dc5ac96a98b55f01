"""Servers that the bot was removed from: their tables end, and after some days nobody of them is known."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from data.rows import MessageRow
from data.sqlite.schema import bring_up_to_date, migrations
from data.sqlite.store import SqliteStore
from sessions.acts import End
from sessions.log import TableEnding
from sessions.refusals.base import Damaged
from sessions.tables import Tables
from tests.sessions.people import ANN, BEN, CAT, MO, everything, opened, over, running


async def test_removal_ends_the_open_tables_of_that_server_alone(tables: Tables) -> None:
    lobby, game = await opened(tables, ANN, BEN), await running(tables, ANN, BEN, channel=8)
    done, other = await over(tables, ANN, BEN, channel=9), await running(tables, ANN, BEN, channel=10, guild=6)
    await tables.servers.note_left(5)
    assert (await tables.load(lobby.id)).state == "cancelled"
    ending = (await tables.load(game.id)).ending
    assert ending is not None
    assert ending.how is TableEnding.SERVER_LEFT
    assert (await tables.load(done.id)).ending is None
    assert (await tables.load(other.id)).state == "running"


@pytest.mark.parametrize("found_before", [False, True])
async def test_a_damaged_table_stays_as_it_is_and_keeps_no_other_from_ending(
    dated: Tables, clock: Clock, path: Path, found_before: bool
) -> None:
    damaged, game = await running(dated, ANN, BEN), await running(dated, ANN, BEN, channel=8)
    with closing(sqlite3.connect(path.with_name("dated.sqlite3"))) as connection, connection:
        connection.execute("UPDATE entry SET facts = replace(facts, 'Ann', 'Anm') WHERE session_id = ?", (damaged.id,))
    dated.cache.clear()
    if found_before:
        with pytest.raises(Damaged):
            await dated.load(damaged.id)
    await dated.servers.note_left(5)
    assert (await dated.load(game.id)).state == "over"
    clock.day += 30
    assert await dated.servers.forget_left(30) == [5]
    assert ANN not in (await dated.load(game.id)).people
    with pytest.raises(Damaged):
        await dated.load(damaged.id)


class Clock:
    """Days that a test turns."""

    def __init__(self) -> None:
        self.day = 100

    def __call__(self) -> float:
        return self.day * 86_400.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def dated(path: Path, clock: Clock, secret: bytes) -> AsyncIterator[Tables]:
    opened = await SqliteStore.open(path.with_name("dated.sqlite3"), clock)
    yield Tables(opened, make_secret=lambda: secret)
    await opened.close()


async def test_after_the_days_nobody_of_a_server_is_known(dated: Tables, clock: Clock, path: Path) -> None:
    file = path.with_name("dated.sqlite3")
    game = await over(dated, ANN, BEN)
    ended = await running(dated, ANN, BEN, channel=8)
    await dated.do(ended.id, End("Mo the Mod", MO))
    await dated.messages.note_post(ended, MessageRow(77, 8, "board", ended.version))
    other = await over(dated, ANN, CAT, channel=9, guild=6)
    await dated.servers.note_left(5)
    clock.day += 29
    assert await dated.servers.forget_left(30) == []
    clock.day += 1
    assert await dated.servers.forget_left(30) == [5]
    assert {each.user_id for each in (await dated.load(game.id)).people} == {-1, -2}
    assert "Mo the Mod" not in everything(file)
    assert BEN.name not in everything(file)
    assert await dated.load(other.id) == other
    assert await dated.messages.to_show() == [other.id], "nothing is to be shown where the bot is not"
    assert await dated.servers.forget_left(30) == [], "once is enough"


async def test_being_invited_again_cancels_it(dated: Tables, clock: Clock) -> None:
    game = await over(dated, ANN, BEN)
    await dated.servers.note_left(5)
    clock.day += 20
    await dated.servers.note_joined(5)
    clock.day += 20
    assert await dated.servers.forget_left(30) == []
    await dated.servers.note_left(5)
    clock.day += 20
    assert await dated.servers.forget_left(30) == [], "the days are counted anew"
    assert ANN in (await dated.load(game.id)).people


async def test_a_removal_while_the_bot_was_away_counts_from_its_return(dated: Tables, clock: Clock) -> None:
    """And a game is not ended at once: it may be the wrong token."""
    game = await running(dated, ANN, BEN)
    await dated.servers.note_all([6])
    assert (await dated.load(game.id)).state == "running"
    clock.day += 20
    await dated.servers.note_all([6])
    await dated.servers.note_all([6, 5])
    clock.day += 20
    assert await dated.servers.forget_left(30) == []
    await dated.servers.note_all([])
    clock.day += 20
    await dated.servers.note_all([])
    clock.day += 10
    assert await dated.servers.forget_left(30) == [5]
    assert (await dated.load(game.id)).state == "over"


async def test_older_files_know_who_is_named_where(path: Path) -> None:
    """What the first format kept is found by user."""
    file = path.with_name("old.sqlite3")
    fixtures = Path(__file__).parents[1] / "fixtures"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((fixtures / "format1.sql").read_text(encoding="utf-8"))
    store = await SqliteStore.open(file)
    try:
        tables = Tables(store)
        with closing(sqlite3.connect(file)) as connection:
            users = {row[0] for row in connection.execute("SELECT user_id FROM player")}
            guilds = {row[0] for row in connection.execute("SELECT DISTINCT guild_id FROM session")}
            assert {row[0] for row in connection.execute("SELECT guild_id FROM server")} == guilds - {0}
        assert users
        for user_id in users:
            names = {name for each in await tables.people.about(user_id) for name in each["your names"]}
            assert names
            await tables.people.forget(user_id)
            left = everything(file)
            assert f"[{user_id}," not in left
            assert not [name for name in names if f'"{name}"' in left]
            for session_id in await store.all_over():
                assert await store.session(session_id) is not None, "every seal is whole"
    finally:
        await store.close()


async def test_a_damaged_entry_keeps_no_file_from_being_brought_up_to_date(path: Path) -> None:
    file = path.with_name("old.sqlite3")
    with connection_to(file) as connection:
        bring_up_to_date(connection, str(file), migrations()[:3])
        for number, facts in enumerate(('{"people":[[11,"Ann"]],"host":11}', '{"people":[[11,"An', '{"host":"x"}'), 1):
            connection.execute(
                "INSERT INTO session (game, rules_version, guild_id, channel_id, secret, state, version, created_at,"
                " changed_at) VALUES ('stranded', 1, 5, ?, x'00', 'over', 1, 0, 0)",
                (number,),
            )
            connection.execute("INSERT INTO entry VALUES (?, 1, 'opened', ?, 0, x'00')", (number, facts))
    store = await SqliteStore.open(file)
    try:
        assert await store.sessions_naming(11) == [1]
    finally:
        await store.close()


@contextmanager
def connection_to(file: Path) -> Iterator[sqlite3.Connection]:
    """As the store connects: nothing is committed by itself."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection
