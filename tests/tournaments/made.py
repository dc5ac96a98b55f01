"""Tournaments in memory: announced, with people who registered, and changed as the store changes them."""

from __future__ import annotations

from collections.abc import Collection

from data.rows import EntrantRow, TournamentChange, TournamentRow
from tests.tournaments.held import GUILD, ID
from tournaments.events.state import Tournament
from tournaments.events.terms import Terms

NOW = 1_800_000_000


def announced(terms: Terms, secret: bytes, season: int = 1) -> Tournament:
    row = TournamentRow(
        *(
            ID + season,
            GUILD,
            9,
            "League",
            "stranded",
            terms.written(),
            "registration",
            1,
            "en",
            1,
            NOW,
            secret,
            NOW + 1,
        ),
        series=ID + 1,
        season=season,
    )
    return Tournament(row)


def registered(tournament: Tournament, people: Collection[int]) -> Tournament:
    entrants = [EntrantRow(at, user, f"P{user}", "in", salt=f"press {user}") for at, user in enumerate(people, 1)]
    return Tournament(tournament.row, tuple(entrants))


def changed(tournament: Tournament, change: TournamentChange | None) -> Tournament:
    """The tournament after a change, as the store writes it."""
    assert change is not None
    entrants = {each.entry: each for each in (*tournament.entrants, *change.entrants)}
    boards = {each.board: each for each in (*tournament.boards, *change.boards)}
    return Tournament(
        change.row,
        tuple(entrants.values()),
        tuple(boards.values()),
        tournament.kept,
        tournament.deals,
        tournament.attempts,
    )
