"""People, and ways to have them play."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from rules.catalogue import GAMES
from rules.notation import legal
from sessions.refusals import Refusal
from sessions.session import Person, Session
from sessions.tables import Tables

SECRET = b"the same dice in every test run."

ANN = Person(11, "Ann")
BEN = Person(22, "Ben")
CAT = Person(33, "Cat")
DAN = Person(44, "Dan")
EVE = Person(55, "Eve")
PEOPLE = (ANN, BEN, CAT, DAN, EVE)

every_game = pytest.mark.parametrize("key", GAMES)


async def lobby(
    tables: Tables,
    people: Sequence[Person] = (ANN, BEN),
    key: str = "stranded",
    channel: int = 7,
    youngest: Person | None = None,
) -> Session:
    """An open table."""
    return await tables.open(game_key=key, options={}, guild_id=5, channel_id=channel, people=people, youngest=youngest)


async def started(
    tables: Tables, people: Sequence[Person] = (ANN, BEN), key: str = "stranded", channel: int = 7
) -> Session:
    """A game that waits for somebody's first choice."""
    session = await lobby(tables, people, key, channel)
    return await tables.start_game(session.id, people[0].user_id, "salt")


def to_act(session: Session) -> Person:
    """Whose turn it is."""
    assert session.actor, "nobody is to act"
    return session.people[session.actor - 1]


def waiting(session: Session) -> Person:
    """Somebody whose turn it is not."""
    return next(person for person in session.people if person != to_act(session))


def first_ply(session: Session) -> str:
    """A legal ply, as it is typed."""
    return str(legal(session.position)[0])


async def play_one(tables: Tables, session: Session, dice: random.Random) -> Session:
    """Any ply by whoever is to act."""
    ply = dice.choice(legal(session.position))
    return await tables.play(session.id, to_act(session).user_id, str(ply), session.plies)


async def play_out(tables: Tables, session: Session, seed: int) -> Session:
    """The game to its end, drawn with `seed`."""
    print(f"seed {seed}")
    dice = random.Random(seed)
    while session.state == "running":
        session = await play_one(tables, session, dice)
    return session


async def finished(tables: Tables, key: str = "stranded", people: Sequence[Person] = (ANN, BEN)) -> Session:
    """A whole game, soon over: everybody but one gives up after some plies."""
    session = await started(tables, people, key)
    dice = random.Random(4)
    for _ in range(12):
        if session.state == "running":
            session = await play_one(tables, session, dice)
    for person in session.people:
        if session.state == "running":
            session = await tables.resign(session.id, person.user_id)
    return session


class Refused:
    """Sees that a request is refused as it should be, in a sentence, and that nothing stored was changed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def __call__(self, kind: type[Refusal], words: str, asked: Awaitable[object]) -> Refusal:
        before = dump(self._path)
        with pytest.raises(Refusal) as caught:
            await asked
        assert type(caught.value) is kind, caught.value
        assert words in str(caught.value)
        assert str(caught.value).endswith(".")
        assert dump(self._path) == before
        return caught.value


def dump(path: Path) -> list[str]:
    """Everything that is stored."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())
