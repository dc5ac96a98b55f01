"""Why a move cannot be made, in games on a board: every square that cannot be reached has a reason."""

from __future__ import annotations

import pytest

from rules.core import Choice
from rules.games_up import SQUARES
from rules.stranded import HOLE, PRINTED, Step, Stranded
from tests.games.offering import why_not
from tests.games.stranded import a_turn
from tests.render.plays import SEEDS, played


@pytest.mark.parametrize(
    ("step", "ply", "why"),
    [
        (Step.TAKE, "take c3", "c3 is the hole"),
        (Step.TAKE, "take a1", "a1 shows blue, but this turn’s colour is red"),
        (Step.TAKE, "take e1", "There’s a tower on e1, so you can’t take its cap"),
        (Step.TAKE, "take b5", "There’s no cap on b5"),
        (Step.MOVE, "move d3", "The hole is between b3 and d3. Your tower can’t cross it"),
        (Step.MOVE, "move c5", "isn’t in a straight line from b3"),
        (Step.MOVE, "move e1", "There’s a tower on e1"),
        (Step.MOVE, "move b5", "There’s no cap on b5"),
        (Step.STRAND, "strand a4", "There’s a cap on a4"),
        (Step.CORNER, "corner b2", "b2 isn’t a corner"),
        (Step.CORNER, "corner e1", "There’s already a tower on e1"),
        (Step.COLOR, "color purple", ""),
    ],
)
def test_stranded_says_what_stands_in_the_way(step: Step, ply: str, why: str) -> None:
    """ST-8, ST-11 to ST-14, ST-18."""
    told = why_not("stranded", a_turn(step), ply.split())
    assert why in told
    assert bool(told) == bool(why)


def test_every_illegal_take_and_move_of_stranded_has_a_reason() -> None:
    for seed in SEEDS:
        for each in played("stranded", seed):
            here = each.before
            assert isinstance(here, Stranded)
            if here.step in (Step.TAKE, Step.MOVE, Step.STRAND, Step.PUT):
                legal = {str(ply).split()[-1] for ply in here.turn().plies}  # type: ignore[union-attr]
                for square in {*PRINTED, HOLE} - legal:
                    assert why_not("stranded", here, ["x", square])


def test_every_illegal_move_of_the_games_up_has_a_reason() -> None:
    """GU-7 to GU-16: from an empty square or a stack of the other's, and to every square that cannot be reached."""
    for seed in SEEDS:
        for each in played("games_up", seed)[::15]:
            turn = each.before.turn()
            if not isinstance(turn, Choice):
                continue
            legal = {str(ply) for ply in turn.plies}
            for start in SQUARES:
                for end in SQUARES:
                    if start != end and f"{start} {end}" not in legal:
                        assert why_not("games_up", each.before, [start, end])
