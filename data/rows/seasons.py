"""Seasons of a server's leaderboard."""

from __future__ import annotations

from msgspec import Struct


class SeasonRow(Struct, frozen=True):
    """A span of time whose leaderboard is made from the games alone that end in it.

    id: above 0, and never used again
    guild_id: in which server
    name: as a manager of the server has called it
    begins, ends: from when on and until when games count, in seconds since 1970
    over: whether its places are final
    """

    id: int
    guild_id: int
    name: str
    begins: int
    ends: int
    over: bool

    @property
    def key(self) -> int:
        """What stands for the season in `book`, `meetings` and so on, in place of a server's id."""
        return -self.id


class SeasonPlace(Struct, frozen=True):
    """Somebody's final place in a season.

    game: the game's key
    options: the options of games for one, which are ranked by their scores; empty for games that are rated
    place: counted from 1
    user_id: who has it; 0 for somebody who was forgotten
    name: what they were called; empty for somebody who was forgotten, and behind the first places
    value: the rating in whole points, or the best score
    games: how many games they played
    won: how many of them they won; 0 where places are those of scores
    """

    game: str
    options: str
    place: int
    user_id: int
    name: str
    value: int
    games: int
    won: int
