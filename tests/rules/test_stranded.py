"""Stranded, clause by clause: the turn (ST-9 to ST-15, ST-18 to ST-20, ST-23)."""

from __future__ import annotations

import pytest

from rules.notation import UnreadablePlyError
from rules.stranded import REACH, NoCapToTake, Out, Stays
from tests.rules.diagrams import after, board, each, may, to_act, towers


def test_st9_the_roll_is_the_turns_colour() -> None:
    """ST-9: caps of the colour rolled are taken, and the tower moves to one."""
    table = board("""
        yy  .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   gg  .   .   .
        b1  .   .   .   b2
    """)
    assert to_act(table) == 0
    assert may(after(table, "die y")) == ["take a5"]
    assert may(after(table, "die y", "take a5")) == ["move a5"]
    assert may(after(table, "die g")) == ["take b2"]
    assert may(after(table, "die g", "take b2")) == ["move b2"]


def test_st10_on_black_the_seat_names_one_colour_for_both_parts() -> None:
    """ST-10: after `color g` neither part knows another colour."""
    table = board("""
        yy  .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   gg  .   .   .
        b1  .   .   .   b2
    """)
    black = after(table, "die k")
    assert to_act(black) == 1
    assert may(black) == each("color", "r b y g")
    assert may(after(black, "color g")) == ["take b2"]
    assert may(after(black, "color g", "take b2")) == ["move b2"]


def test_st10_it_may_name_a_colour_that_lets_it_do_nothing() -> None:
    """ST-10: there is nothing red to take, to move to, or to strand on."""
    table = board("""
        yy  .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   gg  .   .   .
        b1  .   b   .   b2
    """)
    idle = after(table, "die k", "color r")
    assert idle.events == (NoCapToTake(1, "r"), Stays(1, "r"))
    assert idle == after(table, "die r"), "how it came to nothing makes no other position"
    assert towers(idle) == ["a1", "e1"]
    assert to_act(after(idle, "die k")) == 2


def test_st11_only_top_caps_of_the_colour_without_a_tower_on_them_are_taken() -> None:
    """ST-11: no cap under a cap or under any tower, its own, another's, or one that is out."""
    table = board("""
        r3x .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        r   br  rb  .   yrr
        r1  .   .   .   r2
    """)
    assert may(after(table, "die r")) == each("take", "a2 b2 e2")
    taken = after(table, "die r", "take b2")
    assert [taken.caps(column) for column in ("a2", "b2", "c2", "e2")] == ["r", "b", "rb", "yrr"]


def test_st11_without_such_a_cap_part_one_is_skipped() -> None:
    """ST-11: no ply, but an event; part two follows."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   rb  .   .
        r1  .   .   .   r2
    """)
    rolled = after(table, "die r")
    assert rolled.events == (NoCapToTake(1, "r"),)
    assert may(rolled) == ["strand c1"]


def test_st11_the_cap_must_be_taken_even_when_it_was_the_only_one_to_move_to() -> None:
    """ST-11: taking comes first and is no choice: with the cap at a3 gone there is nothing to move to."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        y   .   *   .   .
        .   .   .   .   .
        r1  .   .   .   r2
    """)
    assert may(after(table, "die y")) == ["take a3"]
    assert may(after(table, "die y", "take a3")) == each("strand", "a4 b2 d1")


def test_st11_the_cap_that_a_take_uncovers_counts_for_part_two() -> None:
    """ST-11, ST-12: the green cap below the green one at a3, and the blue one below it at b2, come to light."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        gg  .   *   .   .
        .   bg  .   .   .
        r1  .   .   .   r2
    """)
    assert may(after(table, "die g", "take a3")) == each("move", "a3 b2")
    assert may(after(table, "die g", "take b2")) == each("move", "a3")


def test_st12_it_moves_to_another_column_with_the_colour_on_top_and_no_tower() -> None:
    """ST-12: not its own column, not under a tower, not a buried cap; and it must."""
    table = board("""
        .   .   .   .   .
        b2  .   .   .   .
        rb  .   *   .   .
        br  b   .   .   .
        b1  .   bb  yb3 .
    """)
    moves = after(table, "die b", "take c1")
    assert may(moves) == each("move", "a3 b2 c1")
    moved = after(moves, "move a3")
    assert towers(moved) == ["a3", "a4", "d1"]
    assert to_act(after(moved, "die k")) == 2
    for refused in ("leave", "strand c1", "move a2", "move a1"):
        with pytest.raises(UnreadablePlyError):
            after(moves, refused)


def test_st13_a_tower_moves_straight_in_eight_directions_any_distance() -> None:
    """ST-13: every column in line with b2, and none that is not."""
    table = board("""
        rr  rr  rr  rr  rr
        rr  rr  rr  rr  rr
        rr  rr  *   rr  rr
        rr  rr1 rr  rr  rr
        rr  rr  rr  rr  r2
    """)
    expected = each("move", "a1 b1 c1 a2 c2 d2 e2 a3 b3 b4 b5")
    assert may(after(table, "die r", "take e5")) == expected


@pytest.mark.parametrize(
    ("column", "reached"),
    [
        ("a1", "a2 a3 a4 a5 b1 c1 d1 e1 b2"),
        ("c1", "a1 b1 d1 e1 c2 b2 a3 d2 e3"),
        ("a3", "a1 a2 a4 a5 b3 b4 c5 b2 c1"),
        ("d4", "a4 b4 c4 e4 d1 d2 d3 d5 e5 c5 e3"),
        ("b1", "a1 c1 d1 e1 b2 b3 b4 b5 a2 c2 d3 e4"),
    ],
)
def test_st14_no_line_crosses_the_hole(column: str, reached: str) -> None:
    """ST-14: lines through c3 end before it, in all eight directions."""
    assert sorted(REACH[column]) == sorted(reached.split())


def test_st14_caps_empty_columns_and_towers_are_passed_over() -> None:
    """ST-14: caps at a2, nothing at a3, a tower at a4, and a5 is reached; e1 beyond one that is out is, too."""
    table = board("""
        gg  .   .   .   gg
        b2  .   .   .   .
        .   .   *   .   .
        yb  .   .   .   .
        r1  -3x .   .   gg
    """)
    assert may(after(table, "die g", "take a5")) == each("move", "a5 e1")
    assert may(after(table, "die g", "take e5")) == each("move", "a5 e1"), "e5 lies beyond the hole"


def test_st15_a_tower_never_ends_on_a_column_with_a_tower() -> None:
    """ST-15: neither when it moves to a cap nor when it strands."""
    table = board("""
        gg  .   .   .   .
        .   .   .   .   .
        g2  .   *   .   .
        .   .   .   .   .
        r1  .   -3x .   b4
    """)
    assert may(after(table, "die g", "take a5")) == ["move a5"]
    assert after(table, "die r").events[-1] == Stays(1, "r"), "c1 is the only red column in line"


def test_st18_it_strands_on_an_empty_column_of_the_turns_colour_in_line() -> None:
    """ST-18: green columns in line with a1 are a3, a5 and b1; a5 has a cap. d2 is green, but out of line."""
    table = board("""
        b   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   .   .
        r1  .   .   .   b2
    """)
    strands = after(table, "die g")
    assert may(strands) == each("strand", "a3 b1")
    stranded = after(strands, "strand a3")
    assert stranded.events == (Out(1),)
    assert towers(stranded) == ["a3", "e1"]


def test_st18_stranding_is_never_a_choice_while_there_is_a_move() -> None:
    """ST-18, ST-19: with a green cap in line at a5, the green columns a3 and b1 are not offered."""
    table = board("""
        gg  .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   .   .
        r1  .   .   .   b2
    """)
    assert may(after(table, "die g", "take a5")) == ["move a5"]


def test_st18_no_tower_is_lifted_on_the_way() -> None:
    """ST-18: the tower at b1 is passed over and nobody is asked about it."""
    table = board("""
        .   .   .   .   y
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   .   .
        b1  b2  .   .   b3
    """)
    stranded = after(table, "die r", "strand c1")
    assert towers(stranded) == ["c1", "b1", "e1"]
    assert stranded.remaining() == (2, 3)
    assert to_act(stranded) == 0
    assert to_act(after(stranded, "die k")) == 2


def test_st18_nobody_can_enter_the_column_of_a_stranded_tower() -> None:
    """ST-18: c1 is dead. Without it a1 has no red column in line, and with it it had one."""
    alive = """
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   .   .
        b1  .   {}  .   b2
    """
    assert may(after(board(alive.format(".")), "die r")) == ["strand c1"]
    stays = after(board(alive.format("-3x")), "die r")
    assert stays.events[-1] == Stays(1, "r")


def test_st19_a_tower_that_can_go_nowhere_stays_and_its_seat_is_still_in() -> None:
    """ST-19: c1 has a cap of another colour, so nothing red can be reached."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   r   .
        b1  .   y   .   b2
    """)
    stays = after(table, "die r", "take d2")
    assert stays.events == (Stays(1, "r"),)
    assert stays.remaining() == (1, 2)
    assert towers(stays) == ["a1", "e1"]
    assert to_act(after(stays, "die k")) == 2


def test_st20_nothing_of_a_turn_is_left_when_it_has_passed() -> None:
    """ST-20: blue and yellow let seat 1 do nothing alike, so both lead to the same position."""
    table = board("""
        .   .   .   .   .
        r   .   .   .   .
        .   .   *   .   .
        r   r   .   .   .
        r1  .   .   r   r2
    """)
    assert after(table, "die y") == after(table, "die b")
    assert after(table, "die y").events != after(table, "die b").events


def test_st20_the_turn_passes_to_the_next_seat_that_is_still_in() -> None:
    """ST-20: 1, then 3 (2 is out), then 4, then round to 1."""
    position = board("""
        bb1 bb  bb  bb  bb
        bb  bb  bb  bb  bb
        bb  bb  *   bb  bb
        bb  bb  bb  bb  bb3
        bb  -2x bb  bb  bb4
    """)
    order = []
    for _ in range(5):
        position = after(position, "die b")
        order.append(to_act(position))
        while to_act(position) != 0:
            position = after(position, may(position)[0])
    assert order == [1, 3, 4, 1, 3]


def test_st23_every_tower_has_more_columns_in_line_than_there_are_other_towers() -> None:
    """ST-23: when no cap can be taken, caps lie under towers alone; four towers never fill what one can reach."""
    assert min(len(reach) for reach in REACH.values()) > 3
    crowded = board("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        b3  b4  .   .   .
        b1  b2  .   .   .
    """)
    assert [may(after(crowded, f"die {color}"))[0].split()[0] for color in "ryg"] == ["strand"] * 3
