"""Whole games through the local Discord, for every game of the catalogue and every number of seats."""

from __future__ import annotations

import pytest

from rules.catalogue import GAMES
from tests.play.club import Club

CASES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_a_game_is_played_to_its_end(club: Club, game: str, seats: int) -> None:
    session = await club.start(game, seats)
    assert session.state == "running"
    assert len(session.people) == seats
    session = await club.play_out()
    assert session.state == "over"
    final = club.live(await club.session())
    assert [button.label for button in final.buttons] == ["Rematch", "Record", "Rules", "Replay", "History"]
    assert final.image().width >= 400
    live = [each for each in club.sandbox.messages() if any(one.label == "Resign" for one in each.buttons)]
    assert not live, "no board keeps its controls after the end"
