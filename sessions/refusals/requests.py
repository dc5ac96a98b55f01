"""Refusals of requests for something that does not exist, or cannot be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.game import Game, OptionError
from rules.record import Flaw
from sessions.refusals.base import Refusal, TableRefusal
from sessions.session import Session


class UnknownSession(Refusal):
    """No session has this id."""


class NoTable(Refusal):
    """There is no table in the channel, or in the direct messages (`direct`)."""

    def __init__(self, *, direct: bool = False) -> None:
        super().__init__()
        self.direct = direct


class NoDirectMessages(Refusal):
    """Discord does not say just now which the user's direct messages are, which a request is about."""


class InThreads(Refusal):
    """Several tables are open in threads of the channel, and each could be meant.

    Attributes:
        sessions (tuple[Session, ...]): the tables.
        own (bool): whether the user sits at all of them.
    """

    def __init__(self, sessions: Sequence[Session], *, own: bool = True) -> None:
        super().__init__()
        self.sessions = tuple(sessions)
        self.own = own


class PrivateThread(Refusal):
    """Nothing can be offered in a private thread, as the others could not see the game there."""


class NoDeal(Refusal):
    """There is no deal of that day."""


class HadAttempt(TableRefusal):
    """The user has had their attempt at the deal of that day: `session`."""


class Spoils(TableRefusal):
    """The user can still play the deal whose game they want to look through."""


class NoAttempt(Refusal):
    """The user has not finished their attempt at the deal of that day, so they cannot practise it.

    `session` is the attempt; None if it has not begun.
    """


class NoSeason(Refusal):
    """The server has no such season, or it is over already."""


class SeasonRuns(Refusal):
    """A season is running in the server, so no other one can begin."""


class UnknownGame(Refusal):
    """No game has this key."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class UnknownLevel(Refusal):
    """Computers have no such level."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self.level = level


class WrongOptions(Refusal):
    """The game has no such option or value; `error` says which."""

    def __init__(self, game: Game, error: OptionError) -> None:
        super().__init__()
        self.game = game
        self.error = error


class WrongPlayers(Refusal):
    """`people` is more than the game has seats, or fewer than it needs."""

    def __init__(self, game: Game, people: int, session: Session | None = None) -> None:
        super().__init__(session)
        self.game = game
        self.people = people


class OnlyInServers(Refusal):
    """A game for several would wait in direct messages for people who cannot come: its seats hold too few computers."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game


class SeatedTwice(Refusal):
    """The same person was named for two seats."""


class BotSeated(Refusal):
    """A bot was named for a seat."""


class BotInvited(Refusal):
    """A bot was invited to a table that is opened or waits for players."""


class PermissionsMissing(Refusal):
    """The bot lacks permissions that it needs in a channel; `names` are their names in Discord's API.

    `channel_id` is the channel where it is another one than that of the request, else None.
    """

    def __init__(self, names: Sequence[str], channel_id: int | None = None) -> None:
        super().__init__()
        self.names = tuple(names)
        self.channel_id = channel_id


class ChannelHidden(Refusal):
    """The user does not see the channel in which a table is to be opened."""


class MayNotWriteThere(Refusal):
    """The user may not write in the channel to which the table should go."""


class OldRules(Refusal):
    """The rules of a game that is not in the catalogue any more were asked for."""


class BadRecord(Refusal):
    """The file is not a record of a game that can be looked at. `flaw` is what is wrong if `why` is "wrong"."""

    def __init__(
        self,
        why: Literal["too large", "no text", "too long", "unknown game", "wrong", "gone"],
        flaw: Flaw | None = None,
    ) -> None:
        super().__init__()
        self.why = why
        self.flaw = flaw


class ChannelTaken(TableRefusal):
    """The channel has a table already."""
