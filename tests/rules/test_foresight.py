"""What a ply leads to is what every way through the rest of the turn has in common."""

from __future__ import annotations

import random

from rules.core import Choice, Over, Position
from rules.foresight import Consequence, foresee
from rules.game import Game
from rules.stranded import COLORS, Step, Stranded
from tests.rules.walks import every_game, walks


def ends_of_turn(position: Position, seat: int, turn: int) -> list[Position]:
    """Every position at which the seat has nothing more to choose in that turn."""
    waits = position.turn()
    if not isinstance(waits, Choice) or (waits.seat, waits.turn) != (seat, turn):
        return [position]
    return [end for ply in waits.plies for end in ends_of_turn(position.play(ply), seat, turn)]


def consequence(position: Position, seat: int) -> Consequence | None:
    turn = position.turn()
    if isinstance(turn, Over):
        if turn.outcome.winners:
            return Consequence.WINS if seat in turn.outcome.winners else Consequence.LOSES
        return Consequence.DRAWS if position.seats > 1 else Consequence.LOSES
    return None if seat in position.remaining() else Consequence.OUT


@every_game
def test_what_is_foreseen_comes_true_whatever_the_seat_chooses(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, over=False):
        here, turn = walk.here, walk.here.turn()
        if not isinstance(turn, Choice):
            continue
        ply = dice.choice(turn.plies)
        ahead = foresee(here, ply)
        after = here.play(ply)
        following = after.turn()
        same = isinstance(following, Choice) and (following.seat, following.turn) == (turn.seat, turn.turn)
        assert ahead.choices == (len(following.plies) if isinstance(following, Choice) and same else 0)
        assert ahead.at_once == (consequence(after, turn.seat) is not None)
        for _ in range(20):
            end = after
            while isinstance(waits := end.turn(), Choice) and (waits.seat, waits.turn) == (turn.seat, turn.turn):
                end = end.play(dice.choice(waits.plies))
            if ahead.consequence is not None:
                assert consequence(end, turn.seat) == ahead.consequence


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
