"""Somebody who says no to an invitation, or wants no calls, is not called again, and nobody is told that they were."""

from __future__ import annotations

import pytest

from sandbox import Message
from sessions.acts import ChangeOption
from sessions.state.clock import DAY
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, control
from tests.play.settings import settle
from tests.play.turns import other


def called(club: Club, person: str) -> list[Message]:
    """The messages of #table, deleted ones too, that called somebody."""
    channel = club.sandbox.world.channel("table").id
    found = [club.sandbox.message(each.id) for each in club.sandbox.state.by_channel[channel]]
    return [each for each in found if person in each.pings]


async def declined(club: Club) -> None:
    """Alice has invited Bob, who said no."""
    said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob))
    lobby = await club.session()
    await club.bob.click(club.live(lobby), control(club.live(lobby), "decline"))
    await club.caught_up(since=lobby)


async def test_who_has_declined_is_not_called_to_that_table_again(club: Club) -> None:
    await declined(club)
    before = called(club, "bob")
    assert len(before) == 1
    for _ in range(4):
        told = answer(await club.alice.slash("invite", guest=club.bob))
        assert "declined an invitation to this table, but can still join it" in told
    assert called(club, "bob") == before


async def test_who_has_declined_can_join_after_all(club: Club) -> None:
    await declined(club)
    lobby = await club.tables.do((await club.session()).id, ChangeOption(int(club.alice.id), "seating", "invited"))
    await club.show(lobby)
    board = club.live(await club.session())
    await club.bob.click(board, control(board, "join"))
    await club.caught_up()
    assert (await club.session()).seat_of(int(club.bob.id))


@pytest.mark.parametrize(
    ("pings", "direct", "heard"),
    [("never", False, False), ("never", True, True), ("reminders", False, True), ("every turn", False, True)],
)
async def test_a_nudge_says_whether_anybody_is_notified(club: Club, pings: str, direct: bool, heard: bool) -> None:
    session = await club.start("strata5", 2)
    slow, waits = club.who(session), other(club, session)
    await settle(slow, "pings", pings)
    if direct:
        await settle(slow, "direct")
    club.sandbox.clock.advance(DAY + 1)
    before, messages = len(called(club, slow.user.key)), len(slow.direct().messages())
    told = answer(await waits.slash("nudge"))
    await club.caught_up()
    assert ("You nudged them" in told) is heard
    assert ("I couldn’t notify them" in told) is not heard
    notified = len(called(club, slow.user.key)) + len(slow.direct().messages()) - before - messages
    assert bool(notified) is heard
    assert f"**{waits.name}** is asking if **{slow.name}** is still there" in club.live(await club.session()).text
