"""What Discord's settings call the permissions that the bot needs."""

from __future__ import annotations

from collections.abc import Sequence

from words import Words
from words.lists import both


def permissions(say: Words, names: Sequence[str]) -> str:
    """Permissions as a list, in quotes. `names` are those of discord.py (`view_channel`)."""
    return both(say, [say.places.quoted(name=permission(say, each)) for each in names])


def permission(say: Words, name: str) -> str:
    """A permission by the name that discord.py gives it. Raises KeyError for one that the bot does not need."""
    words = say.refusals
    called = {
        "view_channel": words.permission_view_channel,
        "send_messages": words.permission_send_messages,
        "attach_files": words.permission_attach_files,
        "send_messages_in_threads": words.permission_send_messages_in_threads,
        "create_public_threads": words.permission_create_public_threads,
        "connect": words.permission_connect,
    }
    return called[name]()
