"""The Discord permissions that the bot and the user need for a table, and checks of them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.members import is_in_thread
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.words.places import no_thread
from sessions.refusals.requests import MayNotWriteThere, PermissionsMissing
from sessions.session import Session
from sessions.state.options import THREAD

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

    In direct messages Discord lists only some permissions, and the bot has all that a table needs.
    """
    if request.place.direct:
        return
    if missing := _missing(request, needed_permissions(request.interaction.channel)):
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


def missing_thread_permissions(request: Request) -> list[str]:
    """The permissions that the bot lacks in the request's channel to open a thread and post there."""
    return _missing(request, OPEN_THREAD_PERMISSIONS)


def may_open_thread(request: Request) -> bool:
    """Whether both the bot and the user may open a thread in the request's channel, and write in it."""
    if not isinstance(request.interaction.channel, discord.TextChannel) or missing_thread_permissions(request):
        return False
    return all(getattr(request.interaction.permissions, permission) for permission in OPEN_THREAD_PERMISSIONS)


def why_no_thread(request: Request, session: Session) -> str:
    """Why a table that wants a thread of its own is played in its channel: a sentence, or "" where it is not.

    It is shown when that option is chosen, and when the game has started. A table that is in a thread needs no other.
    """
    wanted = session.table_options[THREAD.name] == "on" and session.thread_anchor is None
    if not wanted or isinstance(request.interaction.channel, discord.Thread):
        return ""
    missing = missing_thread_permissions(request)
    possible = isinstance(request.interaction.channel, discord.TextChannel)
    return "" if session.state == "lobby" and possible and not missing else no_thread(say_to(request), missing)


def _missing(request: Request, permissions: Sequence[str]) -> list[str]:
    has = request.interaction.app_permissions
    return [each for each in permissions if not getattr(has, each)]
