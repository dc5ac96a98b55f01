"""Moves that people planned: what was played for them is what they had saved, and followed what they expected."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from bench.soak.evidence import Evidence, Request, Violation, at_versions
from cogs.messages.plans import SAVE
from sessions.log import Planned
from sessions.records.trying import BadLineError, tried
from sessions.session import Session


def planned(found: Evidence) -> Iterator[Violation]:
    """Check that each ply that is told as planned was saved by its player, in a line that the game had followed."""
    saved = [each for each in found.requests if each.name == SAVE and each.press is not None and each.press.words]
    for row in found.rows.values():
        if not any(each.kind == Planned.kind for each in row.entries):
            continue
        for _, session in at_versions(row, [row.version]):
            for index in range(len(session.played)):
                own = [each for each in saved if each.press is not None and each.press.session == row.id]
                if session.by_plan(index) and not any(_promises(session, each, index) for each in own):
                    yield Violation("planned", f"{session.played[index].ply} was played, and not planned", row.id)


def _promises(session: Session, request: Request, index: int) -> bool:
    """Whether a saved line, by whoever played the ply of that index, has this ply after those that stand before it."""
    press, ply = request.press, session.played[index]
    assert press is not None, "a line is behind a button"
    if session.seated_at(index)[ply.seat - 1].user_id != request.user_id:
        return False
    begun = bisect_right(session.numbers, press.version)
    try:
        line = tried(session.stood(press.version)[0], press.words[0])
    except BadLineError:
        return False
    stands = [str(each.ply) for each in session.played[begun : index + 1]]
    return begun <= index and [str(each.ply) for each in line.played][: len(stands)] == stands
