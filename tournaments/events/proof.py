"""What a tournament proves about its draw: a checking file, and a secret bound anew after a backup was restored."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from data.rows import TournamentChange
from tournaments.events.acts import journal_line
from tournaments.events.divisions import Division
from tournaments.events.state import Tournament
from tournaments.files import FORMAT, Apart, CheckingFile, Kind, Member, Part, bound, part
from tournaments.pairing.lots import digest_of
from tournaments.standings.places import Order


def checking_file(tournament: Tournament) -> CheckingFile:
    """The file from which anybody draws the numbers and pairs the rounds again. It has numbers alone, no names.

    Once the tournament is over, it has the secrets: no further lot can be drawn from them. Pairs that are kept apart
    are boards of their own, so it counts none; but where rounds are paired one after another, it has their number.
    """
    # Later on in a league, the numbers follow from the last season.
    by_lot = tournament.row.season == 1
    members = {
        number: Member(number, each.entry if by_lot and not each.late else 0, each.rated, each.start)
        for number, each in sorted(tournament.numbered.items())
    }
    return CheckingFile(
        format=FORMAT,
        secrets=tuple(bound(secret, number, published=tournament.over) for number, secret in tournament.secrets),
        words=tuple(digest_of(each.salt) for each in tournament.drawn),
        press=str(tournament.id),
        numbers_key=tournament.key(0).hex() if members and by_lot else "",
        apart=Apart(tournament.row.apart),
        entrants=tuple(members.values()),
        parts=tuple(_part(tournament, each, members) for each in tournament.divisions),
    )


def _part(tournament: Tournament, division: Division, members: Mapping[int, Member]) -> Part:
    rounds = [replace(each, key=tournament.key(each.number, division.number)) for each in division.rounds]
    inside = [members[number] for number in division.members]
    kinds = {Order.SWISS: Kind.SWISS, Order.TABLES: Kind.TABLES, Order.ARENA: Kind.ARENA}
    kind = kinds.get(division.order, Kind.ROBIN)
    size = tournament.terms.size if kind is Kind.TABLES else 0
    return part(kind, inside, rounds, division=division.number, out=division.out, size=size)


class BindAnew(Struct, frozen=True):
    """Draw what is not drawn yet from another secret, as a backup was restored: the draw may have been seen since.

    `fresh` are its 32 bytes. Where all boards of a tournament that runs are drawn, nothing changes in it. Where they
    are paired round by round, the next round is paired from it.
    """

    fresh: bytes

    def apply(self, tournament: Tournament) -> TournamentChange | None:
        """Raises nothing."""
        live = tournament.state == "running" and tournament.terms.live
        if tournament.terms.scored:
            # Nothing is drawn. Its deals are kept, as those of the day.
            return None
        if tournament.state != "registration" and not live:
            return None
        first = tournament.round + 1 if tournament.boards else 0
        later = [(number, secret.hex()) for number, secret in (*tournament.secrets[1:], (first, self.fresh))]
        row = replace(tournament.row, secrets=msgspec.json.encode(later).decode())
        return TournamentChange(row, journal=(journal_line("bound"),))
