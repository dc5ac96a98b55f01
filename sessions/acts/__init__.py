"""What people and time can do at a table. An act is a value that checks, and returns the entries to append to the log.

Nothing here reads, writes or waits; `sessions.tables.Tables.do` does that for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sessions.acts.asking import Answer, GiveUpFor, OfferDraw, Substitute, TakeBack
from sessions.acts.computers import ReplaceInvited, SeatComputers, TakeHint
from sessions.acts.ending import Abandon, End, GoOn, TakeOut
from sessions.acts.lobby import (
    Accept,
    Cancel,
    ChangeOption,
    Decline,
    GiveSeed,
    Hand,
    Invite,
    Join,
    Leave,
    Remove,
    SitFirst,
    Start,
)
from sessions.acts.playing import Play, PlayPlanned, Resign
from sessions.acts.tick import Tick
from sessions.acts.viewing import KeepStill, Move
from sessions.acts.waiting import BindAnew, Claim, FollowTournament, Nudge, Pause, Reopen, Resume, WaitOn, WantRematch
from sessions.log import Entry
from sessions.refusals.base import Refusal
from sessions.session import Session


class Act(Protocol):
    """One thing that somebody, or time, does at a table."""

    def apply(self, session: Session) -> Sequence[Entry]:
        """The entries to append to the log of `session`. Raises a Refusal if that is not allowed or not possible."""


def is_possible(session: Session, act: Act) -> bool:
    """Whether a session would accept an act. Buttons are shown only for acts that it would."""
    try:
        act.apply(session)
    except Refusal:
        return False
    return True


__all__ = [
    "Abandon",
    "Accept",
    "Act",
    "Answer",
    "BindAnew",
    "Cancel",
    "ChangeOption",
    "Claim",
    "Decline",
    "End",
    "FollowTournament",
    "GiveSeed",
    "GiveUpFor",
    "GoOn",
    "Hand",
    "Invite",
    "Join",
    "KeepStill",
    "Leave",
    "Move",
    "Nudge",
    "OfferDraw",
    "Pause",
    "Play",
    "PlayPlanned",
    "Remove",
    "Reopen",
    "ReplaceInvited",
    "Resign",
    "Resume",
    "SeatComputers",
    "SitFirst",
    "Start",
    "Substitute",
    "TakeBack",
    "TakeHint",
    "TakeOut",
    "Tick",
    "WaitOn",
    "WantRematch",
    "is_possible",
]
