"""What every refusal is made of, and the refusals for which no person is the reason: the store or a channel failed."""

from __future__ import annotations

from enum import Enum, auto

from sessions.session import Session


class Refusal(Exception):
    """A request that is turned down. `session` is the table as it stands; None if there is none."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__(type(self).__name__)
        self.session = session


class TableRefusal(Refusal):
    """A refusal at a table."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)


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


class Outdated(Refusal):
    """The rules of the stored game have changed since; `game_key` is the game's."""

    def __init__(self, game_key: str) -> None:
        super().__init__()
        self.game_key = game_key


class Damaged(Refusal):
    """The log of the stored game was changed by something else than the bot."""


class NotKept(Refusal):
    """The store failed to write, so nothing was done."""


class NotNoted(TableRefusal):
    """The act was done, stored and shown, but the store failed to note the message."""


class NotRead(Refusal):
    """The store failed to read. That says nothing of what was done before: it may be stored."""
