"""The permissions that a table needs in its channel, checked before it opens."""

from __future__ import annotations

import discord

from cogs.answers.asked import Asked
from sessions.refusals import RightsMissing

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
}
"""What a table needs in a channel, and what Discord's settings call it."""

IN_THREADS = {**NEEDED, "send_messages_in_threads": "Send Messages in Threads"}
del IN_THREADS["send_messages"]


IN_VOICE = {**NEEDED, "connect": "Connect"}


def needed(channel: object) -> dict[str, str]:
    """The permissions that a table needs in `channel`: threads have one of their own, voice channels one more."""
    if isinstance(channel, discord.Thread):
        return IN_THREADS
    return IN_VOICE if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else NEEDED


def check_rights(asked: Asked) -> None:
    """Raises RightsMissing unless the bot may do, where it was asked, what a table needs."""
    has = asked.interaction.app_permissions
    lacking = [name for right, name in needed(asked.interaction.channel).items() if not getattr(has, right)]
    if lacking:
        raise RightsMissing(lacking)
