"""What people read when a channel takes no message: why, and what becomes of the table."""

from __future__ import annotations

from sessions.refusals import base
from words import Words


def not_shown(say: Words, refusal: base.NotShown) -> str:
    """The sentences of the refusal."""
    return f"{_obstacle(say, refusal.obstacle)} {_when_shown(say, refusal)}"


def _obstacle(say: Words, obstacle: base.Obstacle) -> str:
    words = say.refusals
    match obstacle:
        case base.Obstacle.NO_ACCESS:
            return words.obstacle_no_access()
        case base.Obstacle.NO_RIGHT:
            return words.obstacle_no_right()
        case base.Obstacle.LOCKED:
            return words.obstacle_locked()
        case base.Obstacle.ARCHIVED:
            return words.obstacle_archived()
        case base.Obstacle.CLOSED:
            return words.obstacle_closed()
        case base.Obstacle.BLOCKED:
            return words.obstacle_blocked()
        case base.Obstacle.GONE:
            return words.obstacle_gone()
        case base.Obstacle.OTHER:
            return words.obstacle_other()


def _when_shown(say: Words, refusal: base.NotShown) -> str:
    """What becomes of the table."""
    words, soon = say.refusals, refusal.obstacle is base.Obstacle.OTHER
    if refusal.session.ended and not refusal.session.messages:
        if refusal.obstacle is base.Obstacle.GONE:
            return say.lobby.not_opened()
        return words.not_shown_not_opened_soon() if soon else words.not_shown_not_opened()
    if refusal.obstacle is base.Obstacle.GONE:
        return words.not_shown_closed()
    if soon:
        return words.not_shown_soon()
    return words.not_shown_locked() if refusal.obstacle is base.Obstacle.LOCKED else words.not_shown()
