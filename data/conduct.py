"""The store's contract for what keeps games between strangers clean.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from typing import Literal, Protocol

from data.rows import AvoidedRow, BarRow, ReportRow

Reported = Literal["kept", "known", "often"]
"""What came of a report: it is kept, is there already for this player and game, or the user has made enough for now."""


class ConductStore(Protocol):
    """Who avoids whom among strangers, reports about players, and who is barred. The host alone reads the reports."""

    async def avoid_stranger(self, user_id: int, other_id: int, word: str, number: int) -> None:
        """Note that a user does not want to play with another one, whom they know by this player name alone."""

    async def stop_avoiding(self, user_id: int, word: str, number: int) -> None:
        """Note that a user would play again with whoever had this player name when they met."""

    async def avoided_strangers(self, user_id: int) -> list[AvoidedRow]:
        """Return whom a user avoids, the newest first."""

    async def apart_from(self, user_id: int) -> frozenset[int]:
        """Return the ids of those whom a user avoids, and of those who avoid the user."""

    async def report(self, row: ReportRow, most: int, since: int) -> Reported:
        """Note a report, unless its user has made `most` reports at `since` or later, or one like it."""

    async def reports_by(self, user_id: int) -> list[ReportRow]:
        """Return the reports that a user has made, the oldest first."""

    async def reports(self) -> list[ReportRow]:
        """Return all reports, the oldest first."""

    async def drop_reports(self, before: int) -> None:
        """Delete the reports made before that moment, and what is known of bars that ended before it."""

    async def bar(self, row: BarRow) -> None:
        """Bar a user, in place of an earlier bar for the same reason, and withdraw their offers to strangers."""

    async def unbar(self, user_id: int) -> bool:
        """End all bars of a user. Return whether there were any."""

    async def bars_of(self, user_id: int) -> list[BarRow]:
        """Return the bars of a user, also those that are over."""

    async def bars(self, after: int) -> list[BarRow]:
        """Return the bars of all users that end after that moment."""

    async def last_apart(self, user_id: int, most: int) -> list[int]:
        """Return the ids of the last tables apart at which a user sat and that are closed, the newest first."""
