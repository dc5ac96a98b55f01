"""The newest snapshots of the sessions that were used last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

from sessions.session import Session

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
