"""The Game's Up!, a stacking game for two seats, by the clauses GU-1 to GU-21 of `seeds/en/games_up.md`.

Squares are named `a1` to `f6`, as seat 1 sees them: files from left to right, ranks from bottom to top. The content of
a square is a `Stack`, a tuple of pieces with the lowest first: empty, a single piece, or a real stack (GU-5).

    >>> position = GAME.new(2).play(First(1))
    >>> position.top("a6")
    Piece(owner=1, face=1)
    >>> position.play(Move("a5", "a4")).top("a4")  # a piece that moves shows its other face
    Piece(owner=1, face=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules import grid
from rules.core import CHANCE, Chance, Choice, Ending, Event, Outcome, Over, Played, Ply, Position, Turn
from rules.game import Game, Option

SIZE = 6
SQUARES = grid.squares(SIZE, SIZE)
"""The 36 squares a1, b1, … f6, in the order of the stacks in a `Board` (GU-1)."""

SEVEN = 7
"""The sum of the two faces of a piece (GU-2)."""

TARGETS = range(13, 41)
QUIET_PLIES = 60
"""The number of successive plies without a capture that ends the game (GU-20)."""


class Piece(NamedTuple):
    """A piece on the board: the seat that owns it, and its upper face, 1 to 6 (GU-2)."""

    owner: int
    face: int

    def inverted(self) -> Piece:
        """The piece turned over (GU-8)."""
        return Piece(self.owner, SEVEN - self.face)


Stack = tuple[Piece, ...]
Board = tuple[Stack, ...]


class First(Ply, frozen=True):
    """Chance: this seat starts (GU-4)."""

    seat: int


class Move(Ply, frozen=True):
    """`a5 b4`: the piece or stack on `start` is inverted and moves to `end` (GU-7 to GU-9)."""

    start: str
    end: str

    def __str__(self) -> str:
        return f"{self.start} {self.end}"


class End(Ending):
    """How a game ends (GU-18 to GU-21). The numbers are the scores, the higher one first; for `TARGET`, the target."""

    TARGET = "has reached the target of {} points"
    NO_MOVE_LEADS = "leads {} to {}, and no move is left"
    NO_MOVE_EQUAL = "the scores are equal at {}, and no move is left"
    QUIET_LEADS = f"leads {{}} to {{}}, and {QUIET_PLIES} moves in a row have captured nothing"
    QUIET_EQUAL = f"the scores are equal at {{}}, and {QUIET_PLIES} moves in a row have captured nothing"
    THIRD_TIME = "the same position has come up for the third time"
    RESIGNED = "wins by resignation"


Sameness = tuple[int, frozenset[Move], Board]
"""What GU-20 compares to find repetitions: the seat to move, the forbidden moves, and the pieces with their faces.

It does not compare how the picture is turned, or the order of two forbidden moves.
"""


class Captured(Event, frozen=True):
    """A seat has captured something (GU-12 to GU-15)."""

    seat: int
    square: str
    """Where the capture was made."""

    captor: Stack
    """What captured, with its top already inverted."""

    taken: Stack
    """What was captured."""

    points: int
    """By how much the seat's score changed; below 0 if the top of a stack turned to a low face."""


class Rescored(Event, frozen=True):
    """The score of `seat` has changed, by a capture or by an inverted top (GU-17)."""

    seat: int
    before: int
    after: int


class Outlook(Struct, frozen=True):
    """What a ply leads to."""

    moved: Stack
    """What moves, inverted."""

    taken: Stack
    """What it captures; empty if nothing."""

    points: int
    """By how much the score of the seat that plays it changes."""

    scores: tuple[int, int]
    """The scores after the ply, seat 1's first."""


_INDEX = {square: index for index, square in enumerate(SQUARES)}


_Way = tuple[int, int | None, Move]
"""The index in the board of the square to which a ply leads, that of the square over which it leaps, and the ply."""


def _ways(square: str) -> tuple[_Way, ...]:
    """The steps and leaps from `square`, in the order of the squares they lead to (GU-9)."""
    found: list[_Way] = []
    for line in grid.lines(square, SIZE, SIZE):
        found += [(_INDEX[end], None, Move(square, end)) for end in line[:1]]
        found += [(_INDEX[end], _INDEX[line[0]], Move(square, end)) for end in line[1:2]]
    return tuple(sorted(found, key=lambda way: way[0]))


# Plies are values, so all positions share them.
_FIRST = (First(1), First(2))
_WAYS = tuple(_ways(square) for square in SQUARES)
_STEPS = tuple(tuple(way for way in ways if way[1] is None) for ways in _WAYS)
_BACK = {ply: Move(ply.end, ply.start) for ways in _WAYS for _, _, ply in ways}

FACES = range(1, 7)
PIECE_TAKES = {n: frozenset(m for m in FACES if n == m or n + m == SEVEN or m == n - 1) for n in FACES}
"""The top faces that a single piece captures, by the face that it shows after it is inverted (GU-13)."""

STACK_TAKES = {n: frozenset(m for m in FACES if m < n) for n in FACES}
"""The top faces that a stack captures, by the top face that it shows after it is inverted (GU-14)."""

_EMPTY, _BARRED = 0, 7
"""What a square shows instead of a face: that it is empty, and that no piece of the seat to move can capture there."""

_Landing = tuple[bool, ...]
"""Whether a stack can land on a square, by what the square shows (GU-10)."""


def _landing(takes: frozenset[int]) -> _Landing:
    return tuple(shown == _EMPTY or shown in takes for shown in range(_BARRED + 1))


# By the face that a captor shows before it is inverted.
_PIECE_LANDS = {SEVEN - face: _landing(takes) for face, takes in PIECE_TAKES.items()}
_STACK_LANDS = {SEVEN - face: _landing(takes) for face, takes in STACK_TAKES.items()}
_NO_CAPTOR_LANDS = _landing(frozenset())


def worth(stack: Stack) -> int:
    """The points of `stack` for its owner: the sum of its upper faces; 0 for a single piece (GU-17)."""
    return sum(piece.face for piece in stack) if len(stack) > 1 else 0


def other(seat: int) -> int:
    """The opponent of `seat`."""
    return 3 - seat


class GamesUp(Position, frozen=True):
    """A position of The Game's Up!.

    Equal positions look the same and have the same future, so `quarters` and `history` are compared too. Repetitions
    (GU-20) are found with `Sameness` alone.
    """

    incidental = ("target", "alternating", "turning", "closed", "history", "quarters")

    target: int
    """The score that wins (GU-18)."""

    alternating: bool
    """Whether a capture must keep the colours of a stack alternating (GU-16)."""

    turning: bool
    """Whether the picture turns after every move (GU-6)."""

    board: Board
    """The content of each square, in the order of SQUARES."""

    seat: int = CHANCE
    """Whose turn it is, once the lot is drawn (GU-4)."""

    closed: tuple[Move, ...] = ()
    """The moves that the seat may not make because they undo a ply (GU-11).

    The first undoes the last ply; the second, if there is one, the seat's own last ply.
    """

    history: tuple[Sameness, ...] = ()
    """All positions since the lot or the last capture, this one last (GU-20).

    Positions from before a capture cannot come again: stacks are never split, so every capture leaves one occupied
    square fewer for good.
    """

    quarters: int = 0
    """The number of quarter turns clockwise of the picture, 0 to 3; always 0 without `turning` (GU-6)."""

    resigned: int | None = None
    """The seat that has resigned, if one has (GU-21)."""

    def remaining(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in super().remaining() if seat != self.resigned)

    def stack(self, square: str) -> Stack:
        """The pieces on `square`, the lowest first; empty if there is none."""
        return self.board[_INDEX[square]]

    def top(self, square: str) -> Piece | None:
        """The top piece on `square`; None if the square is empty."""
        stack = self.stack(square)
        return stack[-1] if stack else None

    def owner(self, square: str) -> int | None:
        """The owner of the pieces on `square`, which is that of the top piece (GU-5); None if the square is empty."""
        top = self.top(square)
        return top.owner if top else None

    @cached_property
    def scores(self) -> tuple[int, int]:
        """Both seats' scores, seat 1 first (GU-17)."""
        scores = [0, 0]
        for stack in self.board:
            if len(stack) > 1:
                scores[stack[-1].owner - 1] += worth(stack)
        return scores[0], scores[1]

    def score(self, seat: int) -> int:
        """The score of `seat` (GU-17)."""
        return self.scores[seat - 1]

    @property
    def quiet(self) -> int:
        """The number of successive plies without a capture up to now (GU-20)."""
        return max(len(self.history) - 1, 0)

    @property
    def times(self) -> int:
        """How often this position has occurred, including now (GU-20); 0 before the lot."""
        return self.history.count(self.history[-1]) if self.history else 0

    def outlook(self, ply: Move) -> Outlook:
        """What `ply`, one of the plies of `turn()`, would lead to. It is kept: a menu asks for it several times."""
        found = self._outlooks.get(ply)
        if found is None:
            found = self._outlooks[ply] = self._leads_to(ply)
        return found

    @cached_property
    def _outlooks(self) -> dict[Move, Outlook]:
        return {}

    def _leads_to(self, ply: Move) -> Outlook:
        stack, taken = self.stack(ply.start), self.stack(ply.end)
        moved = (*stack[:-1], stack[-1].inverted())
        points = worth(taken + moved) - worth(stack)
        mine, theirs = self.score(self.seat) + points, self.score(other(self.seat)) - worth(taken)
        return Outlook(moved, taken, points, (mine, theirs) if self.seat == 1 else (theirs, mine))

    # What the position waits for

    def _wait(self) -> Turn:
        """The lot, a move, or nothing. The ends are checked in the order of GU-20."""
        if self.resigned is not None:
            return self._won(other(self.resigned), End.RESIGNED)
        if self.seat == CHANCE:
            return Chance(_FIRST, (1, 1), self.number)
        moved = other(self.seat)
        if self.score(moved) >= self.target:
            return self._won(moved, End.TARGET, self.target)
        plies = self._moves()
        if not plies:
            return self._counted(End.NO_MOVE_LEADS, End.NO_MOVE_EQUAL)
        if self.times >= 3:
            return Over(Outcome((), End.THIRD_TIME, self.scores))
        if self.quiet >= QUIET_PLIES:
            return self._counted(End.QUIET_LEADS, End.QUIET_EQUAL)
        return Choice(self.seat, plies, self.number)

    def _won(self, seat: int, ending: End, *numbers: int) -> Over:
        return Over(Outcome((seat,), ending, self.scores, numbers))

    def _counted(self, leads: End, equal: End) -> Over:
        """An end at which the higher score wins and equal scores are a draw (GU-19, GU-20)."""
        one, two = self.scores
        if one == two:
            return Over(Outcome((), equal, self.scores, (one,)))
        return self._won(1 if one > two else 2, leads, max(one, two), min(one, two))

    def _moves(self) -> tuple[Move, ...]:
        """Every legal ply, square by square (GU-7 to GU-16)."""
        owners, shown, movers = self._seen()
        closed = {_INDEX[back.start]: back.end for back in self.closed}
        found: list[Move] = []
        for start, leaps, landing in movers:
            before = len(found)
            for end, over, ply in (_WAYS if leaps else _STEPS)[start]:
                # A leap goes over its own colour (GU-9).
                if landing[shown[end]] and (over is None or owners[over] == owners[start]):
                    found.append(ply)
            if start in closed:
                found[before:] = [ply for ply in found[before:] if ply.end != closed[start]]  # no way back (GU-11)
        return tuple(found)

    def _seen(self) -> tuple[list[int], list[int], list[tuple[int, bool, _Landing]]]:
        """The board from the point of view of the seat to move: owners by square, what squares show, and what can move.

        What can move is given, for each stack that the seat may move (GU-7), as the index of its square, whether it
        can leap, and where it can land.
        """
        seat = self.seat
        owners, shown = [], []
        movers: list[tuple[int, bool, _Landing]] = []
        for square, stack in enumerate(self.board):
            owner, face = stack[-1] if stack else (CHANCE, _EMPTY)
            owners.append(owner)
            shown.append(face if owner != seat else _BARRED)
            alone = len(stack) == 1
            if owner == seat:
                movers.append((square, alone, _PIECE_LANDS[face] if alone else self._stack_lands(stack)))
            elif alone:
                movers.append((square, True, _NO_CAPTOR_LANDS))  # the opponent's pieces, which capture nothing (GU-12)
        return owners, shown, movers

    def _stack_lands(self, stack: Stack) -> _Landing:
        """Where a stack of the seat to move lands (GU-14, GU-16)."""
        if self.alternating and stack[0].owner != self.seat:
            return _NO_CAPTOR_LANDS  # its lowest piece would lie on one of the same colour
        return _STACK_LANDS[stack[-1].face]

    # What follows

    def _next(self, ply: Ply) -> GamesUp:
        match ply:
            case First(seat=seat):
                first = (seat, frozenset[Move](), self.board)
                return replace(self, seat=seat, history=(first,), number=1, events=())
            case Move():
                return self._moved(ply)
            case _:
                raise AssertionError(f"{ply} is no ply of The Game's Up!")

    def _moved(self, ply: Move) -> GamesUp:
        outlook = self._leads_to(ply)
        squares = list(self.board)
        squares[_INDEX[ply.start]] = ()
        squares[_INDEX[ply.end]] = outlook.taken + outlook.moved  # the whole captor goes on top (GU-15)
        board, seat, closed = tuple(squares), other(self.seat), self._closed_by(ply)
        now = (seat, frozenset(closed), board)
        then = replace(
            self,
            board=board,
            seat=seat,
            number=self.number + 1,
            closed=closed,
            history=(now,) if outlook.taken else (*self.history, now),
            quarters=(self.quarters + self.turning) % 4,
            events=self._told(ply, outlook),
        )
        then.__dict__["scores"] = outlook.scores  # they are known, so they need not be counted
        return then

    def _closed_by(self, ply: Move) -> tuple[Move, ...]:
        """The moves that are forbidden to the opponent after `ply` (GU-11).

        The opponent's own last ply was the one before `ply`; the move that undoes it is first in `closed`. It stays
        forbidden unless `ply` has moved or captured what was moved then.
        """
        own = [back for back in self.closed[:1] if back.start not in (ply.start, ply.end)]
        return (_BACK[ply], *own)

    def _told(self, ply: Move, outlook: Outlook) -> tuple[Event, ...]:
        """The events of `ply`: the capture, and then each change of a score, the mover's first."""
        events: list[Event] = []
        if outlook.taken:
            events.append(Captured(self.seat, ply.end, outlook.moved, outlook.taken, outlook.points))
        for seat in (self.seat, other(self.seat)):
            before, after = self.score(seat), outlook.scores[seat - 1]
            if before != after:
                events.append(Rescored(seat, before, after))
        return tuple(events)

    def _without(self, seat: int) -> GamesUp:
        return replace(self, resigned=seat, events=())


def set_up() -> Board:
    """The board at the start: each seat's pieces on the opponent's side, six to a rank (GU-3)."""
    rising = tuple(FACES)
    falling = rising[::-1]
    # Seat 2 sits opposite and counts files from the right, so its ascending rank descends from a to f.
    ranks = {1: (2, falling), 2: (2, rising), 5: (1, falling), 6: (1, rising)}
    pieces = {
        grid.name(file, rank - 1): Piece(owner, face)
        for rank, (owner, faces) in ranks.items()
        for file, face in enumerate(faces)
    }
    return tuple((pieces[square],) if square in pieces else () for square in SQUARES)


def start(seats: int, options: Mapping[str, str]) -> GamesUp:
    """The first position: the pieces are set up, and the lot has not been drawn."""
    return GamesUp(
        seats=seats,
        target=int(options["target"]),
        alternating=options["stacks"] == "alternating",
        turning=options["turning"] == "on",
        board=set_up(),
    )


def shows(played: Played[GamesUp], face: str) -> bool:
    """Whether the seat moved something of its own that shows `face` now (GU-8)."""
    before, after, ply = played.before, played.after, played.ply
    if not isinstance(ply, Move) or before.owner(ply.start) != played.seat:
        return False
    top = after.top(ply.end)
    return top is not None and str(top.face) == face


GAME = Game(
    key="games_up",
    clauses="GU",
    seats=range(2, 3),
    options=(
        Option(name="target", values=tuple(str(score) for score in TARGETS), default="21"),
        Option(name="stacks", values=("free", "alternating"), default="free"),
        Option(name="turning", values=("on", "off"), default="on"),
    ),
    start=start,
    lengths={2: (87, 173)},
    rated_from=8,
    goals={"shows": shows},
)
