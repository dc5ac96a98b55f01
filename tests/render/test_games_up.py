"""The Game’s Up! in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.scene import Scene
from rules.core import Played
from rules.games_up import GAME, SQUARES, GamesUp
from rules.notation import legal
from tests.render.games_up import MIDDLE, NAMES, TELLER, long_board
from tests.render.plays import play
from tests.rules.games_up_diagrams import after, alone, begun, position


def tell(here: GamesUp, *lines: str) -> list[str]:
    return TELLER.tell(play(here, *lines), NAMES)


# Labels and questions


def test_first_words_say_what_moves_and_what_it_turns_to() -> None:
    here = position(MIDDLE)
    assert TELLER.label(here, ["a5"]) == "6 on a5 (turns to 1)"
    assert TELLER.label(here, ["d3"]) == "Stack on d3, top 4 (turns to 3, can capture)"
    assert TELLER.label(here, ["e3"]) == "Blue’s 1 on e3 (turns to 6)"
    blue = position(MIDDLE, seat=2)
    assert TELLER.label(blue, ["e3"]) == "1 on e3 (turns to 6)"
    assert TELLER.label(blue, ["a5"]) == "Red’s 6 on a5 (turns to 1)"


def test_whole_plies_make_sense_alone() -> None:
    here = position(MIDDLE)
    assert TELLER.label(here, ["a5", "a4"]) == "a5 to a4"
    assert TELLER.label(here, ["e3", "e4"]) == "e3 to e4"
    assert TELLER.label(here, ["d3", "c4"]) == "d3 to c4, −1"
    assert TELLER.label(here, ["d3", "e3"]) == "d3 to e3: captures 1, ±0"
    leaping = alone("a5=r2 b5=r1 c5=b5 d5=b4b6")
    assert TELLER.label(leaping, ["a5", "c5"]) == "a5 leaps to c5: captures 5, +10"
    stacks = alone("a5=r2r3 b5=b4b3 f6=b1")
    assert TELLER.label(stacks, ["a5", "b5"]) == "a5 to b5: captures stack of 2, top 3, +8"


def test_the_longest_label_fits() -> None:
    tall = alone(f"a5={'b2' * 9}r1 b5={'r1' * 9}b5 f6=b1")
    label = TELLER.label(tall, ["a5", "b5"])
    assert label == "a5 to b5: captures stack of 10, top 5, +19"
    assert len(label) <= 80


def test_words_that_begin_no_ply_are_left_as_they_are() -> None:
    assert TELLER.label(begun(1), ["d4"]) == "D4"


def test_asking_names_the_ways_that_are_closed() -> None:
    """GU-11: but not that of a stack which the seat could not move anyway."""
    ask = "Move one of your pieces or one of blue’s."
    assert TELLER.ask(begun(1)) == ask
    red = ask.replace("blue", "red")[:-1]
    assert TELLER.ask(after(begun(1), "a5 a4")) == "Move a piece, but not straight back (a4–a5)."
    both = after(begun(1), "a5 a4", "b2 b3")
    assert TELLER.ask(both) == "Move a piece, but not straight back (b3–b2, a4–a5)."
    assert TELLER.ask(after(position(MIDDLE), "d3 e4")) == f"{red}."


# What happened


def test_moves_are_told() -> None:
    here = position(MIDDLE)
    assert tell(here, "a5 a4") == ["Alice moved a 6 from a5 to a4 (turned to 1)."]
    assert tell(here, "e3 e4") == ["Alice moved Bob’s 1 from e3 to e4 (turned to 6)."]
    assert tell(here, "d3 c4") == ["Alice moved a stack of 2 from d3 to c4 (top 4 turned to 3): −1, now 13 of 40."]
    assert tell(begun(1), "a6 a4") == ["Alice moved a 1 from a6 over a5 to a4 (turned to 6)."]


def test_captures_and_falling_scores_are_told() -> None:
    """GU-17: who is captured from falls, and a stack's new top may cost more than the capture brings."""
    stacks = alone("a5=r2r3 b5=b4b3 f6=b1")
    assert tell(stacks, "a5 b5") == [
        "Alice moved a stack of 2 from a5 to b5 (top 3 turned to 4) and captured Bob’s stack of 2: +8, now 13 of 40.",
        "Bob dropped from 7 to 0.",
    ]
    assert tell(alone("a5=r2 b5=b2 f6=b1"), "a5 b5") == [
        "Alice moved a 2 from a5 to b5 (turned to 5) and captured Bob’s 2: +7, now 7 of 40."
    ]
    costly = alone("a5=r2r4 b5=b1 f6=b1")
    assert tell(costly, "a5 b5")[0].endswith("(top 4 turned to 3) and captured Bob’s 1: ±0, now 6 of 40.")


def test_the_lot_and_resignations_are_told() -> None:
    log = play(GAME.new(2, {}), "first 2", "a2 a3", "resign 1")
    assert TELLER.tell(log, NAMES) == [
        "Bob was drawn at random to start.",
        "Bob moved a 1 from a2 to a3 (turned to 6).",
        "Alice resigned.",
    ]
    assert TELLER.result(log[-1].after, NAMES) == "Alice resigned, so Bob wins. Final scores: Alice 0 and Bob 0."
    assert [TELLER.badge(log[-1].after, seat) for seat in (1, 2)] == ["🏳️", "🟦"]
    assert [TELLER.badge(log[0].after, seat) for seat in (1, 2)] == ["🔴", "🟦"]


def test_results_say_why() -> None:
    """GU-18 to GU-20: every way in which a game ends by itself."""
    reached = after(alone("a5=r2r6r1 b5=b6b1 f6=b1", target=13), "a5 b5")
    assert TELLER.result(reached, NAMES) == (
        "Alice wins by reaching the target of 13 points. Final scores: Alice 21 and Bob 0."
    )
    stuck = alone("a1=b1r2")
    assert TELLER.result(replace(stuck, seat=2), NAMES) == (
        "Alice wins 3 to 0: no moves are left. Final scores: Alice 3 and Bob 0."
    )
    lonely = alone("a1=r1 f6=b1")
    now = lonely.history[-1]
    third = replace(lonely, history=(now,) * 3)
    assert TELLER.result(third, NAMES) == ("Draw: the same position occurred 3 times. Final scores: Alice 0 and Bob 0.")
    other_time = (now[0], now[1], ())
    sixty = replace(lonely, history=((other_time,) * 60) + (now,))
    assert TELLER.result(sixty, NAMES) == (
        "Draw: the scores are tied at 0, and there was no capture in 60 moves. Final scores: Alice 0 and Bob 0."
    )
    for over in (reached, third, sixty):
        why = TELLER.result(over, NAMES).partition(" Final scores: ")[0]
        assert TELLER.alt(Scene(over, NAMES)).startswith(f"The Game’s Up! {why} ")


# The position in words


def test_alt_text_reads_stacks_from_the_top() -> None:
    here = after(position(MIDDLE), "a5 a4", "e3 e4")
    assert TELLER.alt(Scene(here, NAMES)) == (
        "The Game’s Up! It’s Alice’s turn. Scores (target 40): Alice (red) 14, Bob (blue) 19. "
        "No moving straight back: e4 to e3 and a4 to a5. Moves without a capture: 2 of 60. "
        "The board is turned upside down. Red singles: a4 1, b6 2. "
        "Red stacks, top first: d3 red 4, 3 (2, sum 7); b4 red 3, blue 4 (2, sum 7). "
        "Blue singles: a1 1, c1 3, f1 6, b2 1, d4 6, e4 6. "
        "Blue stacks, top first: d2 blue 3, 2 (2, sum 5); c3 blue 5, red 2 (2, sum 7); c6 blue 4, red 3 (2, sum 7)."
    )


@pytest.mark.parametrize(
    "heights", [[1] * 24, [2] * 12, [3] * 8, [4] * 6, [6, 6, 5, 5, 1, 1], [12, 11, 1], [23, 1], [2] * 8 + [1] * 8]
)
def test_the_longest_alt_text_fits_whole(heights: list[int]) -> None:
    """Whatever the players are called: two closed ways, the longest sentence of a last move, every piece."""
    names = ("W" * 60, "Ж" * 60)
    boards = 0
    for seed in range(200):
        if boards == 5:
            break
        here = long_board(heights, seed)
        plies = [Played(here, 1, ply, here.play(ply)) for ply in legal(here)]
        going_on = [each for each in plies if each.after.ended is None]
        if not going_on:
            continue
        boards += 1
        last = max(going_on, key=lambda each: len(TELLER.tell([each], NAMES)))
        end = last.after
        assert isinstance(end, GamesUp)
        now = end.history[-1]
        end = replace(end, closed=end.closed * 2, history=((now[0], now[1], ()),) * 58 + (now,) * 2)
        text = TELLER.alt(Scene(end, names, (last,)))
        assert len(text) <= 1024
        assert "No moving straight back: " in text
        assert "occurred 2 times" in text
        assert "Last: " in text
        assert not text.endswith("…")
        told = text.split("Last: ")[0]
        for square, stack in zip(SQUARES, end.board, strict=True):
            assert not stack or f" {square} " in told
    assert boards == 5
