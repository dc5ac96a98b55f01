"""What becomes of the boards of a division when somebody withdraws, or somebody else takes their place."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from tournaments.pairing.boards import DUELS, GAMES, Board, How, Round, changed, walkover


class Change(Struct, frozen=True):
    """A board that becomes another one.

    Attributes:
        round (int): the number of the round.
        board (int): the place of the board in its round, counted from 0.
        new (Board): what it becomes.
    """

    round: int
    board: int
    new: Board


def annuls(rounds: Sequence[Round], number: int) -> bool:
    """Whether a withdrawal annuls all games of an entrant of a division: if fewer than half of them were played."""
    boards = [board for each in rounds for board in each.boards if number in board.seats and not board.alone]
    return 2 * sum(board.how in GAMES for board in boards) < len(boards)


def withdrawn(rounds: Sequence[Round], number: int, gone: Collection[int] = ()) -> list[Change]:
    """What changes in a division when an entrant withdraws. `gone` are those who have withdrawn before.

    If fewer than half of their games were played, all of them are annulled, so that nobody gains by who met them
    when; else the rest are walkovers for the others. In a Swiss, and at tables, past results stay: see `open_boards`.
    """
    if not annuls(rounds, number):
        return open_boards(rounds, number, gone)
    paired = max((each.number for each in rounds), default=0)
    return [
        Change(each.number, at, changed(board, (0,) * len(board.seats), How.ANNULLED, paired))
        for each in rounds
        for at, board in enumerate(each.boards)
        if number in board.seats and not board.alone and board.how is not How.ANNULLED
    ]


def open_boards(rounds: Sequence[Round], number: int, gone: Collection[int] = ()) -> list[Change]:
    """The boards for two that are not over when an entrant withdraws: walkovers, if nobody plays on there.

    A board whose game has begun is given up at its table instead, and gets its points from there.
    """
    absent = {number, *gone}
    return [
        Change(each.number, at, walkover(board.seats, [seat for seat in board.seats if seat not in absent], DUELS))
        for each in rounds
        for at, board in enumerate(each.boards)
        if number in board.seats and len(board.seats) == 2 and not board.over
    ]


def replaced(rounds: Sequence[Round], old: int, new: int) -> list[Change]:
    """The boards of a division when `new` takes the place of `old`, and plays all games from the start."""
    return [
        Change(each.number, at, Board(tuple(new if seat == old else seat for seat in board.seats)))
        for each in rounds
        for at, board in enumerate(each.boards)
        if old in board.seats
    ]
