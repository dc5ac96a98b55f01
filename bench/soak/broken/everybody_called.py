"""At each turn everybody at the table is called."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.display import plan
from sessions.session import Session
from sessions.tables.messages import Message


def apply(patch: Patch) -> None:
    """Break it."""
    calls = plan._due_calls

    def everybody(session: Session, live: Message | None) -> tuple[int, ...]:
        found = calls(session, live)
        return tuple(each.user_id for each in session.people) if found and session.start is not None else found

    patch(plan, "_due_calls", everybody)
