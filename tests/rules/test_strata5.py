"""Strata 5: the start, the pieces and the parts of a turn (S5-1 to S5-8). Red is seat 1, black seat 2."""

from __future__ import annotations

import pytest

from rules.core import IllegalPlyError
from rules.notation import legal
from rules.strata5 import GAME
from rules.strata5.plies import (
    Block,
    Captured,
    Enter,
    Move,
    NoBlockLeft,
    NoPawnMoves,
    NoPlace,
    NoSecondPawn,
    Passed,
    Pawn,
    Trapped,
)
from rules.strata5.position import Strata5
from rules.strata5.structure import Laid
from tests.rules.strata5_diagrams import CHEQUERED, FULL, after, at, ends, places, shown, table, waits


def begun(size: str = "8") -> Strata5:
    position = GAME.new(2, {"size": size})
    assert isinstance(position, Strata5)
    return position


def test_the_board_has_the_size_that_was_settled() -> None:
    """S5-1: 8 spaces each way unless 6 or 10 is chosen; files from left to right, ranks from bottom to top."""
    assert GAME.new(2) == begun("8")
    assert GAME.options[0].values == ("6", "8", "10")
    for size, last in (("6", "f6"), ("8", "h8"), ("10", "j10")):
        here = begun(size)
        assert here.size == int(size)
        assert len(here.structure.levels) == int(size) ** 2
        assert list(here.structure.levels)[:2] == ["a1", "a2"]
        assert list(here.structure.levels)[-1] == last


@pytest.mark.parametrize(
    ("size", "corners"), [("6", "a1 a5 e1 e5"), ("8", "a1 a7 g1 g7"), ("10", "a1 a9 i1 i9")], ids=["6", "8", "10"]
)
def test_four_of_thirty_two_blocks_lie_in_the_corners(size: str, corners: str) -> None:
    """S5-2: the Starting Blocks lie on level 1, 28 are left; a block is named by its lower left space."""
    here = begun(size)
    assert here.structure.blocks == tuple(Laid(1, place) for place in corners.split())
    assert here.blocks_left == 28
    assert here.structure.covered_by("a1") == ("a1", "a2", "b1", "b2")
    assert Block("c1") in legal(at(here, 3))
    assert after(at(here, 3), "block c1").blocks_left == 27


def test_each_seat_has_the_starting_blocks_on_its_side() -> None:
    """S5-3: red's on rank 1, black's on the highest rank."""
    assert " ".join(begun().open_spaces(1)) == "a1 a2 b1 b2 g1 g2 h1 h2"
    assert " ".join(begun().open_spaces(2)) == "a7 a8 b7 b8 g7 g8 h7 h8"
    assert " ".join(begun("6").open_spaces(2)) == "a5 a6 b5 b6 e5 e6 f5 f6"
    assert " ".join(begun("10").open_spaces(1)) == "a1 a2 b1 b2 i1 i2 j1 j2"


def test_the_board_at_the_start() -> None:
    """S5-2, S5-4: nothing but the four blocks; six pawns a side in hand."""
    assert shown(begun()) == "\n".join([*["1 1 . . . . 1 1"] * 2, *[". . . . . . . ."] * 4, *["1 1 . . . . 1 1"] * 2])
    assert begun().hands == ((2, 2, 3, 4, 5, 6),) * 2
    assert begun().pawns == begun().trapped == ()


def test_two_pawns_with_the_same_number_in_one_hand_are_one_ply() -> None:
    """S5-4: the same to a ply, one after the other."""
    plies = [str(ply) for ply in legal(begun())]
    assert len(set(plies)) == len(plies)
    assert ends(begun(), "2") == "a1 a2 b1 b2 g1 g2 h1 h2"
    one = after(begun(), "2 a1")
    assert one.hand(1) == (2, 3, 4, 5, 6)
    assert after(one, "2 g1").hand(1) == (3, 4, 5, 6)


def test_a_captured_pawn_keeps_its_number_and_changes_its_colour() -> None:
    """S5-4: it lies in the captor's hand, sorted among the others."""
    here = after(table("r2@a1 b4@b2", hands=("2 6", "5")), "a1 b2")
    assert here.hands == ((2, 4, 6), (5,))
    assert [(pawn.space, pawn.seat, pawn.number) for pawn in here.pawns] == [("b2", 1, 2)]


def test_seat_1_moves_first_and_the_seats_take_turns() -> None:
    """S5-5: turn about, and the turns are numbered."""
    here = begun()
    assert (waits(here), here.number) == ((1, "first pawn"), 1)
    here = after(here, "2 g2, 3 g1, block c1")
    assert (waits(here), here.number) == ((2, "first pawn"), 2)
    here = after(here, "2 a7, 2 b7, block e7")
    assert (waits(here), here.number) == ((1, "first pawn"), 3)


def test_the_first_three_turns_of_the_page() -> None:
    """S5-5, S5-14, S5-19: they are legal and lead where the page says."""
    here = after(begun(), "2 g2, 3 g1, block c1, 2 a7, 2 b7, block e7, 4 d2, g2 h1, block b1")
    assert shown(here).splitlines()[-2:] == ["1 2 2 1r4 . . 1 1", "1 2 2 1 . . 1r3 1r2"]
    assert " ".join(here.open_spaces(1)) == "a1 a2 g1 g2 h1 h2"
    assert here.blocks_left == 25


def test_a_space_has_the_level_of_the_highest_block_over_it() -> None:
    """S5-6: whether the block rests on the space or hangs over it."""
    here = table(
        "c1 b1 d1 c2",
        """
        1 1 . . 1 1
        1 1 . . 1 1
        . . . . . .
        . . 3 3 . .
        1 2 3 3 2 1
        1 2 2 2 2 1
        """,
    )
    assert here.structure.columns["c2"] == (Laid(1, "c1"), Laid(2, "b1"), Laid(3, "c2"))
    assert here.structure.columns["d3"] == (Laid(3, "c2"),)
    assert [gap.space for gap in here.gaps()] == ["c3", "d3"]


def test_what_is_below_a_block_is_out_of_reach() -> None:
    """S5-6: a pawn steps on the top of a space alone; bare board under a block is as closed as a space."""
    here = table(
        "c1 a3 b2 r2@a2",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        1   1   .   .   .   .
        1   2   2   .   .   .
        1r2 2   2   1   1   1
        1   1   1   1   1   1
        """,
        hands=("", "2"),
    )
    assert [(gap.space, gap.floor, gap.roof) for gap in here.gaps()] == [("c3", 0, 2)]
    assert ends(here, "a2") == "a4 b1 b3 c2"


def test_a_pawn_is_as_tall_as_a_block_but_leaves_the_level() -> None:
    """S5-6: it fills the next level of its space, so that a block lies upon its head."""
    here = table("c1 r2@c1 r3@c2 r4@d1", part=3)
    assert here.structure.level("c1") == 1
    assert here.lies_on(Block("c1")) == 3
    then = after(here, "block c1")
    assert then.structure.level("c1") == 3
    assert [(gap.space, gap.floor, gap.roof) for gap in then.gaps()] == [("d2", 1, 3)]


# The parts of a turn


def test_two_pawns_then_a_block() -> None:
    """S5-7: in that order, each its own ply, and none of them can be left out."""
    here = begun()
    assert all(isinstance(ply, Enter) for ply in legal(here))
    assert waits(here) == (1, "first pawn")
    here = after(here, "2 g2")
    assert waits(here) == (1, "second pawn")
    assert all(isinstance(ply, Enter) for ply in legal(here))
    here = after(here, "3 g1")
    assert waits(here) == (1, "block")
    assert all(isinstance(ply, Block) for ply in legal(here))
    assert here.events == ()
    with pytest.raises(IllegalPlyError):
        here.play(Move("g2", "h1"))


def test_both_pawn_parts_are_skipped_when_no_pawn_can_move() -> None:
    """S5-7: red holds a 6 alone, which finds no way of six on two blocks of four spaces."""
    here = after(table("", seat=2, part=3, hands=("6", "2")), "block c4")
    assert waits(here) == (1, "block")
    assert here.events == (NoPawnMoves(1),)
    here = after(here, "block c1")
    assert waits(here) == (2, "first pawn")
    assert here.events == ()


def test_the_second_pawn_is_skipped_when_no_other_can_move() -> None:
    """S5-7: there is but one, or the others cannot."""
    here = after(table("", hands=("2", "2")), "2 a1")
    assert waits(here) == (1, "block")
    assert here.events == (NoSecondPawn(1),)
    assert after(table("", hands=("2 6", "2")), "2 a1").events == (NoSecondPawn(1),)


def test_a_first_pawn_need_not_leave_a_second_one_possible() -> None:
    """S5-7: both ways to begin are legal; on b1 the first 2 stands in the way of the other."""
    here = table(
        "e1 r4@a2",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        .   .   .   .   .   .
        .   .   .   .   .   .
        1r4 1   .   .   2   2
        1   1   .   .   2   2
        """,
        hands=("2 2", "2"),
    )
    assert ends(here, "2") == "a1 b1 b2"
    assert waits(after(here, "2 b1")) == (1, "block")
    assert waits(after(here, "2 a1")) == (1, "second pawn")


def test_the_block_is_skipped_when_it_has_no_place() -> None:
    """S5-7: nowhere do three of four spaces stand equally high on two pieces."""
    here = table(
        f"{CHEQUERED} b2@a6",
        """
        1b2 1   2   2   1   1
        1   1   2   2   1   1
        2   2   1   1   2   2
        2   2   1   1   2   2
        1   1   2   2   1   1
        1   1   2   2   1   1
        """,
        hands=("2", ""),
    )
    assert places(at(here, 3)) == ""
    here = after(here, "2 a1")
    assert here.events == (NoSecondPawn(1), NoPlace(1))
    assert (waits(here), here.number) == ((2, "first pawn"), 2)


def test_the_block_is_skipped_when_none_is_left() -> None:
    """S5-7, S5-26: the turn goes over to the other seat."""
    here = table(
        f"{FULL} b2@e5 b2@a5",
        """
        2   2   5   5   3   3
        2b2 2   5   5   3b2 3
        5   5   5   5   5   5
        5   5   5   5   5   5
        1   1   5   5   1   1
        1   1   5   5   1   1
        """,
        hands=("2 3", ""),
    )
    assert here.blocks_left == 0
    here = after(here, "2 a1, 3 e1")
    assert here.events == (NoBlockLeft(1),)
    assert (waits(here), here.number) == ((2, "first pawn"), 2)


def test_a_turn_in_which_nothing_can_be_done_is_a_turn() -> None:
    """S5-7: it has no ply, but a number; seat 2 has a 5, which is not locked (S5-24) and finds no way."""
    here = table(
        f"{FULL.replace('a5 e5 e5', 'a1 a1 a1')} r3@e1",
        """
        1   1   5   5   1   1
        1   1   5   5   1   1
        5   5   5   5   5   5
        5   5   5   5   5   5
        4   4   5   5   1   1
        4   4   5   5   1r3 1
        """,
        hands=("", "5"),
    )
    here = after(here, "e1 f1")
    assert (waits(here), here.number) == ((1, "first pawn"), 3)
    assert here.events == (NoSecondPawn(1), NoBlockLeft(1), NoPawnMoves(2), NoBlockLeft(2), Passed(2, 2))


def test_the_two_pawns_are_different_pawns() -> None:
    """S5-8: the pawn just moved may not move again, be it entered or not; another with its number may."""
    here = after(table("c1 r2@a1 r2@c1"), "a1 b2")
    assert ends(here, "b2") == ""
    assert ends(here, "c1")
    entered = after(table("", hands=("2 3", "2")), "2 a1")
    assert ends(entered, "a1") == ""
    assert ends(entered, "3")
    later = after(here, "c1 d2, block c4, 2 a5, block e3")
    assert ends(later, "b2")
    assert ends(later, "d2")


def test_a_pawn_captured_with_the_first_move_may_be_entered_with_the_second() -> None:
    """S5-8: it is in the captor's hand at once."""
    here = after(table("r2@a1 b4@b2", hands=("", "2")), "a1 b2")
    assert here.events == (Captured(1, Pawn("b2", 1, 2, 4)),)
    assert ends(here, "4") == "e1 e2 f1 f2"
    assert after(here, "4 e1").hand(1) == ()


def test_every_ply_is_told_with_what_it_brought() -> None:
    """S5-16, S5-21: captures and trapped pawns are events."""
    here = table("c1 r2@c1 b3@c2 b4@d1 b2@d2", part=3)
    assert after(here, "block c1").events[:4] == (
        Trapped(Pawn("c1", 1, 1, 2)),
        Trapped(Pawn("c2", 1, 2, 3)),
        Trapped(Pawn("d1", 1, 2, 4)),
        Trapped(Pawn("d2", 1, 2, 2)),
    )
