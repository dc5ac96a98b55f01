"""Rated games of people without a clock: when the player to move is warned, when the game closes, who can claim it."""

from __future__ import annotations

from rules.notation import seat_to_act
from sessions.clocks.absence import absences_of
from sessions.session import Session
from sessions.state.clock import DAY, turn_length
from sessions.state.players import Person, Player

SILENCE = 30 * DAY
"""The number of seconds after which a game in which nothing happens is closed; it can be opened again."""

FIRST_WARNING, LAST_WARNING = 14 * DAY, 27 * DAY
"""The seconds after which the player to move is warned that the others can claim the game."""

NOTICE = SILENCE - LAST_WARNING
"""The fewest seconds between the last warning and the end: a warning comes late if the bot was down."""


def without_clock(session: Session) -> bool:
    """Whether the game of a table can count for the ratings, and turns may take any time, so that it can be claimed.

    In a lobby, whether it could as things stand.
    """
    if turn_length(session.table_options) or session.solo or session.place.direct:
        return False
    counts = session.wants_rating and not session.former and not session.row.often
    return counts and (session.state == "lobby" or len(session.people) > 1)


def silent(session: Session) -> Player | None:
    """The player to move in a game that can be claimed; None in other games, and in a pause."""
    if session.start is None or session.paused or not without_clock(session):
        return None
    seat = seat_to_act(session.position)
    person = session.people[seat - 1] if seat else None
    return person if isinstance(person, Person) else None


def warns(session: Session) -> int | None:
    """When the player to move is warned next; None where they are not."""
    begun = _silent_since(session)
    if begun is None or session.clock is None or session.clock.warned > 1:
        return None
    return begun + (LAST_WARNING if session.clock.warned else FIRST_WARNING)


def is_last_warning(session: Session, now: int) -> bool:
    """Whether a warning that comes `now` is the last one."""
    begun = _silent_since(session)
    return begun is not None and begun + LAST_WARNING <= now


def ends(session: Session, since: int = 0) -> int | None:
    """When a game that runs closes, as the player to move is silent; None until they were warned for the last time.

    In other games whatever anybody does is no silence. It counts from `since` on, as older versions of the bot did not
    announce it.
    """
    begun = _silent_since(session)
    if begun is None:
        return max(session.changed_at, since) + SILENCE
    if session.clock is None or session.clock.warned < 2:
        return None
    return max(begun + SILENCE, session.clock.warned_at + NOTICE)


def announced_end(session: Session) -> int:
    """When the game closes if nobody moves, for those who read it after a warning; 0 where nobody was warned."""
    begun, clock = _silent_since(session), session.clock
    if session.state != "running" or begun is None or clock is None or not clock.warned:
        return 0
    return max(begun + SILENCE, clock.warned_at + NOTICE)


def can_claim(session: Session, user_id: int) -> bool:
    """Whether a user can claim the game, which was closed as another player was silent."""
    gone = claimed_from(session)
    seat = session.seat_of(user_id)
    return gone is not None and gone.user_id != user_id and seat is not None and seat in session.position.remaining()


def claimed_from(session: Session) -> Player | None:
    """The player whose seat is given up if somebody claims the closed game; None where nobody can."""
    return silent(session) if session.closed_for_silence and session.withheld else None


def _silent_since(session: Session) -> int | None:
    """Since when the player to move is silent: without pauses and absences; None where the game cannot be claimed."""
    person, clock = silent(session), session.clock
    if person is None or clock is None:
        return None
    away = sum(max(0, end - max(begin, clock.since)) for begin, end in absences_of(session, person.user_id))
    return clock.since + clock.rested + away
