"""Days, and series of days in a row, for what a person does once a day. A day lasts from 00:00 to 24:00 UTC."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from sessions.state.clock import DAY


class Streak(Struct, frozen=True):
    """For how many days in a row somebody did something.

    Attributes:
        current (int): the days in a row up to today, or up to yesterday while today is still open; 0 if the last one
            is longer ago.
        best (int): the most days in a row there ever were.
    """

    current: int = 0
    best: int = 0


def day_of(at: int) -> int:
    """The number of the day (UTC) of a moment in seconds since 1970. 1970-01-01 is day 0."""
    return at // DAY


def begin_of(day: int) -> int:
    """The moment at which a day begins, 00:00 UTC, in seconds since 1970."""
    return day * DAY


def streak(days: Iterable[int], today: int) -> Streak:
    """The streak of somebody who did it on `days` (numbers of days, in any order), as seen on the day `today`.

    A day that was missed ends a streak, but today is missed only when it is over. Days after today are left out.
    """
    length = best = 0
    last = None
    for day in sorted({each for each in days if each <= today}):
        length = length + 1 if last == day - 1 else 1
        best, last = max(best, length), day
    return Streak(length if last is not None and last >= today - 1 else 0, best)
