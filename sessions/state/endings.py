"""How a game ended if its rules did not end it."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class TableEnding(Enum):
    """How a game ended if its rules did not end it."""

    MODERATOR = "moderator"
    """Somebody who looks after the channel ended it."""

    OUTDATED = "outdated"
    """Its rules have changed since, and it was put away to make room."""

    NOT_SHOWN = "not shown"
    """Its channel takes no message, so nobody ever saw it."""

    SERVER_LEFT = "server left"
    """The bot was removed from its server."""

    CHANNEL_GONE = "channel gone"
    """Its channel or thread was deleted."""

    AGREED = "agreed"
    """The players agreed on a draw."""

    COMPUTERS_LEFT = "computers left"
    """The last person gave up, and only computers were left in it."""

    SILENCE = "silence"
    """Nobody had done anything for a long time; it can be opened again."""


class EarlyEnd(Struct, frozen=True):
    """The end of a game that its rules did not end.

    Attributes:
        how (TableEnding): what ended it.
        by (str): the name of the moderator who ended it, as it is; empty if nobody did, or they were deleted.
    """

    how: TableEnding
    by: str = ""
