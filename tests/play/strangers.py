"""Games between strangers: people who know nothing of each other but what the bot calls them."""

from __future__ import annotations

import random

from sandbox import Message, Person
from sessions.session import Session
from sessions.state.players import Stranger
from sessions.state.table import APART, DIRECT, Place
from sessions.tables import Opening
from tests.play.answers import private
from tests.play.apart import board_of, play_ply, view_of
from tests.play.club import Club


async def stranger(club: Club, person: Person) -> Stranger:
    """What somebody is called among strangers."""
    row = await club.tables.strangers.names.drawn(int(person.id))
    return Stranger.named(row.user_id, row.word, row.number)


async def met(club: Club, *people: Person, game: str = "games_up", **options: str) -> Session:
    """A game of these people, or of Alice and Bob, that the bot began without a lobby: each was just greeted."""
    people = people or (club.alice, club.bob)
    opening = Opening(
        game,
        Place(DIRECT, APART),
        [await stranger(club, each) for each in people],
        table_options=options,
        salt="salt",
        at_once=True,
        showings={int(each.id): int(each.direct().channel.id) for each in people},
    )
    session = await club.tables.openings.open(opening)
    await club.bot.services.display.show(session)
    await club.caught_up()
    return await club.tables.load(session.id)


async def given_up(club: Club, dice: random.Random, *people: Person, plies: int = 4) -> Session:
    """A game of strangers that the first of them, or Alice, gave up after some plies."""
    session = await met(club, *people)
    for _ in range(plies):
        session = await play_ply(club, session, dice)
    loser = (people[0] if people else club.alice).direct()
    question = private(await loser.slash("resign"))
    await loser.click(question, "Resign")
    await club.caught_up()
    return await club.tables.load(session.id)


async def about_opponent(club: Club, session: Session, person: Person) -> Message:
    """What somebody reads about the other player below the end of a game."""
    direct = person.direct()
    assert (await view_of(club, session, person)).ended
    return private(await direct.click(await board_of(club, session, person), "Your opponent"))
