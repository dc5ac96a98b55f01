"""Stranded, clause by clause: the board, the die, towers and corners (ST-1 to ST-8)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.grid import place
from rules.stranded import COLORS, COLUMNS, CORNERS, GAME, HOLE, PRINTED
from tests.rules.diagrams import after, board, chances, each, laid, may, to_act, towers

# Board and pieces


def test_st1_the_board_is_five_by_five_columns_about_a_hole() -> None:
    """ST-1: 24 columns, files a-e, ranks 1-5, c3 a hole, four corners."""
    assert set(COLUMNS) == {f"{file}{rank}" for file in "abcde" for rank in "12345"} - {"c3"}
    assert HOLE == "c3"
    assert set(CORNERS) == {"a1", "a5", "e1", "e5"}


def test_st2_the_printed_colours_are_the_pinwheel() -> None:
    """ST-2: six columns of each colour; a quarter turn anticlockwise carries red to blue to yellow to green."""
    assert Counter(PRINTED.values()) == dict.fromkeys("rbyg", 6)
    assert "".join(PRINTED[f"{file}1"] for file in "abcde") == "rgryb"
    assert "".join(PRINTED[f"{file}5"] for file in "abcde") == "gryby"
    turned = {"r": "b", "b": "y", "y": "g", "g": "r"}
    for column, color in PRINTED.items():
        file, rank = place(column)
        carried = f"{'abcde'[4 - rank]}{file + 1}"
        assert PRINTED[carried] == turned[color], f"{column} is carried to {carried}"


def test_st2_no_columns_that_touch_share_a_colour_and_the_corners_differ() -> None:
    """ST-2: neighbours differ, diagonal ones too; every corner has its own colour."""
    for one in COLUMNS:
        for other in COLUMNS:
            (file, rank), (file2, rank2) = place(one), place(other)
            if one != other and max(abs(file - file2), abs(rank - rank2)) == 1:
                assert PRINTED[one] != PRINTED[other], f"{one} touches {other}"
    assert {PRINTED[corner] for corner in CORNERS} == set("rbyg")


def test_st3_two_caps_are_laid_on_every_column_in_order() -> None:
    """ST-3: 24 chance plies from a1 to e5 without c3, the lower cap first."""
    position = after(GAME.new(2))
    order = []
    while (first := may(position)[0]).startswith("caps"):
        column = first.split()[1]
        assert {ply.split()[1] for ply in chances(position)} == {column}
        order.append(column)
        position = after(position, f"caps {column} {('rb', 'yg')[len(order) % 2]}")
    assert order == [f"{file}{rank}" for rank in "12345" for file in "abcde" if f"{file}{rank}" != "c3"]
    assert position.caps("a1") == "yg"
    assert all(len(position.caps(column)) == 2 for column in COLUMNS)


def test_st3_the_caps_are_drawn_from_those_not_yet_laid() -> None:
    """ST-3: 48 caps, twelve of each colour; the weights count ordered pairs, and what is impossible is not listed."""
    first = chances(after(GAME.new(2)))
    assert len(first) == 16
    assert first["caps a1 rr"] == 12 * 11
    assert first["caps a1 rb"] == 12 * 12
    assert sum(first.values()) == 48 * 47
    pairs = ("rr",) * 6 + ("bb",) * 6 + ("yy",) * 6
    assert chances(laid(2, caps=pairs)) == {"caps e4 gg": 12 * 11}
    assert chances(laid(2, caps=(*pairs, "gg", "gg", "gg", "gg", "gg"))) == {"caps e5 gg": 2}
    mixed = ("rr",) * 5 + ("bb",) * 6 + ("yy",) * 6 + ("gg",) * 5 + ("gr",)
    assert chances(laid(2, caps=mixed)) == {"caps e5 rg": 1, "caps e5 gr": 1}
    assert chances(laid(2, caps=mixed[:-1]))["caps d5 rr"] == 2
    assert chances(laid(2, caps=mixed[:-1]))["caps d5 rg"] == 4


def test_st4_a_towers_colour_names_its_owner_and_nothing_else() -> None:
    """ST-4: whoever has which colour, the same plies are legal."""
    table = board("""
        .   r   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        yy  .   .   .   rr
        b1  .   .   .   r2
    """)
    other = replace(table, colors=("g", "r"))
    for plies in ((), ("die r",), ("die r", "take b5"), ("die y",), ("die k",)):
        assert may(after(table, *plies)) == may(after(other, *plies))
    assert other.colors == ("g", "r")


@pytest.mark.parametrize(("blacks", "weight"), [("1", 1), ("2", 2)])
def test_st5_the_die_has_four_colours_and_one_or_two_black_faces(blacks: str, weight: int) -> None:
    """ST-5: option `blacks`, 1 or 2, default 2."""
    one_each = {f"die {color}": 1 for color in COLORS}
    ready = after(laid(2, blacks), "die r", "corner a1", "die b", "corner e5")
    assert chances(ready) == {**one_each, "die k": weight}
    assert GAME.settle({}) == {"blacks": "2"}


# Choosing towers and corners


def test_st6_seat_1_goes_first_then_the_seats_in_order() -> None:
    """ST-6: both in choosing towers and in taking turns."""
    position = laid(3)
    for seat, (color, corner) in enumerate((("y", "e5"), ("r", "a1"), ("g", "a5")), 1):
        position = after(position, f"die {color}")
        assert to_act(position) == seat
        position = after(position, f"corner {corner}")
    for seat in (1, 2, 3, 1):
        position = after(position, "die k")
        assert to_act(position) == seat
        position = after(position, "color r")
        while to_act(position) == seat:
            position = after(position, may(position)[0])


@pytest.mark.parametrize(("blacks", "weight"), [("1", 1), ("2", 2)])
def test_st7_a_colour_that_is_taken_is_rolled_again(blacks: str, weight: int) -> None:
    """ST-7: the die is drawn from the untaken colours and black alone, in the die's proportions."""
    position = laid(4, blacks)
    assert chances(position) == {"die r": 1, "die b": 1, "die y": 1, "die g": 1, "die k": weight}
    position = after(position, "die y", "corner a1")
    assert chances(position) == {"die r": 1, "die b": 1, "die g": 1, "die k": weight}
    position = after(position, "die k", "tower r", "corner e1")
    assert chances(position) == {"die b": 1, "die g": 1, "die k": weight}
    position = after(position, "die b", "corner a5")
    assert chances(position) == {"die g": 1, "die k": weight}
    assert may(after(position, "die k")) == ["tower g"]
    assert after(position, "die g", "corner e5").colors == ("y", "r", "b", "g")


def test_st7_on_black_the_seat_chooses_any_tower_not_yet_taken() -> None:
    """ST-7: `tower r` after `die k`, by the seat that rolled; it takes and places before the next seat rolls."""
    chooses = after(laid(3), "die k")
    assert may(chooses) == each("tower", "r b y g")
    assert to_act(chooses) == 1
    places = after(chooses, "tower g")
    assert to_act(places) == 1
    assert places.colors == ("g", None, None)
    second = after(places, "corner a1", "die k")
    assert may(second) == each("tower", "r b y")
    assert to_act(second) == 2


def test_st8_the_tower_is_placed_on_any_free_corner_atop_its_caps() -> None:
    """ST-8: four corners, less those taken; the two caps there stay."""
    first = after(laid(3), "die r")
    assert may(first) == each("corner", "a1 e1 a5 e5")
    second = after(first, "corner e1", "die b")
    assert may(second) == each("corner", "a1 a5 e5")
    third = after(second, "corner a5", "die y")
    assert may(third) == each("corner", "a1 e5")
    assert towers(third) == ["e1", "a5", None]
    assert third.caps("e1") == "rb"
