"""The Game's Up! on positions made by hand: no taking back (GU-11). Red is seat 1, blue seat 2."""

from __future__ import annotations

from rules.games_up import Move
from tests.rules.games_up_diagrams import after, alone, begun, ends, shown


def test_what_the_opponent_moved_does_not_go_back() -> None:
    """GU-11: what the opponent moved on the ply before may not be returned to where it came from."""
    here = after(alone("c3=b2 f1=r2"), "c3 c4")
    assert here.closed == (Move("c4", "c3"),)
    assert ends(here, "c4") == "b3 b4 b5 c5 d3 d4 d5"
    red = after(alone("c3=r2 f1=b2"), "c3 c4")
    assert ends(red, "c4") == "b3 b4 b5 c5 d3 d4 d5"  # red's own single piece, moved by blue now


def test_what_the_seat_itself_moved_does_not_go_back() -> None:
    """GU-11: nor may a seat return what it moved on its own last turn, be it a stack, while it stands there."""
    for what in ("r2", "b2", "b6r2"):
        here = after(alone(f"c3={what} f1=b2"), "c3 c4", "f1 e1")
        assert here.closed == (Move("e1", "f1"), Move("c4", "c3"))
        assert ends(here, "c4") == "b3 b4 b5 c5 d3 d4 d5"
        assert ends(here, "e1") == "d1 d2 e2 f2"


def test_a_way_back_is_closed_for_one_turn_only() -> None:
    """GU-11: the last ply and the seat's own last ply count, no older one."""
    here = after(alone("c3=r2 f1=b2 a6=r1"), "c3 c4", "f1 e1", "a6 a5", "e1 e2")
    assert here.closed == (Move("e2", "e1"), Move("a5", "a6"))
    assert "c3" in ends(here, "c4")
    assert shown(after(here, "c4 c3")) == "e2=b2 c3=r2 a5=r6"


def test_the_way_back_opens_when_the_ply_between_moved_it() -> None:
    """GU-11: when the opponent moved the piece on, only that ply's way back is closed, and c3 is open again."""
    here = after(alone("c3=r2 f1=b2"), "c3 c4", "c4 b4")
    assert here.closed == (Move("b4", "c4"),)
    assert "c3" in ends(here, "b4")
    assert "c4" not in ends(here, "b4")


def test_the_way_back_opens_when_the_ply_between_captured_it() -> None:
    """GU-11: what was captured stands there no longer by itself, so only the captor's way back is closed."""
    here = after(alone("c3=r5 d5=b5 f1=r1"), "c3 c4", "d5 c4")
    assert shown(here) == "f1=r1 c4=r2b2"
    assert here.closed == (Move("c4", "d5"),)


def test_the_way_back_stays_closed_when_something_else_happened() -> None:
    """GU-11: a ply between that passed by, leapt over it or left from beside it opens nothing."""
    here = after(alone("c3=b5 c5=b2 f1=r1"), "c3 c4", "c5 c3")
    assert shown(here) == "f1=r1 c3=b5 c4=b2"
    assert here.closed == (Move("c3", "c5"), Move("c4", "c3"))


def test_the_way_back_is_closed_to_a_capture() -> None:
    """GU-11: the square counts, not what stands there: a capture on it is taking back too."""
    open_way = alone("c4=b2r2 c3=b1 f1=b2")
    assert "c3" in ends(open_way, "c4")
    here = after(alone("c3=b2r5 d2=b6 f1=b2"), "c3 c4", "d2 c3")
    assert shown(here) == "f1=b2 c3=b1 c4=b2r2"
    assert "c3" not in ends(here, "c4")


def test_the_way_back_is_closed_to_a_leap() -> None:
    """GU-11: what came by a leap does not leap back."""
    here = after(alone("a1=b1 b2=b2 f1=r1"), "a1 c3")
    assert ends(here, "c3") == "b3 b4 c2 c4 d2 d3 d4"
    later = after(alone("a1=r1 b2=r2 f6=b1"), "a1 c3", "f6 f5")
    assert ends(later, "c3") == "b3 b4 c2 c4 d2 d3 d4"


def test_the_way_back_is_closed_whatever_face_shows() -> None:
    """GU-11: and only that way: something else may enter the square, and it may leave by any other."""
    here = after(alone("c3=r2 f1=b2 b2=r4"), "c3 c4", "f1 e1")
    assert "c3" in ends(here, "b2")
    assert "c3" not in ends(here, "c4")


def test_a_capture_is_not_taken_back_either() -> None:
    """GU-11: a captor's own way back is closed to its seat on the next turn."""
    here = after(alone("c3=r5 c4=b2 f1=b2"), "c3 c4", "f1 e1")
    assert shown(here) == "e1=b5 c4=b2r2"
    assert ends(here, "c4") == "b3 b4 b5 c5 d3 d4 d5"


def test_nothing_is_closed_at_first() -> None:
    """GU-11: after the lot nothing has moved; after one ply one way is closed, then two."""
    here = begun(2)
    assert here.closed == ()
    assert after(here, "c2 c3").closed == (Move("c3", "c2"),)
    assert after(here, "c2 c3", "d5 d4").closed == (Move("d4", "d5"), Move("c3", "c2"))
