"""How good a position of Strata 5 is by a glance, for the seat to move at the start of a turn.

In log-odds of the win. Set by hand: what matters is how few pawns can still move, and who climbs first.
"""

from __future__ import annotations

from opponents.games.strata5.board import Board, Side

WON = 1_000.0

_FREE = 0.45
"""For each pawn that is not locked (S5-24)."""

_FEW = {0: -1.5, 1: -1.5, 2: -0.8, 3: -0.3}
"""For having only this number of such pawns left."""

_DOOR = 0.10
"""For each open space of the Starting Blocks (S5-14)."""

_FEW_DOORS = {0: -0.6, 1: -0.2, 2: -0.2}
_IN_HAND = 0.05
"""For each pawn in hand that can still enter."""

_ATTACKED = (0.12, -0.06)
"""For each capture that the seat to move has in reach, and that the other one has, if no pawn were in the way."""

_CLIMBS = (2.5, -0.8)
"""For level 5 in reach of the seat to move, and of the other one, if no pawn were in the way (S5-23)."""

_TEMPO = 0.2

WEIGHTS = {
    "free balance": _FREE,
    "captures balance": (_ATTACKED[0] - _ATTACKED[1]) / 2,
    "can climb": -_CLIMBS[1],
    "they can climb": -_CLIMBS[0],
}
"""What explains a difference between two turns (`Skill.weights`). After a turn, the other seat is to move."""

_OF_FREE = [_FREE * number + _FEW.get(number, 0.0) for number in range(20)]
_OF_DOORS = [_DOOR * number + _FEW_DOORS.get(number, 0.0) for number in range(9)]


def side(board: Board, seat: int) -> Side:
    """Evaluate the pawns of `seat` as if no other pawn were in the way.

    Returns their worth in log-odds, the spaces that they attack, whether one can climb, and how many are free.
    """
    found = board.sides[seat - 1]
    if found is None:
        found = _side(board, seat)
        board.sides = (found, board.sides[1]) if seat == 1 else (board.sides[0], found)
    return found


def _side(board: Board, seat: int) -> Side:
    terrain = board.terrain
    known = terrain.outlooks
    worth, attacked, climbs, free = 0.0, 0, False, 0
    for pawn in board.pawns[seat - 1].items():
        ends, each, climb = known.get(pawn) or terrain.outlook(*pawn)
        if ends:
            free += 1
            worth += each
            attacked |= ends
            climbs = climbs or climb
    doors, hand = terrain.open[seat - 1], board.hands[seat - 1]
    if hand and doors:
        free += len(hand)
        worth += _IN_HAND * len(hand)
        for ends, each, climb in terrain.entries(seat, hand):
            worth += each
            attacked |= ends
            climbs = climbs or climb
    return worth + _OF_FREE[free] + _OF_DOORS[doors.bit_count()], attacked, climbs, free


def value_of(board: Board, seat: int) -> float:
    """The value for `seat`, as if it were to begin a turn now; of a game that is over, plus or minus WON, or 0."""
    if board.winner is not None:
        return 0.0 if not board.winner else WON if board.winner == seat else -WON
    mine, my_attack, i_climb, _ = side(board, seat)
    theirs, their_attack, they_climb, _ = side(board, 3 - seat)
    return (
        _TEMPO
        + mine
        - theirs
        + _ATTACKED[0] * (my_attack & board.masks[2 - seat]).bit_count()
        + _ATTACKED[1] * (their_attack & board.masks[seat - 1]).bit_count()
        + _CLIMBS[0] * i_climb
        + _CLIMBS[1] * they_climb
    )
