"""Stored games whose rules have changed, or whose log is damaged: never replayed by other rules, never written."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.rows import Change, NewEntry
from data.store import Store
from rules.catalogue import GAMES
from rules.game import Game
from sessions.acts import End, Join, Play, Resign
from sessions.log import Cancelled, Ended, TableEnding
from sessions.refusals.base import Damaged, Outdated
from sessions.refusals.requests import ChannelTaken
from sessions.session import Session
from sessions.state.table import EarlyEnd
from sessions.tables import Tables
from tests.data.sqlite.files import dump
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    Refused,
    a_play,
    damage,
    first_ply,
    lobby,
    rematch,
    rows,
    started,
    to_act,
)


def rules_changed(monkeypatch: pytest.MonkeyPatch, key: str = "stranded") -> None:
    """Let the game's rules be a version further than those it was played by."""
    monkeypatch.setitem(GAMES, key, replace(GAMES[key], version=GAMES[key].version + 1))


@pytest.fixture
async def outdated(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> Session:
    """A running game whose rules have changed since."""
    session = await started(tables)
    rules_changed(monkeypatch)
    tables.cache.clear()
    return session


async def test_a_game_of_other_rules_is_left_as_it_is(tables: Tables, outdated: Session, refused: Refused) -> None:
    number, actor = outdated.id, to_act(outdated)
    for asked in (
        tables.load(number),
        tables.finder.meant_in(7),
        tables.do(number, Play(actor.user_id, first_ply(outdated))),
        tables.do(number, Resign(actor.user_id)),
        tables.do(number, End("Mod")),
        rematch(tables, number, actor, "salt"),
        tables.do(number, Join(CAT)),
    ):
        assert (await refused(Outdated, asked)).game_key == "stranded"


async def test_a_game_that_left_the_catalogue_is_left_as_it_is(
    tables: Tables, refused: Refused, catalogue: dict[str, Game]
) -> None:
    session = await started(tables)
    del catalogue["stranded"]
    assert (await refused(Outdated, tables.load(session.id))).game_key == "stranded"


# Sealed, and yet it does not replay: somebody changed a rule and forgot to count its version on


async def forged(store: Store, session: Session, *entries: NewEntry) -> None:
    """Append to a log, with whole seals, what no version of the rules allows."""
    await store.append(session.id, session.version, Change(entries, "running"))


@pytest.mark.parametrize(
    "entry",
    [
        NewEntry("ply", '{"seat":1,"ply":"take z9"}'),
        NewEntry("ply", '{"seat":1,"ply":"resign 9"}'),
        NewEntry("ply", '{"seat":1}'),
        NewEntry("ply", "no JSON"),
        NewEntry("juggled", "{}"),
        NewEntry("ended", '{"how":"by magic","by":""}'),
        NewEntry("ended", '{"how":"moderator","who":"Mo"}'),
        NewEntry("started", '{"salt":"x","order":[11,99]}'),
    ],
    ids=lambda each: f"{each.kind} {each.facts}",
)
async def test_a_log_that_does_not_replay_is_left_as_it_is(
    store: Store, tables: Tables, refused: Refused, entry: NewEntry
) -> None:
    session = await started(tables)
    await forged(store, session, entry)
    # One process knows the table as it was before, the other reads all of it.
    for each in (tables, Tables(store)):
        await refused(Outdated, each.load(session.id))
        await refused(Outdated, each.do(session.id, a_play(session)))


@pytest.mark.parametrize("options", ["blacks=77", "colours=2"])
async def test_a_log_with_options_that_are_no_more_is_left_as_it_is(
    store: Store, tables: Tables, refused: Refused, monkeypatch: pytest.MonkeyPatch, options: str
) -> None:
    async def opened_so(new: object, change: Change) -> object:
        facts = {**json.loads(change.entries[0].facts), "options": options}
        entries = (NewEntry("opened", json.dumps(facts)), *change.entries[1:])
        return await original(new, Change(entries, change.state, change.players))  # type: ignore[arg-type]

    original = store.create
    monkeypatch.setattr(store, "create", opened_so)
    session = await lobby(tables)
    await refused(Outdated, Tables(store).load(session.id))


# Damaged: something else than the bot has changed the file


DAMAGE = [
    "UPDATE entry SET facts = replace(facts, 'caps', 'cabs') WHERE number = 3",
    "UPDATE entry SET kind = 'left' WHERE number = 5",
    "UPDATE entry SET at = at + 1 WHERE number = 4",
    "UPDATE entry SET seal = zeroblob(16) WHERE number = 4",
    "DELETE FROM entry WHERE number = 3",
    "DELETE FROM entry WHERE number = 1",
    "DELETE FROM entry WHERE number = (SELECT max(number) FROM entry)",
    "UPDATE entry SET number = 99 WHERE number = 6",
    "UPDATE session SET secret = zeroblob(32)",
    "UPDATE session SET version = version + 1",
    "UPDATE session SET version = version - 1",
]


@pytest.mark.parametrize("statement", DAMAGE)
async def test_a_damaged_log_is_left_as_it_is(
    store: Store,
    tables: Tables,
    refused: Refused,
    path: Path,
    caplog: pytest.LogCaptureFixture,
    statement: str,
) -> None:
    session = await started(tables)
    damage(path, statement)
    afresh = Tables(store)
    with pytest.raises(Damaged):
        await afresh.load(session.id)
    # It is set aside, and its host is told once; from then on nothing changes.
    for asked in (
        afresh.load(session.id),
        afresh.finder.meant_in(7),
        afresh.do(session.id, a_play(session)),
        rematch(afresh, session.id, ANN, "salt"),
    ):
        await refused(Damaged, asked)
    [told] = caplog.records
    assert (told.name, told.levelno) == ("data.sql.store", logging.ERROR)
    assert "log of table 1 is damaged from entry" in told.getMessage()
    assert (await lobby(afresh)).id == session.id + 1, "its channel is free for another"


async def test_a_damaged_log_says_nothing_against_other_tables(tables: Tables, store: Store, path: Path) -> None:
    broken, whole = await started(tables, channel=1), await started(tables, channel=2)
    damage(path, "UPDATE entry SET at = 9 WHERE session_id = 1 AND number = 4")
    afresh = Tables(store)
    with pytest.raises(Damaged):
        await afresh.load(broken.id)
    assert (await afresh.do(whole.id, a_play(whole))).version > whole.version


# A channel is not lost to a game that cannot go on


async def test_a_channel_is_not_lost_to_a_game_that_cannot_go_on(
    tables: Tables, outdated: Session, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could end it: so whoever opens a table there puts it away. Its log stays as it is."""
    kept = rows(path, "SELECT * FROM entry")
    session = await lobby(tables, (CAT,))
    assert (session.state, session.id) == ("lobby", outdated.id + 1)
    old = rows(path, f"SELECT * FROM entry WHERE session_id = {outdated.id}")
    assert old[:-1] == kept
    assert len(old) == len(kept) + 1
    meant = await tables.finder.meant_in(7)
    assert meant is not None
    assert meant.id == session.id
    assert await tables.messages.to_show() == [session.id], "there is nothing to show of the other"
    with pytest.raises(Outdated):
        await tables.load(outdated.id)
    monkeypatch.undo()
    put_away = await tables.load(outdated.id)
    assert (put_away.state, put_away.ending) == ("over", EarlyEnd(TableEnding.OUTDATED))
    assert put_away.played == outdated.played


async def test_a_lobby_of_other_rules_gives_way_too(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    old = await lobby(tables)
    with monkeypatch.context() as patch:
        rules_changed(patch)
        assert (await lobby(tables, (CAT,))).id == old.id + 1
    put_away = await tables.load(old.id)
    assert (put_away.state, put_away.log[-1]) == ("cancelled", Cancelled())


async def test_of_many_who_open_in_its_place_one_does(tables: Tables, elsewhere: Tables, outdated: Session) -> None:
    results = await asyncio.gather(
        *(
            lobby(each, (person,))
            for each, person in ((tables, ANN), (elsewhere, BEN), (tables, CAT), (elsewhere, DAN))
        ),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in results) == ["ChannelTaken"] * 3 + ["Session"]


@pytest.mark.parametrize("when", ["exclusive_in_channel", "append"])
async def test_one_that_was_ended_meanwhile_keeps_its_ending(
    store: Store, tables: Tables, outdated: Session, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """A moderator ends it in another process, before or after this one has read it."""
    original, append = getattr(store, when), store.append
    ending = Ended(TableEnding.MODERATOR, "Mod")

    async def late(*arguments: object) -> object:
        with monkeypatch.context() as patch:
            patch.setattr(store, when, original)
            await append(outdated.id, outdated.version, Change((ending.row(),), "over"))
        monkeypatch.setattr(store, when, original)
        return await original(*arguments)

    monkeypatch.setattr(store, when, late)
    assert (await lobby(tables, (CAT,))).id == outdated.id + 1
    monkeypatch.undo()
    ended = await tables.load(outdated.id)
    assert (ended.log[-1], ended.version) == (ending, outdated.version + 1)


async def test_room_is_made_only_of_what_cannot_go_on(tables: Tables, outdated: Session, refused: Refused) -> None:
    """What /end does where a table cannot be loaded."""
    await tables.make_room(outdated.row.channel_id)
    again = await lobby(tables, (ANN,))
    assert again.state == "lobby"
    assert (await refused(ChannelTaken, tables.make_room(again.row.channel_id))).session == again
    await tables.make_room(999)


async def test_nothing_is_put_away_of_a_channel_with_room(tables: Tables, path: Path) -> None:
    session = await tables.do((await started(tables)).id, End("Mod"))
    before = dump(path)
    await tables.make_room(session.row.channel_id)
    assert dump(path) == before
