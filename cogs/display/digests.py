"""Sends daily digests: to each person who wants it, the games that wait for them, at an hour that they have chosen."""

from __future__ import annotations

from functools import partial

from cogs.display.direct_messages import DirectMessages
from cogs.display.keyed_tasks import KeyedTasks
from cogs.interactions.underway import UnderWay
from cogs.languages import language_by
from cogs.messages import table_lists
from sessions.people.setting_checks import NO_LIMIT
from sessions.people.settings import PersonSettings
from sessions.tables import Tables
from sessions.tables.news import DigestRow
from words import of

SURE = 120
"""Seconds for which Discord certainly recognizes the nonce of a message, so that it can be sent again."""

LATE = 12 * 3600
"""Seconds after which a digest that could not be sent in time is left out."""


class Digests:
    """Sends digests. The store says which are due; `Alarms` calls `look`.

    A digest is noted before it is sent. If the bot is killed in between, it is sent again with the same nonce, as long
    as Discord recognizes that; later it is left out, as it may have arrived.
    """

    def __init__(self, direct: DirectMessages, tables: Tables, under_way: UnderWay) -> None:
        self._direct = direct
        self._tables = tables
        self._tasks = KeyedTasks(under_way, "digest")

    async def look(self) -> None:
        """Begin to send the digests that are due. Raises NotRead."""
        for row in await self._tables.news.digests_due():
            self._tasks.start(row.user_id, partial(self._update, row))

    def close(self) -> None:
        """Cancel all work. The next start of the bot finds what is left to do."""
        self._tasks.close()

    async def _update(self, row: DigestRow) -> None:
        settings = await self._tables.settings.person(row.user_id)
        if settings.digest == NO_LIMIT:
            return
        now = self._tables.now()
        begun = row.begun >= row.due
        if not begun and now - row.due <= LATE:
            if not await self._tables.news.begin_digest(row):
                return
            await self._send(row, settings)
        elif begun and now - row.begun <= SURE:
            await self._send(row, settings)
        await self._tables.news.note_digest(row, settings)

    async def _send(self, row: DigestRow, settings: PersonSettings) -> None:
        """Send a digest, if anything waits for the person."""
        listed = await self._tables.overview.waiting_for(row.user_id, table_lists.DIGEST, table_lists.DIGEST_ASKS)
        if listed.tables or listed.asking:
            nonce = f"d{row.user_id:x}-{row.due // 60:x}"
            message = table_lists.digest(of(language_by(settings)), listed, row.user_id)
            await self._direct.send(row.user_id, message, nonce)
