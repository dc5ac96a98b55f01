"""A first evening: from /play to the lessons, a first game, and one exercise from it, with nothing to type."""

from __future__ import annotations

import asyncio

import pytest

from render.catalogue import face
from rules.catalogue import GAMES
from sessions.acts import Play, Resign
from sessions.learning.lessons import tutorial
from sessions.session import Session
from tests.play.answers import private
from tests.play.club import Club
from tests.play.computers import Minds, hurry, minds
from tests.play.daily import SAY
from tests.play.lessons import answers, chosen
from tests.play.tables import ended
from tests.play.thinkers import Critic
from tests.waiting import until

__all__ = ["hurry", "minds"]

each_game = pytest.mark.parametrize("key", GAMES)


@each_game
async def test_a_newcomer_gets_from_play_to_an_exercise_without_a_word(
    club: Club, minds: Minds, critic: Critic, key: str
) -> None:
    shown = private(await club.alice.slash("play"))
    assert SAY.learning.newcomers() in shown.text
    lesson = private(await club.alice.choose(shown, key, menu=SAY.learning.newcomers_menu()))
    given = tutorial(key)
    for _ in given[1:]:
        await club.alice.click(lesson, SAY.learning.skip())
    await chosen(club.alice, lesson, answers(given[-1], right=True)[0], key, len(given) - 1)
    assert face(key, SAY).teller.about.watch in lesson.text
    await club.alice.click(lesson, SAY.learning.first_game())
    await club.caught_up()
    session = await club.session()
    assert session.state == "running"
    session = await _given_up(club, session)
    told = private(await club.alice.click(club.live(session), SAY.exercises.learn()))
    await until(lambda: bool(told.media))
    assert "exercise 1 of 1" in told.text


async def test_who_has_played_is_offered_no_lessons(club: Club) -> None:
    await ended(club, 2)
    assert SAY.learning.newcomers() not in private(await club.alice.slash("play")).text
    assert SAY.learning.newcomers() in private(await club.carol.slash("play")).text


async def _given_up(club: Club, session: Session) -> Session:
    """The game when Alice has made some moves, each the first that is offered, and has given up."""
    alice = int(club.alice.id)
    for _ in range(4):
        while session.actor != session.seat_of(alice):
            await asyncio.sleep(0.02)
            session = await club.tables.load(session.id)
        ply = next(ply for group in session.continuations().values() for ply in group)
        # The bot is told of what is played beside Discord: it would look for a computer's turn by itself 20 s later.
        session = await club.show(await club.tables.do(session.id, Play(alice, ply, session.version)))
    return await club.show(await club.tables.do(session.id, Resign(alice)))
