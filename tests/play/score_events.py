"""Score events, as the tests play them: announced, played day after day."""

from __future__ import annotations

from sandbox import Message, Person
from sessions.results.streaks import begin_of
from sessions.session import Session
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
