"""Two play in direct messages: draws, takebacks and rematches, each asked and answered in a view of its own."""

from __future__ import annotations

import random

import pytest

from sandbox import Message, Person
from sessions.session import Session
from tests.play.apart import begin_apart, board_of, play_ply, view_of, with_controls
from tests.play.club import Club, control


def labels(message: Message) -> list[str]:
    return [each.label for each in message.buttons]


async def under_way(club: Club, dice: random.Random, plies: int = 4) -> Session:
    """A game in which some plies were played."""
    session = await begin_apart(club, "games_up")
    for _ in range(plies):
        session = await play_ply(club, session, dice)
    return session


def both(club: Club, session: Session) -> tuple[Person, Person]:
    """Who is to act, and the other, in their direct messages."""
    actor = club.who(session)
    other = club.bob if actor is club.alice else club.alice
    return actor.direct(), other.direct()


@pytest.mark.parametrize("who", ["who is to move", "who waits"])
@pytest.mark.parametrize("answer", ["yes", "no", "withdrawn"])
async def test_a_draw_is_offered(club: Club, dice: random.Random, who: str, answer: str) -> None:
    session = await under_way(club, dice)
    asks, asked = both(club, session) if who == "who is to move" else reversed(both(club, session))
    before = {each.id: (await board_of(club, session, each)).id for each in (asks, asked)}
    menu = (await asks.click(await board_of(club, session, asks), "More")).said
    await asks.click(menu, "Offer a draw")
    await club.caught_up(since=session)
    question, own = await board_of(club, session, asked), await board_of(club, session, asks)
    assert question.id != before[asked.id], "who is asked is told by a new message"
    assert own.id == before[asks.id], "who asks is not told what they did"
    assert "Withdraw" in labels(own)
    assert "Yes" not in labels(own)
    assert {"Yes", "No"} <= {*labels(question)}
    for person in (asks, asked):
        assert len(with_controls(person)) == 1
    if answer == "withdrawn":
        await asks.click(own, "Withdraw")
    else:
        await asked.click(question, "Yes" if answer == "yes" else "No")
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert (session.state == "over") == (answer == "yes")
    for person in (asks, asked):
        board = await board_of(club, session, person)
        assert "Yes" not in labels(board)
        assert len(with_controls(person)) == 1


async def test_a_takeback_is_asked_for(club: Club, dice: random.Random) -> None:
    session = await under_way(club, dice, 5)
    waits, asks = both(club, session)
    moves = session.moves
    menu = (await asks.click(await board_of(club, session, asks), "More")).said
    await asks.click(menu, control(menu, "takeback"))
    await club.caught_up(since=session)
    await waits.click(await board_of(club, session, waits), "Yes")
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert session.moves < moves
    for person in (asks, waits):
        view = await view_of(club, session, person)
        assert view.shown == view.version
        assert len(with_controls(person)) == 1


async def over(club: Club, dice: random.Random) -> Session:
    """A game that Alice has resigned."""
    session = await under_way(club, dice)
    alice = club.alice.direct()
    await alice.click((await alice.slash("resign")).said, "Resign")
    await club.caught_up()
    return await club.tables.load(session.id)


async def test_a_rematch_begins_when_both_want_it(club: Club, dice: random.Random) -> None:
    session = await over(club, dice)
    alice, bob = club.alice.direct(), club.bob.direct()
    ends = {each.id: await board_of(club, session, each) for each in (alice, bob)}
    await alice.click(ends[alice.id], "Rematch")
    await club.caught_up(since=session)
    mine, theirs = await board_of(club, session, alice), await board_of(club, session, bob)
    assert mine.id == ends[alice.id].id
    assert theirs.id != ends[bob.id].id, "the other is told by a new message"
    await alice.click(mine, "Rematch")
    assert len((await club.tables.load(session.id)).wishes) == 1, "who presses twice has one wish"
    await bob.click(theirs, "Rematch")
    await club.caught_up()
    begun = await club.tables.finder.meant_by(int(alice.id), int(alice.channel.id))
    assert begun is not None
    assert (begun.after, begun.state) == (session.id, "running")
    for person in (alice, bob):
        view = await view_of(club, begun, person)
        assert view.shown == view.version
        assert (await club.tables.load(session.id)).wishes == ()
    assert begun.starting_order[0] == session.people[1].user_id
