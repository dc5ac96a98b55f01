"""Deals of the day and of events with attempts at them, and puzzles that people have answered."""

from __future__ import annotations

from msgspec import Struct


class DealRow(Struct, frozen=True):
    """The deal of a day.

    day: its number, counted from 1970-01-01, UTC
    event: the score event to which it belongs, a tournament; 0: it is the deal of the day
    game, options: what is dealt; the options as in a record: name=value, separated by spaces
    secret: what its cards are drawn from
    bound_at: when its fingerprint could first be read, in seconds since 1970
    """

    day: int
    game: str
    options: str
    secret: bytes
    bound_at: int
    event: int = 0


class NewAttempt(Struct, frozen=True):
    """Somebody's scored attempt at the deal of a day: everybody has one.

    guild_id: the server in whose table it counts; 0 for none
    instead: the session that was this user's attempt at that deal until now, if it is to be replaced; 0 for none
    event: as in `DealRow`
    """

    day: int
    user_id: int
    guild_id: int
    instead: int = 0
    event: int = 0


class AttemptRow(Struct, frozen=True):
    """An attempt that is kept; the rest as in `NewAttempt`.

    user_id: below 0 for somebody who was deleted, in an event
    session_id: the game
    score: None until it is over, and where it does not count
    won: whether it was won
    at: when it was over, in seconds since 1970; None where there is no score
    given_up: whether it was given up, and not played to its end
    """

    day: int
    user_id: int
    session_id: int
    guild_id: int
    score: int | None = None
    won: bool = False
    at: int | None = None
    given_up: bool = False
    event: int = 0


class DealTable(Struct, frozen=True):
    """The table of a day.

    best: the best attempts, the highest score first; of equal scores, the one that was over first
    number: how many attempts have a score
    place: the place of the user who was asked about, from 1: equal scores share one; None where they have no score
    """

    best: tuple[AttemptRow, ...]
    number: int
    place: int | None


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
    shift: by how many points the puzzle becomes more difficult if the answer finishes it; None if that changes nothing
    """

    puzzle: str
    guild_id: int
    day: int
    solved: bool
    most: int
    gave_up: bool = False
    shift: float | None = None
