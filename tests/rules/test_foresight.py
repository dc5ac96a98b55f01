"""What a ply of Stranded leads to is what every way through the rest of the turn has in common."""

from __future__ import annotations

from rules.core import Choice, Position
from rules.foresight import foresee
from rules.stranded import COLORS, Step, Stranded
from tests.games.places import consequence


def ends_of_turn(position: Position, seat: int, turn: int) -> list[Position]:
    """Every position at which the seat has nothing more to choose in that turn."""
    waits = position.turn()
    if not isinstance(waits, Choice) or (waits.seat, waits.turn) != (seat, turn):
        return [position]
    return [end for ply in waits.plies for end in ends_of_turn(position.play(ply), seat, turn)]


def black_rolled() -> Stranded:
    """A tower on b2 with one cap on the board that it can take and none that it can reach."""
    stacks = ["g"] * 24
    return Stranded(
        seats=2,
        blacks=2,
        stacks=tuple(stacks),
        colors=("r", "b"),
        spots=("b2", "d4"),
        active=(1, 2),
        step=Step.COLOR,
        seat=1,
        number=5,
    )


def test_every_colour_tells_its_true_fate() -> None:
    """ST-10 to ST-19: a colour that strands the seat whatever it takes is known beforehand."""
    here = black_rolled()
    for ply in here.turn().plies:  # type: ignore[union-attr]
        ends = ends_of_turn(here.play(ply), 1, 5)
        consequences = {consequence(end, 1) for end in ends}
        assert foresee(here, ply).consequence == (consequences.pop() if len(consequences) == 1 else None)
    assert len(COLORS) == 4
