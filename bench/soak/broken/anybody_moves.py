"""Anybody may move for whoever is to move."""

from __future__ import annotations

from bench.soak.broken import Patch
from sessions.acts import checks, playing
from sessions.session import Session


def apply(patch: Patch) -> None:
    """Break it."""
    acting_seat = checks.acting_seat

    def anybody(session: Session, user_id: int, version: int | None = None) -> int:
        actor = session.actor_person
        return acting_seat(session, actor.user_id if actor is not None else user_id, version)

    patch(playing, "acting_seat", anybody)
