"""Refusals that depend on who asks, or on whom they name."""

from __future__ import annotations

from sessions.refusals.base import TableRefusal
from sessions.session import Session


class NotSeated(TableRefusal):
    """The user does not sit at this table."""


class NotInThatGame(TableRefusal):
    """The user did not play the finished game that they want to play again."""


class AlreadySeated(TableRefusal):
    """The user sits at this table already."""


class SitsAlready(TableRefusal):
    """Somebody was named for a seat who sits at this table already; `name` is theirs."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class NoSeatOf(TableRefusal):
    """Somebody was named who has no seat at this table, or is `out` of its game; `name` is theirs."""

    def __init__(self, session: Session, name: str, *, out: bool = False) -> None:
        super().__init__(session)
        self.name = name
        self.out = out


class NotInvited(TableRefusal):
    """The user has no invitation to this table."""


class OnlyInvited(TableRefusal):
    """Only those who are invited may join this table."""


class WasRemoved(TableRefusal):
    """The host has removed the user from this table, so they can join only if they are invited."""


class AlreadyInvited(TableRefusal):
    """Somebody was invited who has not answered an earlier invitation; `name` is theirs."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class HasDeclined(TableRefusal):
    """Somebody was invited who has declined an invitation to this table; `name` is theirs. They can still join."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class NotThere(TableRefusal):
    """The host named somebody who neither sits at the table nor is invited, or named themselves."""


class OnlyComputers(TableRefusal):
    """A computer was to take the seat of the last person in the game."""


class NotModerator(TableRefusal):
    """Only moderators of the channel may do this."""


class NotHost(TableRefusal):
    """Only the host may do this."""


class NotYourTurn(TableRefusal):
    """It is another player's turn."""


class OutOfGame(TableRefusal):
    """The user is out of the game, which goes on without them."""


class NotMember(TableRefusal):
    """Somebody was named for a seat who is not in the server; `name` is theirs."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class StillHere(TableRefusal):
    """The others cannot go on without somebody who is still in the server; `name` is theirs."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name
