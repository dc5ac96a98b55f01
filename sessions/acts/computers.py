"""Acts with computers: they are seated before a game, and give hints in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from sessions.acts.checks import acting_seat, check_attempt, check_host, check_lobby
from sessions.acts.lobby import not_first
from sessions.log import Entry, Hinted, Joined, Removed
from sessions.refusals.moments import NoHints, TableFull
from sessions.refusals.participants import NotInvited
from sessions.session import Session
from sessions.state.options import HINTS, RATED
from sessions.state.players import Computer, ComputerLevel


class SeatComputers(Struct, frozen=True):
    """Give free seats of a lobby to computers, one for each of `levels`. Its host may do so.

    `fitted`: the levels were chosen to fit the host.
    """

    user_id: int
    levels: Sequence[ComputerLevel]
    fitted: bool = False

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost or TableFull, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        if len(self.levels) > session.free:
            raise TableFull(session)
        lowest = lowest_id(session)
        return [Joined(Computer(lowest - number, level, self.fitted)) for number, level in enumerate(self.levels, 1)]


class ReplaceInvited(Struct, frozen=True):
    """Give the seat that is held for an invited person to a computer. The host may do so.

    Attributes:
        user_id (int): the host's id.
        guest (int): the id of the person who is invited.
        level (ComputerLevel): how well the computer plays.
    """

    user_id: int
    guest: int
    level: ComputerLevel

    def apply(self, session: Session) -> list[Entry]:
        """Raises NotHost or NotInvited, or the refusal for a table that is no lobby."""
        check_lobby(session)
        check_host(session, self.user_id)
        if not session.is_invited(self.guest):
            raise NotInvited(session)
        return [Removed(self.guest), *not_first(session, self.guest), Joined(new_computer(session, self.level))]


def new_computer(session: Session, level: ComputerLevel) -> Computer:
    """A computer player with an id that nobody has in the table's log."""
    return Computer(lowest_id(session) - 1, level)


def lowest_id(session: Session) -> int:
    """The lowest id that the log names, or 0: computers and forgotten persons have ids below 0."""
    return min([0, *(user_id for entry in session.log for user_id in entry.users())])


class TakeHint(Struct, frozen=True):
    """Give the player to act a hint. It is counted once for a position.

    Attributes:
        user_id (int): the id of the player.
        version (int or None): the number of the last entry that they saw, if known.
    """

    user_id: int
    version: int | None = None

    def apply(self, session: Session) -> list[Entry]:
        """Nothing is appended if the player was given a hint in this position before.

        Raises NoHints where there are none, or the refusal for somebody who is not to act.
        """
        acting_seat(session, self.user_id, self.version)
        check_attempt(session)
        why = why_no_hints(session)
        if why is not None and why != "attempt":
            raise NoHints(session, why)
        return [] if was_hinted(session, self.user_id) else [Hinted(self.user_id)]


def why_no_hints(session: Session) -> Literal["attempt", "people", "rated", "off"] | None:
    """Why the players of a game get no hints; None where they can have some."""
    if session.is_attempt and not session.ended:
        return "attempt"
    agreed = session.table_options[HINTS.name]
    if len(session.people) - len(session.computers) > 1:
        if not session.computers and session.table_options[RATED.name] == "yes":
            return "rated"
        if agreed != "all":
            return "people"
    return "off" if agreed == "off" else None


def tips_allowed(session: Session) -> bool:
    """Whether newcomers can read what to look for, which everybody sees: not where people play without hints."""
    return why_no_hints(session) not in ("people", "rated")


def was_hinted(session: Session, user_id: int) -> bool:
    """Whether the user was given a hint in the present position."""
    here = session.position
    return any((each.user_id, each.turn, each.position) == (user_id, here.number, here) for each in session.hints)
