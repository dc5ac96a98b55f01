"""Made-up standings, the same each time: the gallery of texts shows them, with every message of their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from render.samples import NAMES
from render.tournaments.table import Cell, Layout, Mark, Result, Row, Standings, Zone

_HALVES = {Mark.WIN: 2, Mark.DRAW: 1}


def samples() -> Iterator[Standings]:
    """A crosstable in which everything occurs, standings of a few rounds, an arena, tables of three, and scores."""
    yield _crosstable()
    yield _rounds(Layout.ROUNDS)
    yield _rounds(Layout.LATEST)
    yield Standings(Layout.TABLES, (1, 2), tuple(_tables()), 2, 2)
    yield _scores()


def _crosstable() -> Standings:
    won, drawn, lost, still = (Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.OPEN)
    meetings = {
        (1, 2): [(won, True), (drawn, True)],
        (1, 3): [(won, False), (still, True)],
        (1, 4): [(Mark.ANNULLED, True)] * 2,
        (2, 3): [(lost, True), (won, True)],
        (2, 4): [(Mark.ANNULLED, True)] * 2,
        (3, 4): [(Mark.ANNULLED, True)] * 2,
    }
    cells: dict[tuple[int, int], Cell] = {}
    for (one, other), results in meetings.items():
        cells[one, other] = tuple(Result(mark, played, (other,)) for mark, played in results)
        cells[other, one] = tuple(Result(_TURNED.get(mark, mark), played, (one,)) for mark, played in results)
    rows = []
    for number, name in enumerate(NAMES[:4], 1):
        mine = tuple(cells.get((number, column), ()) for column in range(1, 5))
        halves = sum(_HALVES.get(each.mark, 0) for cell in mine for each in cell)
        zone = {1: Zone.UP, 3: Zone.DOWN}.get(number)
        place = None if number == 4 else number
        rows.append(Row(number, place, name, mine, Fraction(halves, 2), zone=zone, gone=number == 4))
    return Standings(Layout.CROSS, (1, 2, 3, 4), tuple(rows), 9, 12)


_TURNED = {Mark.WIN: Mark.LOSS, Mark.LOSS: Mark.WIN}


def _rounds(layout: Layout) -> Standings:
    duels: list[tuple[Cell, Cell, Fraction, Fraction]] = [
        (_duel(Mark.WIN, 2), _duel(Mark.DRAW, 3), Fraction(3, 2), Fraction(5, 2)),
        (_duel(Mark.LOSS, 1), (Result(Mark.WIN, played=False),), Fraction(1), Fraction(2)),
        ((Result(Mark.DRAW, played=False),), _duel(Mark.DRAW, 1), Fraction(1), Fraction(2)),
    ]
    rows = [
        Row(number, min(number, 2), NAMES[number - 1], (first, second), points, buchholz)
        for number, (first, second, points, buchholz) in enumerate(duels, 1)
    ]
    return Standings(layout, (1, 2), tuple(rows), 2, 2)


def _duel(mark: Mark, row: int) -> Cell:
    return (Result(mark, rows=(row,)),)


def _scores() -> Standings:
    """Two of three deals count."""
    kept, left = Mark.WIN, Mark.OPEN
    made: list[list[tuple[Mark, int | None] | None]] = [
        [(kept, 112), (left, 64), (kept, 98)],
        [(kept, 104), (kept, 87), (left, -12)],
        [None, (kept, 91), (Mark.ANNULLED, None)],
    ]
    rows = []
    for number, results in enumerate(made, 1):
        cells = tuple(() if each is None else (Result(each[0], score=each[1]),) for each in results)
        total = sum(each[1] or 0 for each in results if each is not None and each[0] is kept)
        rows.append(Row(number, number, NAMES[number - 1], cells, Fraction(total)))
    return Standings(Layout.SCORES, (1, 2, 3), tuple(rows), 3, 5)


def _tables() -> Iterator[Row]:
    marks = {1: Mark.WIN, 2: Mark.DRAW, 3: Mark.LOSS}
    for number, places in enumerate(((1, 2), (2, 1), (3, 3)), 1):
        others = tuple(each for each in (1, 2, 3) if each != number)
        cells = tuple((Result(marks[each], rows=others, place=each),) for each in places)
        points = sum((6, 3, 0)[each - 1] for each in places)
        yield Row(number, max(1, number - 1), NAMES[number - 1], cells, Fraction(points), Fraction(places.count(1)))
