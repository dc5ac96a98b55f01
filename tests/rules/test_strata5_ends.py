"""Strata 5: the fifth level, locked seats, draws and resigning (S5-23 to S5-29). Red is seat 1, black seat 2."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import IllegalPlyError, Resign
from rules.notation import legal
from rules.strata5 import GAME
from rules.strata5.plies import Block, End, Enter, Move, NoBlockLeft, NoPawnMoves, NoSecondPawn, Passed, Pawn
from rules.strata5.position import Strata5
from tests.rules.strata5_diagrams import FULL, SUMMIT, after, at, ends, outcome, places, table, waits, won

WALLED = FULL.replace("a5 e5 e5", "a1 a1 a1")
"""All 32 blocks of a board of 6: three corners stand alone between stacks of five, the fourth is built over."""


def test_ending_on_level_five_wins_at_once() -> None:
    """S5-23: by exact count, in the first move of the turn, before the rest of it."""
    here = table(
        f"{SUMMIT} r2@f1 r3@f2",
        """
        1 1 . . 1 1
        1 1 . . 1 1
        . . . . . .
        . . . . . .
        4 4 5 5 4 4r3
        4 4 5 5 4 4r2
        """,
    )
    assert won(after(here, "f1 d1")) == ((1,), "climbed")
    assert won(after(here, "f2 c2")) == ((1,), "climbed")
    assert waits(after(here, "f1 e2")) == (1, "second pawn")
    assert outcome(after(here, "f1 d1")).scores is None


def test_the_second_pawn_may_climb_too() -> None:
    """S5-23: the block is left out."""
    here = table(f"{SUMMIT} b2@f1 b3@f2", seat=2)
    assert won(after(here, "f1 e2, f2 d1")) == ((2,), "climbed")


def test_passing_over_level_five_does_not_win() -> None:
    """S5-23: the pawn ends its move on the other side, on level 4."""
    here = table(f"{SUMMIT} r4@e1")
    assert {space[0] for space in here.way(Move("e1", "b2"))} == set("bcde")
    assert waits(after(here, "e1 b2")) == (1, "block")


def test_a_block_on_level_five_does_not_win() -> None:
    """S5-23: a pawn must go there."""
    here = table("a1 a1 a1 c1 c1 c1 c1", part=3)
    assert here.lies_on(Block("b1")) == 5
    assert waits(after(here, "block b1")) == (2, "first pawn")


# Locked


def walled(built: str, space: str) -> bool:
    """Whether the pawn that stands on `space` is locked."""
    here = table(built)
    pawn = here.pawn_on(space)
    assert pawn is not None
    return here.is_locked(pawn)


def test_a_pawn_is_locked_when_it_could_not_move_on_an_empty_board() -> None:
    """S5-24: for a 4 a lone block is a prison, for a 3 it is none; on a stack of three there is no way down."""
    assert [walled(f"r{number}@a1", "a1") for number in (2, 3, 4, 5, 6)] == [False, False, True, True, True]
    assert walled("c1 c1 c1 b4@c1", "c1")
    assert not walled("c1 c1 b4@c1", "c1")
    assert not walled("c1 r6@a1", "a1")


def test_a_pawn_that_pawns_hem_in_is_not_locked() -> None:
    """S5-24: it cannot move, but could if every other pawn were lifted off; so it is no end."""
    here = table("e1 r3@a1 r4@b2 b2@a2 b3@b1", hands=("", "2"))
    assert ends(here, "a1") == ""
    assert not walled("e1 r3@a1 r4@b2 b2@a2 b3@b1", "a1")
    later = after(at(here, 3, 2), "block c1")
    assert waits(later) == (1, "first pawn")
    assert ends(later, "a1") == ""
    assert not here.all_locked(1)


def test_a_hemmed_in_seat_goes_on_with_a_block() -> None:
    """S5-24, S5-7: both pawn parts are skipped, and nobody has won."""
    here = table("e1 e1 e1 r3@a1 b6@a2 b6@b1", seat=2, part=3, hands=("", "2"))
    later = after(here, "block c4")
    assert later.events == (NoPawnMoves(1),)
    assert waits(later) == (1, "block")


def test_a_pawn_in_hand_that_cannot_make_its_number_is_not_locked() -> None:
    """S5-24: while a space of its owner's Starting Blocks is open, also under a pawn."""
    here = table("", hands=("5 6", "6"), part=3)
    assert not here.all_locked(1)
    assert waits(after(here, "block c1")) == (2, "block")
    held = table("e1 b4@a1 b4@a2 b4@b1 b4@b2", hands=("6", ""))
    assert held.open_spaces(1) == ("a1", "a2", "b1", "b2")
    assert not held.all_locked(1)


def test_pawns_in_hand_are_locked_when_no_starting_space_is_open() -> None:
    """S5-24, S5-25: the block that covers the last one wins, if black has nothing else."""
    built = "a5 r2@e5 r3@e6 r4@f5"
    here = table(built, part=3, hands=("2", "2 3"))
    assert here.open_spaces(2) == ("e5", "e6", "f5", "f6")
    assert won(after(here, "block e5")) == ((1,), "locked by a block")
    out = table(f"{built} b2@a1", part=3, hands=("2", "2 3"))
    assert waits(after(out, "block e5")) == (2, "first pawn")


def test_the_locked_seat_is_the_one_without_an_unlocked_pawn() -> None:
    """S5-24: trapped and walled in pawns do not save it, one that can move does; captured ones are not its own."""
    here = table("e1 r3@e1 b4@a1 b3@c1", hands=("", ""), part=3)
    assert here.all_locked(2)  # the 4 is walled in, and the 3 stands where nobody can: on the bare board
    assert not here.all_locked(1)
    assert not table("b3@a1", hands=("2", "")).all_locked(2)
    assert table("", hands=("2", "")).all_locked(2)


def test_a_block_that_locks_the_other_seat_wins() -> None:
    """S5-25: by trapping its last pawn, or by walling it in, though a later block could free it."""
    trapping = table("c1 r2@c1 r3@c2 b4@d1", hands=("2", ""), part=3)
    assert won(after(trapping, "block c1")) == ((1,), "locked by a block")
    assert trapping.locked_by(Block("c1")) == ()
    walling = table(
        "c1 c1 a3 r2@c1 r3@c2 r4@d1 b6@a1",
        """
        1   1 .   .   1 1
        1   1 .   .   1 1
        1   1 .   .   . .
        1   1 .   .   . .
        1   1 2r3 2   1 1
        1b6 1 2r2 2r4 1 1
        """,
        hands=("2", ""),
        part=3,
    )
    assert waits(after(walling, "block c1")) == (2, "first pawn")
    shut = table("c1 c1 r2@c1 r3@c2 r4@d1 b5@a1", hands=("2", ""), part=3)
    assert shut.locked_by(Block("c1")) == (Pawn("a1", 1, 2, 5),)
    assert won(after(shut, "block c1")) == ((1,), "locked by a block")


def test_a_capture_that_locks_the_other_seat_wins_at_once() -> None:
    """S5-25: the last unlocked pawn is taken; the rest of the turn is left out."""
    here = table("r2@a1 b3@b2 b4@a6", hands=("2", ""))
    assert won(after(here, "a1 b2")) == ((1,), "locked by a capture")
    second = table("r2@a1 b3@b2 b4@a6", hands=("2", ""))
    assert won(after(second, "2 e1, a1 b2")) == ((1,), "locked by a capture")
    not_all = table("r2@a1 b3@b2 b3@a6", hands=("2", ""))
    assert waits(after(not_all, "a1 b2")) == (1, "second pawn")
    in_hand = table("r2@a1 b3@b2", hands=("2", "6"))
    assert waits(after(in_hand, "a1 b2")) == (1, "second pawn")


def test_a_seat_that_is_locked_at_the_end_of_its_turn_loses() -> None:
    """S5-25: by a pawn that walks into a prison, or under a block of its own."""
    entering = table("", hands=("4", "2"))
    assert entering.locked_by(Enter(4, "a1")) == (Pawn("a1", 1, 1, 4),)
    walked_in = after(entering, "4 a1")
    assert waits(walked_in) == (1, "block")
    assert won(after(walked_in, "block d3")) == ((2,), "locked itself")
    assert waits(after(walked_in, "block c1")) == (2, "first pawn")
    covering = table("c1 r2@c1 r3@c2 r4@d1", hands=("", "2"), part=3)
    assert won(after(covering, "block c1")) == ((2,), "locked itself")


def test_the_other_seat_is_asked_first() -> None:
    """S5-25: a block that locks both wins for the seat that laid it."""
    here = table("c1 r2@c1 r3@c2 b4@d1", hands=("", ""), part=3)
    assert won(after(here, "block c1")) == ((1,), "locked by a block")


def test_only_captures_and_blocks_lock_the_other_seat() -> None:
    """S5-25: no other ply asks about it."""
    here = table("c1 r2@a1 b4@a6", hands=("2", "2"))
    assert waits(after(here, "a1 b2")) == (1, "second pawn")


def test_a_block_that_walls_in_names_the_pawns() -> None:
    """S5-24: those locked without being trapped, of either seat, and not those that are locked already."""
    here = table("c1 c1 r2@c1 r3@c2 r4@d1 r5@b1 b6@f1 b2@a1 r6@a6", part=3)
    assert [pawn.space for pawn in here.locked_by(Block("c1"))] == ["b1", "f1"]
    assert here.locked_by(Block("d3")) == ()
    assert table("c1 r6@a1").locked_by(Move("a1", "b2")) == ()


# Blocks used up


def test_without_blocks_play_goes_on_when_there_is_a_level_five() -> None:
    """S5-26: with pawns alone."""
    here = table(f"{FULL} b2@e5", hands=("2", ""))
    assert here.blocks_left == 0
    assert places(at(here, 3)) == ""
    later = after(here, "2 a1")
    assert waits(later) == (2, "first pawn")
    assert NoBlockLeft(1) in later.events


LOW = "c1 c1 e1 e1 a3 a3 c3 c3 c3 e3 e3 e3 g3 g3 a5 a5 c5 c5 c5 e5 e5 g5 g5 c7 c7 e7 e7"
"""With the corners of a board of 8, all blocks but one, none of them above level 3."""


def test_the_last_block_without_a_level_five_is_a_draw() -> None:
    """S5-27: at the end of the turn that laid it, and not before."""
    here = table(LOW, size=8, part=3)
    assert here.blocks_left == 1
    assert won(after(here, "block d1")) == ((), "no block on level 5")
    one_more = table(LOW.replace("c5 c5 c5", "c5 c5"), size=8, part=3)
    assert waits(after(one_more, "block d1")) == (2, "first pawn")


def test_the_last_block_with_a_level_five_is_no_end() -> None:
    """S5-26: whichever block it is."""
    here = table(LOW.replace("e3 e3 e3", "c3 c3 e3 e3").replace("c5 c5 c5", "c5 c5"), size=8, part=3)
    assert (here.blocks_left, max(here.structure.levels.values())) == (1, 5)
    then = after(here, "block d1")
    assert waits(then) == (2, "first pawn")
    assert places(at(here, 3)) != places(at(then, 3)) == ""  # nothing is left to lay, wherever there were room


def test_locked_seats_are_asked_before_the_blocks_are_counted() -> None:
    """S5-28: S5-25 comes before S5-27."""
    theirs = table(LOW, size=8, part=3, hands=("2", ""))
    assert won(after(theirs, "block d1")) == ((1,), "locked by a block")
    own = table(LOW, size=8, part=3, hands=("", "2"))
    assert won(after(own, "block d1")) == ((2,), "locked itself")


# Draws


def shuttle(idle: int = 0) -> Strata5:
    """No block left, red with a 2 on a1 and black with one on e5; both go to and fro."""
    return table(f"{FULL} r2@a1 b2@e5", hands=("", ""), idle=idle)


ROUND = "a1 b2, e5 f6, b2 a1, f6 e5"


def test_the_third_time_is_a_draw() -> None:
    """S5-28: the same position at the start of a turn; the first turn's counts as once."""
    here = shuttle()
    assert here.times == 1
    here = after(here, ROUND)
    assert (here.times, here.number) == (2, 5)
    here = after(here, "a1 b2, e5 f6, b2 a1")
    drawn = after(here, "f6 e5")
    assert won(drawn) == ((), "third time")
    assert (drawn.times, drawn.number) == (3, 8)
    first = GAME.new(2)
    assert isinstance(first, Strata5)
    assert first.times == 1


def test_other_pawns_other_hands_and_another_seat_are_another_position() -> None:
    """S5-28: what counts is pawns, hands and the seat to move; the same three, and it has come again."""
    here = table(f"{FULL} r2@a1 b2@e5", hands=("", "2"))
    seat, pawns, hands = after(here, "a1 b2").history[-1]
    assert (seat, hands) == (2, ((), (2,)))
    for stood in ((1, pawns, hands), (2, pawns[1:], hands), (2, pawns, ((2,), ())), (2, pawns, ((), ()))):
        assert waits(after(replace(here, history=(stood, stood)), "a1 b2")) == (2, "first pawn")
    again = replace(here, history=((seat, pawns, hands), (seat, pawns, hands)))
    assert won(after(again, "a1 b2")) == ((), "third time")


def test_a_capture_does_not_forget_what_stood_before() -> None:
    """S5-28: captures can undo captures, so what stood before one can come again; before a block, it cannot."""
    here = table(f"{WALLED} r2@a1 b3@b2 b2@e5 r2@e1", hands=("", ""))
    captured = after(here, "a1 b2, e1 f2")
    assert captured.history[:-1] == here.history
    then = captured.history[-1]
    again = replace(here, history=(then, then, *here.history))
    assert won(after(again, "a1 b2, e1 f2")) == ((), "third time")
    laid = table("r2@a1", hands=("2", "2"))
    blocked = after(laid, "a1 b2, 2 a1, block c4")
    assert len(blocked.history) == 1
    then = blocked.history[-1]
    again = replace(laid, history=(then, then, *laid.history))
    assert waits(after(again, "a1 b2, 2 a1, block c4")) == (2, "first pawn")


def test_sixty_turns_without_a_capture_or_a_block_are_a_draw() -> None:
    """S5-28: of both seats together."""
    assert waits(after(shuttle(idle=58), "a1 b2")) == (2, "first pawn")
    drawn = after(shuttle(idle=59), "a1 b2")
    assert won(drawn) == ((), "60 idle turns")
    assert drawn.idle == 60
    assert [after(shuttle(), *ROUND.split(", ")[:turns]).idle for turns in (1, 2, 3)] == [1, 2, 3]


def test_a_capture_or_a_block_begins_the_count_anew() -> None:
    """S5-28: in whichever part of the turn."""
    here = table(f"{FULL} r2@a1 b3@b2 b2@e5", hands=("", ""), idle=59)
    captured = after(here, "a1 b2, 3 a2")
    assert (waits(captured), captured.idle) == ((2, "first pawn"), 0)
    second = after(table(f"{FULL} r2@a1 b3@b2 b2@e5 r2@e1", hands=("", ""), idle=59), "e1 f2, a1 b2")
    assert (waits(second), second.idle) == ((2, "first pawn"), 0)
    assert after(second, "e5 f6").idle == 1
    blocked = after(table("r2@a1", hands=("2", "2"), idle=59), "a1 b2, 2 a1, block c4")
    assert (waits(blocked), blocked.idle) == ((2, "first pawn"), 0)


def test_a_turn_without_a_block_is_idle_though_blocks_are_left() -> None:
    """S5-28: no place for one is no block."""
    here = table("c1 c1 a3 a3 c3 e3 e3 c5 c5 b2@a6", hands=("2", ""))
    assert after(here, "2 a1").idle == 1


def stuck(idle: int = 0) -> Strata5:
    """No block left; red enters its 4 and then has no ply left, and black with a 6 alone never has one."""
    return table(WALLED, hands=("4 6", "6"), idle=idle)


def test_turns_without_a_ply_count() -> None:
    """S5-28: for the third time; the game ends by itself when neither seat can do anything."""
    over = after(stuck(), "4 e1")
    assert won(over) == ((), "third time")
    assert over.number == 5
    assert [event for event in over.events if isinstance(event, Passed)] == [
        Passed(2, 2),
        Passed(1, 3),
        Passed(2, 4),
        Passed(1, 5),
    ]
    assert over.events[:5] == (NoSecondPawn(1), NoBlockLeft(1), NoPawnMoves(2), NoBlockLeft(2), Passed(2, 2))


def test_turns_without_a_ply_count_for_the_sixty_too() -> None:
    """S5-28: and the sixty are asked before the third time."""
    over = after(stuck(idle=57), "4 e1")
    assert won(over) == ((), "60 idle turns")
    assert over.number == 3
    assert won(after(stuck(idle=55), "4 e1")) == ((), "60 idle turns")
    assert won(after(stuck(idle=54), "4 e1")) == ((), "third time")


# Resigning


@pytest.mark.parametrize("seat", [1, 2])
def test_resigning_loses(seat: int) -> None:
    """S5-29: at any time, in either seat's turn and in each part of it."""
    first = GAME.new(2)
    assert isinstance(first, Strata5)
    for here in (first, after(first, "2 g2"), after(first, "2 g2, 3 g1"), after(first, "2 g2, 3 g1, block c1")):
        gone = after(here, f"resign {seat}")
        assert outcome(gone).ending is End.RESIGNED
        assert won(gone) == ((3 - seat,), "resigned")
        assert gone.remaining() == (3 - seat,)
        assert gone.number == here.number
        assert gone.events == ()
        assert (gone.structure, gone.pawns, gone.hands) == (here.structure, here.pawns, here.hands)
        assert Resign(seat) not in legal(here)
        with pytest.raises(IllegalPlyError):
            gone.resign(3 - seat)
