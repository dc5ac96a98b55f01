"""Acts that change how the table is shown, and not the game."""

from __future__ import annotations

from msgspec import Struct

from sessions.acts.checks import playing_seat
from sessions.log import Entry, Stilled
from sessions.refusals import Stale
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
