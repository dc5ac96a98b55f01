"""Finds the table that somebody means."""

from __future__ import annotations

from collections.abc import Sequence

from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotRead
from sessions.refusals.requests import InThreads
from sessions.session import Session
from sessions.tables.access import SessionAccess


class Finder:
    """Finds tables by channel and by person."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store

    async def meant_in(
        self,
        channel_id: int,
        user_id: int = 0,
        threads: Sequence[int] = (),
        *,
        seen: Sequence[int] = (),
        going_on: bool = False,
    ) -> Session | None:
        """The session that a user means in a channel; None if there is none.

        It is the first of the following that exists: the open table at which they sit there; the channel's open table;
        the open table at which they sit in one of its `threads`; their last table there; the open table in one of the
        threads that they can see (`seen`); the last table there. With `going_on`, every open table comes before their
        last one. Raises InThreads if several threads have such a table, and NotRead.
        """
        with failing_as(NotRead):
            found = await self._store.meant_in(channel_id, user_id, threads)
        if len(found) > 1:
            raise InThreads(await self._access.load_playable(found))
        last = await self._access.load(found[0]) if found else None
        theirs = last is not None and last.state == "over" and last.seat_of(user_id) is not None
        if last is not None and (not last.ended or (theirs and not going_on)):
            return last
        with failing_as(NotRead):
            others = await self._store.open_in_channels(seen)
        if len(others) > 1:
            raise InThreads(await self._access.load_playable(others), own=False)
        return await self._access.load(others[0]) if others else last

    async def meant_by(self, user_id: int, channel_id: int) -> Session | None:
        """The session that a user means in their direct messages, the channel `channel_id`; None if there is none.

        It is the first of the following that exists: the newest open one there in which it is their turn, the newest
        open one, their last one there. Of a table apart it is their view. Raises NotRead.
        """
        with failing_as(NotRead):
            found = await self._store.meant_by(user_id, channel_id)
        return None if found is None else (await self._access.load(found)).seen_by(user_id)

    async def lobbies_of(self, user_id: int) -> list[Session]:
        """The lobbies whose host is this user, oldest first. Outdated and damaged ones are left out."""
        with failing_as(NotRead):
            found = await self._store.lobbies_with(user_id)
        return [each for each in await self._access.load_playable(found) if each.host == user_id]
