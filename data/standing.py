"""The store's contract for standing messages: lists of a server that are kept up to date in one message.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from typing import Protocol

from data.rows import OpenRow, StandingRow
from data.shards import EVERY_SERVER, Shards

DAY = 86_400


class StandingStore(Protocol):
    """The standing messages of servers. A change of what they list marks them in the transaction that makes it."""

    async def standing_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[tuple[int, str]]:
        """Return the server and kind of the messages of `shards` that are due now, the earliest first, at most `most`.

        One is due when what it lists has changed, but not within a minute of its last edit, and once a day.
        """

    async def take_standing(self, guild_id: int, kind: str) -> StandingRow | None:
        """Begin to look at a message, and return it as it was before; None where it is not due any more.

        Unless the look is finished by another method, the message is due again a minute later.
        """

    async def begin_standing_post(self, row: StandingRow, channel_id: int) -> StandingRow | None:
        """Note that a message is going to be posted in a channel, and return the row as it is then, with its number.

        A post that was begun before, and of which nobody knows whether it arrived, is begun again. None where another
        process has begun one meanwhile.
        """

    async def note_standing(
        self, row: StandingRow, channel_id: int, message_id: int, shown: str, again: int = DAY
    ) -> None:
        """Note which message was posted or edited, and what it shows.

        It is due again after the next change, or in any case after `again` seconds.
        """

    async def postpone_standing(self, row: StandingRow, until: int) -> None:
        """Make a message that could not be shown due at `until`."""

    async def drop_standing(self, row: StandingRow) -> None:
        """Forget a message that is not wanted any more, unless its setting has changed since the look was begun."""

    async def standing_in(self, guild_id: int) -> list[StandingRow]:
        """Return the standing messages of a server, by kind."""

    async def running_in(self, guild_id: int) -> list[OpenRow]:
        """Return the games that run in a server, the one that has waited longest first."""
