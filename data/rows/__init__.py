"""The values that the store takes and returns: no SQL, and no rules of games."""

from data.rows.books import BestRow, Book, LatestRow, PlayedRow
from data.rows.conduct import AvoidedRow, BarRow, ReportRow
from data.rows.deals import AttemptRow, DealRow, DealTable, NewAttempt, PuzzleAnswer, PuzzleRow
from data.rows.exercises import ExerciseAnswer, ExerciseRow, NewExercise
from data.rows.messages import DirectRow, MessageRow, ShowingRow, Shown, Shows, StandingRow
from data.rows.news import DigestRow, FollowRow, Follows
from data.rows.offers import ANY, OfferRow, WatchRow
from data.rows.results import Finished, FinishedRow, MeetingRow, Rated, ResultRow
from data.rows.seasons import SeasonPlace, SeasonRow
from data.rows.sessions import (
    NOTHING,
    OPEN_STATES,
    Change,
    Closing,
    EntryRow,
    NewEntry,
    NewSession,
    OpenRow,
    Rewriting,
    SessionRow,
    State,
    Waits,
)
from data.rows.settings import GuestRow, PlanRow, SettingRow
from data.rows.strangers import MetRow, PlayerNameRow
from data.rows.tournaments import (
    BoardEnd,
    BoardKey,
    BoardRow,
    EntrantRow,
    EntrantState,
    JournalRow,
    TournamentChange,
    TournamentRow,
    TournamentState,
    WholeTournament,
)

__all__ = [
    "ANY",
    "NOTHING",
    "OPEN_STATES",
    "AttemptRow",
    "AvoidedRow",
    "BarRow",
    "BestRow",
    "BoardEnd",
    "BoardKey",
    "BoardRow",
    "Book",
    "Change",
    "Closing",
    "DealRow",
    "DealTable",
    "DigestRow",
    "DirectRow",
    "EntrantRow",
    "EntrantState",
    "EntryRow",
    "ExerciseAnswer",
    "ExerciseRow",
    "Finished",
    "FinishedRow",
    "FollowRow",
    "Follows",
    "GuestRow",
    "JournalRow",
    "LatestRow",
    "MeetingRow",
    "MessageRow",
    "MetRow",
    "NewAttempt",
    "NewEntry",
    "NewExercise",
    "NewSession",
    "OfferRow",
    "OpenRow",
    "PlanRow",
    "PlayedRow",
    "PlayerNameRow",
    "PuzzleAnswer",
    "PuzzleRow",
    "Rated",
    "ReportRow",
    "ResultRow",
    "Rewriting",
    "SeasonPlace",
    "SeasonRow",
    "SessionRow",
    "SettingRow",
    "ShowingRow",
    "Shown",
    "Shows",
    "StandingRow",
    "State",
    "TournamentChange",
    "TournamentRow",
    "TournamentState",
    "Waits",
    "WatchRow",
    "WholeTournament",
]
