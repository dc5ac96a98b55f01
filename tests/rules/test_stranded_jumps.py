"""Stranded, clause by clause: jumping (ST-16, ST-17)."""

from __future__ import annotations

import pytest

from rules.notation import UnreadablePlyError
from tests.rules.diagrams import after, board, each, may, to_act, towers

TWO_JUMPED = """
    .   .   .   .   .
    .   .   .   .   .
    g   .   *   .   .
    .   .   .   .   .
    r1  b2  b3  .   rr
"""
"""Seat 1 moves along rank 1 to e1 and jumps 2 at b1, then 3 at c1. Caps: a1 (left), b1, c1, e1 (entered) and a3."""


def test_st16_each_tower_passed_over_is_asked_about_in_the_order_passed() -> None:
    """ST-16: first b1, then c1; the mover is asked, and the turn passes after the last one."""
    jumps = after(board(TWO_JUMPED), "die r", "take e1", "move e1")
    assert to_act(jumps) == 1
    second = after(jumps, "put a3")
    assert to_act(second) == 1
    assert towers(second) == ["e1", "a3", "c1"]
    done = after(second, "leave")
    assert towers(done) == ["e1", "a3", "c1"]
    assert to_act(done) == 0
    assert to_act(after(done, "die k")) == 2


def test_st16_the_order_is_that_of_the_way_not_of_the_seats() -> None:
    """ST-16: from e1 to a1, seat 3 at c1 is passed before seat 2 at b1."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        g   .   *   .   .
        .   .   .   .   .
        rr  b2  b3  .   r1
    """)
    assert towers(after(table, "die r", "take a1", "move a1", "put a3", "leave")) == ["a1", "b1", "a3"]


def test_st16_three_towers_may_be_jumped_in_one_move() -> None:
    """ST-16: 2 at b1, then 4 at c1, then 3 at d1; each column that is left is free for the next."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        g   .   *   .   .
        .   .   .   .   .
        r1  b2  b4  b3  rr
    """)
    jumps = after(table, "die r", "take e1", "move e1")
    assert towers(after(jumps, "put a1", "put b1", "put c1")) == ["e1", "a1", "c1", "b1"]
    assert to_act(after(jumps, "put a1", "put b1")) == 1
    assert to_act(after(jumps, "put a1", "put b1", "put c1")) == 0


def test_st16_the_stack_just_left_counts_and_the_one_just_entered_is_occupied() -> None:
    """ST-16: a1 is a `put`, e1 is not, nor are b1 and c1 where jumped towers stand; empty columns never are."""
    jumps = after(board(TWO_JUMPED), "die r", "take e1", "move e1")
    assert may(jumps) == ["leave", *each("put", "a1 a3")]


def test_st16_its_own_column_is_no_put() -> None:
    """ST-16: to stay where it stands is `leave`, one ply and not two."""
    jumps = after(board(TWO_JUMPED), "die r", "take e1", "move e1")
    with pytest.raises(UnreadablePlyError):
        after(jumps, "put b1")
    assert may(after(jumps, "leave")) == ["leave", *each("put", "a1 a3")], "c1 is seat 3's own"


def test_st16_towers_already_set_down_count_where_they_now_stand() -> None:
    """ST-16: once 2 stands on a3, a3 is taken and b1 is free for 3."""
    jumps = after(board(TWO_JUMPED), "die r", "take e1", "move e1")
    assert may(after(jumps, "put a3")) == ["leave", *each("put", "a1 b1")]
    assert may(after(jumps, "put a1")) == ["leave", *each("put", "a3 b1")]
    assert towers(after(jumps, "put a1", "put b1")) == ["e1", "a1", "b1"]


def test_st16_a_tower_set_down_further_along_the_line_is_not_jumped_again() -> None:
    """ST-16: 2 is put on d1, between c1 and e1; after 3 nobody is asked about."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   .   .
        r1  b2  b3  y   rr
    """)
    jumps = after(table, "die r", "take e1", "move e1")
    assert may(jumps) == ["leave", *each("put", "a1 d1")]
    done = after(jumps, "put d1", "leave")
    assert towers(done) == ["e1", "d1", "c1"]
    assert to_act(done) == 0


def test_st16_a_cap_of_any_colour_will_do_and_stacks_as_well() -> None:
    """ST-16: every column with at least one cap and no tower, whatever lies on top; a stranded tower's is none."""
    table = board("""
        g   .   .   .   y
        .   b3  .   rb  .
        .   .   *   .   .
        .   .   yg  .   -4x
        r1  b2  .   .   rr
    """)
    jumps = after(table, "die r", "take e1", "move e1")
    assert may(jumps) == ["leave", *each("put", "a1 a5 c2 d4 e5")]


@pytest.mark.parametrize(
    ("diagram", "goal", "caps"),
    [
        pytest.param(
            """
            rr  .   .   .   .
            b2  .   .   .   .
            .   .   *   .   .
            .   .   .   .   .
            r1  .   .   .   .
            """,
            "a5",
            "a1",
            id="up",
        ),
        pytest.param(
            """
            .   .   .   .   .
            .   .   .   .   rr
            .   .   *   b2  .
            .   .   .   .   .
            .   r1  .   .   .
            """,
            "e4",
            "b1",
            id="diagonally",
        ),
    ],
)
def test_st16_towers_are_jumped_in_every_direction(diagram: str, goal: str, caps: str) -> None:
    """ST-16: along files and diagonals as along ranks."""
    jumps = after(board(diagram), "die r", f"take {goal}", f"move {goal}")
    assert may(jumps) == ["leave", f"put {caps}"]


def test_st16_towers_beside_or_beyond_the_way_are_not_jumped() -> None:
    """ST-16: only what lies between; e1 beyond d1 and b2 beside it are left alone, and the turn is over."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   b3  .   .   .
        r1  .   .   rr  y2
    """)
    assert to_act(after(table, "die r", "take d1", "move d1")) == 0


def test_st16_a_tower_can_be_set_down_where_its_owner_will_be_stranded() -> None:
    """ST-16: the jumper chooses; the cap that a tower stands on is then out of everyone's reach (ST-11)."""
    jumps = after(board(TWO_JUMPED), "die r", "take e1", "move e1", "put a3", "leave")
    rolled = after(jumps, "die g")
    assert may(rolled) == each("strand", "a5")


def test_st17_a_tower_whose_seat_is_out_is_passed_over_but_never_lifted() -> None:
    """ST-17: 2 stranded at b1 and 4 resigned on d1 are passed; only 3 at c1 is asked about."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        g   .   *   .   .
        .   .   .   .   .
        r1  -2x b3  y4x rr
    """)
    jumps = after(table, "die r", "take e1", "move e1")
    assert towers(after(jumps, "put a3")) == ["e1", "b1", "a3", "d1"]
    assert to_act(after(jumps, "put a3")) == 0


def test_st17_nobody_is_asked_when_only_towers_that_are_out_were_passed() -> None:
    """ST-17: the turn passes at once."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        g   .   *   .   .
        .   .   .   .   b3
        r1  -2x .   .   rr
    """)
    moved = after(table, "die r", "take e1", "move e1")
    assert to_act(moved) == 0
    assert to_act(after(moved, "die k")) == 3
