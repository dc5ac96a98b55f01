"""Refusals by limits: somebody does something too often, has too much of it, or a setting does not allow it."""

from __future__ import annotations

from collections.abc import Sequence
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


class Barred(Refusal):
    """The host has barred the user from games with strangers; `until` is the end of that, in seconds since 1970."""

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until


class Paused(Refusal):
    """The user has let their time run out too often; `until` is when they can look for strangers again."""

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until


class NameTooNew(Refusal):
    """The user has drawn another player name lately; `wait` is how long to wait for the next one, in seconds."""

    def __init__(self, wait: int) -> None:
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


class AwayTooLong(Refusal):
    """The user cannot be away for that number of days: only `left` are left to them."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left


class WrongSetting(Refusal):
    """There is no such setting, or it cannot have that value; `name` is that of the setting."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class WrongSeason(Refusal):
    """A season can't have this name or length; `most` is the most characters of a name."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


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
    """The user cannot invite somebody; `name` is theirs. The reason is not given."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class StepByStep(TableRefusal):
    """One of several steps in one message decides the game, and can only be asked about alone."""


class NotJoined(TableRefusal):
    """The user cannot join this table. The reason is not given."""


class SitsHere(TableRefusal):
    """The user plays in this game themselves."""


class FollowsMany(Refusal):
    """The user follows `most` games already, as many as one person can."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class FollowedByMany(Refusal):
    """`most` people follow this game already, as many as can."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class NotVisible(Refusal):
    """The user does not see the game's channel."""


class Unreachable(Refusal):
    """The user has chosen neither mentions nor direct messages, so the bot has no way to tell them anything."""


class NotFromHere(Refusal):
    """The server does not let its members look for strangers from its channels."""


class NotAgreed(Refusal):
    """The user has not agreed to play with strangers, who do not know their name."""


class AccountTooNew(Refusal):
    """The user's account is too new to play with strangers; `wait` is how long to wait, in seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__()
        self.wait = wait


class NotMet(Refusal):
    """The user has finished no game with a stranger of the name that they have given."""


class AvoidsThem(Refusal):
    """The user does not want to meet the stranger whom they challenge."""


class ChallengedLately(Refusal):
    """The user has challenged the same stranger within a day."""


class TooManyChallenges(Refusal):
    """The user has `most` challenges, as many as anybody can have."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class ChallengeGone(Refusal):
    """A challenge to the user leads to no game now. The reason is not given: it may be the other's."""


class DirectClosed(Refusal):
    """The user's direct messages have taken no message from the bot, so no game can be played there."""


class TooManyPoolGames(Refusal):
    """The user plays at `most` open tables in direct messages, as many as anybody can with strangers."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
