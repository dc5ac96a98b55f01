"""Games of people, of whom some are forgotten later."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sessions.acts import GiveSeed, Play, Resign, Start
from sessions.log import Person
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening, Tables

ANN, BEN, CAT = Person(110011, "Ann the First"), Person(220022, "Ben"), Person(330033, "Cat")
MO = 990099


async def opened(
    tables: Tables, *people: Person, channel: int = 7, guild: int = 5, first: int | None = None
) -> Session:
    return await tables.openings.open(Opening("stranded", Place(guild, channel), people or (ANN, BEN), first=first))


async def running(tables: Tables, *people: Person, channel: int = 7, guild: int = 5) -> Session:
    session = await opened(tables, *people, channel=channel, guild=guild)
    await tables.do(session.id, GiveSeed(ANN.user_id, "my own word"))
    session = await tables.do(session.id, Start(session.host, "salt"))
    person = session.actor_person
    assert person is not None
    ply = next(iter(session.continuations().values()))[0]
    return await tables.do(session.id, Play(person.user_id, ply))


async def over(tables: Tables, *people: Person, channel: int = 7, guild: int = 5) -> Session:
    session = await running(tables, *people, channel=channel, guild=guild)
    for person in session.people[1:]:
        session = await tables.do(session.id, Resign(person.user_id))
    assert session.state == "over"
    return session


def everything(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())
