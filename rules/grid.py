"""Boards of squares: names like `b3` (files from left to right, ranks from bottom to top), and straight lines."""

from __future__ import annotations

import re
from functools import cache

DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions as (files, ranks), clockwise, beginning with straight up."""

_SQUARE = re.compile(r"[a-z](?:[1-9]|1[0-9])")


def name(file: int, rank: int) -> str:
    """The name of the square at `file` and `rank`, both from 0.

    >>> name(1, 2)
    'b3'
    """
    return f"{'abcdefghijklmnopqrstuvwxyz'[file]}{rank + 1}"


def is_square(word: str) -> bool:
    """Whether `word` is the name of a square on a board of any size: `b3` is, `b0` and `b33` are not."""
    return _SQUARE.fullmatch(word) is not None


def place(square: str) -> tuple[int, int]:
    """The file and the rank of a square, both from 0: the inverse of `name`.

    >>> place("b3")
    (1, 2)
    """
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


@cache
def squares(files: int, ranks: int) -> tuple[str, ...]:
    """All squares of a board, rank by rank, beginning with a1 and b1."""
    return tuple(name(file, rank) for rank in range(ranks) for file in range(files))


@cache
def lines(square: str, files: int, ranks: int) -> tuple[tuple[str, ...], ...]:
    """For each of the eight DIRECTIONS, the squares from `square` to the edge of the board, nearest first.

    >>> lines("a1", 3, 3)
    (('a2', 'a3'), ('b2', 'c3'), ('b1', 'c1'), (), (), (), (), ())
    """
    file, rank = place(square)
    found = []
    for across, up in DIRECTIONS:
        line = []
        step = 1
        while 0 <= file + step * across < files and 0 <= rank + step * up < ranks:
            line.append(name(file + step * across, rank + step * up))
            step += 1
        found.append(tuple(line))
    return tuple(found)
