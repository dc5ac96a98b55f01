"""Does what is due at the tables. It is found by an index of the store, and done by the act `Tick`."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable

from msgspec import Struct

from data.shards import Shards, Sign
from data.store import Store
from sessions.acts import Tick
from sessions.clocks.deadlines import HALF, NINE_TENTHS, due
from sessions.failing import failing_as
from sessions.people.settings import PersonSettings, person_of
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated, Refusal
from sessions.refusals.moments import NothingDue, Stale
from sessions.session import Session
from sessions.tables.access import SessionAccess

log = logging.getLogger(__name__)

AT_ONCE = 50
"""How many tables are handled before other work gets the database again."""

FIRST_PAUSE, LONGEST_PAUSE = 60, 3600
"""Seconds until a table that failed is looked at again: after the first failure, and after many in a row."""

MOST_FAILURES = 1000
"""For how many tables failures are counted. If there are more, the oldest begins with FIRST_PAUSE again."""

LAPSE = 120
"""Seconds without a heartbeat after which the bot was down, and not just busy."""

_FIRST = "first alive"
"""The memo that holds when the bot gave its first sign of life, in seconds since 1970.

Silence of before counts from then on, as nobody had been warned of it."""


THINK_AGAIN = 10
"""Seconds after which a table that still waits for a computer is reported again."""


def _nobody_thinks(session: Session) -> None:
    """Stands in where no computer can play."""
    log.warning("Table %s waits for a computer, and nobody thinks for it", session.id)


class Absence(Struct, frozen=True):
    """The servers that no process of the bot served until `now`, told from the last signs of life."""

    now: int
    signs: tuple[Sign, ...] = ()

    def since(self, guild_id: int) -> int | None:
        """Since when nobody served this server, in seconds since 1970; None if somebody did."""
        last = max((each.at for each in self.signs if each.serves(guild_id)), default=self.now)
        return last if self.now - last > LAPSE else None


NO_ABSENCE = Absence(0)
"""Every server was served."""


class Scheduler:
    """Does what is due at the tables, and measures for how long the bot was down."""

    def __init__(self, access: SessionAccess, store: Store, shards: Shards) -> None:
        self._access = access
        self._store = store
        self._shards = shards
        self._looked: float | None = None
        self._since: int | None = None
        self.absence = NO_ABSENCE
        """What a heartbeat has found last. Whoever has done what follows from it takes it away."""
        self.on_thinker: Callable[[Session], None] = _nobody_thinks
        """Told of each table that waits for a computer."""
        self.failures: dict[int, int] = {}
        """How often in a row each session has failed, by id; the one that failed last comes last."""

    async def heartbeat(self) -> Absence:
        """Note that the bot runs, and return for how long no process served which servers."""
        now = self._store.now()
        with failing_as(NotKept):
            if self._since is None:
                self._since = int(await self._store.memo(_FIRST) or now)
                await self._store.remember(_FIRST, str(self._since))
            signs = await self._store.note_alive(self._shards)
        # The tables' clock may be moved while the bot runs. In that time it was not down.
        missed = self._looked is None or time.time() - self._looked > LAPSE
        self._looked = time.time()
        if not missed:
            return NO_ABSENCE
        self.absence = Absence(now, tuple(signs))
        return self.absence

    async def do_due(self, absence: Absence = NO_ABSENCE) -> AsyncIterator[int]:
        """Do what is due by now at the tables of this process.

        Yields the id of each session that changed, as soon as its change is committed.

        A session that fails does not stop the others. It is logged, and tried again after a pause that grows.
        """
        tried: set[int] = set()
        while True:
            with failing_as(NotRead):
                found = await self._store.due(AT_ONCE, self._shards)
            fresh = [each for each in found if each not in tried]
            tried.update(fresh)
            for session_id in fresh:
                if await self._tried(session_id, absence):
                    yield session_id
            # If nothing new is found, the rest could not be postponed. They are tried in the next round.
            if len(found) < AT_ONCE or not fresh:
                return

    async def note_absence(self, user_id: int) -> list[int]:
        """Give a user who is away, or back, the time that they must have at the tables that wait for them.

        Returns the ids of these tables, which are to be shown again. What fails is found due later. Raises NotRead.
        """
        with failing_as(NotRead):
            rows = await self._store.open_tables_of(user_id)
        found = []
        for row in rows:
            try:
                session = await self._access.load(row.session_id)
                actor = session.actor_person
                if actor is None or actor.user_id != user_id:
                    continue
                if not await self._tick(session.id, NO_ABSENCE):
                    with failing_as(NotKept):
                        await self._store.note_not_shown(session.id, session.version)
            except Refusal as refusal:
                log.warning("The absence of %s is not noted at table %s: %s", user_id, row.session_id, refusal)
            else:
                found.append(session.id)
        return found

    async def _tried(self, session_id: int, absence: Absence) -> bool:
        """Do what is due at one session. Whether something changed. A session that fails is postponed."""
        try:
            happened = await self._tick(session_id, absence)
        except Stale:
            # Somebody has just moved, and the move has set when the next thing is due.
            log.debug("Table %s has moved on", session_id)
            return False
        except Exception as error:
            if isinstance(error, Refusal):
                log.warning("What is due at table %s could not be done: %s", session_id, error)
            else:
                log.exception("What is due at table %s could not be done", session_id)
            await self._postpone(session_id)
            return False
        self.failures.pop(session_id, None)
        return happened

    async def _tick(self, session_id: int, absence: Absence) -> bool:
        try:
            session = await self._access.load(session_id)
            actor = session.actor_person
            wishes = person_of(session, actor.user_id) if actor is not None else PersonSettings()
            remind_at = NINE_TENTHS if wishes.reminder == "nine tenths" else HALF
            down_since = absence.since(session.place.guild_id)
            tick = Tick(self._store.now(), remind_at, down_since, self._since or 0)
            try:
                await self._access.do(session_id, tick)
            except NothingDue:
                if session.thinker is not None:
                    await self._have_think(session)
                    return False
                with failing_as(NotKept):
                    await self._store.set_due(session_id, session.version, due(session, remind_at, self._since or 0))
                return False
        except (Outdated, Damaged):
            with failing_as(NotKept):
                await self._store.set_due(session_id, None, None)
            return False
        return True

    async def _have_think(self, session: Session) -> None:
        """Report that this table waits for a computer; again later, as a thought may be lost with its process."""
        self.on_thinker(session)
        with failing_as(NotKept):
            await self._store.postpone_due(session.id, self._store.now() + THINK_AGAIN)

    async def _postpone(self, session_id: int) -> None:
        """Try a session again after a pause, which each failure in a row doubles, up to LONGEST_PAUSE."""
        times = self.failures.pop(session_id, 0)
        self.failures[session_id] = times + 1
        if len(self.failures) > MOST_FAILURES:
            del self.failures[next(iter(self.failures))]
        pause = min(FIRST_PAUSE * 2**times, LONGEST_PAUSE)
        try:
            with failing_as(NotKept):
                await self._store.postpone_due(session_id, self._store.now() + pause)
        except Refusal as refusal:
            log.warning("Table %s could not be put off: %s", session_id, refusal)
