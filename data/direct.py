"""The store's contract for people's direct messages with the bot.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from data.rows import DirectRow
from data.shards import EVERY_SERVER, Shards


class DirectStore(Protocol):
    """Where the bot writes to somebody, and who accepts nothing from it.

    Who accepts nothing is *closed* until they use the bot again. The tables apart (`NewSession.showings`) that are
    shown to them count as shown as far as the others have seen them, and the others are shown again.
    """

    async def directs_of(self, user_ids: Iterable[int]) -> dict[int, DirectRow]:
        """Return the direct messages of these users by user id, without users of whom nothing is known."""

    async def note_direct_opened(self, user_id: int, channel_id: int) -> list[int]:
        """Note that a message has arrived in a user's direct messages.

        Returns the ids of the tables apart that are to be shown again, as the user was closed; else none.
        """

    async def note_direct_closed(self, user_id: int, channel_id: int = 0) -> list[int] | None:
        """Note that Discord refused a message to a user, in the channel `channel_id` if it is known.

        Returns the ids of the tables apart that are to be shown again to others; None where the user was closed
        already, and nothing has changed.
        """

    async def note_direct_used(self, user_id: int) -> list[int]:
        """Note that a closed user uses the bot again, and may accept messages.

        Returns the ids of the tables apart that are to be shown again; none where the user was not closed.
        """

    async def refusing_directs(self, since: int) -> list[DirectRow]:
        """Return the closed users, and those who refused a message at `since` or later and got none after it."""

    async def apart_to_show(self, shards: Shards = EVERY_SERVER) -> dict[int, int]:
        """Return the tables apart of `shards` of which somebody who can be reached was not shown the last entry.

        That is the number of the last entry by the table's id.
        """
