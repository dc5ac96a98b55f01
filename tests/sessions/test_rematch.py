"""Rematch: the same game, options, people and channel, and a new table."""

from __future__ import annotations

import pytest

from sessions.acts import Cancel, End, Start
from sessions.refusals import ChannelTaken, NotOverYet, NotSeated, UnknownSession
from sessions.tables import Opening, Tables
from sessions.terms import settle
from tests.sessions.club import ANN, BEN, CAT, Refused, lobby, started
from tests.sessions.solo import CLIMB


async def test_a_rematch_keeps_game_options_people_and_channel(tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN, CAT), channel=9, first=BEN, blacks="2")
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    over = await tables.do(session.id, End("Mod"))
    for person in over.people:
        again = await tables.rematch(over.id, person, "salt")
        assert (again.state, again.options, again.row.channel_id, again.row.guild_id) == (
            "lobby",
            {"blacks": "2"},
            9,
            5,
        )
        assert (again.people[0], again.host) == (person, person.user_id)
        assert sorted(again.names) == ["Ann", "Ben", "Cat"]
        assert again.first is None
        await tables.do(again.id, Cancel(person.user_id))


async def test_a_rematch_of_one_who_plays_alone_begins_at_once(tables: Tables, climb: None) -> None:
    session = await tables.do((await lobby(tables, (ANN,), CLIMB.key, top="7")).id, End("Mod"))
    again = await tables.rematch(session.id, ANN, "pepper")
    assert (again.state, again.salt, again.options, again.people) == ("running", "pepper", {"top": "7"}, (ANN,))


@pytest.mark.parametrize("auto", ["on", "off"])
async def test_a_rematch_agrees_on_what_the_game_before_did(tables: Tables, auto: str) -> None:
    session = await tables.open(Opening("stranded", 5, 7, (ANN, BEN), terms={"auto": auto, "clock": "1d"}))
    await tables.do(session.id, Start(ANN.user_id, "salt"))
    over = await tables.do(session.id, End("Mod"))
    assert (await tables.rematch(over.id, BEN, "salt")).terms == over.terms == settle({"auto": auto, "clock": "1d"})


async def test_a_rematch_is_refused(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    refusal = await refused(NotOverYet, tables.rematch(session.id, ANN, "salt"))
    assert refusal.session == session
    session = await tables.do(session.id, End("Mod"))
    not_seated = await refused(NotSeated, tables.rematch(session.id, CAT, "salt"))
    assert not_seated.session == session
    await refused(UnknownSession, tables.rematch(999, ANN, "salt"))
    again = await tables.rematch(session.id, ANN, "salt")
    taken = await refused(ChannelTaken, tables.rematch(session.id, BEN, "salt"))
    assert taken.session == again


async def test_a_cancelled_table_has_no_rematch(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    await tables.do(session.id, Cancel(ANN.user_id))
    await refused(NotOverYet, tables.rematch(session.id, ANN, "salt"))
