"""Notifications of games: of turns and ends for followers, and digests of all games that wait for somebody."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import discord

from cogs.display.calling import nonce_to
from cogs.display.direct_messages import DirectMessages
from cogs.display.keyed_tasks import KeyedTasks
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.permissions import still_sees
from cogs.interactions.underway import UnderWay
from cogs.languages import language_by
from cogs.messages import rooms, table_lists
from sessions.people.setting_checks import NO_LIMIT
from sessions.people.settings import PersonSettings
from sessions.refusals.base import Damaged, Obstacle, Outdated
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.news import DigestRow, FollowRow
from words import of

log = logging.getLogger(__name__)


class Followers:
    """Notifies followers. The store says whom, and of which game; `Alarms` calls `look`.

    After a kill, a message is sent again with the same nonce, which Discord answers with the first one.
    """

    def __init__(
        self,
        client: discord.Client,
        transport: Transport,
        direct: DirectMessages,
        tables: Tables,
        under_way: UnderWay,
    ) -> None:
        self._client = client
        self._transport = transport
        self._direct = direct
        self._tables = tables
        self._tasks = KeyedTasks(under_way, "followers")

    async def look(self) -> None:
        """Begin to notify the followers whose notifications are due. Raises NotRead."""
        for session_id, rows in (await self._tables.news.follows_due()).items():
            self._tasks.start(session_id, partial(self._update, session_id, rows))

    def close(self) -> None:
        """Cancel all work. The next start of the bot finds what is left to do."""
        self._tasks.close()

    async def _update(self, session_id: int, rows: Sequence[FollowRow]) -> None:
        """Notify some followers of a game. Raises DISCORD_ERRORS; then the next look tries again."""
        try:
            session = await self._tables.load(session_id)
        except (Damaged, Outdated, UnknownSession):
            await self._unfollow(rows)
            return
        if not self._transport.knows_server(session.place.guild_id):
            # The bot is just connecting: again at the next look.
            return
        if session.ended:
            await self._tell(session, rows)
            await self._unfollow(rows)
            return
        news = [each for each in rows if _is_news(session, each)]
        if quiet := [each for each in rows if each not in news]:
            await self._tables.news.note_told(quiet, session.version, None)
        if news:
            message_id = await self._tell(session, news)
            await self._tables.news.note_told(news, session.version, message_id)

    async def _unfollow(self, rows: Sequence[FollowRow]) -> None:
        for row in rows:
            await self._tables.news.unfollow(row.user_id, row.session_id)

    async def _tell(self, session: Session, rows: Sequence[FollowRow]) -> int:
        """Tell these followers how the game stands. Returns the id of the message that mentions some of them, or 0."""
        mentioned = []
        for row in rows:
            settings = await self._tables.settings.person(row.user_id)
            if settings.direct:
                await self._tell_direct(session, row, settings)
            if settings.pings == "every turn":
                mentioned.append(row)
        return await self._mention(session, mentioned) if mentioned else 0

    async def _tell_direct(self, session: Session, row: FollowRow, settings: PersonSettings) -> None:
        """Send a direct message. Who does not see the game's channel any more does not follow the game any more."""
        place = session.place
        if not await still_sees(self._client.get_guild(place.guild_id), place.channel_id, row.user_id):
            await self._unfollow([row])
            return
        message = rooms.told(of(language_by(settings)), session)
        await self._direct.send(row.user_id, message, nonce_to(session, "direct", [row.user_id]))

    async def _mention(self, session: Session, rows: Sequence[FollowRow]) -> int:
        """Mention followers in the game's channel, in place of the last such message. Its id, or 0 if it cannot be."""
        channel_id = session.place.channel_id
        if self._transport.lacks_right(channel_id, posts=True):
            return 0
        user_ids = [each.user_id for each in rows]
        message = rooms.called(session, user_ids)
        try:
            for message_id in {each.message_id for each in rows} - {0}:
                await self._transport.delete(session.place, message_id)
            nonce = nonce_to(session, "mention", user_ids)
            return await self._transport.post(session.place, message, user_ids, nonce)
        except DISCORD_ERRORS as error:
            if obstacle(error) is Obstacle.OTHER:
                raise
            log.warning("Nobody who follows table %s is mentioned: %r", session.id, error)
            return 0


def _is_news(session: Session, row: FollowRow) -> bool:
    """Whether it is a person's turn, and was not at the follower's last notification. Computers move by themselves."""
    if row.what == "end" or session.actor is None or session.thinker is not None:
        return False
    moment = session.at(row.seen)
    return (moment.turn, moment.seat) != (session.position.number, session.actor)


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
            due = len(await self._tables.exercises.due(row.user_id))
            message = table_lists.digest(of(language_by(settings)), listed, row.user_id, due)
            await self._direct.send(row.user_id, message, nonce)
