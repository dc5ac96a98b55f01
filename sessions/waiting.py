"""How long a table has waited for whoever is to act, and how long it will: clocks, reserves, pauses. All in seconds."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sessions.terms import CLOCK, RESERVE

HOUR = 3600
DAY = 24 * HOUR

LENGTHS = {"1h": HOUR, "12h": 12 * HOUR, "1d": DAY, "3d": 3 * DAY, "1w": 7 * DAY}
"""What the values of the terms stand for; `none` stands for nothing."""


class Waiting(Struct, frozen=True):
    """What a running game has waited for since `since`, in seconds since 1970: `seat`, in turn `turn`.

    `grace` is what does not count: pauses, and time that was granted. `used` is what each seat, from seat 1 on, has
    used up of its reserve in earlier turns. `reminded`, `late`: whether who is to act was reminded, and whether their
    time was found to be out. `paused` is since when the game is paused. `nudged` is when they were last nudged, 0:
    never.
    """

    since: int
    turn: int
    seat: int
    used: tuple[int, ...]
    grace: int = 0
    reminded: bool = False
    late: bool = False
    paused: int | None = None
    nudged: int = 0

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

    def pause(self, now: int) -> Waiting:
        """Clocks stand from now on."""
        return replace(self, paused=now)

    def resume(self, now: int) -> Waiting:
        """Clocks go on."""
        stood = 0 if self.paused is None else max(0, now - self.paused)
        return replace(self, paused=None, grace=self.grace + stood)

    def grant(self, seconds: int) -> Waiting:
        """So much more time for this turn."""
        return replace(self, grace=self.grace + seconds, reminded=False, late=False)


def clock_of(terms: Mapping[str, str]) -> int:
    """How long a turn may take; 0 where there is no clock."""
    return LENGTHS.get(terms[CLOCK.name], 0)


def reserve_of(terms: Mapping[str, str]) -> int:
    """What each player may use up beyond that in the whole game."""
    return LENGTHS.get(terms[RESERVE.name], 0)


def deadline(waiting: Waiting, terms: Mapping[str, str]) -> int | None:
    """When the time of who is to act is out, their reserve included; None without a clock, in a pause, and after it."""
    clock = clock_of(terms)
    if not clock or waiting.late or waiting.paused is not None:
        return None
    left = max(0, reserve_of(terms) - waiting.used[waiting.seat - 1])
    return waiting.since + waiting.grace + clock + left


def reminder(waiting: Waiting, terms: Mapping[str, str], part: float) -> int | None:
    """When who is to act is to be reminded, at `part` of their clock; None where that is past or will not be."""
    end = deadline(waiting, terms)
    if end is None or waiting.reminded:
        return None
    return waiting.since + waiting.grace + int(clock_of(terms) * part)
