"""Squares of a board: names like `b3`, files from left to right, ranks from bottom to top, and straight lines."""

from __future__ import annotations

import re
from functools import cache

DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions as (files, ranks), clockwise from straight up the board."""

_SQUARE = re.compile(r"[a-z](?:[1-9]|1[0-9])")


def name(file: int, rank: int) -> str:
    """The square at `file` and `rank`, both from 0: `name(1, 2)` is `b3`."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[file]}{rank + 1}"


def is_square(word: str) -> bool:
    """Whether `word` is written as a square is, on a board of whatever size: `b3`, but neither `b0` nor `b33`."""
    return _SQUARE.fullmatch(word) is not None


def place(square: str) -> tuple[int, int]:
    """File and rank of a square's name, both from 0: the inverse of `name`."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


@cache
def squares(files: int, ranks: int) -> tuple[str, ...]:
    """Every square of the board: a1, b1, … and so rank by rank."""
    return tuple(name(file, rank) for rank in range(ranks) for file in range(files))


@cache
def lines(square: str, files: int, ranks: int) -> tuple[tuple[str, ...], ...]:
    """The squares that lie in each of the eight DIRECTIONS from `square`, nearest first, up to the board's edge."""
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
