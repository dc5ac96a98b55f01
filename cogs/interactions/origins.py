"""Whether a press may be about the table that its custom id names.

Ids are no secret, and anybody who makes one up reaches any table's handlers with it: a table is read and changed by its
players, by those who are invited or asked something, and where its channel is seen.
"""

from __future__ import annotations

import asyncio

import discord

from cogs.interactions.ids import Press
from cogs.interactions.members import is_in_thread
from cogs.interactions.request import HTTP_TIMEOUT, Request
from cogs.interactions.visible import may_see
from sessions.refusals.base import Refusal
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.tables import Tables

ANYWHERE = frozenset({"nextgame", "nohints", "rules"})
"""The actions that tell nothing of the table, though they name it."""

ANSWERS = frozenset({"listaccept", "listdecline", "listanswer"})
"""The actions by which somebody answers from afar, who may be too late: then they read so."""


class Origins:
    """Compares where presses come from with where their tables are. It rarely reads from the store: most are cached."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, request: Request, press: Press) -> None:
        """Raise UnknownSession for a table of which the user can see nothing, as if there were none.

        Raises DISCORD_ERRORS where Discord is to be asked about the channel, and does not answer.
        """
        if not press.session or press.action in ANYWHERE:
            return
        session = self._tables.cache.get(press.session)
        if session is None or not _certain(request, session):
            # Another process may have seated the user, or moved the table.
            try:
                session = await self._tables.load(press.session)
            except Refusal:
                # The handler says what is wrong with it.
                return
        if _certain(request, session) or (press.action in ANSWERS and session.has_asked(request.user_id)):
            return
        if not await _sees(request, session):
            raise UnknownSession


def _certain(request: Request, session: Session) -> bool:
    """Whether the user takes part in the session, is asked something there, or presses where it is shown."""
    if session.seat_of(request.user_id) is not None or session.asks(request.user_id):
        return True
    return request.guild_id == session.place.guild_id and request.channel_id == session.place.channel_id


async def _sees(request: Request, session: Session) -> bool:
    """Whether the user sees the table's channel in the server from which they press."""
    place, guild = session.place, request.interaction.guild
    if place.direct or request.guild_id != place.guild_id or guild is None:
        return False
    channel: object = guild.get_channel_or_thread(place.channel_id)
    if channel is None:
        # Threads that are archived are not cached.
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                channel = await guild.fetch_channel(place.channel_id)
        except (discord.NotFound, discord.Forbidden):
            return False
    if not isinstance(channel, discord.Thread):
        return may_see(guild, place.channel_id, request.interaction.user)
    member = request.interaction.user
    if channel.parent is None or not isinstance(member, discord.Member):
        return False
    rights = channel.permissions_for(member)
    if not rights.view_channel:
        return False
    return not channel.is_private() or rights.manage_threads or await is_in_thread(channel, request.user_id)
