"""What is shown of games elsewhere than at their tables: to followers, in channels for results, and in digests.

`data/news.py` says what each of the methods does. They raise NotRead or NotKept.
"""

from __future__ import annotations

from collections.abc import Sequence

from data.rows import DigestRow as DigestRow
from data.rows import FollowRow as FollowRow
from data.rows import Follows as Follows
from data.rows import StandingRow as StandingRow
from data.shards import Shards
from data.store import Store
from sessions.failing import failing_as
from sessions.people.setting_checks import next_digest
from sessions.people.settings import PersonSettings
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.limits import FollowedByMany, FollowsMany, SitsHere
from sessions.session import Session
from sessions.state.table import DIRECT

AT_ONCE = 50
"""How many followers, results or digests are looked up before other work gets the database again."""

MOST_FOLLOWED, MOST_FOLLOWERS = 25, 50
"""The most games that one person follows, and the most people who follow one game."""


class News:
    """Notes and finds who should be notified of which game."""

    def __init__(self, store: Store, shards: Shards) -> None:
        self._store = store
        self._shards = shards

    # Following

    async def follow(self, session: Session, user_id: int, what: Follows) -> None:
        """Have a user follow a game. Raises SitsHere, FollowsMany or FollowedByMany."""
        if session.seat_of(user_id) is not None:
            raise SitsHere(session)
        row = FollowRow(user_id, session.id, session.place.guild_id, what, session.version)
        with failing_as(NotKept):
            done = await self._store.follow(row, MOST_FOLLOWED, MOST_FOLLOWERS)
        if done == "many":
            raise FollowsMany(MOST_FOLLOWED)
        if done == "crowded":
            raise FollowedByMany(MOST_FOLLOWERS)

    async def unfollow(self, user_id: int, session_id: int) -> None:
        """Have a user follow a game no more."""
        with failing_as(NotKept):
            await self._store.unfollow(user_id, session_id)

    async def followed_by(self, user_id: int) -> list[FollowRow]:
        """The games that a user follows."""
        with failing_as(NotRead):
            return await self._store.followed_by(user_id)

    async def follows_due(self) -> dict[int, list[FollowRow]]:
        """The followers of this process's games whose notifications are due, by session id."""
        with failing_as(NotRead):
            rows = await self._store.follows_due(AT_ONCE, self._shards)
        found: dict[int, list[FollowRow]] = {}
        for row in rows:
            found.setdefault(row.session_id, []).append(row)
        return found

    async def note_told(self, rows: Sequence[FollowRow], seen: int, message_id: int | None) -> None:
        """Note that these followers were notified of a game up to entry `seen`; None: there was nothing new."""
        with failing_as(NotKept):
            await self._store.note_followers_told(rows, seen, message_id)

    # Results

    async def results_due(self) -> list[int]:
        """The ids of this process's finished games that are to be posted now."""
        with failing_as(NotRead):
            return await self._store.results_due(AT_ONCE, self._shards)

    async def take_result(self, session_id: int) -> bool | None:
        """Begin to post a result: whether it was begun before; None if it is not due any more."""
        with failing_as(NotKept):
            return await self._store.take_result(session_id)

    async def note_result(self, session_id: int) -> None:
        """Note that a result was posted, or is not to be posted."""
        with failing_as(NotKept):
            await self._store.note_result(session_id)

    async def postpone_result(self, session_id: int, seconds: int) -> None:
        """Post a result after a number of seconds."""
        with failing_as(NotKept):
            await self._store.postpone_result(session_id, self._store.now() + seconds)

    # Digests: direct messages belong to the process that holds shard 0.

    async def digests_due(self) -> list[DigestRow]:
        """The digests that are due now; none in a process that does not send direct messages of that kind."""
        if not self._shards.own(DIRECT):
            return []
        with failing_as(NotRead):
            return await self._store.digests_due(AT_ONCE)

    async def begin_digest(self, row: DigestRow) -> bool:
        """Note that a digest is begun. False if another process has begun it."""
        with failing_as(NotKept):
            return await self._store.begin_digest(row)

    async def note_digest(self, row: DigestRow, settings: PersonSettings) -> None:
        """Note that a digest was sent or left out: the next one is due on another day."""
        due = next_digest(settings.digest, settings.zone, max(self._store.now(), row.due), row.due)
        with failing_as(NotKept):
            await self._store.note_digest(row, due)


__all__ = ["StandingMessages", "StandingRow"]

LISTS_AT_ONCE = 20
"""How many messages are looked at before other work gets the database again."""


class StandingMessages:
    """Finds the standing messages of this process's servers that are to be shown again, and notes what they show.

    `data/standing.py` says what each of the methods does. They raise NotRead or NotKept.
    """

    def __init__(self, store: Store, shards: Shards) -> None:
        self._store = store
        self._shards = shards

    async def due(self) -> list[tuple[int, str]]:
        """The servers and kinds of the messages that are due now: what they list has changed."""
        with failing_as(NotRead):
            return await self._store.standing_due(LISTS_AT_ONCE, self._shards)

    async def take(self, guild_id: int, kind: str) -> StandingRow | None:
        """Begin to look at a message; None if it is not due any more."""
        with failing_as(NotKept):
            return await self._store.take_standing(guild_id, kind)

    async def begin_post(self, row: StandingRow, channel_id: int) -> StandingRow | None:
        """Note that a message is going to be posted. None if another process has begun one meanwhile."""
        with failing_as(NotKept):
            return await self._store.begin_standing_post(row, channel_id)

    async def note(self, row: StandingRow, channel_id: int, message_id: int, shown: str, again: int) -> None:
        """Note which message was posted or edited, and a digest of what it shows.

        Without a change, it is looked at again after `again` seconds.
        """
        with failing_as(NotKept):
            await self._store.note_standing(row, channel_id, message_id, shown, again)

    async def postpone(self, row: StandingRow, seconds: int) -> None:
        """Look at a message again after a number of seconds."""
        with failing_as(NotKept):
            await self._store.postpone_standing(row, self._store.now() + seconds)

    async def drop(self, row: StandingRow) -> None:
        """Forget a message that is not wanted any more."""
        with failing_as(NotKept):
            await self._store.drop_standing(row)
