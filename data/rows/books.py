"""What a server's leaderboards are made from."""

from __future__ import annotations

from msgspec import Struct


class PlayedRow(Struct, frozen=True):
    """How somebody has done in one seat of a game in a server. Games with computers are left out.

    game: its key
    user_id: who; 0 for everybody who was forgotten
    seat: counted from 1
    helped: whether these are games for one in which hints were given
    several: whether several sat in them
    games, won: how many they are, and how many of them were won
    moves: how many moves all players made in them
    """

    game: str
    user_id: int
    seat: int
    helped: bool
    several: bool
    games: int
    won: int
    moves: int


class BestRow(Struct, frozen=True):
    """Somebody's best score in games for one of a server.

    game, options: of which game, and with which options
    helped: whether these are games in which hints were given
    user_id: whose it is
    score: the score
    games: how many of their games have a score
    """

    game: str
    options: str
    helped: bool
    user_id: int
    score: int
    games: int


class Book(Struct, frozen=True):
    """What is known of the finished games of a server at one moment, of each game that was played there.

    played: how people have done; the game that was played first comes first
    best: the best scores in games for one, the highest first; of equal scores the earlier one
    stamp: another one after each change of these games; empty where none was changed since stamps are kept
    """

    played: tuple[PlayedRow, ...]
    best: tuple[BestRow, ...]
    stamp: str = ""


class LatestRow(Struct, frozen=True):
    """Somebody's latest finished games of a game in a server. Games with computers are left out.

    session_id: the newest of them
    streak: how many of the latest were won in a row, without games for one with hints
    """

    session_id: int
    streak: int
