"""Tables apart: games that several people play, each in their own direct messages with the bot."""

from __future__ import annotations

import json
import random
from typing import Any

from sandbox import Message, Person
from sessions.acts import ChangeOption
from sessions.session import Session
from sessions.state.options import THREAD
from tests.play.club import Club, control, hasty, pick


async def lobby_apart(club: Club, game: str, seats: int, **options: str) -> Session:
    """A lobby of Alice and as many others, whose game is to be played in direct messages, with these table options."""
    named = zip(("opponent", "opponent2", "opponent3"), club.people[1:seats], strict=False)
    guests: dict[str, Any] = dict(named)
    await club.alice.slash("play", game=game, **guests)
    await club.accept()
    for name, value in {THREAD.name: "direct", **options}.items():
        await club.tables.do((await club.session()).id, ChangeOption(int(club.alice.id), name, value))
    lobby = await club.session()
    await club.bot.services.display.show(lobby)
    return lobby


async def begin_apart(club: Club, game: str, seats: int = 2, **options: str) -> Session:
    """A game of Alice and as many others in their direct messages, begun in a lobby, with these table options."""
    lobby = await lobby_apart(club, game, seats, **options)
    await club.alice.click(club.live(lobby), control(club.live(lobby), "start"))
    await club.caught_up(since=lobby)
    session = await club.tables.finder.meant_by(int(club.alice.id), 0)
    assert session is not None
    return await club.tables.load(session.id)


async def view_of(club: Club, session: Session, person: Person) -> Session:
    """What somebody is shown of a table."""
    return (await club.tables.load(session.id)).seen_by(int(person.id))


async def board_of(club: Club, session: Session, person: Person) -> Message:
    """The live message of somebody's view."""
    return club.live(await view_of(club, session, person))


async def play_ply(club: Club, session: Session, dice: random.Random) -> Session:
    """Whoever is to act clicks a ply in their direct messages; the table as it stands then."""
    actor = club.who(session).direct()
    await pick(actor, await board_of(club, session, actor), hasty(session, dice))
    await club.caught_up(since=session)
    return await club.tables.load(session.id)


def with_controls(person: Person) -> list[Message]:
    """The messages in somebody's direct messages that have buttons or menus of a table."""
    own = [each for each in person.direct().messages() if not each.ephemeral and not each.deleted]
    return [each for each in own if each.menus or any(button.custom_id for button in each.buttons)]


async def under_way(club: Club, dice: random.Random) -> Session:
    """A game in which some plies were played."""
    session = await begin_apart(club, "games_up")
    for _ in range(6):
        session = await play_ply(club, session, dice)
    return session


async def over(club: Club, dice: random.Random) -> Session:
    """A game that Alice has resigned after some plies."""
    session = await under_way(club, dice)
    alice = club.alice.direct()
    await alice.click((await alice.slash("resign")).said, "Resign")
    await club.caught_up()
    return await club.tables.load(session.id)


def requests(club: Club, since: int) -> list[str]:
    """The requests of the bot since a place in the timeline, without the answers to presses."""
    happened = [each for each in list(club.sandbox.timeline)[since:] if each.what.startswith("REQUEST")]
    answers = ("/interactions/", "/webhooks/")
    return [f"{each.what} {each.id}" for each in happened if not any(answer in each.id for answer in answers)]


def told_to(person: Person) -> list[str]:
    """All that somebody was sent in their direct messages, as it stands in the requests, with what it was before."""
    own = ("author", "interaction_metadata", "interaction", "channel_id")
    return [
        json.dumps({name: value for name, value in payload.items() if name not in own})
        for message in person.direct().messages()
        for payload in (*message.history, message.payload)
    ]
