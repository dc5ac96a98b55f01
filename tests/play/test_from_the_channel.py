"""Commands in a channel, about a game that is played in a thread of it."""

from __future__ import annotations

import pytest

from sessions.acts import ChangeOption
from sessions.log import TableEnding
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.own_threads import begun
from tests.play.turns import plies


async def begun_by_others(club: Club) -> Session:
    """A game of Bob and Carol in a thread of its own; Alice, who moderates, does not play."""
    await club.bob.slash("play", game="stranded", opponent=club.carol)
    lobby = await club.accept()
    await club.tables.do(lobby.id, ChangeOption(int(club.bob.id), "thread", "on"))
    await club.bob.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    return await club.tables.load(lobby.id)


async def test_a_game_in_a_thread_is_played_from_the_channel(club: Club) -> None:
    session = await begun(club)
    actor = club.who(session)
    assert "Go to the table" in answer(await actor.slash("board"))
    ply = plies(session)[0]
    offered = await actor.autocomplete("move", "move", ply)
    assert ply in [each["value"] for each in offered]
    told = answer(await actor.slash("move", move=ply))
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
    assert "There’s no game in this channel" not in told


async def test_a_game_is_resigned_from_the_channel(club: Club) -> None:
    session = await begun(club)
    asked = await club.alice.slash("resign")
    assert asked.reply is not None
    await club.alice.click(asked.reply, "Resign")
    await club.caught_up(since=session)
    assert (await club.tables.load(session.id)).state == "over"


async def test_who_does_not_play_sees_the_board_from_the_channel(club: Club) -> None:
    session = await begun(club)
    told = answer(await club.carol.slash("board"))
    assert "It’s **" in told
    assert f"/{session.row.channel_id}/" in told
    assert "You’re not playing at this table" in answer(await club.carol.slash("resign"))


async def test_a_moderator_ends_it_from_the_channel(club: Club) -> None:
    session = await begun_by_others(club)
    for command, told in (("pause", "The game is paused"), ("resume", "The game continues.")):
        assert told in answer(await club.alice.slash(command))
    asked = (await club.alice.slash("end")).said
    assert "**Bob** and **Carol**" in asked.text or "**Carol** and **Bob**" in asked.text
    await club.alice.click(asked, "End the game")
    await club.caught_up(since=session)
    over = await club.tables.load(session.id)
    assert over.ending is not None
    assert over.ending.how is TableEnding.MODERATOR


async def test_a_moderator_moves_it_from_the_channel(club: Club) -> None:
    session = await begun_by_others(club)
    club.sandbox.add_channel("other", "text")
    other = club.sandbox.world.channel("other")
    assert "The table is now in" in answer(await club.alice.slash("moveto", channel=other.id))
    assert (await club.tables.load(session.id)).row.channel_id == int(other.id)


async def test_a_game_that_goes_on_is_meant_and_not_one_that_is_over(club: Club) -> None:
    """Who moderates has played here before; their last game is not the one that they look after."""
    await club.start("stranded", 2, rated="no")
    over = (await club.alice.slash("end")).said
    await club.alice.click(over, "End the game")
    await club.caught_up()
    session = await begun_by_others(club)
    assert "The game is paused" in answer(await club.alice.slash("pause"))
    assert f"/{session.row.channel_id}/" in answer(await club.dave.slash("board"))
    assert "Table 1," in answer(await club.alice.slash("record")), "a record is asked for of what was played"


async def test_of_several_threads_the_moderator_is_told_which(club: Club) -> None:
    first = await begun_by_others(club)
    second = await begun_by_others(club)
    told = answer(await club.alice.slash("pause"))
    assert "There are games in several threads of this channel. Use the command in one of them." in told
    for each in (first, second):
        assert f"/{each.row.channel_id}/" in told
    assert "The game is paused" in answer(await club.alice.at(str(second.row.channel_id)).slash("pause"))


async def test_a_private_thread_is_shown_to_nobody_outside_it(club: Club) -> None:
    inside = await club.alice.open_thread("inside", private=True)
    await inside.say(f"<@{club.sandbox.world.bot.id}> {club.bob.mention}")
    await club.bob.at(inside.channel.id).slash("play", game="stranded")
    assert "There’s no game in this channel" in answer(await club.carol.slash("board"))
    told = answer(await club.alice.slash("end"))
    assert "hasn’t started. Close it?" in told, "who manages threads sees it"


async def test_the_channels_own_table_comes_first(club: Club) -> None:
    session = await begun(club)
    await club.carol.slash("play", game="stranded", opponent=club.dave)
    assert "hasn’t started yet" in answer(await club.who(session).slash("resign"))


async def test_of_two_threads_none_is_guessed(club: Club) -> None:
    first = await begun(club)
    second = await begun(club, "strata5")
    told = answer(await club.alice.slash("board"))
    assert "You’re playing in several threads of this channel." in told
    for each in (first, second):
        assert f"/{each.row.channel_id}/" in told
    offered = await club.alice.autocomplete("move", "move", "")
    assert "several threads" in offered[0]["name"]
    inside = club.alice.at(str(second.row.channel_id))
    assert "Go to the table" in answer(await inside.slash("board"))


async def test_a_thread_of_another_channel_is_not_meant(club: Club) -> None:
    session = await begun(club)
    club.sandbox.add_channel("other", "text")
    assert "There’s no game in this channel" in answer(await club.who(session).at("other").slash("board"))


async def test_of_several_threads_who_watches_picks_the_board(club: Club) -> None:
    first, second = await begun_by_others(club), await begun_by_others(club)
    asked = (await club.dave.slash("board")).said
    assert asked.text == "There are games in several threads of this channel. Which one do you want to see?"
    result = await club.dave.choose(asked, str(second.id))
    assert not result.replies
    assert asked.image()
    assert "Follow" in [each.label for each in asked.buttons]
    refused = await club.dave.at("second-table").slash("board")
    assert "There’s no game in this channel" in answer(refused)
    in_words = (await club.dave.slash("board", text=True)).said
    await club.dave.choose(in_words, str(first.id))
    assert in_words.text.startswith("```")
