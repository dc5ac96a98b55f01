"""The values that the store takes and returns: no SQL, and no rules of games."""

from data.rows.deals import AttemptRow, DealRow, DealTable, NewAttempt
from data.rows.messages import MessageRow, Shown, Shows, StandingRow
from data.rows.news import DigestRow, FollowRow, Follows
from data.rows.offers import ANY, OfferRow, WatchRow
from data.rows.private import PlanRow
from data.rows.puzzles import PuzzleAnswer, PuzzleRow
from data.rows.results import Finished, FinishedRow, Rated, ResultRow
from data.rows.sessions import (
    NOTHING,
    OPEN_STATES,
    Change,
    EntryRow,
    NewEntry,
    NewSession,
    OpenRow,
    Rewriting,
    SessionRow,
    State,
    Waits,
)
from data.rows.settings import GuestRow, SettingRow

__all__ = [
    "ANY",
    "NOTHING",
    "OPEN_STATES",
    "AttemptRow",
    "Change",
    "DealRow",
    "DealTable",
    "DigestRow",
    "EntryRow",
    "Finished",
    "FinishedRow",
    "FollowRow",
    "Follows",
    "GuestRow",
    "MessageRow",
    "NewAttempt",
    "NewEntry",
    "NewSession",
    "OfferRow",
    "OpenRow",
    "PlanRow",
    "PuzzleAnswer",
    "PuzzleRow",
    "Rated",
    "ResultRow",
    "Rewriting",
    "SessionRow",
    "SettingRow",
    "Shown",
    "Shows",
    "StandingRow",
    "State",
    "Waits",
    "WatchRow",
]
