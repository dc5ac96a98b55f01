"""What settings can be, beyond their types: the limits, what a server allows, and when somebody gets a digest.

A check takes a value from a command or from the store, and returns it as a setting holds it. It raises ValueError or
TypeError for a wrong value. The check of a setting follows from the type of its field: a bool and a Literal have their
own, and any other type is `Annotated` with its check.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints
from zoneinfo import ZoneInfo, available_timezones

Check = Callable[[Any], Any]

Absence = tuple[int, int]
"""From when until when somebody is away, in seconds since 1970."""

MOST_LISTED = 25
"""How many channels or people can be named: the most that a menu of Discord can choose."""

NO_LIMIT = -1
"""The value of a limit for any number."""


@cache
def checks_of(kind: type[object]) -> Mapping[str, Check]:
    """The checks of a class of settings, by the names of the settings."""
    return {name: _check_of(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}


def _check_of(hint: Any) -> Check:
    if hint is bool:
        return flag
    if get_origin(hint) is Literal:
        return one_of(*get_args(hint))
    (check,) = hint.__metadata__
    return cast("Check", check)


def one_of(*values: str) -> Check:
    """A check for one of these values."""

    def check(given: object) -> str:
        return values[values.index(cast("str", given))]

    return check


def some_of(*values: str) -> Check:
    """A check for at least one of these values; they are returned in this order."""

    def check(given: Iterable[str]) -> tuple[str, ...]:
        wanted = set(given)
        if not wanted or wanted - set(values):
            raise ValueError
        return tuple(each for each in values if each in wanted)

    return check


def limit(least: int, most: int) -> Check:
    """A check for a number between these two, both included, or NO_LIMIT."""

    def check(given: object) -> int:
        number = int(cast("int", given))
        if number != NO_LIMIT and not least <= number <= most:
            raise ValueError
        return number

    return check


def ids(given: Iterable[object]) -> frozenset[int]:
    """A check for at most MOST_LISTED ids of channels or users."""
    found = frozenset(int(cast("int", each)) for each in given)
    if len(found) > MOST_LISTED or any(each <= 0 for each in found):
        raise ValueError
    return found


def channel(given: object) -> int:
    """A check for the id of a channel; 0, or None as an empty menu gives it, for none."""
    number = int(cast("int", given or 0))
    if number < 0:
        raise ValueError
    return number


def language(given: object) -> str:
    """A check for the code of a language (BCP 47: `de`, `pt-BR`); empty, or `-` as menus need a value, for none."""
    if not isinstance(given, str) or (given not in ("", "-") and not _LANGUAGE.fullmatch(given)):
        raise ValueError
    return given.strip("-")


_LANGUAGE = re.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def zone(given: object) -> str:
    """A check for the name of a time zone (`Europe/Berlin`); empty for none."""
    if not isinstance(given, str):
        raise TypeError
    if given:
        # It raises ValueError, or a KeyError for a zone that does not exist.
        ZoneInfo(given)
    return given


def seconds(given: object) -> int:
    """A check for a moment in seconds since 1970; 0 for none."""
    if not isinstance(given, int) or given < 0:
        raise ValueError
    return given


def absences(given: Iterable[Iterable[object]]) -> tuple[Absence, ...]:
    """A check for absences, each of which ends after it begins."""
    found = tuple((seconds(begin), seconds(end)) for begin, end in given)
    if any(begin >= end for begin, end in found):
        raise ValueError
    return found


def flag(given: object) -> bool:
    """A check for a bool."""
    if not isinstance(given, bool):
        raise TypeError
    return given


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
