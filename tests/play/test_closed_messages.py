"""People who want direct messages and take none: Discord is asked once a day, and they are told once."""

from __future__ import annotations

import pytest

from sandbox import Message
from sessions.session import Session
from tests.play.club import Club
from tests.play.test_me import settle
from tests.play.test_settings import play_turn

DAY = 86_400
CLOSED_TO_ME = "Discord says that yours are closed to me"


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
    return [each for each in everywhere if each.ephemeral and CLOSED_TO_ME in each.text]


async def turns(club: Club, session: Session, count: int) -> Session:
    for _ in range(count):
        session = await play_turn(club, session)
        await club.caught_up()
    return session


@pytest.mark.xfail(strict=True, reason="each call costs a refusal, and nobody is told")
async def test_closed_messages_cost_one_refusal_a_day(club: Club) -> None:
    session = await turns(club, await bob_closed(club), 6)
    assert refused(club) == 1
    club.sandbox.clock.advance(DAY - 60)
    session = await turns(club, session, 2)
    assert refused(club) == 1
    club.sandbox.clock.advance(120)
    await turns(club, session, 4)
    assert refused(club) == 2


@pytest.mark.xfail(strict=True, reason="each call costs a refusal, and nobody is told")
async def test_they_are_told_once_and_privately(club: Club) -> None:
    session = await turns(club, await bob_closed(club), 6)
    assert len(told(club)) == 1
    club.sandbox.clock.advance(DAY)
    await turns(club, session, 4)
    assert refused(club) == 2
    assert len(told(club)) == 1
    assert not [each for each in club.sandbox.messages() if CLOSED_TO_ME in each.text], "nobody else reads it"
