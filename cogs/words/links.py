"""Addresses that people open: the pages that add the bot to an account or a server, and direct messages."""

from __future__ import annotations

PERMISSIONS = 309237746688
"""The permissions that the bot asks for when it is added to a server, as Discord's number. See docs/hosting."""

_AUTHORIZE = "https://discord.com/oauth2/authorize"


def add_to_account(application_id: int) -> str:
    """The page that adds the application to the account of whoever opens it."""
    return f"{_AUTHORIZE}?client_id={application_id}&integration_type=1&scope=applications.commands"


def add_to_server(application_id: int) -> str:
    """The page that adds the bot to a server."""
    scope = "bot+applications.commands"
    return f"{_AUTHORIZE}?client_id={application_id}&integration_type=0&scope={scope}&permissions={PERMISSIONS}"


def direct_messages(channel_id: int) -> str:
    """Somebody's direct messages with the bot; all of theirs where `channel_id` is 0."""
    return f"https://discord.com/channels/@me/{channel_id or ''}".rstrip("/")
