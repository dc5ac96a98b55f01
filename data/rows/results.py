"""How games ended."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ResultRow(Struct, frozen=True):
    """How a seat finished a game that ended by its rules.

    seat: counted from 1
    user_id: who sat there; negative for a computer, and for somebody who was forgotten
    place: 1 is the best; seats that are equal share a place
    score: the points, in games that count them
    level: how well a computer plays that sat there; None for a person
    """

    seat: int
    user_id: int
    place: int
    score: int | None
    level: str | None = None


Rated = Literal["yes", "short", "often", "computer", "agreed"]
"""Whether a game counts for the ratings: “yes”; no, since a player took too few turns (“short”); no, since two of its
players had enough rated games on the same day (“often”), which begins at 00:00 UTC; no, since a computer played in it
(“computer”); no, since the table has agreed so (“agreed”)."""


class FinishedRow(Struct, frozen=True):
    """What is kept of a game that ended by its rules.

    options: as in a record: name=value, separated by spaces
    moves: how many plies people chose
    rated: whether it counts for the ratings, as far as that follows from the game itself
    most: how many games of one kind, in one server and on one day, count for any two players; None: all of them
    """

    options: str
    moves: int
    rated: Rated = "yes"
    most: int | None = None


class Finished(Struct, frozen=True):
    """A game that ended by its rules, with the result of each seat in order; the rest as in `FinishedRow`.

    at: when it was over, in seconds since 1970
    channel_id: where it is; 0 where games of all users were asked for
    """

    session_id: int
    game: str
    options: str
    moves: int
    results: list[ResultRow]
    rated: Rated = "yes"
    at: int = 0
    channel_id: int = 0
