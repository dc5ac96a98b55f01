"""Refusals by the settings of a server or of a person."""

from __future__ import annotations

from collections.abc import Sequence

from sessions.refusals.base import Refusal, TableRefusal
from sessions.session import Session


class AwayTooLong(Refusal):
    """The user cannot be away for so many days: only `left` are left to them."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left


class WrongSetting(Refusal):
    """There is no such setting, or it cannot have that value; `name` is that of the setting."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class NotManager(Refusal):
    """Only those who manage the server may do this."""


class AvoidsSelf(Refusal):
    """The user named themselves as somebody whom they avoid."""


class OtherChannels(Refusal):
    """The server allows no tables in this channel; `channels` are the ids of those where it does."""

    def __init__(self, channels: Sequence[int]) -> None:
        super().__init__()
        self.channels = tuple(channels)


class ClockNotAllowed(TableRefusal):
    """The server does not allow this clock; `clocks` are those that it allows."""

    def __init__(self, session: Session, clocks: Sequence[str]) -> None:
        super().__init__(session)
        self.clocks = tuple(clocks)


class ClockRefused(Refusal):
    """The server does not allow this clock for a game that is offered; `clocks` are those that it allows."""

    def __init__(self, clocks: Sequence[str]) -> None:
        super().__init__()
        self.clocks = tuple(clocks)


class OnlyModerators(Refusal):
    """The server lets only moderators open tables."""


class ServerFull(Refusal):
    """The server has `most` open tables already, as many as it wants."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class TooManyGames(Refusal):
    """The user sits at `most` tables already, as many as they want."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class Avoided(Refusal):
    """The user avoids somebody whom they named; `name` is theirs."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class NoInvitations(Refusal):
    """The user cannot invite somebody; `name` is theirs. The reason is not told."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class StepByStep(TableRefusal):
    """One of several steps in one message decides the game, and can only be asked about alone."""


class NotJoined(TableRefusal):
    """The user cannot join this table. The reason is not told."""
