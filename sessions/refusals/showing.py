"""Refusals because a channel takes no message."""

from __future__ import annotations

from enum import Enum, auto

from sessions.refusals.base import TableRefusal
from sessions.session import Session


class Obstacle(Enum):
    """Why a channel takes no message."""

    NO_ACCESS = auto()
    """The bot may not see the channel, or has not been brought into the private thread."""

    NO_RIGHT = auto()
    LOCKED = auto()
    ARCHIVED = auto()
    CLOSED = auto()
    """The person takes no direct messages of the bot: they have turned them off, or share no server with it."""

    BLOCKED = auto()
    """The server's own filter of words took it for something else."""

    GONE = auto()
    OTHER = auto()
    """Anything that may be over soon: a rate limit, an outage, a broken network."""


class NotShown(TableRefusal):
    """The act was done and stored, but the channel took no message.

    If it was the first message of a table, the table was closed again. `obstacle` says why the channel took none.
    """

    def __init__(self, session: Session, obstacle: Obstacle) -> None:
        super().__init__(session)
        self.obstacle = obstacle
