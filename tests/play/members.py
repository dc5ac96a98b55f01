"""Members of the server: those who leave, are away, or may not see a channel."""

from __future__ import annotations

from sandbox import Person
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.session import Session
from tests import seeds
from tests.play.answers import answer
from tests.play.club import Club


def leaves(club: Club, person: Person) -> None:
    """They are no member any more."""
    club.sandbox.world.home.members.discard(person.id)
    club.sandbox.expect(10007)


async def stuck(club: Club, seats: int) -> tuple[Session, Person, Person]:
    """A game whose actor has left: the session, whoever left, and somebody who plays on."""
    session = await club.start("stranded", seats)
    dice = seeds.dice()
    while club.who(session) == club.alice:
        # Alice owns the server: she cannot leave it.
        await club.play_one(session, dice)
        session = await club.session()
    gone = club.who(session)
    leaves(club, gone)
    return session, gone, club.alice


async def is_away(club: Club, person: Person, days: int) -> Session:
    """Somebody says that they are away, in another channel; 0 days: they are back."""
    told = answer(await person.at("second-table").slash("away", days=days))
    assert ("away until" in told) is bool(days), told
    await club.caught_up()
    return await club.session()


def deny(person: Person, name: str, *rights: Permission) -> None:
    """Take rights in a channel from somebody."""
    channel = person.at(name).channel
    for right in rights:
        channel.overwrites.append(Overwrite(person.id, is_member=True, deny=right))
