"""Every way in which a table says no: one class a case, with what is needed to tell it. The words are the edge's.

A refusal changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Literal

from rules.core import Position
from rules.game import Game, OptionError
from rules.notation import normal
from sessions.session import Session


class Refusal(Exception):
    """A request that the table turned down; `session` is the table as it stands, where there is one."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__(type(self).__name__)
        self.session = session


class TableRefusal(Refusal):
    """A refusal of a table that is known."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)


# What was asked for is not to be had


class UnknownSession(Refusal):
    """No session has this id."""


class NoTable(Refusal):
    """Nothing is being played in the channel."""


class InThreads(Refusal):
    """Several tables are open in threads of the channel, and each of these `sessions` could be meant.

    `own`: whoever asked sits at all of them.
    """

    def __init__(self, sessions: Sequence[Session], *, own: bool = True) -> None:
        super().__init__()
        self.sessions = tuple(sessions)
        self.own = own


class UnknownGame(Refusal):
    """No game has this key."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class WrongOptions(Refusal):
    """Options that the game does not have."""

    def __init__(self, game: Game, error: OptionError) -> None:
        super().__init__()
        self.game = game
        self.error = error


class WrongPlayers(Refusal):
    """More people than the game has seats, or fewer than it needs."""

    def __init__(self, game: Game, people: int, session: Session | None = None) -> None:
        super().__init__(session)
        self.game = game
        self.people = people


class OnlyInServers(Refusal):
    """A game for several, wanted in direct messages with the bot, where nobody else can play."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game


class SeatedTwice(Refusal):
    """Somebody was named for two seats."""


class BotSeated(Refusal):
    """A bot was named for a seat."""


class BotInvited(Refusal):
    """A bot was invited to a table that is opened or waits for players."""


class RightsMissing(Refusal):
    """The channel does not let the bot do what a table needs; `names` are the rights as the settings call them."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)


class MayNotWriteThere(Refusal):
    """A table is to go to a channel in which the one who asks may not write."""


class OldRules(Refusal):
    """The rules of a game that is in the catalogue no more."""


class BadRecord(Refusal):
    """A file that is no record of a game: `why` it is not, with the line that is at fault where it is a wrong one."""

    def __init__(
        self, why: Literal["too large", "no text", "too long", "unknown game", "wrong", "gone"], detail: str = ""
    ) -> None:
        super().__init__()
        self.why = why
        self.detail = detail


class ChannelTaken(TableRefusal):
    """The channel has a table already."""


# Who may not


class NotSeated(TableRefusal):
    """Somebody who does not play at this table."""


class AlreadySeated(TableRefusal):
    """Somebody who sits at this table already."""


class SitsAlready(TableRefusal):
    """Somebody else is named for a seat who sits at this table already."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class NoSeatOf(TableRefusal):
    """A seat is meant of somebody else who does not play at this table, or is `out` of its game."""

    def __init__(self, session: Session, name: str, *, out: bool = False) -> None:
        super().__init__(session)
        self.name = name
        self.out = out


class NotInvited(TableRefusal):
    """Somebody who has no invitation to this table to answer."""


class OnlyInvited(TableRefusal):
    """Somebody who would sit down where only those may who are invited."""


class WasRemoved(TableRefusal):
    """Somebody whom the host took from the table would sit down again."""


class AlreadyInvited(TableRefusal):
    """Somebody was invited once more who has not answered yet."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class NotThere(TableRefusal):
    """The host means somebody who neither sits at the table nor is invited, or means themselves."""


class NotModerator(TableRefusal):
    """Something that only those may do who look after the channel."""


class NotHost(TableRefusal):
    """Something that only the host may do."""


class NotYourTurn(TableRefusal):
    """A player who is not to act."""


class OutOfGame(TableRefusal):
    """A player who is out of a game that goes on without them."""


class NotMember(TableRefusal):
    """Somebody who is not in the server is to sit at a table there."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


class StillHere(TableRefusal):
    """Somebody without whom others would go on, and who is in the server."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(session)
        self.name = name


# What a server or a person has settled


class AwayTooLong(Refusal):
    """Somebody would be away for longer than their `left` days."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left


class WrongSetting(Refusal):
    """Something to settle, by name, that there is not, or that cannot be so."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class NotManager(Refusal):
    """Something that only those who manage the server may do."""


class AvoidsSelf(Refusal):
    """Somebody who does not want to meet themselves."""


class OtherChannels(Refusal):
    """A table in a channel in which the server wants none; `channels` are those where it does, by id."""

    def __init__(self, channels: Sequence[int]) -> None:
        super().__init__()
        self.channels = tuple(channels)


class ClockNotAllowed(TableRefusal):
    """A clock that the server does not allow; `clocks` are those that it does."""

    def __init__(self, session: Session, clocks: Sequence[str]) -> None:
        super().__init__(session)
        self.clocks = tuple(clocks)


class OnlyModerators(Refusal):
    """A table that somebody would open where the server lets moderators alone."""


class ServerFull(Refusal):
    """A server with as many open tables as it wants at a time."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class TooManyGames(Refusal):
    """Somebody who would sit down, at more tables than they want to."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class Avoided(Refusal):
    """Somebody whom the one who asks does not want to meet."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class NoInvitations(Refusal):
    """Somebody who cannot be invited by the one who asks; why is theirs to know."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class StepByStep(TableRefusal):
    """More steps in one message than can be asked about, one of which decides the game."""


class NotJoined(TableRefusal):
    """A table at which the one who asks cannot sit down; why is for others to know."""


# What is too much


class TooManyTables(Refusal):
    """One person, or one server, has opened as many tables as fit into a while; `wait` is what is left of it, in s."""

    def __init__(self, wait: float, *, server: bool = False) -> None:
        super().__init__()
        self.wait = wait
        self.server = server


class TooManyLobbies(TableRefusal):
    """Somebody who keeps other tables open for players; the session is one of them."""


class InvitedTooOften(Refusal):
    """Somebody was called to tables as often as is bearable in a while; `wait` is what is left of it, in seconds."""

    def __init__(self, name: str, wait: float) -> None:
        super().__init__()
        self.name = name
        self.wait = wait


class AskedBefore(TableRefusal):
    """A request that its asker made before and that was not granted: it must wait for `wait` seconds.

    `plays`: or until the asker has moved. `named`: instead, so many other people were named for a seat.
    """

    def __init__(self, session: Session, wait: int, *, plays: bool, named: int = 0) -> None:
        super().__init__(session)
        self.wait = wait
        self.plays = plays
        self.named = named


class OwnGame(TableRefusal):
    """A moderator would take somebody out of a game in which they play themselves."""


class PostedTooOften(TableRefusal):
    """A table that is to be posted in its channel once more; `wait` is what is left of the while, in seconds."""

    def __init__(self, session: Session, wait: float) -> None:
        super().__init__(session)
        self.wait = wait


# When it cannot be


class TableFull(TableRefusal):
    """Every seat is taken, or held for somebody who is invited."""


class StillInvited(TableRefusal):
    """Somebody has not answered their invitation, and nobody is started against who has not said yes."""


class EmptySeed(TableRefusal):
    """A word for the dice in which there is nothing to be read."""


class FirstNotSeated(TableRefusal):
    """Whoever is to sit in seat 1 has not sat down."""


class Stale(TableRefusal):
    """A button or menu made for an earlier moment of the game."""


class Finished(TableRefusal):
    """The game has ended."""


class WasCancelled(TableRefusal):
    """The lobby closed without a game."""


class ThereAlready(TableRefusal):
    """A table that is to go where it is."""


class NotStarted(TableRefusal):
    """The table is still in its lobby."""


class AlreadyStarted(TableRefusal):
    """The lobby has closed: the game runs."""


class NotOverYet(TableRefusal):
    """The game goes on."""


class NothingDue(TableRefusal):
    """Time has brought nothing: the table is as it was."""


class IsPaused(TableRefusal):
    """A move in a game that a moderator has paused."""


class NotPaused(TableRefusal):
    """A game that is not paused cannot be resumed."""


class NothingToTakeBack(TableRefusal):
    """There is no move of one's own to take back; `chance`: a die, card or lot has fallen since."""

    def __init__(self, session: Session, *, chance: bool = False) -> None:
        super().__init__(session)
        self.chance = chance


class QuestionOpen(TableRefusal):
    """The table is asked something already."""


class QuestionGone(TableRefusal):
    """What was asked is settled, or the game went on."""


class AlreadyGranted(TableRefusal):
    """What was asked was done, and this user's own yes is among those that brought it about."""


class NotAsked(TableRefusal):
    """An answer of somebody whom nobody asked, or who has `answered` already."""

    def __init__(self, session: Session, *, answered: bool = False) -> None:
        super().__init__(session)
        self.answered = answered


class NotForTwo(TableRefusal):
    """A draw can be agreed on in games for two players alone."""


class NotLate(TableRefusal):
    """The time of who is to act is not out."""


class NoNudge(TableRefusal):
    """Nobody can be nudged now, and `why` not; where it is too early, by `wait` seconds."""

    def __init__(
        self, session: Session, why: Literal["own turn", "paused", "clock", "too early"], wait: int = 0
    ) -> None:
        super().__init__(session)
        self.why = why
        self.wait = wait


class NotReopened(TableRefusal):
    """A game that was not closed for silence stays closed."""


class SecretWithheld(TableRefusal):
    """The dice of a game that was closed for silence, and can be opened again, cannot be checked yet."""


class NotAsDrawn(TableRefusal):
    """A finished game in which something is not as its secret draws it; `why` is a sentence that names it."""

    def __init__(self, session: Session, why: str) -> None:
        super().__init__(session)
        self.why = why


class IllegalMove(TableRefusal):
    """Words that name no legal ply, or several; `matches` are those that they could mean, `legal` all that are.

    `position` is the one in which they were meant, and `words` what was asked for, as plies are written.
    """

    def __init__(
        self,
        session: Session,
        text: str,
        matches: Sequence[str],
        legal: Sequence[str],
        position: Position | None = None,
    ) -> None:
        super().__init__(session)
        self.text = text
        self.words = tuple(normal(text).split())
        self.position = position or session.position
        self.matches = tuple(matches)
        self.legal = tuple(legal)


# What cannot be shown


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
    """Whatever may be over in a moment: a limit, an outage, a network."""


class NotShown(TableRefusal):
    """What was asked for was done and is kept, but the channel took no message.

    Where it was the first one, of a table that nobody has seen, the table was closed again.
    """

    def __init__(self, session: Session, obstacle: Obstacle) -> None:
        super().__init__(session)
        self.obstacle = obstacle


# What went wrong with what is kept


class Outdated(Refusal):
    """A stored game whose rules the bot has since changed."""

    def __init__(self, game_key: str) -> None:
        super().__init__()
        self.game_key = game_key


class Damaged(Refusal):
    """A stored game whose log was changed by something else than the bot."""


class NotKept(Refusal):
    """The database failed: what was asked for could not be kept, and so was not done."""


class NotNoted(TableRefusal):
    """What was asked for was done, kept and shown, but the database failed when that was to be noted."""


class NotRead(Refusal):
    """The database failed while the table was read. It says nothing of what was done: that may be kept already."""
