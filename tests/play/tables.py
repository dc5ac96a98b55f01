"""Tables on the local Discord, with terms, guests and clocks, and what becomes of them as time passes."""

from __future__ import annotations

from typing import Any

from sandbox import Message, Person, Result
from sessions.acts import ChangeOption
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.answers import private, said_nothing
from tests.play.club import Club
from tests.play.turns import moved


async def opened(club: Club, opener: Person | None = None, **options: Any) -> Message:
    """A lobby of Stranded, just opened."""
    said_nothing(await (opener or club.alice).slash("play", game="stranded", **options))
    return club.live(await club.session())


async def resign(club: Club) -> Session:
    """The game of two when Alice has given up."""
    asked = private(await club.alice.slash("resign"))
    before = await club.session()
    await club.alice.click(asked, "Resign")
    await club.caught_up(since=before)
    return await club.session()


async def game(club: Club, /, seats: int = 3, **terms: str) -> Session:
    """A running game of so many with these terms, in #table."""
    named: dict[str, Any] = dict(zip(("opponent", "opponent2", "opponent3"), club.people[1:seats], strict=False))
    await club.alice.slash("play", game="strata5" if seats == 2 else "stranded", **named)
    lobby = await club.accept()
    for name, value in terms.items():
        lobby = await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), name, value))
    await club.alice.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    return await club.session()


async def clocked(club: Club, seats: int = 2) -> Session:
    """A game with a clock of a day."""
    return await game(club, seats, clock="1d")


async def due(club: Club, seconds: int) -> Session:
    """What has come of the table when so many seconds have passed."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()
    return await club.session()


async def started(club: Club, channel: str, other: Person, **terms: str) -> Session:
    """A running game of Alice and somebody else in that channel, with these terms."""
    if channel not in {each.name for each in club.sandbox.world.channels.values()}:
        club.sandbox.add_channel(channel)
    alice = club.alice.at(channel)
    await alice.slash("play", game="stranded", opponent=other)
    lobby = await club.session(channel)
    await other.at(channel).click(club.live(lobby), "Accept")
    await club.caught_up(since=lobby)
    session = await club.session(channel)
    for name, value in terms.items():
        session = await club.tables.do(session.id, ChangeOption(int(alice.id), name, value))
    await alice.click(club.live(session), "Start")
    await club.caught_up(since=session)
    return await club.session(channel)


async def panel(club: Club, page: str = "Game") -> Message:
    """The host's panel, opened at that page."""
    shown = (await club.alice.click(club.live(await club.session()), "Options")).said
    assert shown.ephemeral
    if page != "Game":
        await club.alice.click(shown, page)
    return shown


async def cancelled(club: Club, person: Person) -> None:
    """The lobby of that person's channel, closed again."""
    session = await club.session(person.channel.id)
    lobby = club.live(session)
    panel = (await person.click(lobby, "Options")).said
    await person.click(panel, "Cancel the table")
    await club.caught_up()


async def late(club: Club, **terms: str) -> tuple[Session, Person, list[Person]]:
    """A game of three with a clock of a day in which somebody's time is out: they, and the two others."""
    session = await game(club, 3, clock="1d", **terms)
    slow = club.who(session)
    await due(club, DAY // 2 + 1)
    session = await due(club, DAY // 2)
    assert session.clock is not None
    assert session.clock.late
    return session, slow, [each for each in club.people[:3] if each != slow]


async def ended(club: Club, moves: int = 6, seats: int = 2) -> Session:
    await moved(club, moves, seats)
    return await resign(club)


async def open_record(club: Club, content: bytes, name: str = "game.txt") -> Result:
    return await club.dave.slash("open", record=club.dave.upload(name, content))
