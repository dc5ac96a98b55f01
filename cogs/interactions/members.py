"""Whether users are members of a server or of a thread, as Discord says when it is asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import discord

from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT, Request
from sessions.log import Person
from sessions.session import Session

log = logging.getLogger(__name__)

_NO_MEMBER = (10007, 10013)
"""Discord's error codes for a user who is no member, and for a user who does not exist any more."""


async def has_left(request: Request, user_id: int) -> bool:
    """Whether the user has certainly left the request's server.

    False where Discord does not say, and outside servers.
    """
    guild = request.guild
    return guild is not None and (await member_of(guild, user_id))[1]


async def member_of(guild: discord.Guild, user_id: int) -> tuple[discord.Member | None, bool]:
    """The member of a server with this id, and whether there is certainly none.

    There is neither where Discord does not say.
    """
    try:
        async with asyncio.timeout(HTTP_TIMEOUT):
            return await guild.fetch_member(user_id), False
    except DISCORD_ERRORS as error:
        if isinstance(error, discord.NotFound) and error.code in _NO_MEMBER:
            return None, True
        log.warning("It is unknown whether user %s is in server %s: %r", user_id, guild.id, error)
    return None, False


async def members(request: Request, user_ids: Iterable[int]) -> list[discord.Member]:
    """Those of these users who are members of the request's server, in their order. Raises DISCORD_ERRORS."""
    guild, found = request.guild, list[discord.Member]()
    if guild is None:
        return found
    for user_id in user_ids:
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                found.append(await guild.fetch_member(user_id))
        except discord.NotFound as error:
            if error.code not in _NO_MEMBER:
                raise
    return found


async def departed_player(request: Request, session: Session) -> Person | None:
    """The player whom the table waits for, where they have left the server and the user plays at the table, too.

    None otherwise.
    """
    awaited = session.awaited
    if (
        not isinstance(awaited, Person)
        or awaited.user_id == request.user_id
        or session.seat_of(request.user_id) is None
    ):
        return None
    return awaited if await has_left(request, awaited.user_id) else None


async def is_in_thread(thread: discord.Thread, user_id: int) -> bool:
    """Whether the user is certainly a member of a thread. False where Discord does not say."""
    try:
        async with asyncio.timeout(HTTP_TIMEOUT):
            await thread.fetch_member(user_id)
    except DISCORD_ERRORS as error:
        if not (isinstance(error, discord.NotFound) and error.code in _NO_MEMBER):
            log.warning("It is unknown whether user %s is in thread %s: %r", user_id, thread.id, error)
        return False
    return True
