"""A game with one person in it speaks that person's language, also in a server of another language."""

from __future__ import annotations

import pytest

from cogs.languages import say_at
from sessions.acts import Resign
from sessions.session import Session
from sessions.state.players import ComputerLevel
from tests.play.answers import private
from tests.play.club import Club, control
from tests.play.computers import Minds, against, hurry, minds
from tests.play.privacy import delete
from tests.play.settings import ROOM, choose_channel, later, lists, pick, screen, settle
from tests.play.translating import in_pseudo
from tests.sessions.club import long_enough
from words import ENGLISH, PSEUDO, of

__all__ = ["hurry", "minds"]

pytestmark = pytest.mark.usefixtures("pseudo_language")


async def ended(club: Club, session: Session) -> Session:
    """The game after Alice has resigned."""
    return await club.show(await club.tables.do(session.id, Resign(int(club.alice.id))))


async def test_a_game_for_one_is_in_the_language_of_who_plays_it(club: Club) -> None:
    club.alice.user.locale = PSEUDO
    session = await club.begin("mars")
    board = club.live(session)
    assert in_pseudo(board.text)
    assert in_pseudo(board.alt or "")
    final = club.live(await ended(club, session))
    assert in_pseudo(final.text)
    assert final.buttons[0].label == of(PSEUDO).tables.play_again()
    other = await club.begin("mars", club.bob)
    assert not in_pseudo(club.live(other).text)


async def test_it_goes_before_the_language_of_the_server(club: Club) -> None:
    """Also before one that the server has chosen: nobody else plays there."""
    await pick(club.alice, private(await club.alice.slash("settings")), "language", PSEUDO)
    session = await club.begin("mars")
    assert session.language == PSEUDO
    assert not in_pseudo(club.live(session).text)


async def test_a_game_against_a_computer_is_in_the_language_of_the_person(club: Club, minds: Minds) -> None:
    club.alice.user.locale = PSEUDO
    await screen(club.alice)
    session = await against(club, ComputerLevel.EASY)
    board = club.live(session)
    assert in_pseudo(board.text)
    assert in_pseudo(board.alt or "")


async def test_a_table_for_several_is_in_that_of_the_server(club: Club) -> None:
    """Also while one person alone sits in the lobby."""
    club.alice.user.locale = PSEUDO
    await club.alice.slash("play", game="stranded")
    lobby = await club.session()
    assert say_at(lobby).language == ENGLISH
    assert not in_pseudo(club.live(lobby).text)


async def test_a_language_chosen_later_is_spoken_from_the_next_move_on(club: Club, minds: Minds) -> None:
    session = await club.begin("mars")
    assert not in_pseudo(club.live(session).text)
    await settle(club.alice, "language", PSEUDO)
    assert in_pseudo(club.live(await ended(club, session)).text)


async def test_a_game_whose_player_was_forgotten_is_in_the_language_of_the_server(club: Club) -> None:
    club.sandbox.world.home.locale = PSEUDO
    session = await ended(club, await club.begin("mars"))
    assert say_at(session).language == ENGLISH
    await delete(club.alice)
    session = await club.tables.load(session.id)
    assert say_at(session).language == PSEUDO


async def test_its_result_in_the_channel_for_results_is_in_the_language_of_the_server(club: Club) -> None:
    """Everybody reads that channel."""
    club.sandbox.add_channel(ROOM)
    await choose_channel(club, ROOM, setting="results_channel")
    club.alice.user.locale = PSEUDO
    session = await ended(club, await long_enough(club.tables, await club.begin("mars")))
    assert in_pseudo(club.live(session).text)
    await later(club, 0)
    [posted] = lists(club)
    assert not in_pseudo(posted.text.replace("mars", ""))
    assert not in_pseudo(posted.alt or "")


async def test_others_press_its_buttons_in_their_own_language(club: Club) -> None:
    club.alice.user.locale = PSEUDO
    session = await club.begin("mars")
    board = club.live(session)
    told = await club.bob.click(board, control(board, "besides"))
    assert not in_pseudo(told.said.text or told.said.buttons[0].label)
