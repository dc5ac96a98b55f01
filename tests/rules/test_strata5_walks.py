"""Strata 5: how pawns walk, enter and capture (S5-9 to S5-16). Red is seat 1, black seat 2."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rules.core import Choice, Over
from rules.notation import legal
from rules.strata5 import GAME
from rules.strata5.plies import Captured, Enter, Move, Pawn
from rules.strata5.position import Strata5
from tests.rules.strata5_diagrams import after, ends, table

STRIP = "c1"
"""With the corners a1 and e1, two ranks of six spaces, all on level 1."""


@pytest.mark.parametrize(
    ("number", "reached"),
    [
        (2, "b2 c1"),
        (3, "a2 b1 c2 d1"),
        (4, "b2 c1 d2 e1"),
        (5, "a2 b1 c2 d1 e2 f1"),
        (6, "b2 c1 d2 e1 f2"),
    ],
)
def test_a_pawn_moves_exactly_its_number(number: int, reached: str) -> None:
    """S5-9: no step more and none less, from the corner a1 along the strip."""
    assert ends(table(f"{STRIP} r{number}@a1"), "a1") == reached


def test_steps_are_orthogonal() -> None:
    """S5-9: from c2 a pawn comes to c3 only round the corner, for no step is diagonal; nor over the board's edge."""
    here = table(
        "b3 r2@b2",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        .   1   1   .   .   .
        .   1   1   .   .   .
        1   1r2 .   .   1   1
        1   1   .   .   1   1
        """,
    )
    assert ends(here, "b2") == "a1 b4 c3"
    across = table("c1 r2@b6 r3@f1 r3@a2")
    assert ends(across, "b6") == "a5"
    assert ends(across, "f1") == "c1 d2 e1 f2"
    assert ends(across, "a2") == "a1 b2 c1 d2"


def test_no_step_goes_onto_the_bare_board() -> None:
    """S5-10: a lone block is an island."""
    assert ends(table("r2@a1"), "a1") == "b2"


def test_steps_differ_by_at_most_one_level() -> None:
    """S5-10: one up and one down will do."""
    here = table(
        "c1 b1 d1 c1 r2@a1 r3@b2 r2@c2",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        .   .   .   .   .   .
        .   .   .   .   .   .
        1   2r3 3r2 3   2   1
        1r2 2   3   3   2   1
        """,
        hands=("", "2"),
    )
    assert ends(here, "a1") == "c1"
    assert ends(here, "c2") == "b1 d1 e2"
    assert ends(here, "b2") == "d1"


def test_no_step_differs_by_two_levels() -> None:
    """S5-10: neither up nor down; such a step is a wall."""
    here = table(
        "c1 c1 c1 r2@b1 r2@d2",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        .   .   .   .   .   .
        .   .   .   .   .   .
        1   1   3   3r2 1   1
        1   1r2 3   3   1   1
        """,
    )
    assert ends(here, "b1") == "a2"
    assert ends(here, "d2") == "c1"


@pytest.mark.parametrize(("number", "reached"), [(2, "b2"), (3, "a2 b1"), (4, ""), (5, ""), (6, "")])
def test_no_space_is_stepped_on_twice(number: int, reached: str) -> None:
    """S5-11: on a block that stands alone a 4 would come round to where it began, and that counts."""
    assert ends(table(f"r{number}@a1"), "a1") == reached


@pytest.mark.parametrize(("number", "reached"), [(3, "a2"), (4, "a1 b2"), (5, ""), (6, "")])
def test_a_walk_that_comes_round_to_its_own_way_is_none(number: int, reached: str) -> None:
    """S5-11: from c1 into a square of four, round it, and onto b1 again or over it."""
    here = table(
        f"c1 d1 d1 c2 r{number}@c1",
        f"""
        1 1 .          . 1 1
        1 1 .          . 1 1
        . . .          . . .
        . . 4          4 . .
        1 1 4          4 3 1
        1 1 1r{number} 3 3 1
        """,
    )
    assert ends(here, "c1") == reached


@pytest.mark.parametrize(("number", "reached"), [(5, "a2 a4 a6 b1 b3 b5"), (6, "a3 a5 b2 b4 b6")])
def test_a_long_walk_may_wind(number: int, reached: str) -> None:
    """S5-11: in a lane of two files every space of the right colour comes within reach of a 5 and a 6."""
    here = table(
        f"c1 c1 c1 c3 c3 c3 c5 c5 c5 a3 r{number}@a1",
        f"""
        1          1 3 3 1 1
        1          1 3 3 1 1
        1          1 3 3 . .
        1          1 3 3 . .
        1          1 3 3 1 1
        1r{number} 1 3 3 1 1
        """,
    )
    assert ends(here, "a1") == reached


def test_no_step_goes_over_a_pawn() -> None:
    """S5-12: of either colour."""
    own = table(f"{STRIP} r3@a1 r2@b1 r2@b2", hands=("", "2"))
    assert ends(own, "a1") == ""
    theirs = table(f"{STRIP} r3@a1 b2@b1 b2@b2")
    assert ends(theirs, "a1") == ""
    one_way = table(f"{STRIP} r4@a1 b2@b1")
    assert ends(one_way, "a1") == "c1 d2"


def test_the_last_step_may_go_onto_an_opponents_pawn_but_not_onto_ones_own() -> None:
    """S5-12: the last, and no other."""
    here = table(f"{STRIP} r2@a1 b3@b2 r3@c1")
    assert ends(here, "a1") == "b2"
    further = table(f"{STRIP} r3@a1 b3@a2 b2@b2 b5@d1")
    assert ends(further, "a1") == "c2 d1"


def test_a_trapped_pawn_is_in_nobodys_way() -> None:
    """S5-13: steps go onto the block above it."""
    here = table(
        "c1 b2@c1 b3@c2 r4@d1 c1 a1 r2@a1",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        .   .   .   .   .   .
        .   .   .   .   .   .
        2   2   3   3   1   1
        2r2 2   3   3   1   1
        """,
    )
    assert ends(here, "a1") == "b2 c1"
    assert {pawn.space for pawn in here.trapped} == {"c1", "c2", "d1"}


def test_a_space_under_an_overhang_is_no_space() -> None:
    """S5-13: nobody goes below a block; a step leads onto its top or nowhere."""
    here = table(
        "c1 a3 a3 b2 b2 r2@b1 r2@c1",
        """
        1   1   .   .   1   1
        1   1   .   .   1   1
        2   2   .   .   .   .
        2   4   4   .   .   .
        1   4   4   1   1   1
        1   1r2 1r2 1   1   1
        """,
    )
    assert ends(here, "b1") == "a2"
    assert ends(here, "c1") == "d2 e1"


# Entering


def test_a_pawn_enters_on_its_owners_starting_blocks() -> None:
    """S5-14: that is step one, the rest follows, and the full number must be made."""
    here = table("", hands=("2 3 4 5 6", "3"))
    assert ends(here, "2") == ends(here, "3") == ends(here, "4") == "a1 a2 b1 b2 e1 e2 f1 f2"
    assert ends(here, "5") == ends(here, "6") == ""
    black = table("", seat=2, hands=("2", "3"))
    assert ends(black, "3") == "a5 a6 b5 b6 e5 e6 f5 f6"
    strip = table(STRIP, hands=("2 5", "3"))
    assert ends(strip, "2") == "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2"
    assert ends(strip, "5") == "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2"


def test_the_longest_pawns_enter_without_stepping_twice() -> None:
    """S5-14, S5-11: five spaces are free, so that a 5 goes over all of them and a 6 cannot enter."""
    here = table("e1 a3 r2@a3 r2@a4 r2@b4", hands=("5 6", "2"))
    assert ends(here, "5") == "b3"
    assert ends(here, "6") == ""
    longer = table("e1 a3 r2@a4 r2@b4", hands=("5 6", "2"))
    assert ends(longer, "5") == ends(longer, "6") == "a1 a2 a3 b1 b2 b3"


def test_a_starting_space_is_open_while_no_other_block_is_over_it() -> None:
    """S5-14: neither one lying on it nor one that hangs over it."""
    here = table(
        "c1 b1 e1 a3 a2",
        """
        1 1 . . 1 1
        1 1 . . 1 1
        1 1 . . . .
        3 3 . . . .
        3 3 2 1 2 2
        1 2 2 1 2 2
        """,
    )
    assert here.open_spaces(1) == ("a1",)
    assert here.open_spaces(2) == ("a5", "a6", "b5", "b6", "e5", "e6", "f5", "f6")
    assert [(gap.space, gap.floor, gap.roof) for gap in here.gaps()] == [("a2", 1, 3), ("a3", 1, 3), ("b3", 1, 3)]
    assert ends(here, "2") == "b1"


def test_a_pawn_is_put_on_a_starting_space_that_holds_no_pawn() -> None:
    """S5-14: neither an own one nor an opponent's, which could be captured by the last step alone."""
    built = "c1 b1 e1 a3 a2"
    assert ends(table(f"{built} r4@a1"), "2") == ""
    assert ends(table(f"{built} b4@a1"), "2") == ""
    assert ends(table("e1 b4@a1"), "2") == "a1 a2 b1 b2"
    assert ends(table("e1 b4@a1 b4@a2"), "2") == "a1 a2 b1 b2"
    assert ends(table("e1 b4@a1 b4@a2 b4@b1"), "2") == "a2 b1"


def test_a_pawn_enters_past_own_pawns_or_not_at_all() -> None:
    """S5-14: the rest of its move goes as usual, so own pawns bar the way and end."""
    assert ends(table("e1 r4@b2", hands=("2 3", "2")), "3") == "a2 b1"
    assert ends(table("e1 r4@b2", hands=("2 3", "2")), "2") == "a1 a2 b1"
    assert ends(table("e1 r4@b2 r4@a1", hands=("2 3", "2")), "2") == ""
    past = table("c1 e1 r4@b1 r5@c2", hands=("3", "2"))
    assert ends(past, "3") == "a1 b2"


def test_the_doors_of_the_opponent_are_no_doors() -> None:
    """S5-14: only its owner's own Starting Blocks."""
    here = table("a1 e1", hands=("2", "2"))
    assert here.open_spaces(1) == ()
    assert ends(here, "2") == ""


# One ply however it goes


def test_a_ply_names_start_and_end_however_many_ways_lead_there() -> None:
    """S5-15: two ways lead from a1 to b2, and it is one ply."""
    here = table(f"{STRIP} r2@a1 r6@c2")
    assert [str(ply) for ply in legal(here)].count("a1 b2") == 1
    assert here.way(Move("a1", "b2")) in {("a1", "a2", "b2"), ("a1", "b1", "b2")}
    assert here.way(Move("a1", "c1")) == ("a1", "b1", "c1")


def is_a_way(here: Strata5, ply: Move | Enter) -> bool:
    """Whether `here.way(ply)` is a walk by S5-9 to S5-14 from where the ply begins to where it ends."""
    way = here.way(ply)
    levels = here.structure.levels
    free = {space for space, level in levels.items() if level} - {pawn.space for pawn in here.pawns}
    begins = way[0] == ply.start if isinstance(ply, Move) else way[0] in here.open_spaces(here.seat) and way[0] in free
    return (
        begins
        and way[-1] == ply.end
        and len(way) == here.mover(ply).number + isinstance(ply, Move)
        and len(set(way)) == len(way)
        and set(way[1:-1]) <= free
        and all(abs(levels[a] - levels[b]) <= 1 for a, b in pairwise(way))
        and all(abs(ord(a[0]) - ord(b[0])) + abs(int(a[1:]) - int(b[1:])) == 1 for a, b in pairwise(way))
    )


@pytest.mark.parametrize("size", GAME.options[0].values)
def test_every_ply_has_a_way(size: str, dice: random.Random) -> None:
    """S5-15: which can be told and drawn; in random games."""
    checked = 0
    for _ in range(6):
        here = GAME.new(2, {"size": size})
        while not isinstance(turn := here.turn(), Over):
            assert isinstance(here, Strata5)
            assert isinstance(turn, Choice)
            for ply in turn.plies:
                if isinstance(ply, Move | Enter):
                    assert is_a_way(here, ply), ply
                    checked += 1
            here = here.play(dice.choice(turn.plies))
    assert checked > 500


# Capturing


@pytest.mark.parametrize(("own", "taken"), [(2, 6), (4, 4), (6, 2)])
def test_ending_on_an_opponents_pawn_captures_it(own: int, taken: int) -> None:
    """S5-16: whatever the numbers; it is in the captor's hand, in the captor's colour, and may be entered later."""
    here = table(f"{STRIP} r{own}@a1 b{taken}@c1 b3@f2", hands=("", "2"))
    assert here.captured_by(Move("a1", "c1")) == Pawn("c1", 1, 2, taken)
    then = after(here, "a1 c1")
    assert then.events == (Captured(1, Pawn("c1", 1, 2, taken)),)
    assert then.pawns == (Pawn("c1", 1, 1, own), Pawn("f2", 1, 2, 3))
    assert then.hands == ((taken,), (2,))


def test_a_pawn_that_enters_may_capture() -> None:
    """S5-16: by its last step."""
    here = table("b4@b2 r4@f1", hands=("2 3", "2"))
    assert here.captured_by(Enter(2, "b2")) == Pawn("b2", 1, 2, 4)
    assert here.captured_by(Enter(2, "a1")) is None
    then = after(here, "2 b2")
    assert then.hand(1) == (3, 4)
    assert then.pawns == (Pawn("b2", 1, 1, 2), Pawn("f1", 1, 1, 4))


def test_black_captures_as_red_does() -> None:
    """S5-16: the captured pawn goes to the hand of seat 2."""
    then = after(table(f"{STRIP} b2@a1 r5@b2 b6@f1", seat=2), "a1 b2")
    assert then.hands == ((2,), (2, 5))
    assert then.events == (Captured(2, Pawn("b2", 1, 1, 5)),)
