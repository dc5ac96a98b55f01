"""The SQL of leaderboards: what the finished games of a server come to, added up by the database."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import BestRow, Book, LatestRow, PlayedRow
from data.sql.connection import Connection
from data.sql.queries import memos

_SEVERAL = "EXISTS (SELECT * FROM result AS other WHERE other.session_id = finished.session_id AND seat > 1)"
_LOST = "EXISTS (SELECT * FROM result AS other WHERE other.session_id = finished.session_id AND place > 1)"
_WON = f"place = 1 AND ({_LOST} OR NOT {_SEVERAL})"
"""Whether a seat won. Where all of several share the first place, the game is a draw."""


def note_changed(connection: Connection, guild_id: int) -> None:
    """Note that finished games of a server, or what ratings follow from there, are others than before.

    This comes last in a transaction: of two that change a server's games, one waits for the other here.
    """
    # Nobody asks for a book of all direct messages, where so many games end that they would wait for each other.
    if guild_id:
        connection.execute(
            "INSERT INTO memo (name, value) VALUES (?, '1')"
            " ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(memo.value AS BIGINT) + 1 AS TEXT)",
            (_stamp(guild_id),),
        )


def _stamp(guild_id: int) -> str:
    return f"results of {guild_id}"


def book(connection: Connection, guild_id: int, known: Book | None = None) -> Book:
    """What is known of the finished games of a server; `known` itself where nothing has changed since it was read."""
    stamp = memos.memo(connection, _stamp(guild_id)) or ""
    if known is not None and known.stamp == stamp:
        return known
    return Book(tuple(_played(connection, guild_id)), tuple(_best(connection, guild_id)), stamp)


def _played(connection: Connection, guild_id: int) -> list[PlayedRow]:
    rows = connection.execute(
        "SELECT game, user_id, seat, helped, max(several), count(*), sum(won), sum(moves), min(at), min(session_id)"  # noqa: S608 - ours
        " FROM (SELECT game, user_id, seat, moves, at, finished.session_id,"
        f" CASE WHEN {_SEVERAL} THEN 1 ELSE 0 END AS several,"
        f" CASE WHEN hinted AND NOT {_SEVERAL} THEN 1 ELSE 0 END AS helped,"
        f" CASE WHEN {_WON} THEN 1 ELSE 0 END AS won"
        " FROM finished JOIN result ON result.session_id = finished.session_id"
        " WHERE guild_id = ? AND rated <> 'computer') AS each_seat"
        " GROUP BY game, user_id, seat, helped",
        (guild_id,),
    ).fetchall()
    first: dict[str, tuple[int, int]] = {}
    for row in rows:
        first[row[0]] = min(first.get(row[0], (row[8], row[9])), (row[8], row[9]))
    return [
        PlayedRow(key, user_id, seat, bool(helped), bool(several), games, int(won), int(moves))
        for key, user_id, seat, helped, several, games, won, moves, *_ in sorted(
            rows, key=lambda row: (first[row[0]], row[0], *row[1:4])
        )
    ]


def _best(connection: Connection, guild_id: int) -> list[BestRow]:
    rows = connection.execute(
        "SELECT game, options, hinted, user_id, score, games FROM"  # noqa: S608 - ours
        " (SELECT game, options, hinted, user_id, score, at, finished.session_id,"
        " row_number() OVER (PARTITION BY game, options, hinted, user_id"
        " ORDER BY score DESC, at, finished.session_id) AS place,"
        " count(*) OVER (PARTITION BY game, options, hinted, user_id) AS games"
        " FROM finished JOIN result ON result.session_id = finished.session_id"
        " WHERE guild_id = ? AND rated <> 'computer'"
        f" AND user_id > 0 AND score IS NOT NULL AND NOT {_SEVERAL}) AS scored"
        " WHERE place = 1 ORDER BY game, score DESC, at, session_id",
        (guild_id,),
    )
    return [BestRow(key, options, bool(hinted), *rest) for key, options, hinted, *rest in rows]


def latest(connection: Connection, guild_id: int, game: str, user_ids: Iterable[int]) -> dict[int, LatestRow]:
    """The latest finished games of these users, by their ids: of one game, in a server. Who has none is left out."""
    found = {each: _latest(connection, guild_id, game, each) for each in user_ids}
    return {user_id: row for user_id, row in found.items() if row is not None}


def _latest(connection: Connection, guild_id: int, game: str, user_id: int) -> LatestRow | None:
    # One user's games are few, whatever the server has played: a cross join keeps SQLite from beginning with the
    # server's, and is any other join for PostgreSQL.
    rows = connection.execute(
        "SELECT finished.session_id,"  # noqa: S608 - ours
        f" CASE WHEN hinted AND NOT {_SEVERAL} THEN 1 ELSE 0 END, CASE WHEN {_WON} THEN 1 ELSE 0 END"
        " FROM result CROSS JOIN finished WHERE finished.session_id = result.session_id"
        " AND result.user_id = ? AND guild_id = ? AND game = ? AND rated <> 'computer'"
        " ORDER BY at DESC, finished.session_id DESC",
        (user_id, guild_id, game),
    ).fetchall()
    if not rows:
        return None
    counted = [won for _, helped, won in rows if not helped]
    return LatestRow(rows[0][0], counted.index(0) if 0 in counted else len(counted))
