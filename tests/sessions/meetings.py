"""Meetings of people whose rated games went one way or another."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from data.rows import MeetingRow


def met(one: int, other: int, games: int = 5, won: float = 3, since: int = 0) -> MeetingRow:
    """A meeting as it is stored."""
    if one > other:
        one, other, won = other, one, games - won
    return MeetingRow(one, other, games, float(games), won, since)


def everybody(people: Iterable[int], won: float = 3, since: int = 0) -> list[MeetingRow]:
    """The meetings of any two of these people, of which the first has won so many of five games."""
    return [met(one, other, won=won, since=since) for one, other in combinations(people, 2)]
