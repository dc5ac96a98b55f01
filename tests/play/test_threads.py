"""Games in threads: everybody who plays is in the thread, it does not fall asleep, and a lock is told of elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandbox.wire import rooms
from sandbox.world.guild import Channel
from sessions.acts import Move, Play
from sessions.refusals.base import NotShown, Obstacle
from sessions.session import Session
from tests import seeds
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, ask_to_resign
from tests.play.own_threads import begun, locked, play, wanting
from tests.play.settings import settle, settle_server

DAY = 86_400
GO_ON = "Continue the game here"


def thread_of(club: Club, session: Session) -> Channel:
    return club.sandbox.world.channels[str(session.row.channel_id)]


def players(session: Session) -> set[str]:
    return {str(each.user_id) for each in session.people}


async def quietly(club: Club) -> Session:
    """A game of Alice and Bob in a thread of its own, neither of whom is ever called."""
    for person in (club.alice, club.bob):
        await settle(person, "pings", "never")
    session = await begun(club)
    await club.caught_up()
    return session


# Who is in the thread


async def test_everybody_who_plays_is_added_to_the_thread(club: Club) -> None:
    """A member alone can reopen an archived thread, which a press there begins with."""
    session = await quietly(club)
    assert players(session) <= thread_of(club, session).members
    rooms.change(club.sandbox.state, thread_of(club, session), archived=True)
    waits = club.bob if club.who(session).id == club.alice.id else club.alice
    said = await ask_to_resign(waits, club.live(session))
    assert "Resign" in [each.label for each in said.said.buttons]


@pytest.mark.parametrize("fault", [{"code": 50001}, {"code": 50013}, {"status": 503}, {"reset": True}], ids=str)
async def test_a_game_goes_on_whether_or_not_they_can_be_added(club: Club, fault: dict[str, Any]) -> None:
    club.sandbox.expect(50001, 50013)
    hold = club.sandbox.faults.next("PUT", "/thread-members/", times=100, **fault)
    session = await quietly(club)
    hold.times = 0
    assert thread_of(club, session).members.isdisjoint(players(session))
    session = await play(club, session, seeds.dice())
    await club.caught_up()
    assert club.live(session).image()
    passing = "code" not in fault
    assert (players(session) <= thread_of(club, session).members) is passing, "what may pass is tried again"


async def test_nobody_is_added_twice(club: Club) -> None:
    session = await quietly(club)
    since = len(club.sandbox.timeline)
    for seed in range(3):
        session = await play(club, session, random.Random(seed))
    assert not [each for each in club.sandbox.timeline[since:] if "/thread-members/" in each.id]


async def test_players_are_added_to_the_thread_to_which_a_game_is_taken(club: Club) -> None:
    session = await club.start("stranded", 2)
    inside = await club.carol.open_thread("inside")
    await club.bot.services.display.show(await club.tables.do(session.id, Move(int(inside.channel.id), 9)))
    await club.caught_up()
    assert players(session) <= inside.channel.members


async def test_in_a_channel_nobody_is_added_anywhere(club: Club) -> None:
    await club.start("stranded", 2)
    assert not [each for each in club.sandbox.timeline if "/thread-members/" in each.id]


# A thread that is locked


async def test_players_are_told_in_the_channel_where_they_can_go_on(club: Club) -> None:
    session, told = await locked(club)
    assert told.pings == [club.who(session).user.key]
    assert f"<#{session.row.channel_id}> is locked" in told.payload["content"]
    assert [each.label for each in told.buttons] == [GO_ON]
    rooms.change(club.sandbox.state, thread_of(club, session))
    await club.sandbox.settle()
    assert len([each for each in club.sandbox.messages() if "is locked" in each.text]) == 1, "once a lock"


async def test_a_player_takes_the_game_to_the_channel(club: Club) -> None:
    session, told = await locked(club)
    result = await club.bob.click(told, GO_ON)
    assert result.failed is None
    await club.sandbox.settle()
    after = await club.session()
    assert after.id == session.id
    assert club.live(after) == told, "what told of it shows the board"
    assert told.image()
    assert told.pings == [club.who(after).user.key], "nobody is called twice"
    ply = next(ply for group in after.continuations().values() for ply in group)
    await club.who(after).slash("move", move=ply)
    assert len((await club.session()).played) > len(after.played)


async def test_nobody_else_takes_it_there(club: Club) -> None:
    session, told = await locked(club)
    assert "You’re not playing" in answer(await club.carol.click(told, GO_ON))
    assert (await club.tables.load(session.id)).row.channel_id == session.row.channel_id


async def test_where_another_table_is_open_it_stays(club: Club) -> None:
    session, told = await locked(club)
    said_nothing(await club.carol.slash("play", game="stranded"))
    assert answer(await club.bob.click(told, GO_ON))
    assert (await club.tables.load(session.id)).row.channel_id == session.row.channel_id


async def test_when_it_is_unlocked_the_channel_is_quiet_again(club: Club) -> None:
    session, told = await locked(club)
    old = told.frozen()
    await club.alice.at(str(session.row.channel_id)).change_thread(locked=False)
    await club.caught_up()
    assert told.deleted
    assert "is no longer locked" in answer(await club.bob.press(old, old.buttons[0].custom_id or ""))
    assert (await club.tables.load(session.id)).row.channel_id == session.row.channel_id


async def test_a_channel_that_takes_no_message_is_not_told(club: Club) -> None:
    session = await begun(club)
    club.sandbox.expect(50013)
    club.sandbox.world.forbid("table", "SEND_MESSAGES")
    await club.alice.at(str(session.row.channel_id)).change_thread(locked=True)
    await club.sandbox.settle()
    assert [each for each in club.sandbox.messages() if "is locked" in each.text] == []


async def test_a_lobby_in_a_locked_thread_tells_nothing(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    said_nothing(await inside.slash("play", game="stranded"))
    await inside.change_thread(locked=True)
    await club.sandbox.settle()
    assert club.sandbox.messages() == []


# A thread in which nobody writes


async def one_message(club: Club) -> Session:
    await settle_server(club.alice, "past", "one message")
    return await quietly(club)


async def falls_asleep(club: Club, session: Session) -> None:
    """Discord archives the thread of a game."""
    rooms.change(club.sandbox.state, thread_of(club, session), archived=True)
    await club.sandbox.settle()


async def test_a_quiet_thread_in_which_a_game_is_played_stays_open(club: Club) -> None:
    """Its one message is edited, nobody is called, and so nothing is ever posted in it."""
    session = await one_message(club)
    for week in range(3):
        club.sandbox.clock.advance(7 * DAY)
        await falls_asleep(club, session)
        assert not thread_of(club, session).archived
        session = await play(club, session, random.Random(week))
        assert club.live(session).image()


async def test_a_thread_that_somebody_closes_stays_closed(club: Club) -> None:
    session = await one_message(club)
    club.sandbox.clock.advance(6 * DAY)
    await falls_asleep(club, session)
    assert thread_of(club, session).archived


async def test_one_that_a_moderator_locks_stays_closed(club: Club) -> None:
    session = await one_message(club)
    club.sandbox.clock.advance(8 * DAY)
    rooms.change(club.sandbox.state, thread_of(club, session), archived=True, locked=True)
    await club.sandbox.settle()
    assert thread_of(club, session).archived


async def test_where_every_turn_is_posted_a_thread_may_fall_asleep(club: Club) -> None:
    session = await quietly(club)
    club.sandbox.clock.advance(8 * DAY)
    await falls_asleep(club, session)
    assert thread_of(club, session).archived


async def test_a_thread_that_fell_asleep_unnoticed_wakes_with_the_next_move(club: Club) -> None:
    """As while the bot was down: a move typed in the channel edits the one message all the same."""
    session = await one_message(club)
    before = club.live(session).text
    thread_of(club, session).archived = True
    club.sandbox.expect(50083)
    ply = next(ply for group in session.continuations().values() for ply in group)
    await club.who(session).slash("move", move=ply)
    await club.caught_up(since=session)
    assert club.live(await club.tables.load(session.id)).text != before
    assert not thread_of(club, session).archived


async def test_one_that_was_closed_and_locked_is_not_opened_by_a_move(club: Club) -> None:
    """It takes a right that the bot has not asked for: nothing is tried in vain."""
    session = await one_message(club)
    thread = thread_of(club, session)
    rooms.change(club.sandbox.state, thread, archived=True, locked=True)
    await club.sandbox.settle()
    club.sandbox.expect(50083)
    ply = next(ply for group in session.continuations().values() for ply in group)
    after = await club.tables.do(session.id, Play(int(club.who(session).id), ply))
    with pytest.raises(NotShown, check=lambda error: error.obstacle is Obstacle.ARCHIVED):
        await club.bot.services.display.show(after)
    assert not [each for each in club.sandbox.timeline if each.what == "REQUEST PATCH" and each.id.endswith(thread.id)]


async def test_a_thread_in_which_a_lobby_waits_is_left_alone(club: Club) -> None:
    lobby = await wanting(club)
    assert lobby.state == "lobby"
    inside = await club.alice.open_thread("inside")
    rooms.change(club.sandbox.state, inside.channel, archived=True)
    await club.sandbox.settle()
    assert inside.channel.archived
