"""When something is due at a table: reminders, clocks that run out, tables that are closed after a long silence.

What happens at that moment is the act `Tick` (`sessions/acts/tick.py`).
"""

from __future__ import annotations

from data.rows import Waits
from sessions.session import Session
from sessions.state.clock import DAY, answer_length, deadline, forfeit, reminder, time_ends
from sessions.state.players import Computer, Forgotten, Person

LOBBY = DAY
"""A lobby in which nothing has happened for so many seconds is closed."""

SILENCE = 30 * DAY
"""A game in which nothing has happened for so many seconds is closed; it can be opened again."""

REVEAL = 30 * DAY
"""A game that was closed so shows the secret of its dice after so many seconds, if nobody has opened it again."""

SPREAD = 30 * 60
"""The tables of a deal show its secret within so many seconds after the time at which its attempts no longer count."""

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
        return max(session.changed_at, since) + LOBBY
    moments = [max(session.changed_at, since) + SILENCE, closes(session), reveals(session) if session.sealed else None]
    if session.thinker is not None or session.planned is not None:
        # A thought may be lost with its process, and so may the moment at which a planned ply is played. Whoever looks
        # at what is due has the computer think again, or plays the ply.
        moments.append(session.changed_at)
    elif session.clock is not None and not isinstance(session.actor_person, Computer):
        waiting, terms = session.clock, session.table_options
        moments += [reminder(waiting, terms, remind_at), deadline(waiting, terms), forfeit(waiting, terms)]
    return min(each for each in moments if each is not None)


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
