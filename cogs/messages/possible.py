"""Whether somebody can do something at a table: for buttons that are shown only then."""

from __future__ import annotations

from sessions.acts import Act
from sessions.refusals.base import Refusal
from sessions.session import Session


def is_possible(session: Session, act: Act) -> bool:
    """Whether a session would accept an act."""
    try:
        act.apply(session)
    except Refusal:
        return False
    return True
