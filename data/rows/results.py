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
players had enough rated games with each other on the day (from 00:00 UTC on) on which it began (“often”); no, since a
computer played in it (“computer”); no, since the table has agreed so (“agreed”)."""


class FinishedRow(Struct, frozen=True):
    """What is kept of a game that ended by its rules.

    options: as in a record: name=value, separated by spaces
    moves: how many plies people chose
    rated: whether it counts for the ratings
    memory: where it counts, by how much that makes earlier games of the same two people worth less
    hinted: whether a player was given a hint
    given_up: whether it is a game for one that was given up
    """

    options: str
    moves: int
    rated: Rated = "yes"
    memory: float = 1.0
    hinted: bool = False
    given_up: bool = False


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
    hinted: bool = False


class MeetingRow(Struct, frozen=True):
    """What the rated games of two people say about which of them is stronger.

    one, other: their ids, the lower one first. A number below 0 stands for somebody who was forgotten: it is the same
        one in all meetings of theirs in this server and game, and nowhere else
    games: how many rated games they had with each other
    weight: how many games these are worth, as each later one makes the earlier ones worth less
    won: how much of that the one won; a draw is half a game
    since: the day of their first game, counted from 1970, UTC
    """

    one: int
    other: int
    games: int
    weight: float
    won: float
    since: int = 0
