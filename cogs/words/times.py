"""Spans of time in words."""

from __future__ import annotations

from sessions.state.clock import DAY, HOUR
from words import Words

MINUTE = 60


def span(say: Words, seconds: int) -> str:
    """A time in words, by its largest unit: `less than a minute`, `1 minute`, `3 hours`, `12 days`."""
    if seconds >= DAY:
        return say.clocks.days(number=seconds // DAY)
    if seconds >= HOUR:
        return say.clocks.hours(number=seconds // HOUR)
    if seconds >= MINUTE:
        return say.clocks.minutes(number=seconds // MINUTE)
    return say.clocks.less_than_a_minute()


def when(moment: int) -> str:
    """A moment, in seconds since 1970, as Discord shows it: how long until then, or since."""
    return f"<t:{moment}:R>"


def date(moment: int) -> str:
    """A moment, in seconds since 1970, as Discord shows it: the date and the time of day."""
    return f"<t:{moment}:f>"
