"""Messages: what channels were shown of sessions, and the lists of servers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Shows = Literal["lobby", "board", "end", "call"]
"""What a message shows of a session; a call only names who is to move."""


class MessageRow(Struct, frozen=True):
    """A message in which a session was shown.

    message_id, channel_id: where it is
    shows: what it shows
    version: the number of the last entry that it shows
    live: whether it is the one with the controls; any other is to be retired, and is then no longer tracked
    """

    message_id: int
    channel_id: int
    shows: Shows
    version: int
    live: bool = True


class ShowingRow(Struct, frozen=True):
    """Where a session is shown to one of several who play it in direct messages.

    user_id, channel_id: to whom, and their direct messages with the bot
    shown: the number of the last entry that they were shown; 0 for none
    closed: whether nothing is sent to them now, as Discord refused a message
    """

    user_id: int
    channel_id: int
    shown: int = 0
    closed: bool = False


class DirectRow(Struct, frozen=True):
    """The direct messages of a user with the bot.

    channel_id: the id of the channel; 0 where it is not known
    opened_at: when it was noted
    closed_at: since when nothing is sent there, as Discord refused a message; None once the user uses the bot again
    refused_at: when Discord refused the last message, if none has arrived since
    """

    user_id: int
    channel_id: int
    opened_at: int
    closed_at: int | None = None
    refused_at: int | None = None


class Shown(Struct, frozen=True):
    """What the channels were shown of a session.

    version: the number of the last entry that was shown; 0 for none
    messages: those that are live or to be retired, oldest first
    showings: where it is shown to each of several; empty where it is shown in one place
    """

    version: int
    messages: tuple[MessageRow, ...]
    showings: tuple[ShowingRow, ...] = ()


class StandingRow(Struct, frozen=True):
    """The message that shows a list of a server.

    guild_id, kind: the server, and what is listed: “games”, “offers”, or “tournament” with its id
    channel_id, message_id: where the message is; 0 where there is none
    shown: a digest of what it shows
    posts: how many posts were begun; each has a nonce of its own
    posting: whether a post was begun whose message is not known
    marked: whether what it lists has changed since it was last looked at
    """

    guild_id: int
    kind: str
    channel_id: int
    message_id: int
    shown: str
    posts: int
    posting: bool
    marked: bool
