"""Refusals of what somebody does too often."""

from __future__ import annotations

from typing import Literal

from sessions.refusals.base import Refusal, TableRefusal
from sessions.session import Session


class TooManyTables(Refusal):
    """The user, or the `server`, has opened too many tables lately; `wait` is how long to wait, in seconds."""

    def __init__(self, wait: float, *, server: bool = False) -> None:
        super().__init__()
        self.wait = wait
        self.server = server


class TooManyLobbies(TableRefusal):
    """The user has too many open lobbies; the session is one of them."""


class TooManyOffers(Refusal):
    """The user has `most` open offers in the server, as many as anybody can have."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class OfferedTooOften(Refusal):
    """The user has made too many offers lately; `wait` is how long to wait, in seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__()
        self.wait = wait


class InvitedTooOften(Refusal):
    """Somebody was called to tables too often lately. `name` is theirs; `wait` is how long to wait, in seconds."""

    def __init__(self, name: str, wait: float) -> None:
        super().__init__()
        self.name = name
        self.wait = wait


class AskedBefore(TableRefusal):
    """The user has made this request before, and it was not granted.

    Attributes:
        wait (int): the seconds until they can make it again.
        plays (bool): whether they can also make it again once they have moved.
        named (int): how many other people they have named for a seat, if that is the reason; else 0.
    """

    def __init__(self, session: Session, wait: int, *, plays: bool, named: int = 0) -> None:
        super().__init__(session)
        self.wait = wait
        self.plays = plays
        self.named = named


class OwnGame(TableRefusal):
    """A moderator cannot take somebody out of a game in which they play themselves, nor end or pause it if it is rated.

    Attributes:
        act (str): what they wanted to do: "takeout", "end" or "pause".
    """

    def __init__(self, session: Session, act: Literal["takeout", "end", "pause"] = "takeout") -> None:
        super().__init__(session)
        self.act = act


class PostedTooOften(TableRefusal):
    """The table was posted again too often lately; `wait` is how long to wait, in seconds."""

    def __init__(self, session: Session, wait: float) -> None:
        super().__init__(session)
        self.wait = wait
