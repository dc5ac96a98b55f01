"""Acts that concern the clock of a game: waiting longer, nudging, pausing, reopening, other dice."""

from __future__ import annotations

from msgspec import Struct

from sessions.acts.checks import (
    check_impartial,
    check_no_contest,
    check_open,
    check_running,
    playing_seat,
    seat_at,
    time_up,
)
from sessions.clocks import deadlines
from sessions.log import (
    Bound,
    Claimed,
    Entry,
    Extended,
    Grace,
    Granted,
    Nudged,
    Paused,
    RematchWanted,
    Reopened,
    Resumed,
    Why,
)
from sessions.refusals.moments import (
    IsPaused,
    NobodyLeft,
    NoNudge,
    NotClaimed,
    NotLate,
    NotOverYet,
    NotPaused,
    NotReopened,
    OthersDecide,
)
from sessions.refusals.participants import NotInThatGame, NotSeated, OutOfGame
from sessions.session import Session
from sessions.state.clock import DAY, another_turn, timed, turn_time
from sessions.state.players import Person


class WaitOn(Struct, frozen=True):
    """Grant another turn's time to the player whose time is out."""

    user_id: int
    now: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotLate, or the refusal for somebody who is not in the game."""
        playing_seat(session, self.user_id)
        late, waiting = session.actor_person, session.clock
        if late is None or waiting is None or not waiting.late or late.user_id == self.user_id:
            raise NotLate(session)
        options = session.table_options
        # Counted from now on, however long ago their time ran out.
        over = max(0, waiting.taken(self.now) - (turn_time(waiting, options) or 0))
        return [Granted(late.user_id, over + another_turn(options), Grace.WAIT, self.user_id)]


class Nudge(Struct, frozen=True):
    """Call the player whose turn it is once more. That is possible once a day, in games without a clock."""

    user_id: int
    now: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NoNudge, or the refusal for somebody who is not in the game."""
        playing_seat(session, self.user_id)
        person, waiting = session.actor_person, session.clock
        assert person is not None and waiting is not None, "a game that runs waits for somebody"  # noqa: PT018
        if person.user_id == self.user_id:
            raise NoNudge(session, "own turn")
        if session.paused:
            raise NoNudge(session, "paused")
        if timed(session.table_options):
            raise NoNudge(session, "clock")
        free = max(waiting.since, waiting.nudged) + DAY
        if self.now < free:
            raise NoNudge(session, "too early", free - self.now)
        return [Nudged(person.user_id, self.user_id)]


class Pause(Struct, frozen=True):
    """Pause the game: nobody can move, and the clock stands. `by` is the name of the moderator who does it.

    They must not play in it themselves if it is rated.
    """

    by: str
    by_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises OwnGame, InTournament, IsPaused if it is paused, or the refusal for a table at which no game runs."""
        check_running(session)
        check_no_contest(session, "pause")
        check_impartial(session, self.by_id, "pause")
        if session.paused:
            raise IsPaused(session)
        return [Paused(" ".join(self.by.split()), self.by_id)]


class Resume(Struct, frozen=True):
    """Resume a paused game. `by` is the name of the moderator who does it."""

    by: str
    by_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises InTournament, NotPaused if it is not paused, or the refusal for a table at which no game runs."""
        check_running(session)
        check_no_contest(session, "pause")
        if not session.paused:
            raise NotPaused(session)
        return [Resumed(" ".join(self.by.split()), self.by_id)]


class FollowTournament(Struct, frozen=True):
    """Have a game of a tournament stand as the tournament does. It does nothing where the game does already.

    Attributes:
        extended (int): by how many seconds the bank of each player is extended, in all.
        paused (bool): whether the tournament is paused.
    """

    extended: int
    paused: bool

    def apply(self, session: Session) -> list[Entry]:
        """Raises the refusal for a table at which no game runs."""
        check_running(session)
        assert session.clock is not None, "a game that runs waits for somebody"
        more = self.extended - session.clock.extended
        found: list[Entry] = [Extended(more)] if more > 0 else []
        if self.paused != session.paused:
            found.append(Paused("", 0) if self.paused else Resumed("", 0))
        return found


class Reopen(Struct, frozen=True):
    """Reopen a game that was closed for silence. Its players may do so.

    `fresh` is a new secret of 32 bytes, which is used if the secret of the game could be shown meanwhile.
    """

    user_id: int
    fresh: bytes

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotReopened or NotSeated, or OthersDecide for the silent player of a game that others can claim."""
        if not session.closed_for_silence:
            raise NotReopened(session)
        if session.seat_of(self.user_id) is None:
            raise NotSeated(session)
        late = deadlines.claimed_from(session)
        if late is not None and late.user_id == self.user_id:
            raise OthersDecide(session)
        bound = [] if session.withheld or session.deal is not None else [Bound(self.fresh.hex(), Why.SHOWN)]
        return [*bound, Reopened(self.user_id)]


class WantRematch(Struct, frozen=True):
    """Want to play a finished game apart again with the same people."""

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotOverYet or NotInThatGame, or NobodyLeft where no other person is left."""
        if session.state != "over":
            raise NotOverYet(session)
        if session.seat_of(self.user_id) is None:
            raise NotInThatGame(session)
        if all(each.user_id == self.user_id for each in session.people if isinstance(each, Person)):
            raise NobodyLeft(session)
        return [] if self.user_id in session.wishes else [RematchWanted(self.user_id)]


class Claim(Struct, frozen=True):
    """Claim a game without a clock that was closed for silence: the seat of the player to move is given up."""

    user_id: int

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotSeated, OutOfGame or OthersDecide, or NotClaimed where nobody can claim the game any more."""
        seat = seat_at(session, self.user_id)
        late = deadlines.claimed_from(session)
        if late is None:
            raise NotClaimed(session)
        if late.user_id == self.user_id:
            raise OthersDecide(session)
        if seat not in session.position.remaining():
            raise OutOfGame(session)
        return [Claimed(self.user_id), *time_up(session, seat_at(session, late.user_id), self.user_id)]


class BindAnew(Struct, frozen=True):
    """Draw the dice from another secret from here on, as a backup was restored. `fresh` are 32 bytes."""

    fresh: bytes

    def apply(self, session: Session) -> list[Entry]:
        """Nothing is appended at a table that plays a deal: its secret is shown on a day that the deal itself decides.

        Raises Finished or WasCancelled for a table that cannot go on, or gets another secret when it does.
        """
        if session.deal is not None:
            return []
        if not session.withheld:
            check_open(session)
        return [Bound(self.fresh.hex(), Why.RESTORED)]
