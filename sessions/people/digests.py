"""When somebody gets a digest: a list of the games that wait for them, once a day at an hour of their time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DEFAULT_ZONE = "UTC"
"""The time zone of those who have chosen none."""


def next_digest(hour: int, zone: str, now: int, last: int = 0) -> int:
    """When the next digest is due, in seconds since 1970: at this hour (0 to 23) of a day in the time zone `zone`.

    That is after `now`, and not on the day of the digest of `last` (0: there was none). An hour that the clocks skip
    is the one after it; of one that comes twice, the first counts.
    """
    where = ZoneInfo(zone) if zone else UTC
    day = datetime.fromtimestamp(now, where).date()
    if last:
        day = max(day, datetime.fromtimestamp(last, where).date() + timedelta(days=1))
    while True:
        due = int(datetime(day.year, day.month, day.day, hour, tzinfo=where).timestamp())
        if due > now:
            return due
        day += timedelta(days=1)


def find_zone(typed: str) -> str | None:
    """The time zone that somebody means by its name or its city (`Europe/Berlin`, `berlin`, `New York`), if any."""
    wanted = "_".join(typed.strip().casefold().split())
    return _by_name().get(wanted)


@cache
def _by_name() -> dict[str, str]:
    """The time zones by their names and cities, in small letters. Cities of two zones stand for the first."""
    names = sorted(each for each in available_timezones() if not each.startswith(("posix/", "right/")))
    cities = {each.rpartition("/")[2].casefold(): each for each in reversed(names) if "/" in each}
    return {**cities, **{each.casefold(): each for each in names}}
