"""Positions of The Game's Up! as diagrams, so that a test is a picture and a sentence.

A diagram has six lines, rank 6 first, each of six words, file a first. A word is what stands on the square, the
lowest piece first: `b2r5` is a red (seat 1) piece that shows 5 on a blue (seat 2) one that shows 2. `.` is empty.
"""

from __future__ import annotations

import re

from rules.core import Choice, Outcome, Over, Position, advance
from rules.games_up import GAME, SQUARES, Board, GamesUp, Move, Piece
from rules.notation import read_recorded

_WORD = re.compile(r"\.|(?:[rb][1-6])+")


def board(diagram: str) -> Board:
    """The board that `diagram` shows."""
    ranks = [line.split() for line in diagram.strip().splitlines()]
    assert [len(rank) for rank in ranks] == [6] * 6, "a diagram has six lines of six words"
    words = [word for rank in reversed(ranks) for word in rank]
    assert all(_WORD.fullmatch(word) for word in words)
    pieces = [re.findall("([rb])([1-6])", word) for word in words]
    return tuple(tuple(Piece(1 if color == "r" else 2, int(face)) for color, face in stack) for stack in pieces)


def shown(position: GamesUp) -> str:
    """What stands on every square that is not empty, from a1 on: the words of a diagram with their squares."""
    stacks = zip(SQUARES, position.board, strict=True)
    return " ".join(
        square + "=" + "".join("rb"[piece.owner - 1] + str(piece.face) for piece in stack)
        for square, stack in stacks
        if stack
    )


def position(
    diagram: str, *, seat: int = 1, closed: str = "", target: int = 40, stacks: str = "free", turning: bool = True
) -> GamesUp:
    """The position that `diagram` shows, with `seat` to move, come about for the first time.

    `closed` holds the ways back that GU-11 closes, with commas between.
    """
    ways = tuple(Move(*way.split()) for way in closed.split(",") if way)
    squares = board(diagram)
    return GamesUp(
        seats=2,
        target=target,
        alternating=stacks == "alternating",
        turning=turning,
        board=squares,
        seat=seat,
        closed=ways,
        history=((seat, frozenset(ways), squares),),
    )


def alone(placed: str, *, seat: int = 1, closed: str = "", target: int = 40, stacks: str = "free") -> GamesUp:
    """The position with nothing but `placed` on the board, written as `shown` writes it: `a1=r3 c4=b2r5`."""
    on = dict(word.split("=") for word in placed.split())
    ranks = [" ".join(on.get(f"{file}{rank}", ".") for file in "abcdef") for rank in (6, 5, 4, 3, 2, 1)]
    return position("\n".join(ranks), seat=seat, closed=closed, target=target, stacks=stacks)


def begun(seat: int, **options: str) -> GamesUp:
    """A game in which the lot has fallen on `seat`."""
    return after(GAME.new(2, options), f"first {seat}")


def after(position: Position, *plies: str) -> GamesUp:
    """The position after `plies`, as a record would write them."""
    for ply in plies:
        position = advance(position, read_recorded(ply, position))
    assert isinstance(position, GamesUp)
    return position


def moves(position: Position) -> set[str]:
    """The legal plies of a position that waits for a seat."""
    turn = position.turn()
    assert isinstance(turn, Choice)
    return {str(ply) for ply in turn.plies}


def ends(position: Position, start: str) -> str:
    """The squares that what stands on `start` may move to, in alphabetical order."""
    return " ".join(sorted(ply[3:] for ply in moves(position) if ply.startswith(start)))


def starts(position: Position) -> str:
    """The squares from which something may move, in alphabetical order."""
    return " ".join(sorted({ply[:2] for ply in moves(position)}))


def outcome(position: Position) -> Outcome:
    """How the game ended."""
    turn = position.turn()
    assert isinstance(turn, Over)
    return turn.outcome
