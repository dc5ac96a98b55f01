"""What a message tells: all that happened since the last move of the person who reads it, or of all who do."""

from __future__ import annotations

from msgspec import Struct

from rules.core import CHANCE, Played, Resign
from sessions.session import Session
from sessions.state.players import Computer


class Untold(Struct, frozen=True):
    """The plies that a live message tells of, oldest first.

    Attributes:
        plies (tuple[Played, ...]): all of them.
        new (int): how many of them, the last ones, must be told.
    """

    plies: tuple[Played, ...]
    new: int

    @property
    def without_resigning(self) -> Untold:
        """The same without the plies by which seats resigned."""
        plies = tuple(each for each in self.plies if not isinstance(each.ply, Resign))
        newest = self.plies[len(self.plies) - self.new :]
        return Untold(plies, sum(not isinstance(each.ply, Resign) for each in newest))


def untold(session: Session) -> Untold:
    """The plies since the last move of the reader, before which those of the turn stand that was under way.

    Where nobody else has moved since, the reader's own move is among them, with what it caused. The end of a game that
    several people play is read by all of them who were in it until the last turn, so it tells all since the oldest of
    their last moves.
    """
    recent = session.recent()
    begun = min((_since(session, seat) for seat in _readers(session)), default=len(session.played) - len(recent))
    new = len(session.played) - begun
    return Untold(session.played[-max(new, len(recent)) :] if session.played else (), new)


def _readers(session: Session) -> tuple[int, ...]:
    """The seat of the player to act, or of the only person; after the end, those of the people who still played."""
    people = tuple(seat for seat, each in enumerate(session.people, 1) if not isinstance(each, Computer))
    if session.alone:
        return people
    if session.actor is not None:
        return (session.actor,)
    recent = session.recent()
    return tuple(seat for seat in people if recent and seat in recent[0].before.remaining())


def _since(session: Session, seat: int) -> int:
    """The index of the first ply that a seat has not seen, or of its own last ply if no other seat has moved since."""
    own = next((index for index in reversed(range(len(session.played))) if _chose(session.played[index], seat)), -1)
    others = any(each.seat not in (CHANCE, seat) for each in session.played[own + 1 :])
    return own + 1 if others else max(own, 0)


def _chose(each: Played, seat: int) -> bool:
    return each.seat == seat and not isinstance(each.ply, Resign)
