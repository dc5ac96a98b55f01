"""Which messages show which session, as it is noted in the store."""

from __future__ import annotations

from msgspec.structs import replace

from data.rows import MessageRow as Message
from data.rows import Shown, Shows
from data.shards import Shards
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead
from sessions.results.closing import closed_at
from sessions.session import Session
from sessions.state.table import APART
from sessions.tables.access import SessionAccess

__all__ = ["Message", "Messages", "Shows"]


class Messages:
    """Notes which messages show which session.

    Each method returns the newest snapshot with the note in it, of a view the view.
    """

    def __init__(self, access: SessionAccess, store: Store, shards: Shards) -> None:
        self._cache = access.cache
        self._store = store
        self._shards = shards

    async def note_post(self, session: Session, message: Message) -> Session:
        """Note that `message` shows the session, and is its live message from now on."""
        with failing_as(NotKept):
            return self._noted(session, await self._store.note_post(session.id, message))

    async def note_call(self, session: Session, message: Message) -> Session:
        """Note that `message` calls who is to move. It is deleted once they have moved."""
        with failing_as(NotKept):
            return self._noted(session, await self._store.note_call(session.id, message))

    async def note_shown(self, session: Session) -> Session:
        """Note that this snapshot needs no message, or has one already."""
        with failing_as(NotKept):
            return self._noted(session, await self._store.note_shown(session.id, session.version, _channel(session)))

    async def note_not_shown(self, session: Session) -> Session:
        """Note that this snapshot must be shown again."""
        with failing_as(NotKept):
            shown = await self._store.note_not_shown(session.id, session.version, _channel(session))
            return self._noted(session, shown)

    async def note_end_not_shown(self, session: Session) -> None:
        """Note that all views of a closed table must be shown again: they are edited, which notifies nobody."""
        for each in session.views:
            with failing_as(NotKept):
                shown = await self._store.note_not_shown(session.id, closed_at(session), _channel(each))
                session = self._noted(session, shown)

    async def forget(self, session: Session, message_id: int) -> Session:
        """Stop tracking a message: it has lost its controls, or was deleted."""
        with failing_as(NotKept):
            return self._noted(session, await self._store.forget_message(session.id, message_id))

    def _noted(self, session: Session, shown: Shown | None) -> Session:
        """Keep the newest snapshot with what the store says was shown; None: the store does not know the session."""
        newest = self._cache.newest(session)
        if shown is None:
            return newest.seen_by(session.viewer)
        row = replace(newest.row, shown=shown.version, messages=shown.messages, showings=shown.showings)
        if newest.viewer:
            # The whole snapshot is not kept any more.
            row = replace(row, channel_id=APART)
        return self._cache.keep(replace(newest, row=row, viewer=0)).seen_by(session.viewer)

    async def apart_to_show(self) -> dict[int, int]:
        """This process's tables apart of which somebody who can be reached was not shown all: the version by id."""
        with failing_as(NotRead):
            return await self._store.apart_to_show(self._shards)

    async def to_show(self) -> list[int]:
        """The ids of this process's sessions that have something to show, or messages to retire."""
        with failing_as(NotRead):
            return await self._store.to_show(self._shards)


def _channel(session: Session) -> int:
    """The channel of a view of a table apart; 0 for a whole snapshot."""
    return session.row.channel_id if session.viewer else 0
