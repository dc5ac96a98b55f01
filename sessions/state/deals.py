"""The deal that a table plays: of which day, of which event, and whether it is somebody's scored attempt."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from sessions.state.clock import DAY

GRACE = 6 * 60 * 60
"""The number of seconds after the day of a deal until which an attempt that began on that day counts."""


class Deal(Struct, frozen=True):
    """The deal of a day at a table.

    Attributes:
        day (int): the number of the day, counted from 1970-01-01, UTC.
        scored (bool): whether this is the player's scored attempt; otherwise they practise.
        event (int): the id of the score event, a tournament, whose deal it is; 0: it is the deal of the day.
    """

    day: int
    scored: bool
    event: int = 0

    @property
    def closes(self) -> int:
        """When its attempts no longer count and its secret is published, in seconds since 1970."""
        return closes(self.day)

    @property
    def date(self) -> str:
        """The day as `2026-11-22`."""
        return date(self.day)


def closes(day: int) -> int:
    """When the attempts at the deal of a day no longer count and its secret is published, in seconds since 1970."""
    return (day + 1) * DAY + GRACE


def date(day: int) -> str:
    """A day as `2026-11-22`. It is also the salt of its deal."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()
