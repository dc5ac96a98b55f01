"""A compact board of The Game's Up! for search: small arrays that are copied by each ply.

Squares are indices in the order of `rules.games_up.SQUARES`. A stack is a number with five bits a piece, the lowest
piece in the highest bits: 8 times the owner plus the upper face. The tests compare the board with the engine ply by
ply.
"""

from __future__ import annotations

from functools import cache

from rules import grid
from rules.games_up import PIECE_TAKES, QUIET_PLIES, SEVEN, SIZE, SQUARES, STACK_TAKES, GamesUp, Stack
from rules.games_up import Move as Ply

_PIECE_BITS = 5
_FACE = 7
"""The bits of a stack that have the upper face of its top piece."""

INDEX = {square: index for index, square in enumerate(SQUARES)}

Move = tuple[int, int]
"""The squares from which and to which a ply leads."""

Closed = tuple[Move, ...]
"""Moves that are forbidden to the seat to move (GU-11)."""

Sameness = tuple[int, Closed, tuple[int, ...]]
"""What GU-20 compares: the seat to move, the closed moves in ascending order, and all stacks with all their pieces."""


def _code(stack: Stack) -> int:
    code = 0
    for piece in stack:
        code = code << _PIECE_BITS | piece.owner << 3 | piece.face
    return code


@cache
def sum_of(code: int) -> int:
    """The sum of the upper faces of a stack or of a single piece."""
    return code and (code & _FACE) + sum_of(code >> _PIECE_BITS)


@cache
def _pieces(code: int) -> int:
    return code and 1 + _pieces(code >> _PIECE_BITS)


@cache
def _lowest(code: int) -> int:
    """The owner of the lowest piece of a stack (GU-16)."""
    return code >> 3 if code < 1 << _PIECE_BITS else _lowest(code >> _PIECE_BITS)


def _ways(square: str) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The squares to which one step leads, and the leaps as the squares leapt over and landed on (GU-9)."""
    lines = grid.lines(square, SIZE, SIZE)
    steps = tuple(INDEX[line[0]] for line in lines if line)
    return steps, tuple((INDEX[line[0]], INDEX[line[1]]) for line in lines if len(line) > 1)


_STEPS = tuple(_ways(square)[0] for square in SQUARES)
_LEAPS = tuple(_ways(square)[1] for square in SQUARES)


def _takes(takes: dict[int, frozenset[int]]) -> tuple[int, ...]:
    """The faces that are captured, as bits, by the face that the captor shows before it is inverted (GU-13, GU-14)."""
    faces = range(1, SEVEN)
    return (0, *(sum(1 << taken for taken in takes[SEVEN - face]) for face in faces))


_PIECE, _STACK = _takes(PIECE_TAKES), _takes(STACK_TAKES)


class Board:
    """A position of The Game's Up! after the lot. It is never changed."""

    __slots__ = (
        "alternating",
        "closed",
        "faces",
        "history",
        "owners",
        "quiet",
        "scores",
        "seat",
        "stacks",
        "tall",
        "target",
    )

    target: int
    alternating: bool
    seat: int
    """The seat to move."""

    stacks: list[int]
    owners: bytearray
    """By square, the owner of what stands there (GU-5); 0 for nobody."""

    faces: bytearray
    """By square, the upper face of the top piece; 0 for none."""

    tall: bytearray
    """By square, whether a stack of at least two stands there."""

    scores: tuple[int, int]
    """The scores of seat 1 and seat 2 (GU-17)."""

    closed: Closed
    """The forbidden moves; the first undoes the last ply (GU-11)."""

    quiet: int
    """The number of successive plies without a capture (GU-20)."""

    history: tuple[Sameness, ...]
    """The positions since the last capture, the present one last (GU-20)."""

    @property
    def sameness(self) -> Sameness:
        """What GU-20 compares of this position."""
        return self.history[-1]

    @property
    def times(self) -> int:
        """How often this position has occurred, including now (GU-20)."""
        return self.history.count(self.history[-1]) if self.quiet >= 4 else 1

    def moves(self, *, quiet: bool = True) -> list[Move]:
        """The legal plies; without `quiet`, only those that capture. The order is that of the starts."""
        found: list[Move] = []
        owners, faces, tall, seat = self.owners, self.faces, self.tall, self.seat
        other = 3 - seat
        for start, owner in enumerate(owners):
            if not owner or (owner == other and (tall[start] or not quiet)):
                continue
            takes = self._takes(start) if owner == seat else 0
            ends = _STEPS[start]
            if not tall[start]:
                ends = ends + tuple(end for over, end in _LEAPS[start] if owners[over] == owner)
            for end in ends:
                there = owners[end]
                if (quiet and not there) or (there == other and takes >> faces[end] & 1):
                    found.append((start, end))
        for back in self.closed:
            if back in found:
                found.remove(back)
        return found

    def _takes(self, start: int) -> int:
        """The faces that the own piece or stack on `start` captures, as bits."""
        if not self.tall[start]:
            return _PIECE[self.faces[start]]
        return 0 if self.alternating and _lowest(self.stacks[start]) != self.seat else _STACK[self.faces[start]]

    def gain(self, move: Move) -> int:
        """By how much a ply changes the seat's score less the other one's (GU-17)."""
        start, end = move
        moved, taken = self.stacks[start], self.stacks[end]
        value = sum_of(moved)
        turned = value + SEVEN - 2 * self.faces[start]
        before = value if self.tall[start] else 0
        if not taken:
            # Only an own stack changes a score by moving: stacks of the other seat stay.
            return turned - before if self.tall[start] else 0
        lost = sum_of(taken)
        return turned + lost - before + (lost if self.tall[end] else 0)

    def play(self, move: Move) -> Board:
        """The board after a legal ply."""
        start, end = move
        then = Board.__new__(Board)
        then.target, then.alternating = self.target, self.alternating
        then.stacks = stacks = self.stacks[:]
        then.owners = owners = self.owners[:]
        then.faces = faces = self.faces[:]
        then.tall = tall = self.tall[:]
        one, two = self.scores
        owner, moved, taken = owners[start], stacks[start], stacks[end]
        then.seat = seat = 3 - self.seat
        face = SEVEN - faces[start]
        turned = moved & ~_FACE | face
        stacks[start] = owners[start] = faces[start] = tall[start] = 0
        change = sum_of(turned) - sum_of(moved) if self.tall[start] else 0
        lost = 0
        if taken:
            lost = sum_of(taken) if tall[end] else 0
            change += sum_of(taken) + (0 if self.tall[start] else sum_of(turned))
            turned |= taken << _PIECE_BITS * _pieces(moved)
        stacks[end], owners[end], faces[end] = turned, owner, face
        tall[end] = 1 if taken else self.tall[start]
        then.scores = (one + change, two - lost) if owner == 1 else (one - lost, two + change)
        kept = [back for back in self.closed[:1] if back[0] not in move]
        then.closed = ((end, start), *kept)
        then.quiet = 0 if taken else self.quiet + 1
        now = (seat, tuple(sorted(then.closed)), tuple(stacks))
        then.history = (now,) if taken else (*self.history, now)
        return then

    def ended(self, moves: list[Move]) -> int | None:
        """How the game has ended, in the order of GU-20; None while it goes on. `moves` are the legal plies.

        1 and 2 are the seat that has won, 0 is a draw.
        """
        if self.scores[2 - self.seat] >= self.target:
            return 3 - self.seat
        if moves and self.times >= 3:
            return 0
        if not moves or self.quiet >= QUIET_PLIES:
            one, two = self.scores
            return 0 if one == two else 1 if one > two else 2
        return None


def of(position: GamesUp) -> Board:
    """The board of a position after the lot."""
    board = Board.__new__(Board)
    board.target, board.alternating = position.target, position.alternating
    board.seat = position.seat
    board.stacks = [_code(stack) for stack in position.board]
    board.owners = bytearray(stack[-1].owner if stack else 0 for stack in position.board)
    board.faces = bytearray(stack[-1].face if stack else 0 for stack in position.board)
    board.tall = bytearray(len(stack) > 1 for stack in position.board)
    board.scores = position.scores
    board.closed = tuple(map(_move, position.closed))
    board.quiet = position.quiet
    board.history = tuple(
        (seat, tuple(sorted(map(_move, closed))), tuple(map(_code, squares)))
        for seat, closed, squares in position.history
    )
    return board


def _move(ply: Ply) -> Move:
    return INDEX[ply.start], INDEX[ply.end]


def text(move: Move) -> str:
    """A ply in the notation."""
    return f"{SQUARES[move[0]]} {SQUARES[move[1]]}"
