"""Score events on the local Discord: announced, played alone day after day, and shown when nobody can play any more."""

from __future__ import annotations

import hashlib
import re

from sandbox import Message, Person
from sessions.results.streaks import begin_of
from sessions.session import Session
from sessions.state.deals import closes
from tests.play.answers import private
from tests.play.club import Club, ask_to_resign, control
from tests.play.daily import at_noon, today, until
from tests.play.tournaments import announce, looked, public, the
from tests.sessions.club import long_enough
from tournaments.events.scored import SPARE

NAME = "Mars week"


async def event(club: Club, deals: str = "2-3") -> Message:
    """An event that starts at the next midnight."""
    await at_noon(club)
    return await announce(club, NAME, game="mars", deals=deals, open="15m")


async def day(club: Club, number: int) -> None:
    """It is noon of the day of this deal, and what was due before is done."""
    first = (await the(club)).deals[0].day
    for moment in (begin_of(first + number - 1), begin_of(first + number - 1) + 6 * 3600 + SPARE):
        until(club, moment + 1)
        await looked(club, 61)
        await looked(club, 61)
    until(club, begin_of(first + number - 1) + 12 * 3600)


async def screen(club: Club, person: Person) -> Message:
    """The private screen that the button Play opens."""
    message = public(club, NAME)
    return (await person.click(message, control(message, "cupplay"))).said


async def begun(club: Club, person: Person, action: str = "cupdirect") -> Session:
    """Somebody begins the attempt of today."""
    asked = await screen(club, person)
    await person.click(asked, control(asked, action))
    await club.caught_up()
    attempt = await club.tables.deals.attempt(today(club), int(person.id), (await the(club)).id)
    assert attempt is not None
    return attempt


async def played(club: Club, person: Person, action: str = "cupdirect") -> Session:
    """Somebody plays the deal of today, and resigns after a few turns: they have a score."""
    session = await begun(club, person, action)
    session = await club.show(await long_enough(club.tables, session))
    there = person.direct() if session.place.direct else person
    question = (await ask_to_resign(there, club.live(session))).said
    await there.click(question, control(question, "resigned"))
    await club.caught_up(since=session)
    return await club.tables.load(session.id)


async def test_an_event_from_its_announcement_to_the_final_standings(club: Club) -> None:
    message = await event(club)
    assert "score event: everyone plays the same deals alone, one a day · best 2 of 3 scores count" in message.text
    assert "First deal:" in message.text
    checked = (await club.bob.click(message, control(message, "cupdeals"))).said.text
    fingerprints = re.findall(r"Fingerprint of this deal.*`([0-9a-f]{64})`", checked)
    assert len(fingerprints) == 3, "the tests have one secret"
    assert "Secret of this deal" not in checked
    await day(club, 1)
    assert "Deal 1 of 3 is open." in public(club, NAME).text
    mine = await screen(club, club.alice)
    assert "you have one attempt" in mine.text
    attempt = await played(club, club.alice)
    assert attempt.place.direct
    assert attempt.commitment == fingerprints[0]
    assert f"counts for {NAME}" in club.live(attempt).text
    # Bob plays in the channel, and is dealt the same cards.
    other = await begun(club, club.bob, "cupdealhere")
    board = club.live(other)
    assert f"{NAME}: finish before" in board.text
    labels = [each.label for each in (await club.bob.click(board, "More")).said.buttons]
    assert not {"Hint", "Try out moves", "Take back"} & set(labels), labels
    # Nobody has a second attempt, and nobody sees a score while somebody can play.
    again = await screen(club, club.alice)
    assert "Your score:" in again.text
    assert "cupdealhere" not in str([each.custom_id for each in again.buttons])
    assert "Scores of deal 1:" in public(club, NAME).text
    assert "Alice" not in public(club, NAME).text
    # Carol can still play these cards: nobody shows her more of them than the board.
    for asked in ("history", "replay", "record"):
        assert f"You can still play this deal of {NAME}" in private(await club.carol.slash(asked)).text
        assert "You can still play" not in private(await club.bob.slash(asked)).text
    await day(club, 2)
    shown = public(club, NAME)
    assert "Deal 2 of 3 is open." in shown.text
    assert r"1\. **Alice** · −" in shown.text
    assert "Bob" in shown.text, "his attempt was not over in time, and has no score"
    secret = re.findall(r"Secret of this deal.*`([0-9a-f]+)`", (await _checked(club)).text)
    assert [hashlib.sha256(bytes.fromhex(each)).hexdigest() for each in secret] == fingerprints[:1]
    await played(club, club.carol)
    await day(club, 3)
    await played(club, club.carol)
    until(club, closes((await the(club)).deals[-1].day) + SPARE + 1)
    await looked(club)
    await looked(club)
    ended = public(club, NAME)
    assert "The tournament is over." in ended.text
    assert re.search(r"\*\*(Alice|Carol)\*\*.* (wins|share)", ended.text)
    assert (await the(club)).state == "finished"
    assert "cupplay" not in str([each.custom_id for each in ended.buttons])


async def _checked(club: Club) -> Message:
    message = public(club, NAME)
    return (await club.bob.click(message, control(message, "cupdeals"))).said
