"""What somebody is told about their own act when somebody else acts at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cogs.display.display import Display
from cogs.interactions.request import Request
from cogs.pictures.pictures import teller_of
from cogs.services import Services
from sandbox import Message, Person
from sessions.acts import Act, Answer, GiveSeed, Hand, OfferDraw, Play
from sessions.fold import then
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.controls import press_of
from tests.play.turns import after_a_turn, other, within_a_turn
from tests.waiting import until

Meanwhile = Callable[[Callable[[Session], Act]], None]


@pytest.fixture
def meanwhile(club: Club, monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Has somebody else act once, between the commit of the next act and the message that shows it."""

    def set_up(make: Callable[[Session], Act]) -> None:
        show = Display.show

        async def shown(self: Display, session: Session, *given: Any, **more: Any) -> Session:
            monkeypatch.setattr(Display, "show", show)
            await club.tables.do(session.id, make(session))
            return await show(self, session, *given, **more)

        monkeypatch.setattr(Display, "show", shown)

    return set_up


def first_move(session: Session) -> Play:
    """A move by whoever is to act, the first that is legal."""
    assert session.actor_person is not None
    ply = next(ply for group in session.continuations().values() for ply in group)
    return Play(session.actor_person.user_id, ply)


async def typed(_club: Club, _session: Session, who: Person, command: str) -> Message:
    """The answer to a command."""
    return (await who.slash(command)).said


async def behind_more(club: Club, session: Session, who: Person, label: str) -> Message:
    """The private list behind More, as it reads after a press of one of its buttons."""
    offered = (await who.click(club.live(session), "More")).said
    await who.press(offered, press_of(offered, label))
    return offered


REQUESTS = {
    "/takeback": (typed, "takeback", "Your request is already settled."),
    "/draw": (typed, "draw", "Your request is already settled."),
    "Request a takeback": (behind_more, "Request a takeback", "Your request is now on the board."),
    "Offer a draw": (behind_more, "Offer a draw", "Your request is now on the board."),
}
"""How a request is made, and what is said of it; a button is answered before the board is shown."""


@pytest.mark.parametrize("how", list(REQUESTS))
async def test_a_request_that_a_move_overtakes_is_not_told_as_agreed(
    club: Club, meanwhile: Meanwhile, how: str
) -> None:
    session = await after_a_turn(club)
    mover = other(club, session)
    request, given, wanted = REQUESTS[how]
    meanwhile(first_move)
    told = await request(club, session, mover, given)
    await club.caught_up(since=session)
    after = await club.session()
    assert after.question is None
    assert after.state == "running"
    assert len(after.played) > len(session.played), "nothing was taken back"
    assert wanted in told.text


async def test_a_request_whose_post_is_slow_is_not_told_as_agreed(club: Club) -> None:
    session = await after_a_turn(club)
    mover = other(club, session)
    go_on = asyncio.Event()
    post = club.sandbox.faults.next("POST", f"/channels/{session.row.channel_id}/messages", until=go_on)
    await mover.slash("draw", wait=False)
    await until(lambda: not post.times)
    await club.tables.do(session.id, first_move(session))
    go_on.set()
    await mover.sees("Your request is already settled.")
    assert (await club.session()).state == "running"


@pytest.mark.parametrize("yes", [True, False])
async def test_a_request_that_is_answered_before_it_is_shown(club: Club, meanwhile: Meanwhile, yes: bool) -> None:
    session = await after_a_turn(club)
    mover, asked = other(club, session), club.who(session)
    meanwhile(lambda now: Answer(int(asked.id), now.version, yes))
    told = answer(await mover.slash("draw"))
    assert (await club.session()).state == ("over" if yes else "running")
    assert "Your request is already settled." in told


async def test_who_agrees_to_a_draw_reads_that_it_is_one(club: Club) -> None:
    session = await after_a_turn(club)
    mover, asked = other(club, session), club.who(session)
    assert "Your request is now on the board." in answer(await mover.slash("draw"))
    assert "You both agreed to a draw." in answer(await asked.slash("draw"))
    assert (await club.session()).state == "over"


async def test_who_takes_back_freely_reads_so_whatever_comes_then(club: Club, meanwhile: Meanwhile) -> None:
    session = await within_a_turn(club)
    meanwhile(lambda now: OfferDraw(int(other(club, now).id)))
    assert answer(await club.who(session).slash("takeback")) == "Taken back."
    after = await club.session()
    assert len(after.played) < len(session.played)
    assert after.question is not None, "the other has asked something at the same time"


async def test_a_typed_move_is_told_as_ones_own(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await after_a_turn(club)
    second = other(club, session)
    table_of = Services.table_of
    moves, ahead = list[Play](), session
    while ahead.actor == session.actor:
        moves.append(first_move(ahead))
        ahead = then(ahead, moves[-1].apply(ahead))

    async def overtaken(self: Services, request: Request) -> Session:
        """The table as it was just before whoever was to act finished their turn."""
        found = await table_of(self, request)
        while moves:
            await club.tables.do(found.id, moves.pop(0))
        return found

    monkeypatch.setattr(Services, "table_of", overtaken)
    ply = first_move(ahead).text
    told = answer(await second.slash("move", move=ply))
    after = await club.session()
    mine = next(each for each in after.played[len(session.played) :] if each.seat == after.seat_of(int(second.id)))
    label = teller_of(after).label(mine.before, str(mine.ply).split())
    assert told.startswith(f"Played: {label}."), told


async def test_a_table_is_told_as_handed_to_whom_it_was_handed(club: Club, meanwhile: Meanwhile) -> None:
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    lobby = await club.accept()
    panel = (await club.alice.click(club.live(lobby), "Options")).said
    await club.alice.click(panel, "Players")
    meanwhile(lambda _: Hand(int(club.bob.id), int(club.alice.id)))
    await club.alice.choose(panel, "Bob", menu="Make someone else the host")
    await club.alice.sees("**Bob** is now the host.")
    assert (await club.session()).host == int(club.alice.id)


async def test_the_word_that_is_told_is_the_one_that_was_given(club: Club, meanwhile: Meanwhile) -> None:
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    lobby = await club.accept()
    meanwhile(lambda _: GiveSeed(int(club.alice.id), "plum"))
    told = answer(await club.add_word(club.live(lobby), club.alice, "apple"))
    assert "**apple**" in told
    assert "plum" not in told
