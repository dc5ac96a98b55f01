"""/away in games of tournaments, which wait for nobody: the board claims nothing else, and reminders come in time."""

from __future__ import annotations

import pytest

from sessions.log import Reminded
from sessions.state.clock import DAY
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.tournaments import announce, enter, looked, opened, start

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def test_who_is_away_is_reminded_while_their_time_runs(club: Club) -> None:
    """A turn takes three days at most, and the player to act is away for ten."""
    await enter(club, await announce(club, game="strata5"), club.bob, club.carol, club.dave)
    await start(club)
    board = (await opened(club)).unfinished[0]
    session = await club.tables.load(board.session_id or 0)
    slow = club.who(session)
    told = answer(await slow.at("second-table").slash("away", days=10))
    assert "away until" in told
    assert "Games of tournaments don’t wait." in told
    await club.caught_up()
    shown = club.live(await club.tables.load(session.id)).text
    assert f"**{slow.name}** is away until" in shown
    assert "waits for them" not in shown
    await looked(club, 3 * DAY // 2 + 60)
    session = await club.tables.load(session.id)
    assert session.log[-1] == Reminded(int(slow.id))
    await looked(club, 3 * DAY // 2)
    assert (await club.tables.load(session.id)).state == "over", "the time was over as it would be without an absence"
