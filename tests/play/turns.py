"""Turns of a game on the local Discord: what is legal, and games that are played on to some moment."""

from __future__ import annotations

import random
from collections.abc import Callable

from rules.catalogue import GAMES
from rules.core import Choice, Ply, Position
from rules.notation import legal
from sandbox import Person
from sessions.acts import Play
from sessions.fold import then
from sessions.session import Session
from tests import seeds
from tests.play.club import Club, pick
from tests.sessions.club import play_one


async def moved(club: Club, moves: int = 8, seats: int = 2) -> Session:
    """A game of Stranded after so many moves, which goes on. Where the dice end one sooner, another is begun.

    The first moves are made beside Discord, and shown with the last one.
    """
    dice = seeds.dice("moved")
    while True:
        session = await club.start("stranded", seats)
        for _ in range(moves):
            if session.state == "running":
                session = await play_one(club.tables, session, dice)
        session = await club.show(session)
        if session.state == "running":
            return session


def moves_of(session: Session) -> int:
    """How many moves a game has: those that left no choice too, and giving up."""
    return sum(bool(each.seat) for each in session.played)


def random_plies(key: str, dice: random.Random) -> set[str]:
    """The plies of seats that are legal in positions of a random game."""
    game = GAMES[key]
    position: Position = game.new(game.seats[0], game.settle({}))
    found: set[str] = set()
    for _ in range(200):
        if not legal(position):
            break
        if isinstance(position.turn(), Choice):
            found |= {*map(str, legal(position))}
        position = position.play(dice.choice(legal(position)))
    return found


def other(club: Club, session: Session) -> Person:
    """Somebody at the table who is not to act."""
    seated = {str(each.user_id) for each in session.people}
    return next(each for each in club.people if each.id in seated and each != club.who(session))


async def one(club: Club, session: Session) -> Session:
    """One ply by whoever is to act, the first that is offered."""
    ply = next(ply for group in session.continuations().values() for ply in group)
    await pick(club.who(session), club.live(session), ply)
    await club.caught_up(since=session)
    return await club.session()


async def first_choices(club: Club, session: Session, until: Callable[[Session], bool]) -> Session:
    """The game when `until` says so after first choices, which are made beside Discord and shown together."""
    while not until(session):
        ply = next(ply for group in session.continuations().values() for ply in group)
        session = await club.tables.do(session.id, Play(int(club.who(session).id), ply, session.version))
    return await club.show(session)


async def within_a_turn(club: Club, **terms: str) -> Session:
    """A game of Strata 5 in which whoever is to act has chosen a step of this turn."""

    def began(session: Session) -> bool:
        return bool(session.played) and session.played[-1].turn == session.position.number

    return await first_choices(club, await club.start("strata5", 2, **terms), began)


async def after_a_turn(club: Club) -> Session:
    """A game of Strata 5 in which somebody has just finished a turn."""
    session = await within_a_turn(club)
    seat = session.actor
    return await first_choices(club, session, lambda session: session.actor != seat)


def player(club: Club, session: Session, name: str) -> Person:
    """Whose turn it is, in the session's channel."""
    return club.who(session).at(name)


async def any_move(person: Person, dice: random.Random) -> str:
    """One of the moves that the bot offers while somebody types: a whole one, whose words come one after the other."""
    chosen, offered = "", [str(each["value"]) for each in await person.autocomplete("move", "move", "")]
    while offered:
        chosen = dice.choice(offered)
        more = [str(each["value"]) for each in await person.autocomplete("move", "move", f"{chosen} ")]
        offered = [each for each in more if each.startswith(f"{chosen} ")]
    return chosen


async def before_the_last_ply_of_a_turn(club: Club) -> tuple[Session, str]:
    """A game of two, and a ply with which the turn passes to the other."""

    def passing(session: Session) -> str | None:
        return next((ply for ply in plies(session) if _passes(session, ply)), None)

    session = await club.play_unseen(await club.start("stranded", 2), until=passing)
    ply = passing(session)
    assert ply is not None, "no turn passed"
    return session, ply


def _passes(session: Session, ply: str) -> bool:
    assert session.actor_person is not None
    after = then(session, Play(session.actor_person.user_id, ply).apply(session))
    return after.state == "running" and after.actor != session.actor


async def play_turn(club: Club, session: Session) -> Session:
    """Play on, with first choices, until it is another turn."""
    turn = session.position.number
    while session.state == "running" and session.position.number == turn:
        ply = next(ply for plies in session.continuations().values() for ply in plies)
        await club.who(session).slash("move", move=ply)
        await club.caught_up(since=session)
        session = await club.session()
    return session


async def until_turn_of(club: Club, session: Session, person: Person) -> Session:
    """Play on until it is somebody's turn, and not their first one at the table."""
    session = await play_turn(club, session)
    return session if club.who(session).id == person.id else await play_turn(club, session)


async def move(club: Club, session: Session) -> Session:
    """A whole turn of the person to act, by the first choices under the board."""
    actor, turn = session.actor_person, session.position.number
    while (session.actor_person, session.position.number) == (actor, turn) and session.state == "running":
        ply = next(iter(session.continuations().values()))[0]
        await pick(club.who(session), club.live(session), ply)
        session = await club.tables.load(session.id)
    return session


async def turn_of(club: Club, channel: str, person: Person) -> Session:
    """The game of a channel once it is the turn of `person`."""
    session, dice = await club.session(channel), seeds.dice()
    while club.who(session) != person:
        plies = [ply for group in session.continuations().values() for ply in group]
        await club.who(session).at(channel).slash("move", move=dice.choice(plies))
        await club.caught_up(since=session)
        session = await club.session(channel)
    return session


def plies(session: Session) -> list[str]:
    """The legal plies of the moment."""
    return [ply for group in session.continuations().values() for ply in group]


async def until_taking(club: Club, seats: int = 2) -> Session:
    """A game in which somebody is about to take one of several caps."""
    session = await club.play_unseen(await club.start("stranded", seats), until=takes)
    assert takes(session)
    return session


def takes(session: Session) -> list[Ply]:
    """The caps that can be taken, where several can."""
    found = [each for each in legal(session.position) if str(each).startswith("take")]
    return found if len(found) > 1 else []
