"""What the bot, and what people, may see and do in a channel."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import discord

from cogs.interactions.members import is_in_thread, member_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import HTTP_TIMEOUT, Request
from cogs.words.table import no_thread
from sessions.refusals.requests import MayNotWriteThere, NoDirectMessages, PermissionsMissing
from sessions.session import Session
from sessions.state.options import THREAD
from sessions.state.players import Person, Player

Channel = discord.TextChannel | discord.VoiceChannel | discord.Thread
"""The kinds of channels to which a table can be moved."""

TEXT_PERMISSIONS = ("view_channel", "send_messages", "attach_files")
"""The permissions that the bot needs in a text channel, as discord.py calls them."""

THREAD_PERMISSIONS = ("view_channel", "attach_files", "send_messages_in_threads")
"""The same for a thread."""

VOICE_PERMISSIONS = (*TEXT_PERMISSIONS, "connect")
"""The same for a voice channel."""

OPEN_THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
"""The permissions that the bot needs in addition to open a thread for a table."""


def needed_permissions(channel: object) -> tuple[str, ...]:
    """The permissions that the bot needs in `channel`, which depend on its kind, as discord.py calls them."""
    if isinstance(channel, discord.Thread):
        return THREAD_PERMISSIONS
    return VOICE_PERMISSIONS if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else TEXT_PERMISSIONS


def check_permissions(request: Request) -> None:
    """Check that the bot has the permissions for a table in the request's channel. Raises PermissionsMissing.

    In direct messages Discord lists only some permissions, and the bot has all that a table needs. Raises
    NoDirectMessages where these cannot be found.
    """
    if request.outside and not request.channel_id:
        raise NoDirectMessages
    if request.place.direct:
        return
    if missing := _missing(request, needed_permissions(request.channel)):
        raise PermissionsMissing(missing)


async def check_may_write(request: Request, channel: Channel, permissions: discord.Permissions) -> None:
    """Check that the user can see `channel` and write there. Raises MayNotWriteThere.

    `permissions` are the user's in `channel`, as the interaction lists them.
    """
    writing = permissions.send_messages_in_threads if isinstance(channel, discord.Thread) else permissions.send_messages
    if not (permissions.view_channel and writing):
        raise MayNotWriteThere
    if (
        isinstance(channel, discord.Thread)
        and channel.is_private()
        and not permissions.manage_threads
        and not await is_in_thread(channel, request.user_id)
    ):
        raise MayNotWriteThere


def check_permissions_in(channel: Channel | discord.StageChannel) -> None:
    """Check that the bot has the permissions for a table in `channel`, which the user has picked.

    Raises PermissionsMissing, which names the channel.
    """
    has = channel.permissions_for(channel.guild.me)
    missing = [each for each in needed_permissions(channel) if not getattr(has, each)]
    if missing:
        raise PermissionsMissing(missing, channel.id)


def is_barred(channel: object, *, posts: bool) -> bool:
    """Whether the bot certainly lacks a permission to edit its messages in `channel` or, with `posts`, to post there.

    This follows from the cached roles, channels and threads, without a request. False where the channel is not cached.
    """
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    has = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.Thread) and channel.locked and not has.manage_threads:
        return True
    required = needed_permissions(channel) if posts else ("view_channel",)
    return not all(getattr(has, permission) for permission in required)


def bot_opens_threads(channel: object) -> bool:
    """Whether the bot may open a thread in `channel` and post there. False for whatever is not a text channel."""
    if not isinstance(channel, discord.TextChannel):
        return False
    has = channel.permissions_for(channel.guild.me)
    return all(getattr(has, each) for each in OPEN_THREAD_PERMISSIONS)


def missing_thread_permissions(request: Request) -> list[str]:
    """The permissions that the bot lacks in the request's channel to open a thread and post there."""
    return _missing(request, OPEN_THREAD_PERMISSIONS)


def may_open_thread(request: Request) -> bool:
    """Whether both the bot and the user may open a thread in the request's channel, and write in it."""
    if not isinstance(request.channel, discord.TextChannel) or missing_thread_permissions(request):
        return False
    return all(getattr(request.interaction.permissions, permission) for permission in OPEN_THREAD_PERMISSIONS)


def why_no_thread(request: Request, session: Session) -> str:
    """Why a table that wants a thread of its own is played in its channel: a sentence, or "" where it is not.

    It is shown when that option is chosen, and when the game has started. A table that is in a thread needs no other.
    """
    wanted = session.table_options[THREAD.name] == "on" and session.thread_anchor is None
    if not wanted or isinstance(request.channel, discord.Thread):
        return ""
    missing = missing_thread_permissions(request)
    possible = isinstance(request.channel, discord.TextChannel)
    return "" if session.state == "lobby" and possible and not missing else no_thread(say_to(request), missing)


def _missing(request: Request, permissions: Sequence[str]) -> list[str]:
    has = request.interaction.app_permissions
    return [each for each in permissions if not getattr(has, each)]


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
    return may_see(request.guild, channel_id, request.interaction.user)


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
