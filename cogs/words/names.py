"""Names made safe to show, and the addresses of messages."""

from __future__ import annotations

import re

import discord

from sessions.session import Session

FORMER = "a former player"
"""What somebody is called who was forgotten."""


_MARK = re.compile(r"[\\*_~|`<>\[\]]|^[-+#]|:(?=//)")
"""What means something to Discord wherever it stands, at the beginning of a line, or in an address."""

_NUMBERED = re.compile(r"^(\d+)\.")


def safe(text: str) -> str:
    """Text from anywhere, to be shown in a message as it is: no Markdown of its own, no mention or link, one line."""
    escaped = _MARK.sub(r"\\\g<0>", " ".join(text.split()))
    return discord.utils.escape_mentions(_NUMBERED.sub(r"\1\\.", escaped))


def bold(name: str) -> str:
    """A name, bold and safe to show."""
    return f"**{safe(name) or 'Somebody'}**"


def bold_names(session: Session) -> tuple[str, ...]:
    """The players' names by seat, bold and safe to show."""
    return tuple(map(bold, plain_names(session)))


def plain_names(session: Session) -> tuple[str, ...]:
    """The players' names by seat, as they are: escape them before showing them in a message."""
    return tuple(each.name if each.user_id > 0 else FORMER for each in session.people)


def link(session: Session) -> str | None:
    """The address of the session's live message, if it has one."""
    live = session.row.live
    return None if live is None else address(session.row.guild_id, live.channel_id, live.message_id)


def address(guild_id: int, channel_id: int, message_id: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
