"""Acts that seat computer players before a game: for free seats, and for an invited person who does not come."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sessions.acts.checks import check_host, check_lobby
from sessions.acts.lobby import not_first
from sessions.log import Entry, Joined, Removed
from sessions.refusals.moments import TableFull
from sessions.refusals.participants import NotInvited
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel


class SeatComputers(Struct, frozen=True):
    """Give free seats of a lobby to computers, one for each of `levels`. Its host may do so."""

    user_id: int
    levels: Sequence[ComputerLevel]

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost or TableFull, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        if len(self.levels) > session.free:
            raise TableFull(session)
        lowest = lowest_id(session)
        return [Joined(Computer(lowest - number, level)) for number, level in enumerate(self.levels, 1)]


class ReplaceInvited(Struct, frozen=True):
    """Give the seat that is held for an invited person to a computer. The host may do so.

    Attributes:
        user_id (int): the host's id.
        guest (int): the id of the person who is invited.
        level (ComputerLevel): how well the computer plays.
    """

    user_id: int
    guest: int
    level: ComputerLevel

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost or NotInvited, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        if not session.is_invited(self.guest):
            raise NotInvited(session)
        return [Removed(self.guest), *not_first(session, self.guest), Joined(new_computer(session, self.level))]


def new_computer(session: Session, level: ComputerLevel) -> Computer:
    """A computer player with an id that nobody has in the table's log."""
    return Computer(lowest_id(session) - 1, level)


def lowest_id(session: Session) -> int:
    """The lowest id that the log names, or 0: computers and forgotten persons have ids below 0."""
    return min([0, *(user_id for entry in session.log for user_id in entry.users())])
