"""Where squares lie in a picture: from names of squares to pixels and back."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules import grid

Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom are exclusive."""


class Geometry(Struct, frozen=True):
    """A board of squares in a picture.

    >>> board = Geometry(files=6, ranks=6, cell=90, left=34)
    >>> board.box("a6"), board.centre("a1")
    ((34, 0, 124, 90), (79, 495))
    >>> board.square(40, 5)
    'a6'
    >>> Geometry(files=6, ranks=6, cell=90, turns=2).box("a6")  # turned by half
    (450, 450, 540, 540)
    """

    files: int
    """The number of files: the columns while a1 is at the lower left."""

    ranks: int
    """The number of ranks: the rows while a1 is at the lower left."""

    cell: int
    """The side of a square in pixels."""

    left: int = 0
    """The left edge of the squares in pixels."""

    top: int = 0
    """The upper edge of the squares in pixels."""

    turns: int = 0
    """By how many quarter turns clockwise the board is turned. Squares keep their names."""

    @property
    def columns(self) -> int:
        """The number of columns that are seen."""
        return self.ranks if self.turns % 2 else self.files

    @property
    def rows(self) -> int:
        """The number of rows that are seen."""
        return self.files if self.turns % 2 else self.ranks

    @property
    def area(self) -> Box:
        """The box around all squares."""
        return self.left, self.top, self.left + self.columns * self.cell, self.top + self.rows * self.cell

    def box(self, square: str) -> Box:
        """The box of `square`."""
        return _box(self, square)

    def centre(self, square: str) -> tuple[int, int]:
        """The pixel in the middle of `square`."""
        left, top, right, bottom = self.box(square)
        return (left + right) // 2, (top + bottom) // 2

    def square(self, x: int, y: int) -> str | None:
        """The square that contains the pixel (`x`, `y`), or None outside the board: the inverse of `box`."""
        column, row = (x - self.left) // self.cell, (y - self.top) // self.cell
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        return grid.name(*self._meant(column, row))

    def squares(self) -> tuple[str, ...]:
        """Every square in the order of painting: from the top row down, each row from the left."""
        return tuple(grid.name(*self._meant(column, row)) for row in range(self.rows) for column in range(self.columns))

    def cuts(self) -> tuple[list[int], list[int]]:
        """The edges of the columns and of the rows, in pixels: where a `Sheet` is cut into tiles."""
        left, top, right, bottom = self.area
        return [*range(left, right + 1, self.cell)], [*range(top, bottom + 1, self.cell)]

    def labels(self, gap: int) -> tuple[tuple[str, int, int], ...]:
        """The coordinates as (text, x, y): `gap` pixels below the lowest row and left of the first column.

        Letters name files and numbers name ranks, however the board is turned.
        """
        below = [grid.name(*self._meant(column, self.rows - 1)) for column in range(self.columns)]
        beside = [grid.name(*self._meant(0, row)) for row in range(self.rows)]
        _, _, _, bottom = self.area
        return (
            *((self._name(square, self.turns), self.centre(square)[0], bottom + gap) for square in below),
            *((self._name(square, self.turns + 1), self.left - gap, self.centre(square)[1]) for square in beside),
        )

    @staticmethod
    def _name(square: str, turns: int) -> str:
        """The file of `square`, or its rank after an odd number of quarter turns."""
        return square[1:] if turns % 2 else square[0]

    def _seen(self, file: int, rank: int) -> tuple[int, int]:
        """The column and the row, from 0 at the upper left, in which the square of `file` and `rank` is seen."""
        column, row, wide, high = file, self.ranks - 1 - rank, self.files, self.ranks
        for _ in range(self.turns % 4):
            column, row, wide, high = high - 1 - row, column, high, wide
        return column, row

    def _meant(self, column: int, row: int) -> tuple[int, int]:
        """The file and the rank of the square that is seen in `column` and `row`: the inverse of `_seen`."""
        wide, high = self.columns, self.rows
        for _ in range(self.turns % 4):
            column, row, wide, high = row, wide - 1 - column, high, wide
        return column, high - 1 - row


@lru_cache(maxsize=4096)
def _box(board: Geometry, square: str) -> Box:
    """The box of a square: a picture asks for some of them many times."""
    column, row = board._seen(*grid.place(square))
    left, top = board.left + column * board.cell, board.top + row * board.cell
    return left, top, left + board.cell, top + board.cell
