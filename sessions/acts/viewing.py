"""Acts that change where and how the table is shown, and not the game."""

from __future__ import annotations

from msgspec import Struct

from sessions.acts.checks import check_open, playing_seat
from sessions.log import Entry, Moved, Stilled
from sessions.refusals.moments import Stale, ThereAlready
from sessions.session import Session


class KeepStill(Struct, frozen=True):
    """Keep the picture of the board from turning by itself, or let it turn again if not `still`.

    Any player may do so, for all of them: everybody sees the same picture.
    """

    user_id: int
    still: bool

    def apply(self, session: Session) -> list[Entry]:
        """Raises Stale if the picture is so already, or the refusal for somebody who is not in the game."""
        playing_seat(session, self.user_id)
        if session.still == self.still:
            raise Stale(session)
        return [Stilled(self.user_id, self.still)]


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
