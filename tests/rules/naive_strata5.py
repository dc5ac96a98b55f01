"""Strata 5 once more, written from the clauses alone and as plainly as they read, to hold the engine against.

It shares no code with the engine: blocks and pawns are cubes in space. `cubes[x, y]` are those over the space in file x
and rank y, both from 1, level by level from 1 on, with None where a cube is empty: a block fills four cubes of one
level, a pawn the one above the level that it stands on. Walks are tried one by one, and a game remembers every position
at the start of a turn.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Iterator
from dataclasses import dataclass

Space = tuple[int, int]


@dataclass(eq=False)
class Cube:
    """A piece: a block, or a pawn with its seat and number. A block knows its place."""

    name: str
    place: Space = (0, 0)
    seat: int = 0
    number: int = 0


@functools.cache
def written(space: Space) -> str:
    return f"{'abcdefghij'[space[0] - 1]}{space[1]}"


def parsed(text: str) -> Space:
    return "abcdefghij".index(text[0]) + 1, int(text[1:])


@functools.cache
def beside(size: int, space: Space) -> list[Space]:
    """The orthogonal neighbours of a space on a board with sides of `size`."""
    x, y = space
    near = (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
    return [(file, rank) for file, rank in near if 1 <= file <= size and 1 <= rank <= size]


class NaiveStrata5:
    """A game under way."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.spaces = [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]
        self.cubes: dict[Space, list[Cube | None]] = {space: [] for space in self.spaces}
        self.levels = dict.fromkeys(self.spaces, 0)
        """The level of the highest block over each space."""
        self.inside = set(self.spaces)
        self.left = 32
        far = size - 1
        self.starting = {1: [(1, 1), (far, 1)], 2: [(1, far), (far, far)]}
        for corner in (*self.starting[1], *self.starting[2]):
            self.lay(corner)
        self.hands = {1: [2, 2, 3, 4, 5, 6], 2: [2, 2, 3, 4, 5, 6]}
        self.seat, self.number, self.part = 1, 1, 1
        self.moved: list[Space] = []
        self.idle, self.quiet = 0, True
        self.over: tuple[list[int], str] | None = None
        self.seen = [self.now()]
        self.plies = self.moves()

    # What stands where

    def four(self, place: Space) -> list[Space]:
        x, y = place
        return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]

    def fill(self, space: Space, level: int, cube: Cube) -> None:
        column = self.cubes[space]
        column += [None] * (level - len(column))
        column[level - 1] = cube

    def height(self, space: Space) -> int:
        """The level of the highest cube over a space, be it of a block or of a pawn."""
        return len(self.cubes[space])

    def is_block(self, space: Space, level: int) -> bool:
        cube = self.cubes[space][level - 1] if level <= self.height(space) else None
        return cube is not None and cube.name == "block"

    def top(self, space: Space) -> Space | None:
        """The place of the highest block over a space."""
        level = self.levels[space]
        block = self.cubes[space][level - 1] if level else None
        return block.place if block else None

    def pawns(self) -> Iterator[tuple[Space, int, Cube]]:
        """Each pawn not in hand: its space, the level it stands on, and the pawn."""
        for space, column in self.cubes.items():
            for level, cube in enumerate(column):
                if cube is not None and cube.name == "pawn":
                    yield space, level, cube

    def is_trapped(self, space: Space, level: int) -> bool:
        """Whether any block lies higher over the space than the pawn on it stands."""
        return self.levels[space] > level

    def on_board(self) -> dict[Space, Cube]:
        return {space: pawn for space, level, pawn in self.pawns() if not self.is_trapped(space, level)}

    def open_doors(self, seat: int) -> list[Space]:
        return [space for place in self.starting[seat] for space in self.four(place) if self.levels[space] == 1]

    # Pawns

    def walks(self, way: list[Space], steps: int, pawns: dict[Space, int]) -> Iterator[Space]:
        """The ends of all walks that go on from the last space of `way`, one for each."""
        if steps == 0:
            yield way[-1]
            return
        for space in beside(self.size, way[-1]):
            if space in way or self.levels[space] == 0 or abs(self.levels[space] - self.levels[way[-1]]) > 1:
                continue
            if space in pawns and (steps > 1 or pawns[space] == self.seat):
                continue
            yield from self.walks([*way, space], steps - 1, pawns)

    def moves(self) -> set[str]:
        board = self.on_board()
        seats = {space: pawn.seat for space, pawn in board.items()}
        found = set()
        for space, pawn in board.items():
            if pawn.seat == self.seat and space not in self.moved:
                for end in self.walks([space], pawn.number, seats):
                    found.add(f"{written(space)} {written(end)}")
        for number in set(self.hands[self.seat]):
            for door in self.open_doors(self.seat):
                if door not in board:
                    for end in self.walks([door], number - 1, seats):
                        found.add(f"{number} {written(end)}")
        return found

    # Blocks

    def blocks(self) -> set[str]:
        if self.left == 0:
            return set()
        return {f"block {written(place)}" for place in self.spaces if self.may_lie(place)}

    def may_lie(self, place: Space) -> bool:
        four = self.four(place)
        if not all(space in self.inside for space in four):
            return False
        heights = [self.height(space) for space in four]
        if heights == [0, 0, 0, 0]:
            return any(self.is_block(near, 1) for space in four for near in beside(self.size, space))
        m = max(heights)
        bearing = [self.cubes[space][-1] for space in four if self.height(space) == m]
        return m + 1 <= 5 and len(bearing) >= 3 and len(set(bearing)) >= 2

    def lay(self, place: Space) -> None:
        """A block falls on `place` until it rests on something."""
        level = 1 + max(self.height(space) for space in self.four(place))
        block = Cube("block", place)
        for space in self.four(place):
            self.fill(space, level, block)
            self.levels[space] = level
        self.left -= 1

    # Playing

    def legal(self) -> set[str]:
        return set() if self.over else self.plies

    def play(self, ply: str) -> None:
        word, where = ply.split()
        if word == "block":
            self.lay(parsed(where))
            self.quiet = False
            if self.is_locked(3 - self.seat):
                self.over = [self.seat], "locked by a block"
                return
            self.end_turn()
        else:
            self.walk(word, parsed(where))
            if self.over:
                return
            self.part += 1
        self.skip()

    def walk(self, word: str, end: Space) -> None:
        if word.isdecimal():
            self.hands[self.seat].remove(int(word))
            pawn = Cube("pawn", seat=self.seat, number=int(word))
        else:
            start = parsed(word)
            pawn = self.on_board()[start]
            self.cubes[start].pop()
        level = self.levels[end]
        captured = self.cubes[end][-1] if self.height(end) > level else None
        self.fill(end, level + 1, pawn)
        self.moved.append(end)
        if captured:
            self.hands[self.seat].append(captured.number)
            self.quiet = False
        if level == 5:
            self.over = [self.seat], "climbed"
        elif captured and self.is_locked(3 - self.seat):
            self.over = [self.seat], "locked by a capture"

    def skip(self) -> None:
        """Skip what cannot be done, turns and all."""
        while not self.over:
            self.plies = self.blocks() if self.part == 3 else self.moves()
            if self.plies:
                return
            if self.part == 3:
                self.end_turn()
            else:
                self.part = 3

    def end_turn(self) -> None:
        self.idle = self.idle + 1 if self.quiet else 0
        if self.is_locked(self.seat):
            self.over = [3 - self.seat], "locked itself"
        elif self.left == 0 and not any(self.levels[space] == 5 for space in self.spaces):
            self.over = [], "no block on level 5"
        elif self.idle == 60:
            self.over = [], "60 idle turns"
        if self.over:
            return
        before = self.seat
        self.seat = 3 - self.seat
        self.seen.append(self.now())
        if self.seen.count(self.now()) == 3:
            self.over, self.seat = ([], "third time"), before
            return
        self.number, self.part, self.moved, self.quiet = self.number + 1, 1, [], True

    def now(self) -> object:
        """All that S5-28 asks about."""
        return (
            self.seat,
            [(self.levels[space], self.top(space)) for space in self.spaces],
            sorted((space, pawn.seat, pawn.number) for space, pawn in self.on_board().items()),
            {seat: sorted(hand) for seat, hand in self.hands.items()},
        )

    # Being locked

    def is_locked(self, seat: int) -> bool:
        if self.hands[seat] and self.open_doors(seat):
            return False
        return all(self.is_pawn_locked(space, pawn) for space, pawn in self.on_board().items() if pawn.seat == seat)

    def is_pawn_locked(self, space: Space, pawn: Cube) -> bool:
        return not any(True for _ in self.walks([space], pawn.number, {}))

    def after(self, ply: str) -> NaiveStrata5:
        """A copy of the game in which `ply` has been played."""
        again = copy.copy(self)
        again.cubes = {space: list(column) for space, column in self.cubes.items()}
        again.levels = dict(self.levels)
        again.hands = {seat: list(hand) for seat, hand in self.hands.items()}
        again.moved, again.seen = list(self.moved), list(self.seen)
        again.play(ply)
        return again
