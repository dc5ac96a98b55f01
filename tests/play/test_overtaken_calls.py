"""Somebody acts while a call is on its way to Discord: whoever is to act then is called, too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sessions.acts import End, Play
from sessions.session import Session
from tests.play.calls import calling, first_of, told_of_ends
from tests.play.club import Club
from tests.play.controls import boards
from tests.play.settings import settle, settle_server
from tests.waiting import until

Acts = Callable[[Session], Awaitable[Session]]


async def a_turn(club: Club, session: Session) -> Session:
    """The player to act plays a whole turn, beside Discord."""
    turn = session.position.number
    while session.state == "running" and session.position.number == turn:
        assert session.actor_person is not None
        ply = next(ply for plies in session.continuations().values() for ply in plies)
        session = await club.tables.do(session.id, Play(session.actor_person.user_id, ply))
    return session


async def held_back(club: Club, session: Session, acts: Acts, *, method: str = "POST") -> Session:
    """Show a session while Discord takes its time with the first request, and somebody `acts` meanwhile."""
    go_on = asyncio.Event()
    channel = club.sandbox.world.channel("table").id
    fault = club.sandbox.faults.next(method, f"/channels/{channel}/messages", until=go_on)
    showing = asyncio.create_task(club.bot.services.display.show(session))
    await until(lambda: not fault.times)
    later = asyncio.create_task(club.bot.services.display.show(await acts(session)))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(showing, later)
    await club.caught_up()
    return await club.session()


async def called_to_the_board(club: Club, session: Session) -> None:
    """The one board shows the present turn, and its player was called by it, once."""
    board, actor = club.live(session), club.who(session)
    assert boards(club) == [board]
    assert session.live is not None
    assert session.live.version == session.version
    since = [each for each in calling(club, actor.user.key) if first_of(each)["content"].startswith(actor.mention)]
    assert since[-1:] == [board], f"{actor.name} was called"
    assert board.pings == [actor.user.key]


@pytest.mark.parametrize("turns", [1, 2, 3])
async def test_the_next_player_is_called_though_the_call_before_was_overtaken(club: Club, turns: int) -> None:
    session = await a_turn(club, await club.start("strata5", 2))
    overtaken = club.who(session)

    async def acts(now: Session) -> Session:
        for _ in range(turns):
            now = await a_turn(club, now)
        return now

    session = await held_back(club, session, acts)
    await called_to_the_board(club, session)
    late = [each for each in calling(club, overtaken.user.key) if each != club.live(session) and not each.deleted]
    assert all(each.payload["content"] == "" for each in late), "no call is left that has become no board"


async def test_a_call_that_is_not_overtaken_by_another_turn_stays(club: Club) -> None:
    """The player makes the first choice of their turn meanwhile: the call becomes their board as it is then."""
    session = await club.start("stranded", 2)

    session = await a_turn(club, session)
    turn, actor = session.position.number, session.actor

    async def acts(now: Session) -> Session:
        assert now.actor_person is not None
        for plies in now.continuations().values():
            for ply in plies:
                after = now.position.play(next(each for each in now.position.turn().plies if str(each) == ply))  # type: ignore[union-attr]
                if after.number == turn:
                    return await club.tables.do(now.id, Play(now.actor_person.user_id, ply))
        pytest.skip("every choice ends the turn")

    before = len(club.sandbox.messages())
    session = await held_back(club, session, acts)
    assert (session.position.number, session.actor) == (turn, actor)
    await called_to_the_board(club, session)
    assert len(club.sandbox.messages()) == before + 1


async def test_direct_messages_go_to_who_is_to_act_then(club: Club) -> None:
    for person in (club.alice, club.bob):
        await settle(person, "direct")
    session = await a_turn(club, await club.start("strata5", 2))
    overtaken = club.who(session)

    def counts() -> tuple[int, int]:
        one, two = (len(each.direct().messages()) for each in (club.alice, club.bob))
        return one, two

    before = counts()
    session = await held_back(club, session, lambda now: a_turn(club, now))
    after = counts()
    who = (club.alice, club.bob).index(club.who(session))
    assert after[who] == before[who] + 1
    assert after[1 - who] == before[1 - who], f"{overtaken.name} has moved already"


async def test_a_game_that_ends_meanwhile_is_told_to_who_waits(club: Club) -> None:
    session = await a_turn(club, await club.start("strata5", 2))
    session = await held_back(club, session, lambda now: club.tables.do(now.id, End("Mo", 99)))
    assert session.state == "over"
    assert "Rematch" in [each.label for each in club.live(session).buttons]
    for person in (club.alice, club.bob):
        assert len(told_of_ends(club, person)) == 1


async def test_a_board_that_somebody_asks_for_does_not_hide_the_move_made_meanwhile(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of the old position must not be noted as that of the new one."""
    session = await a_turn(club, await club.start("strata5", 2))
    await club.show(session)
    noted = club.tables.messages.note_not_shown

    async def overtaken(now: Session) -> Session:
        await a_turn(club, now)
        return await noted(now)

    monkeypatch.setattr(club.tables.messages, "note_not_shown", overtaken)
    shown = await club.bot.services.display.show(session, repost=True)
    monkeypatch.undo()
    await club.show(shown)
    await called_to_the_board(club, await club.session())


async def test_where_a_game_has_one_message_the_next_player_is_called_too(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    session = await a_turn(club, await club.start("strata5", 2))
    session = await held_back(club, session, lambda now: a_turn(club, now), method="PATCH")
    actor = club.who(session)
    call = calling(club, actor.user.key)[-1]
    assert not call.deleted
    assert call.text.startswith(f"{actor.mention}: it’s your turn")
