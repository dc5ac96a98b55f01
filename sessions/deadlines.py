"""What time does to a table: reminders, clocks that run out, lobbies and games that nobody comes back to.

`due` says when a session wants to be looked at again, and the act `Tick` what follows when it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from data.rows import Waits
from sessions.absence import left_in_game
from sessions.asking import Question
from sessions.given_up import time_up
from sessions.happenings import Grace, Granted, Matter, RanOut, Reminded, Unanswered
from sessions.log import NOBODY_CAME, Cancelled, Ended, Entry, Revealed, TableEnding
from sessions.refusals import NothingDue
from sessions.session import Session
from sessions.waiting import DAY, answer_of, clock_of, deadline, forfeit, reminder, reminders, time_ends

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
    if session.waiting is not None:
        waiting, terms = session.waiting, session.terms
        moments += [reminder(waiting, terms, remind_at), deadline(waiting, terms), forfeit(waiting, terms)]
    return min(each for each in moments if each is not None)


def closes(session: Session) -> int | None:
    """When what the table is asked can be answered no longer; None where nothing is asked, and in a pause."""
    if session.question is None or session.paused:
        return None
    return session.question.at + answer_of(session.terms)


def waits(session: Session, at: int) -> Waits | None:
    """What an open session waits for, as it stands at `at`; None for one that is closed."""
    if session.ended:
        return None
    since = at - session.waited(at)
    if session.waiting is None or session.paused or session.actor_person is None:
        return Waits(since)
    return Waits(since, time_ends(session.waiting, session.terms), session.actor_person.user_id)


class Tick(Struct, frozen=True):
    """See what time has brought by `now`, in seconds since 1970.

    `remind_at` is the part of the clock at which who is to act wants to be reminded, and `away_until` the time to
    which they said they would be away. `down_since`: the bot was down from then until just now. Silence counts from
    `since` on.
    """

    now: int
    remind_at: float = HALF
    away_until: int = 0
    down_since: int | None = None
    since: int = 0

    def apply(self, session: Session) -> Sequence[Entry]:
        """Raises NothingDue where the table is to be left as it is."""
        wanted = due(session, self.remind_at, self.since)
        if wanted is None or wanted > self.now:
            raise NothingDue(session)
        if session.ended:
            return [Revealed()]
        if session.state == "lobby":
            return [Cancelled(NOBODY_CAME)]
        if max(session.changed_at, self.since) + SILENCE <= self.now:
            return [Ended(TableEnding.SILENCE, withheld=True)]
        closed = closes(session)
        if session.question is not None and closed is not None and closed <= self.now:
            return self._unanswered(session, session.question, closed)
        person, waiting = session.actor_person, session.waiting
        assert waiting is not None, "a game that runs waits for somebody"
        assert person is not None, "a seat is somebody's"
        if waiting.late:
            given_up = forfeit(waiting, session.terms)
            assert given_up is not None, "what else is due was done before"
            return self._excused(session, person.user_id, given_up) or time_up(session, waiting.seat)
        end = deadline(waiting, session.terms)
        if end is None or end > self.now:
            moments = reminders(waiting, session.terms, self.remind_at)
            return [Reminded(person.user_id, last=len(moments) > 1 and moments[1] <= self.now)]
        return self._excused(session, person.user_id, end) or [RanOut(person.user_id)]

    def _unanswered(self, session: Session, question: Question, closed: int) -> list[Entry]:
        """Close a question. To give up a seat whose time is out, silence is enough, where there was time to answer."""
        waiting, down = session.waiting, self.down_since is not None and self.down_since < closed
        if question.matter is not Matter.TIME or down or waiting is None or not waiting.late:
            return [Unanswered()]
        return [Unanswered(), *time_up(session, question.seat)]

    def _excused(self, session: Session, user_id: int, missed: int) -> list[Entry]:
        """More time for who is to act, where they were away or the bot was down when they `missed` a moment."""
        clock, end = clock_of(session.terms), session.waiting and time_ends(session.waiting, session.terms)
        assert end, "a moment that is missed needs a clock"
        if self.away_until > self.now:
            # Half a turn's time is left to them when they are back.
            seconds = min(self.away_until + clock // 2 - end, left_in_game(session, user_id))
            if end + seconds > self.now:
                return [Granted(user_id, seconds, Grace.AWAY)]
        if self.down_since is not None and self.down_since <= missed:
            # As long as the bot was down they could not move; half a turn's time is left to them at the least.
            back = max(self.now - self.down_since, clock // 2)
            return [Granted(user_id, self.now + min(back, clock) - end, Grace.DOWN)]
        return []
