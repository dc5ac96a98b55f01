"""The Game's Up! on positions made by hand: scores and ends (GU-17 to GU-21). Red is seat 1, blue seat 2."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import CHANCE, IllegalPlyError, Over, Resign
from rules.games_up import GAME, Captured, GamesUp, Move, Outlook, Piece, Rescored, Sameness
from rules.notation import legal
from tests import seeds
from tests.rules.games_up_diagrams import after, alone, begun, moves, outcome, position, shown, starts


def test_a_score_is_the_sum_of_the_faces_in_ones_stacks() -> None:
    """GU-17: all upper faces in the stacks that a seat owns now, of either colour; single pieces score nothing."""
    here = alone("a1=b6r2 c3=r1b3r2 e5=r4b5 a6=r6 f6=b6")
    assert here.scores == (14, 9)
    assert (here.score(1), here.score(2)) == (14, 9)
    assert begun(1).scores == (0, 0)


def test_a_score_can_fall() -> None:
    """GU-17: by the opponent's capture of a stack, and by turning the top of one's own to a lower face."""
    stack_lost = alone("a1=r6 b2=r3b1 f1=b2r2")
    assert stack_lost.scores == (4, 4)
    assert after(stack_lost, "a1 b2").scores == (9, 0)
    turned = alone("a1=b3r6 f6=b1")
    assert after(turned, "a1 a2").scores == (4, 0)
    assert turned.scores == (9, 0)


def test_what_a_ply_brings_about_is_told() -> None:
    """GU-17: a capture and each score that changed are told as events, the mover's first."""
    here = after(alone("a1=r6 b2=r3b1 f1=b2r2"), "a1 b2")
    captured = Captured(1, "b2", captor=(Piece(1, 1),), taken=(Piece(1, 3), Piece(2, 1)), points=5)
    assert here.events == (captured, Rescored(1, before=4, after=9), Rescored(2, before=4, after=0))
    assert after(alone("a1=b3r6 f6=b1"), "a1 a2").events == (Rescored(1, 9, 4),)
    assert after(alone("a1=r6 f6=b1"), "a1 a2").events == ()
    blue = after(alone("a1=r6 b2=b1r3 f1=b3", seat=2), "f1 f2", "b2 b1")
    assert blue.events == (Rescored(1, before=4, after=5),)


def test_what_a_ply_would_bring() -> None:
    """GU-17: the outlook of a ply: what moves, what it captures, the points, and both scores."""
    here = alone("a1=r6 b2=r3b1 f1=b2r2 d1=b4")
    assert here.outlook(Move("a1", "b2")) == Outlook((Piece(1, 1),), (Piece(1, 3), Piece(2, 1)), 5, (9, 0))
    assert here.outlook(Move("a1", "a2")) == Outlook((Piece(1, 1),), (), 0, (4, 4))
    assert here.outlook(Move("f1", "f2")) == Outlook((Piece(2, 2), Piece(1, 5)), (), 3, (7, 4))
    assert here.outlook(Move("d1", "d2")) == Outlook((Piece(2, 3),), (), 0, (4, 4))
    blue = alone("a1=r1b2 b2=r4", seat=2)
    assert blue.outlook(Move("a1", "b2")) == Outlook((Piece(1, 1), Piece(2, 5)), (Piece(1, 4),), 7, (0, 10))
    low = alone("a1=b1b1r5 b2=b1")
    assert low.outlook(Move("a1", "b2")).points == -2  # r5 turns to r2, which outweighs the b1 that it captures
    assert after(low, "a1 b2").scores == (5, 0)


@pytest.mark.parametrize("target", ["13", "21", "40"])
def test_the_target_is_an_option(target: str) -> None:
    """GU-18: any score from 13 to 40, 21 by default."""
    assert begun(1, target=target).target == int(target)
    assert begun(1).target == 21
    assert GAME.options[0].values == tuple(str(score) for score in range(13, 41))


def test_reaching_the_target_wins_at_once() -> None:
    """GU-18: the seat that moved wins when its score reaches the target, by a capture or by a turned top."""
    here = alone("a1=r4 b2=r3b6b3 f1=b2r2 f6=b1r1", target=21)
    assert here.scores == (6, 12)
    won = outcome(after(here, "a1 b2"))
    assert won.winners == (1,)
    assert won.reason == "has reached the target of 21 points"
    assert won.scores == (21, 0)
    turned = alone("a1=r6b6b4b2 e5=r1", seat=2, target=21)
    assert outcome(after(turned, "a1 a2")).winners == (2,)


def test_short_of_the_target_the_game_goes_on() -> None:
    """GU-18: one point less does not win."""
    here = after(alone("a1=r4 b2=r3b6b3 f1=b2r2 f6=b1r1 e4=b1", target=22), "a1 b2")
    assert here.scores == (21, 0)
    assert moves(here)
    fallen = after(alone("a1=b6r6r6 f6=b1", target=18), "a1 a2")
    assert fallen.scores == (13, 0)  # what counts is the score after the ply
    assert moves(fallen)


def test_the_target_is_asked_before_the_other_ends() -> None:
    """GU-18: reaching the target is the reason, though no move is left either, or sixty plies have passed."""
    here = alone("a1=b6r6r2", target=17)
    assert outcome(after(here, "a1 a2")).reason == "has reached the target of 17 points"
    late = quiet_for(59, here)
    assert outcome(after(late, "a1 a2")).reason == "has reached the target of 17 points"
    shorter = replace(late, target=18)
    assert outcome(after(shorter, "a1 a2")).reason == "leads 17 to 0, and no move is left"


def test_no_legal_move_ends_the_game() -> None:
    """GU-19: a seat that cannot move ends it; the higher score wins, whosever it is."""
    shut_in = position(
        """
        .    .    .  .  .  .
        .    .    .  .  .  .
        .    .    .  .  .  .
        .    .    .  .  .  .
        r1b1 r1b1 .  .  .  .
        b2r6 r1b2 .  .  .  .
        """
    )
    won = outcome(shut_in)
    assert (won.winners, won.scores) == ((1,), (8, 7))
    assert won.reason == "leads 8 to 7, and no move is left"
    lost = outcome(alone("c3=b2r3b6", seat=1))
    assert (lost.winners, lost.scores) == ((2,), (0, 11))


def test_no_legal_move_with_equal_scores_is_a_draw() -> None:
    """GU-19: equal scores draw."""
    drawn = outcome(alone("a1=b1r6 a2=r1b1 b2=r1b1 b1=r1b2"))
    assert (drawn.winners, drawn.scores) == ((), (7, 7))
    assert drawn.reason == "the scores are equal at 7, and no move is left"
    assert outcome(alone("")).winners == ()


def test_a_closed_way_is_no_legal_move() -> None:
    """GU-19: a seat whose only move would be taking back cannot move."""
    diagram = """
        .    .    .  .  .  .
        .    .    .  .  .  .
        .    .    .  .  .  .
        .    .    .  .  .  .
        .    r1b1 .  .  .  .
        b2r6 r1b2 .  .  .  .
    """
    assert moves(position(diagram)) == {"a1 a2"}
    assert outcome(position(diagram, closed="f6 f5,a1 a2")).winners == (1,)


def test_having_no_piece_is_no_end_while_a_move_exists() -> None:
    """GU-19: a seat without a piece of its own may still move the opponent's."""
    here = alone("c3=b2 a1=r3b6", seat=1)
    assert starts(here) == "c3"


SHUTTLE = [
    *("a1 a2", "f6 f5", "a2 b1", "f5 e6", "b1 a1", "e6 f6"),
    *("a1 a2", "f6 f5", "a2 b1", "f5 e6", "b1 a1", "e6 f6"),
]
"""Red's piece and blue's each go round a triangle twice, which shows their first faces again."""


def test_the_third_time_is_a_draw() -> None:
    """GU-20: the same position for the third time draws, whoever is ahead."""
    here = after(alone("a1=r1 f6=b1 c3=b2r3"), *SHUTTLE[:2])
    assert here.times == 1
    here = after(here, *SHUTTLE[2:], *SHUTTLE[:2])
    assert here.times == 2
    here = after(here, *SHUTTLE[2:], *SHUTTLE[:1])
    assert moves(here)
    drawn = outcome(after(here, SHUTTLE[1]))
    assert (drawn.winners, drawn.scores) == ((), (5, 0))
    assert drawn.reason == "the same position has come up for the third time"


def test_the_closed_ways_are_part_of_the_sameness() -> None:
    """GU-20: the same pieces with other ways closed are another position."""
    first = alone("a1=r1 f6=b1 c3=b2r3")
    again = after(first, *SHUTTLE)
    assert (again.board, again.seat) == (first.board, first.seat)
    assert again.closed == (Move("f6", "e6"), Move("a1", "b1"))
    assert again.times == 1
    assert after(again, *SHUTTLE).times == 2


def test_the_faces_are_part_of_the_sameness() -> None:
    """GU-20: after one round of the triangle the pieces stand there again, but show other faces."""
    here = after(alone("a1=r1 f6=b1"), *SHUTTLE[:6])
    assert shown(here) == "a1=r6 f6=b6"
    assert here.times == 1


def test_the_seat_to_move_is_part_of_the_sameness() -> None:
    """GU-20: the same pieces and closed ways with the other seat to move are another position."""
    red, blue = (after(alone("a1=r1 f6=b1", seat=seat), "a1 a2") for seat in (1, 2))
    assert (red.board, red.closed) == (blue.board, blue.closed)
    assert red.history[-1] != blue.history[-1]


def test_which_of_two_ways_was_closed_first_has_no_part_in_the_sameness() -> None:
    """GU-20: the pairs count, not their order."""
    here = after(alone("b1=r1 e4=b1"), "b1 b2", "e4 e5")
    there = after(alone("b1=r1 e4=b1"), "e4 e5", "b1 b2")
    assert here.closed == there.closed[::-1]
    assert here.history[-1] == there.history[-1]


def test_how_the_picture_is_turned_has_no_part_in_the_sameness() -> None:
    """GU-20: a position comes again however the picture is turned, though such positions are not equal."""
    here = alone("a1=r1 f6=b1")
    turned = replace(here, quarters=1)
    assert turned != here
    assert after(turned, "a1 a2").history == after(here, "a1 a2").history


def test_the_position_after_the_lot_is_its_first_time() -> None:
    """GU-20: the lot itself is none of the sixty."""
    assert GAME.new(2) == replace(begun(1), seat=CHANCE, history=())
    assert begun(1).times == 1
    assert begun(1).quiet == 0
    assert after(begun(1), "a5 a4").quiet == 1


def quiet_for(plies: int, here: GamesUp, *stood: Sameness) -> GamesUp:
    """`here` as if so many plies had passed without a capture, with `stood` among the positions before it."""
    nothing = alone("").history
    return replace(here, history=(*stood, *nothing * (plies - len(stood)), *here.history))


def quietly(here: GamesUp, plies: int, seed: int) -> GamesUp:
    """`here` after so many random plies without a capture, or fewer when the game ends."""
    dice = seeds.dice(seed)
    for _ in range(plies):
        turn = here.turn()
        if isinstance(turn, Over):
            break
        quiet = [ply for ply in turn.plies if isinstance(ply, Move) and not here.outlook(ply).taken]
        here = after(here, str(dice.choice(quiet)))
    return here


@pytest.mark.seeded
def test_sixty_plies_without_a_capture_end_the_game() -> None:
    """GU-20: counted from after the lot; equal scores draw."""
    here = quietly(begun(1), 59, seed=1)
    assert here.quiet == 59
    assert moves(here)
    drawn = outcome(quietly(here, 1, seed=2))
    assert (drawn.winners, drawn.scores) == ((), (0, 0))
    assert drawn.reason == "the scores are equal at 0, and 60 moves in a row have captured nothing"


@pytest.mark.seeded
def test_after_sixty_plies_the_higher_score_wins() -> None:
    """GU-20: whoever is behind must act."""
    blocked = "a6=r1b1 b6=r1b1 b5=r1b1 a5=r1b1"
    here = quietly(alone(f"d1=r1 f3=b1 c3=r2 {blocked}", seat=2), 60, seed=3)
    won = outcome(here)
    assert here.quiet == 60
    assert won.scores == here.scores
    assert won.winners == (2,)
    assert won.reason == f"leads {here.score(2)} to 0, and 60 moves in a row have captured nothing"


def test_a_capture_starts_the_count_anew() -> None:
    """GU-20: sixty in a row; a capture on the sixtieth leaves none, and no older position can come again."""
    here = alone("a1=r6 b2=b1 f6=b3")
    late = quiet_for(59, here)
    assert late.quiet == 59
    captured = after(late, "a1 b2")
    assert captured.quiet == 0
    assert captured.times == 1
    assert moves(captured)


def test_the_order_of_the_ends() -> None:
    """GU-20: the target, no move, the third time, sixty plies are asked in this order."""
    here = alone("a1=b2r2 f6=b1")
    then = after(here, "a1 a2").history[-1]
    assert outcome(after(quiet_for(59, here), "a1 a2")).winners == (1,)
    assert outcome(after(quiet_for(59, here, then, then), "a1 a2")).winners == ()
    stuck = alone("a1=b2r2")
    then = after(stuck, "a1 a2").history[-1]
    no_move_for_the_third_time = quiet_for(2, stuck, then, then)
    assert outcome(after(no_move_for_the_third_time, "a1 a2")).winners == (1,)
    by_target = replace(no_move_for_the_third_time, target=7)
    assert outcome(after(by_target, "a1 a2")).reason == "has reached the target of 7 points"


@pytest.mark.parametrize("seat", [1, 2])
def test_resigning_loses(seat: int) -> None:
    """GU-21: at any time, before the lot and in either seat's turn; the scores stay as they are."""
    for here in (GAME.new(2), begun(1), begun(2), after(alone("a1=r6 b2=r3b1 f6=r1b1 e1=b1"), "a1 b2")):
        assert isinstance(here, GamesUp)
        gone = after(here, f"resign {seat}")
        won = outcome(gone)
        assert won.winners == (3 - seat,)
        assert won.reason == "wins by resignation"
        assert won.scores == here.scores
        assert gone.remaining() == (3 - seat,)
        assert gone.board == here.board
        assert gone.events == ()
        assert Resign(seat) not in legal(here)
        with pytest.raises(IllegalPlyError):
            gone.resign(3 - seat)
