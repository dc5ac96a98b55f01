"""Whoever takes back a move takes back the one before it too."""

from __future__ import annotations

from bench.soak.broken import Patch
from sessions.acts import asking
from sessions.session import Session


def apply(patch: Patch) -> None:
    """Break it."""
    back_to = asking.back_to
    patch(asking, "back_to", lambda session, seat: max(0, _back(session, seat)))

    def _back(session: Session, seat: int) -> int:
        return back_to(session, seat) - 1
