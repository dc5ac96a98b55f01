"""Progress is told to the person who waits, in one private message, whatever became of the press."""

from __future__ import annotations

import pytest

from sandbox import Message, Result
from sessions.session import Session
from tests.play.club import Club
from tests.play.films import Slow
from tests.play.tables import ended
from tests.play.thinkers import Brief
from tests.play.turns import moves_of

CALLBACK = "/callback"


def hinder(club: Club, slow: bool) -> None:
    """Have the next press acknowledged before the bot asks for “… is thinking”, or by no answer that arrives."""
    if slow:
        club.impatience.set()
    else:
        club.sandbox.faults.next("POST", CALLBACK, reset=True, times=2)


async def only_reply(club: Club, result: Result) -> Message:
    """The one private message that answers a press, once the bot is done with it."""
    await club.bot.router.under_way.idle()
    (found,) = result.replies
    assert found.ephemeral
    return found


@pytest.fixture
async def over(club: Club) -> Session:
    """A game that is over, with two players."""
    return await ended(club)


@pytest.mark.parametrize("slow", [True, False])
async def test_an_analysis_leaves_the_last_board_as_it_is(
    club: Club, over: Session, figures: Brief, slow: bool
) -> None:
    board = club.live(over)
    before = board.text
    figures.go.clear()
    hinder(club, slow)
    result = await club.carol.click(board, "Analyse", wait=False)
    await club.carol.sees(f"0 of {moves_of(over)} moves done")
    assert board.text == before
    figures.go.set()
    found = await only_reply(club, result)
    assert "Luck is what chance changed" in found.text
    assert found.media
    assert board.text == before


@pytest.mark.parametrize("slow", [True, False])
async def test_a_replay_leaves_the_last_board_as_it_is(
    club: Club, over: Session, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    film = Slow(monkeypatch)
    board = club.live(over)
    before = board.text
    hinder(club, slow)
    result = await club.carol.click(board, "Replay", wait=False)
    await club.carol.sees("Creating the replay: 1 of")
    assert board.text == before
    film.go.set()
    found = await only_reply(club, result)
    assert found.media
    assert board.text == before
