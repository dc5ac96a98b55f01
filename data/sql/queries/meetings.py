"""The SQL of meetings: what the rated games of two people say about which of them is stronger."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from data.rows import MeetingRow, ResultRow
from data.sql.connection import Connection
from data.sql.queries import books, seasons

_DAY = 86_400
"""Seconds of a day."""

_COLUMNS = ", ".join(MeetingRow.__struct_fields__)


def meetings(connection: Connection, guild_id: int, game: str) -> list[MeetingRow]:
    """What ratings of a game in a server or season follow from, in the order of the two ids."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM meeting WHERE guild_id = ? AND game = ? ORDER BY one, other",  # noqa: S608 - ours
        (guild_id, game),
    )
    return [MeetingRow(*row) for row in rows]


def add(connection: Connection, guild_id: int, game: str, at: int, results: Sequence[ResultRow], memory: float) -> None:
    """Count a rated game that was over at `at`, for any two of its players.

    What their earlier games are worth is multiplied by `memory`. A game of several is worth as much as there are
    players beside one: of four players six pairs meet, and each has half a game.
    """
    for one, other, worth, won in _pairs(results):
        connection.execute(
            "INSERT INTO meeting (guild_id, game, one, other, games, weight, won, since) VALUES (?,?,?,?,1,?,?,?)"
            " ON CONFLICT (guild_id, game, one, other) DO UPDATE SET games = meeting.games + 1,"
            " weight = meeting.weight * ? + excluded.weight, won = meeting.won * ? + excluded.won",
            (guild_id, game, one, other, worth, won, at // _DAY, memory, memory),
        )


def _pairs(results: Sequence[ResultRow]) -> Iterator[tuple[int, int, float, float]]:
    """Any two people in a game, the lower id first; how much the game is worth for them; how much the one won."""
    # In one order, so that of two games that end at once none waits for the other in a circle.
    people = sorted((each for each in results if each.user_id > 0), key=lambda each: each.user_id)
    worth = 2 / len(results)
    for one, other in combinations(people, 2):
        won = worth * (0.5 if one.place == other.place else one.place < other.place)
        yield one.user_id, other.user_id, worth, won


def count_anew(connection: Connection, memory: float) -> None:
    """Count all rated games again, in the order in which they were over.

    What is left of meetings with people who were forgotten stays: no result tells any more who they were.
    """
    before = connection.execute("SELECT DISTINCT guild_id FROM meeting").fetchall()
    connection.execute("DELETE FROM meeting WHERE one > 0 AND other > 0")
    rows = connection.execute(
        "SELECT finished.session_id, guild_id, game, at, seat, user_id, place, score, level FROM finished"
        " JOIN result ON result.session_id = finished.session_id WHERE rated = 'yes'"
        " ORDER BY at, finished.session_id, seat"
    ).fetchall()
    # They are counted here: a statement for each game would keep everybody waiting for long.
    found: dict[tuple[int, str, int, int], MeetingRow] = {}
    running = seasons.running(connection)
    for game in _games(rows):
        (_, guild_id, key, at, *_), *_ = game
        scopes = [guild_id, *(each.key for server, each in running if server == guild_id and each.counts(at))]
        for one, other, worth, won in _pairs([ResultRow(*row[4:]) for row in game]):
            for scope in scopes:
                last = found.get((scope, key, one, other), MeetingRow(one, other, 0, 0.0, 0.0, at // _DAY))
                found[scope, key, one, other] = replace(
                    last, games=last.games + 1, weight=last.weight * memory + worth, won=last.won * memory + won
                )
    connection.executemany(
        f"INSERT INTO meeting (guild_id, game, {_COLUMNS}) VALUES (?,?,?,?,?,?,?,?)",  # noqa: S608 - ours
        [(*key[:2], *(getattr(row, name) for name in MeetingRow.__struct_fields__)) for key, row in found.items()],
    )
    books.note_changed(connection, {row[0] for row in before} | {key[0] for key in found})


def _games(rows: Iterable[Sequence[Any]]) -> Iterable[list[Sequence[Any]]]:
    found: dict[int, list[Sequence[Any]]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return found.values()


def servers_of(connection: Connection, user_id: int) -> list[int]:
    """The ids of the servers in which a user has met somebody, in order."""
    rows = connection.execute(
        "SELECT guild_id FROM meeting WHERE one = ? UNION SELECT guild_id FROM meeting WHERE other = ? ORDER BY 1",
        (user_id, user_id),
    )
    return [row[0] for row in rows]


def forget_person(connection: Connection, user_id: int) -> None:
    """Put a number in a user's place that follows from nothing: another one in each server and game."""
    mine = connection.execute(
        "SELECT DISTINCT guild_id, game FROM meeting WHERE one = ? OR other = ?", (user_id, user_id)
    ).fetchall()
    for guild_id, game in mine:
        _replace(connection, guild_id, game, user_id, -secrets.randbits(62) - 1)


def _replace(connection: Connection, guild_id: int, game: str, user_id: int, stand_in: int) -> None:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM meeting WHERE guild_id = ? AND game = ? AND (one = ? OR other = ?)",  # noqa: S608 - ours
        (guild_id, game, user_id, user_id),
    )
    for each in [MeetingRow(*row) for row in rows]:
        theirs = each.won if each.one == user_id else each.weight - each.won
        rival = each.other if each.one == user_id else each.one
        lower, won = (stand_in, theirs) if stand_in < rival else (rival, each.weight - theirs)
        connection.execute(
            "UPDATE meeting SET one = ?, other = ?, won = ? WHERE guild_id = ? AND game = ? AND one = ? AND other = ?",
            (lower, max(stand_in, rival), won, guild_id, game, each.one, each.other),
        )


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete all meetings of a server."""
    connection.execute("DELETE FROM meeting WHERE guild_id = ?", (guild_id,))
