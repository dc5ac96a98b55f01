"""Games with computers that think in this process."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cogs.thinking import thinking
from opponents.thinking import last_position
from opponents.thought import Candidate, Thought
from opponents.worker import Question
from sessions.acts import Join, Resign, Start
from sessions.session import Session
from sessions.state.players import ComputerLevel, Person
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.club import Club
from tests.play.thinkers import Thinkers

EASY, MEDIUM, HARD = ComputerLevel.EASY, ComputerLevel.MEDIUM, ComputerLevel.HARD


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers do not wait until people have followed."""
    monkeypatch.setattr(thinking, "FOLLOWED", 0.0)


class Minds(Thinkers[Question]):
    """Takes the first legal move."""

    share = 0.5
    """What the player of seat 2 expects of the win."""

    async def think(self, question: Question) -> Thought:
        """The first legal move of the position, or an error that was ordered."""
        await self.note(question)
        turn = last_position(question.record).turn()
        ply = str(turn.plies[0])  # type: ignore[union-attr]
        shares = tuple(self.share if seat == 2 else 1 - self.share for seat in (1, 2))
        return Thought(question.seat, Candidate((ply,), shares), (), 1)


@pytest.fixture
def minds(club: Club, monkeypatch: pytest.MonkeyPatch) -> Minds:
    """The club's computers think in this process."""
    made = Minds()
    monkeypatch.setattr(club.bot.thinking, "_workers", made)
    return made


async def against(club: Club, *levels: ComputerLevel, key: str = "strata5", others: Sequence[str] = ()) -> Session:
    """A game of Alice, who has seat 1, with other people and with computers, shown in the channel."""
    alice = club.sandbox.person("alice")
    person = Person(int(alice.id), alice.name)
    place = Place(int(club.sandbox.world.home.id), int(alice.channel.id))
    opening = Opening(key, place, (person,), first=person.user_id, computers=levels, table_options={"auto": "off"})
    session = await club.tables.openings.open(opening)
    for name in others:
        other = club.sandbox.person(name)
        session = await club.tables.do(session.id, Join(Person(int(other.id), other.name)))
    session = await club.tables.do(session.id, Start(person.user_id, "salt"))
    return await club.bot.services.display.show(session)


async def four(club: Club, key: str = "stranded") -> Session:
    """A game of Alice, Bob, and two computers."""
    return await against(club, HARD, HARD, key=key, others=["bob"])


def levels(session: Session) -> list[ComputerLevel]:
    return [each.level for each in session.computers]


async def won(club: Club, level: ComputerLevel, dice: random.Random, key: str = "strata5") -> Session:
    """A game that Alice has won against a computer of that level, which gives up."""
    session = await against(club, level, key=key)
    session = await club.tables.do(session.id, Resign(session.computers[0].user_id))
    return await club.bot.services.display.show(session)
