"""People who want direct messages and take none: Discord is asked once a day, and they are told once."""

from __future__ import annotations

import pytest

from cogs.display.direct_messages import DirectMessages
from cogs.messages.parts import Composed
from sandbox import Message
from sessions.session import Session
from tests.play.club import Club
from tests.play.settings import settle
from tests.play.turns import play_turn
from words import ENGLISH, of

SAY = of(ENGLISH)

DAY = 86_400


async def bob_closed(club: Club) -> Session:
    """A game in which Bob wants direct messages instead of mentions, and takes none."""
    await settle(club.bob, "pings", "never")
    await settle(club.bob, "direct")
    club.bob.user.closed = True
    club.sandbox.expect(50007)
    return await club.start("stranded", 2)


def refused(club: Club) -> int:
    return sum(each.code == 50007 for each in club.sandbox.errors)


def told(club: Club) -> list[Message]:
    """How often Bob was told that his messages are closed."""
    everywhere = club.sandbox.messages("table", club.bob)
    return [each for each in everywhere if each.ephemeral and SAY.settings.closed_to_me() in each.text]


async def turns(club: Club, session: Session, count: int) -> Session:
    """Play so many turns, in another game where one is over: the dice may end a game after a few."""
    for _ in range(count):
        if session.state == "over":
            session = await club.start("stranded", 2)
        session = await play_turn(club, session)
        await club.caught_up()
    return session


async def test_closed_messages_cost_one_refusal_a_day(club: Club) -> None:
    session = await turns(club, await bob_closed(club), 6)
    assert refused(club) == 1
    club.sandbox.clock.advance(DAY - 60)
    session = await turns(club, session, 2)
    assert refused(club) == 1
    club.sandbox.clock.advance(120)
    await turns(club, session, 4)
    assert refused(club) == 2


async def test_they_are_told_once_and_privately(club: Club) -> None:
    session = await turns(club, await bob_closed(club), 6)
    assert len(told(club)) == 1
    club.sandbox.clock.advance(DAY + 60)
    await turns(club, session, 4)
    assert refused(club) == 2
    assert len(told(club)) == 1
    assert not [each for each in club.sandbox.messages() if SAY.settings.closed_to_me() in each.text], (
        "nobody else reads it"
    )


@pytest.mark.parametrize("way", ["command", "button", "refusal"])
async def test_they_are_told_beside_whatever_they_do_next(club: Club, way: str) -> None:
    await bob_closed(club)
    if not refused(club):
        await turns(club, await club.session(), 2 if club.who(await club.session()).id == club.bob.id else 1)
    assert refused(club) == 1
    if not told(club):
        board = club.live(await club.session())
        match way:
            case "command":
                await club.bob.slash("board")
            case "button":
                await club.bob.click(board, "Rules")
            case "refusal":
                await club.bob.slash("move", move="nonsense")
        await club.sandbox.settle()
    assert len(told(club)) == 1


async def test_a_form_is_answered_by_nothing_else(club: Club) -> None:
    """A form that is to be filled in comes first: they are told when they have sent it."""
    await settle(club.bob, "pings", "never")
    await settle(club.bob, "direct")
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    await club.accept()
    details = (await club.bob.click(club.live(await club.session()), "Details")).said
    club.bob.user.closed = True
    club.sandbox.expect(50007)
    assert isinstance(club.bot.router.pending_notice, DirectMessages)
    await club.bot.router.pending_notice.send(int(club.bob.id), Composed(None, content="It’s your turn."))
    assert refused(club) == 1
    asked = await club.bob.click(details, "Add a word")
    assert asked.modal is not None
    await club.sandbox.settle()
    assert told(club) == []
    await club.bob.submit(asked.modal, answer="ship")
    await club.sandbox.settle()
    assert len(told(club)) == 1


async def test_who_opens_them_again_is_written_to_after_a_day(club: Club) -> None:
    session = await turns(club, await bob_closed(club), 4)
    club.bob.user.closed = False
    club.sandbox.clock.advance(DAY + 60)
    session = await turns(club, session, 3)
    assert "It’s your turn in Stranded" in club.bob.direct().messages()[-1].text
    club.bob.user.closed = True
    await turns(club, session, 4)
    assert refused(club) == 2
    assert len(told(club)) == 2, "it is news again"
