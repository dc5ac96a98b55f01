"""Rematch: the same game, options, people and channel, and a new table."""

from __future__ import annotations

from sessions.refusals import BadRequest, ChannelTaken, NotSeated, UnknownSession
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, Refused, lobby, started


async def test_a_rematch_keeps_game_options_people_and_channel(tables: Tables) -> None:
    session = await tables.open(
        game_key="stranded", options={"blacks": "2"}, guild_id=5, channel_id=9, people=(ANN, BEN, CAT)
    )
    session = await tables.start_game(session.id, ANN.user_id, "salt")
    over = await tables.end(session.id, "Mod")
    for person in over.people:
        again = await tables.rematch(over.id, person.user_id)
        assert (again.state, again.options, again.row.channel_id, again.row.guild_id) == (
            "lobby",
            {"blacks": "2"},
            9,
            5,
        )
        assert (again.people[0], again.row.opener_id) == (person, person.user_id)
        assert sorted(again.names) == ["Ann", "Ben", "Cat"]
        assert again.row.youngest_id is None
        await tables.cancel(again.id, person.user_id, moderator=False)


async def test_a_rematch_is_refused(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    await refused(BadRequest, "This game is not over yet", tables.rematch(session.id, ANN.user_id))
    session = await tables.end(session.id, "Mod")
    refusal = await refused(NotSeated, "You do not play at this table", tables.rematch(session.id, CAT.user_id))
    assert refusal.session is not None
    await refused(UnknownSession, "not known here", tables.rematch(999, ANN.user_id))
    await tables.rematch(session.id, ANN.user_id)
    refusal = await refused(ChannelTaken, "is open for players", tables.rematch(session.id, BEN.user_id))
    assert refusal.session is not None
    assert refusal.session.id != session.id


async def test_a_cancelled_table_has_no_rematch(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    await tables.cancel(session.id, ANN.user_id, moderator=False)
    await refused(BadRequest, "not over yet", tables.rematch(session.id, ANN.user_id))
