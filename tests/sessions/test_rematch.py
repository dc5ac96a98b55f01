"""Rematch: the same game, options, people and channel, and a new table."""

from __future__ import annotations

import pytest

from sessions.acts import Accept, Cancel, Decline, End, Start
from sessions.refusals.moments import NotOverYet, RematchOpen
from sessions.refusals.participants import NotInThatGame
from sessions.refusals.requests import UnknownSession
from sessions.state.options import with_defaults
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, Refused, accepted, every_game_of_several, lobby, person, rematch, started
from tests.sessions.solo import CLIMB


async def test_a_rematch_keeps_game_options_channel_and_invites_the_others(tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN, CAT), channel=9, first=BEN, blacks="2")
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    over = await tables.do(session.id, End("Mod"))
    for player in over.people:
        again = await rematch(tables, over.id, person(player), "salt")
        assert (again.state, again.options, again.row.channel_id, again.row.guild_id) == (
            "lobby",
            {"blacks": "2"},
            9,
            5,
        )
        assert (again.people, again.host) == ((player,), player.user_id)
        assert sorted(each.name for each in (*again.people, *again.invited)) == ["Ann", "Ben", "Cat"]
        await tables.do(again.id, Cancel(player.user_id))


@every_game_of_several
async def test_who_had_the_second_seat_has_the_first_in_a_rematch(tables: Tables, key: str) -> None:
    """A first seat may have the better of it: where two play, they change seats with every game."""
    session = await started(tables, (ANN, BEN), key)
    for number in range(4):
        over = await tables.do(session.id, End("Mod"))
        again = await accepted(tables, await rematch(tables, over.id, ANN, "salt"))
        assert again.first == over.people[1].user_id
        session = await tables.do(again.id, Start(ANN.user_id, f"salt {number}"))
        assert session.people == (over.people[1], over.people[0])


async def test_whoever_declines_a_rematch_is_not_waited_for_in_the_first_seat(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    over = await tables.do(session.id, End("Mod"))
    second = over.people[1]
    host = next(person(each) for each in over.people if each != second)
    other = next(each for each in over.people if each not in (second, host))
    again = await rematch(tables, over.id, host, "salt")
    again = await tables.do(again.id, Decline(second.user_id))
    assert again.first is None
    again = await tables.do(again.id, Accept(other))
    assert (await tables.do(again.id, Start(host.user_id, "salt"))).state == "running"


async def test_a_rematch_asks_nobody_who_was_forgotten(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    await tables.do(session.id, End("Mod"))
    await tables.people.forget(BEN.user_id)
    again = await rematch(tables, session.id, ANN, "salt")
    assert (again.people, again.invited) == ((ANN,), (CAT,))
    assert again.first in (None, ANN.user_id, CAT.user_id)


async def test_a_rematch_of_one_who_plays_alone_begins_at_once(tables: Tables, climb: None) -> None:
    session = await tables.do((await lobby(tables, (ANN,), CLIMB.key, top="7")).id, End("Mod"))
    again = await rematch(tables, session.id, ANN, "pepper")
    assert (again.state, again.salt, again.options, again.people) == ("running", "pepper", {"top": "7"}, (ANN,))


@pytest.mark.parametrize("auto", ["on", "off"])
async def test_a_rematch_agrees_on_what_the_game_before_did(tables: Tables, auto: str) -> None:
    session = await tables.openings.open(
        Opening("stranded", Place(5, 7), (ANN, BEN), table_options={"auto": auto, "clock": "1d"})
    )
    await tables.do(session.id, Start(ANN.user_id, "salt"))
    over = await tables.do(session.id, End("Mod"))
    assert (
        (await rematch(tables, over.id, BEN, "salt")).table_options
        == over.table_options
        == with_defaults({"auto": auto, "clock": "1d"})
    )


async def test_a_rematch_is_refused(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    refusal = await refused(NotOverYet, rematch(tables, session.id, ANN, "salt"))
    assert refusal.session == session
    session = await tables.do(session.id, End("Mod"))
    not_seated = await refused(NotInThatGame, rematch(tables, session.id, CAT, "salt"))
    assert not_seated.session == session
    await refused(UnknownSession, rematch(tables, 999, ANN, "salt"))
    again = await rematch(tables, session.id, ANN, "salt")
    opened = await refused(RematchOpen, rematch(tables, session.id, BEN, "salt"))
    assert opened.session == again


async def test_a_cancelled_table_has_no_rematch(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    await tables.do(session.id, Cancel(ANN.user_id))
    await refused(NotOverYet, rematch(tables, session.id, ANN, "salt"))
