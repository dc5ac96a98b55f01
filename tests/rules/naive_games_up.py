"""The Game's Up! once more, written from the clauses alone and as plainly as they read, to hold the engine against.

It shares no code with the engine: a board is a dictionary of strings (`{"a5": "b2r5"}`, the lowest piece first),
a game remembers every ply and every position it has seen, and nothing is worked out in advance but where squares lie.
"""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Iterator, Mapping

RED, BLUE = "r", "b"


def file_of(square: str) -> int:
    return "abcdef".index(square[0])


def rank_of(square: str) -> int:
    return int(square[1])


@functools.cache
def apart(a: str, b: str) -> tuple[int, str]:
    """How many steps two squares are apart, and the square half way between them."""
    files, ranks = file_of(a) + file_of(b), rank_of(a) + rank_of(b)
    steps = max(abs(file_of(a) - file_of(b)), abs(rank_of(a) - rank_of(b)))
    return steps, "abcdef"[files // 2] + str(ranks // 2)


@functools.cache
def straight(a: str) -> list[str]:
    """The squares that lie one or two steps from `a`, in a row, a column or a diagonal."""
    found = []
    for b in (file + rank for rank in "123456" for file in "abcdef"):
        across, up = abs(file_of(a) - file_of(b)), abs(rank_of(a) - rank_of(b))
        if max(across, up) in (1, 2) and (across == up or 0 in (across, up)):
            found.append(b)
    return found


def inverted(stack: str) -> str:
    return stack[:-1] + str(7 - int(stack[-1]))


def color(stack: str) -> str:
    return stack[-2]


def is_stack(stack: str) -> bool:
    return len(stack) > 2


class NaiveGamesUp:
    """A game under way: what the options say, what stands where, and all that has happened."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.target = int(options["target"])
        self.alternating = options["stacks"] == "alternating"
        self.turn = ""
        self.board: dict[str, str] = {}
        for number, file in enumerate("abcdef", 1):
            self.board[f"{file}6"] = f"r{number}"
            self.board[f"{file}5"] = f"r{7 - number}"
            self.board[f"{file}2"] = f"b{number}"
            self.board[f"{file}1"] = f"b{7 - number}"
        self.moved: list[tuple[str, str, str]] = []
        """Each move: from, to, and what stood there afterwards."""
        self.quiet = 0
        self.seen: Counter[object] = Counter()

    # Which plies are legal

    def legal(self) -> set[str]:
        if not self.turn:
            return {"first 1", "first 2"}
        return set(self.found())

    def found(self) -> Iterator[str]:
        for a, stack in self.board.items():
            if color(stack) == self.turn or not is_stack(stack):
                mover = inverted(stack)
                yield from (f"{a} {b}" for b in straight(a) if self.may_move(a, mover, b))

    def may_move(self, a: str, mover: str, b: str) -> bool:
        return self.reaches(a, b) and self.may_land(mover, b) and (a, b) not in self.closed()

    def reaches(self, a: str, b: str) -> bool:
        steps, middle = apart(a, b)
        if steps == 1:
            return True
        if is_stack(self.board[a]):
            return False
        return middle in self.board and color(self.board[middle]) == color(self.board[a])

    def may_land(self, mover: str, b: str) -> bool:
        if b not in self.board:
            return True
        there = self.board[b]
        if color(mover) != self.turn or color(there) == self.turn:
            return False
        n, m = int(mover[-1]), int(there[-1])
        if not is_stack(mover):
            return n == m or n + m == 7 or m == n - 1
        colors = (there + mover)[::2]
        if self.alternating and ("rr" in colors or "bb" in colors):
            return False
        return m < n

    def closed(self) -> set[tuple[str, str]]:
        """The ways back: the last move's, and that of the move before if what it left on its square is still there."""
        found = set()
        for a, b, left in self.moved[-2:]:
            if self.board.get(b) == left:
                found.add((b, a))
        return found

    # Playing

    def play(self, ply: str) -> None:
        if ply.startswith("first"):
            self.turn = {"first 1": RED, "first 2": BLUE}[ply]
        else:
            a, b = ply.split()
            captured = self.board.get(b, "")
            self.board[b] = captured + inverted(self.board.pop(a))
            self.moved.append((a, b, self.board[b]))
            self.quiet = 0 if captured else self.quiet + 1
            self.turn = BLUE if self.turn == RED else RED
        self.seen[self.now()] += 1

    def after(self, ply: str) -> NaiveGamesUp:
        """A copy of the game in which `ply` has been played."""
        again = copy.copy(self)
        again.board, again.moved, again.seen = dict(self.board), list(self.moved), Counter(self.seen)
        again.play(ply)
        return again

    def now(self) -> object:
        return self.turn, frozenset(self.closed()), frozenset(self.board.items())

    def scores(self) -> list[int]:
        found = {RED: 0, BLUE: 0}
        for stack in self.board.values():
            if is_stack(stack):
                found[color(stack)] += sum(int(face) for face in stack[1::2])
        return [found[RED], found[BLUE]]

    def winners(self) -> list[int] | None:
        """The seats that have won, none in a draw; None while the game goes on."""
        red, blue = self.scores()
        if red >= self.target:
            return [1]
        if blue >= self.target:
            return [2]
        ahead = [1] if red > blue else [2] if blue > red else []
        if self.turn and not any(self.found()):
            return ahead
        if self.turn and self.seen[self.now()] == 3:
            return []
        return ahead if self.quiet == 60 else None
