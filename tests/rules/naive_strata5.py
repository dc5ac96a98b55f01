"""Strata 5 once more, written from the clauses alone and as plainly as they read, to hold the engine against.

It shares no code with the engine: blocks and pawns are cubes in space. `cubes[x, y, z]` is the piece that fills level z
over the space in file x and rank y, all from 1: a block fills four cubes of one level, a pawn the one above the level
that it stands on. Walks are tried one by one, and a game remembers every position at the start of a turn.
"""

from __future__ import annotations

import copy
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


def written(space: Space) -> str:
    return f"{'abcdefghij'[space[0] - 1]}{space[1]}"


def parsed(text: str) -> Space:
    return "abcdefghij".index(text[0]) + 1, int(text[1:])


class NaiveStrata5:
    """A game under way."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cubes: dict[tuple[int, int, int], Cube] = {}
        self.spaces = [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]
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

    def height(self, space: Space) -> int:
        """The level of the highest cube over a space, be it of a block or of a pawn."""
        x, y = space
        for z in (6, 5, 4, 3, 2, 1):
            if (x, y, z) in self.cubes:
                return z
        return 0

    def level(self, space: Space) -> int:
        """The level of the highest cube of a block over a space."""
        x, y = space
        for z in (5, 4, 3, 2, 1):
            if (found := self.cubes.get((x, y, z))) is not None and found.name == "block":
                return z
        return 0

    def is_block(self, cube: tuple[int, int, int]) -> bool:
        found = self.cubes.get(cube)
        return found is not None and found.name == "block"

    def top(self, space: Space) -> Space | None:
        """The place of the highest block over a space."""
        level = self.level(space)
        return self.cubes[*space, level].place if level else None

    def pawns(self) -> Iterator[tuple[Space, int, Cube]]:
        """Each pawn not in hand: its space, the level it stands on, and the pawn."""
        for (x, y, z), cube in self.cubes.items():
            if cube.name == "pawn":
                yield (x, y), z - 1, cube

    def is_trapped(self, space: Space, level: int) -> bool:
        """Whether any block lies higher over the space than the pawn on it stands."""
        return self.level(space) > level

    def on_board(self) -> dict[Space, Cube]:
        return {space: pawn for space, level, pawn in self.pawns() if not self.is_trapped(space, level)}

    def open_doors(self, seat: int) -> list[Space]:
        return [space for place in self.starting[seat] for space in self.four(place) if self.level(space) == 1]

    # Pawns

    def beside(self, space: Space) -> list[Space]:
        x, y = space
        return [each for each in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if each in self.inside]

    def walks(self, way: list[Space], steps: int, levels: dict[Space, int], pawns: dict[Space, int]) -> Iterator[Space]:
        """The ends of all walks that go on from the last space of `way`, one for each."""
        if steps == 0:
            yield way[-1]
            return
        for space in self.beside(way[-1]):
            if space in way or levels[space] == 0 or abs(levels[space] - levels[way[-1]]) > 1:
                continue
            if space in pawns and (steps > 1 or pawns[space] == self.seat):
                continue
            yield from self.walks([*way, space], steps - 1, levels, pawns)

    def moves(self) -> set[str]:
        levels = {space: self.level(space) for space in self.spaces}
        board = self.on_board()
        seats = {space: pawn.seat for space, pawn in board.items()}
        found = set()
        for space, pawn in board.items():
            if pawn.seat == self.seat and space not in self.moved:
                for end in self.walks([space], pawn.number, levels, seats):
                    found.add(f"{written(space)} {written(end)}")
        for number in set(self.hands[self.seat]):
            for door in self.open_doors(self.seat):
                if door not in board:
                    for end in self.walks([door], number - 1, levels, seats):
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
            return any(self.is_block((*near, 1)) for space in four for near in self.beside(space))
        m = max(heights)
        bearing = [self.cubes[*space, m] for space in four if self.height(space) == m]
        return m + 1 <= 5 and len(bearing) >= 3 and len(set(bearing)) >= 2

    def lay(self, place: Space) -> None:
        """A block falls on `place` until it rests on something."""
        level = 1 + max(self.height(space) for space in self.four(place))
        block = Cube("block", place)
        for space in self.four(place):
            self.cubes[*space, level] = block
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
            pawn = self.cubes.pop((*start, self.level(start) + 1))
        level = self.level(end)
        captured = self.cubes.get((*end, level + 1))
        self.cubes[*end, level + 1] = pawn
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
        elif self.left == 0 and not any(self.level(space) == 5 for space in self.spaces):
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
            [(self.level(space), self.top(space)) for space in self.spaces],
            sorted((space, pawn.seat, pawn.number) for space, pawn in self.on_board().items()),
            {seat: sorted(hand) for seat, hand in self.hands.items()},
        )

    # Being locked

    def is_locked(self, seat: int) -> bool:
        if self.hands[seat] and self.open_doors(seat):
            return False
        return all(self.is_pawn_locked(space, pawn) for space, pawn in self.on_board().items() if pawn.seat == seat)

    def is_pawn_locked(self, space: Space, pawn: Cube) -> bool:
        levels = {each: self.level(each) for each in self.spaces}
        return not any(True for _ in self.walks([space], pawn.number, levels, {}))

    def after(self, ply: str) -> NaiveStrata5:
        """A copy of the game in which `ply` has been played."""
        again = copy.deepcopy(self)
        again.play(ply)
        return again
