"""Positions that look alike ask for the same decision, whatever led there (`Position.likeness`)."""

from __future__ import annotations

import random

from rules.core import Over, Position
from rules.game import Game
from rules.notation import legal
from tests.games.kit import Kit


def test_what_is_left_out_are_fields_of_the_game(game: Game) -> None:
    start = game.new(game.seats[0])
    assert set(start.incidental) <= set(start.__struct_fields__)
    assert len(start.likeness) == len(start.__struct_fields__) - len({*start.ignored, *start.incidental})


def test_the_same_game_under_other_terms_looks_alike(kit: Kit, game: Game, dice: random.Random) -> None:
    """Options that change the board itself, such as its size, do not (`Kit.board_options`)."""
    for option in (each for each in game.options if each.name not in kit.board_options):
        boards: list[Position] = [
            game.new(game.seats[0], {each.name: each.default for each in game.options} | {option.name: value})
            for value in option.values
        ]
        for _ in range(4):
            if any(isinstance(each.turn(), Over) for each in boards):
                break
            common = set.intersection(*({str(ply) for ply in legal(each)} for each in boards))
            ply = dice.choice(sorted(common))
            boards = [each.play(next(one for one in legal(each) if str(one) == ply)) for each in boards]
        assert len({each.likeness for each in boards}) == 1, (
            f"the option {option.name} changes what a position looks like: leave its field out of `Position.likeness` "
            f"with `incidental`, or write it into `board_options` of tests/games/{kit.key}.py"
        )
