"""Arenas, as the tests play them: announced, begun, and entered by people who press Play."""

from __future__ import annotations

from sandbox import Person
from tests.play.club import Club, control
from tests.play.tournaments import announce, enter, guests, looked, opened, public, start

NAME = "Lunch arena"


async def press(club: Club, action: str, *people: Person) -> list[str]:
    """They press a button of the arena's message; what each reads."""
    message = public(club, NAME)
    return [(await each.click(message, control(message, action))).said.text for each in people]


async def begun(club: Club, minutes: str = "60") -> list[Person]:
    """An arena of six that has begun, with its first games. Alice, who organises it, does not play."""
    message = await announce(club, NAME, format="arena", most="8", open="15m", game="strata5", minutes=minutes)
    people = [*club.people[1:], *guests(club, 3)]
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    await press(club, "cupcome", *people)
    await opened(club)
    return people
