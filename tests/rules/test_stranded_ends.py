"""Stranded, clause by clause: the end, and resigning at every step (ST-21, ST-22)."""

from __future__ import annotations

import pytest

from rules.core import IllegalPlyError, Over
from rules.stranded import COLUMNS, GAME, Out, Step, Stranded
from tests.rules.diagrams import after, board, chances, each, laid, may, to_act, towers

TABLE = """
    .   .   .   .   .
    .   .   .   .   .
    g   .   *   .   .
    .   .   .   .   .
    r1  b2  b3  .   rr
"""
"""Seat 1 can take and move to e1 over 2 and 3; on `die y` it takes nothing and strands on b2 or d1."""


def winners(position: Stranded) -> tuple[int, ...] | None:
    """Who won; None while the game goes on."""
    turn = position.turn()
    return turn.outcome.winners if isinstance(turn, Over) else None


def test_st21_the_last_seat_left_in_wins_at_once() -> None:
    """ST-21: when its only opponent strands, seat 2 wins; no further ply, no scores."""
    table = board("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   *   .   .
        .   .   .   .   .
        b1  -3x .   .   b2
    """)
    over = after(table, "die r", "strand c1")
    assert winners(over) == (2,)
    assert may(over) == []
    turn = over.turn()
    assert isinstance(turn, Over)
    assert turn.outcome.scores is None
    assert "last" in turn.outcome.reason


def test_st21_the_game_goes_on_while_two_are_left() -> None:
    """ST-21: one of three strands, and the next seat rolls."""
    stranded = after(board(TABLE), "die y", "strand d1")
    assert winners(stranded) is None
    assert stranded.remaining() == (2, 3)
    assert to_act(after(stranded, "die k")) == 2


@pytest.mark.parametrize("plies", [(), ("die r",), ("die k",), ("die k", "tower g")])
@pytest.mark.parametrize(("resigns", "wins"), [(1, 2), (2, 1)])
def test_st21_holds_during_set_up_too(plies: tuple[str, ...], resigns: int, wins: int) -> None:
    """ST-21, ST-22: of two seats one resigns before any tower stands, and the other has won."""
    over = after(laid(2), *plies).resign(resigns)
    assert isinstance(over, Stranded)
    assert winners(over) == (wins,)
    assert may(over) == []


def test_st21_holds_while_caps_are_laid() -> None:
    """ST-21, ST-22: two of three resign before the last cap is laid."""
    position = after(GAME.new(3), "caps a1 rb", "resign 1", "caps b1 rb")
    assert winners(position) is None
    over = after(position, "resign 3")
    assert winners(over) == (2,)
    assert may(over) == []


def test_st22_a_seat_that_resigned_while_caps_were_laid_is_passed_over() -> None:
    """ST-22: the caps go on, then seat 2 chooses first, then 3; 2 has the first turn."""
    position = after(GAME.new(3), "caps a1 yg", "resign 1")
    assert to_act(position) == 0
    assert position.events == (Out(1),)
    rest = zip(COLUMNS[1:], ("rb", *("yg", "rb") * 11), strict=True)
    position = after(position, *(f"caps {column} {pair}" for column, pair in rest))
    assert chances(position) == {"die r": 1, "die b": 1, "die y": 1, "die g": 1, "die k": 2}
    second = after(position, "die r")
    assert to_act(second) == 2
    third = after(second, "corner a1", "die b")
    assert to_act(third) == 3
    assert to_act(after(third, "corner e1", "die k")) == 2


def test_st22_at_the_first_die_the_next_seat_rolls() -> None:
    """ST-22: nothing was taken, so every colour is free; the seat puts no tower on the board."""
    position = after(laid(3), "resign 1")
    assert chances(position) == {"die r": 1, "die b": 1, "die y": 1, "die g": 1, "die k": 2}
    assert to_act(after(position, "die k")) == 2
    turns = after(position, "die r", "corner a1", "die b", "corner e1")
    assert towers(turns) == [None, "a1", "e1"]
    assert to_act(after(turns, "die k")) == 2


def test_st22_while_choosing_a_tower_no_colour_is_taken_yet() -> None:
    """ST-22: seat 1 rolled black and resigned before it named a tower."""
    position = after(laid(3), "die k", "resign 1")
    assert set(chances(position)) == {"die r", "die b", "die y", "die g", "die k"}
    assert to_act(after(position, "die k")) == 2


@pytest.mark.parametrize("plies", [("die b",), ("die k", "tower b")])
def test_st22_a_colour_that_it_took_stays_taken(plies: tuple[str, ...]) -> None:
    """ST-22: seat 1 took blue and resigned with it in hand: nobody else can get it; all corners are free."""
    position = after(laid(3), *plies, "resign 1")
    assert chances(position) == {"die r": 1, "die y": 1, "die g": 1, "die k": 2}
    assert may(after(position, "die k")) == each("tower", "r y g")
    assert may(after(position, "die r")) == each("corner", "a1 e1 a5 e5")


def test_st22_another_seat_may_resign_while_one_sets_up() -> None:
    """ST-22: seat 1 still chooses its corner; then 3 rolls instead of 2."""
    position = after(laid(3), "die r", "resign 2")
    assert to_act(position) == 1
    assert may(position) == each("corner", "a1 e1 a5 e5")
    assert to_act(after(position, "corner a1", "die b")) == 3


def test_st22_a_tower_that_was_placed_stays_as_an_obstacle_during_set_up() -> None:
    """ST-22: seat 1 has placed its tower on a1: the corner is taken, and 2 has the first turn."""
    position = after(laid(3), "die r", "corner a1", "resign 1", "die b")
    assert may(position) == each("corner", "e1 a5 e5")
    turns = after(position, "corner e1", "die y", "corner a5")
    assert towers(turns) == ["a1", "e1", "a5"]
    assert to_act(after(turns, "die k")) == 2
    assert "take a1" not in may(after(turns, "die b")), "the cap under it stays out of reach"


def test_st22_when_the_last_to_set_up_resigns_the_first_turn_begins() -> None:
    """ST-22: seat 3 resigns with its tower in hand; seat 1 rolls."""
    position = after(laid(3), "die r", "corner a1", "die b", "corner e1", "die y", "resign 3")
    assert towers(position) == ["a1", "e1", None]
    assert to_act(after(position, "die k")) == 1


@pytest.mark.parametrize(
    ("step", "plies"),
    [
        (Step.DIE, ()),
        (Step.COLOR, ("die k",)),
        (Step.TAKE, ("die r",)),
        (Step.MOVE, ("die r", "take e1")),
        (Step.STRAND, ("die y",)),
        (Step.PUT, ("die r", "take e1", "move e1")),
        (Step.PUT, ("die r", "take e1", "move e1", "put a3")),
    ],
)
def test_st22_in_its_own_turn_it_drops_the_rest(step: Step, plies: tuple[str, ...]) -> None:
    """ST-22: the towers stay as they stand, and the next seat rolls afresh."""
    before = after(board(TABLE), *plies)
    assert before.step is step
    resigned = after(before, "resign 1")
    assert resigned.events == (Out(1),)
    assert resigned.remaining() == (2, 3)
    assert towers(resigned) == towers(before)
    assert resigned.stacks == before.stacks
    assert chances(resigned) == {"die r": 1, "die b": 1, "die y": 1, "die g": 1, "die k": 2}
    assert to_act(after(resigned, "die k")) == 2


@pytest.mark.parametrize(
    "plies",
    [("die k",), ("die r",), ("die r", "take e1"), ("die y",), ("die r", "take e1", "move e1", "put a3", "leave")],
)
def test_st22_another_seats_resignation_leaves_the_turn_as_it_is(plies: tuple[str, ...]) -> None:
    """ST-22: whoever is to act acts on, with the same plies, until the turn passes over the seat that is out."""
    before = after(board(TABLE), *plies)
    resigned = after(before, "resign 3")
    assert to_act(resigned) == to_act(before)
    assert may(resigned) == may(before)
    assert towers(resigned) == towers(before)
    assert 3 not in resigned.remaining()


def test_st22_what_was_dropped_makes_no_other_position() -> None:
    """ST-22: 2 and 3 stay where they stand, asked about or not."""
    jumps = after(board(TABLE), "die r", "take e1", "move e1")
    assert after(jumps, "resign 1") == after(jumps, "leave", "resign 1")


def test_st22_at_the_die_another_seats_resignation_leaves_the_roll_to_the_same_seat() -> None:
    """ST-22: it was seat 1's roll and still is; after it 3 follows, 2 being out."""
    position = after(board(TABLE), "resign 2", "die r")
    assert to_act(position) == 1
    after_turn = after(position, "take e1", "move e1", "leave")
    assert to_act(after(after_turn, "die k")) == 3


def test_st22_a_jumped_seat_that_resigns_is_not_asked_about_any_more() -> None:
    """ST-22: 2 and 3 are jumped; whichever resigns, only the other is asked about."""
    jumps = after(board(TABLE), "die r", "take e1", "move e1")
    only_third = after(jumps, "resign 2")
    assert to_act(only_third) == 1
    assert may(only_third) == ["leave", *each("put", "a1 a3")]
    assert towers(after(only_third, "put a3")) == ["e1", "b1", "a3"]
    only_second = after(jumps, "resign 3")
    assert towers(after(only_second, "put a3")) == ["e1", "a3", "c1"]
    for done in (after(only_third, "put a3"), after(only_second, "put a3")):
        assert to_act(done) == 0


def test_st22_when_the_last_jumped_seat_resigns_the_turn_passes() -> None:
    """ST-22: 2 is settled and 3 resigns: seat 1 has nothing left to do."""
    passed = after(board(TABLE), "die r", "take e1", "move e1", "leave", "resign 3")
    assert to_act(passed) == 0
    assert to_act(after(passed, "die k")) == 2


def test_st22_a_seat_set_down_already_may_resign_while_others_are_asked_about() -> None:
    """ST-22: 2 resigns on a3; 3 is still to be asked about, and a3 is occupied for good."""
    position = after(board(TABLE), "die r", "take e1", "move e1", "put a3", "resign 2")
    assert to_act(position) == 1
    assert may(position) == ["leave", *each("put", "a1 b1")]


def test_st22_a_tower_whose_seat_resigned_before_the_move_is_not_jumped() -> None:
    """ST-22, ST-17: between `take` and `move` 2 resigns; only 3 is lifted."""
    position = after(board(TABLE), "die r", "take e1", "resign 2", "move e1")
    assert towers(after(position, "put a3")) == ["e1", "b1", "a3"]


def test_st22_a_resignation_ends_a_game_for_two_at_any_step() -> None:
    """ST-21, ST-22: in its own turn or not, the other has won."""
    table = TABLE.replace("b3", "b ")
    for plies in ((), ("die k",), ("die r",), ("die r", "take e1"), ("die y",), ("die r", "take e1", "move e1")):
        before = after(board(table), *plies)
        assert winners(after(before, "resign 1")) == (2,)
        assert winners(after(before, "resign 2")) == (1,)


def test_st22_a_seat_that_is_out_cannot_resign() -> None:
    """ST-22: neither after stranding, nor after resigning, nor when the game is over; nor one that does not exist."""
    stranded = after(board(TABLE), "die y", "strand d1")
    resigned = after(board(TABLE), "resign 3")
    over = after(resigned, "resign 2")
    for position, seat in ((stranded, 1), (resigned, 3), (over, 1), (over, 2), (resigned, 4), (resigned, 0)):
        with pytest.raises(IllegalPlyError):
            position.resign(seat)
