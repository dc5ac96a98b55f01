"""Open offers: what people looked for led to games of the right people, and to no more of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bench.soak.evidence import Evidence, Violation
from bench.soak.history import History
from sessions.log import Matched, read

MADE = ("makeoffer", "takeoffer")
"""The actions by which somebody offers to play."""


def _avoids(history: History, user_id: int, others: set[int], at: int) -> bool:
    """Whether somebody certainly avoided one of these others at that time, in seconds since 1970."""
    if history.settlements.doubts(user_id, at - 1, at + 1):
        return False
    return bool(others & history.settlements.of(user_id, at).avoided)


def matched(found: Evidence) -> Iterator[Violation]:
    """Check that each game of open offers has two people who offered it, neither of whom avoided the other."""
    history = History(found)
    offered = Counter(each.user_id for each in found.requests if each.name in MADE)
    led = Counter[int]()
    for row in found.rows.values():
        for entry in (read(each.kind, each.facts) for each in row.entries if each.kind == Matched.kind):
            assert isinstance(entry, Matched), "its kind says so"
            people = [each for each in entry.user_ids if each > 0]
            led.update(people)
            if len(set(entry.user_ids)) != len(entry.user_ids) or len(entry.user_ids) != 2:
                yield Violation("matched", f"{entry.user_ids} were matched", row.id)
            for one in people:
                others = {each for each in people if each != one}
                if _avoids(history, one, others, row.entries[0].at):
                    yield Violation("matched", f"{one} was matched with {others}, whom they avoid", row.id)
    for user_id, games in led.items():
        if games > offered[user_id]:
            yield Violation("matched", f"{user_id} made {offered[user_id]} offers, which led to {games} games")
