"""What a live message tells: all since the reader's last move."""

from __future__ import annotations

import pytest

from sessions.records.past import untold
from tests.sessions.scripted import part, scripted_session


@pytest.mark.parametrize(
    ("log", "then", "told", "new"),
    [
        # Three others have moved since: all of them are told, not only the last.
        ("|011|022|033|0", "1", "---0220330", 7),
        # Somebody who has not moved yet is told from the beginning.
        ("|011|022|0", "3", "0110220", 7),
        # In a turn under way, the whole turn, of which the own last move must be told.
        ("|022|011|01", "1", "------01", 1),
        # Somebody who moved twice in a row sees what the own move caused.
        ("|022|011|0", "1", "---0110", 2),
        # The game is over: all since the oldest last move of those who played until then, here of seat 1.
        ("|022|033|011|022|033", "", "---------022033", 6),
        ("|011|022|033|022", "", "---022033022", 9),
        # Who had resigned before reads it no more than the others.
        ("|011|022C|011|022", "", "----------022", 3),
        # To resign is no move: what has come since the last one is told.
        ("|022|033|011|022|0c", "", "------0110220c", 8),
        ("", "|1", "", 0),
    ],
)
def test_all_since_the_own_last_move_is_told(log: str, then: str, told: str, new: int) -> None:
    session = scripted_session(log, then, seats=3)
    found = untold(session)
    assert (part(session, found.plies), found.new) == (told, new)
