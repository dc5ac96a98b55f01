"""When a digest is due: at an hour of somebody's time zone, once a day, also when clocks change."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sessions.people.setting_checks import find_zone, next_digest


def at(text: str) -> int:
    """A moment in UTC, in seconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("hour", "zone", "now", "last", "due"),
    [
        (8, "", "2026-11-22T07:59", None, "2026-11-22T08:00"),
        (8, "", "2026-11-22T08:00", None, "2026-11-23T08:00"),
        (8, "Europe/Berlin", "2026-11-22T06:00", None, "2026-11-22T07:00"),
        # The local day is another one than that of UTC.
        (1, "Asia/Tokyo", "2026-11-22T15:30", None, "2026-11-22T16:00"),
        # The hour was changed: not twice on the same day of theirs.
        (18, "", "2026-11-22T09:00", "2026-11-22T08:00", "2026-11-23T18:00"),
        (8, "America/Los_Angeles", "2026-11-22T18:00", "2026-11-21T16:00", "2026-11-23T16:00"),
        # Clocks go forward on 29 March 2026 at 2:00, and back on 25 October at 3:00.
        (8, "Europe/Berlin", "2026-03-28T08:00", "2026-03-28T07:00", "2026-03-29T06:00"),
        (2, "Europe/Berlin", "2026-03-28T22:00", None, "2026-03-29T01:00"),
        (2, "Europe/Berlin", "2026-10-24T22:00", None, "2026-10-25T00:00"),
        (2, "Europe/Berlin", "2026-10-25T00:30", "2026-10-25T00:00", "2026-10-26T01:00"),
    ],
)
def test_the_next_digest(hour: int, zone: str, now: str, last: str | None, due: str) -> None:
    found = next_digest(hour, zone, at(now), at(last) if last else 0)
    assert datetime.fromtimestamp(found, UTC).isoformat(timespec="minutes") == f"{due}+00:00"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" new  york ", "America/New_York"),
        ("utc", "UTC"),
        ("Atlantis", None),
        ("", None),
        ("../etc/passwd", None),
    ],
)
def test_a_time_zone_is_found_by_its_name_or_its_city(typed: str, zone: str | None) -> None:
    assert find_zone(typed) == zone
