"""Games that began as they may not: deals of a day, and offers that were matched."""

from __future__ import annotations

from msgspec.structs import replace

from bench.soak.evidence import Evidence, Screen
from cogs.interactions.ids import Press
from data.rows import EntryRow
from sessions.log import Dealt, Matched, Opened, Person
from tests.bench.doctored.playing import RUNNING, Cases, edited


def deal(found: Evidence, secret: bytes, *, scored: bool = True, user_id: int = 5) -> None:
    """One more table, which plays a deal of the future."""
    opened = Opened("level=1", user_id, None, (Person(user_id, "Eve"),))
    number = max(found.rows) + 1
    rows = [each.row() for each in (opened, Dealt(10**6, scored))]
    entries = tuple(EntryRow(place, row.kind, row.facts, 0, b"") for place, row in enumerate(rows, 1))
    found.rows[number] = replace(found.rows[RUNNING], id=number, game="mars", secret=secret, entries=entries)


def two_secrets_a_day(found: Evidence) -> None:
    deal(found, b"one")
    deal(found, b"other", user_id=6)


def a_second_attempt(found: Evidence) -> None:
    deal(found, b"one")
    deal(found, b"one")


def practice_alone(found: Evidence) -> None:
    deal(found, b"one")
    deal(found, b"one", scored=False, user_id=6)


def a_secret_told(found: Evidence) -> None:
    deal(found, b"a secret of a deal")
    told = (Screen({"content": b"a secret of a deal".hex()}),)
    found.requests.append(replace(found.requests[0], told=told))


def matched(found: Evidence, *user_ids: int) -> None:
    """The running game began since these had offered to play it."""
    row, entry = found.rows[RUNNING].entries[-1], Matched(user_ids).row()
    edited(found, RUNNING, lambda entries: [*entries, replace(row, kind=entry.kind, facts=entry.facts)])


def offered(found: Evidence, *user_ids: int) -> None:
    """Each of them has offered to play."""
    found.requests += [replace(found.requests[0], name="makeoffer", user_id=each) for each in user_ids]


def matched_without_an_offer(found: Evidence) -> None:
    offered(found, 11)
    matched(found, 11, 12)


def matched_with_oneself(found: Evidence) -> None:
    offered(found, 11, 11)
    matched(found, 11, 11)


def matched_with_whom_they_avoid(found: Evidence) -> None:
    offered(found, 11, 12)
    press, since = Press("setperson", words=("avoided",)), found.rows[RUNNING].entries[0].at - 60
    setting = replace(found.requests[0], name="setperson", user_id=11, press=press, values=("12",), after=0.1)
    found.requests.append(replace(setting, since=since, until=since + 1, told=()))
    matched(found, 11, 12)


CASES: Cases = [
    ("dealt", two_secrets_a_day),
    ("dealt", a_second_attempt),
    ("dealt", practice_alone),
    ("dealt", a_secret_told),
    ("matched", matched_without_an_offer),
    ("matched", matched_with_oneself),
    ("matched", matched_with_whom_they_avoid),
]
"""Each with the proof that must fail."""
