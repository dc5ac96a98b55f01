"""The entries for a seat that is given up by others than its player."""

from __future__ import annotations

from rules.core import Resign
from sessions.log import Entry, GivenUp, PlyPlayed, TimeUp
from sessions.session import Session


def time_up(session: Session, seat: int, by: int = 0) -> list[Entry]:
    """The entries that give up a seat because its player's time is out; `by` is the id of who alone chose that."""
    return [TimeUp(session.people[seat - 1].user_id, by), _resigns(seat)]


def taken_out(session: Session, seat: int, by: int) -> list[Entry]:
    """The entries that give up a seat because a moderator, whose id is `by`, decided so."""
    return [GivenUp(session.people[seat - 1].user_id, by), _resigns(seat)]


def _resigns(seat: int) -> PlyPlayed:
    return PlyPlayed(seat, str(Resign(seat)))
