"""What people read around a game: names made safe, links, and the small words of the table."""

from __future__ import annotations

import discord

from sessions.session import Session


def safe(text: str) -> str:
    """Text from anywhere, to be shown in a message: no Markdown of its own, no mention, one line."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(" ".join(text.split())))


def safe_names(session: Session) -> tuple[str, ...]:
    """The players' names by seat, bold and safe to show."""
    return tuple(f"**{safe(name) or 'Somebody'}**" for name in session.names)


def link(session: Session) -> str | None:
    """The address of the session's live message, if it has one."""
    return None if session.row.message_id is None else address(session, session.row.message_id)


def address(session: Session, message_id: int) -> str:
    """The address of a message in the session's channel."""
    return f"https://discord.com/channels/{session.row.guild_id}/{session.row.channel_id}/{message_id}"


def option_lines(session: Session) -> list[str]:
    """The session's options, each as a line: what it is, and what its value means."""
    lines = []
    for option in session.game.options:
        value = session.options[option.name]
        meaning = option.meanings.get(value)
        lines.append(f"{option.words}: **{value}**" + (f" ({meaning})" if meaning else ""))
    return lines
