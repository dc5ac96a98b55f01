"""The scheduled event that a server has for a tournament in one sitting: what it should show, and what it shows."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from data.rows import TournamentChange
from sessions.state.clock import MINUTE
from tournaments.events.rounds import FIRST, LATER
from tournaments.events.state import Tournament
from tournaments.events.terms import stage_seconds

NONE, SETTLED = 0, -1
"""Values in place of an event's id. NONE: it is not created yet. SETTLED: nothing of it will be changed any more."""

AGAIN = 30
"""If the event of a tournament could not be created or changed, the next try is so many seconds later."""


class Shown(Struct, frozen=True):
    """What an event shows.

    Attributes:
        status (str): whether it is to come, takes place, is over, or is to be deleted.
        start (int): when it begins, in seconds since 1970.
        end (int): when it is over at the latest.
    """

    status: Literal["scheduled", "active", "completed", "deleted"]
    start: int
    end: int


def shown(tournament: Tournament) -> Shown | None:
    """What the event of a tournament shows; None where it has none."""
    text = tournament.row.event_shown
    return msgspec.json.decode(text, type=Shown) if text else None


def wanted(tournament: Tournament, now: int) -> Shown | None:
    """What the event of a tournament should show; None if it shows that already, or if there should be no event.

    After the start no event is created any more. Its end is only ever moved to a later time.
    """
    before, row = shown(tournament), tournament.row
    if not tournament.terms.live or row.event == SETTLED:
        return None
    if before is None:
        planned = _planned(tournament)
        soon = tournament.state != "registration" or planned.start <= now + AGAIN
        return None if soon else planned
    found = _now(tournament, before)
    return None if found == before else found


def is_left_over(tournament: Tournament, now: int) -> bool:
    """Whether the event of a tournament that is over must still be ended. Discord itself ends it at its end time."""
    before = shown(tournament)
    return tournament.row.event > 0 and before is not None and now < before.end


def _now(tournament: Tournament, before: Shown) -> Shown:
    match tournament.state:
        case "registration":
            return _planned(tournament)
        case "running":
            paired = bool(tournament.boards) and not tournament.terms.arena
            left = tournament.terms.rounds - tournament.round if paired else 0
            later = (tournament.ends or before.end) + left * _round(tournament)
            return Shown("active", before.start, max(before.end, later))
        case "finished":
            return replace(before, status="completed")
    return replace(before, status="deleted")


def _planned(tournament: Tournament) -> Shown:
    """What the event of a tournament shows during registration."""
    start = tournament.row.closes + tournament.terms.check_in
    return Shown("scheduled", start, _end(tournament, start))


def _end(tournament: Tournament, start: int) -> int:
    """The latest end, in seconds since 1970, of a tournament that begins at `start` with all places taken."""
    terms = tournament.terms
    if terms.arena:
        return start + FIRST + terms.minutes * MINUTE + stage_seconds(terms)
    return start + FIRST + terms.rounds_for(terms.most) * _round(tournament)


def _round(tournament: Tournament) -> int:
    return stage_seconds(tournament.terms) + LATER


class NoteEvent(Struct, frozen=True):
    """Note the event of a tournament, and what it shows from now on; None: it is never changed again."""

    event: int
    shown: Shown | None

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises nothing."""
        text = "" if self.shown is None else msgspec.json.encode(self.shown).decode()
        row = replace(tournament.row, event=SETTLED if self.shown is None else self.event, event_shown=text)
        return TournamentChange(row)


class LookAgain(Struct, frozen=True):
    """Have a tournament looked at again at `until`, in seconds since 1970, unless it is due earlier."""

    until: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        due = tournament.row.due
        if due is not None and due <= self.until:
            return None
        return TournamentChange(replace(tournament.row, due=self.until))
