"""Spans of time in words."""

from __future__ import annotations

_UNITS = ((86_400, "day"), (3_600, "hour"), (60, "minute"))


def span(seconds: int) -> str:
    """A time in words, by its largest unit: `less than a minute`, `1 minute`, `3 hours`, `12 days`."""
    for size, unit in _UNITS:
        if seconds >= size:
            number = seconds // size
            return f"{number} {unit}{'s'[: number != 1]}"
    return "less than a minute"
