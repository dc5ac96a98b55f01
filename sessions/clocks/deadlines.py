"""When a table is to be looked at again: reminders, clocks that run out, lobbies and games that nobody comes back to.

What follows at that moment is the act `Tick` (`sessions/acts/tick.py`).
"""

from __future__ import annotations

from data.rows import Waits
from sessions.session import Session
from sessions.state.clock import DAY, answer_length, deadline, forfeit, reminder, time_ends

LOBBY = DAY
"""A lobby in which nothing has happened for so long closes."""

SILENCE = 30 * DAY
"""A game in which nothing has happened for so long is closed; it can be opened again."""

REVEAL = 30 * DAY
"""A game that was closed so and that nobody has opened again for so long shows the secret of its dice."""

HALF, NINE_TENTHS = 0.5, 0.9
"""At which part of a clock somebody wants to be reminded."""


def due(session: Session, remind_at: float = HALF, since: int = 0) -> int | None:
    """When the session wants to be looked at again, in seconds since 1970; None where it is closed.

    Silence counts from `since` on: nobody had been told of it before.
    """
    if session.ended:
        return session.changed_at + REVEAL if session.withheld else None
    if session.state == "lobby":
        return max(session.changed_at, since) + LOBBY
    moments = [max(session.changed_at, since) + SILENCE, closes(session)]
    if session.clock is not None:
        waiting, terms = session.clock, session.table_options
        moments += [reminder(waiting, terms, remind_at), deadline(waiting, terms), forfeit(waiting, terms)]
    return min(each for each in moments if each is not None)


def closes(session: Session) -> int | None:
    """When what the table is asked can be answered no longer; None where nothing is asked, and in a pause."""
    if session.question is None or session.paused:
        return None
    return session.question.at + answer_length(session.table_options)


def waits(session: Session, at: int) -> Waits | None:
    """What an open session waits for, as it stands at `at`; None for one that is closed."""
    if session.ended:
        return None
    since = at - session.waited(at)
    if session.clock is None or session.paused or session.actor_person is None:
        return Waits(since)
    return Waits(since, time_ends(session.clock, session.table_options), session.actor_person.user_id)
