"""Before the start: who moves up from the waiting list, check-in, and who is to be told of that."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from data.rows import EntrantRow, TournamentChange
from tournaments.events.entrants import check_takes_part, takes_part
from tournaments.events.refusals import NoCheckIn
from tournaments.events.state import Tournament


def moved_up(tournament: Tournament, places: int) -> tuple[EntrantRow, ...]:
    """The first `places` people of the waiting list, as they are with a place. They will be told of it."""
    call = "up" if tournament.row.checks is None else "check"
    return tuple(
        replace(each, state="in", call="" if each.here else call) for each in tournament.waiting[: max(0, places)]
    )


def begin_check_in(tournament: Tournament, now: int) -> TournamentChange:
    """Have check-in begin: everybody who has a place is called."""
    checks = now + tournament.terms.check_in
    called = tuple(replace(each, call="check") for each in tournament.playing if not each.here)
    return TournamentChange(replace(tournament.row, checks=checks, due=now), entrants=called)


def gathered(tournament: Tournament) -> Tournament:
    """The tournament with only those entrants who have checked in; unchanged if there is no check-in.

    Whoever has not checked in loses their place to the first on the waiting list who has.
    """
    if tournament.row.checks is None:
        return tournament
    here = [each for each in tournament.entrants if each.here and takes_part(each)]
    order = sorted(here, key=lambda each: (each.state != "in", each.entry))[: tournament.terms.most]
    places = sorted((replace(each, state="in", call="") for each in order), key=lambda each: each.entry)
    return replace(tournament, entrants=tuple(places))


def missing(tournament: Tournament) -> tuple[int, ...]:
    """The entries of those who have a place and have not checked in; nobody where there is no check-in."""
    return () if tournament.row.checks is None else tuple(each.entry for each in tournament.playing if not each.here)


class CheckIn(Struct, frozen=True):
    """Somebody says that they are there. `now` is in seconds since 1970."""

    user_id: int
    now: int

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """None if they have said so. Raises NoCheckIn, NotRegistered or WasWithdrawn."""
        if tournament.state != "registration" or tournament.row.checks is None:
            raise NoCheckIn
        entrant = check_takes_part(tournament.entrant(self.user_id))
        if entrant.here:
            return None
        last = set(missing(tournament)) <= {entrant.entry}
        row = replace(tournament.row, due=self.now) if last else tournament.row
        return TournamentChange(row, entrants=(replace(entrant, here=True, call=""),))


class Called(Struct, frozen=True):
    """Note that these entrants were called for `call`."""

    entries: Collection[int]
    call: str

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        told = [each for each in tournament.entrants if each.entry in self.entries and each.call == self.call]
        changed = tuple(replace(each, call="") for each in told)
        return TournamentChange(tournament.row, entrants=changed) if changed else None
