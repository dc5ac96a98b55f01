"""What time does to a table: reminders, clocks that run out, lobbies and games that nobody comes back to.

`due` says when a session wants to be looked at again, and the act `Tick` what follows when it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from data.rows import Waits
from sessions.happenings import Grace, Granted, RanOut, Reminded
from sessions.log import NOBODY_CAME, Cancelled, Ended, Entry, Revealed, TableEnding
from sessions.refusals import NothingDue
from sessions.session import Session
from sessions.waiting import DAY, clock_of, deadline, reminder, reminders, time_ends

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
    moments = [max(session.changed_at, since) + SILENCE]
    if session.waiting is not None:
        moments += [
            each
            for each in (reminder(session.waiting, session.terms, remind_at), deadline(session.waiting, session.terms))
            if each is not None
        ]
    return min(moments)


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
        person = session.actor_person
        assert session.waiting is not None, "a game that runs waits for somebody"
        assert person is not None, "a seat is somebody's"
        end = deadline(session.waiting, session.terms)
        if end is None or end > self.now:
            moments = reminders(session.waiting, session.terms, self.remind_at)
            return [Reminded(person.user_id, last=len(moments) > 1 and moments[1] <= self.now)]
        if self.away_until > self.now:
            # Half a turn's time is left to them when they are back.
            back = self.away_until + clock_of(session.terms) // 2
            return [Granted(person.user_id, back - end, Grace.AWAY)]
        if self.down_since is not None and self.down_since <= end:
            # As long as the bot was down they could not move; half a turn's time is left to them at the least.
            back = max(self.now - self.down_since, clock_of(session.terms) // 2)
            return [Granted(person.user_id, self.now + min(back, clock_of(session.terms)) - end, Grace.DOWN)]
        return [RanOut(person.user_id)]
