"""Commands in a channel, about a game that is played in a thread of it."""

from __future__ import annotations

import pytest

from tests.play.club import Club
from tests.play.test_lobby import answer
from tests.play.test_own_threads import begun
from tests.play.test_turns import plies


async def test_a_game_in_a_thread_is_played_from_the_channel(club: Club) -> None:
    session = await begun(club)
    actor = club.who(session)
    assert "Go to the table" in answer(await actor.slash("board"))
    ply = plies(session)[0]
    offered = await actor.autocomplete("move", "ply", ply)
    assert ply in [each["value"] for each in offered]
    told = answer(await actor.slash("move", ply=ply))
    await club.caught_up(since=session)
    after = await club.tables.load(session.id)
    assert len(after.played) > len(session.played)
    assert after.row.live is not None
    assert after.row.live.channel_id == session.row.channel_id
    assert f"/{session.row.channel_id}/{after.row.live.message_id})" in told
    assert len(club.sandbox.messages()) == 1, "the channel stays quiet"


@pytest.mark.parametrize("command", ["takeback", "draw", "record", "history"])
async def test_every_command_finds_it(club: Club, command: str) -> None:
    session = await begun(club)
    told = answer(await club.who(session).slash(command))
    assert "No game is running" not in told


async def test_a_game_is_resigned_from_the_channel(club: Club) -> None:
    session = await begun(club)
    asked = await club.alice.slash("resign")
    assert asked.reply is not None
    await club.alice.click(asked.reply, "Resign")
    await club.caught_up(since=session)
    assert (await club.tables.load(session.id)).state == "over"


async def test_who_does_not_play_finds_nothing(club: Club) -> None:
    await begun(club)
    assert "No game is running in this channel" in answer(await club.carol.slash("board"))


async def test_the_channels_own_table_comes_first(club: Club) -> None:
    session = await begun(club)
    await club.carol.slash("play", game="stranded", opponent=club.dave)
    assert "not started yet" in answer(await club.who(session).slash("resign"))


async def test_of_two_threads_none_is_guessed(club: Club) -> None:
    first = await begun(club)
    second = await begun(club, "strata5")
    told = answer(await club.alice.slash("board"))
    assert "You play in several threads of this channel." in told
    for each in (first, second):
        assert f"/{each.row.channel_id}/" in told
    offered = await club.alice.autocomplete("move", "ply", "")
    assert "several threads" in offered[0]["name"]
    inside = club.alice.at(str(second.row.channel_id))
    assert "Go to the table" in answer(await inside.slash("board"))


async def test_a_thread_of_another_channel_is_not_meant(club: Club) -> None:
    session = await begun(club)
    club.sandbox.add_channel("other", "text")
    assert "No game is running" in answer(await club.who(session).at("other").slash("board"))
