"""Games that count for ratings, played beside Discord."""

from __future__ import annotations

from sandbox import Person
from sessions.acts import Resign, Start
from sessions.log import Person as Seated
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.club import Club
from tests.sessions.club import long_enough


def here(club: Club) -> Place:
    return Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))


async def beaten(club: Club, winner: Person, *losers: Person) -> Session:
    """A game of Stranded that all but one give up, after as many turns as a rated result takes."""
    people = [winner, *losers]
    session = await club.tables.openings.open(
        Opening(
            "stranded",
            Place(int(club.sandbox.world.home.id), int(club.alice.channel.id)),
            [seated(each) for each in people],
        )
    )
    session = await club.tables.do(session.id, Start(int(winner.id), "salt"))
    session = await long_enough(club.tables, session)
    for each in losers:
        # The dice may have put one of several out of the game before.
        if session.seat_of(int(each.id)) in session.position.remaining():
            session = await club.tables.do(session.id, Resign(int(each.id)))
    assert session.state == "over"
    await club.tables.messages.note_shown(session)
    return session


def seated(person: Person) -> Seated:
    """Somebody as a table knows them."""
    return Seated(int(person.id), person.name)


async def begun(club: Club, *people: Person, game: str = "strata5") -> Session:
    """A game in the club's server, just begun and not shown."""
    opening = Opening(
        game, Place(int(club.sandbox.world.home.id), int(club.alice.channel.id)), [seated(each) for each in people]
    )
    session = await club.tables.openings.open(opening)
    return await club.tables.do(session.id, Start(int(people[0].id), f"salt {session.id}"))


async def won(club: Club, winner: Person, loser: Person) -> Session:
    """A game that one gave up after a while."""
    session = await long_enough(club.tables, await begun(club, winner, loser))
    return await club.tables.messages.note_shown(await club.tables.do(session.id, Resign(int(loser.id))))


async def ended(club: Club, session: Session) -> str:
    """What the channel reads at the end of a game that one of two gives up."""
    session = await club.tables.do(session.id, Resign(session.people[0].user_id))
    await club.bot.services.display.show(session)
    await club.caught_up()
    return club.live(await club.tables.load(session.id)).text
