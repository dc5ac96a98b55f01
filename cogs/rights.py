"""The permissions that a table needs in its channel, checked before it opens."""

from __future__ import annotations

import discord

from cogs.answers import AnyInteraction
from render.words import series

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
}
"""What a table needs in a channel, and what Discord's settings call it."""

IN_THREADS = {**NEEDED, "send_messages_in_threads": "Send Messages in Threads"}
del IN_THREADS["send_messages"]


def needed(channel: object) -> dict[str, str]:
    """The permissions that a table needs in `channel`: threads have one of their own."""
    return IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def missing(interaction: AnyInteraction) -> list[str]:
    """The permissions that the bot lacks where `interaction` happened, by the names in Discord's settings."""
    has = interaction.app_permissions
    return [words for name, words in needed(interaction.channel).items() if not getattr(has, name)]


def complaint(names: list[str]) -> str:
    """A sentence that says what to do about missing permissions."""
    return (
        f"I cannot set up a table here: in this channel I lack the permission {series(names)}. "
        "Somebody who manages the channel can give it to me."
    )
