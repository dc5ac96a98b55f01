"""Strata 5: where blocks may be laid, and what they trap (S5-17 to S5-22). Red is seat 1, black seat 2."""

from __future__ import annotations

import random

import pytest

from rules.core import Over
from rules.notation import legal
from rules.strata5 import GAME
from rules.strata5.plies import Block, Pawn, Trapped
from rules.strata5.position import Strata5
from tests.rules.strata5_diagrams import after, at, ends, places, shown, table


def may_lie(built: str, place: str, size: int = 6) -> int:
    """The level on which a block would lie at `place`; 0 where it may not."""
    here = table(built, size=size, part=3)
    ply = Block(place)
    return here.lies_on(ply) if ply in legal(here) else 0


@pytest.mark.parametrize("size", GAME.options[0].values)
def test_all_four_spaces_lie_on_the_board(size: str, dice: random.Random) -> None:
    """S5-17: the last file and the highest rank are no places, in any position of random games."""
    seen = set()
    for _ in range(5):
        here = GAME.new(2, {"size": size})
        while not isinstance(turn := here.turn(), Over):
            seen |= {ply.place for ply in turn.plies if isinstance(ply, Block)}
            here = here.play(dice.choice(turn.plies))
    files, ranks = {place[0] for place in seen}, {int(place[1:]) for place in seen}
    assert (min(files), max(files)) == ("a", "abcdefghij"[int(size) - 2])
    assert (min(ranks), max(ranks)) == (1, int(size) - 1)


def test_on_the_board_a_block_lies_beside_another() -> None:
    """S5-18: an orthogonal neighbour; c3 touches the corners of the board's middle by its own corners alone."""
    assert places(table("", part=3)) == "a3 b3 c1 c2 c4 c5 d3 e3"
    assert {table("", part=3).lies_on(Block(place)) for place in ("a3", "c2", "d3")} == {1}
    assert may_lie("", "c3") == 0
    assert may_lie("c1", "c3") == 1
    eight = "a3 a5 b3 b5 c1 c2 c6 c7 e1 e2 e6 e7 f3 f5 g3 g5"
    assert places(table("", part=3, size=8)) == eight


def test_a_block_that_is_built_over_is_a_neighbour_too() -> None:
    """S5-18: what counts is that the space has a block on level 1, however high it is by now."""
    assert may_lie("c1 c1 c1 c1 c1", "c3") == 1
    assert may_lie("c3", "e5", 8) == may_lie("c3 c3", "e5", 8) == 0
    assert may_lie("c3", "e4", 8) == may_lie("c3 c3", "e4", 8) == 1


def test_an_overhang_is_no_neighbour() -> None:
    """S5-18: a space that only hangs over the bare board has no block on level 1."""
    diagram = """
        1 1 . . . . 1 1
        1 1 . . . . 1 1
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . 2 2 . . . . .
        1 2 2 . . . 1 1
        1 1 . . . . 1 1
    """
    here = table("b2", diagram, part=3)
    assert not {"d2", "d3", "c4"} & set(places(here).split())
    assert may_lie("b3 b2", "d2", 8) == 1  # c3 has a block on level 1 below the same overhang


def test_the_heights_that_count_are_all_four_bare_or_the_highest() -> None:
    """S5-18, S5-19: three bare spaces and a built one are neither on the board nor borne by three."""
    assert may_lie("c1", "b2") == 0
    assert may_lie("", "b2") == 0
    assert may_lie("", "b1") == 0


def test_a_block_rests_on_three_spaces_or_four() -> None:
    """S5-19: all as high as the highest of the four; a fourth may be lower, even bare."""
    assert may_lie("c1", "b1") == 2
    assert may_lie("a3 c1", "b2") == 2
    assert may_lie("a3 c1 c3", "b2") == 2
    assert may_lie("a3 c1 c3 b2", "b2") == 0
    assert may_lie("a3 c1 b1", "b2") == 0  # two of level 2 and one of level 1 above a bare one
    assert may_lie("a3 c1 c3 c3", "b2") == 0  # one stands out


def test_the_block_lies_one_above_the_highest() -> None:
    """S5-19: m+1, also where the fourth space is two levels lower."""
    here = table(
        "c1 a3 b1 a2",
        """
        1 1 . . 1 1
        1 1 . . 1 1
        1 1 . . . .
        3 3 . . . .
        3 3 2 1 1 1
        1 2 2 1 1 1
        """,
        part=3,
    )
    assert "c1" not in places(here).split()
    assert may_lie("c1 a3 b1 a2", "a3") == 0
    assert may_lie("c1 a3 b1 a2 a4", "a4") == 0
    assert may_lie("b1 a3 a3 b2", "b1") == 0
    stepped = table("c1 b1 d1 b1", part=3)
    assert shown(stepped).splitlines()[-1] == "1 3 3 2 2 1"
    assert stepped.lies_on(Block("d1")) == 3
    assert "d1" not in places(stepped).split()  # squarely on one block


def test_no_block_lies_squarely_on_one_block() -> None:
    """S5-19: it must rest on at least two pieces, on any level."""
    assert may_lie("", "a1") == 0
    assert may_lie("c1", "c1") == 0
    assert may_lie("c1 b1", "b1") == 0
    assert may_lie("c1 b1", "c1") == 0
    assert may_lie("c1 b1 d1", "c1") == 3


def test_a_pawn_bears_like_a_block() -> None:
    """S5-19: a space with a pawn is one higher, and each pawn is a piece of its own."""
    two_and_a_block = "c1 b1 r3@d1"
    here = table(
        two_and_a_block,
        """
        1 1 . . 1   1
        1 1 . . 1   1
        . . . . .   .
        . . . . .   .
        1 2 2 1 1   1
        1 2 2 1r3 1 1
        """,
        part=3,
    )
    assert may_lie("c1 b1", "c1") == 0
    assert may_lie(two_and_a_block, "c1") == 3
    then = after(here, "block c1")
    assert then.events == (Trapped(Pawn("d1", 1, 1, 3)),)
    assert then.gaps()[-1] == ("d2", 1, 3)


@pytest.mark.parametrize(
    ("pawns", "level"),
    [
        ("r2@c1", 0),
        ("r2@c1 b3@d2", 0),
        ("r2@c1 b3@d2 r4@c2", 3),
        ("r2@c1 b3@d2 r4@c2 b5@d1", 3),
        ("b2@c1 b3@d2 b4@c2 b5@d1", 3),
    ],
    ids=["one", "two", "three", "four", "all of one seat"],
)
def test_pawns_on_a_single_block_may_bear_another(pawns: str, level: int) -> None:
    """S5-19: three do, and one block may cover four."""
    assert may_lie(f"c1 {pawns}", "c1") == level


def test_four_pawns_under_one_block() -> None:
    """S5-19, S5-21: all are trapped, and the block lies two above theirs."""
    here = table("c1 r2@c1 b3@d2 r4@c2 b5@d1", part=3)
    pawns = (Pawn("c1", 1, 1, 2), Pawn("c2", 1, 1, 4), Pawn("d1", 1, 2, 5), Pawn("d2", 1, 2, 3))
    assert here.trapped_by(Block("c1")) == pawns
    then = after(here, "block c1")
    assert then.trapped == pawns
    assert then.pawns == ()
    assert then.gaps() == ()
    assert then.structure.level("d2") == 3


def test_a_pawn_that_stands_out_is_in_the_way() -> None:
    """S5-19: one head above three level spaces, and nothing can lie there."""
    assert may_lie("c1", "b1") == 2
    assert may_lie("c1 r2@b1", "b1") == 0
    assert may_lie("c1 r2@b1 r3@b2 r4@c1", "b1") == 3


def test_no_block_goes_under_an_overhang() -> None:
    """S5-19: whatever is closed below bears nothing any more; only tops count."""
    here = table(
        "a3 c1 b2",
        """
        1 1 . . 1 1
        1 1 . . 1 1
        1 1 . . . .
        1 2 2 . . .
        1 2 2 1 1 1
        1 1 1 1 1 1
        """,
        part=3,
    )
    assert "c3" not in places(here).split()
    assert places(here) == "a4 c4 c5 d1 d3 e3"


def test_no_block_lies_above_level_five() -> None:
    """S5-20: on level 5 any number, on level 6 none."""
    assert may_lie("a1 a1 a1 c1 c1 c1 c1", "b1") == 5
    assert may_lie("a1 a1 a1 a1 c1 c1 c1 c1 c1", "b1") == 0
    assert may_lie("a1 a1 a1 c1 c1 c1 c1 r2@b1 r3@b2 r4@c1", "b1") == 0
    assert may_lie("a1 a1 c1 c1 c1 r2@b1 r3@b2 r4@c1", "b1") == 5


# What a block traps


def test_a_block_traps_pawns_of_either_colour() -> None:
    """S5-21: whoever lays it; each is told, and none is left on the board."""
    for seat in (1, 2):
        here = table("c1 r2@c1 b3@d2 b4@c2 r6@a1 b6@f1", part=3, seat=seat)
        then = after(here, "block c1")
        assert [pawn.space for pawn in then.trapped] == ["c1", "c2", "d2"]
        assert [pawn.space for pawn in then.pawns] == ["a1", "f1"]
        assert then.events[:3] == tuple(Trapped(pawn) for pawn in then.trapped)


def test_a_pawn_below_an_overhang_is_trapped_too() -> None:
    """S5-21: the fourth space is closed, though air is left above the pawn."""
    here = table(
        "c3 b3 b3 d2 d2 b5@d4 r6@a1",
        """
        1   1 .   .   1 1
        1   1 .   .   1 1
        .   3 3   1b5 . .
        .   3 3   3   3 .
        1   1 .   3   3 1
        1r6 1 .   .   1 1
        """,
        part=3,
    )
    assert here.lies_on(Block("c3")) == 4
    then = after(here, "block c3")
    assert then.trapped == (Pawn("d4", 1, 2, 5),)
    assert ("d4", 2, 4) in then.gaps()


def test_a_block_is_never_moved(dice: random.Random) -> None:
    """S5-21: no ply takes one away; the structure only grows, in random games."""
    for size in GAME.options[0].values:
        here = GAME.new(2, {"size": size})
        while not isinstance(turn := here.turn(), Over):
            then = here.play(dice.choice(turn.plies))
            assert isinstance(here, Strata5)
            assert isinstance(then, Strata5)
            assert set(here.structure.blocks) <= set(then.structure.blocks)
            assert set(here.trapped) <= set(then.trapped)
            here = then


def test_a_trapped_pawn_is_out_of_everything() -> None:
    """S5-22: it cannot move or be captured, and is in nobody's hand."""
    here = after(table("c1 r2@c1 b3@d2 b4@c2 r6@a1 b2@f1", part=3), "block c1")
    assert here.hands == ((2,), (2,))
    assert ends(here, "c2") == ends(here, "d2") == ""
    assert here.pawn_on("d2") is None
    assert ends(at(here, 1, 1), "c1") == ""


def test_own_pawns_may_be_trapped() -> None:
    """S5-22: and so may all that one has, as far as one is not locked by it (S5-24)."""
    here = table("c1 r2@c1 r3@d2 r4@c2", part=3)
    then = after(here, "block c1")
    assert [pawn.seat for pawn in then.trapped] == [1, 1, 1]
    assert then.pawns == ()


def test_pawns_may_be_trapped_above_each_other() -> None:
    """S5-21: in one space on several levels, the lowest first."""
    here = table("c1 r2@c1 r2@c2 b3@d1 c1 b4@c1 b5@c2 r6@d2", part=3)
    then = after(here, "block c1")
    assert [(pawn.space, pawn.level) for pawn in then.trapped] == [
        ("c1", 1),
        ("c1", 3),
        ("c2", 1),
        ("c2", 3),
        ("d1", 1),
        ("d2", 3),
    ]
    assert then.structure.level("c1") == 5
    assert then.gaps() == (("d1", 3, 5), ("d2", 1, 3))
