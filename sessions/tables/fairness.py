"""Whether somebody may have a game analysed, or try moves in it: not where it helps them in a game that they play."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from data.store import Store
from rules.core import CHANCE, Played, Position
from sessions.acts.computers import why_no_hints
from sessions.failing import failing_as
from sessions.records.past import Past
from sessions.refusals.base import Damaged, NotRead, Outdated
from sessions.refusals.moments import HelpsInGame
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.tables.access import SessionAccess

ROUNDS = 3
"""As many turns of every seat of a running game are looked for in a record, up to the present one."""


class Fairness:
    """Compares games with those that somebody plays at tables without hints."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store

    async def check(self, user_id: int, past: Past, table: int = 0) -> None:
        """Check that a game helps a user in no game that they play without hints. Raises HelpsInGame, or NotRead.

        `table` is the id of the game's session; 0 for a game from a file, which somebody may have written for this
        purpose. All positions of the game are compared with the present position of each of the user's tables, and
        with those of its last turns.
        """
        with failing_as(NotRead):
            rows = await self._store.open_tables_of(user_id)
        for row in rows:
            if row.session_id == table:
                continue
            with suppress(Damaged, Outdated, UnknownSession):
                session = await self._access.load(row.session_id)
                if session.state != "running" or session.game.key != past.game.key or why_no_hints(session) is None:
                    continue
                # A file for an attempt can differ in something that changes no decision, as all cards are known.
                attempt = session.is_attempt and not table
                # The comparison of a long game takes a while, so a thread does it.
                if attempt or await asyncio.to_thread(_meets, session, past, from_file=not table):
                    raise HelpsInGame(session)


def _meets(session: Session, past: Past, *, from_file: bool) -> bool:
    """Whether a game contains the present position of a table, or one of its last turns."""
    assert session.start is not None, "a game that runs has begun"
    wanted = _last(session)
    # Many games begin alike: a table's game is somebody else's business until a seat has chosen.
    begun = 0 if from_file else _beginning(past.played)
    return not wanted.isdisjoint(each.likeness for each in _positions(past.start, past.played)[begun:])


def _positions(start: Position, played: Sequence[Played]) -> list[Position]:
    return [start, *(each.after for each in played)]


def _beginning(played: Sequence[Played]) -> int:
    """How many positions come before the first that follows a choice."""
    return 1 + next((number for number, each in enumerate(played) if each.seat != CHANCE), len(played))


def _last(session: Session) -> set[tuple[object, ...]]:
    """What the positions of a table's last turns look like, the present one's included."""
    least = session.position.number - ROUNDS * session.position.seats
    return {
        session.position.likeness,
        *(each.before.likeness for each in session.played if each.turn >= least and each.turn),
    }
