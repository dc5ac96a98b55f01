"""Tables apart: games that several people play, each in their own direct messages with the bot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sandbox import Message, Person
from sessions.session import Session
from sessions.state import players
from sessions.state.table import APART, DIRECT, Place
from sessions.tables.opening import Opening
from tests.play.club import Club, hasty, pick


async def begin_apart(club: Club, game: str, people: Sequence[Person]) -> Session:
    """A game that these people play in their direct messages, shown to all of them."""
    opening = Opening(
        game,
        Place(DIRECT, APART),
        [players.Person(int(each.id), each.name) for each in people],
        salt="9",
        at_once=True,
        showings={int(each.id): int(each.direct().channel.id) for each in people},
    )
    session = await club.tables.openings.open(opening)
    await club.bot.services.display.show(session)
    await club.caught_up()
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
