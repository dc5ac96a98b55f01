"""Whether a channel is visible to somebody, told from the cached channels and roles."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import discord

from cogs.interactions.members import is_in_thread, member_of
from cogs.interactions.request import HTTP_TIMEOUT, Request
from sessions.state.players import Person, Player


def may_see(guild: discord.Guild | None, channel_id: int, member: object) -> bool:
    """Whether a member of the server can certainly see a channel or thread of it."""
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    return channel is not None and isinstance(member, discord.Member) and _shown_to(channel, member)


def _shown_to(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    try:
        rights = channel.permissions_for(member)
    except discord.ClientException:
        # A thread whose parent channel is not cached.
        return False
    hidden = isinstance(channel, discord.Thread) and channel.is_private() and not rights.manage_threads
    return rights.view_channel and not hidden


def user_sees(request: Request, channel_id: int) -> bool:
    """Whether the user can certainly see a channel or thread of the server in which they ask."""
    return may_see(request.interaction.guild, channel_id, request.interaction.user)


def public_to(guild: discord.Guild | None, shown_in: int, channel_id: int) -> bool:
    """Whether what happens in `channel_id` may be shown in the channel `shown_in` of the same server.

    It may where everybody sees it, in that channel itself, and of its public threads.
    """
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if guild is None or channel is None:
        return False
    if isinstance(channel, discord.Thread):
        if channel.is_private() or channel.parent is None:
            return False
        channel = channel.parent
    return channel.id == shown_in or channel.permissions_for(guild.default_role).view_channel


async def still_sees(guild: discord.Guild | None, channel_id: int, user_id: int) -> bool:
    """Whether a user is a member of the server and sees the channel, as Discord says now. Raises DISCORD_ERRORS."""
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if guild is None or channel is None:
        return False
    try:
        async with asyncio.timeout(HTTP_TIMEOUT):
            member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    return await _sees(channel, member)


async def _sees(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member sees a channel: private threads are seen by those who were added to them."""
    if _shown_to(channel, member):
        return True
    if not isinstance(channel, discord.Thread) or not channel.is_private() or channel.parent is None:
        return False
    return channel.parent.permissions_for(member).view_channel and await is_in_thread(channel, member.id)


async def blind_to(channel: discord.abc.GuildChannel | discord.Thread, people: Iterable[Player]) -> list[Player]:
    """Those of these people who are in the channel's server and do not see the channel, as Discord says now.

    Nobody is among them of whom Discord does not say whether they are members.
    """
    found = list[Player]()
    for person in people:
        member = (await member_of(channel.guild, person.user_id))[0] if isinstance(person, Person) else None
        if member is not None and not await _sees(channel, member):
            found.append(person)
    return found
