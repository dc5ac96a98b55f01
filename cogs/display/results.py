"""Posts finished games in the channel that a server has for results, each once."""

from __future__ import annotations

import logging
from functools import partial

import discord

from cogs.display.keyed_tasks import KeyedTasks
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.permissions import public_to
from cogs.interactions.underway import UnderWay
from cogs.languages import say_around
from cogs.messages import rooms
from cogs.pictures.pictures import Pictures, face_of, scene_of
from sessions.refusals.base import Damaged, Obstacle, Outdated
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Tables

log = logging.getLogger(__name__)

BLOCKED = 3600
"""Seconds until a result is tried again that somebody must make possible first, such as by a permission."""

LATE = 7 * 86_400
"""Seconds after which a result that could not be posted is left out."""


class Results:
    """Posts results. The store keeps which are due and which were posted; `Alarms` calls `look`."""

    def __init__(
        self, client: discord.Client, transport: Transport, tables: Tables, pictures: Pictures, under_way: UnderWay
    ) -> None:
        self._client = client
        self._transport = transport
        self._tables = tables
        self._pictures = pictures
        self._tasks = KeyedTasks(under_way, "result")

    async def look(self) -> None:
        """Begin to post the results that are due. Raises NotRead."""
        for session_id in await self._tables.news.results_due():
            self._tasks.start(session_id, partial(self._update, session_id))

    def close(self) -> None:
        """Cancel all work. The next start of the bot finds what is left to do."""
        self._tasks.close()

    async def _update(self, session_id: int) -> None:
        """Post a result, unless it is not wanted any more. What fails is due again after a minute."""
        tried = await self._tables.news.take_result(session_id)
        if tried is None:
            return
        try:
            session = await self._tables.load(session_id)
        except (Damaged, Outdated, UnknownSession):
            await self._tables.news.note_result(session_id)
            return
        if not self._transport.knows_server(session.place.guild_id):
            # The bot is just connecting: again a minute later.
            return
        place = await self._place(session)
        # Games of a deal have tables of scores, and show cards that others may still play.
        wanted = place is not None and session.ended and session.deal is None
        if place is None or not wanted or self._tables.now() - session.changed_at > LATE:
            await self._tables.news.note_result(session_id)
        elif self._transport.lacks_right(place.channel_id, posts=True):
            await self._tables.news.postpone_result(session_id, BLOCKED)
        else:
            await self._post(session, place, tried=tried)

    async def _place(self, session: Session) -> Place | None:
        """Where the result is to be posted; None if nowhere, as not everybody sees the game's channel."""
        guild_id = session.place.guild_id
        channel_id = (await self._tables.settings.server(guild_id)).results_channel
        guild = self._client.get_guild(guild_id)
        if not channel_id or not public_to(guild, channel_id, session.place.channel_id):
            return None
        return Place(guild_id, channel_id)

    async def _post(self, session: Session, place: Place, *, tried: bool) -> None:
        """Post a result, unless it was posted before the bot was killed. Raises DISCORD_ERRORS."""
        try:
            if not tried or not await self._posted_before(session, place):
                say = say_around(session)
                picture = await self._pictures.draw(face_of(session, say.language), scene_of(session, say=say))
                # A repeated post with the same nonce is answered by Discord with the first message.
                nonce = f"{session.commitment[:6]}-{session.id}-r"
                await self._transport.post(place, rooms.result(session, picture), (), nonce)
        except DISCORD_ERRORS as error:
            why = obstacle(error)
            if why is Obstacle.GONE:
                await self._tables.settings.change_server(place.guild_id, results_channel=0)
            elif why is not Obstacle.OTHER:
                await self._tables.news.postpone_result(session.id, BLOCKED)
            raise
        await self._tables.news.note_result(session.id)

    async def _posted_before(self, session: Session, place: Place) -> bool:
        """Whether this result is among the newest messages of the channel. Raises DISCORD_ERRORS."""
        newest = await self._transport.newest_messages(place)
        return any(
            each.session == session.id and rooms.RESULT in each.words for _, presses in newest for each in presses
        )
