"""Two play in direct messages while Discord fails, or both press in one moment: one board each, nothing twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from bench.direct.presses import press_at_once
from rules.notation import legal
from sandbox import Person
from sandbox.people.person import PATIENCE
from sessions.session import Session
from tests.play.apart import begin_apart, board_of, play_ply, view_of, with_controls
from tests.play.club import QUIET, Club, hasty, pick


async def before_the_end_of_a_turn(club: Club, session: Session, dice: random.Random) -> tuple[Session, Person, Person]:
    """The game when each ply ends the turn; who is to play it, and the other."""
    while any(session.position.play(ply).number == session.position.number for ply in legal(session.position)):
        session = await play_ply(club, session, dice)
    actor = club.who(session)
    return session, actor.direct(), (club.bob if actor is club.alice else club.alice).direct()


@pytest.mark.parametrize("fault", ["hangs", "is lost", "is lost twice", "fails"])
async def test_nobody_waits_for_the_direct_messages_of_the_other(club: Club, fault: str, dice: random.Random) -> None:
    session, actor, other = await before_the_end_of_a_turn(club, await begin_apart(club, "games_up"), dice)
    path, until = f"/channels/{other.channel.id}/messages", asyncio.Event()
    match fault:
        case "hangs":
            club.sandbox.faults.next("POST", path, until=until)
        case "fails":
            club.sandbox.faults.next("POST", path, status=500)
        case _:
            club.sandbox.faults.next("POST", path, status=502, lost=True, times=2 if fault == "is lost twice" else 1)
    await pick(actor, await board_of(club, session, actor), hasty(session, dice))
    async with asyncio.timeout(PATIENCE):
        # The answer to the press arrives before the store knows of it.
        while (mine := await view_of(club, session, actor)).shown == session.version:  # noqa: ASYNC110
            await asyncio.sleep(QUIET)
    assert mine.shown == mine.version, "who pressed is shown it, whatever happens to the other"
    until.set()
    await club.caught_up()
    for person in (actor, other):
        view = await view_of(club, session, person)
        assert view.shown == view.version
        assert [each.id for each in with_controls(person)] == [(await board_of(club, session, person)).id]


@pytest.mark.once
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
async def test_the_answer_to_any_request_of_either_view_can_be_lost(
    club: Club, method: str, dice: random.Random
) -> None:
    """Discord does what it was asked, and the bot does not learn it: the call, its edit, and the end of the old one."""
    # What was deleted is asked for once more.
    club.sandbox.expect(*([10008] if method == "DELETE" else []))
    session = await begin_apart(club, "games_up")
    lost = dict.fromkeys((club.alice.id, club.bob.id), 0)
    while min(lost.values()) < 2:
        session, _, other = await before_the_end_of_a_turn(club, session, dice)
        path = f"/channels/{other.channel.id}/messages"
        fault = club.sandbox.faults.next(method, path, status=502, lost=True)
        session = await play_ply(club, session, dice)
        assert not fault.times, "a turn makes each of these requests"
        lost[other.id] += 1
        for person in (club.alice, club.bob):
            view = await view_of(club, session, person)
            assert view.shown == view.version
            assert [each.id for each in with_controls(person)] == [(await board_of(club, session, person)).id]
        assert session.state == "running"


@pytest.mark.once
async def test_both_press_in_one_moment_time_and_again(dice: random.Random) -> None:
    """Each press is answered, each act is kept once, and both see the same. `bench direct presses` asks more."""
    taken, wrong = await press_at_once(dice, 20)
    assert wrong == []
    assert len(taken) == 20


async def test_both_press_in_one_moment(club: Club, dice: random.Random) -> None:
    session = await begin_apart(club, "games_up")
    session, actor, other = await before_the_end_of_a_turn(club, await play_ply(club, session, dice), dice)
    asked = (await other.slash("resign")).said
    await asyncio.gather(
        pick(actor, await board_of(club, session, actor), hasty(session, dice)), other.click(asked, "Resign")
    )
    await club.caught_up()
    after = await club.tables.load(session.id)
    assert after.state == "over"
    assert sum(each.kind == "ply" and "resign" in str(each.facts()) for each in after.log) == 1
    for person in (actor, other):
        view = await view_of(club, session, person)
        assert view.shown == view.version
        assert [each.id for each in with_controls(person)] == [(await board_of(club, session, person)).id]


async def test_both_wish_for_a_rematch_in_one_moment(club: Club) -> None:
    session = await begin_apart(club, "games_up")
    alice, bob = club.alice.direct(), club.bob.direct()
    await alice.click((await alice.slash("resign")).said, "Resign")
    await club.caught_up()
    ends = [await board_of(club, session, person) for person in (alice, bob)]
    await asyncio.gather(alice.click(ends[0], "Rematch"), bob.click(ends[1], "Rematch"))
    await club.caught_up()
    begun = [
        each
        for each in [await club.tables.load(number) for number in range(1, session.id + 2)]
        if each.after == session.id
    ]
    assert len(begun) == 1
    assert (await club.tables.load(session.id)).wishes == ()
