"""How long a table has waited for whoever is to act, and how long it will: clocks, reserves, pauses. All in seconds."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sessions.state.options import ANSWER, CLOCK, FORFEIT, RESERVE

HOUR = 3600
DAY = 24 * HOUR

LENGTHS = {"1h": HOUR, "12h": 12 * HOUR, "1d": DAY, "3d": 3 * DAY, "1w": 7 * DAY}
"""What the values of the terms stand for; `none` stands for nothing."""


class Waiting(Struct, frozen=True):
    """What a running game has waited for since `since`, in seconds since 1970: `seat`, in turn `turn`.

    `grace` is what does not count: pauses, and time that was granted. `used` is what each seat, from seat 1 on, has
    used up of its reserve in earlier turns. `reminded` says how many of the two reminders who is to act has had, that
    of the clock and that of the reserve, and `late` whether their time was found to be out. `paused` is since when the
    game is paused, and `rested` how long it was paused before in this turn. `nudged` is when they were last nudged, 0:
    never.
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

    def then(self, now: int, turn: int, seat: int, clock: int) -> Waiting:
        """What follows when `seat` is to act in `turn` from `now` on; a turn may take `clock` seconds (0: for ever)."""
        if (turn, seat) == (self.turn, self.seat):
            return self
        over = max(0, self.taken(now) - clock) if clock else 0
        used = tuple(each + over * (number == self.seat) for number, each in enumerate(self.used, 1))
        paused = None if self.paused is None else now
        return Waiting(now, turn, seat, used, paused=paused)

    def taken(self, now: int) -> int:
        """How much of the clock the turn has taken by `now`."""
        return max(0, (now if self.paused is None else self.paused) - self.since - self.grace)

    def waited(self, now: int) -> int:
        """How long the table has waited for who is to act by `now`: pauses are left out, granted time is not."""
        return max(0, (now if self.paused is None else self.paused) - self.since - self.rested)

    def pause(self, now: int) -> Waiting:
        """Clocks stand from now on."""
        return replace(self, paused=now)

    def resume(self, now: int) -> Waiting:
        """Clocks go on."""
        stood = 0 if self.paused is None else max(0, now - self.paused)
        return replace(self, paused=None, grace=self.grace + stood, rested=self.rested + stood)

    def grant(self, seconds: int) -> Waiting:
        """So much more time for this turn."""
        return replace(self, grace=self.grace + seconds, reminded=0, late=False)


def clock_of(terms: Mapping[str, str]) -> int:
    """How long a turn may take; 0 where there is no clock."""
    return LENGTHS.get(terms[CLOCK.name], 0)


def reserve_of(terms: Mapping[str, str]) -> int:
    """What each player may use up beyond that in the whole game."""
    return LENGTHS.get(terms[RESERVE.name], 0)


def answer_of(terms: Mapping[str, str]) -> int:
    """How long a question to the table stays open."""
    return LENGTHS[terms[ANSWER.name]]


def turn_ends(waiting: Waiting, terms: Mapping[str, str]) -> int | None:
    """When the time for the turn ends, the reserve not counted; None without a clock and in a pause."""
    clock = clock_of(terms)
    return waiting.since + waiting.grace + clock if clock and waiting.paused is None else None


def reserve_left(waiting: Waiting, terms: Mapping[str, str]) -> int:
    """What who is to act had left of their reserve when the turn began."""
    return max(0, reserve_of(terms) - waiting.used[waiting.seat - 1])


def time_ends(waiting: Waiting, terms: Mapping[str, str]) -> int | None:
    """When the time of who is to act ends, their reserve included, even if that is past.

    None without a clock and in a pause.
    """
    end = turn_ends(waiting, terms)
    return None if end is None else end + reserve_left(waiting, terms)


def deadline(waiting: Waiting, terms: Mapping[str, str]) -> int | None:
    """The same moment, as long as the time of who is to act was not found to be out; None after that."""
    return None if waiting.late else time_ends(waiting, terms)


def forfeit(waiting: Waiting, terms: Mapping[str, str]) -> int | None:
    """When the seat of who is to act is given up by itself; None where the table does not want that, and in a pause."""
    end = time_ends(waiting, terms)
    if end is None or not waiting.late or terms[FORFEIT.name] != "on":
        return None
    return end + clock_of(terms)


def reserves(waiting: Waiting, terms: Mapping[str, str], now: int) -> tuple[int, ...]:
    """What each seat, from seat 1 on, has left of its reserve at `now`."""
    clock = clock_of(terms)
    over = max(0, waiting.taken(now) - clock) if clock else 0
    whole = reserve_of(terms)
    return tuple(max(0, whole - used - over * (seat == waiting.seat)) for seat, used in enumerate(waiting.used, 1))


def reminders(waiting: Waiting, terms: Mapping[str, str], part: float) -> tuple[int, ...]:
    """When who is to act is reminded: at `part` of their clock, and at `part` of the reserve, where they have one."""
    end = turn_ends(waiting, terms)
    if end is None:
        return ()
    first = waiting.since + waiting.grace + int(clock_of(terms) * part)
    left = reserve_left(waiting, terms)
    return (first, end + int(left * part)) if left else (first,)


def reminder(waiting: Waiting, terms: Mapping[str, str], part: float) -> int | None:
    """When who is to act is reminded next; None where no reminder is left, and after their time was found to be out."""
    if waiting.late:
        return None
    return next(iter(reminders(waiting, terms, part)[waiting.reminded :]), None)
