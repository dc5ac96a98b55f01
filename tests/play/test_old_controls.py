"""Messages whose turn is over: none keeps its controls, whatever else is sent about it at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.display.display import Display
from cogs.interactions.ids import Press
from data.rows import Shown
from data.sqlite.store import SqliteStore
from tests.play.club import Club
from tests.play.controls import boards
from tests.play.forger import forged
from tests.play.turns import plies, within_a_turn


@pytest.mark.parametrize("fault", [{}, {"lost": True, "reset": True, "times": 2}], ids=["answered", "answer lost"])
async def test_a_press_that_was_answered_privately_first_leaves_no_old_board(club: Club, fault: dict[str, Any]) -> None:
    """The answer to such a press can only edit the private message, and not the board that was pressed."""
    session = await within_a_turn(club)
    board = club.live(session)
    if fault:
        club.sandbox.faults.next("POST", "/callback", **fault)
        club.sandbox.expect(40060)
    await forged(club, club.who(session), board, Press("resigned", session.id))
    await club.caught_up(since=session)
    ended = await club.session()
    assert ended.ended
    assert boards(club) == [club.live(ended)]
    assert not board.deleted, "it tells what happened in its turn"


async def test_a_page_that_is_turned_while_the_board_is_retired_does_not_bring_it_back(
    paged_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody turns a page and types a move: the page comes when the old board has just lost its controls."""
    club = paged_club
    session = await club.start("higher", 2, top="33")
    # A turn is two numbers.
    await club.who(session).slash("move", move=plies(session)[0])
    await club.caught_up(since=session)
    session = await club.session()
    board, person = club.live(session), club.who(session)
    asked, retired, offered, noted = (asyncio.Event() for _ in range(4))
    offer, forget = Display.offer, SqliteStore.forget_message

    async def offer_late(self: Display, *given: Any) -> None:
        asked.set()
        await retired.wait()
        try:
            await offer(self, *given)
        finally:
            offered.set()

    async def forget_late(self: SqliteStore, session_id: int, message_id: int) -> Shown | None:
        retired.set()
        await noted.wait()
        return await forget(self, session_id, message_id)

    monkeypatch.setattr(Display, "offer", offer_late)
    monkeypatch.setattr(SqliteStore, "forget_message", forget_late)
    more = asyncio.create_task(person.click(board, "More ▶"))
    async with asyncio.timeout(20):
        await asked.wait()
        await person.slash("move", move=plies(session)[0])
        await offered.wait()
        noted.set()
        pressed = await more
    await club.caught_up(since=session)
    assert boards(club) == [club.live(await club.session())]
    assert pressed.replies, "who pressed reads why nothing happened"
