"""A table whose log is damaged: nobody can play or close it, and its channel goes on without it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sessions.acts import End, Play, Resign, Start
from sessions.log import Person
from sessions.refusals.base import Damaged, NotKept
from sessions.refusals.requests import ChannelTaken
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening, Tables

ANN, BEN, CAT = (Person(number, name) for number, name in ((11, "Ann"), (22, "Ben"), (33, "Cat")))


async def running(tables: Tables, channel: int = 7) -> Session:
    session = await tables.openings.open(Opening("stranded", Place(5, channel), (ANN, BEN)))
    return await tables.do(session.id, Start(ANN.user_id, salt="salt"))


def damage(path: Path, session: Session) -> list[str]:
    """Flip one letter of the log's first entry; returns what the log is now."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE entry SET facts = replace(facts, 'Ann', 'Anm') WHERE session_id = ? AND number = 1", (session.id,)
        )
    return kept(path, session)


def kept(path: Path, session: Session) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        entries = connection.execute("SELECT * FROM entry WHERE session_id = ?", (session.id,)).fetchall()
        state = connection.execute("SELECT state, version, shown FROM session WHERE id = ?", (session.id,)).fetchall()
    return [*map(str, entries), *map(str, state)]


async def test_a_stranger_gets_the_channel_and_closes_nothing(tables: Tables, elsewhere: Tables, path: Path) -> None:
    session = await running(tables)
    before = damage(path, session)
    new = await elsewhere.openings.open(Opening("games_up", Place(5, 7), (CAT, BEN)))
    assert kept(path, session) == before
    assert (await elsewhere.finder.meant_in(7, CAT.user_id)) == new
    with pytest.raises(ChannelTaken):
        await elsewhere.openings.open(Opening("games_up", Place(5, 7), (CAT, BEN)))


@pytest.mark.parametrize("act", [Resign(ANN.user_id), Play(ANN.user_id, "a1"), End("Mo")])
async def test_nobody_plays_or_ends_it(tables: Tables, elsewhere: Tables, path: Path, act: Resign | Play | End) -> None:
    session = await running(tables)
    before = damage(path, session)
    for each in (elsewhere, elsewhere, tables):
        with pytest.raises(Damaged):
            await each.do(session.id, act)
    assert kept(path, session) == before


async def test_a_channel_that_is_taken_by_nothing_ends_in_a_refusal(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged index says for ever that there is a table, which nothing finds: the bot must not ask for ever."""
    await running(tables)

    async def nobody(_channel_id: int) -> None:
        return None

    monkeypatch.setattr(tables.store, "exclusive_in_channel", nobody)
    with pytest.raises(NotKept):
        await tables.openings.open(Opening("stranded", Place(5, 7), (CAT, BEN)))
