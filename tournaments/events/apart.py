"""Pairs of people whom organisers keep apart, for example of one household: they never meet, and nobody is told."""

from __future__ import annotations

from msgspec import Struct

from data.rows import TournamentChange
from tournaments.events.entrants import takes_part
from tournaments.events.refusals import NotRegistered, OwnResult, RegistrationOver, TournamentOver
from tournaments.events.state import Tournament


def can_keep_apart(tournament: Tournament) -> bool:
    """Whether games are still to be paired, so that two people can be kept apart. Never in a score event."""
    if tournament.terms.format == "event":
        return False
    if tournament.state == "running":
        return tournament.terms.live or tournament.awaits_final
    return tournament.state == "registration"


class KeepApart(Struct, frozen=True):
    """Keep two entrants apart, or no longer. The journal says nothing of it.

    Attributes:
        by (int): the id of the organiser who does it, who must not be in it: they could choose their opponents.
        entries (tuple[int, int]): the two.
    """

    by: int
    entries: tuple[int, int]

    def apply(self, tournament: Tournament) -> TournamentChange:
        """Raises TournamentOver, RegistrationOver, OwnResult or NotRegistered."""
        if tournament.over:
            raise TournamentOver
        if not can_keep_apart(tournament):
            raise RegistrationOver
        own = tournament.entrant(self.by)
        if own is not None and takes_part(own):
            raise OwnResult
        pair = frozenset(
            each.user_id for each in tournament.entrants if each.entry in self.entries and takes_part(each)
        )
        if len(pair) != 2:
            raise NotRegistered
        low, high = sorted(pair)
        if pair in tournament.kept:
            return TournamentChange(tournament.row, together=((low, high),))
        return TournamentChange(tournament.row, apart=((low, high),))
