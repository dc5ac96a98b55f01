"""The store's contract for what is told of games elsewhere than at their tables: followers, results, digests.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from data.rows import DigestRow, FollowRow
from data.shards import EVERY_SERVER, Shards


class NewsStore(Protocol):
    """Who follows which game, which finished games are to be posted, and who gets a digest when."""

    # Following

    async def follow(self, row: FollowRow, most: int, most_of_game: int) -> Literal["yes", "many", "crowded"]:
        """Have a user follow a game, or change what they are told of it.

        Returns “many”, and does nothing, where they follow `most` other games, and “crowded” where `most_of_game`
        others follow this one.
        """

    async def unfollow(self, user_id: int, session_id: int) -> None:
        """Have a user follow a game no more."""

    async def followed_by(self, user_id: int) -> list[FollowRow]:
        """Return the games that a user follows, in the order of their ids."""

    async def follows_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[FollowRow]:
        """Return who is to be told of games of `shards`, ordered by game, at most `most`.

        The game has new entries, and they want to know its turns and were not told of it for a minute; or it is over.
        """

    async def note_followers_told(self, rows: Sequence[FollowRow], seen: int, message_id: int | None) -> None:
        """Note that these followers of a game were told of it up to entry `seen`, now, by a message in its channel.

        `message_id` is 0 where there is none. Where it is None, nothing was to be told of these entries.
        """

    # Results

    async def results_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[int]:
        """Return the ids of the finished games of `shards` that are to be posted now, at most `most`.

        They are those that ended by their rules while their server had a channel for results.
        """

    async def take_result(self, session_id: int) -> bool | None:
        """Begin to post a result; None where it is not due any more. It is due again after a minute.

        Otherwise returns whether it was begun before, so that it may have been posted.
        """

    async def note_result(self, session_id: int) -> None:
        """Note that a result was posted, or is not to be posted. It is never due again."""

    async def postpone_result(self, session_id: int, until: int) -> None:
        """Make a result that could not be posted due at `until`."""

    # Digests

    async def change_digest(self, user_id: int, values: Mapping[str, str | None], due: int | None) -> None:
        """Change settings of a user, by name, and when they get their next digest (None: never)."""

    async def digest_of(self, user_id: int) -> DigestRow | None:
        """Return when a user gets their next digest; None for never."""

    async def digests_due(self, most: int) -> list[DigestRow]:
        """Return the digests that are due now, the earliest first, at most `most`."""

    async def begin_digest(self, row: DigestRow) -> bool:
        """Note that a digest is begun now. Return False, and change nothing, where the row has changed meanwhile."""

    async def note_digest(self, row: DigestRow, due: int) -> None:
        """Make the next digest of a user due at `due`, unless they have changed it meanwhile."""
