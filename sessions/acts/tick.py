"""The act of time: reminders, clocks that run out, questions and tables that are closed after a long silence."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sessions.acts.checks import time_up
from sessions.acts.playing import PlayPlanned
from sessions.clocks import deadlines
from sessions.clocks.absence import owed, owed_late, returns
from sessions.clocks.deadlines import HALF, closes, due, reveals, unheard
from sessions.log import (
    NOBODY_CAME,
    Cancelled,
    Ended,
    Entry,
    Grace,
    Granted,
    Matter,
    RanOut,
    Reminded,
    Revealed,
    TableEnding,
    Unanswered,
    Unheard,
    Warned,
)
from sessions.refusals.moments import NothingDue
from sessions.session import Session
from sessions.state.clock import (
    Clock,
    another_turn,
    at_once,
    bank_length,
    deadline,
    forfeit,
    mark,
    reminders,
    time_ends,
)
from sessions.state.questions import Question


class Tick(Struct, frozen=True):
    """Do the first thing that is due at a table.

    Attributes:
        now (int): the present time, in seconds since 1970.
        remind_at (float): after which part of their time the player to act wants to be reminded.
        down_since (int | None): since when the bot was down until just now, in seconds since 1970; None: it was not.
        since (int): from when on silence counts, in seconds since 1970.
    """

    now: int
    remind_at: float = HALF
    down_since: int | None = None
    since: int = 0

    def apply(self, session: Session) -> Sequence[Entry]:
        """Raises NothingDue if nothing is due."""
        wanted = due(session, self.remind_at, self.since)
        if wanted is None or wanted > self.now:
            raise NothingDue(session)
        if session.ended or (session.sealed and reveals(session) <= self.now):
            return [Revealed()]
        if session.state == "lobby":
            silent = unheard(session, self.now)
            return [Unheard(silent)] if silent else [Cancelled(NOBODY_CAME)]
        if session.planned is not None:
            # It was due at once, but the bot was stopped before it could be played.
            return PlayPlanned().apply(session)
        if (ends := deadlines.ends(session, self.since)) is not None and ends <= self.now:
            return [Ended(TableEnding.SILENCE, withheld=True)]
        if (warns := deadlines.warns(session)) is not None and warns <= self.now:
            late = deadlines.silent(session)
            assert late is not None, "somebody is warned"
            return [Warned(late.user_id, deadlines.is_last_warning(session, self.now))]
        closed = closes(session)
        if session.question is not None and closed is not None and closed <= self.now:
            return self._unanswered(session, session.question, closed)
        if session.thinker is not None:
            # Its time does not run. `Scheduler` has it think.
            raise NothingDue(session)
        return self._of_clock(session)

    def _of_clock(self, session: Session) -> Sequence[Entry]:
        """What the clock brings to the player to act."""
        person, waiting = session.actor_person, session.clock
        assert waiting is not None, "a game that runs waits for somebody"
        assert person is not None, "a seat is somebody's"
        if more := owed(session):
            return [Granted(person.user_id, more, Grace.AWAY)]
        if waiting.late:
            given_up = forfeit(waiting, session.table_options)
            assert given_up is not None, "what else is due was done before"
            return self._excused(session, person.user_id, given_up) or time_up(session, waiting.seat)
        end = deadline(waiting, session.table_options)
        if end is None or end > self.now:
            return self._reminders(session, person.user_id, waiting)
        return self._excused(session, person.user_id, end) or _out_of_time(session, person.user_id, waiting.seat)

    def _reminders(self, session: Session, user_id: int, waiting: Clock) -> list[Entry]:
        """The reminders that are due: of the turn's time or the reserve, and of the bank, which is told last."""
        options = session.table_options
        moments, marked = reminders(waiting, options, self.remind_at), mark(waiting, options, self.now)
        last = len(moments) > 1 and moments[1] <= self.now
        found: list[Entry] = []
        # Who was away is reminded when they are back, before any other reminder.
        back = returns(session) if not waiting.reminded else 0
        if marked is None or 0 < back <= self.now or any(each <= self.now for each in moments[waiting.reminded :]):
            found.append(Reminded(user_id, last))
        return [*found, *([Reminded(user_id, bank=marked[1])] if marked else [])]

    def _unanswered(self, session: Session, question: Question, closed: int) -> list[Entry]:
        """Close a question. One about a seat whose time is out is granted, unless the bot was down as it closed."""
        waiting, down = session.clock, self.down_since is not None and self.down_since < closed
        if question.matter is not Matter.TIME or down or waiting is None or not waiting.late:
            return [Unanswered()]
        return [Unanswered(), *time_up(session, question.seat)]

    def _excused(self, session: Session, user_id: int, missed: int) -> list[Entry]:
        """Grant more time to the player to act, if they were away or the bot was down when they `missed` a moment."""
        options = session.table_options
        clock, end = another_turn(options), session.clock and time_ends(session.clock, options)
        assert end, "a moment that is missed needs a clock"
        if end + (seconds := owed_late(session)) > self.now:
            return [Granted(user_id, seconds, Grace.AWAY)]
        if self.down_since is not None and self.down_since <= missed:
            # They could not move while the bot was down. They have at least half a turn's time left.
            lost = end - self.down_since if bank_length(options) else min(self.now - self.down_since, clock)
            return [Granted(user_id, self.now + max(lost, clock // 2) - end, Grace.DOWN)]
        return []


def _out_of_time(session: Session, user_id: int, seat: int) -> Sequence[Entry]:
    """What follows where the time of the player to act is out, and nothing excuses them."""
    if session.of_pool and not any(each.seat == seat for each in session.played):
        # Strangers, of whom one may not even have seen the game: it counts nowhere.
        return [Ended(TableEnding.NOT_BEGUN)]
    return time_up(session, seat) if at_once(session.table_options) else [RanOut(user_id)]
