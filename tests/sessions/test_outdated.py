"""Stored games whose rules have changed: never replayed by other rules, never written, and never in the way."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.store import Store
from rules.catalogue import GAMES
from sessions import storing
from sessions.refusals import NoTable, NotMigrated
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, Refused, dump, first_ply, lobby, started, to_act


@pytest.fixture
async def outdated(tables: Tables, monkeypatch: pytest.MonkeyPatch, path: Path) -> Session:
    """A running game whose rules have changed since, and which is not in memory."""
    session = await started(tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE session SET rules_version = 0")
    tables._known.clear()
    return session


async def test_a_game_of_other_rules_is_left_as_it_is(tables: Tables, outdated: Session, refused: Refused) -> None:
    number, actor = outdated.id, to_act(outdated).user_id
    for asked in (
        tables.load(number),
        tables.latest_in(7),
        tables.play(number, actor, first_ply(outdated)),
        tables.resign(number, actor),
        tables.rematch(number, actor),
        tables.join(number, CAT),
    ):
        await refused(NotMigrated, "This game of Stranded was played by an earlier version of its rules", asked)


async def test_a_game_that_left_the_catalogue_is_left_as_it_is(
    tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(tables)
    monkeypatch.setattr(storing, "GAMES", {key: game for key, game in GAMES.items() if key != "stranded"})
    await refused(NotMigrated, "This game of stranded was played", tables.load(session.id))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE ply SET words = 'take z9' WHERE number = 20",
        "UPDATE ply SET words = 'resign 9' WHERE number = 20",
        "DELETE FROM ply WHERE number = 3",
        "UPDATE session SET options = 'blacks=77'",
        "UPDATE session SET options = 'colours=2'",
    ],
)
async def test_a_log_that_does_not_replay_is_left_as_it_is(
    tables: Tables, refused: Refused, path: Path, damage: str
) -> None:
    """As when somebody changed a rule and forgot to count its version on."""
    session = await started(tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(damage).rowcount == 1
    afresh = Tables(tables._store)
    await refused(NotMigrated, "cannot go on", afresh.load(session.id))
    await refused(NotMigrated, "cannot go on", afresh.play(session.id, to_act(session).user_id, "take b2"))


async def test_a_channel_is_not_lost_to_a_game_that_cannot_go_on(tables: Tables, outdated: Session, path: Path) -> None:
    """Nobody could end it: so whoever opens a table there puts it away. Its log stays as it is."""
    kept = [line for line in dump(path) if '"ply"' in line or '"seat"' in line]
    session = await lobby(tables, (CAT,))
    assert (session.state, session.id) == ("lobby", outdated.id + 1)
    assert [line for line in dump(path) if ('"ply"' in line or '"seat"' in line) and CAT.name not in line] == kept
    latest = await tables.latest_in(7)
    assert latest is not None
    assert latest.id == session.id
    assert await tables.to_show() == [session.id], "there is nothing to show of the other"
    with pytest.raises(NotMigrated):
        await tables.load(outdated.id)


async def test_a_lobby_of_other_rules_gives_way_too(tables: Tables, path: Path) -> None:
    old = await lobby(tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE session SET rules_version = 0")
    assert (await lobby(tables, (CAT,))).id == old.id + 1
    assert (row := await tables._store.session(old.id)) is not None
    assert (row.state, row.ending) == ("cancelled", "its rules have changed since")


async def test_of_many_who_open_in_its_place_one_does(tables: Tables, elsewhere: Tables, outdated: Session) -> None:
    results = await asyncio.gather(
        *(
            lobby(each, (person,))
            for each, person in ((tables, ANN), (elsewhere, BEN), (tables, CAT), (elsewhere, DAN))
        ),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in results) == ["ChannelTaken"] * 3 + ["Session"]


async def test_one_that_was_ended_meanwhile_keeps_its_ending(
    store: Store, tables: Tables, outdated: Session, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = store.latest_in

    async def late(channel_id: int) -> int | None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE session SET state = 'over', ending = 'ended by Mod, a moderator'")
        return await original(channel_id)

    monkeypatch.setattr(store, "latest_in", late)
    assert (await lobby(tables, (CAT,))).id == outdated.id + 1
    assert (row := await store.session(outdated.id)) is not None
    assert (row.ending, row.version) == ("ended by Mod, a moderator", outdated.row.version)


async def test_a_moderator_frees_a_channel_from_it(tables: Tables, outdated: Session, refused: Refused) -> None:
    channel = outdated.row.channel_id
    assert await tables.end_in(channel, "Mo") is None
    again = await tables.open(game_key="stranded", options={}, guild_id=5, channel_id=channel, people=[ANN])
    assert again.state == "lobby"
    closed = await tables.end_in(channel, "Mo")
    assert closed is not None
    assert closed.state == "cancelled"
    await refused(NoTable, "No game is running in this channel", tables.end_in(999, "Mo"))
