"""The proof about time: reminders, clocks that run out, and tables that were given up happen when they are due."""

from __future__ import annotations

from collections.abc import Iterator

from bench.soak.evidence import Evidence, Violation
from bench.soak.history import History
from sessions.clocks.deadlines import HALF, NINE_TENTHS, due
from sessions.people.settings import person_of


def timely(found: Evidence) -> Iterator[Violation]:
    """Check that at no table anything was still due after the bot's last look."""
    history = History(found)
    for row in found.rows.values():
        session = history.at(row.id, row.version)
        if found.looked is None or row.set_aside or session is None or session.ended:
            continue
        actor = session.actor_person
        late = actor is not None and person_of(session, actor.user_id).reminder == "nine tenths"
        moment = due(session, NINE_TENTHS if late else HALF, found.began)
        if moment is not None and moment < found.looked:
            yield Violation("timely", f"something was due {found.looked - moment:.0f} s before the last look", row.id)
