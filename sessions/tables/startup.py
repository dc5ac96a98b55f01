"""Work on the store when the bot starts: after a backup was restored, and for tables of older versions."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from data.claims import Claims
from data.store import COPIED, Store
from sessions.acts import BindAnew
from sessions.clocks.deadlines import due, waits
from sessions.failing import failing_as
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated
from sessions.refusals.moments import Finished, WasCancelled
from sessions.refusals.requests import UnknownSession
from sessions.results.scoring import MEMORY, finished, results
from sessions.tables.access import SessionAccess

log = logging.getLogger(__name__)

_RESULTS, _WAITS, _MEETINGS = "results", "waits", "meetings"
"""The memos that say whether the results of older games, and what older tables wait for, are still to be told from
their logs."""


TOLD_EVERY = 1000
"""After so many tables that got other dice, the log says how far this has come."""


class Startup:
    """The work at a start."""

    def __init__(self, access: SessionAccess, store: Store, claims: Claims) -> None:
        self._access = access
        self._store = store
        self._claims = claims

    async def bind_anew(self, also: Callable[[], Awaitable[None]] | None = None) -> None:
        """Give new secrets to all tables that go on, if the database is a restored backup; before anybody plays.

        `also` does so for what else is drawn from secrets.

        After the backup was made, dice of these tables may have been seen, or their secrets shown. Raises NotRead or
        NotKept; then nobody may play.
        """
        with failing_as(NotRead):
            if await self._store.memo(COPIED) is None:
                return
            session_ids = await self._store.open_or_due()
        log.warning("The database is a backup that was restored: %s tables get other dice", len(session_ids))
        for number, session_id in enumerate(session_ids, 1):
            with suppress(Outdated, Damaged, Finished, WasCancelled):
                await self._access.do(session_id, BindAnew(self._access.new_secret()))
            # Each game is read, replayed and written: of ten thousand that takes a minute or more.
            if not number % TOLD_EVERY:
                log.info("%s of %s tables have other dice", number, len(session_ids))
        if also is not None:
            await also()
        with failing_as(NotKept):
            await self._store.forget_memo(COPIED)

    async def catch_up(self) -> None:
        """Store what older games and tables lack, once. One process does it; the others wait until it is done.

        Raises NotRead where the store fails; the next attempt goes on.
        """
        with failing_as(NotRead):
            if any([await self._store.memo(each) not in (None, "told") for each in (_RESULTS, _WAITS, _MEETINGS)]):
                async with self._claims.held("older tables"):
                    await self.tell_results()
                    await self.tell_waits()
                    await self.tell_meetings()

    async def tell_results(self) -> None:
        """Store the results of games that ended before results were stored, once."""
        if await self._store.memo(_RESULTS) in (None, "told"):
            return
        for session_id in await self._store.all_over():
            with suppress(Outdated, Damaged):
                session = await self._access.load(session_id)
                await self._store.write_results(session_id, results(session), finished(session))
        await self._store.remember(_RESULTS, "told")

    async def tell_meetings(self) -> None:
        """Count the rated games of older versions, once: what people's ratings follow from."""
        if await self._store.memo(_MEETINGS) in (None, "told"):
            return
        await self._store.count_anew(MEMORY)
        await self._store.remember(_MEETINGS, "told")

    async def tell_waits(self) -> None:
        """Store what open tables of older versions wait for, and when they are due, once."""
        if await self._store.memo(_WAITS) in (None, "told"):
            return
        for session_id in await self._store.all_open():
            with suppress(Outdated, Damaged, UnknownSession):
                session = await self._access.load(session_id)
                if (found := waits(session, self._access.now())) is not None:
                    await self._store.write_waits(session_id, session.version, found)
                    await self._store.set_due(session_id, session.version, due(session))
        await self._store.remember(_WAITS, "told")
