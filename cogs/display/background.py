"""Shows tables in the background: after a start or an outage, and again after a failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable

from cogs.display.orphans import Orphans
from cogs.schedule import AT_ONCE, FIRST_PAUSE, LONGEST_PAUSE, Backlog, Outcome, Retries
from sessions.refusals.base import Refusal
from sessions.tables import Tables

log = logging.getLogger(__name__)


class Background:
    """Shows tables in the background, at most AT_ONCE at a time, and retries those that fail.

    Attributes:
        backlog (Backlog): tables that are to be shown soon.
        retries (Retries): tables that are to be shown again after a pause.
    """

    def __init__(self, tables: Tables, orphans: Orphans, attempt: Callable[[int], Awaitable[Outcome]]) -> None:
        """`attempt` shows the session with the id that it is given, and returns the outcome."""
        self._tables = tables
        self._orphans = orphans
        self._attempt = attempt
        self._places = asyncio.Semaphore(AT_ONCE)
        """Limits the sessions that are shown at the same time, those of the backlog and the retries together."""
        self._caught_up = False
        """Whether the store has said once what is out of date."""
        self._behind: set[int] = set()
        """The tables that were out of date at the last look for what other processes changed."""
        self._picked_up: set[int] = set()
        """Those of them that were put in the backlog."""
        self._apart: dict[int, int] = {}
        """The tables apart that were out of date at the last look for these alone: the version by id."""
        self.retries = Retries(self._try, tables.now)
        self.backlog = Backlog(self._show)

    async def catch_up(self) -> None:
        """Put every table in the backlog whose channel is out of date. Raises NotRead.

        At the start, each table that is shown before is looked at for orphans: the store would not name it any more.
        """
        self._orphans.unknown = not self._caught_up
        behind = await self._tables.messages.to_show()
        self._orphans.to_check.update(behind)
        self._orphans.unknown, self._caught_up = False, True
        self.backlog.add(behind)

    def show(self, session_ids: Iterable[int]) -> None:
        """Put sessions in the backlog, by id."""
        self.backlog.add(session_ids)

    async def pick_up(self) -> None:
        """Put the tables in the backlog that another process changed, and that are this process's to show.

        Those are out of date at two looks in a row. A table that cannot be shown is picked up once. Raises NotRead.
        """
        behind = set(await self._tables.messages.to_show())
        self._picked_up &= behind
        found = (behind & self._behind) - self._picked_up
        self._behind = behind
        self._picked_up |= found
        self.backlog.add(sorted(found))

    async def pick_up_apart(self) -> None:
        """Put the tables apart in the backlog that are out of date, if not since before the last look. Raises NotRead.

        One that this process is showing at this moment is looked at once more, and there is nothing to do then.
        """
        behind = await self._tables.messages.apart_to_show()
        self.backlog.add(each for each, version in behind.items() if self._apart.get(each) != version)
        self._apart = behind

    async def _try(self, session_id: int) -> Outcome:
        async with self._places:
            return await self._attempt(session_id)

    async def _show(self, session_id: int) -> None:
        """Show a session of the backlog. If this fails, retry after a pause."""
        try:
            outcome = await self._try(session_id)
        except Exception:
            self.retries.later(session_id)
            raise
        if outcome is not Outcome.DONE:
            self.retries.later(session_id, pause=FIRST_PAUSE if outcome is Outcome.RETRY else LONGEST_PAUSE)

    async def hurry(self, guild_id: int, channel_ids: Collection[int] | None = None) -> None:
        """Retry the blocked tables of a server, or only those in `channel_ids`, as permissions there have changed."""
        for session_id in self.retries.blocked:
            try:
                session = await self._tables.load(session_id)
            except Refusal as refusal:
                log.warning("Table %s cannot be shown: %s", session_id, refusal)
                continue
            places = {session.place.channel_id, *(each.channel_id for each in session.messages)}
            if session.place.guild_id == guild_id and (channel_ids is None or not places.isdisjoint(channel_ids)):
                self.retries.hurry(session_id)

    def close(self) -> None:
        """Cancel all work. The next start of the bot finds what is left to do."""
        self.backlog.close()
        self.retries.close()
