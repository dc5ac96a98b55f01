"""Deals and puzzles of a day."""

from __future__ import annotations

from typing import Any

from sandbox import Message, Person
from sessions.learning.puzzles import PuzzlePosition, daily, puzzle_position
from sessions.results.streaks import begin_of, day_of
from sessions.session import Session
from tests.play.answers import private
from tests.play.club import Club, ask_to_resign, control
from tests.sessions.club import long_enough
from words import ENGLISH, of

DAY = 86_400

SAY = of(ENGLISH)


async def at_noon(club: Club) -> int:
    """Move the clock to the next noon (UTC); the number of that day."""
    now = int(club.sandbox.clock.now())
    club.sandbox.clock.advance(begin_of(day_of(now) + 1) + DAY // 2 - now)
    return club.tables.deals.today


def until(club: Club, moment: int) -> None:
    club.sandbox.clock.advance(moment - club.sandbox.clock.now())


async def deal_screen(person: Person) -> Message:
    return private(await person.slash("deal"))


async def begun(club: Club, person: Person, action: str, *words: str) -> Session:
    """Press a button of the screen of /deal. Returns the table that this opens."""
    asked = await deal_screen(person)
    await person.click(asked, control(asked, action, *words))
    await club.caught_up()
    attempt = await club.tables.deals.attempt(club.tables.deals.today, int(person.id))
    assert attempt is not None
    return attempt


async def given_up(club: Club, person: Person, session: Session) -> Session:
    """The table after its player has resigned, but not at once: they have a score."""
    session = await club.show(await long_enough(club.tables, session))
    there = person.direct() if session.place.direct else person
    question = (await ask_to_resign(there, club.live(session))).said
    await there.click(question, control(question, "resigned"))
    await club.caught_up(since=session)
    return await club.tables.load(session.id)


def today(club: Club) -> int:
    """The number of the day of the local Discord."""
    return int(club.sandbox.clock.now()) // DAY


def here(club: Club) -> int:
    """The id of the server."""
    return int(club.sandbox.world.guild_id)


def of_today(club: Club) -> PuzzlePosition:
    """The server's puzzle of the day."""
    found = puzzle_position(daily(here(club), today(club)) or "")
    assert found is not None
    return found


def shown_in(message: Message) -> PuzzlePosition:
    """The puzzle that a message shows."""
    found = puzzle_position(control(message, "puzzleshow").split(":")[-1].split(" ")[0])
    assert found is not None
    return found


async def opened(person: Person, game: str | None = None) -> Message:
    """The puzzle that the person gets, for a game or of the day, which is a press away for a beginner."""
    named: dict[str, Any] = {"game": game} if game else {}
    result = await person.slash("puzzle", **named)
    assert result.reply is not None, result
    assert result.reply.ephemeral
    if game is None and (ways := [each for each in result.reply.buttons if each.label == SAY.puzzles.daily()]):
        await person.click(result.reply, ways[0].custom_id or "")
    return result.reply
