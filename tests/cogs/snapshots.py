"""Sessions without a store: folded from what happens at them, and shown where a test says so."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from data.rows import SessionRow
from rules.catalogue import GAMES
from sessions.acts import Act
from sessions.fold import Fold, then
from sessions.log import Opened, Person
from sessions.session import Session
from sessions.tables.messages import Message
from tests.sessions.club import ANN, BEN

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
