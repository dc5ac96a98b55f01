"""The standings of an event in which everybody plays the same deals: the best scores count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from tournaments.standings.tie_breaks import Criterion, Sum, Term

Attempts = Mapping[int, int | None]
"""Somebody's attempts by the number of the deal: the score, or None for an attempt that ended without one."""


class Scored(Struct, frozen=True):
    """Somebody in the standings of an event.

    Attributes:
        number (int): the entrant's number.
        place (int): the place.
        shared (bool): whether others have the same place.
        score (Sum): the sum of the scores that count; the others are marked as left out.
        unfinished (Sum): how many attempts ended without a score.
    """

    number: int
    place: int
    shared: bool
    score: Sum
    unfinished: Sum

    @property
    def counted(self) -> int:
        """How many scores count."""
        return _counted(self.score)


def scored(attempts: Mapping[int, Attempts], counting: int) -> list[Scored]:
    """The standings of an event of which everybody's best `counting` scores count, the first place first.

    The order is by how many scores count, then by their sum, then by how few attempts ended without a score; those who
    are still equal share a place. A higher score is better. The number of scores comes first because scores can be
    below 0: with the sum alone, it could be better not to play. When a score was reached does not matter.
    """
    rows = [(number, _score(made, counting), _unfinished(made)) for number, made in attempts.items()]
    rows.sort(key=lambda row: (-_counted(row[1]), -row[1].value, row[2].value, row[0]))
    keys = [(_counted(each), each.value, missing.value) for _, each, missing in rows]
    together, places = Counter(keys), dict[tuple[int, int, int], int]()
    for place, key in enumerate(keys, 1):
        places.setdefault(key, place)
    return [
        Scored(number, places[key], together[key] > 1, score, missing)
        for (number, score, missing), key in zip(rows, keys, strict=True)
    ]


def _counted(score: Sum) -> int:
    return sum(not each.left_out for each in score.terms)


def _score(made: Attempts, counting: int) -> Sum:
    scores = {deal: score for deal, score in made.items() if score is not None}
    best = sorted(scores, key=lambda deal: (-scores[deal], deal))[:counting]
    terms = (Term(deal, (), scores[deal], left_out=deal not in best) for deal in sorted(scores))
    return Sum(Criterion.SCORE, 1, tuple(terms))


def _unfinished(made: Attempts) -> Sum:
    terms = (Term(deal, (), 1) for deal, score in sorted(made.items()) if score is None)
    return Sum(Criterion.UNFINISHED, 1, tuple(terms))
