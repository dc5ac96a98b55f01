"""The log of a table: every kind of entry, and how entries are stored and read.

A stored kind is never renamed, and never means anything else.
"""

from sessions.dice.secrets import Why
from sessions.log.entry import KINDS, Entry, Mention, UnknownEntryError, entries, read
from sessions.log.game import (
    Bound,
    Claimed,
    Dealt,
    Ended,
    GivenUp,
    Hinted,
    LeftServer,
    Planned,
    PlyPlayed,
    Reopened,
    Revealed,
    TakenBack,
    TimeUp,
)
from sessions.log.lobby import (
    NOBODY_CAME,
    Cancelled,
    Declined,
    First,
    Handed,
    Invited,
    Joined,
    Left,
    Matched,
    Opened,
    OptionsChanged,
    Removed,
    SeedGiven,
    Started,
    Unheard,
)
from sessions.log.places import Moved, Stilled
from sessions.log.questions import Agreed, Asked, SaidNo, Substituted, Unanswered
from sessions.log.time import Grace, Granted, Nudged, Paused, RanOut, Reminded, Resumed, Warned
from sessions.state.endings import TableEnding
from sessions.state.players import Person
from sessions.state.questions import Matter

__all__ = [
    "KINDS",
    "NOBODY_CAME",
    "Agreed",
    "Asked",
    "Bound",
    "Cancelled",
    "Claimed",
    "Dealt",
    "Declined",
    "Ended",
    "Entry",
    "First",
    "GivenUp",
    "Grace",
    "Granted",
    "Handed",
    "Hinted",
    "Invited",
    "Joined",
    "Left",
    "LeftServer",
    "Matched",
    "Matter",
    "Mention",
    "Moved",
    "Nudged",
    "Opened",
    "OptionsChanged",
    "Paused",
    "Person",
    "Planned",
    "PlyPlayed",
    "RanOut",
    "Reminded",
    "Removed",
    "Reopened",
    "Resumed",
    "Revealed",
    "SaidNo",
    "SeedGiven",
    "Started",
    "Stilled",
    "Substituted",
    "TableEnding",
    "TakenBack",
    "TimeUp",
    "Unanswered",
    "Unheard",
    "UnknownEntryError",
    "Warned",
    "Why",
    "entries",
    "read",
]
