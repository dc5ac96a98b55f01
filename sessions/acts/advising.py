"""The act of a player who is given a hint, and when hints can be had."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sessions.acts.checks import acting_seat, check_attempt
from sessions.log import Entry, Hinted
from sessions.refusals.moments import NoHints
from sessions.session import Session
from sessions.state.options import HINTS, RATED


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
