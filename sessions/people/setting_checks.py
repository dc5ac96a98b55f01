"""Checks of the values of settings.

A check takes a value from a command or from the store, and returns it as a setting holds it. It raises ValueError or
TypeError for a wrong value. The check of a setting follows from the type of its field: a bool and a Literal have their
own, and any other type is `Annotated` with its check.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints
from zoneinfo import ZoneInfo

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
