"""Score events, as the tests play them: announced, played day after day."""

from __future__ import annotations

from sandbox import Message, Person
from sessions.results.streaks import begin_of
from sessions.session import Session
from tests.play.club import Club, control
from tests.play.daily import at_noon, given_up, today, until
from tests.play.tournaments import announce, looked, public, the
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
    return await given_up(club, person, await begun(club, person, action))
