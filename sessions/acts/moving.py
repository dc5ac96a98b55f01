"""The act that takes a table to another channel."""

from __future__ import annotations

from msgspec import Struct

from sessions.acts.checks import check_open
from sessions.log import Entry, Moved
from sessions.refusals import ThereAlready
from sessions.session import Session


class Move(Struct, frozen=True):
    """Move the table to another channel.

    `by` is the id of who moves it; 0 if the table goes into its own thread by itself, or back.
    """

    channel_id: int
    by: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises ThereAlready where the table is there, Finished or WasCancelled for one that is closed."""
        check_open(session)
        if self.channel_id == session.row.channel_id:
            raise ThereAlready(session)
        return [Moved(self.channel_id, session.row.channel_id, self.by)]
