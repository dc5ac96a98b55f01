"""What a phone says when somebody is called: plain words in a message, which then becomes the board or the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandbox import Message, Sandbox
from sessions.session import Session
from tests.play.answers import said_nothing
from tests.play.calls import calling, first_of
from tests.play.club import Club, club_in, pick
from tests.play.controls import boards
from tests.play.own_threads import begun
from tests.play.settings import settle, settle_server
from tests.play.turns import before_the_last_ply_of_a_turn, play_turn, until_turn_of

V2 = 1 << 15
SHOW = "Show the table here"


def others(club: Club, session: Session) -> str:
    """The name of the one with whom the person to move plays, as a call has it."""
    return next(each.name for each in (club.alice, club.bob) if each is not club.who(session))


def requests(club: Club, since: int) -> list[str]:
    """What was asked of Discord about messages since then: posts, edits and deletions, oldest first."""
    asked = [each.what for each in club.sandbox.timeline[since:] if each.id.startswith("/channels/")]
    return [each.removeprefix("REQUEST ") for each in asked if each.startswith("REQUEST") and "GET" not in each]


# Boards and lobbies


async def test_a_turn_is_called_in_plain_words(club: Club) -> None:
    before = await club.start("stranded", 2)
    session = await play_turn(club, before)
    board, actor = club.live(session), club.who(session)
    posted = first_of(board)
    assert posted["content"] == f"{actor.mention}: it’s your turn in Stranded with {others(club, session)}."
    assert not posted["flags"] & V2
    assert posted["pings"] == [actor.id]
    assert board.payload["content"] == ""
    assert board.payload["flags"] & V2
    assert board.image().size[0] > 400
    assert [each["id"] for each in board.payload["mentions"]] == [actor.id], "who is named stays highlighted"
    assert SHOW not in [each.label for each in board.buttons]
    since = [each for each in calling(club, actor.user.key) if int(each.id) > int(club.live(before).id)]
    assert since == [board], "once a turn"


async def test_an_invitation_is_in_plain_words(club: Club) -> None:
    said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob, opponent2=club.carol))
    lobby = club.live(await club.session())
    posted = first_of(lobby)
    invited = f"{club.bob.mention} and {club.carol.mention}: **Alice** invited you to a table of Stranded."
    assert posted["content"] == invited
    assert sorted(lobby.pings) == ["bob", "carol"]
    assert "Accept" in [each.label for each in lobby.buttons]


async def test_who_is_not_called_is_shown_the_board_at_once(club: Club) -> None:
    """Nobody's phone says anything, so it takes one request."""
    for person in (club.alice, club.bob):
        await settle(person, "pings", "never")
    session, ply = await before_the_last_ply_of_a_turn(club)
    since = len(club.sandbox.timeline)
    await pick(club.who(session), club.live(session), ply)
    await club.caught_up(since=session)
    assert club.live(await club.session()).history == []
    assert requests(club, since) == ["POST"]


async def test_a_turn_takes_two_requests(club: Club) -> None:
    """A post and an edit; what was clicked is answered with what stays of it, which no limit counts."""
    session, ply = await before_the_last_ply_of_a_turn(club)
    since = len(club.sandbox.timeline)
    await pick(club.who(session), club.live(session), ply)
    await club.caught_up(since=session)
    assert requests(club, since) == ["POST", "PATCH"]


async def test_calls_beside_the_one_message_are_plain(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    before, ply = await before_the_last_ply_of_a_turn(club)
    board = club.live(before)
    since = len(club.sandbox.timeline)
    await pick(club.who(before), board, ply)
    await club.caught_up(since=before)
    after = await club.session()
    actor = club.who(after)
    asked = sorted(requests(club, since))
    assert asked in (["POST"], ["DELETE", "POST"]), "the board is the answer to the click, and the last call goes"
    call = calling(club, actor.user.key)[-1]
    assert call.payload["content"] == f"{actor.mention}: it’s your turn in Stranded with {others(club, after)}."
    assert not call.payload["flags"] & V2
    assert [each.url for each in call.buttons] == [board.link]


async def test_direct_messages_are_plain(club: Club) -> None:
    await settle(club.bob, "pings", "never")
    await settle(club.bob, "direct")
    said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob))
    await club.caught_up()
    told = club.bob.direct().messages()[-1]
    assert told.payload["content"] == f"**Alice** invited you to a table of Stranded in <#{club.alice.channel.id}>."
    await club.accept()
    await club.alice.click(club.live(await club.session()), "Start")
    await club.caught_up()
    session = await until_turn_of(club, await club.session(), club.bob)
    await club.caught_up()
    told = club.bob.direct().messages()[-1]
    assert told.payload["content"] == f"It’s your turn in Stranded with Alice in <#{club.alice.channel.id}>."
    assert not told.payload["flags"] & V2
    assert [each.url for each in told.buttons] == [club.live(session).link]


async def test_a_mention_and_a_direct_message_can_both_come(club: Club) -> None:
    """Both name the opponent and the deadline."""
    for person in (club.alice, club.bob):
        await settle(person, "direct")
    session = await play_turn(club, await club.start("strata5", 2, clock="1d"))
    actor, end = club.who(session), session.changed_at + 86_400
    words = f"it’s your turn in Strata 5 with {others(club, session)}"
    assert first_of(club.live(session))["content"] == f"{actor.mention}: {words}. Deadline: <t:{end}:R>."
    told = actor.direct().messages()[-1].payload["content"]
    assert told == f"I{words[1:]} in <#{actor.channel.id}>. Deadline: <t:{end}:R>."


async def test_a_call_in_a_thread_of_its_own_is_plain_too(club: Club) -> None:
    session = await begun(club)
    board = club.live(session)
    called = f"{club.who(session).mention}: it’s your turn in Stranded with {others(club, session)}."
    assert first_of(board)["content"] == called
    assert board.image()


# Between the two steps


async def one_board(club: Club, session: Session) -> None:
    """Wait until the next board is there: one, whole, and that called once."""
    await club.caught_up(since=session)
    after = await club.session()
    board, actor = club.live(after), club.who(after)
    assert board.image()
    assert boards(club) == [board]
    assert [each.id for each in calling(club, actor.user.key)][-1] == board.id
    before = [each for each in calling(club, actor.user.key) if int(each.id) > int(club.live(session).id)]
    assert before == [board], "nobody is called twice"


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 503},
        {"status": 500, "lost": True},
        {"reset": True},
        {"reset": True, "lost": True, "times": 2},
        {"cut": True},
        {"status": 429, "retry_after": 0.05},
    ],
    ids=str,
)
@pytest.mark.parametrize("step", ["POST", "PATCH"])
async def test_whatever_fails_between_there_is_one_board_and_one_call(
    club: Club, step: str, fault: dict[str, Any]
) -> None:
    session, ply = await before_the_last_ply_of_a_turn(club)
    club.sandbox.faults.next(step, "/channels/", **fault)
    await pick(club.who(session), club.live(session), ply)
    await one_board(club, session)


async def called_and_not_filled(club: Club) -> tuple[Session, Message]:
    """A game whose next player was called while no edit gets through; the game as it was before, and the call."""
    session, ply = await before_the_last_ply_of_a_turn(club)
    club.sandbox.faults.next("PATCH", "/channels/", status=503, times=10_000)
    await club.who(session).slash("move", move=ply)
    after = await club.session()
    call = calling(club, club.who(after).user.key)[-1]
    assert call.media == []
    assert await club.tables.messages.to_show() == [session.id]
    return session, call


async def test_a_call_that_was_not_filled_is_filled_later(club: Club) -> None:
    session, call = await called_and_not_filled(club)
    club.sandbox.faults.clear()
    await one_board(club, session)
    assert club.live(await club.session()) == call


async def test_a_call_is_filled_later_where_the_bot_may_not_read_what_was_said(tmp_path: Path) -> None:
    """What is noted of it suffices, when Discord has forgotten the nonce and its messages cannot be looked through."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            sandbox.world.forbid("table", "READ_MESSAGE_HISTORY")
            session, call = await called_and_not_filled(club)
        sandbox.faults.clear()
        sandbox.clock.advance(600)
        async with club_in(sandbox, database) as club:
            await one_board(club, session)
            assert club.live(await club.session()) == call


async def test_the_player_can_have_the_board_shown_in_the_call(club: Club) -> None:
    session, call = await called_and_not_filled(club)
    after = await club.session()
    since = len(club.sandbox.timeline)
    result = await club.who(after).click(call, SHOW)
    assert result.failed is None
    await club.sandbox.settle()
    assert club.live(await club.session()) == call
    assert call.image()
    assert requests(club, since)[:1] != ["POST"]
    club.sandbox.faults.clear()
    await one_board(club, session)


async def test_a_call_that_is_overtaken_goes(club: Club) -> None:
    """Whoever was called has moved already: their call has nothing to show any more."""
    session, call = await called_and_not_filled(club)
    after = await club.session()
    mover = club.who(after)
    club.sandbox.faults.clear()
    club.sandbox.faults.next("PATCH", f"/messages/{call.id}", status=503, times=1)
    while (now := await club.session()).actor == after.actor:
        plies = [ply for group in now.continuations().values() for ply in group]
        await mover.slash("move", move=plies[0])
    await club.caught_up()
    last = await club.session()
    assert club.live(last).pings == [club.who(last).user.key]
    assert boards(club) == [club.live(last)]
    assert call.deleted or not call.buttons
    assert session.id == last.id


@pytest.mark.parametrize("noted", [True, False], ids=["noted", "not noted"])
@pytest.mark.parametrize("later", [1.0, 600.0])
async def test_a_call_that_a_kill_left_is_filled_at_the_next_start(tmp_path: Path, later: float, noted: bool) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            session, call = await called_and_not_filled(club)
            if not noted:
                await club.tables.store.forget_message(session.id, int(call.id))
        sandbox.faults.clear()
        sandbox.clock.advance(later)
        async with club_in(sandbox, database) as club:
            await one_board(club, session)
            assert club.live(await club.session()) == call


async def test_a_call_of_an_hour_ago_is_followed_by_a_board_that_calls_nobody(tmp_path: Path) -> None:
    """Discord throttles edits of old messages, and nobody would find the board up there."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            session, call = await called_and_not_filled(club)
        sandbox.faults.clear()
        sandbox.clock.advance(3600)
        async with club_in(sandbox, database) as club:
            await club.caught_up()
            board = club.live(await club.session())
            assert boards(club) == [board]
            assert board.image()
            assert board.pings == []
            assert call.deleted
            assert session.id == (await club.session()).id


@pytest.mark.parametrize("filled", [True, False])
async def test_an_invitation_that_a_kill_left_becomes_the_lobby(tmp_path: Path, filled: bool) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            said_nothing(await club.alice.slash("play", game="stranded"))
            if not filled:
                sandbox.faults.next("PATCH", "/channels/", status=503, times=10_000)
            await club.alice.slash("invite", guest=club.bob)
        sandbox.faults.clear()
        async with club_in(sandbox, database) as club:
            await club.caught_up()
            lobby = club.live(await club.session())
            assert [each.id for each in calling(club, "bob")] == [lobby.id]
            assert boards(club) == [lobby]
            assert "Accept" in [each.label for each in lobby.buttons]


async def test_a_call_that_somebody_deletes_is_followed_by_a_board_that_calls_nobody(club: Club) -> None:
    session, call = await called_and_not_filled(club)
    await club.alice.delete(call)
    club.sandbox.faults.clear()
    club.sandbox.expect(10008)
    await club.caught_up(since=session)
    after = await club.session()
    assert club.live(after) != call
    assert club.live(after).image()
    assert club.live(after).pings == []
