"""Tie-breaks: each is a sum of terms, so that it can be shown how it came about.

A value is a whole number of parts: `Sum.unit` says how many make one point. docs/decisions/0048 has the order of the
tie-breaks in each format, and where they differ from FIDE's (Handbook C.07).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from tournaments.pairing.boards import Scale
from tournaments.standings.records import Line, Record


class Criterion(Enum):
    """What entrants are ordered by."""

    POINTS = "points"
    DIRECT = "direct"
    """Direct encounter: the points of the games among those who are tied, if all of them have met."""
    BUCHHOLZ_CUT = "buchholz_cut"
    """The points of all opponents without the lowest one."""
    BUCHHOLZ = "buchholz"
    """The points of all opponents."""
    SONNEBORN = "sonneborn"
    """Sonneborn-Berger: the points of all who were beaten, and half of those of all with whom there was a draw."""
    WINS = "wins"
    """The number of games won."""
    FIRSTS = "firsts"
    """First places at tables; a shared one counts in part."""
    OPPONENTS = "opponents"
    """For each table the mean of the opponents' points."""
    AHEAD = "ahead"
    """How often somebody was ahead of others who are tied, less how often behind, if all of them have met."""
    SCORE = "score"
    """The best scores of an event."""
    UNFINISHED = "unfinished"
    """Attempts that ended without a score: fewer are better."""


class Term(Struct, frozen=True):
    """A part of a sum.

    Attributes:
        round (int): the number of the round, or of the deal; 0 for points from a late start.
        opponents (tuple[int, ...]): the opponents it comes from; nobody for a round without a game.
        value (int): what it adds, in parts as the sum.
        left_out (bool): whether it does not count.
    """

    round: int
    opponents: tuple[int, ...]
    value: int
    left_out: bool = False


class Sum(Struct, frozen=True):
    """The value of a criterion for somebody, and the terms of which it is the sum.

    Attributes:
        criterion (Criterion): what it is.
        unit (int): how many parts make one.
        terms (tuple[Term, ...]): the terms, in the order of the rounds.
    """

    criterion: Criterion
    unit: int
    terms: tuple[Term, ...]

    @property
    def value(self) -> int:
        """The sum of the terms that count, in parts."""
        return sum(each.value for each in self.terms if not each.left_out)

    @property
    def amount(self) -> Fraction:
        """The sum as it is shown."""
        return Fraction(self.value, self.unit)


class Field(Struct, frozen=True):
    """What tie-breaks are computed from.

    Attributes:
        records (Mapping[int, Record]): what each entrant has reached, by number.
        scale (Scale): how points are counted.
        rounds (int): how many rounds have been paired.
        points (Mapping[int, int]): the points of each entrant, by number.
    """

    records: Mapping[int, Record]
    scale: Scale
    rounds: int
    points: Mapping[int, int]

    def unplayed(self, record: Record) -> list[int]:
        """The rounds in which an entrant had no game, though they are over."""
        return sorted([*record.missed, *(each.round for each in record.lines if not each.is_game)])

    def virtual(self, record: Record) -> int:
        """The points of the opponent that stands in for a round without a game: one's own, at most a draw a round."""
        return min(record.points, self.rounds * self.scale.half)


_Tied = Collection[int]


def _points(field: Field, number: int, _: _Tied) -> Sum:
    record = field.records[number]
    start = [Term(0, (), record.start)] if record.start else []
    terms = [Term(each.round, each.opponents, each.own) for each in record.lines]
    return Sum(Criterion.POINTS, field.scale.whole, (*start, *terms))


def _buchholz(field: Field, number: int, _: _Tied) -> Sum:
    record, points = field.records[number], field.points
    terms = [Term(each.round, each.opponents, points[each.opponents[0]]) for each in record.games]
    terms += [Term(each, (), field.virtual(record)) for each in field.unplayed(record)]
    return Sum(Criterion.BUCHHOLZ, field.scale.whole, _by_round(terms))


def _buchholz_cut(field: Field, number: int, tied: _Tied) -> Sum:
    terms = list(_buchholz(field, number, tied).terms)
    if terms:
        lowest = min(range(len(terms)), key=lambda at: (terms[at].value, at))
        each = terms[lowest]
        terms[lowest] = Term(each.round, each.opponents, each.value, left_out=True)
    return Sum(Criterion.BUCHHOLZ_CUT, field.scale.whole, tuple(terms))


def _sonneborn(field: Field, number: int, _: _Tied) -> Sum:
    points = field.points
    terms = [
        Term(each.round, each.opponents, points[each.opponents[0]] * each.own) for each in field.records[number].games
    ]
    return Sum(Criterion.SONNEBORN, field.scale.whole**2, tuple(terms))


def _wins(field: Field, number: int, _: _Tied) -> Sum:
    won = [each for each in field.records[number].games if each.own == field.scale.whole]
    return Sum(Criterion.WINS, 1, tuple(Term(each.round, each.opponents, 1) for each in won))


def _direct(field: Field, number: int, tied: _Tied) -> Sum:
    games = [each for each in field.records[number].games if set(each.opponents) <= set(tied)]
    applies = len(tied) > 1 and _all_met(field, tied)
    terms = tuple(Term(each.round, each.opponents, each.own) for each in games) if applies else ()
    return Sum(Criterion.DIRECT, field.scale.whole, terms)


def _firsts(field: Field, number: int, _: _Tied) -> Sum:
    # Twelve parts can be shared by two, three and four.
    terms = (
        Term(each.round, each.opponents, 12 // (1 + each.others.count(each.own)))
        for each in field.records[number].games
        if each.own >= max(each.others)
    )
    return Sum(Criterion.FIRSTS, 12, tuple(terms))


def _opponents(field: Field, number: int, _: _Tied) -> Sum:
    record, points = field.records[number], field.points
    # Six parts more, so that a mean of one, two or three opponents is a whole number of them.
    terms = [
        Term(each.round, each.opponents, 6 * sum(points[other] for other in each.opponents) // len(each.opponents))
        for each in record.games
    ]
    terms += [Term(each, (), 6 * field.virtual(record)) for each in field.unplayed(record)]
    return Sum(Criterion.OPPONENTS, 6 * field.scale.whole, _by_round(terms))


def _ahead(field: Field, number: int, tied: _Tied) -> Sum:
    applies = len(tied) > 1 and _all_met(field, tied)
    terms = [
        Term(line.round, (other,), (line.own > theirs) - (line.own < theirs))
        for line in field.records[number].games
        for other, theirs in zip(line.opponents, line.others, strict=True)
        if applies and other in tied
    ]
    return Sum(Criterion.AHEAD, 1, tuple(terms))


def _by_round(terms: Sequence[Term]) -> tuple[Term, ...]:
    return tuple(sorted(terms, key=lambda each: each.round))


def _all_met(field: Field, tied: _Tied) -> bool:
    """Whether all of those who are tied have played each other."""

    def opponents(lines: Sequence[Line]) -> set[int]:
        return {other for each in lines for other in each.opponents}

    met = {number: opponents(field.records[number].games) for number in tied}
    return all(other in met[one] for one, other in combinations(tied, 2))


COMPUTED: Mapping[Criterion, Callable[[Field, int, _Tied], Sum]] = {
    Criterion.POINTS: _points,
    Criterion.DIRECT: _direct,
    Criterion.BUCHHOLZ_CUT: _buchholz_cut,
    Criterion.BUCHHOLZ: _buchholz,
    Criterion.SONNEBORN: _sonneborn,
    Criterion.WINS: _wins,
    Criterion.FIRSTS: _firsts,
    Criterion.OPPONENTS: _opponents,
    Criterion.AHEAD: _ahead,
}
"""How each criterion is computed: of a field, for an entrant, among those who are equal so far."""
