"""Several people play, each in their own direct messages: everybody has one board of their own."""

from __future__ import annotations

import random

import pytest

from rules.catalogue import GAMES
from tests.play.apart import begin_apart, board_of, play_ply, view_of, with_controls
from tests.play.club import Club, control

FOR_TWO = [key for key, game in GAMES.items() if 2 in game.seats]


@pytest.mark.parametrize("game", FOR_TWO)
async def test_two_play_to_the_end(club: Club, game: str, dice: random.Random) -> None:
    people = [club.alice, club.bob]
    session = await begin_apart(club, game)
    while session.state == "running":
        for person in people:
            view, board = await view_of(club, session, person), await board_of(club, session, person)
            assert [each.id for each in with_controls(person)] == [board.id]
            assert board.image().width > 0
            assert view.shown == view.version, "both boards are up to date"
            waits = club.who(session) is not person
            assert not (waits and board.menus), "who waits has nothing to choose"
        session = await play_ply(club, session, dice)
    for person in people:
        board = await board_of(club, session, person)
        assert [each.id for each in with_controls(person)] == [board.id]
        assert control(board, "rematch")
