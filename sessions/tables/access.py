"""Reads and changes sessions. There is no other way to do so.

`perform` takes the session's lock, reads the new entries of its log, asks the act for entries, and commits them in one
transaction. Only then do players see anything: the snapshot that it returns is shown.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec import Struct

from data.errors import ConflictError, TakenError
from data.rows import OPEN_STATES, Change, State
from data.store import Store
from sessions.acts import Act, PlayPlanned
from sessions.failing import failing_as
from sessions.fold import then
from sessions.log import Cancelled, Ended, Entry, TableEnding
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated, Refusal
from sessions.refusals.moments import Stale
from sessions.refusals.requests import ChannelTaken, UnknownSession
from sessions.session import Session
from sessions.state.clock import live
from sessions.tables.storing import as_stored, change_of, read_session

log = logging.getLogger(__name__)


KEPT = 64
"""The number of sessions that are kept folded in memory. The others are read again from the store when needed."""


class Cache:
    """The newest snapshot of each of the KEPT sessions used last. Iterating gives their ids, the oldest use first."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Session] = OrderedDict()

    def __iter__(self) -> Iterator[int]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def get(self, session_id: int) -> Session | None:
        """The newest known snapshot of a session; None if it is not kept."""
        return self._known.get(session_id)

    def keep(self, session: Session) -> Session:
        """Keep this snapshot in place of an older one, and return it. The session used longest ago may be dropped."""
        self._known[session.id] = session
        self._known.move_to_end(session.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return session

    def newest(self, session: Session) -> Session:
        """The newest known snapshot of this session: a kept one, or else `session` itself."""
        known = self._known.get(session.id)
        return known if known is not None and known.version >= session.version else session

    def drop(self, session_id: int) -> None:
        """Drop the snapshot of a session that was deleted."""
        self._known.pop(session_id, None)

    def clear(self) -> None:
        """Drop all snapshots."""
        self._known.clear()


TRIES = 5
"""How many times an act is tried where other processes write first."""


class Done(Struct, frozen=True):
    """What an act has done."""

    session: Session
    """The session right after the act. Others may have acted since."""

    entries: tuple[Entry, ...]
    """The entries that were appended: those of the act, and what followed at once.

    That is what chance brought, moves without a choice, and moves that were planned in advance.
    """

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
        self.on_live: Callable[[int, int | None], None] = lambda _session_id, _due: None
        """Told, after each change of a table at which a game is played in one sitting, its id and when it is due."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """The present time, in seconds since 1970."""
        return self.store.now()

    async def load(self, session_id: int) -> Session:
        """The session with this id as it is stored now. Raises UnknownSession, Outdated, Damaged or NotRead."""
        known = self.cache.get(session_id)
        with failing_as(NotRead):
            row = await self.store.session(session_id, known.last if known else None)
        if row is None:
            self.cache.drop(session_id)
            raise UnknownSession
        # Another task may have read or written a newer snapshot in the meantime.
        newer = self.cache.get(session_id)
        if newer is not None and newer is not known and newer.version >= row.version:
            return newer
        return self.cache.keep(read_session(row, known))

    async def load_playable(self, session_ids: Iterable[int]) -> list[Session]:
        """The sessions with these ids, without outdated and damaged ones. Raises NotRead."""
        found = []
        for session_id in session_ids:
            with suppress(Outdated, Damaged):
                found.append(await self.load(session_id))
        return found

    def newest(self, session: Session) -> Session:
        """The newest snapshot of this session that this process knows, of a view the view. Nothing is read."""
        return self.cache.newest(session).seen_by(session.viewer)

    async def do(self, session_id: int, act: Act, seen: Session | None = None) -> Session:
        """Do `act` as `perform` does, and return the session as it stands then.

        >>> import tempfile
        >>> from pathlib import Path
        >>> from data.opening import open_store
        >>> from sessions.acts import Join, Start
        >>> from sessions.state.table import Place
        >>> from sessions.state.players import Person
        >>> from sessions.tables import Opening, Tables
        >>> async def begin(folder: str) -> None:
        ...     store = await open_store(Path(folder) / "tables.sqlite3")
        ...     tables = Tables(store)
        ...     table = await tables.openings.open(Opening("games_up", Place(5, 7), [Person(11, "Ann")]))
        ...     print(table.state, table.version)
        ...     table = await tables.do(table.id, Join(Person(22, "Ben")))
        ...     table = await tables.do(table.id, Start(11, "press 1"))
        ...     print(table.state, [type(entry).__name__ for entry in table.log])
        ...     await store.close()
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     asyncio.run(begin(folder))
        lobby 1
        running ['Opened', 'Joined', 'Started', 'PlyPlayed']
        """
        return (await self.perform(session_id, act, seen)).session

    async def perform(self, session_id: int, act: Act, seen: Session | None = None) -> Done:
        """Do `act` at the session, let chance act, and commit all of it in one transaction.

        After the commit, the player to act plays what they have planned for the new position, in a transaction of its
        own. If that fails, or the process ends before, the planned ply is due, and is played by `Tick`.

        `seen` is a snapshot that was read a moment ago, if there is one; then the session is not read again.

        Raises the refusal of the act; Stale if another process wrote first; ChannelTaken if the table is to go to a
        channel that has another open table; NotKept. Nothing is changed then. Nothing is written of an act without
        entries either.
        """
        async with self.lock(session_id):
            session = self.cache.newest(seen) if seen is not None and not seen.viewer else await self.load(session_id)
            done = await self.commit(session, act)
            while done.entries and done.session.planned is not None:
                try:
                    more = await self.commit(done.session, PlayPlanned())
                except Refusal as refusal:
                    log.warning("A planned move at table %s is played later: %r", session_id, refusal)
                    break
                done = Done(more.session, (*done.entries, *more.entries))
            return done

    def lock(self, session_id: int) -> asyncio.Lock:
        """The lock that a task holds while it changes a session. Other processes do not know of it."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def commit(self, session: Session, act: Act) -> Done:
        """Do `act` as `perform` does, without what is planned.

        `session` is the newest snapshot, and the caller holds its lock.
        """
        at = self.store.now()
        entries = act.apply(session)
        if not entries:
            return Done(session, ())
        after = then(session, entries, at)
        change = change_of(after, session, at)
        if session.ended and not after.ended:
            await self.make_room(session.row.channel_id)
        if change.channel_id is not None and session.row.exclusive:
            await self.make_room(change.channel_id)
        try:
            with failing_as(NotKept):
                row = await self.store.append(session.id, session.version, change)
        except TakenError as error:
            # Somebody has just opened a table there.
            raise ChannelTaken(session) from error
        except ConflictError as error:
            # Another process wrote first, so the act is stale.
            raise Stale(await self.load(session.id)) from error
        if live(after.table_options):
            # A computer's turn is due at once, but is no matter of the clock.
            self.on_live(session.id, change.due if after.thinker is None and after.planned is None else None)
        return Done(self.cache.keep(as_stored(after, row)), after.log[session.version :])

    async def perform_with_retries(self, session_id: int, act: Act) -> Done:
        """Do `act` as `perform` does, up to TRIES times where other processes write first.

        For acts that mean the same whatever happened meanwhile: sitting down, say, but no move.
        """
        for _ in range(TRIES - 1):
            with suppress(Stale):
                return await self.perform(session_id, act)
        return await self.perform(session_id, act)

    async def do_wanted(self, session_id: int, wanted: Callable[[Session], Act | None]) -> bool:
        """Do the act that `wanted` returns for the session, if any; again if another process writes in between.

        Whether an act was done. A damaged session stays as it is, and one whose game has changed its rules is closed.
        """
        while True:
            try:
                session = await self.load(session_id)
                act = wanted(session)
                if act is not None:
                    await self.do(session_id, act)
            except Stale:
                # Another process wrote first: try again.
                continue
            except Outdated:
                await self.put_away(session_id)
                return False
            except Damaged:
                return False
            return act is not None

    async def make_room(self, channel_id: int) -> None:
        """Close the channel's table if the rules of its game have changed, as nobody could end it. Its log is kept.

        A damaged table is set aside when it is read, so it does not take the channel any more. Raises ChannelTaken if
        the channel's table can go on.
        """
        with failing_as(NotRead):
            session_id = await self.store.exclusive_in_channel(channel_id)
        if session_id is None:
            # The table has just ended.
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
        """Close a table whose game has changed its rules, if it is open. Nothing of it is shown."""
        with failing_as(NotKept), suppress(ConflictError):
            row = await self.store.session(session_id)
            if row is None or row.state not in OPEN_STATES:
                return
            entry, state = _PUT_AWAY[row.state]
            # If another process wrote first, the table is closed already.
            await self.store.append(row.id, row.version, Change((entry.row(),), state))
            await self.store.note_shown(row.id, row.version + 1)


_PUT_AWAY: dict[State, tuple[Entry, State]] = {
    "lobby": (Cancelled(), "cancelled"),
    "running": (Ended(TableEnding.OUTDATED), "over"),
}
