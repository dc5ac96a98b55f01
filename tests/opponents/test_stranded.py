"""What the computer player of Stranded knows of positions, and how it plays."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from opponents.games.stranded import FEATURES, WEIGHTS, evaluate, strength
from opponents.skill import Level, budget
from opponents.thinking import played, think
from opponents.thought import Budget
from rules.core import Chance, Choice, Over, Position
from rules.stranded import COLORS, COLUMNS, GAME, Die, Step, Stranded


def rolls(dice: random.Random, blacks: str, seats: int) -> list[Stranded]:
    """The positions of a random game in which all towers stand and the die is rolled."""
    position = GAME.new(seats, {"blacks": blacks})
    found = []
    while not isinstance(turn := position.turn(), Over):
        if position.step is Step.DIE:
            found.append(position)
        position = position.play(dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0])
    return found


def strands(position: Position, seat: int) -> bool:
    """Whether the seat is out after its turn, whatever it chooses: by playing every turn on the engine."""
    assert isinstance(position, Stranded)
    turn = position.turn()
    if not isinstance(turn, Choice) or turn.seat != seat or position.step is Step.PUT:
        return seat not in position.remaining()
    return all(strands(position.play(ply), seat) for ply in turn.plies)


@pytest.mark.parametrize(("blacks", "seats"), [("1", 2), ("2", 2), ("2", 4)])
def test_the_danger_is_that_of_the_next_roll(blacks: str, seats: int, dice: random.Random) -> None:
    """ST-9 to ST-19: the share of faces by which the tower is stranded, found by playing all turns."""
    dangerous = 0
    for _ in range(4):
        for position in rolls(dice, blacks, seats)[-8:]:
            seat = position.seat
            faces = [strands(position.play(Die(color)), seat) for color in COLORS]
            black = int(blacks) * strands(position.play(Die("k")), seat)
            danger = strength(position, seat)[FEATURES.index("danger")]
            assert danger == pytest.approx((sum(faces) + black) / (4 + int(blacks)))
            dangerous += danger > 0
    assert dangerous


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_add_up_and_only_those_in_the_game_have_one(seats: int, dice: random.Random) -> None:
    for position in rolls(dice, "2", seats):
        shares = evaluate(position)
        assert sum(shares) == pytest.approx(1)
        assert [bool(share) for share in shares] == [seat in position.active for seat in range(1, seats + 1)]
    assert len(WEIGHTS) == len(FEATURES)


def test_who_is_in_danger_has_the_smaller_share() -> None:
    """Seat 1 stands where no cap is in reach, and empty columns of every colour are (ST-18)."""
    caps = dict.fromkeys(COLUMNS, "rbyg")
    for column in COLUMNS:
        if column[0] in "ab" or column in ("c1", "c5", "d1", "e1"):
            caps[column] = ""
    caps["a1"] = "r"
    first = GAME.new(2)
    position = replace(
        first,
        stacks=tuple(caps[column] for column in COLUMNS),
        colors=("r", "b"),
        spots=("a1", "e5"),
        step=Step.DIE,
        seat=1,
        number=9,
    )
    one, two = evaluate(position)
    assert one < 0.45
    assert two > 0.55


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_level_strands_itself_without_need(level: Level, seats: int, dice: random.Random) -> None:
    """A seat that can move, or stay, is still in the game after the turn of any level (ST-12, ST-18, ST-19)."""
    checked = 0
    for position in rolls(dice, "2", seats)[-10:]:
        for face in COLORS:
            turned = position.play(Die(face))
            turn = turned.turn()
            if isinstance(turn, Choice) and turn.seat == position.seat and not strands(turned, turn.seat):
                thought = think(turned, turn.seat, dice, replace(budget(turned, level), nodes=300))
                assert turn.seat in played(turned, thought.plies).remaining()
                checked += 1
    assert checked > 3


def test_rolls_that_let_nobody_do_anything_have_an_end(dice: random.Random) -> None:
    """With no cap left, nearly every turn is a roll alone (ST-11, ST-19): a search of any budget ends."""
    first = GAME.new(2)
    position = replace(
        first,
        stacks=tuple("r" if column == "e5" else "" for column in COLUMNS),
        colors=("r", "b"),
        spots=("a1", "e1"),
        step=Step.DIE,
        seat=1,
        number=9,
    )
    thought = think(position.play(Die("r")), 1, dice, Budget(nodes=20_000))
    assert thought.plies[0] == "take e5"
    assert thought.nodes < 30_000
