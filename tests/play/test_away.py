"""/away: it is shown at once wherever the game is shown, nobody is called while they are away, and no time is lost."""

from __future__ import annotations

import re

import pytest

from sessions.session import Session
from sessions.state.clock import DAY, HOUR, deadline
from tests.play.answers import answer
from tests.play.calls import called
from tests.play.club import Club
from tests.play.daily import at_noon, begun, until
from tests.play.members import is_away
from tests.play.settings import settle
from tests.play.tables import due, game

AWAY = r"\*\*{name}\*\* is away until <t:(\d+):f>\."


def ends(session: Session) -> int:
    """When the time of the player to act ends."""
    assert session.clock is not None
    return deadline(session.clock, session.table_options) or 0


@pytest.mark.parametrize("clock", ["1d", "none"])
async def test_an_absence_is_shown_at_once_on_the_board_in_board_and_in_games(club: Club, clock: str) -> None:
    session = await game(club, 2, clock=clock)
    slow = club.who(session)
    other = next(each for each in club.people[:2] if each != slow)
    wanted = re.compile(AWAY.format(name=slow.name))
    calls = len(called(club, slow))
    assert not wanted.search(club.live(session).text)
    session = await is_away(club, slow, 3)
    for text in (
        club.live(session).text,
        (await other.slash("board")).said.text,
        (await other.slash("games")).said.text,
        (await club.carol.slash("board")).said.text,
    ):
        assert wanted.search(text), text
    assert len(called(club, slow)) == calls, "nobody is called by that"
    session = await is_away(club, slow, 0)
    for text in (club.live(session).text, (await other.slash("games")).said.text):
        assert not wanted.search(text), text


async def test_an_old_board_is_replaced_and_calls_nobody(club: Club) -> None:
    """Discord limits edits of old messages."""
    session = await game(club, 2)
    slow, calls = club.who(session), len(called(club, club.who(session)))
    club.sandbox.clock.advance(3 * HOUR)
    session = await is_away(club, slow, 3)
    assert re.search(AWAY.format(name=slow.name), club.live(session).text)
    assert len(called(club, slow)) == calls


async def test_somebody_with_22_hours_left_has_22_hours_after_the_return_and_is_reminded_then(club: Club) -> None:
    session = await game(club, 2, clock="1d")
    slow = club.who(session)
    await settle(slow, "direct")
    club.sandbox.clock.advance(ends(session) - 22 * HOUR - club.tables.now())
    session = await is_away(club, slow, 3)
    back = ends(session) - 22 * HOUR
    assert abs(back - club.tables.now() - 3 * DAY) < 120
    assert f"Deadline: <t:{ends(session)}:R>" in club.live(session).text
    calls, messages = len(called(club, slow)), len(slow.direct().messages())
    for _ in range(5):
        session = await due(club, DAY // 2)
    assert len(called(club, slow)) == calls, "no reminder before the return"
    session = await due(club, back - club.tables.now() + 1)
    assert len(called(club, slow)) == calls + 1, "one at the return"
    assert len(slow.direct().messages()) == messages + 1
    assert "Reminder" in slow.direct().messages()[-1].text
    assert ends(session) == back + 22 * HOUR
    assert "is away" not in club.live(session).text
    session = await due(club, 21 * HOUR)
    assert len(called(club, slow)) == calls + 1, "and no other"
    assert session.clock is not None
    assert not session.clock.late
    session = await due(club, HOUR)
    assert session.clock is not None
    assert session.clock.late


async def test_without_a_clock_there_is_one_reminder_at_the_return_too(club: Club) -> None:
    session = await game(club, 2)
    slow = club.who(session)
    calls = len(called(club, slow))
    session = await is_away(club, slow, 2)
    for expected in (0, 1, 1):
        session = await due(club, DAY + 60)
        assert len(called(club, slow)) == calls + expected
    assert "is away" not in club.live(session).text
    assert "▶" in (await slow.slash("games")).said.text


async def test_who_is_back_before_they_had_said_has_what_was_left(club: Club) -> None:
    session = await game(club, 2, clock="1d")
    slow, end = club.who(session), ends(session)
    await is_away(club, slow, 5)
    await due(club, DAY)
    session = await is_away(club, slow, 0)
    assert abs(ends(session) - end - DAY) < 120
    assert f"**{slow.name}** is back from an absence." in club.live(session).text


async def test_only_games_that_wait_for_them_change(club: Club) -> None:
    session = await game(club, 2, clock="1d")
    other = next(each for each in club.people[:2] if each != club.who(session))
    after_it = await is_away(club, other, 3)
    assert after_it.version == session.version
    assert "is away" not in club.live(after_it).text


async def test_the_answer_says_what_an_absence_does(club: Club) -> None:
    told = answer(await club.alice.slash("away", days=3))
    assert "you keep the time you have left, and you get no reminders until then" in told
    assert "In each game that holds for the time of 7 turns (at least 1 day, at most 14 days)." in told
    assert "You’re reminded once when you return, and `/away days:0` ends the absence early." in told


async def test_an_absence_leaves_a_running_attempt_at_the_deal_as_it_is(club: Club) -> None:
    """Nobody waits for it, and the day of a deal ends for everybody at the same time."""
    await at_noon(club)
    attempt = await begun(club, club.alice, "dealhere")
    board = club.live(attempt).text
    await club.alice.slash("away", days=3)
    await club.caught_up()
    same = await club.tables.load(attempt.id)
    assert (same.version, club.live(same).text) == (attempt.version, board)
    assert same.is_attempt
    assert "is away" not in answer(await club.alice.slash("games"))
    await club.play_unseen(same)
    over = await club.tables.load(attempt.id)
    assert over.state == "over"
    assert await club.tables.overview.rated(over) is not None, "it counts, though they are away"


async def test_an_attempt_does_not_outlast_its_deal_through_an_absence(club: Club) -> None:
    await at_noon(club)
    attempt = await begun(club, club.alice, "dealhere")
    assert attempt.deal is not None
    await club.alice.slash("away", days=5)
    calls = len(called(club, club.alice))
    until(club, attempt.deal.closes + DAY)
    await club.bot.alarms.look()
    await club.caught_up()
    late = await club.tables.load(attempt.id)
    assert not late.is_attempt, "an absence does not put off the end of a deal"
    until(club, club.tables.now() + 5 * DAY)
    await club.bot.alarms.look()
    await club.caught_up()
    assert len(called(club, club.alice)) == calls, "nobody is reminded of a game that waits for nobody"
    over = await club.play_unseen(late)
    assert await club.tables.overview.rated(over) is None, "and it counts no more"
