"""The only way in which sessions are read and changed.

`perform` takes the session's lock, reads what is new of it, has the act say what happens, and commits that in one
transaction. Only then is anybody told: the snapshot that it returns is what is shown.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec import Struct

from data.errors import ConflictError, TakenError
from data.rows import OPEN_STATES, Change, State
from data.store import Store
from sessions.acts import Act
from sessions.failing import failing_as
from sessions.fold import then
from sessions.log import Cancelled, Ended, Entry, TableEnding
from sessions.refusals import ChannelTaken, Damaged, NotKept, NotRead, Outdated, Stale, UnknownSession
from sessions.session import Session
from sessions.tables.cache import Cache
from sessions.tables.storing import as_stored, change_of, read_session

TRIES = 5
"""How many times an act is tried where other processes write first."""


class Done(Struct, frozen=True):
    """What came of an act."""

    session: Session
    """The session right after the act: others may have acted since."""

    entries: tuple[Entry, ...]
    """What the act appended to the log, with what followed from it at once: chance, and moves without a choice."""

    @property
    def first(self) -> int:
        """The number of the first of `entries`."""
        return self.session.version - len(self.entries) + 1


class SessionAccess:
    """Reads and changes the sessions of a store. One instance a process; several processes may share a store."""

    def __init__(self, store: Store, make_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)) -> None:
        self.store = store
        self.cache = Cache()
        """The newest snapshots that this process knows."""
        self.new_secret = make_secret
        """Makes a secret for dice: 32 bytes that nobody can foresee."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """The present time, in seconds since 1970."""
        return self.store.now()

    async def load(self, session_id: int) -> Session:
        """The session with that id as it is stored now. Raises UnknownSession, Outdated, Damaged or NotRead."""
        known = self.cache.get(session_id)
        with failing_as(NotRead):
            row = await self.store.session(session_id, known.last if known else None)
        if row is None:
            raise UnknownSession
        # While this one was read, another task may have come further.
        newer = self.cache.get(session_id)
        if newer is not None and newer is not known and newer.version >= row.version:
            return newer
        return self.cache.keep(read_session(row, known))

    async def load_playable(self, session_ids: Iterable[int]) -> list[Session]:
        """The sessions with these ids, without those that cannot go on: outdated or damaged ones."""
        found = []
        for session_id in session_ids:
            with suppress(Outdated, Damaged):
                found.append(await self.load(session_id))
        return found

    def newest(self, session: Session) -> Session:
        """The newest snapshot of that session that this process knows, without reading anything."""
        return self.cache.newest(session)

    async def do(self, session_id: int, act: Act, seen: Session | None = None) -> Session:
        """Do `act` at the session as `perform` does, and return the session as it stands then."""
        return (await self.perform(session_id, act, seen)).session

    async def perform(self, session_id: int, act: Act, seen: Session | None = None) -> Done:
        """Do `act` at the session, settle chance, commit, and return what the act appended.

        `seen` is the session where it was read a moment ago, which spares reading it again.

        Raises the act's refusal, having changed nothing; Stale where another process was quicker, ChannelTaken where
        the table is to go to a channel in which another one is open.
        """
        async with self._locks.setdefault(session_id, asyncio.Lock()):
            session = self.newest(seen) if seen is not None else await self.load(session_id)
            at = self.store.now()
            after = then(session, act.apply(session), at)
            change = change_of(after, session, at)
            if session.ended and not after.ended:
                await self.make_room(session.row.channel_id)
            if change.channel_id is not None and session.row.exclusive:
                await self.make_room(change.channel_id)
            try:
                with failing_as(NotKept):
                    row = await self.store.append(session_id, session.version, change)
            except TakenError as error:
                # Somebody opened a table there in this moment.
                raise ChannelTaken(session) from error
            except ConflictError as error:
                # Another process wrote first; what was asked for is stale.
                raise Stale(await self.load(session_id)) from error
            return Done(self.cache.keep(as_stored(after, row)), after.log[session.version :])

    async def perform_with_retries(self, session_id: int, act: Act) -> Done:
        """Do `act` as `perform` does, up to TRIES times where other processes write first.

        For acts that mean the same whatever happened meanwhile: sitting down, say, but no move.
        """
        for _ in range(TRIES - 1):
            with suppress(Stale):
                return await self.perform(session_id, act)
        return await self.perform(session_id, act)

    async def make_room(self, channel_id: int) -> None:
        """Close the channel's table if its rules have changed since: nobody could play or end it. Its log stays.

        One that is damaged makes room by itself: reading it sets it aside.
        Raises ChannelTaken where the table can go on.
        """
        with failing_as(NotRead):
            session_id = await self.store.taken_by(channel_id)
        if session_id is None:
            # One that ended just now leaves room.
            return
        try:
            taken = await self.load(session_id)
        except Damaged:
            return
        except Outdated:
            await self.put_away(session_id)
        else:
            if not taken.ended:
                raise ChannelTaken(taken)

    async def put_away(self, session_id: int) -> None:
        """Close a table whose rules have changed, if it is open; there is nothing of it to show."""
        with failing_as(NotKept), suppress(ConflictError):
            row = await self.store.session(session_id)
            if row is None or row.state not in OPEN_STATES:
                return
            entry, state = _PUT_AWAY[row.state]
            # Where another process was quicker, it is closed.
            await self.store.append(row.id, row.version, Change((entry.row(),), state))
            await self.store.seen(row.id, row.version + 1)


_PUT_AWAY: dict[State, tuple[Entry, State]] = {
    "lobby": (Cancelled(), "cancelled"),
    "running": (Ended(TableEnding.OUTDATED), "over"),
}
