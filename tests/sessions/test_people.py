"""People who are forgotten: what is kept about them, and what stays of their games."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from data.rows import Rewriting, SessionRow
from data.seals import genesis, seal
from data.sqlite.store import SqliteStore
from data.store import Store
from sessions.__main__ import main
from sessions.acts import Cancel, End, Join, Leave, Pause, Resign, Resume, Start
from sessions.log import Ended, TableEnding
from sessions.people.exporting import without
from sessions.people.settings import PersonSettings
from sessions.records.writing import record
from sessions.refusals.base import Damaged
from sessions.session import Session
from sessions.state.table import EarlyEnd
from sessions.tables import Tables
from tests.sessions.people import ANN, BEN, CAT, MO, everything, opened, over, running


def bytes_of(path: Path) -> bytes:
    """All that the file holds, what was written last too."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return path.read_bytes()


def whole(session: Session) -> tuple[object, ...]:
    return session.state, [each.ply for each in session.played], session.position, session.version, session.host


async def test_a_finished_game_becomes_anonymous_and_goes_on_checking_out(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await over(tables, ANN, BEN, CAT)
    done = await tables.people.forget(ANN.user_id)
    assert (done.tables, done.changed, done.damaged) == (1, (), ())
    for loaded in (await tables.load(before.id), await Tables(tables.store).load(before.id)):
        assert {each.user_id for each in loaded.people} == {-1, BEN.user_id, CAT.user_id}
        assert whole(replace(loaded, host=ANN.user_id)) == whole(before)
    file = path.parent / "record.txt"
    file.write_text(str(record(loaded)), encoding="utf-8")
    arguments = [str(file), "--fingerprint", before.commitment, "--word", "my own word"]
    assert main(arguments) == 0
    assert "except for players whose data was deleted" in capsys.readouterr().out


async def test_nothing_of_them_is_left_in_the_file(tables: Tables, path: Path) -> None:
    await over(tables, ANN, BEN)
    lobby = await opened(tables, BEN, channel=8, first=ANN.user_id)
    await tables.do(lobby.id, Join(ANN))
    ended = await running(tables, BEN, CAT, ANN, channel=9)
    # A moderator who plays can't end their own rated game, but they can resume it.
    await tables.do(ended.id, Pause("Mo", 99))
    await tables.do(ended.id, Resume(ANN.name, ANN.user_id))
    await tables.do(ended.id, End("Mo", 99))
    traces = (b"Ann the First", b"110011", b"my own word")
    assert all(trace in bytes_of(path) for trace in traces)
    assert all(trace.decode() in everything(path) for trace in traces)
    await tables.people.forget(ANN.user_id)
    assert not [trace for trace in traces if trace.decode() in everything(path)]
    assert not [trace for trace in traces if trace in bytes_of(path)]
    assert await tables.people.about(ANN.user_id) == []
    assert "220022" in everything(path), "the others stay"


async def test_a_running_game_is_resigned_and_goes_on_without_them(tables: Tables) -> None:
    before = await running(tables, ANN, BEN, CAT)
    done = await tables.people.forget(ANN.user_id)
    assert done.changed == (before.id,)
    after = await tables.load(before.id)
    assert after.state == "running"
    assert {each.user_id for each in after.people} == {-1, BEN.user_id, CAT.user_id}
    assert before.seat_of(ANN.user_id) not in after.position.remaining()
    after = await tables.do(after.id, Resign(BEN.user_id))
    assert after.state == "over"
    results = await tables.store.results(CAT.user_id)
    assert results[after.id].place == 1
    assert not await tables.store.results(ANN.user_id)


async def test_a_process_that_knew_the_game_by_name_reads_it_anew(tables: Tables, elsewhere: Tables) -> None:
    before = await running(tables, ANN, BEN, CAT)
    assert await elsewhere.load(before.id) == replace(before, row=(await elsewhere.load(before.id)).row)
    await tables.people.forget(ANN.user_id)
    found = await elsewhere.load(before.id)
    assert ANN not in found.people
    after = await elsewhere.do(before.id, Resign(BEN.user_id))
    assert after.state == "over"
    assert await tables.load(before.id) == replace(after, row=(await tables.load(before.id)).row)


async def test_lobbies_are_left_and_passed_on(tables: Tables) -> None:
    mine = await opened(tables, ANN, BEN)
    alone = await opened(tables, ANN, channel=8)
    await tables.people.forget(ANN.user_id)
    left = await tables.load(mine.id)
    assert (left.state, left.host, left.people) == ("lobby", BEN.user_id, (BEN,))
    assert (await tables.load(alone.id)).state == "cancelled"


async def test_a_lobby_waits_for_nobody_who_was_forgotten(tables: Tables) -> None:
    session = await opened(tables, ANN, BEN, first=CAT.user_id)
    await tables.people.forget(CAT.user_id)
    assert (await tables.load(session.id)).first is None
    assert (await tables.do(session.id, Start(ANN.user_id, "salt"))).state == "running"


async def test_who_only_sat_in_a_lobby_is_found_too(tables: Tables, path: Path) -> None:
    session = await opened(tables, BEN, CAT)
    await tables.do(session.id, Join(ANN))
    await tables.do(session.id, Leave(ANN.user_id))
    await tables.do(session.id, Cancel(BEN.user_id))
    (kept,) = await tables.people.about(ANN.user_id)
    assert kept["your names"] == [ANN.name]
    await tables.people.forget(ANN.user_id)
    assert ANN.name not in everything(path)


async def test_a_moderator_is_found_too(tables: Tables, path: Path) -> None:
    session = await running(tables, ANN, BEN)
    await tables.do(session.id, End("Mo the Mod", MO))
    (kept,) = await tables.people.about(MO)
    (told,) = kept["log entries about you"]
    assert (told["what"], told["by"]) == ("ended", "Mo the Mod")
    await tables.people.forget(MO)
    assert "Mo the Mod" not in everything(path)
    assert (await tables.load(session.id)).log[-1] == Ended(TableEnding.MODERATOR, "", -1)


def without_id(path: Path, session_id: int) -> None:
    """Make a table that a moderator ended one of the times when their names alone were kept."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE entry SET facts = json_remove(facts, '$.by_id') WHERE session_id = ? AND kind = 'ended'",
            (session_id,),
        )
        connection.execute("DELETE FROM named WHERE user_id = ? AND session_id = ?", (MO, session_id))
        key = "game, rules_version, guild_id, channel_id, secret"
        row = connection.execute(f"SELECT {key} FROM session WHERE id = ?", (session_id,)).fetchone()
        before = genesis(session_id, *row)
        for number, kind, facts, at in connection.execute(
            "SELECT number, kind, facts, at FROM entry WHERE session_id = ? ORDER BY number", (session_id,)
        ).fetchall():
            before = seal(before, number, kind, facts, at)
            connection.execute(
                "UPDATE entry SET seal = ? WHERE session_id = ? AND number = ?", (before, session_id, number)
            )


async def test_a_moderator_whose_id_was_not_kept_is_found_by_name(tables: Tables, path: Path) -> None:
    """By a name that they have in another log."""
    for channel, name in ((7, "Mo the Mod"), (8, "Mo the Mod"), (9, "Max")):
        session = await running(tables, ANN, BEN, channel=channel)
        await tables.do(session.id, End(name, MO))
        if channel > 7:
            without_id(path, session.id)
    tables = Tables(tables.store)
    assert [each["table"] for each in await tables.people.about(MO)] == [1, 2]
    done = await tables.people.forget(MO)
    assert (done.tables, done.damaged) == (2, ())
    assert "Mo the Mod" not in everything(path)
    assert "Max" in everything(path), "somebody else's name stays"
    assert (await tables.load(2)).ending == EarlyEnd(TableEnding.MODERATOR)
    assert await tables.people.about(MO) == []


async def test_a_moderator_whose_id_was_not_kept_is_found_by_the_name_of_today(tables: Tables, path: Path) -> None:
    session = await running(tables, ANN, BEN)
    await tables.do(session.id, End("Mo the Mod", MO))
    without_id(path, session.id)
    tables = Tables(tables.store)
    assert await tables.people.about(MO) == []
    assert len(await tables.people.about(MO, "Mo the Mod")) == 1
    assert (await tables.people.forget(MO)).tables == 0
    assert (await tables.people.forget(MO, "Mo the Mod")).tables == 1
    assert "Mo the Mod" not in everything(path)


async def test_two_who_are_forgotten_stay_apart(tables: Tables) -> None:
    session = await over(tables, ANN, BEN, CAT)
    await tables.people.forget(ANN.user_id)
    await tables.people.forget(CAT.user_id)
    assert {each.user_id for each in (await tables.load(session.id)).people} == {-1, BEN.user_id, -2}


async def test_what_somebody_has_settled_is_forgotten_too(tables: Tables) -> None:
    await tables.settings.change_person(ANN.user_id, hints=False)
    await tables.settings.change_person(BEN.user_id, turned=True)
    await tables.people.forget(ANN.user_id)
    assert await tables.settings.person(ANN.user_id) == PersonSettings()
    assert (await tables.settings.person(BEN.user_id)).turned


async def test_what_is_kept_about_somebody(tables: Tables) -> None:
    session = await over(tables, ANN, BEN)
    (kept,) = await tables.people.about(ANN.user_id)
    seat = session.seat_of(ANN.user_id)
    assert kept["table"] == session.id
    assert kept["your seat"] == seat
    assert kept["your moves"] == [str(each.ply) for each in session.played if each.seat == seat]
    assert kept["words you added"] == ["my own word"]
    assert kept["your place"] in (1, 2)
    assert kept["state"] == "over"
    assert BEN.name not in json.dumps(kept), "it is about nobody else"
    assert await tables.people.about(CAT.user_id) == []


async def test_all_is_rewritten_or_nothing(tables: Tables, store: Store, path: Path) -> None:
    """The second of two logs cannot be written: the first is as it was."""
    first, second = await over(tables, ANN, BEN), await over(tables, ANN, CAT, channel=8)
    before = everything(path)
    seen: list[SessionRow] = []

    def fails(row: SessionRow) -> Rewriting:
        seen.append(row)
        if len(seen) == 2:
            raise ZeroDivisionError
        return without(row, [ANN.user_id])

    with pytest.raises(ZeroDivisionError):
        await store.forget_person(ANN.user_id, [first.id, second.id], fails)
    assert everything(path) == before


async def test_a_deletion_is_a_transaction_a_game_and_goes_on_after_a_kill(
    tables: Tables, store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends between two games; the next one does the rest, and shows the tables that they left."""
    finished = [await over(tables, ANN, BEN, channel=channel) for channel in (7, 8, 9)]
    lobby = await opened(tables, BEN, channel=10)
    real, parts = SqliteStore.forget_person, list[list[int]]()

    async def killed(store: SqliteStore, user_id: int, session_ids: list[int], *given: Any) -> list[int]:
        if len(parts) == 2:
            raise KeyboardInterrupt
        parts.append(session_ids)
        return await real(store, user_id, session_ids, *given)

    monkeypatch.setattr(SqliteStore, "forget_person", killed)
    with pytest.raises(KeyboardInterrupt):
        await tables.people.forget(ANN.user_id, ANN.name)
    assert parts == [[finished[0].id], [finished[1].id]]
    monkeypatch.undo()
    assert await store.sessions_naming(ANN.user_id) == [finished[2].id]

    later = Tables(store)
    await later.do(lobby.id, Join(ANN))
    assert await later.people.go_on() == [lobby.id]
    assert await store.deletions() == {}
    assert not [trace for trace in (ANN.name, str(ANN.user_id)) if trace in everything(path)]
    assert ANN.name.encode() not in bytes_of(path)
    assert await later.people.go_on() == [], "it is done once"


async def test_who_sits_down_elsewhere_meanwhile_is_forgotten_there_too(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(tables, ANN, BEN)
    other = await opened(tables, BEN, channel=8)
    real = SqliteStore.forget_person

    async def joining(store: SqliteStore, *given: Any) -> list[int]:
        monkeypatch.undo()
        await tables.do(other.id, Join(ANN))
        return await real(store, *given)

    monkeypatch.setattr(SqliteStore, "forget_person", joining)
    done = await tables.people.forget(ANN.user_id)
    assert (done.tables, done.changed) == (2, (other.id,))
    assert ANN.name not in everything(path)
    assert (await tables.load(other.id)).people == (BEN,)


async def test_a_damaged_log_is_left_as_it_is(tables: Tables, path: Path) -> None:
    """A new seal would hide the damage."""
    whole_one, damaged = await over(tables, ANN, BEN), await over(tables, ANN, BEN, channel=8)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE entry SET facts = replace(facts, 'salt', 'pepp') WHERE session_id = ?", (damaged.id,)
        )
    assert len(await tables.people.about(ANN.user_id)) == 1
    done = await tables.people.forget(ANN.user_id)
    assert done.damaged == (damaged.id,)
    assert -1 in {each.user_id for each in (await tables.load(whole_one.id)).people}
    with pytest.raises(Damaged):
        await Tables(tables.store).load(damaged.id)


async def test_a_game_of_older_rules_is_closed_and_made_anonymous(tables: Tables, path: Path, secret: bytes) -> None:
    session = await running(tables, ANN, BEN)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE session SET rules_version = 0 WHERE id = ?", (session.id,))
        # As if it had been written so: its seals start from the version.
        before = genesis(session.id, "stranded", 0, 5, 7, secret)
        for number, kind, facts, at in connection.execute("SELECT number, kind, facts, at FROM entry ORDER BY number"):
            before = seal(before, number, kind, facts, at)
            connection.execute("UPDATE entry SET seal = ? WHERE number = ?", (before, number))
    later = Tables(tables.store)
    await later.people.forget(ANN.user_id)
    assert ANN.name not in everything(path)
    row = await tables.store.session(session.id)
    assert row is not None
    assert row.state == "over"
