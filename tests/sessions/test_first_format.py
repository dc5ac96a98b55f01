"""A database of the first format: everything in it goes on, folded from the log that it was turned into."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.sqlite.store import SqliteStore
from data.store import Store
from sessions.acts import Join, Play, Start
from sessions.log import TableEnding
from sessions.records.writing import record
from sessions.refusals.base import Outdated
from sessions.state.table import EarlyEnd
from sessions.tables import Tables
from sessions.tables.messages import Message
from tests.sessions.club import CAT, a_play, first_ply, rows, to_act

FIXTURES = Path(__file__).parents[1] / "fixtures"
HELD: dict[str, dict[str, Any]] = json.loads((FIXTURES / "format1.json").read_text(encoding="utf-8"))
PLAYED = [name for name, held in HELD.items() if held.get("record")]


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The database of the first format, brought up to date."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript((FIXTURES / "format1.sql").read_text(encoding="utf-8"))
    opened = await SqliteStore.open(path, clock=lambda: 0.0)
    yield opened
    await opened.close()


@pytest.mark.parametrize("name", [name for name in HELD if name != "outdated"])
async def test_everything_is_as_it_was(tables: Tables, name: str) -> None:
    held = HELD[name]
    session = await tables.load(held["id"])
    assert (session.state, session.row.state) == (held["state"], held["state"])
    assert session.actor == held["actor"]
    assert [str(each.ply) for each in session.played] == held["plies"]
    if held["state"] != "cancelled":
        assert list(session.names) == held["names"]


@pytest.mark.parametrize("name", PLAYED)
async def test_the_records_are_what_they_were(tables: Tables, name: str) -> None:
    """But for the words of the header that have changed since."""
    held = HELD[name]
    text = str(record(await tables.load(held["id"])))
    expected = held["record"].replace("\nyoungest:", "\nfirst:")
    assert text == expected.replace("\nending: ended by Mo *D*, a moderator\n", "\nending: moderator\n")


async def test_what_was_ended_otherwise_says_so(tables: Tables) -> None:
    assert (await tables.load(HELD["ended"]["id"])).ending == EarlyEnd(TableEnding.MODERATOR, "Mo *D*")
    with pytest.raises(Outdated):
        await tables.load(HELD["outdated"]["id"])


@pytest.mark.parametrize("name", ["running", "unshown", "youngest"])
async def test_a_running_game_goes_on_with_a_button_of_the_first_format(tables: Tables, name: str) -> None:
    session = await tables.load(HELD[name]["id"])
    version = session.version_after(len(session.played))
    assert version == session.version == session.stale_before
    assert session.version_after(len(session.played) - 1) < session.stale_before, "the one before it is stale"
    played = await tables.do(session.id, Play(to_act(session).user_id, first_ply(session), version))
    assert len(played.played) > len(session.played)
    assert played.table_options["auto"] == "off", "at a table of before, every step is asked for"


async def test_a_lobby_goes_on(tables: Tables) -> None:
    session = await tables.load(HELD["lobby"]["id"])
    assert (session.host_name, session.options) == ("Ann", {"blacks": "1"})
    session = await tables.do(session.id, Join(CAT))
    session = await tables.do(session.id, Start(session.host, "salt"))
    assert (await tables.do(session.id, a_play(session))).version > session.version


async def test_what_was_shown_is_known(tables: Tables) -> None:
    running, unshown, lobby = [await tables.load(HELD[name]["id"]) for name in ("running", "unshown", "lobby")]
    assert running.row.messages == (Message(9003, 103, "board", running.version),)
    assert unshown.row.messages == (Message(9004, 104, "board", unshown.version - 1),)
    assert lobby.row.messages == (Message(9001, 101, "lobby", 1),)
    assert await tables.messages.to_show() == [unshown.id, HELD["new lobby"]["id"]]


async def test_its_results_are_told_once(tables: Tables, path: Path) -> None:
    await tables.startup.tell_results()
    told = rows(path, "SELECT session_id, user_id, place, score FROM result ORDER BY session_id, seat")
    resigned, won = HELD["resigned"]["id"], HELD["won"]["id"]
    assert told[:2] == [(resigned, 22, 2, None), (resigned, 11, 1, None)]
    assert [each[:3] for each in told[2:]] in (
        [(won, 11, 1), (won, 33, 2)],
        [(won, 11, 2), (won, 33, 1)],
    )
    session = await tables.load(won)
    assert session.outcome is not None
    assert tuple(each[3] for each in told[2:]) == session.outcome.scores
