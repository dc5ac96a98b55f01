"""How a closed table came to be closed: by which entry of its log, and by whose act."""

from __future__ import annotations

from sessions.log import (
    NOBODY_CAME,
    Agreed,
    Cancelled,
    Ended,
    Entry,
    GivenUp,
    LeftServer,
    Planned,
    PlyPlayed,
    TableEnding,
    TimeUp,
)
from sessions.session import Session
from sessions.state.players import Person

_TOLD = (TableEnding.MODERATOR, TableEnding.AGREED, TableEnding.SILENCE, TableEnding.COMPUTERS_LEFT)
"""The endings of which players are notified, if the rules did not end the game. The others leave no place for it."""


def closed_at(session: Session) -> int:
    """The number of the entry that closed the table; 0 while it is open."""
    if not session.ended:
        return 0
    closing = (Cancelled, Ended, PlyPlayed)
    return next(number for number in range(session.version, 0, -1) if isinstance(session.log[number - 1], closing))


def closed_by(session: Session) -> int:
    """The id of the user who made the last act at a closed table: a player, a computer or a moderator.

    0 where nobody did: time did, or the bot played what somebody had planned.
    """
    for number in range(closed_at(session), 0, -1):
        entry, before = session.log[number - 1], session.log[max(0, number - 2)]
        match entry:
            case Cancelled():
                return entry.by
            case Ended(how=TableEnding.AGREED):
                return _voter(before)
            case Ended(how=how) if how is not TableEnding.COMPUTERS_LEFT:
                return entry.by_id
            case PlyPlayed(seat=seat) if seat:
                return _who_played(session, number, seat)
    return 0


def _who_played(session: Session, number: int, seat: int) -> int:
    """Who had the seat play the ply of the entry `number`: its player, unless others gave it up, or it was planned."""
    before = session.log[number - 2]
    match before:
        case TimeUp():
            return before.by or _voter(session.log[number - 3])
        case GivenUp() | LeftServer():
            return before.by
        case Planned():
            return 0
    return session.people[seat - 1].user_id


def _voter(entry: Entry) -> int:
    """Who said yes by this entry; 0 if it is another."""
    return entry.user_id if isinstance(entry, Agreed) else 0


def _nobody_came(session: Session) -> bool:
    """Whether time closed a lobby."""
    return any(isinstance(each, Cancelled) and each.how == NOBODY_CAME for each in session.log[-1:])


def told_of_end(session: Session) -> tuple[int, ...]:
    """The ids of the players who are notified that their table is closed: all but the one who did that.

    A game of one person that its rules ended is before their eyes, as is everything in direct messages.
    """
    by, ending = closed_by(session), session.ending
    if session.went_apart or (session.state == "cancelled" and not by and not _nobody_came(session)):
        # Its game has begun, or it was never shown.
        return ()
    if session.place.direct or (ending is None and session.alone) or (ending is not None and ending.how not in _TOLD):
        return ()
    return tuple(each.user_id for each in session.people if isinstance(each, Person) and each.user_id != by)
