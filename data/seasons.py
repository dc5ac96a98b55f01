"""The store's contract for seasons: leaderboards of a span of time, whose places are kept at its end.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.rows import SeasonPlace, SeasonRow
from data.shards import EVERY_SERVER, Shards

LATE = 60
"""Seconds from the end of a season until its places can be made: a game that was over in time may still be written."""


class SeasonsStore(Protocol):
    """The seasons of servers. What `Store` says of a server's finished games is asked of a season by its `key`."""

    async def begin_season(self, guild_id: int, name: str, days: int) -> SeasonRow | None:
        """Begin a season now, which ends with the day (UTC) that is `days` days later; None where one is running."""

    async def seasons(self, guild_id: int) -> list[SeasonRow]:
        """Return the seasons of a server, the newest first."""

    async def seasons_due(self, shards: Shards = EVERY_SERVER) -> list[SeasonRow]:
        """Return the seasons of `shards` that have been over for LATE seconds, and whose places are not final."""

    async def end_season(self, season_id: int, stamp: str, places: Sequence[SeasonPlace]) -> bool:
        """Make these the final places of a season, and forget what they were made from.

        A season that is not over yet ends now. `stamp` is that of the season's book from which they were made. Returns
        False, and changes nothing, where games have changed since, or the places are final.
        """

    async def season_places(self, season_id: int) -> list[SeasonPlace]:
        """Return the final places of a season: by game and options, the first place first."""

    async def season_places_of(self, user_id: int) -> list[tuple[SeasonRow, SeasonPlace]]:
        """Return the final places of a user, with their seasons, the oldest first."""
