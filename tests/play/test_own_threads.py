"""A game in a thread of its own: opened at the start, told of in the channel, and never lost or opened twice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.catalogue import GAMES
from sandbox import Message
from sandbox import Person as Somebody
from sessions.acts import ChangeOption, End, Move
from sessions.log import Moved, Person
from sessions.refusals.moments import ThereAlready
from sessions.refusals.requests import ChannelTaken
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening
from tests import seeds
from tests.play.answers import answer, said_nothing
from tests.play.club import Club
from tests.play.own_threads import begun, play, wanting

OF_SEVERAL = [key for key, game in GAMES.items() if game.seats[-1] > 1]


def notice(club: Club, session: Session) -> Message:
    """The message on which the thread of a game hangs."""
    assert session.thread_anchor is not None
    return club.sandbox.message(str(session.thread_anchor[1]))


async def reads(person: Somebody, text: str) -> None:
    """Wait until somebody reads that, privately."""
    await person.sees(lambda message: message.ephemeral and text in message.text)


def threads(club: Club) -> list[str]:
    return [each.name for each in club.sandbox.world.channels.values() if each.is_thread]


async def test_the_thread_is_named_and_holds_the_board(club: Club) -> None:
    session = await begun(club)
    thread = club.sandbox.world.channels[str(session.row.channel_id)]
    first, second = session.names
    assert thread.name == f"Stranded: {first} and {second}"
    assert thread.parent_id == club.alice.channel.id
    assert thread.archives_after == 10080
    assert club.live(session).id in [each.id for each in club.sandbox.messages(thread.id)]
    assert club.live(session).pings == [club.who(session).user.key]
    shown = notice(club, session)
    assert shown.buttons == []
    assert f"<#{thread.id}>" in shown.text
    assert f"**{session.names[(session.actor or 1) - 1]}**’s turn" in shown.text
    assert "Fingerprint of the dice" in shown.text
    assert [each.id for each in club.sandbox.messages()] == [shown.id], "the channel stays quiet"


async def test_the_channel_is_free_for_another_table(club: Club) -> None:
    session = await begun(club)
    said_nothing(await club.carol.slash("play", game="stranded"))
    assert (await club.session()).id != session.id
    inside = club.dave.at(str(session.row.channel_id))
    assert "already a game of Stranded in this channel" in answer(await inside.slash("play", game="stranded"))


@pytest.mark.parametrize("key", OF_SEVERAL)
async def test_a_whole_game_in_its_thread(club: Club, key: str, dice: random.Random) -> None:
    session = await begun(club, key)
    told = {notice(club, session).text}
    # A game of Stranded ends by itself meanwhile. The others are far from their ends after forty plies, too.
    most = 40 if key == "stranded" else 12
    while session.state == "running" and len(session.played) < most:
        session = await play(club, session, dice)
        told.add(notice(club, session).text)
        if session.state == "running":
            assert f"**{session.names[(session.actor or 1) - 1]}**’s turn" in notice(club, session).text
    assert len(told) > 1, "it tells of the turns"
    if session.state == "running":
        actor = club.who(session).at(str(session.row.channel_id))
        asked = await actor.slash("resign")
        assert asked.reply is not None
        await actor.click(asked.reply, "Resign")
        await club.caught_up(since=session)
        session = await club.tables.load(session.id)
    assert session.state == "over"
    last = notice(club, session)
    assert last.image().size[0] > 100, "the channel sees the last board"
    assert last.buttons == []
    assert "’s turn" not in last.text
    assert [each.id for each in club.sandbox.messages()] == [last.id]
    assert "Rematch" in [each.label for each in club.live(session).buttons]


async def test_a_game_that_is_ended_by_a_moderator_is_told_of_too(club: Club) -> None:
    session = await begun(club)
    session = await club.tables.do(session.id, End("Mo", 9))
    await club.bot.services.display.show(session)
    await club.caught_up()
    assert "**Mo**, a moderator, ended the game" in notice(club, session).text
    assert notice(club, session).image()


async def test_what_is_told_late_is_told_after_an_outage(club: Club) -> None:
    """The message in the channel gets its last board whatever Discord says at first."""
    session = await begun(club)
    hold = club.sandbox.faults.next("PATCH", f"/messages/{session.row.channel_id}", status=503, times=1000)
    session = await club.tables.do(session.id, End("Mo", 9))
    await club.bot.services.display.show(session)
    assert session.id in await club.tables.messages.to_show()
    hold.times = 0
    await club.caught_up()
    assert notice(club, session).image()


async def test_a_game_for_one_has_a_thread_too(club: Club) -> None:
    person = Person(int(club.alice.id), "Alice")
    session = await club.tables.openings.open(
        Opening(
            "mars",
            Place(int(club.sandbox.world.guild_id), int(club.alice.channel.id)),
            [person],
            table_options={"thread": "on"},
        )
    )
    await club.bot.services.display.show(session)
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert session.thread_anchor is not None
    assert club.live(session).image()
    shown = notice(club, session)
    assert shown.history[0]["content"].startswith("## "), "a notification shows what was posted, if it is plain text"
    assert "is playing in <#" in shown.text
    assert "life left" in shown.text
    assert [each.id for each in club.sandbox.messages()] == [shown.id]


# Where there is none to be had


@pytest.mark.parametrize("right", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_without_the_right_it_is_said_and_played_in_the_channel(club: Club, right: str) -> None:
    club.sandbox.world.forbid("table", right)
    lobby = await wanting(club)
    await club.alice.click(club.live(lobby), "Start")
    name = right.replace("_", " ").title().replace(" In ", " in ")
    await reads(club.alice, f"because I’m missing the permission “{name}”")
    await club.caught_up(since=lobby)
    session = await club.session()
    assert session.id == lobby.id
    assert session.thread_anchor is None
    assert club.live(session).pings
    assert threads(club) == []


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_where_there_are_no_threads(club: Club, kind: str) -> None:
    club.sandbox.add_channel("other", kind)
    said_nothing(await club.alice.at("other").slash("play", game="stranded", opponent=club.bob))
    await club.bob.at("other").click(club.live(await club.session("other")), "Accept")
    lobby = await club.session("other")
    lobby = await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), "thread", "on"))
    alice = club.alice.at("other")
    await alice.click(club.live(lobby), "Start")
    await reads(alice, "I can’t open a thread here")
    await club.caught_up(since=lobby)
    assert club.live(await club.session("other")).image()


async def test_a_table_in_a_thread_stays_there(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    said_nothing(await inside.slash("play", game="stranded", opponent=club.bob))
    await club.bob.at(inside.channel.id).click(club.live(await club.session(inside.channel.id)), "Accept")
    lobby = await club.session(inside.channel.id)
    lobby = await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), "thread", "on"))
    said_nothing(await inside.click(club.live(lobby), "Start"))
    await club.caught_up(since=lobby)
    session = await club.session(inside.channel.id)
    assert session.thread_anchor is None
    assert club.live(session).image()


@pytest.mark.parametrize("code", [50013, 50001, 160006, 200000])
async def test_a_thread_that_discord_refuses(club: Club, code: int) -> None:
    lobby = await wanting(club)
    club.sandbox.faults.next("POST", "/threads", code=code)
    club.sandbox.expect(code)
    await club.alice.click(club.live(lobby), "Start")
    await reads(club.alice, "I can’t open a thread here")
    await club.caught_up(since=lobby)
    session = await club.session()
    assert (session.id, session.thread_anchor) == (lobby.id, None)
    assert club.live(session).pings
    assert threads(club) == []


async def test_a_thread_that_takes_no_board_is_left(club: Club) -> None:
    """The thread opens, and no message may be posted in it: the game comes back to the channel."""
    lobby = await wanting(club)
    live = club.live(lobby)
    club.sandbox.faults.next("POST", f"/channels/{live.id}/messages", code=50013)
    club.sandbox.expect(50013)
    await club.alice.click(live, "Start")
    await reads(club.alice, "I can’t open a thread here")
    await club.caught_up(since=lobby)
    session = await club.session()
    assert (session.id, session.thread_anchor) == (lobby.id, None)
    assert club.live(session).pings
    assert sum(isinstance(each, Moved) for each in session.log) == 2


# Troubles on the way


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 503},
        {"status": 500, "lost": True},
        {"reset": True},
        {"reset": True, "lost": True},
        {"status": 429, "retry_after": 0.05},
        {"cut": True},
        {"code": 160004},
    ],
    ids=str,
)
async def test_a_thread_is_opened_once_whatever_happens(club: Club, fault: dict[str, Any]) -> None:
    """Refused, lost, broken off in the middle: in the end there is one thread, with one board in it."""
    lobby = await wanting(club)
    if fault.get("code") == 160004:
        # A kill came between the thread and the note of it.
        await club.bot.http.start_thread_with_message(
            lobby.row.channel_id, int(club.live(lobby).id), name="x", auto_archive_duration=1440
        )
        club.sandbox.expect(160004)
    else:
        club.sandbox.faults.next("POST", "/threads", **fault)
        club.sandbox.expect(160004)
    await club.alice.click(club.live(lobby), "Start", wait=False)
    await club.caught_up(since=lobby)
    session = await club.tables.load(lobby.id)
    assert session.thread_anchor is not None
    assert len(threads(club)) == 1
    inside = club.sandbox.messages(str(session.row.channel_id))
    assert [each.id for each in inside] == [club.live(session).id], "one board"
    assert len(club.sandbox.messages()) == 1


async def test_a_board_that_is_lost_in_the_thread_comes_once(club: Club) -> None:
    lobby = await wanting(club)
    live = club.live(lobby)
    club.sandbox.faults.next("POST", f"/channels/{live.id}/messages", reset=True, lost=True)
    await club.alice.click(live, "Start", wait=False)
    await club.caught_up(since=lobby)
    session = await club.tables.load(lobby.id)
    assert len(club.sandbox.messages(str(session.row.channel_id))) == 1


# Moving a table


async def test_a_game_moves_to_another_channel(club: Club) -> None:
    """The old board loses its controls, the new one calls whose turn it is, and the old channel is free."""
    session = await club.start("stranded", 2)
    old = club.live(session)
    target = club.sandbox.world.channel("second-table")
    session = await club.tables.do(session.id, Move(int(target.id), 9))
    await club.bot.services.display.show(session)
    await club.caught_up()
    session = await club.session("second-table")
    new = club.live(session)
    assert new.pings == [club.who(session).user.key]
    assert old.deleted or not old.buttons
    assert new.id in [each.id for each in club.sandbox.messages("second-table")]
    said_nothing(await club.carol.slash("play", game="stranded"))
    after = await play(club, session, seeds.dice())
    assert len(after.played) > len(session.played)


async def test_a_lobby_moves_too(club: Club) -> None:
    said_nothing(await club.alice.slash("play", game="stranded"))
    lobby = await club.session()
    old = club.live(lobby)
    target = int(club.sandbox.world.channel("second-table").id)
    await club.bot.services.display.show(await club.tables.do(lobby.id, Move(target, 9)))
    await club.caught_up()
    assert old.deleted
    assert "opened a table" in club.live(await club.session("second-table")).text


async def test_where_a_table_cannot_go(club: Club) -> None:
    session = await club.start("stranded", 2)
    with pytest.raises(ThereAlready):
        await club.tables.do(session.id, Move(session.row.channel_id, 9))
    said_nothing(await club.carol.at("second-table").slash("play", game="stranded"))
    with pytest.raises(ChannelTaken):
        await club.tables.do(session.id, Move(int(club.sandbox.world.channel("second-table").id), 9))
    assert (await club.session()).version == session.version


async def test_a_thread_that_is_deleted_leaves_word_of_its_game(club: Club) -> None:
    session = await begun(club)
    told = notice(club, session)
    assert "Alice" in told.text
    club.sandbox.expect(10003)
    club.sandbox.remove_channel(str(session.row.channel_id))
    await club.sandbox.settle(0.2)
    await club.caught_up()
    assert "its channel was deleted" in told.text


async def test_what_a_thread_lacks_is_said_when_it_is_chosen(club: Club) -> None:
    club.sandbox.world.forbid("table", "CREATE_PUBLIC_THREADS")
    said_nothing(await club.alice.slash("play", game="stranded"))
    panel = (await club.alice.click(club.live(await club.session()), "Options")).said
    await club.alice.click(panel, "Table")
    menu = next(each for each in panel.menus if each.custom_id.endswith(":table thread"))
    await club.alice.press(panel, menu.custom_id, ["on"])
    await reads(club.alice, "Create Public Threads")
