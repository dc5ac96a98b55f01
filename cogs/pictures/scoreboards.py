"""Makes what a picture of a score event's standings shows from its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from render.tournaments.table import WIDEST, Cell, Layout, Mark, Result, Row, Standings
from tournaments.events.scored import counted
from tournaments.events.state import Tournament
from tournaments.standings.scores import Scored

DEALS = 7
"""The most deals that have a column: the last ones that are over."""


def scoreboard(
    tournament: Tournament, standings: Sequence[Scored], names: Mapping[int, str], page: int = 1
) -> Standings:
    """A page of the standings of an event, by the scores of its deals that are over.

    `names` are those of the entrants by their numbers, as the viewer may know them; empty for nobody's name.
    """
    over = len(counted(tournament))
    columns = tuple(range(max(1, over - DEALS + 1), over + 1))
    gone = {each.number for each in tournament.entrants if each.state != "in"}
    here = list(enumerate(standings, 1))[WIDEST * (page - 1) : WIDEST * page]
    rows = tuple(
        Row(
            row,
            each.place,
            names.get(each.number, ""),
            tuple(_cells(each, columns)),
            Fraction(each.score.value),
            gone=each.number in gone,
        )
        for row, each in here
    )
    return Standings(Layout.SCORES, columns, rows, over, len(tournament.deals))


def _cells(found: Scored, columns: Sequence[int]) -> list[Cell]:
    scores = {each.round: each for each in found.score.terms}
    missing = {each.round for each in found.unfinished.terms}
    return [
        (Result(Mark.OPEN if scores[deal].left_out else Mark.WIN, score=scores[deal].value),)
        if deal in scores
        else ((Result(Mark.ANNULLED),) if deal in missing else ())
        for deal in columns
    ]
