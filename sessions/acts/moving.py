"""The act that takes a table to another channel."""

from __future__ import annotations

from msgspec import Struct

from sessions.acts.checks import check_open
from sessions.log import Entry, Moved
from sessions.refusals import ThereAlready
from sessions.session import Session


class Move(Struct, frozen=True):
    """Go on in another channel; `by` is who moves the table, 0 where it goes into a thread of its own, or back."""

    channel_id: int
    by: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises ThereAlready where the table is there, Finished or WasCancelled for one that is closed."""
        check_open(session)
        if self.channel_id == session.row.channel_id:
            raise ThereAlready(session)
        return [Moved(self.channel_id, session.row.channel_id, self.by)]
