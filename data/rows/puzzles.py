"""What users have done at puzzles."""

from __future__ import annotations

from msgspec import Struct


class PuzzleRow(Struct, frozen=True):
    """What a user has done at a puzzle.

    puzzle: the key of the puzzle
    guild_id, day: the server whose puzzle of the day it is, and the day, counted from 1970, UTC; 0 for a puzzle of
        the user's own
    tries: how often the user has answered
    solved: whether the last answer was right
    at: when it was given, in seconds since 1970
    """

    puzzle: str
    guild_id: int
    day: int
    tries: int
    solved: bool
    at: int


class PuzzleAnswer(Struct, frozen=True):
    """A user's answer to a puzzle. Where nothing is said here, a field is as in `PuzzleRow`.

    solved: whether it is right
    most: how many answers a user has
    gave_up: whether the user wants to see the solution: all answers are used up
    """

    puzzle: str
    guild_id: int
    day: int
    solved: bool
    most: int
    gave_up: bool = False
