"""The Game's Up! on positions made by hand: board and moves (GU-1 to GU-10). Red is seat 1, blue seat 2."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from rules.core import CHANCE, Chance, Over
from rules.games_up import GAME, SQUARES, Piece, set_up
from rules.notation import seat_to_act
from tests.rules.games_up_diagrams import after, alone, begun, board, ends, moves, outcome, position, shown, starts

AROUND_C3 = "b2 b3 b4 c2 c4 d2 d3 d4"


# Board and pieces


def test_the_board_has_six_files_and_six_ranks() -> None:
    """GU-1: six by six squares, a1 at the bottom left and f6 at the top right, and nothing beyond the edge."""
    assert len(SQUARES) == 36
    assert (SQUARES[0], SQUARES[5], SQUARES[6], SQUARES[35]) == ("a1", "f1", "a2", "f6")
    assert ends(alone("a1=r1"), "a1") == "a2 b1 b2"
    assert ends(alone("f6=r1"), "f6") == "e5 e6 f5"
    assert ends(alone("f3=r1"), "f3") == "e2 e3 e4 f2 f4"


def test_the_pieces() -> None:
    """GU-2: twelve two-sided pieces a side, four each of 1 and 6, 2 and 5, 3 and 4; two faces total seven."""
    pieces = [piece for stack in set_up() for piece in stack]
    kinds = Counter((piece.owner, frozenset((piece.face, piece.inverted().face))) for piece in pieces)
    assert kinds == {(seat, frozenset(faces)): 4 for seat in (1, 2) for faces in ((1, 6), (2, 5), (3, 4))}
    for piece in pieces:
        assert piece.face + piece.inverted().face == 7
        assert piece.inverted().inverted() == piece


def test_the_set_up() -> None:
    """GU-3: each stands on the opponent's side, 1 to 6 on the far edge and 6 to 1 before it, as its owner sees it."""
    assert set_up() == board(
        """
        r1 r2 r3 r4 r5 r6
        r6 r5 r4 r3 r2 r1
        .  .  .  .  .  .
        .  .  .  .  .  .
        b1 b2 b3 b4 b5 b6
        b6 b5 b4 b3 b2 b1
        """
    )


@pytest.mark.parametrize("seat", [1, 2])
def test_the_lot(seat: int) -> None:
    """GU-4: who starts is drawn by lot, both as likely."""
    new = GAME.new(2)
    turn = new.turn()
    assert isinstance(turn, Chance)
    assert [str(ply) for ply in turn.plies] == ["first 1", "first 2"]
    assert turn.weights == (1, 1)
    assert seat_to_act(new) == CHANCE
    assert seat_to_act(begun(seat)) == seat
    assert begun(seat).board == set_up()


def test_whose_a_stack_is() -> None:
    """GU-5: two or more pieces are a stack, which belongs to the colour of its top piece; one piece is none."""
    here = alone("a1=b6r1 c3=r4r2b3 e5=r6")
    assert [here.owner(square) for square in ("a1", "c3", "e5", "f6")] == [1, 2, 1, None]
    assert here.top("c3") == Piece(2, 3)
    assert here.top("f6") is None
    assert here.stack("a1") == (Piece(2, 6), Piece(1, 1))
    assert here.stack("f6") == ()
    assert here.scores == (7, 9)  # and the single piece on e5 scores nothing


def test_the_picture_turns_after_every_move() -> None:
    """GU-6: a quarter clockwise after every move, by the option `turning`; the lot and a resignation turn nothing."""
    plies = ["a5 a4", "a2 a3", "b5 b4", "b2 b3", "c5 c4"]
    here = begun(1)
    assert here.turning
    assert here.quarters == 0
    seen = []
    for ply in plies:
        here = after(here, ply)
        seen.append(here.quarters)
    assert seen == [1, 2, 3, 0, 1]
    assert after(here, "resign 1").quarters == 1
    still = after(begun(1, turning="off"), *plies)
    assert not still.turning
    assert still.quarters == 0


def test_no_rule_depends_on_how_the_picture_is_turned(dice: random.Random) -> None:
    """GU-6: squares keep their names, so the same plies are legal however the picture is turned."""
    turned, still = begun(2), begun(2, turning="off")
    while not isinstance(turned.turn(), Over):
        assert moves(turned) == moves(still)
        ply = dice.choice(sorted(moves(turned)))
        turned, still = after(turned, ply), after(still, ply)
        assert turned.board == still.board
    assert outcome(turned) == outcome(still)


# Moving


def test_what_a_seat_may_move() -> None:
    """GU-7: its own pieces, its own stacks, the opponent's single pieces, and never the opponent's stacks."""
    diagram = """
        r1 .  .    .  .  r2b2
        .  .  .    .  .  .
        .  .  b3r1 .  .  .
        .  .  .    .  .  .
        .  .  .    .  .  .
        b4 .  .    .  .  b1b2
    """
    assert starts(position(diagram, seat=1)) == "a1 a6 c4"
    assert starts(position(diagram, seat=2)) == "a1 a6 f1 f6"


@pytest.mark.parametrize("face", range(1, 7))
def test_whatever_moves_is_inverted(face: int) -> None:
    """GU-8: a piece, the opponent's too, and the top piece of a stack turn over, on steps, leaps and captures."""
    over = 7 - face
    assert shown(after(alone(f"a1=r{face} f6=b1"), "a1 b2")) == f"b2=r{over} f6=b1"
    assert shown(after(alone(f"a1=b{face}"), "a1 b2")) == f"b2=b{over}"
    assert shown(after(alone(f"a1=r{face} b2=r2 f6=b1"), "a1 c3")) == f"b2=r2 c3=r{over} f6=b1"
    assert shown(after(alone(f"a1=b3r2r{face} f6=b1"), "a1 a2")) == f"a2=b3r2r{over} f6=b1"
    assert shown(after(alone(f"a1=r{face} b2=b{over} f6=b1"), "a1 b2")) == f"b2=b{over}r{over} f6=b1"


@pytest.mark.parametrize("what", ["r1", "b1", "b2r1", "b1b2r3r4"])
def test_steps_go_to_all_eight_adjacent_squares(what: str) -> None:
    """GU-9: a piece or a stack moves to any adjacent square."""
    assert ends(alone(f"c3={what}"), "c3") == AROUND_C3


def test_leaps_go_straight_over_ones_own() -> None:
    """GU-9: over one adjacent piece or stack of its own colour to the square exactly beyond, in any direction."""
    here = position(
        """
        .  .    .  .    .  .
        .  .    .  .    .  .
        .  r2   r2 b6r2 .  .
        .  b1r1 r1 r3   .  .
        .  r4   r6 r5r5 .  .
        .  .    .  .    .  .
        """
    )
    assert ends(here, "c3") == "a1 a3 a5 c1 c5 e1 e3 e5"
    assert shown(after(alone("a1=r2 b2=b5r4"), "a1 c3")) == "b2=b5r4 c3=r5"


def test_no_leap_over_the_other_colour_nor_over_nothing() -> None:
    """GU-9: what is leaped over has the mover's colour on top, and stands next to it."""
    assert ends(alone("c3=r3 c4=b6"), "c3") == "b2 b3 b4 c2 d2 d3 d4"  # r4 does not capture b6
    assert ends(alone("c3=r3 c4=r1r2b6"), "c3") == "b2 b3 b4 c2 d2 d3 d4"
    assert ends(alone("c3=r3 c5=r1"), "c3") == AROUND_C3  # c5 is no step, and c6 is too far
    assert ends(alone("a1=r3 a2=r3 b1=r3 b2=r3 a3=r1 c1=b6 c3=b5r5"), "a1") == ""  # beyond is taken; b6 is safe
    assert ends(alone("a1=r3 c3=r3"), "a1") == "a2 b1 b2"


def test_an_opponents_piece_leaps_over_its_own_colour() -> None:
    """GU-9: the colour of the moving piece counts, not the seat's: a blue piece that red moves leaps over blue."""
    here = position(
        """
        .  .  .  .    .  .
        .  .  .  .    .  .
        .  .  b1 .    .  .
        .  r1 b2 r1b5 .  .
        .  .  .  .    .  .
        .  .  .  .    .  .
        """,
        seat=1,
    )
    assert ends(here, "c3") == "b2 b4 c2 c5 d2 d4 e3"
    assert ends(replace(here, seat=2), "b3") == "a2 a3 a4 b2 b4 c2"  # red's piece, over neither c3 nor c4


def test_leaps_are_not_chained() -> None:
    """GU-9: one leap a turn, over one square."""
    assert ends(alone("a1=r1 a2=r2 a4=r2"), "a1") == "a3 b1 b2"
    assert ends(alone("a1=r1 a2=r2 a3=r2"), "a1") == "b1 b2"


def test_a_stack_never_leaps() -> None:
    """GU-9: only a single piece leaps."""
    assert ends(alone("c3=b1r1 c4=r2 d4=r2"), "c3") == "b2 b3 b4 c2 d2 d3"


def test_landing() -> None:
    """GU-10: on an empty square or on a capture, never on its own colour."""
    here = position(
        """
        .  .    .  .  .  .
        .  .    .  .  .  .
        .  b4   b1 r4 .  .
        .  b5r4 r3 b4 .  .
        .  b3   r3 r1 .  .
        .  .    .  .  .  .
        """
    )
    assert [ply for ply in sorted(moves(here)) if ply.startswith("c3")] == [
        "c3 a3",  # a leap over the red-topped stack
        "c3 b2",  # r4 captures b3
        "c3 b4",  # r4 captures b4
        "c3 c1",
        "c3 d3",
        "c3 e1",
        "c3 e5",
    ]


def test_a_leap_may_capture() -> None:
    """GU-10: a leap lands like a step, on a capture too."""
    here = alone("a1=r3 b2=r6 c3=b4")
    assert ends(here, "a1") == "a2 b1 c3"
    assert shown(after(here, "a1 c3")) == "b2=r6 c3=b4r4"
    assert ends(alone("a1=r3 b2=r6 c3=b2"), "a1") == "a2 b1"
