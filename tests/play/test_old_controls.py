"""Messages whose turn is over: none keeps its controls, whatever else is sent about it at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.interactions.ids import Press
from tests.play.club import Club
from tests.play.test_around import within_a_turn
from tests.play.test_direct_play import forged
from tests.play.test_troubles import boards


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
