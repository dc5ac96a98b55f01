"""Whoever lets somebody else take over a seat reads before that the game then has no result."""

from __future__ import annotations

import pytest

from sessions.state.clock import DAY
from tests.play.club import Club
from tests.play.members import stuck
from tests.play.tables import clocked, due
from tests.play.turns import after_a_turn, other
from words import ENGLISH, of

COSTS = "Once a seat changes hands, this game has no result: it won’t count for ratings or statistics."


@pytest.mark.parametrize("seats", [2, 4])
async def test_who_is_asked_to_agree_to_a_substitute(club: Club, seats: int) -> None:
    session = await club.start("stranded", seats) if seats > 2 else await after_a_turn(club)
    eve = club.sandbox.person("eve")
    await other(club, session).slash("substitute", player=club.who(session), newcomer=eve)
    await club.caught_up()
    assert COSTS in club.live(await club.session()).text


async def test_beside_the_offer_to_forfeit_the_seat_of_somebody_who_is_late(club: Club) -> None:
    session = await clocked(club, 3)
    asks = other(club, session)
    await due(club, DAY // 2 + 1)
    await due(club, DAY // 2)
    board = club.live(await club.session())
    assert "Let a computer take over" in [each.label for each in board.buttons]
    assert COSTS in board.text
    asked = (await asks.click(board, "Let a computer take over")).said
    assert COSTS in asked.text, "before a computer is picked"


async def test_beside_the_offer_to_go_on_without_somebody_who_left(club: Club) -> None:
    _, _, stays = await stuck(club, 3)
    asked = (await stays.slash("board")).said
    assert "Let a computer take over" in [each.label for each in asked.buttons]
    assert COSTS in asked.text


async def test_it_is_not_said_of_a_game_that_has_no_result_anyway(club: Club) -> None:
    await club.start("stranded", 3)
    await club.bob.slash("substitute", player=club.bob, newcomer=club.dave)
    for person in (club.alice, club.carol, club.dave):
        await person.click(club.live(await club.session()), "Yes")
        await club.caught_up()
    session = await club.session()
    assert session.former
    await club.alice.slash("substitute", player=club.alice, newcomer=club.bob)
    await club.caught_up()
    board = club.live(await club.session())
    assert "to take over" in board.text or "hand their seat" in board.text
    assert COSTS not in board.text


async def test_where_the_command_is_named_and_a_computer_is_offered(club: Club) -> None:
    session = await club.start("stranded", 4)
    menu = (await club.bob.click(club.live(session), "More")).said
    assert "Let a computer take over" in [each.label for each in menu.buttons]
    assert "/substitute" in menu.text
    assert COSTS in menu.text
    said = of(ENGLISH).commands.substitute()
    assert said == "Have someone take over a seat in this channel’s game, which then has no result"
