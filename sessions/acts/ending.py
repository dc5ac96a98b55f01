"""Acts that close a table, or let it go on without somebody who does not come back."""

from __future__ import annotations

from msgspec import Struct

from rules import core
from sessions.acts.checks import check_impartial, check_running, playing_seat, seat_at, taken_out
from sessions.acts.lobby import Leave
from sessions.log import Cancelled, Ended, Entry, LeftServer, PlyPlayed, TableEnding
from sessions.refusals.limits import OwnGame
from sessions.refusals.moments import Stale
from sessions.refusals.participants import NoSeatOf
from sessions.session import Session


class End(Struct, frozen=True):
    """End a game without a result. `by` is the name of the moderator who does it, `by_id` their id.

    They must not play in it themselves if it is rated.
    """

    by: str
    by_id: int = 0

    def apply(self, session: Session) -> list[Entry]:
        """Raises OwnGame, or Finished or WasCancelled for a table that is closed already."""
        if session.state == "lobby":
            return [Cancelled(by=self.by_id)]
        check_running(session)
        check_impartial(session, self.by_id, "end")
        return [Ended(TableEnding.MODERATOR, " ".join(self.by.split()), self.by_id)]


class Abandon(Struct, frozen=True):
    """Close a table that cannot be shown; `how` says whether it never could be, or cannot be any more."""

    how: TableEnding = TableEnding.NOT_SHOWN

    def apply(self, session: Session) -> list[Entry]:
        """Raises Finished or WasCancelled for a table that is closed already."""
        if session.state == "lobby":
            return [Cancelled()]
        check_running(session)
        return [Ended(self.how)]


class TakeOut(Struct, frozen=True):
    """Give up the seat of the user `gone`. `by` is the id of a moderator, who must not play in this game.

    `gone_name` is what the user `gone` is called.
    """

    by: int
    gone: int
    gone_name: str = ""

    def apply(self, session: Session) -> list[Entry]:
        """Raises OwnGame or NoSeatOf, or the refusal for a table at which no game runs."""
        check_running(session)
        if session.seat_of(self.by) is not None:
            raise OwnGame(session)
        seat = session.seat_of(self.gone)
        if seat is None:
            raise NoSeatOf(session, self.gone_name)
        if seat not in session.position.remaining():
            raise NoSeatOf(session, session.people[seat - 1].name, out=True)
        return taken_out(session, seat, self.by)


class GoOn(Struct, frozen=True):
    """Go on without the user `gone`, the player to act, who has left the server. `by` is the id of another player."""

    by: int
    gone: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated or OutOfGame if `by` does not play, Stale if the table waits for somebody else."""
        if session.state == "lobby":
            seat_at(session, self.by)
        else:
            playing_seat(session, self.by)
        if session.awaited is None or session.awaited.user_id != self.gone:
            raise Stale(session)
        left = LeftServer(self.gone, self.by)
        if session.state == "lobby":
            return [left, *Leave(self.gone).apply(session)]
        seat = seat_at(session, self.gone)
        return [left, PlyPlayed(seat, str(core.Resign(seat)))]
