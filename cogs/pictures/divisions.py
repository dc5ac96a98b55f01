"""What the picture of a division of a tournament shows: its standings, and who would move up and down."""

from __future__ import annotations

from cogs.pictures.crosstables import Field
from cogs.words.placings import names_by_number
from tournaments.events.divisions import Division
from tournaments.events.fields import moving
from tournaments.events.state import Tournament
from tournaments.pairing.divisions import Moves
from words import Words


def division_field(say: Words, tournament: Tournament, division: Division) -> Field:
    """The field of a division. In a league, its first and last members would move."""
    moves = moving(tournament)[division.number - 1] if tournament.terms.format == "league" else Moves()
    return Field(
        division.order,
        division.placed,
        division.rounds,
        names_by_number(say, tournament),
        division.gone,
        moves.up,
        moves.down,
    )
