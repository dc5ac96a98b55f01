"""Makes what a picture of a tournament's standings shows (`render/tournaments/table.py`) from its places and boards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from render.tournaments.table import WIDEST, Layout, Mark, Result, Row, Standings, Zone
from tournaments.pairing.boards import GAMES, Board, How, Round, Scale
from tournaments.standings.places import Order, Placed
from tournaments.standings.tie_breaks import Criterion

ROUNDS = 5
"""The most rounds that have a column, or games in an arena: the last ones."""


class Field(Struct, frozen=True):
    """A tournament, or a division of it, whose standings are shown.

    Attributes:
        order (Order): by what its entrants are ordered.
        placed (Sequence[Placed]): the standings.
        rounds (Sequence[Round]): the rounds that have been paired, in their order.
        names (Mapping[int, str]): the names of the entrants by their numbers.
        gone (Collection[int]): the numbers of those who have withdrawn.
        up (Collection[int]): the numbers of those who would go up if it ended now.
        down (Collection[int]): the numbers of those who would go down.
    """

    order: Order
    placed: Sequence[Placed]
    rounds: Sequence[Round]
    names: Mapping[int, str]
    gone: Collection[int] = ()
    up: Collection[int] = ()
    down: Collection[int] = ()

    @property
    def rows(self) -> dict[int, int]:
        """The row of each entrant, counted from 1."""
        return {each.number: row for row, each in enumerate(self.placed, 1)}

    @property
    def pages(self) -> int:
        """How many pictures show all entrants."""
        return max(1, -(-len(self.placed) // WIDEST))


def standings(field: Field, page: int = 1) -> Standings:
    """What the picture shows: a crosstable of a small division, else a page of the standings with the last rounds."""
    layout = _layout(field)
    here = list(enumerate(field.placed, 1))[WIDEST * (page - 1) : WIDEST * page]
    shown = field.rounds if layout is Layout.CROSS else field.rounds[-ROUNDS:]
    rows = field.rows
    columns = tuple(rows.values()) if layout is Layout.CROSS else tuple(each.number for each in shown)
    cells = _cells(field, shown, layout)
    if layout is Layout.LATEST:
        columns, cells = _latest(field)
    games = [board for each in field.rounds for board in each.boards if not board.alone and board.how is not How.APART]
    begun = any(board.over for board in games)
    return Standings(
        layout,
        columns,
        tuple(
            Row(
                row,
                each.place if begun else None,
                field.names.get(each.number, ""),
                tuple(tuple(cells.get((each.number, column), ())) for column in columns),
                _points(field, each),
                _tie_break(each, layout),
                _zone(field, each.number) if begun else None,
                each.number in field.gone,
            )
            for row, each in here
        ),
        sum(board.over for board in games),
        len(games),
    )


def _layout(field: Field) -> Layout:
    if field.order is Order.ROBIN and len(field.placed) <= WIDEST:
        return Layout.CROSS
    return {Order.TABLES: Layout.TABLES, Order.ARENA: Layout.LATEST}.get(field.order, Layout.ROUNDS)


def _cells(field: Field, shown: Sequence[Round], layout: Layout) -> dict[tuple[int, int], list[Result]]:
    """The results by entrant and column."""
    found: dict[tuple[int, int], list[Result]] = {}
    rows = field.rows
    for each in shown:
        for board in each.boards:
            for number in board.seats:
                result = _result(board, number, rows, field.order.scale)
                columns = result.rows if layout is Layout.CROSS else (each.number,)
                for column in columns:
                    found.setdefault((number, column), []).append(result)
    return found


def _latest(field: Field) -> tuple[tuple[int, ...], dict[tuple[int, int], list[Result]]]:
    """The last games of each entrant: the columns, and the results by entrant and column, the newest at the right."""
    rows, played = field.rows, dict[int, list[Result]]()
    for board in (board for each in field.rounds for board in each.boards):
        for number in board.seats:
            played.setdefault(number, []).append(_result(board, number, rows, field.order.scale))
    columns = tuple(range(1, 1 + min(ROUNDS, max(map(len, played.values()), default=0))))
    return columns, {
        (number, column): [result]
        for number, results in played.items()
        for column, result in zip(columns[::-1], results[::-1], strict=False)
    }


def _result(board: Board, number: int, rows: Mapping[int, int], scale: Scale) -> Result:
    others = tuple(rows[each] for each in board.seats if each != number)
    if board.how is None:
        return Result(Mark.OPEN, rows=others)
    played = board.how in GAMES
    if board.how is How.ANNULLED:
        return Result(Mark.ANNULLED, rows=others)
    own = board.given(number)
    if len(board.seats) > 2:
        ahead = sum(each > own for each in board.points)
        last = own == min(board.points)
        mark = Mark.WIN if not ahead else Mark.LOSS if last else Mark.DRAW
        return Result(mark, played, others, ahead + 1 if played else 0)
    return Result(_mark(own, scale), played, others)


def _mark(points: int, scale: Scale) -> Mark:
    return Mark.WIN if points >= scale.whole else Mark.DRAW if points else Mark.LOSS


def _points(field: Field, placed: Placed) -> Fraction:
    """The points as people count them: halves in games for two, whole ones at larger tables and in an arena."""
    unit = 1 if field.order in (Order.TABLES, Order.ARENA) else field.order.scale.whole
    return Fraction(placed.points, unit)


_SHOWN = {Layout.ROUNDS: Criterion.BUCHHOLZ, Layout.TABLES: Criterion.FIRSTS, Layout.LATEST: Criterion.WINS}
"""The tie-break that is shown besides the points, if the order has it."""


def _tie_break(placed: Placed, layout: Layout) -> Fraction | None:
    found = placed.sums.get(_SHOWN[layout]) if layout in _SHOWN else None
    return found.amount if found is not None else None


def _zone(field: Field, number: int) -> Zone | None:
    if number in field.up:
        return Zone.UP
    return Zone.DOWN if number in field.down else None
