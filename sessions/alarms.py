"""What falls due at the tables, found by one index and done by the act `Tick`."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from data.store import Store
from sessions.deadlines import HALF, NINE_TENTHS, Tick, due
from sessions.failing import failing_as
from sessions.refusals import Damaged, NothingDue, NotKept, NotRead, Outdated, Stale
from sessions.session import Session
from sessions.settings import PersonSettings, person_of

if TYPE_CHECKING:
    from sessions.tables import Tables

log = logging.getLogger(__name__)

AT_ONCE = 50
"""So many tables are taken up before the others have their turn at the database again."""

LAPSE = 120
"""Seconds without a sign of life after which the bot was down, and not just busy."""

_ALIVE = "alive"
"""The memo that holds when the bot gave its last sign of life, in seconds since 1970."""

_FIRST = "first alive"
"""The memo that holds when it gave its first: silence of before counts from then on, as nobody had been told of it."""


class Alarms:
    """The clocks of all tables."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._looked: float | None = None
        self._since: int | None = None

    async def awake(self) -> int | None:
        """Give a sign of life. Since when the bot was down, if it was until now."""
        now = self._store.now()
        with failing_as(NotKept):
            if self._since is None:
                self._since = int(await self._store.memo(_FIRST) or now)
                await self._store.remember(_FIRST, str(self._since))
            last = await self._store.memo(_ALIVE)
            await self._store.remember(_ALIVE, str(now))
        # The tables' clock may be moved on while the bot runs; that is no time for which it was down.
        missed = self._looked is None or time.time() - self._looked > LAPSE
        self._looked = time.time()
        return int(last) if missed and last is not None and now - int(last) > LAPSE else None

    async def ring(self, down_since: int | None) -> AsyncIterator[Session]:
        """Do whatever is due by now: each session to which something happened, as it stands then."""
        while True:
            with failing_as(NotRead):
                found = await self._store.due(AT_ONCE)
            for session_id in found:
                session = await self._tick(session_id, down_since)
                if session is not None:
                    yield session
            if len(found) < AT_ONCE:
                return

    async def _tick(self, session_id: int, down_since: int | None) -> Session | None:
        try:
            session = await self._tables.load(session_id)
            actor = session.actor_person
            wishes = person_of(session, actor.user_id) if actor is not None else PersonSettings()
            remind_at = NINE_TENTHS if wishes.reminder == "nine tenths" else HALF
            tick = Tick(self._store.now(), remind_at, wishes.away_until, down_since, self._since or 0)
            try:
                return await self._tables.do(session_id, tick)
            except NothingDue:
                with failing_as(NotKept):
                    await self._store.put_off(session_id, session.version, due(session, remind_at, self._since or 0))
        except Stale:
            # Somebody has just moved.
            log.debug("Table %s has moved on", session_id)
        except (Outdated, Damaged):
            with failing_as(NotKept):
                await self._store.put_off(session_id, None, None)
        return None
