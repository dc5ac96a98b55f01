"""Players who do not come back: what the others can do, and for how long somebody who is away is waited for."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Message, Person
from sessions.acts import Settle
from sessions.session import Session
from sessions.waiting import DAY, HOUR
from tests.play.club import Club
from tests.play.test_lobby import answer


async def game(club: Club, /, seats: int = 3, **terms: str) -> Session:
    """A running game of so many with these terms, in #table."""
    named: dict[str, Any] = dict(zip(("opponent", "opponent2", "opponent3"), club.people[1:seats], strict=False))
    await club.alice.slash("play", game="strata5" if seats == 2 else "stranded", **named)
    lobby = await club.accept()
    for name, value in terms.items():
        lobby = await club.tables.do(lobby.id, Settle(int(club.alice.id), name, value))
    await club.alice.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    return await club.session()


async def after(club: Club, seconds: int) -> Session:
    """What has come of the table when so many seconds have passed."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()
    return await club.session()


async def late(club: Club, **terms: str) -> tuple[Session, Person, list[Person]]:
    """A game of three with a clock of a day in which somebody's time is out: they, and the two others."""
    session = await game(club, 3, clock="1d", **terms)
    slow = club.who(session)
    await after(club, DAY // 2 + 1)
    session = await after(club, DAY // 2)
    assert session.waiting is not None
    assert session.waiting.late
    return session, slow, [each for each in club.people[:3] if each != slow]


def labels(message: Message) -> list[str]:
    """What stands on a message's buttons."""
    return [each.label or "" for each in message.buttons]


# Questions


@pytest.mark.xfail(strict=True, reason="a question stays open until somebody answers")
async def test_a_question_that_nobody_answers_closes(club: Club) -> None:
    session = await game(club, seats=2)
    await club.who(session).slash("draw")
    assert "do you agree?" in club.live(await club.session()).text
    closed = await after(club, DAY + 60)
    assert closed.question is None
    board = club.live(closed).text
    assert "do you agree?" not in board
    assert f"The offer of a draw by **{club.who(session).name}** was not answered in time, so it is closed." in board


@pytest.mark.xfail(strict=True, reason="an open question takes the place of what can be done about a time that is out")
async def test_a_question_does_not_hide_that_one_can_wait_longer(club: Club) -> None:
    session, slow, (one, two) = await late(club)
    await one.click(club.live(session), "Give up their seat")
    board = club.live(await club.session())
    assert {"Yes", "No", "Wait longer"} <= set(labels(board))
    await two.click(board, "Wait longer")
    await club.caught_up()
    session = await club.session()
    assert session.question is None, "who waits longer has said no"
    assert session.waiting is not None
    assert not session.waiting.late
    assert f"**{two.name}** would rather wait, so **{slow.name}** has more time." in club.live(session).text


@pytest.mark.xfail(strict=True, reason="whoever is away is asked all the same")
async def test_who_is_away_has_no_vote(club: Club) -> None:
    session, slow, (one, two) = await late(club)
    await two.slash("away", days=3)
    asked = (await one.click(club.live(session), "Give up their seat")).said
    await one.click(asked, "Give up their seat")
    await club.caught_up()
    assert f"The time of **{slow.name}** was out, so their seat was given up." in club.live(await club.session()).text


@pytest.mark.xfail(strict=True, reason="whoever says nothing blocks the game")
async def test_two_who_are_not_there_do_not_block_a_game_of_three(club: Club) -> None:
    session, slow, (one, _) = await late(club)
    await one.click(club.live(session), "Give up their seat")
    board = club.live(await club.session()).text
    assert "no answer counts as yes" in board
    session = await after(club, DAY + 60)
    assert session.question is None
    assert f"The time of **{slow.name}** was out, so their seat was given up." in club.live(session).text
    assert session.seat_of(int(slow.id)) not in session.position.remaining()


# Being away


@pytest.mark.xfail(strict=True, reason="/away can be renewed for ever")
async def test_away_cannot_be_renewed_for_ever(club: Club) -> None:
    await game(club, seats=2)
    for _ in range(30):
        said = answer(await club.alice.slash("away", days=14))
        if "away until" not in said:
            break
        club.sandbox.clock.advance(13 * DAY)
    assert "You can be away for" in said


@pytest.mark.xfail(strict=True, reason="one player can hold a game with a clock of an hour for weeks")
async def test_a_game_with_a_short_clock_does_not_wait_for_weeks(club: Club) -> None:
    session = await game(club, seats=2, clock="1h")
    slow = club.who(session)
    await slow.slash("away", days=14)
    session = await after(club, HOUR // 2 + 1)
    for _ in range(3):
        session = await after(club, DAY)
    assert session.waiting is not None
    assert session.waiting.late
