"""Your progress: what one's moves cost over the last games, on the local Discord."""

from __future__ import annotations

import pytest

from sandbox import Message, Person
from tests.play.answers import private
from tests.play.calls import choose_hour, until_hour
from tests.play.club import Club
from tests.play.daily import SAY
from tests.play.privacy import about, delete, file
from tests.play.settings import later
from tests.play.tables import ended
from tests.waiting import until as waiting_until

pytestmark = pytest.mark.usefixtures("critic")


async def progress(person: Person) -> Message:
    """What somebody reads who presses *Your progress* below their results."""
    shown = private(await person.slash("stats"))
    await person.click(shown, SAY.reviews.open())
    return shown


async def test_each_game_is_analysed_with_a_press_until_there_is_a_chart(club: Club) -> None:
    for moves in (6, 8, 10, 12):
        await ended(club, moves)
    told = await progress(club.alice)
    assert SAY.reviews.none() in told.text
    for number in range(1, 5):
        await club.alice.click(told, SAY.reviews.analyse_next())
        await shows(told, number)
        assert len(await club.tables.reviews.of(int(club.alice.id))) == number
        assert ("With 95% certainty" in told.text) == (number >= 3)
        assert bool(told.media) == (number >= 4)
    assert SAY.reviews.analyse_next() not in [each.label for each in told.buttons], "all games are analysed"
    assert "By part of the game: " in told.text
    assert "Your winning chances changed per game: your moves " in told.text
    assert str(told.alt).startswith("Chart of the percentage points that each move cost in 4 games")
    assert await club.tables.reviews.of(int(club.bob.id)) == (), "he has asked for nothing"


async def shows(told: Message, number: int) -> None:
    """Wait until a message shows the figures of so many games."""
    await waiting_until(lambda: len_of(told) == number)


def len_of(told: Message) -> int:
    """From how many games the figures are that a message shows."""
    found = told.text.partition("From ")[2].removeprefix("your last ").partition(" ")[0]
    return int(found) if found.isdecimal() else 0


async def test_analyses_and_exercises_count_for_whoever_asked_and_only_they_see_it(club: Club) -> None:
    over = await ended(club, 12)
    private(await club.alice.click(club.live(over), "Learn from this game"))
    await club.caught_up()
    assert len(await club.tables.reviews.of(int(club.alice.id))) == 1
    private(await club.carol.click(club.live(over), "Analyse"))
    private(await club.bob.click(club.live(over), "Analyse"))
    await club.caught_up()
    assert await club.tables.reviews.of(int(club.carol.id)) == (), "she did not play"
    assert len(await club.tables.reviews.of(int(club.bob.id))) == 1
    others = private(await club.bob.slash("stats", player=club.alice))
    assert SAY.reviews.open() not in [each.label for each in others.buttons]
    await club.bob.slash("stats")


async def test_it_is_exported_and_deleted_with_the_person(club: Club) -> None:
    over = await ended(club, 12)
    for person in (club.alice, club.bob):
        private(await person.click(club.live(over), "Analyse"))
    await club.caught_up()
    shown = await about(club.alice)
    assert "found about your play in 1 game is stored" in shown.text
    (given,) = file(shown)["progress"]
    assert given["table"] == over.id
    assert given["review"]["moves"]
    await delete(club.alice)
    assert await club.tables.reviews.of(int(club.alice.id)) == ()
    assert len(await club.tables.reviews.of(int(club.bob.id))) == 1


async def test_a_digest_says_how_many_exercises_are_due(club: Club) -> None:
    await ended(club, 2)
    over = await ended(club, 12)
    private(await club.alice.click(club.live(over), "Learn from this game"))
    await club.caught_up()
    due = len(await club.tables.exercises.due(int(club.alice.id)))
    assert due
    session = await club.start("strata5", 2, clock="3d")
    actor = club.who(session)
    for person in (club.alice, club.bob):
        await choose_hour(person, 8)
    await later(club, until_hour(club, 8))
    sent = [each.text for each in actor.direct().messages() if "waiting for you:" in each.text]
    (digest,) = sent
    assert (SAY.games.digest_exercises(number=due) in digest) == (actor is club.alice)
    other = club.bob if actor is club.alice else club.alice
    assert not [each for each in other.direct().messages() if "for you:" in each.text], "exercises alone send nothing"
