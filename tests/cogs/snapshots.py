"""Sessions without a store: folded from what happens at them, and shown where a test says so."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache

from msgspec.structs import replace

from data.rows import SessionRow
from rules.catalogue import GAMES
from sessions.acts import Act, Cancel, End, Invite, Start, Tick
from sessions.clocks.deadlines import LAST_WARNING, SILENCE
from sessions.fold import Fold, then
from sessions.log import Opened, Person
from sessions.session import Session
from sessions.tables.messages import Message, Shows
from tests.sessions.club import ANN, BEN, to_act
from tests.sessions.scripted import scripted_session

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
NEXT = scripted_session("|011|0", "22|1")
"""The next turn has begun: seat 2 is to act, and entry 6 is its die."""

SECRET = b"the same dice in every test run."
"""What the dice of a table come from, where no other secret is given: examples read the same in every run."""


def opened(
    people: Sequence[Person] = (ANN, BEN), key: str = "stranded", first: Person | None = None, secret: bytes = SECRET
) -> Session:
    """A table that is open, of which nothing has been shown."""
    game = GAMES[key]
    row = SessionRow(
        id=1,
        game=key,
        rules_version=game.version,
        guild_id=5,
        channel_id=7,
        secret=secret,
        exclusive=True,
        state="lobby",
        version=0,
        shown=0,
    )
    fold = Fold(row, game)
    fold.add(Opened("", people[0].user_id, first.user_id if first else None, tuple(people)))
    return _stored(fold.done())


def after(session: Session, *acts: Act) -> Session:
    """The session after these acts."""
    for act in acts:
        session = _stored(then(session, act.apply(session)))
    return session


def shown(session: Session, *messages: Message, upto: int | None = None) -> Session:
    """The session of which the channel has these messages, and has seen as much as `upto` or else as they show."""
    seen = max([each.version for each in messages], default=0) if upto is None else upto
    return replace(session, row=replace(session.row, messages=messages, shown=seen))


def _stored(session: Session) -> Session:
    return replace(session, row=replace(session.row, state=session.state, version=session.version))


def message(shows: Shows, version: int, ago: timedelta = timedelta(minutes=1), *, live: bool = True) -> Message:
    """A message that was made so long ago: its id tells."""
    milliseconds = (NOW - ago - EPOCH) // timedelta(milliseconds=1)
    return Message((milliseconds << 22) + version, 7, shows, version, live)


LOBBY = message("lobby", 1)


@cache
def lobby(name: str = "Ann", key: str = "stranded") -> Session:
    return opened((Person(11, name), BEN), key)


def inviting(*guests: Person) -> Session:
    return after(opened((ANN, BEN)), Invite(ANN.user_id, guests))


@cache
def running(name: str = "Ann", key: str = "stranded") -> Session:
    """A game in which whoever is called so is to act."""
    session = after(lobby(key=key), Start(ANN.user_id, "salt"))
    people = [Person(each.user_id, name if each == to_act(session) else each.name) for each in (ANN, BEN)]
    return after(opened(people, key), Start(ANN.user_id, "salt"))


@cache
def over() -> Session:
    return after(running(), End("Mod"))


@cache
def silent() -> Session:
    """A game that was closed because nobody moved."""
    return after(after(running(), Tick(LAST_WARNING)), Tick(SILENCE))


@cache
def cancelled() -> Session:
    return after(lobby(), Cancel(ANN.user_id))
