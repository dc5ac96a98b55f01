"""An arena whose threads or channel somebody deletes while it runs."""

from __future__ import annotations

import pytest

from tests.play.answers import answer
from tests.play.arenas import begun, press
from tests.play.club import Club
from tests.play.tournaments import looked, opened, the
from tournaments.events.arenas import SOON

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def test_a_game_whose_thread_is_deleted_gives_no_points_and_both_are_paired_again(club: Club) -> None:
    people = await begun(club)
    tournament = await the(club)
    board = tournament.unfinished[0]
    session = await club.tables.load(board.session_id or 0)
    club.sandbox.expect(10003)
    club.sandbox.remove_channel(str(session.place.channel_id))
    for _ in range(6):
        await looked(club, SOON)
        await opened(club)
    tournament = await the(club)
    first, *_ = [each for each in tournament.boards if each.board == board.board]
    assert (first.how, first.points) == ("annulled", (0, 0))
    playing = {number for each in tournament.unfinished for number in each.seats}
    assert playing >= set(board.seats), "they play again"
    assert {*await press(club, "cupcome", *people)} == {"You’ll get your next opponent when this game is over."}


async def test_an_arena_whose_channel_is_deleted_is_cancelled(club: Club) -> None:
    """And then Discord is asked for that channel no more."""
    await begun(club)
    club.sandbox.expect(10003)
    gone = club.sandbox.world.channel("table").id
    club.sandbox.remove_channel("table")
    for _ in range(4):
        await looked(club)
    tournament = await the(club)
    assert tournament.state == "cancelled"
    assert {each.how for each in tournament.boards if each.session_id is not None} == {"annulled"}
    since = len(club.sandbox.timeline)
    for _ in range(4):
        await looked(club)
    asked = [each.id for each in list(club.sandbox.timeline)[since:] if each.what.startswith("REQUEST")]
    assert not [each for each in asked if gone in each]
    assert "Lunch arena" not in answer(await club.bob.at("second-table").slash("games"))
