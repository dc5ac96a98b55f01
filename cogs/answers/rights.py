"""The permissions that a table needs in its channel, checked before it opens."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.answers.members import is_in_thread
from cogs.answers.request import Request
from cogs.words.places import no_thread
from sessions.refusals import MayNotWriteThere, RightsMissing
from sessions.session import Session
from sessions.state.options import THREAD

Channel = discord.TextChannel | discord.VoiceChannel | discord.Thread
"""Where a table can be moved to."""

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
}
"""What a table needs in a channel, and what Discord's settings call it."""

IN_THREADS = {**NEEDED, "send_messages_in_threads": "Send Messages in Threads"}
del IN_THREADS["send_messages"]


IN_VOICE = {**NEEDED, "connect": "Connect"}


THREADS = {"create_public_threads": "Create Public Threads", "send_messages_in_threads": "Send Messages in Threads"}
"""What it takes to play in a thread of one's own beside that."""


def needed(channel: object) -> dict[str, str]:
    """The permissions that a table needs in `channel`: threads have one of their own, voice channels one more."""
    if isinstance(channel, discord.Thread):
        return IN_THREADS
    return IN_VOICE if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else NEEDED


def check_rights(request: Request) -> None:
    """Raises RightsMissing unless the bot may do, where it was asked, what a table needs.

    In direct messages Discord lists only some rights, and the bot has all that a table needs.
    """
    if request.place.direct:
        return
    if lacking := _lacking(request, needed(request.interaction.channel)):
        raise RightsMissing(lacking)


async def check_may_write(request: Request, channel: Channel, permissions: discord.Permissions) -> None:
    """Raises MayNotWriteThere unless whoever asks sees `channel` and may write there.

    `permissions` is what they may do there, as Discord says in the interaction.
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


def check_rights_in(channel: Channel) -> None:
    """Raises RightsMissing unless the bot may do in `channel` what a table needs."""
    has = channel.permissions_for(channel.guild.me)
    lacking = [name for right, name in needed(channel).items() if not getattr(has, right)]
    if lacking:
        raise RightsMissing(lacking)


def is_barred(channel: object, *, posts: bool) -> bool:
    """Whether the bot is known to lack a right that it needs to edit its messages in `channel`, or to post there.

    What is known follows from what Discord has told of roles, channels and threads; nothing is asked. False where the
    channel is not known.
    """
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    has = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.Thread) and channel.locked and not has.manage_threads:
        return True
    return not all(getattr(has, right) for right in (needed(channel) if posts else ("view_channel",)))


def thread_rights_lacking(request: Request) -> list[str]:
    """The permissions that the bot lacks, where it was asked, to open a thread and play there."""
    return _lacking(request, THREADS)


def may_open_thread(request: Request) -> bool:
    """Whether both the bot and whoever asks may open a thread where it was asked, and write in it."""
    if not isinstance(request.interaction.channel, discord.TextChannel) or thread_rights_lacking(request):
        return False
    return all(getattr(request.interaction.permissions, right) for right in THREADS)


def why_no_thread(request: Request, session: Session) -> str:
    """Why a table that is to be played in a thread of its own is played in its channel: a sentence, or empty.

    Said when that is chosen, and when the game has begun. A table in a thread is where it wants to be.
    """
    wanted = session.table_options[THREAD.name] == "on" and session.thread_anchor is None
    if not wanted or isinstance(request.interaction.channel, discord.Thread):
        return ""
    lacking = thread_rights_lacking(request)
    possible = isinstance(request.interaction.channel, discord.TextChannel)
    return "" if session.state == "lobby" and possible and not lacking else no_thread(lacking)


def _lacking(request: Request, rights: Mapping[str, str]) -> list[str]:
    has = request.interaction.app_permissions
    return [name for right, name in rights.items() if not getattr(has, right)]
