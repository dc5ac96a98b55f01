"""When a table is to be looked at again, and when it closes or can be claimed because nobody moves.

What happens at that moment is the act `Tick` (`sessions/acts/tick.py`).
"""

from __future__ import annotations

from data.rows import Waits
from rules.notation import seat_to_act
from sessions.clocks.absence import absences_of, owed, returns
from sessions.session import Session
from sessions.state.clock import DAY, Clock, answer_length, deadline, forfeit, reminder, time_ends, timed
from sessions.state.players import Computer, Forgotten, Person, Player

SILENCE = 30 * DAY
"""The number of seconds after which a game in which nothing happens is closed; it can be opened again."""

FIRST_WARNING, LAST_WARNING = 14 * DAY, 27 * DAY
"""The seconds after which the player to move is warned that the others can claim the game."""

NOTICE = SILENCE - LAST_WARNING
"""The fewest seconds between the last warning and the end: a warning comes late if the bot was down."""


def without_clock(session: Session) -> bool:
    """Whether people play against each other, and turns may take any time, so that the game can be claimed.

    In a lobby, whether they will as things stand.
    """
    if timed(session.table_options) or session.solo:
        return False
    if session.state == "lobby" and session.place.direct:
        return False
    if session.state == "lobby" and session.free > 0 and not session.computers:
        return True
    invited = len(session.invited) if session.state == "lobby" else 0
    return sum(isinstance(each, Person) for each in session.people) + invited > 1


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


LOBBY = DAY
"""The number of seconds after which a lobby in which nothing happens is closed."""

UNHEARD = DAY
"""The number of seconds after which the host of a lobby gets a notice of an invitation without an answer."""

REVEAL = 30 * DAY
"""The number of seconds after which a game that was closed so shows the secret of its dice, unless opened again."""

SPREAD = 30 * 60
"""The most seconds between the time at which attempts at a deal no longer count and its tables showing its secret."""

HALF, NINE_TENTHS = 0.5, 0.9
"""The parts of a turn's time after which somebody can be reminded."""


def due(session: Session, remind_at: float = HALF, since: int = 0) -> int | None:
    """When the next thing is due at a table, in seconds since 1970; None if nothing ever is.

    `remind_at` is the part of their time after which the player to act wants to be reminded. Silence counts from
    `since` on, as older versions of the bot did not announce that silent tables are closed.
    """
    if session.ended:
        return reveals(session) if session.withheld else None
    if session.state == "lobby":
        return min([max(session.changed_at, since) + LOBBY, *(at + UNHEARD for at in _unanswered(session).values())])
    sealed = reveals(session) if session.sealed else None
    moments = [ends(session, since), warns(session), closes(session), sealed]
    if session.thinker is not None or session.planned is not None:
        # A thought may be lost with its process, and so may the moment at which a planned ply is played. The next look
        # at what is due has the computer think again, or plays the ply.
        moments.append(session.changed_at)
    elif session.clock is not None and not isinstance(session.actor_person, Computer):
        waiting, terms = session.clock, session.table_options
        moments += [_reminder(session, waiting, remind_at), deadline(waiting, terms), forfeit(waiting, terms)]
        if owed(session):
            moments.append(session.changed_at)
    return min(each for each in moments if each is not None)


def _unanswered(session: Session) -> dict[int, int]:
    """When those were invited who have not answered, by id: those of whom the host has got no notice."""
    return {each.user_id: at for each in session.invited if (at := session.invited_at.get(each.user_id)) is not None}


def unheard(session: Session, now: int) -> tuple[int, ...]:
    """The ids of those in a lobby of whose silence the host should have a notice by `now`."""
    return tuple(user_id for user_id, at in _unanswered(session).items() if at + UNHEARD <= now)


def _reminder(session: Session, waiting: Clock, remind_at: float) -> int | None:
    """When the player to act is reminded next. A game that waits for an absence has no reminders in it."""
    wanted, back = reminder(waiting, session.table_options, remind_at), returns(session)
    if wanted is None and not timed(session.table_options) and waiting.paused is None and not session.alone:
        # Without a clock there is no other reminder.
        return back if back and not waiting.reminded else None
    if wanted is None or not back:
        return wanted
    return max(wanted, back) if waiting.reminded else back


def reveals(session: Session) -> int:
    """When the secret of a table that withholds it is shown, in seconds since 1970."""
    if session.deal is None:
        return session.changed_at + REVEAL
    # Many people play the same deal: their tables are not all changed in the same moment.
    return session.deal.closes + session.id % SPREAD


def closes(session: Session) -> int | None:
    """When the open question closes, in seconds since 1970; None if there is none, and in a pause."""
    if session.question is None or session.paused:
        return None
    return session.question.at + answer_length(session.table_options)


def waits(session: Session, at: int) -> Waits | None:
    """What the store notes of the wait of an open table at `at`; None for a closed one."""
    if session.ended:
        return None
    since = at - session.waited(at)
    if session.clock is None or session.paused or not isinstance(session.actor_person, Person | Forgotten):
        return Waits(since)
    return Waits(since, time_ends(session.clock, session.table_options), session.actor_person.user_id)
