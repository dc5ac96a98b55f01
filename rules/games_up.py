"""The Game's Up!, a stacking game for two seats, by the clauses GU-1 to GU-21 of `seeds/games_up.md`.

Squares are named `a1` to `f6`, as seat 1 sees them: files from left to right, ranks from bottom to top. What stands
on a square is a `Stack`, a tuple of pieces with the lowest first: empty, a single piece, or a stack proper (GU-5).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules import grid
from rules.core import CHANCE, Chance, Choice, Ending, Event, Game, Option, Outcome, Over, Played, Ply, Position, Turn

SIZE = 6
SQUARES = grid.squares(SIZE, SIZE)
"""The 36 squares a1, b1, … f6, the order in which a board holds its stacks (GU-1)."""

SEVEN = 7
"""What the two faces of a piece add up to (GU-2)."""

TARGETS = range(13, 41)
QUIET_PLIES = 60
"""So many plies in a row without a capture end the game (GU-20)."""


class Piece(NamedTuple):
    """A piece as it lies: the seat it belongs to, and its upper face, 1 to 6 (GU-2)."""

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
    """`a5 b4`: what stands on `start` is inverted and moves to `end` (GU-7 to GU-9)."""

    start: str
    end: str

    def __str__(self) -> str:
        return f"{self.start} {self.end}"


class End(Ending):
    """How a game ends (GU-18 to GU-21). The numbers are scores, the higher first; of `TARGET`, the target."""

    TARGET = "has reached the target of {} points"
    NO_MOVE_LEADS = "leads {} to {}, and no move is left"
    NO_MOVE_EQUAL = "the scores are equal at {}, and no move is left"
    QUIET_LEADS = f"leads {{}} to {{}}, and {QUIET_PLIES} moves in a row have captured nothing"
    QUIET_EQUAL = f"the scores are equal at {{}}, and {QUIET_PLIES} moves in a row have captured nothing"
    THIRD_TIME = "the same position has come up for the third time"
    RESIGNED = "wins by resignation"


Sameness = tuple[int, frozenset[Move], Board]
"""What two positions share when they are the same for GU-20: seat to move, closed ways, pieces with their faces.

How the picture is turned has no part in it, nor which of two closed ways was played later.
"""


class Captured(Event, frozen=True):
    """`seat` has captured `taken` on `square` with `captor`, whose top is inverted already (GU-12 to GU-15).

    `points` is what the ply did to the seat's score. It can be below 0, when the top of a stack turns to a low face.
    """

    seat: int
    square: str
    captor: Stack
    taken: Stack
    points: int


class Rescored(Event, frozen=True):
    """The score of `seat` has changed, by a capture or by an inverted top (GU-17)."""

    seat: int
    before: int
    after: int


class Outlook(Struct, frozen=True):
    """What a ply leads to: `moved` is what moves, inverted, and `taken` what it captures (empty when it captures none).

    `scores` are both seats' scores after the ply, `points` what it does to the score of the seat that plays it.
    """

    moved: Stack
    taken: Stack
    points: int
    scores: tuple[int, int]


_INDEX = {square: index for index, square in enumerate(SQUARES)}


_Way = tuple[int, int | None, Move]
"""A ply behind the board's indices of where it leads and, for a leap, of what it leaps over."""


def _ways(square: str) -> tuple[_Way, ...]:
    """The steps and leaps from `square`, in the order of the squares they lead to (GU-9)."""
    found: list[_Way] = []
    for line in grid.lines(square, SIZE, SIZE):
        found += [(_INDEX[end], None, Move(square, end)) for end in line[:1]]
        found += [(_INDEX[end], _INDEX[line[0]], Move(square, end)) for end in line[1:2]]
    return tuple(sorted(found, key=lambda way: way[0]))


# Plies are values: one of each serves every position.
_FIRST = (First(1), First(2))
_WAYS = tuple(_ways(square) for square in SQUARES)
_STEPS = tuple(tuple(way for way in ways if way[1] is None) for ways in _WAYS)
_BACK = {ply: Move(ply.end, ply.start) for ways in _WAYS for _, _, ply in ways}

FACES = range(1, 7)
PIECE_TAKES = {n: frozenset(m for m in FACES if n == m or n + m == SEVEN or m == n - 1) for n in FACES}
"""For the face a single piece shows once inverted, the top faces that it captures (GU-13)."""

STACK_TAKES = {n: frozenset(m for m in FACES if m < n) for n in FACES}
"""For the top face a stack shows once inverted, the top faces that it captures (GU-14)."""

_EMPTY, _BARRED = 0, 7
"""What a square shows in place of a face: that nothing stands there, and that nothing of the mover's captures there."""

_Landing = tuple[bool, ...]
"""By what a square shows, whether a stack may land on it (GU-10)."""


def _landing(takes: frozenset[int]) -> _Landing:
    return tuple(shown == _EMPTY or shown in takes for shown in range(_BARRED + 1))


# A captor is looked up by the face that it shows before it is inverted.
_PIECE_LANDS = {SEVEN - face: _landing(takes) for face, takes in PIECE_TAKES.items()}
_STACK_LANDS = {SEVEN - face: _landing(takes) for face, takes in STACK_TAKES.items()}
_NO_CAPTOR_LANDS = _landing(frozenset())


def worth(stack: Stack) -> int:
    """What `stack` counts for its owner: the sum of its upper faces, nothing for a single piece (GU-17)."""
    return sum(piece.face for piece in stack) if len(stack) > 1 else 0


def other(seat: int) -> int:
    """The opponent of `seat`."""
    return 3 - seat


class GamesUp(Position, frozen=True):
    """A position of The Game's Up!.

    Two equal positions look alike and go on alike: `quarters` and `history` are part of the value. Whether a position
    has come again is another question, and asked of `Sameness` alone.
    """

    target: int
    """The score that wins (GU-18)."""

    alternating: bool
    """Whether a capture must keep the colours of a stack alternating (GU-16)."""

    turning: bool
    """Whether the picture turns after every move (GU-6)."""

    board: Board
    """What stands on each square, in the order of SQUARES."""

    seat: int = CHANCE
    """Whose turn it is, once the lot is drawn (GU-4)."""

    closed: tuple[Move, ...] = ()
    """The ways back that the seat may not take (GU-11): the last ply's first, then that of the seat's own last ply."""

    history: tuple[Sameness, ...] = ()
    """Every position since the lot or the last capture, this one last (GU-20). None from before a capture can come
    again: stacks are never split, so each capture leaves one square fewer occupied for good."""

    quarters: int = 0
    """How many quarters clockwise the picture is turned, 0 to 3; always 0 without `turning` (GU-6)."""

    resigned: int | None = None
    """The seat that has resigned, if one has (GU-21)."""

    def remaining(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in super().remaining() if seat != self.resigned)

    def stack(self, square: str) -> Stack:
        """What stands on `square`, the lowest piece first; empty when nothing does."""
        return self.board[_INDEX[square]]

    def top(self, square: str) -> Piece | None:
        """The piece that shows on `square`, if anything stands there."""
        stack = self.stack(square)
        return stack[-1] if stack else None

    def owner(self, square: str) -> int | None:
        """The seat that owns what stands on `square`, by the top piece (GU-5)."""
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
        """How many plies in a row have passed without a capture (GU-20)."""
        return max(len(self.history) - 1, 0)

    @property
    def times(self) -> int:
        """How often this position has stood so far, this time included (GU-20); 0 before the lot."""
        return self.history.count(self.history[-1]) if self.history else 0

    def outlook(self, ply: Move) -> Outlook:
        """What `ply`, one of the plies of `turn()`, would lead to."""
        stack, taken = self.stack(ply.start), self.stack(ply.end)
        moved = (*stack[:-1], stack[-1].inverted())
        points = worth(taken + moved) - worth(stack)
        mine, theirs = self.score(self.seat) + points, self.score(other(self.seat)) - worth(taken)
        return Outlook(moved, taken, points, (mine, theirs) if self.seat == 1 else (theirs, mine))

    # What the position waits for

    def _wait(self) -> Turn:
        """The lot, a move, or nothing: the ends are asked in the order of GU-20."""
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
        """The end at which the higher score wins and equal scores draw (GU-19, GU-20)."""
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
        """The board as the seat to move sees it: square by square who owns it and what it shows; then what can move.

        That is, for each stack that the seat may move (GU-7), its square, whether it leaps, and where it lands.
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
        outlook = self.outlook(ply)
        squares = list(self.board)
        squares[_INDEX[ply.start]] = ()
        squares[_INDEX[ply.end]] = outlook.taken + outlook.moved  # the captor goes whole on top (GU-15)
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
        then.__dict__["scores"] = outlook.scores  # so they need not be counted again
        return then

    def _closed_by(self, ply: Move) -> tuple[Move, ...]:
        """The ways back that are closed to the opponent after `ply` (GU-11).

        Its own last ply was the one before `ply`, whose way back stands first in `closed`. It stays closed while what
        was moved then still stands there: not when `ply` has moved or captured it.
        """
        own = [back for back in self.closed[:1] if back.start not in (ply.start, ply.end)]
        return (_BACK[ply], *own)

    def _told(self, ply: Move, outlook: Outlook) -> tuple[Event, ...]:
        """What there is to tell of `ply`: the capture, then each score that changed, the mover's first."""
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
    # Seat 2 sits opposite and counts its files from the right, so its rising rank falls from a to f.
    ranks = {1: (2, falling), 2: (2, rising), 5: (1, falling), 6: (1, rising)}
    pieces = {
        grid.name(file, rank - 1): Piece(owner, face)
        for rank, (owner, faces) in ranks.items()
        for file, face in enumerate(faces)
    }
    return tuple((pieces[square],) if square in pieces else () for square in SQUARES)


def start(seats: int, options: Mapping[str, str]) -> GamesUp:
    """The first position: the pieces set up, the lot not drawn yet."""
    return GamesUp(
        seats=seats,
        target=int(options["target"]),
        alternating=options["stacks"] == "alternating",
        turning=options["turning"] == "on",
        board=set_up(),
    )


def shows(played: Played[GamesUp], face: str) -> bool:
    """Whether what the seat moved is its own and shows `face` now (GU-8)."""
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
    rated_from=8,
    goals={"shows": shows},
)
