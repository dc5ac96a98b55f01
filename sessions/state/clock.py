"""The clock of a running game: how long it has waited for the player to act, and until when it will. All in seconds."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sessions.state.options import ANSWER, CLOCK, FORFEIT, RESERVE

HOUR = 3600
DAY = 24 * HOUR

LENGTHS = {"1h": HOUR, "12h": 12 * HOUR, "1d": DAY, "3d": 3 * DAY, "1w": 7 * DAY}
"""The seconds that the values of table options stand for; `none` stands for nothing."""


class Clock(Struct, frozen=True):
    """How long a running game has waited for one seat in one turn. Moments are in seconds since 1970.

    Attributes:
        since (int): when the game began to wait.
        turn (int): the number of the turn.
        seat (int): the seat that is to act, from 1; 0 before the first turn.
        used (tuple[int, ...]): the seconds of its reserve that each seat used up in earlier turns, seat 1 first.
        grace (int): the seconds that do not count: pauses, and time that was granted.
        reminded (int): how many of the two reminders were sent: that of the turn's time, and that of the reserve.
        late (bool): whether the time of the player to act was found to be out.
        paused (int | None): since when the game is paused.
        nudged (int): when the player to act was last nudged; 0: never.
        rested (int): the seconds of earlier pauses in this turn.
        away (int): the seconds of `grace` that were granted in this turn for an absence.
        warned (int): how many of the two warnings were sent that the game closes (`sessions/clocks/deadlines.py`).
        warned_at (int): when the last of them was sent; 0: never.
    """

    since: int
    turn: int
    seat: int
    used: tuple[int, ...]
    grace: int = 0
    reminded: int = 0
    late: bool = False
    paused: int | None = None
    nudged: int = 0
    rested: int = 0
    away: int = 0
    warned: int = 0
    warned_at: int = 0

    def then(self, now: int, turn: int, seat: int, length: int) -> Clock:
        """The clock once `seat` is to act in `turn`, from `now` on. A turn may take `length` seconds (0: any time)."""
        if (turn, seat) == (self.turn, self.seat):
            return self
        over = max(0, self.taken(now) - length) if length else 0
        used = tuple(each + over * (number == self.seat) for number, each in enumerate(self.used, 1))
        paused = None if self.paused is None else now
        return Clock(now, turn, seat, used, paused=paused)

    def taken(self, now: int) -> int:
        """How many seconds of its time the turn has taken by `now`."""
        return max(0, (now if self.paused is None else self.paused) - self.since - self.grace)

    def waited(self, now: int) -> int:
        """How many seconds the table has waited for the player to act by `now`: without pauses, with granted time."""
        return max(0, (now if self.paused is None else self.paused) - self.since - self.rested)

    def pause(self, now: int) -> Clock:
        """The clock, stopped from `now` on."""
        return replace(self, paused=now)

    def resume(self, now: int) -> Clock:
        """The clock, running again from `now` on."""
        stood = 0 if self.paused is None else max(0, now - self.paused)
        return replace(self, paused=None, grace=self.grace + stood, rested=self.rested + stood)

    def grant(self, seconds: int) -> Clock:
        """The clock with more seconds for this turn."""
        return replace(self, grace=self.grace + seconds, reminded=0, late=False)


def turn_length(options: Mapping[str, str]) -> int:
    """How many seconds a turn may take; 0 for any time."""
    return LENGTHS.get(options[CLOCK.name], 0)


def whole_reserve(options: Mapping[str, str]) -> int:
    """How many seconds each player may use up beyond that in the whole game."""
    return LENGTHS.get(options[RESERVE.name], 0)


def answer_length(options: Mapping[str, str]) -> int:
    """How many seconds a question to the table stays open."""
    return LENGTHS[options[ANSWER.name]]


def turn_ends(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the time for the turn ends, without the reserve; None if turns may take any time, and in a pause."""
    length = turn_length(options)
    return clock.since + clock.grace + length if length and clock.paused is None else None


def reserve_left(clock: Clock, options: Mapping[str, str]) -> int:
    """How many seconds of reserve the player to act had left when the turn began."""
    return max(0, whole_reserve(options) - clock.used[clock.seat - 1])


def time_ends(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the time of the player to act ends, with their reserve, even if that is past.

    None if turns may take any time, and in a pause.
    """
    end = turn_ends(clock, options)
    return None if end is None else end + reserve_left(clock, options)


def deadline(clock: Clock, options: Mapping[str, str]) -> int | None:
    """The same moment as `time_ends`; None once the time of the player to act was found to be out."""
    return None if clock.late else time_ends(clock, options)


def forfeit(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the seat of the player to act is given up by itself; None in a pause, and if the table does not want it."""
    end = time_ends(clock, options)
    if end is None or not clock.late or options[FORFEIT.name] != "on":
        return None
    return end + turn_length(options)


def reserves(clock: Clock, options: Mapping[str, str], now: int) -> tuple[int, ...]:
    """How many seconds of reserve each seat has left at `now`, seat 1 first."""
    length = turn_length(options)
    over = max(0, clock.taken(now) - length) if length else 0
    whole = whole_reserve(options)
    return tuple(max(0, whole - used - over * (seat == clock.seat)) for seat, used in enumerate(clock.used, 1))


LAST_REMINDER = 0.9
"""The part of the reserve after which somebody is reminded for the last time, as it is about to end."""


def reminders(clock: Clock, options: Mapping[str, str], part: float) -> tuple[int, ...]:
    """When the player to act is reminded: at `part` of the turn's time, and shortly before the end of the reserve.

    There is one reminder if nothing is left of the reserve. The second one comes late, whatever `part` the player has
    chosen: it is the last one before their time is out.
    """
    end = turn_ends(clock, options)
    if end is None:
        return ()
    first = clock.since + clock.grace + int(turn_length(options) * part)
    left = reserve_left(clock, options)
    return (first, end + int(left * LAST_REMINDER)) if left else (first,)


def reminder(clock: Clock, options: Mapping[str, str], part: float) -> int | None:
    """When the player to act is reminded next; None if no reminder is left, and once their time was found to be out."""
    if clock.late:
        return None
    return next(iter(reminders(clock, options, part)[clock.reminded :]), None)
