"""Whole games through the local Discord, for every game of the catalogue and every number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.catalogue import GAMES
from tests import seeds
from tests.play.club import Club, open_club

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
    again = "Play again" if session.solo else "Rematch"
    assert [button.label for button in final.buttons] == [
        again,
        "Record",
        "Rules",
        "Replay",
        "History",
        "Analyse",
        "Learn from this game",
    ]
    assert final.image().width >= 400
    live = [each for each in club.sandbox.messages() if any(one.label == "More" for one in each.buttons)]
    assert not live, "no board keeps its controls after the end"


async def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    """Ids, times, secrets, dice and choices: a game that made a test fail can be played again."""
    logs = []
    for number in range(2):
        async with open_club(tmp_path / f"{number}.sqlite3") as club:
            session, dice = await club.start("stranded", 2), seeds.dice()
            for _ in range(10):
                await club.play_one(session, dice)
                session = await club.session()
            logs.append((session.row.entries, session.row.messages, session.commitment))
    assert logs[0] == logs[1]
