"""A database of the first format, with games in every state, as this version of the bot finds it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from data.rows import Change, MessageRow
from data.sqlite.schema import migrations
from data.sqlite.store import SqliteStore
from rules.record import parse
from sessions.__main__ import check
from sessions.acts import Play
from sessions.log import TableEnding
from sessions.records.writing import record
from sessions.refusals.base import Outdated
from sessions.state.table import EarlyEnd
from sessions.tables import Tables
from tests.data.samples import entry
from tests.data.sqlite.files import FACTS, dump, first_format, opened, plain, pragma

READABLE = {name: facts for name, facts in FACTS.items() if name != "outdated"}
OUTDATED = FACTS["outdated"]["id"]

MODERATED = "ending: ended by Mo *D*, a moderator\n"


@asynccontextmanager
async def brought_up_to_date(path: Path) -> AsyncIterator[tuple[SqliteStore, Tables]]:
    """The fixture, opened by this version."""
    first_format(path)
    async with opened(path) as store:
        yield store, Tables(store)


async def test_it_is_at_this_version(path: Path) -> None:
    async with brought_up_to_date(path):
        pass
    assert pragma(path, "user_version") == len(migrations())
    assert pragma(path, "integrity_check") == "ok"
    with plain(path) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        left = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
        assert not left & {"seat", "ply"}, "nothing is kept twice"
    before = dump(path)
    async with opened(path):
        pass
    assert dump(path) == before, "a second opening finds nothing to do"


@pytest.mark.parametrize("name", READABLE)
async def test_every_session_stands_as_it_stood(path: Path, name: str) -> None:
    facts = READABLE[name]
    async with brought_up_to_date(path) as (_, tables):
        session = await tables.load(facts["id"])
    assert session.state == facts["state"]
    assert list(session.names) == facts["names"]
    assert [str(each.ply) for each in session.played] == facts["plies"]
    assert session.actor == facts["actor"]
    if facts["record"] is None:
        assert session.start is None
        return
    # Who was to sit first has another name since, and an ending is a word and no sentence.
    expected = facts["record"].replace("youngest: ", "first: ").replace(MODERATED, "ending: moderator\n")
    assert str(record(session)) == expected


def test_the_records_hold_what_has_another_form_since() -> None:
    records = [facts["record"] for facts in READABLE.values() if facts["record"]]
    assert sum(MODERATED in each for each in records) == 1
    assert sum("youngest: " in each for each in records) == 1


async def test_dice_of_before_check_out(path: Path) -> None:
    async with brought_up_to_date(path) as (_, tables):
        for name in ("resigned", "won", "ended"):
            session = await tables.load(READABLE[name]["id"])
            assert check(parse(str(record(session)))) == check(parse(READABLE[name]["record"]))


async def test_what_else_was_known_of_a_session_is_in_its_log(path: Path) -> None:
    async with brought_up_to_date(path) as (_, tables):
        ended = await tables.load(FACTS["ended"]["id"])
        youngest = await tables.load(FACTS["youngest"]["id"])
        lobby = await tables.load(FACTS["lobby"]["id"])
        unshown = await tables.load(FACTS["unshown"]["id"])
    assert ended.ending == EarlyEnd(TableEnding.MODERATOR, "Mo *D*")
    assert ended.outcome is None
    assert youngest.first == 33
    assert youngest.salt == "1100000000000000008"
    assert (lobby.options, lobby.host, lobby.first, lobby.host_name) == ({"blacks": "1"}, 11, None, "Ann")
    assert unshown.host_name == "Ben"
    assert unshown.options == {"target": "13", "stacks": "free", "turning": "off"}
    assert all(not each.solo and each.row.exclusive for each in (ended, youngest, lobby, unshown))


async def test_the_table_of_older_rules_is_kept_and_cannot_go_on(path: Path) -> None:
    async with brought_up_to_date(path) as (store, tables):
        with pytest.raises(Outdated):
            await tables.load(OUTDATED)
        row = await store.session(OUTDATED)
    assert row is not None
    assert (row.state, row.entries[-1].kind) == ("over", "ended")
    assert json.loads(row.entries[-1].facts)["how"] == TableEnding.OUTDATED.value


async def test_times_are_those_of_before(path: Path) -> None:
    first_format(path)
    with plain(path) as connection:
        connection.execute("UPDATE ply SET played_at = 1760000000 + number")
        connection.execute("UPDATE session SET created_at = 1750000000, changed_at = 1770000000")
    async with opened(path) as store:
        row = await store.session(FACTS["ended"]["id"])
    assert row is not None
    assert row.version == len(FACTS["ended"]["plies"]) + 3
    assert [each.at for each in row.entries] == [
        1_750_000_000,  # opened
        1_760_000_001,  # started: with the first ply
        *range(1_760_000_001, 1_760_000_001 + len(FACTS["ended"]["plies"])),
        1_770_000_000,  # ended
    ]


async def test_live_messages_stay_live(path: Path) -> None:
    async with brought_up_to_date(path) as (store, _):
        rows = {name: await store.session(facts["id"]) for name, facts in FACTS.items()}
    live = {name: row.live for name, row in rows.items() if row}
    assert live == {
        "lobby": MessageRow(9001, 101, "lobby", 1),
        "cancelled": MessageRow(9002, 102, "lobby", 1),
        "running": MessageRow(9003, 103, "board", 54),
        # It was made for ten plies, and an eleventh was played since.
        "unshown": MessageRow(9004, 104, "board", 12),
        "resigned": MessageRow(9005, 105, "end", 40),
        "won": MessageRow(9006, 106, "end", 48),
        "ended": MessageRow(9007, 107, "end", 35),
        "youngest": MessageRow(9008, 108, "board", 37),
        "outdated": None,
        "new lobby": None,
    }
    assert all(len(row.messages) == (row.live is not None) for row in rows.values() if row)


async def test_what_was_to_show_is_to_show(path: Path) -> None:
    async with brought_up_to_date(path) as (store, _):
        assert await store.to_show() == [FACTS["unshown"]["id"], FACTS["new lobby"]["id"]]
        row = await store.session(FACTS["unshown"]["id"])
    assert row is not None
    assert row.shown == row.version - 1


async def test_channels_are_taken_and_players_found_as_before(path: Path) -> None:
    async with brought_up_to_date(path) as (store, _):
        taken = {channel: await store.exclusive_in_channel(channel) for channel in range(101, 110)}
        assert taken == {101: 1, 102: None, 103: 3, 104: 4, 105: None, 106: None, 107: None, 108: 8, 109: 10}
        assert await store.meant_in(109, 22) == [10]
        await store.append(10, 1, Change((entry("cancelled"),), "cancelled"))
        # With nothing open there, everybody means the last that they played.
        assert [await store.meant_in(109, each) for each in (11, 22, 33)] == [[10], [9], [10]]


async def test_results_are_told_from_the_logs_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with brought_up_to_date(path) as (store, tables):
        await tables.startup.tell_results()

        def told() -> list[tuple[int | None, ...]]:
            with plain(path) as connection:
                return connection.execute(
                    "SELECT session_id, seat, user_id, place, score FROM result ORDER BY session_id, seat"
                ).fetchall()

        by_game: dict[int, list[tuple[int | None, ...]]] = {}
        for session_id, *rest in told():
            assert session_id is not None
            by_game.setdefault(session_id, []).append(tuple(rest))
        resigned, won = FACTS["resigned"]["id"], FACTS["won"]["id"]
        assert set(by_game) == {resigned, won}, "a game that a moderator ended has no result"
        assert [row[:2] for row in by_game[resigned]] == [(1, 22), (2, 11)]
        assert [row[:2] for row in by_game[won]] == [(1, 11), (2, 33)]
        for session_id, rows in by_game.items():
            outcome = (await tables.load(session_id)).outcome
            assert outcome is not None
            assert [row[2] for row in rows] == [1 if row[0] in outcome.winners else 2 for row in rows]
            assert [row[3] for row in rows] == (list(outcome.scores) if outcome.scores else [None, None])

        with plain(path) as connection:
            connection.execute("DELETE FROM result")
        await tables.startup.tell_results()
        assert told() == [], "once is enough: later games tell theirs with their last ply"
        assert await store.memo("results") == "told"


async def test_games_that_run_go_on(path: Path) -> None:
    async with brought_up_to_date(path) as (_, tables):
        for name in ("running", "unshown", "youngest"):
            session = await tables.load(FACTS[name]["id"])
            person = session.actor_person
            assert person is not None
            ply = next(ply for plies in session.continuations().values() for ply in plies)
            after = await tables.do(session.id, Play(person.user_id, ply))
            assert [str(each.ply) for each in after.played[: len(session.played) + 1]] == [*FACTS[name]["plies"], ply]
            assert await Tables(tables.store).load(session.id) == after
