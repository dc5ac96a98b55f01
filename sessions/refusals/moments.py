"""Refusals at a moment at which something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.core import Position
from rules.notation import normal
from rules.record import Flaw
from sessions.refusals.base import TableRefusal
from sessions.session import Session


class TableFull(TableRefusal):
    """Every seat is taken, or held for somebody who is invited."""


class StillInvited(TableRefusal):
    """Somebody has not answered their invitation, and a game starts only with those who agreed."""


class EmptySeed(TableRefusal):
    """The client seed has no printable character."""


class FirstNotSeated(TableRefusal):
    """The person who is to sit in seat 1 has not joined."""


class Stale(TableRefusal):
    """The button or menu was made for an earlier moment of the game."""


class Finished(TableRefusal):
    """The game has ended."""


class WasCancelled(TableRefusal):
    """The lobby closed without a game."""


class ThereAlready(TableRefusal):
    """The table is in this channel already."""


class NotStarted(TableRefusal):
    """The table is still in its lobby."""


class AlreadyStarted(TableRefusal):
    """The game has started already."""


class NotOverYet(TableRefusal):
    """The game goes on."""


class NobodyLeft(TableRefusal):
    """Of the people who played a game apart, nobody else is left for a rematch."""


class RematchOpen(TableRefusal):
    """The rematch of a game is open already: it is this table."""


class NothingDue(TableRefusal):
    """Nothing is due at the table."""


class IsPaused(TableRefusal):
    """A moderator has paused the game."""


class NotPaused(TableRefusal):
    """The game is not paused."""


class NothingToTakeBack(TableRefusal):
    """The user has no move to take back; `chance`: because chance has acted since."""

    def __init__(self, session: Session, *, chance: bool = False) -> None:
        super().__init__(session)
        self.chance = chance


class OnlyInPractice(TableRefusal):
    """This is a scored attempt at a deal: there are no take-backs, hints, tried moves or substitutes in it."""


class QuestionOpen(TableRefusal):
    """The table has an open question already."""


class QuestionGone(TableRefusal):
    """The question was answered, or the game went on."""


class AlreadyGranted(TableRefusal):
    """The question was granted, and this user was one of those who agreed."""


class NotAsked(TableRefusal):
    """The user was not asked, or has `answered` already."""

    def __init__(self, session: Session, *, answered: bool = False) -> None:
        super().__init__(session)
        self.answered = answered


class NotForTwo(TableRefusal):
    """A draw can be agreed on only in games for two players."""


class InTournament(TableRefusal):
    """Something is not done in games of tournaments, or not yet.

    Attributes:
        what: a move is to be taken back with the opponent's consent ("back"), a draw is offered before both have taken
            `turns` turns ("draw"), somebody else is to take a seat ("seat"), or the game is to be paused ("pause").
        turns (int): how many turns both must have taken.
    """

    def __init__(self, session: Session, what: Literal["back", "draw", "seat", "pause"], turns: int = 0) -> None:
        super().__init__(session)
        self.what = what
        self.turns = turns


class NoHints(TableRefusal):
    """The game has no hints.

    Attributes:
        why: people play it for their ratings ("rated") or without them ("people"), or the table has agreed so ("off").
    """

    def __init__(self, session: Session, why: Literal["people", "rated", "off"]) -> None:
        super().__init__(session)
        self.why = why


class HelpsInGame(TableRefusal):
    """The user plays `session` without hints, and what they want to look into has a position of that game."""


class NoPlans(TableRefusal):
    """Moves cannot be planned in this game: it is not for two, or chance has a part in it."""


class PlanOnTurn(TableRefusal):
    """Moves are planned while the opponent is to act, and the user is to act."""


class PlanFull(TableRefusal):
    """The user's plan has as many lines as a plan can have."""


class NotLate(TableRefusal):
    """The time of the player whose turn it is is not out."""


class NoNudge(TableRefusal):
    """Nobody can be nudged now. `why` is the reason; if it is too early, `wait` is how long to wait, in seconds."""

    def __init__(
        self, session: Session, why: Literal["own turn", "paused", "clock", "too early"], wait: int = 0
    ) -> None:
        super().__init__(session)
        self.why = why
        self.wait = wait


class NotReopened(TableRefusal):
    """Only a game that was closed for silence can be opened again."""


class NotClaimed(TableRefusal):
    """Only a game of people without a clock that was closed for silence can be claimed, and not for ever."""


class OthersDecide(TableRefusal):
    """The player who was silent can neither claim the closed game nor open it again: the other players decide."""


class SecretWithheld(TableRefusal):
    """The dice of a game that can be opened again cannot be checked yet."""


class NotAsDrawn(TableRefusal):
    """Something in a finished game is not as its secret draws it; `flaw` says what."""

    def __init__(self, session: Session, flaw: Flaw) -> None:
        super().__init__(session)
        self.flaw = flaw


class IllegalMove(TableRefusal):
    """The text names no legal ply, or more than one.

    Attributes:
        text (str): what was asked for.
        words (tuple[str, ...]): the same, as plies are written.
        matches (tuple[str, ...]): the legal plies that it could mean.
        legal (tuple[str, ...]): all legal plies.
        position (Position): the position in which it was meant.
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
