"""The Game's Up! on positions made by hand: capturing (GU-12 to GU-16). Red is seat 1, blue seat 2."""

from __future__ import annotations

import pytest

from tests.rules.games_up_diagrams import after, alone, ends, position, shown


def test_only_ones_own_captures_only_the_opponents() -> None:
    """GU-12: an opponent's piece that is moved lands on empty squares alone, on neither colour."""
    diagram = """
        .  .  .    .  .  .
        .  .  .    .  .  .
        .  .  r3   .  .  .
        .  b4 b4   r3 .  .
        .  .  r1b3 .  .  .
        .  .  .    .  .  .
    """
    # Leaps over its own b3 and c2 go on to a3 and c1; r3 on c4 and d3 would match, if blue were to move.
    assert ends(position(diagram, seat=1), "c3") == "a3 b2 b4 c1 d2 d4"
    assert ends(position(diagram, seat=2), "c3") == "a3 b2 b4 c1 c4 d2 d3 d4"
    assert "c3" in ends(position(diagram, seat=1), "c4")
    assert "c3" not in ends(position(diagram, seat=2), "c4")


PIECES_CAPTURE = """
n  m=1 m=2 m=3 m=4 m=5 m=6
1  x   .   .   .   .   x
2  x   x   .   .   x   .
3  .   x   x   x   .   .
4  .   .   x   x   .   .
5  .   x   .   x   x   .
6  x   .   .   .   x   x
"""

STACKS_CAPTURE = """
n  m=1 m=2 m=3 m=4 m=5 m=6
1  .   .   .   .   .   .
2  x   .   .   .   .   .
3  x   x   .   .   .   .
4  x   x   x   .   .   .
5  x   x   x   x   .   .
6  x   x   x   x   x   .
"""


def captures(table: str) -> list[tuple[int, int, bool]]:
    """Every n and m with whether the table marks it."""
    rows = [line.split() for line in table.strip().splitlines()[1:]]
    return [(int(n), m, mark == "x") for n, *marks in rows for m, mark in enumerate(marks, 1)]


@pytest.mark.parametrize("under", ["", "r6", "r6b5"])
@pytest.mark.parametrize(("n", "m", "may"), captures(PIECES_CAPTURE))
def test_what_a_piece_captures(n: int, m: int, may: bool, under: str) -> None:
    """GU-13: showing n once inverted, a piece or stack with m on top when n = m, n + m = 7 or m = n - 1."""
    assert ("b2" in ends(alone(f"a1=r{7 - n} b2={under}b{m}"), "a1")) is may
    blue = under.translate(str.maketrans("rb", "br"))
    assert ("b2" in ends(alone(f"a1=b{7 - n} b2={blue}r{m}", seat=2), "a1")) is may


@pytest.mark.parametrize("below", ["b1", "b6", "b3r4", "r1"])
@pytest.mark.parametrize("under", ["", "r6", "r6b5"])
@pytest.mark.parametrize(("n", "m", "may"), captures(STACKS_CAPTURE))
def test_what_a_stack_captures(n: int, m: int, may: bool, under: str, below: str) -> None:
    """GU-14: with n on top once inverted, a piece or stack with a lower number on top; what is below has no part."""
    assert ("b2" in ends(alone(f"a1={below}r{7 - n} b2={under}b{m}"), "a1")) is may


def test_the_captor_goes_whole_on_top() -> None:
    """GU-15: nothing is left behind and nothing falls off; only the captor's top is inverted."""
    here = alone("a1=b6r4r2 b2=r6b5b1 f6=b1")
    assert shown(after(here, "a1 b2")) == "b2=r6b5b1b6r4r5 f6=b1"
    assert shown(after(alone("a1=r5 b2=b5r6b1"), "a1 b2")) == "b2=b5r6b1r2"


def test_free_stacks_need_the_number_alone() -> None:
    """GU-16: with `stacks` free, two of a colour may touch."""
    here = alone("a1=b6r2 b2=b1", stacks="free")
    assert shown(after(here, "a1 b2")) == "b2=b1b6r5"


def test_alternating_stacks_stay_alternating() -> None:
    """GU-16: with `stacks` alternating, no capture puts two of a colour next to each other in a stack."""
    here = alone("a1=b6r2 b2=b1 c1=r1b3r2 d2=r4b1 f1=r2", stacks="alternating")
    assert ends(here, "a1") == "a2 b1"  # its blue bottom would lie on blue
    assert ends(here, "c1") == "b1 b2 c2 d1 d2"  # red lies on blue
    assert shown(after(here, "c1 d2")) == "a1=b6r2 f1=r2 b2=b1 d2=r4b1r1b3r5"
    assert ends(alone("a1=r1 b2=b6", stacks="alternating"), "a1") == "a2 b1 b2"  # a piece always alternates
    blue = alone("a1=r6b2 b2=r1 c1=b1r3b2", seat=2, stacks="alternating")
    assert ends(blue, "a1") == "a2 b1"
    assert ends(blue, "c1") == "b1 b2 c2 d1 d2"
