"""People, and ways to have them play."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from rules.catalogue import GAMES
from rules.notation import legal
from sessions.acts import Accept, Act, Play, Resign, Start, Tick
from sessions.log import Person
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.players import Player
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests import seeds
from tests.data.sqlite.files import dump

NOW = 1_000_000_000

FRESH = b"a secret that is bound anew later"[:32]

ANN = Person(11, "Ann")
BEN = Person(22, "Ben")
CAT = Person(33, "Cat")
DAN = Person(44, "Dan")
EVE = Person(55, "Eve")
PEOPLE = (ANN, BEN, CAT, DAN, EVE)

AnyRefusal = TypeVar("AnyRefusal", bound=Refusal)

every_game = pytest.mark.parametrize("key", GAMES)
every_game_of_several = pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.seats[-1] > 1])


async def lobby(
    tables: Tables,
    people: Sequence[Person] = (ANN, BEN),
    key: str = "stranded",
    channel: int = 7,
    first: Person | None = None,
    **options: str,
) -> Session:
    """An open table, at which every step is asked; a game for one has begun, with the first of `people`."""
    seated = people[: GAMES[key].seats[-1]] if key in GAMES else people
    return await tables.openings.open(
        Opening(
            key,
            Place(5, channel),
            seated,
            options,
            first.user_id if first else None,
            table_options={"auto": "off"},
            salt="salt",
        )
    )


async def started(
    tables: Tables, people: Sequence[Person] = (ANN, BEN), key: str = "stranded", channel: int = 7
) -> Session:
    """A game that waits for somebody's first choice."""
    session = await lobby(tables, people, key, channel)
    return session if session.solo else await tables.do(session.id, Start(people[0].user_id, "salt"))


async def accepted(tables: Tables, session: Session) -> Session:
    """The same table once everybody who is invited has said yes."""
    for person in session.invited:
        session = await tables.do(session.id, Accept(person))
    return session


async def rematch(tables: Tables, session_id: int, person: Person, salt: str) -> Session:
    """A table with the same game and people, which that person opens."""
    return await tables.openings.open(await tables.openings.rematch(session_id, person, salt))


def to_act(session: Session) -> Person:
    """Whose turn it is."""
    assert session.actor, "nobody is to act"
    return person(session.people[session.actor - 1])


def waiting(session: Session) -> Person:
    """Somebody whose turn it is not."""
    return next(person(each) for each in session.people if each != to_act(session))


def person(player: Player) -> Person:
    """A player who is a person."""
    assert isinstance(player, Person)
    return player


def first_ply(session: Session) -> str:
    """A legal ply, as it is typed."""
    return str(legal(session.position)[0])


def a_play(session: Session) -> Play:
    """A legal ply by whoever is to act, as a button of that moment plays it."""
    return Play(to_act(session).user_id, first_ply(session), session.version)


async def play_one(tables: Tables, session: Session, dice: random.Random) -> Session:
    """Any ply by whoever is to act."""
    ply = dice.choice(legal(session.position))
    return await tables.do(session.id, Play(to_act(session).user_id, str(ply), session.version))


def any_act(session: Session, dice: random.Random, resign: float = 0.0) -> Act:
    """Any ply by whoever is to act or, with that chance, a resignation of anybody who is still in."""
    if dice.random() < resign:
        return Resign(session.people[dice.choice(session.position.remaining()) - 1].user_id)
    return Play(to_act(session).user_id, str(dice.choice(legal(session.position))), session.version)


async def long_enough(tables: Tables, session: Session) -> Session:
    """The game once every seat has taken as many turns as a rated result takes; it goes on."""
    dice = seeds.dice("club")
    while session.state == "running" and _fewest_turns(session) < session.game.rated_from:
        session = await tables.do(session.id, Play(to_act(session).user_id, _harmless(session, dice), session.version))
    assert session.state == "running", "nobody was out of the game so soon"
    return session


def _harmless(session: Session, dice: random.Random) -> str:
    """A ply after which all who are in the game still are; any ply where there is none."""
    here = session.position
    plies = list(legal(here))
    dice.shuffle(plies)
    return str(next((each for each in plies if here.play(each).remaining() == here.remaining()), plies[0]))


def _fewest_turns(session: Session) -> int:
    """How many turns the seat with the fewest has begun: a seat may pass, or take two in a row."""
    seats = range(1, len(session.people) + 1)
    return min(len({each.turn for each in session.played if each.seat == seat}) for seat in seats)


async def play_out(tables: Tables, session: Session) -> Session:
    """The game to its end."""
    dice = seeds.dice("play_out", session.id)
    while session.state == "running":
        session = await play_one(tables, session, dice)
    return session


async def finished(tables: Tables, key: str = "stranded", people: Sequence[Person] = (ANN, BEN)) -> Session:
    """A whole game, soon over: everybody but one gives up after some plies."""
    session = await started(tables, people, key)
    dice = seeds.dice("finished", session.id)
    for _ in range(12):
        if session.state == "running":
            session = await play_one(tables, session, dice)
    for seat, person in enumerate(session.people, 1):
        if session.state == "running" and seat in session.position.remaining():
            session = await tables.do(session.id, Resign(person.user_id))
    return session


class Time:
    """A clock that stands until it is moved."""

    def __init__(self, now: int = 0) -> None:
        self.now = now

    def __call__(self) -> float:
        return float(self.now)


class Refused:
    """Sees that a request is refused as it should be, and that nothing stored was changed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def __call__(self, kind: type[AnyRefusal], asked: Awaitable[object]) -> AnyRefusal:
        before = dump(self._path)
        with pytest.raises(Refusal) as caught:
            await asked
        assert type(caught.value) is kind, repr(caught.value)
        assert dump(self._path) == before
        return caught.value


def damage(path: Path, statement: str, *values: object) -> None:
    """Change the file as somebody else would: one row, with no new seal."""
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What the file holds."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


async def game(tables: Tables, *people: Person, key: str = "", channel: int = 7, **terms: str) -> Session:
    """A running game of these, or of Ann and Ben, with these terms, in which every step is asked.

    Without a key it is Strata 5 for two, and else Stranded.
    """
    seated = people or (ANN, BEN)
    opening = Opening(
        key or ("strata5" if len(seated) == 2 else "stranded"),
        Place(5, channel),
        seated,
        table_options={"auto": "off", **terms},
    )
    return await tables.do((await tables.openings.open(opening)).id, Start(ANN.user_id, "salt"))


async def a_turn(tables: Tables, session: Session) -> Session:
    """The rest of the turn of whoever is to act."""
    seat, turn = session.actor, session.position.number
    while (session.actor, session.position.number) == (seat, turn):
        session = await tables.do(session.id, a_play(session))
    return session


async def late_game(tables: Tables, time: Time, *people: Person) -> Session:
    """A game in which the time of whoever is to act is out."""
    session = await game(tables, *people, clock="1d")
    time.now += DAY
    return await tables.do(session.id, Tick(time.now))
